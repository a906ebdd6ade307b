// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/rewrite_answer.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/rules/builtin_rules.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

/// Of stages that look for all matches at once: how many were left after each step.
void writeFunnels(JsonWriter& writer, const StageResult& stage)
{
    MatchFunnel all;
    for (const MatchFunnel& funnel : stage.funnels) {
        all.found += funnel.found;
        all.contained += funnel.contained;
        all.withoutCycle += funnel.withoutCycle;
        all.apart += funnel.apart;
        all.accepted += funnel.accepted;
        all.stops = all.stops.empty() ? funnel.stops : all.stops;
    }
    writer.key("funnel").beginObject().key("found").count(all.found);
    writer.key("contained").count(all.contained).key("without_cycle").count(all.withoutCycle);
    writer.key("apart").count(all.apart).key("accepted").count(all.accepted).endObject();
    if (!all.stops.empty())
        writer.key("stops").string(all.stops);
}

void writeStage(JsonWriter& writer, const RewriteAnswer& answer, std::uint32_t at)
{
    const StageResult& stage = answer.run.stages[at];
    const StagePlan& plan = answer.rules.stages[at];
    writer.beginObject(Layout::Compact).key("id").count(at);
    writer.key("file").string(answer.rules.files[plan.file].path).key("name").string(plan.name);
    writer.key("rewrites").count(stage.steps.size());
    writer.key("conditional").count(stage.conditionalCount());
    writer.key("steps").count(stage.steps.size());
    writer.key("settled").boolean(stage.cameToItsEnd());
    writer.key("circle").beginArray();
    for (const std::uint32_t rule : stage.circle)
        writer.string(answer.rules.rules[rule].name);
    writer.endArray();
    if (!plan.offBecause.empty())
        writer.key("off").string(plan.offBecause);
    if (plan.order == StagePlan::Order::AllAtOnce)
        writeFunnels(writer, stage);
    writer.endObject();
}

class RewriteWriter {
public:
    explicit RewriteWriter(const RewriteAnswer& answer)
        : m_answer(answer), m_counts(countRewrites(answer.rules, answer.run))
    {
    }

    std::string text(bool withSteps);

private:
    void writePipeline();
    void writeRule(std::uint32_t at);
    void writeGroups(const std::vector<RefusedGroup>& groups);
    void writeSteps(std::uint32_t stage);
    void writeNames(const StageResult& stage, const std::vector<NodeId>& nodes);
    void writeBound(const StageResult& stage, const RewriteStep& step);
    void writeOperators(const Graph& graph);
    void writeCorrespondence();
    const std::string& fileOf(std::uint32_t file) const { return m_answer.rules.files[file].path; }

    const RewriteAnswer& m_answer;
    std::vector<RewriteCounts> m_counts;
    JsonWriter m_writer;
};

std::string RewriteWriter::text(bool withSteps)
{
    const RewriteRun& run = m_answer.run;
    m_writer.beginObject();
    writePipeline();
    writeStages(m_writer, m_answer);
    m_writer.key("rules").beginArray();
    for (std::uint32_t at = 0; at < m_answer.rules.rules.size(); ++at)
        writeRule(at);
    m_writer.endArray();
    if (withSteps) {
        m_writer.key("steps").beginArray();
        for (std::uint32_t at = 0; at < run.stages.size(); ++at)
            writeSteps(at);
        m_writer.endArray();
    }
    m_writer.key("before");
    writeOperators(*run.start);
    m_writer.key("after");
    writeOperators(*run.graph());
    writeCorrespondence();
    m_writer.endObject();
    return m_writer.take();
}

void RewriteWriter::writePipeline()
{
    m_writer.key("pipeline").beginArray();
    for (const RuleFile& file : m_answer.files) {
        m_writer.beginObject(Layout::Compact).key("file").string(file.path);
        m_writer.key("language").string(languageWord(file)).endObject();
    }
    m_writer.endArray();
}

void RewriteWriter::writeGroups(const std::vector<RefusedGroup>& groups)
{
    m_writer.beginArray();
    for (const RefusedGroup& group : groups) {
        m_writer.beginObject(Layout::Compact).key("reason").string(refusalCode(group.reason));
        m_writer.key("count").count(group.count).key("what").string(group.what);
        m_writer.key("saw").string(group.saw).endObject();
    }
    m_writer.endArray();
}

void RewriteWriter::writeRule(std::uint32_t at)
{
    const Rule& rule = m_answer.rules.rules[at];
    const RewriteCounts& counts = m_counts[at];
    const bool isWritten = m_answer.rules.files[rule.file].language != nullptr;
    m_writer.beginObject().key("name").string(rule.name).key("file").string(fileOf(rule.file));
    m_writer.key("line");
    if (isWritten)
        m_writer.count(rule.nameRange.begin.line);
    else
        m_writer.null();
    m_writer.key("stage");
    if (counts.stage)
        m_writer.count(*counts.stage);
    else
        m_writer.null();
    m_writer.key("matches").count(counts.matches()).key("rewrites").count(counts.rewrites);
    m_writer.key("conditional").count(counts.conditional).key("refused");
    writeGroups(counts.refused);
    m_writer.key("unknown");
    writeGroups(counts.unknown);
    m_writer.endObject();
}

void RewriteWriter::writeNames(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    m_writer.beginArray();
    for (const NodeId node : nodes)
        m_writer.string(stage.nameOf(node));
    m_writer.endArray();
}

void RewriteWriter::writeBound(const StageResult& stage, const RewriteStep& step)
{
    const Pattern& pattern = m_answer.rules.rules[step.rule].patterns[step.pattern].pattern;
    m_writer.beginObject();
    for (std::size_t at = 0; at < step.bound.size(); ++at) {
        const EntryId entry = step.bound[at].first;
        const bool isFirst = at == 0 || step.bound[at - 1].first != entry;
        if (isFirst)
            m_writer.key(pattern.entry(entry).name).beginArray();
        m_writer.string(stage.nameOf(step.bound[at].second));
        if (at + 1 == step.bound.size() || step.bound[at + 1].first != entry)
            m_writer.endArray();
    }
    m_writer.endObject();
}

void RewriteWriter::writeSteps(std::uint32_t at)
{
    const StageResult& stage = m_answer.run.stages[at];
    for (const RewriteStep& step : stage.steps) {
        m_writer.beginObject(Layout::Compact).key("stage").count(at);
        m_writer.key("rule").string(m_answer.rules.rules[step.rule].name);
        m_writer.key("place").string(stage.nameOf(step.place)).key("bound");
        writeBound(stage, step);
        m_writer.key("removed");
        writeNames(stage, step.removed);
        m_writer.key("added");
        writeNames(stage, step.added);
        m_writer.key("rests_on").beginArray();
        for (const std::string& answer : step.restsOn)
            m_writer.string(answer);
        m_writer.endArray().endObject();
    }
}

void RewriteWriter::writeOperators(const Graph& graph)
{
    std::map<std::string_view, std::uint64_t> counts;
    for (const NodeId node : graph.nodes())
        ++counts[graph.nativeName(node)];
    m_writer.beginObject().key("nodes").count(graph.nodeCount());
    m_writer.key("operators").beginObject();
    for (const auto& [name, count] : counts)
        m_writer.key(name).count(count);
    m_writer.endObject().endObject();
}

/// What stayed the same is left out.
void RewriteWriter::writeCorrespondence()
{
    const RewriteRun& run = m_answer.run;
    const Graph& before = *run.start;
    const Graph& after = *run.graph();
    m_writer.key("correspondence").beginArray();
    const Correspondence map = run.whole();
    for (const ChangedNodes& change : map.changes()) {
        m_writer.beginObject(Layout::Compact).key("before").beginArray();
        for (const NodeId node : change.before)
            m_writer.string(before.nodeName(node));
        m_writer.endArray().key("after").beginArray();
        for (const NodeId node : change.after)
            m_writer.string(after.nodeName(node));
        m_writer.endArray().key("how").string(change.before.empty()      ? "new"
                                                  : change.after.empty() ? "removed"
                                                                         : "replaced");
        m_writer.endObject();
    }
    m_writer.endArray();
}

} // namespace

void writeStages(JsonWriter& writer, const RewriteAnswer& answer)
{
    writer.key("stages").beginArray();
    for (std::uint32_t at = 0; at < answer.run.stages.size(); ++at)
        writeStage(writer, answer, at);
    writer.endArray();
}

std::string rewriteJson(const RewriteAnswer& answer, bool withSteps)
{
    return RewriteWriter(answer).text(withSteps);
}

} // namespace fusewright
