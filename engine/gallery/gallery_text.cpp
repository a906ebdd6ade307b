// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/gallery/gallery_text.h"

#include "engine/gallery/gallery_entry.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <cstddef>
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

/// What is inserted says what it is and where it is from.
void noteSpellings(const GalleryEntry& entry, Translation& made)
{
    for (std::size_t at = 0; at < made.rules.size() && at < made.written.size(); ++at) {
        const auto spelling =
            std::ranges::find(entry.spellings, made.rules[at].name, &GallerySpelling::name);
        std::string note = entry.title + ", from the gallery";
        if (spelling != entry.spellings.end() && !spelling->note.empty())
            note += ": " + spelling->note;
        for (RuleDraft& draft : made.written[at].drafts)
            draft.note = note;
    }
}

std::string writtenFor(const RulesText& into, std::optional<TextPosition> after, RuleDraft draft)
{
    draft.stage = into.stageFor(after);
    return into.fitted(into.language().write(draft));
}

/// Adds rules to a text, one by one, and knows where they are.
class GrowingText {
public:
    explicit GrowingText(std::shared_ptr<const RulesText> text) : m_text(std::move(text)) { }

    bool add(RuleDraft draft, std::optional<TextPosition> after);
    /// Where the name of each is, in the order in which they were added.
    const std::vector<std::size_t>& places() const { return m_places; }
    TextPosition lastPlace() const { return m_text->source().position(m_places.back()); }
    const RulesText& text() const { return *m_text; }
    bool isTriedInOrder() const;

private:
    bool isTaken(const std::string& name) const
    {
        return findRule(*m_text, name) || !m_text->whyNotNamed(name).empty();
    }
    std::optional<std::size_t> take(const std::vector<TextEdit>& edits);

    std::shared_ptr<const RulesText> m_text;
    std::vector<std::size_t> m_places;
};

bool GrowingText::add(RuleDraft draft, std::optional<TextPosition> after)
{
    const std::string wanted = draft.name;
    for (std::size_t number = 2; isTaken(draft.name); ++number)
        draft.name = wanted + '_' + std::to_string(number);
    const auto edits = m_text->addRule(after, writtenFor(*m_text, after, std::move(draft)));
    const auto place = edits && !edits->empty() ? take(*edits) : std::nullopt;
    if (place)
        m_places.push_back(*place);
    return place.has_value();
}

/// Where the name of the rule is that edits have added.
std::optional<std::size_t> GrowingText::take(const std::vector<TextEdit>& edits)
{
    const std::shared_ptr<const RulesText> old = m_text;
    const SourceText& before = old->source();
    const auto moved = [&](std::size_t offset) {
        std::size_t place = offset;
        for (const TextEdit& edit : edits) {
            if (before.offset(edit.range.begin) <= offset)
                place += edit.text.size();
        }
        return place;
    };
    std::vector<ByteRange> added;
    for (const TextEdit& edit : edits) {
        const std::size_t end = moved(before.offset(edit.range.begin));
        added.push_back({end - edit.text.size(), end});
    }
    std::ranges::transform(m_places, m_places.begin(), moved);
    m_text = old->language().read(SourceText(before.name(), edited(before, edits)), old.get(), {});
    for (const RulePlace& rule : m_text->rulePlaces()) {
        for (const ByteRange& range : added) {
            if (range.begin <= rule.nameRange.begin && rule.nameRange.begin < range.end)
                return rule.nameRange.begin;
        }
    }
    return std::nullopt;
}

bool GrowingText::isTriedInOrder() const
{
    const CheckedRules read = m_text->language().makeReader(withCatalogues({}))->check(m_text);
    std::vector<std::pair<std::int64_t, std::ptrdiff_t>> order;
    for (const std::size_t place : m_places) {
        const TextPosition begin = m_text->source().position(place);
        const auto rule = std::ranges::find(read.rules.rules, begin,
                                            [](const Rule& each) { return each.nameRange.begin; });
        if (rule != read.rules.rules.end())
            order.emplace_back(-rule->priority, rule - read.rules.rules.begin());
    }
    return std::ranges::is_sorted(order);
}

std::optional<GrowingText> grownBy(const std::shared_ptr<const RulesText>& text,
                                   std::optional<TextPosition> after,
                                   const std::vector<RuleDraft>& drafts)
{
    GrowingText grown(text);
    for (const RuleDraft& draft : drafts) {
        if (!grown.add(draft, after))
            return std::nullopt;
        after = grown.lastPlace();
    }
    return grown;
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
    noteSpellings(entry, made.translation);
    const bool isKept = wish.to == &entry.language();
    made.text = isKept ? entry.textOf(spellings) : made.translation.text;
    return made;
}

std::string rulesFor(const RulesText& into, std::optional<TextPosition> after,
                     const Translation& rules)
{
    std::string text;
    for (const RuleToWrite& rule : rules.written) {
        for (const RuleDraft& draft : rule.drafts)
            text += (text.empty() ? "" : "\n") + writtenFor(into, after, draft);
    }
    return text;
}

std::optional<GrownRules> withRules(const std::shared_ptr<const RulesText>& text,
                                    std::optional<TextPosition> after, const Translation& rules)
{
    std::vector<RuleDraft> drafts;
    for (const RuleToWrite& rule : rules.written)
        drafts.insert(drafts.end(), rule.drafts.begin(), rule.drafts.end());
    auto grown = grownBy(text, after, drafts);
    if (grown && !grown->isTriedInOrder()) {
        std::ranges::reverse(drafts);
        grown = grownBy(text, after, drafts);
    }
    if (!grown || drafts.empty())
        return std::nullopt;
    const std::size_t first = *std::ranges::min_element(grown->places());
    const RulesText& made = grown->text();
    GrownRules answer{.text = std::string(made.source().text()), .first = {}};
    for (const RulePlace& rule : made.rulePlaces()) {
        if (rule.nameRange.begin == first)
            answer.first = made.source().range(rule.nameRange);
    }
    return answer;
}

} // namespace fusewright
