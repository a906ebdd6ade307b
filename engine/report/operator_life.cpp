// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/operator_life.h"

#include "engine/report/text_table.h"
#include "engine/rewrite/operator_chain.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

using Align = TextTable::Align;

constexpr std::size_t mostNamesOfALine = 3;

std::string namesIn(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    std::string names;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostNamesOfALine); ++at)
        names.append(at == 0 ? "" : ", ").append(stage.nameOf(nodes[at]));
    if (nodes.size() > mostNamesOfALine)
        names.append(" and ").append(counted(nodes.size() - mostNamesOfALine, "more operator"));
    return names;
}

void writeLinks(JsonWriter& writer, const RuleSet& rules, const RewriteRun& run,
                const std::vector<ChainLink>& links)
{
    writer.beginArray();
    for (const ChainLink& link : links) {
        const StageResult& stage = run.stages[link.stage];
        const RewriteStep& step = stage.steps[link.step];
        writer.beginObject();
        writer.key("stage").string(rules.stages[link.stage].name);
        writer.key("rule").string(rules.rules[step.rule].name);
        writer.key("removed").beginArray();
        for (const NodeId node : step.removed)
            writer.string(stage.nameOf(node));
        writer.endArray().key("added").beginArray();
        for (const NodeId node : step.added)
            writer.string(stage.nameOf(node));
        writer.endArray().endObject();
    }
    writer.endArray();
}

} // namespace

std::string operatorLifeText(const RuleSet& rules, const RewriteRun& run, std::string_view name)
{
    TextTable table({Align::Left, Align::Left, Align::Left});
    const auto addLinks = [&](const std::vector<ChainLink>& links, bool isOrigin) {
        for (const ChainLink& link : links) {
            const StageResult& stage = run.stages[link.stage];
            const RewriteStep& step = stage.steps[link.step];
            const auto isIt = [&](NodeId node) { return stage.nameOf(node) == name; };
            const bool isAboutIt = isOrigin || std::ranges::any_of(step.removed, isIt);
            std::string what = isAboutIt ? "" : namesIn(stage, step.removed) + ' ';
            what += isOrigin         ? "made of " + namesIn(stage, step.removed)
                : step.added.empty() ? "goes"
                                     : "becomes " + namesIn(stage, step.added);
            table.addRow(
                {rules.stages[link.stage].name, rules.rules[step.rule].name, std::move(what)});
        }
    };
    const auto origin = originOf(run, name);
    const auto chain = chainOf(run, name);
    const auto refusals = refusalsAt(run, name);
    addLinks(origin, true);
    addLinks(chain, false);
    for (const ChainRefusal& at : refusals) {
        const RefusedRewrite& refused = run.stages[at.stage].refused[at.refused];
        std::string what = "stays: " + std::string(refusalCode(refused.reason));
        what.append(refused.what.empty() ? "" : "  ").append(refused.what);
        what.append(refused.saw.empty() ? "" : "  ").append(refused.saw);
        table.addRow(
            {rules.stages[at.stage].name, rules.rules[refused.rule].name, std::move(what)});
    }
    std::string text(name);
    text += '\n';
    const bool isEmpty = origin.empty() && chain.empty() && refusals.empty();
    return text + (isEmpty ? std::string("  No rule matches it.\n") : table.text());
}

std::string operatorLifeJson(const RuleSet& rules, const RewriteRun& run, std::string_view name)
{
    JsonWriter writer;
    writer.beginObject().key("operator").string(name);
    writer.key("made_by");
    writeLinks(writer, rules, run, originOf(run, name));
    writer.key("becomes");
    writeLinks(writer, rules, run, chainOf(run, name));
    writer.key("refused").beginArray();
    for (const ChainRefusal& at : refusalsAt(run, name)) {
        const RefusedRewrite& refused = run.stages[at.stage].refused[at.refused];
        writer.beginObject();
        writer.key("stage").string(rules.stages[at.stage].name);
        writer.key("rule").string(rules.rules[refused.rule].name);
        writer.key("reason").string(refusalCode(refused.reason));
        writer.key("part").string(refused.what);
        writer.key("saw").string(refused.saw);
        writer.endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
