// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_text.h"

#include "engine/gallery/gallery_entry.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

CheckedRules onlySpellings(const CheckedRules& rules, const std::vector<std::uint32_t>& wanted)
{
    CheckedRules chosen = rules;
    chosen.rules.rules.clear();
    for (const std::uint32_t at : wanted)
        chosen.rules.rules.push_back(rules.rules.rules[at]);
    return chosen;
}

bool isTaken(const RulesText& text, const std::string& name)
{
    return findRule(text, name) || !text.whyNotNamed(name).empty();
}

/// The rule that a text has and an older one has not, or has less often.
std::optional<RulePlace> newRule(const RulesText& text, const RulesText& before)
{
    std::map<std::string, std::size_t> known;
    for (const RulePlace& rule : before.rulePlaces())
        ++known[rule.name];
    for (RulePlace& rule : text.rulePlaces()) {
        if (known[rule.name]-- == 0)
            return std::move(rule);
    }
    return std::nullopt;
}

} // namespace

GalleryText writtenIn(const GalleryEntry& entry, const GalleryWish& wish, const CancelToken& cancel)
{
    std::vector<std::uint32_t> spellings = wish.spellings;
    if (spellings.empty()) {
        spellings.resize(entry.spellings.size());
        std::iota(spellings.begin(), spellings.end(), 0U);
    }
    GalleryText made;
    made.original = onlySpellings(entry.rules, spellings);
    const std::string name = entry.id + std::string(wish.to->endings.front());
    made.translation = translate(
        made.original, {.to = wish.to, .context = wish.context, .limits = {}}, name, cancel);
    const bool isKept = wish.to == &entry.language();
    made.text = isKept ? entry.textOf(spellings) : made.translation.text;
    return made;
}

std::optional<GrownRules> withRules(const std::shared_ptr<const RulesText>& text,
                                    std::optional<TextPosition> after, const Translation& rules)
{
    std::shared_ptr<const RulesText> grown = text;
    const RuleLanguage& language = text->language();
    std::vector<std::string> names;
    for (const RuleToWrite& rule : rules.written) {
        for (RuleDraft draft : rule.drafts) {
            const std::string wanted = draft.name;
            for (std::size_t number = 2; isTaken(*grown, draft.name); ++number)
                draft.name = wanted + '_' + std::to_string(number);
            const auto edits = grown->addRule(after, grown->fitted(language.write(draft)));
            if (!edits || edits->empty())
                return std::nullopt;
            SourceText fresh(text->source().name(), edited(grown->source(), *edits));
            const auto next = language.read(std::move(fresh), grown.get(), {});
            const auto place = newRule(*next, *grown);
            if (!place)
                return std::nullopt;
            names.push_back(place->name);
            after = next->source().position(place->nameRange.begin);
            grown = next;
        }
    }
    return GrownRules{.text = std::string(grown->source().text()), .names = std::move(names)};
}

} // namespace fusewright
