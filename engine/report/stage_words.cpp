// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/stage_words.h"

#include "engine/report/stage_facts.h"
#include "engine/report/text_table.h"

#include <algorithm>

namespace fusewright {

namespace {

using Reason = RefusedRewrite::Reason;

constexpr std::size_t mostPlaceNames = 4;
constexpr std::size_t mostRefusals = 40;

std::string marked(std::string_view name)
{
    std::string text(name);
    std::erase(text, '`');
    return text.empty() ? std::string() : '`' + text + '`';
}

std::string listOf(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t at = 0; at < std::min(names.size(), mostPlaceNames); ++at)
        text += (at > 0 ? ", " : "") + marked(names[at]);
    if (names.size() > mostPlaceNames)
        text += " and " + groupedNumber(names.size() - mostPlaceNames) + " more";
    return text.empty() ? "nothing" : text;
}

std::string reasonWords(Reason reason)
{
    switch (reason) {
    case Reason::ConditionFalse:
        return "the condition is false";
    case Reason::ConditionUnknown:
        return "conditional: the model does not say enough";
    case Reason::Escapes:
        return "a result inside is used outside";
    case Reason::Cycle:
        return "it would close a cycle";
    case Reason::Invalid:
        return "the replacement makes no sense here";
    case Reason::NotSettled:
        return "rewritten too often";
    case Reason::Overlaps:
        return "another match has some of its operators";
    case Reason::Raises:
        return "a check went wrong";
    }
    return {};
}

} // namespace

std::string rewritingSentence(const RewriteFacts& facts)
{
    std::string text = "Rules rewrite the model first: " + counted(facts.rewrites, "rewrite")
        + " in "
        + (facts.stages.size() == facts.stageCount ? ""
                                                   : groupedNumber(facts.stages.size()) + " of ")
        + counted(facts.stageCount, "stage") + "; " + counted(facts.operatorsBefore, "operator")
        + (facts.operatorsBefore == 1 ? " becomes " : " become ")
        + groupedNumber(facts.operatorsAfter) + ".";
    if (facts.conditional > 0)
        text += " " + groupedNumber(facts.conditional)
            + (facts.conditional == 1 ? " match is" : " matches are")
            + " conditional, and not rewritten: the model does not say enough.";
    return text;
}

std::string stageTitle(const StageFacts& stage)
{
    return marked(stage.name) + ": " + counted(stage.rewrites, "rewrite");
}

std::string stageSentence(const StageFacts& stage)
{
    std::string text = counted(stage.operatorsBefore, "operator") + " before, "
        + groupedNumber(stage.operatorsAfter) + " after";
    if (!stage.file.empty())
        text += "; rules of " + marked(stage.file);
    text += ".";
    if (!stage.circle.empty())
        text += " It does not settle: " + stage.circle + ".";
    else if (!stage.cameToItsEnd)
        text += " It was stopped by its limit.";
    return text;
}

std::string placeSentence(const ChangedPlace& place)
{
    return marked(place.rule) + ": " + listOf(place.removed) + " became " + listOf(place.added);
}

PageTable stageRuleTable(const StageFacts& stage)
{
    PageTable table{.title = "Rules",
                    .headings = {"Rule", "#Matches", "#Rewrites", "#Conditional", "#Refused"},
                    .rows = {},
                    .isMarked = true};
    for (const StageRuleFacts& rule : stage.rules)
        table.rows.push_back({marked(rule.name), groupedNumber(rule.counts.matches()),
                              groupedNumber(rule.counts.rewrites),
                              groupedNumber(rule.counts.conditional),
                              groupedNumber(rule.counts.refusedCount())});
    return table;
}

PageTable refusalTable(const StageFacts& stage)
{
    PageTable table{.title = "Not rewritten",
                    .headings = {"Rule", "#Matches", "Why", "Condition", "Saw"},
                    .rows = {},
                    .isMarked = true};
    for (const StageRuleFacts& rule : stage.rules) {
        for (const auto* groups : {&rule.counts.refused, &rule.counts.unknown}) {
            for (const RefusedGroup& group : *groups) {
                if (table.rows.size() < mostRefusals)
                    table.rows.push_back({marked(rule.name), groupedNumber(group.count),
                                          reasonWords(group.reason), marked(group.what),
                                          marked(group.saw)});
            }
        }
    }
    return table;
}

} // namespace fusewright
