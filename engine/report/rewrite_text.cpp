// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/rewrite_answer.h"
#include "engine/report/text_table.h"
#include "engine/rewrite/rewrite_counts.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using Align = TextTable::Align;

/// The rules round which a stage goes.
std::string cycles(const RewriteAnswer& answer)
{
    std::string text;
    for (std::size_t at = 0; at < answer.run.stages.size(); ++at) {
        const StageResult& stage = answer.run.stages[at];
        if (stage.circle.empty())
            continue;
        text += "\nStage " + answer.rules.stages[at].name
            + " does not settle: " + circleText(answer.rules, stage) + " is an endless cycle.\n";
    }
    return text;
}

std::string ruleTable(const RewriteAnswer& answer, const std::vector<RewriteCounts>& counts)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({"rule", "matches", "rewrites", "conditional", "refused"});
    std::size_t without = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const RewriteCounts& count = counts[at];
        without += count.matches() == 0 ? 1 : 0;
        if (count.matches() > 0)
            table.addRow({answer.rules.rules[at].name, groupedNumber(count.matches()),
                          groupedNumber(count.rewrites), groupedNumber(count.conditional),
                          groupedNumber(count.refusedCount())});
    }
    const bool isAll = without == counts.size();
    std::string text = isAll ? std::string() : table.text();
    if (without > 0)
        text += "  " + counted(without, isAll ? "rule" : "more rule") + " without a match.\n";
    return text;
}

std::string groupTable(const RewriteAnswer& answer, const std::vector<RewriteCounts>& counts,
                       std::vector<RefusedGroup> RewriteCounts::*groups)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left, Align::Left});
    bool isEmpty = true;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        for (const RefusedGroup& group : counts[at].*groups) {
            table.addRow({groupedNumber(group.count), answer.rules.rules[at].name,
                          std::string(refusalCode(group.reason)), group.what, group.saw});
            isEmpty = false;
        }
    }
    return isEmpty ? std::string() : table.text();
}

std::string names(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    std::string text;
    for (const NodeId node : nodes)
        text += (text.empty() ? "" : ", ") + std::string(stage.nameOf(node));
    return text.empty() ? "nothing" : text;
}

std::string stepTable(const RewriteAnswer& answer)
{
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Left});
    for (std::size_t at = 0; at < answer.run.stages.size(); ++at) {
        const StageResult& stage = answer.run.stages[at];
        for (const RewriteStep& step : stage.steps) {
            std::string answers;
            for (const std::string& each : step.restsOn)
                answers += (answers.empty() ? "if " : ", ") + each;
            table.addRow({answer.rules.stages[at].name, answer.rules.rules[step.rule].name,
                          names(stage, step.removed) + " → " + names(stage, step.added), answers});
        }
    }
    return table.text();
}

/// What was left of the matches after each step that took some away.
std::string funnelText(const MatchFunnel& funnel)
{
    if (funnel.found == 0)
        return funnel.stops.empty() ? std::string() : "stops: " + funnel.stops;
    std::string text = groupedNumber(funnel.found) + " found";
    std::size_t left = funnel.found;
    const auto lose = [&](std::size_t now, const char* why) {
        if (now < left)
            text += ", " + groupedNumber(left - now) + why;
        left = now;
    };
    lose(funnel.contained, " used outside");
    lose(funnel.withoutCycle, " in a cycle");
    lose(funnel.apart, " overlapping");
    lose(funnel.accepted, " refused by filters");
    return funnel.stops.empty() ? text : text + "; stops: " + funnel.stops;
}

} // namespace

std::string stageText(const RewriteAnswer& answer)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Left});
    table.addRow({"stage", "rewrites", "conditional", "operators", ""});
    for (std::size_t at = 0; at < answer.run.stages.size(); ++at) {
        const StageResult& stage = answer.run.stages[at];
        const StagePlan& plan = answer.rules.stages[at];
        if (hadNothingToPrepare(plan, stage))
            continue;
        std::string state;
        if (!plan.offBecause.empty())
            state = "off: " + plan.offBecause;
        else if (!stage.cameToItsEnd())
            state = "not settled";
        for (const MatchFunnel& funnel : stage.funnels)
            state += (state.empty() ? "" : "; ") + funnelText(funnel);
        table.addRow({plan.name, groupedNumber(stage.steps.size()),
                      groupedNumber(stage.conditionalCount()),
                      groupedNumber(stage.after->nodeCount()), state});
    }
    return table.text();
}

std::string rewriteText(const RewriteAnswer& answer, bool withSteps)
{
    const std::vector<RewriteCounts> counts = countRewrites(answer.rules, answer.run);
    std::string text = stageText(answer) + '\n' + ruleTable(answer, counts);
    const std::size_t before = answer.run.start->nodeCount();
    const std::size_t after = answer.run.graph()->nodeCount();
    text += "\n  " + counted(before, "operator")
        + (before == after ? " before and after.\n"
                           : " before, " + groupedNumber(after) + " after.\n");
    text += cycles(answer);
    const std::array groups{
        std::pair{"Conditional matches: the model does not say enough", &RewriteCounts::unknown},
        std::pair{"Matches that were refused", &RewriteCounts::refused},
    };
    for (const auto& [title, which] : groups) {
        if (const std::string table = groupTable(answer, counts, which); !table.empty())
            text += '\n' + std::string(title) + '\n' + table;
    }
    if (withSteps)
        text += "\nSteps\n" + stepTable(answer);
    return text;
}

} // namespace fusewright
