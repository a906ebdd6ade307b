// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rewrite_trial.h"

#include "engine/rules/rule_language.h"
#include "engine/suggest/rule_ground.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// The rules of one file of several.
RuleSet partOf(const RuleSet& all, std::uint32_t file)
{
    RuleSet part{.files = {all.files[file]}, .rules = {}, .options = all.options};
    std::vector<std::uint32_t> placeOf(all.rules.size());
    for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
        if (all.rules[rule].file != file)
            continue;
        placeOf[rule] = static_cast<std::uint32_t>(part.rules.size());
        part.rules.push_back(all.rules[rule]);
        part.rules.back().file = 0;
    }
    for (StagePlan stage : all.stages) {
        if (stage.file != file)
            continue;
        stage.file = 0;
        for (std::uint32_t& rule : stage.rules)
            rule = placeOf[rule];
        part.stages.push_back(std::move(stage));
    }
    return part;
}

/// Which file of the rules the text is; their number where it is none of them.
std::uint32_t fileOf(const RuleSet& rules, const RulesText& text)
{
    const auto found = std::ranges::find(rules.files, text.source().name(), &RuleFile::path);
    return static_cast<std::uint32_t>(found - rules.files.begin());
}

/// The new text and where in it the rule stands, and what it needs.
struct GrownText {
    std::shared_ptr<const RulesText> text;
    std::vector<TextRange> added;
};

std::optional<GrownText> grownBy(const DraftTarget& target, const std::string& rule)
{
    const RuleLanguage& language = *target.language;
    const auto before = target.text ? target.text : language.read(SourceText({}, {}), nullptr, {});
    const auto edits = before->addRule(target.caret, rule);
    if (!edits || edits->empty())
        return std::nullopt;
    const SourceText& source = before->source();
    SourceText fresh(source.name(), edited(source, *edits));
    std::vector<TextRange> added;
    for (const TextEdit& edit : *edits) {
        std::size_t begin = source.offset(edit.range.begin);
        for (const TextEdit& other : *edits) {
            if (other.range.begin < edit.range.begin)
                begin += other.text.size();
        }
        added.push_back(fresh.range({begin, begin + edit.text.size()}));
    }
    return GrownText{language.read(std::move(fresh), before.get(), {}), std::move(added)};
}

bool isWithin(const std::vector<TextRange>& ranges, TextPosition place)
{
    return std::ranges::any_of(
        ranges, [&](const TextRange& range) { return range.begin <= place && place <= range.end; });
}

std::nullopt_t nothingRead(std::vector<Diagnostic>& findings, std::string why)
{
    findings.push_back({.code = "no-rule", .message = std::move(why)});
    return std::nullopt;
}

/// Files before the text's, the text, and files behind it.
RuleSet joinedWith(const DraftTarget& target, RuleSet fresh, std::uint32_t& rulesBefore)
{
    std::vector<RuleSet> parts;
    const RuleSet none;
    const RuleSet& all = target.rewriting ? target.rewriting->rules : none;
    const std::uint32_t own =
        target.text ? fileOf(all, *target.text) : static_cast<std::uint32_t>(all.files.size());
    rulesBefore = 0;
    for (std::uint32_t file = 0; file < all.files.size(); ++file) {
        if (file == own) {
            parts.push_back(std::move(fresh));
            continue;
        }
        parts.push_back(partOf(all, file));
        rulesBefore += file < own ? static_cast<std::uint32_t>(parts.back().rules.size()) : 0;
    }
    if (own == all.files.size())
        parts.push_back(std::move(fresh));
    return joined(std::move(parts));
}

} // namespace

bool DraftTarget::makesOperator() const
{
    return language && language->write && language->product == RuleProduct::Operator;
}

bool DraftTarget::hasOperands() const
{
    return language && language->write && language->operands;
}

std::vector<ParameterOrder> TriedText::spelled() const
{
    std::vector<ParameterOrder> orders;
    for (const StagePlan& stage : rules.stages)
        orders.insert(orders.end(), stage.spellsOut.begin(), stage.spellsOut.end());
    return orders;
}

std::optional<TriedText> readAddedRule(const RuleGround& ground, const DraftTarget& target,
                                       const std::string& text, std::vector<Diagnostic>& findings)
{
    findings.clear();
    const auto grown = grownBy(target, text);
    if (!grown)
        return nothingRead(
            findings,
            target.language->operands
                ? "The rule cannot be added to this file without losing others. Give "
                  "the file a list of patterns, or write the rule into a new file."
                : "The rules file has no place for another rule: a comment or a "
                  "condition is open at its end.");
    CheckedRules checked = target.language->makeReader(ground.context())->check(grown->text);
    for (const Diagnostic& found : checked.diagnostics) {
        if (found.range && isWithin(grown->added, found.range->begin))
            findings.push_back(found);
    }
    const auto isNew = [&](const Rule& rule) {
        return isWithin(grown->added, rule.nameRange.begin);
    };
    const auto found = std::ranges::find_if(checked.rules.rules, isNew);
    if (hasErrors(findings))
        return std::nullopt;
    if (found == checked.rules.rules.end())
        return nothingRead(findings, "No rule can be made from these operators.");
    TriedText tried;
    const auto place = static_cast<std::uint32_t>(found - checked.rules.rules.begin());
    std::uint32_t before = 0;
    tried.rules = joinedWith(target, std::move(checked.rules), before);
    tried.rule = before + place;
    for (std::uint32_t rule = 0; rule + 1 < tried.rules.rules.size(); ++rule)
        tried.others.push_back(rule + (rule >= tried.rule ? 1 : 0));
    return tried;
}

} // namespace fusewright
