// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/explain_json.h"

#include "engine/advise/explained_rule.h"
#include "engine/graph/graph.h"
#include "engine/report/binding_json.h"
#include "engine/report/diagnostic_json.h"
#include "engine/report/explain_text.h"
#include "engine/report/failure_text.h"
#include "engine/report/step_text.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

/// The entry whose operator is in the way of a refused match; invalid where there is none.
EntryId entryInTheWay(const Match& match, const RefusedMatch& refused)
{
    const NodeId at = refused.taken.isValid() ? refused.taken
        : refused.path.empty()                ? refused.place
                                              : refused.path.back();
    for (std::size_t entry = 0; entry < match.bindings.size(); ++entry) {
        const auto nodes = match.nodes(EntryId(entry));
        if (std::ranges::find(nodes, at) != nodes.end())
            return EntryId(entry);
    }
    return {};
}

class ExplainWriter {
public:
    ExplainWriter(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained)
        : m_graph(graph), m_rules(rules), m_explained(explained)
    {
    }

    std::string text();

private:
    const Rule& rule() const { return m_rules.rules[m_explained.rule]; }
    void writeAttempt(std::size_t at);
    void writeFailure(const Pattern& pattern, const Failure& failure);
    void writeRefusal(const Pattern& pattern, const ExplainedAttempt& told);
    void writeNotRewritten(NodeId place, const NotRewritten& why);
    void writeNames(const char* key, std::span<const NodeId> nodes);
    void writeOperators(std::span<const NodeId> nodes);
    void writeMissing(std::uint32_t pattern, EntryId entry);
    void writeGroup(std::uint32_t pattern, const CensusGroup& group);
    void writeFixes();
    void writeFix(const FixProposal& fix, const GroupAdvice* about, std::string_view reason);

    const Graph& m_graph;
    const RuleSet& m_rules;
    const ExplainedRule& m_explained;
    JsonWriter m_writer;
};

std::string ExplainWriter::text()
{
    m_writer.beginObject().key("rule").string(rule().name);
    m_writer.key("sections").count(m_explained.sectionCount);
    if (m_explained.rewriteCount)
        m_writer.key("rewrites").count(*m_explained.rewriteCount);
    m_writer.key("attempts").beginArray();
    for (std::size_t at = 0; at < m_explained.attempts.size(); ++at)
        writeAttempt(at);
    m_writer.endArray().key("missing").beginArray();
    for (std::uint32_t pattern = 0; pattern < m_explained.missing.size(); ++pattern) {
        for (const EntryId entry : m_explained.missing[pattern])
            writeMissing(pattern, entry);
    }
    m_writer.endArray().key("census").beginArray();
    for (std::uint32_t pattern = 0; pattern < m_explained.census.size(); ++pattern) {
        for (const CensusGroup& group : m_explained.census[pattern])
            writeGroup(pattern, group);
    }
    m_writer.endArray().key("fixes").beginArray();
    writeFixes();
    m_writer.endArray().endObject();
    return m_writer.take();
}

void ExplainWriter::writeAttempt(std::size_t at)
{
    const ExplainedAttempt& told = m_explained.attempts[at];
    const RulePattern& pattern = rule().patterns[told.pattern];
    const Attempt& attempt = told.detail.attempt;
    m_writer.beginObject(Layout::Compact).key("root").string(m_graph.nodeName(attempt.place));
    m_writer.key("pattern").string(pattern.name).key("matched");
    writeBindings(m_writer, m_graph, pattern.pattern, told.detail.furthest);
    m_writer.key("failed");
    if (told.detail.failure)
        writeFailure(pattern.pattern, *told.detail.failure);
    else if (told.refused)
        writeRefusal(pattern.pattern, told);
    else if (told.notRewritten)
        writeNotRewritten(attempt.place, *told.notRewritten);
    else
        m_writer.null();
    if (at < m_explained.steps.size()) {
        m_writer.key("steps");
        writeSteps(m_writer, m_graph, m_rules, m_explained.steps[at]);
    }
    m_writer.endObject();
}

void ExplainWriter::writeFailure(const Pattern& pattern, const Failure& failure)
{
    m_writer.beginObject(Layout::Compact).key("entry").string(pattern.entry(failure.entry).name);
    m_writer.key("at").string(m_graph.nodeName(failure.at));
    m_writer.key("expected").string(expectedText(pattern, failure.entry));
    writeOperators(failure.found);
    m_writer.key("reason").string(reasonCode(failure.reason));
    m_writer.key("from").string(m_graph.nodeName(failure.from));
    writeNames("foundNodes", failure.found);
    m_writer.key("message").string(failureText(m_graph, pattern, failure)).endObject();
}

void ExplainWriter::writeRefusal(const Pattern& pattern, const ExplainedAttempt& told)
{
    const RefusedMatch& refused = m_explained.matches.refused[*told.refused];
    const EntryId entry = entryInTheWay(told.detail.furthest, refused);
    const NodeId at = refused.taken.isValid() ? refused.taken : refused.path.back();
    m_writer.beginObject(Layout::Compact).key("entry");
    if (entry.isValid())
        m_writer.string(pattern.entry(entry).name);
    else
        m_writer.null();
    m_writer.key("at").string(m_graph.nodeName(at)).key("expected");
    m_writer.string(entry.isValid() ? expectedText(pattern, entry) : std::string());
    writeOperators({&at, 1});
    m_writer.key("reason").string(refusalCode(refused.reason)).key("by");
    const Rule* by = ruleInTheWay(m_rules, m_explained.matches, refused);
    if (by)
        m_writer.string(by->name);
    else
        m_writer.null();
    writeNames("path", refused.path);
    m_writer.key("message").string(refusalText(m_graph, m_rules, m_explained, told));
    m_writer.endObject();
}

/// What was asked, and what was there instead.
void ExplainWriter::writeNotRewritten(NodeId place, const NotRewritten& why)
{
    m_writer.beginObject(Layout::Compact).key("entry").null();
    m_writer.key("at").string(m_graph.nodeName(place)).key("expected").string(why.what);
    m_writer.key("found").beginArray();
    if (!why.saw.empty())
        m_writer.string(why.saw);
    m_writer.endArray().key("reason").string(why.reason);
    m_writer.key("message").string(notRewrittenText(why)).endObject();
}

void ExplainWriter::writeNames(const char* key, std::span<const NodeId> nodes)
{
    m_writer.key(key).beginArray();
    for (const NodeId node : nodes)
        m_writer.string(m_graph.nodeName(node));
    m_writer.endArray();
}

void ExplainWriter::writeOperators(std::span<const NodeId> nodes)
{
    m_writer.key("found").beginArray();
    for (const NodeId node : nodes)
        m_writer.string(m_graph.canonicalName(node));
    m_writer.endArray();
}

void ExplainWriter::writeMissing(std::uint32_t which, EntryId entry)
{
    const RulePattern& pattern = rule().patterns[which];
    m_writer.beginObject(Layout::Compact).key("pattern").string(pattern.name);
    m_writer.key("entry").string(pattern.pattern.entry(entry).name);
    m_writer.key("expected").string(expectedText(pattern.pattern, entry)).endObject();
}

void ExplainWriter::writeGroup(std::uint32_t which, const CensusGroup& group)
{
    const RulePattern& pattern = rule().patterns[which];
    m_writer.beginObject(Layout::Compact).key("pattern").string(pattern.name);
    m_writer.key("entry").string(pattern.pattern.entry(group.entry).name);
    m_writer.key("reason").string(reasonCode(group.reason));
    m_writer.key("expected").string(expectedText(pattern.pattern, group.entry));
    m_writer.key("found").string(group.found).key("matched").count(group.boundCount);
    m_writer.key("count").count(group.places.size()).key("first");
    m_writer.string(m_graph.nodeName(group.places.front())).key("blocks").beginArray();
    for (const auto& [block, count] : group.blocks) {
        m_writer.beginObject(Layout::Compact).key("module").string(block);
        m_writer.key("count").count(count).endObject();
    }
    m_writer.endArray().endObject();
}

void ExplainWriter::writeFixes()
{
    for (const GroupAdvice& advice : m_explained.advice.groups) {
        for (const FixProposal& fix : advice.fixes)
            writeFix(fix, &advice, reasonCode(advice.group.reason));
    }
    for (const FixProposal& fix : m_explained.advice.taken)
        writeFix(fix, nullptr, "taken");
    for (const FixProposal& fix : m_explained.advice.refused)
        writeFix(fix, nullptr, refusalCode(RefusedRewrite::Reason::ConditionFalse));
    for (const FixProposal& fix : m_explained.advice.absent)
        writeFix(fix, nullptr, reasonCode(FailureReason::NotInModel));
}

void ExplainWriter::writeFix(const FixProposal& fix, const GroupAdvice* about,
                             std::string_view reason)
{
    m_writer.beginObject().key("title").string(fix.title);
    m_writer.key("kind").string(fixKindCode(fix.kind)).key("pattern");
    if (about) {
        const RulePattern& pattern = rule().patterns[about->pattern];
        m_writer.string(pattern.name).key("entry");
        m_writer.string(pattern.pattern.entry(about->group.entry).name);
    } else {
        m_writer.null().key("entry").null();
    }
    m_writer.key("reason").string(reason);
    m_writer.key("matchesBefore").count(fix.before.matches);
    m_writer.key("matchesAfter").count(fix.after.matches);
    m_writer.key("sectionsBefore").count(fix.before.sections);
    m_writer.key("sectionsAfter").count(fix.after.sections);
    m_writer.key("othersBefore").count(fix.before.others);
    m_writer.key("othersAfter").count(fix.after.others).key("edits").beginArray();
    for (const TextEdit& edit : fix.edits)
        writeEdit(m_writer, edit);
    m_writer.endArray().endObject();
}

} // namespace

std::string explainJson(const Graph& graph, const RuleSet& rules, const ExplainedRule& explained)
{
    return ExplainWriter(graph, rules, explained).text();
}

} // namespace fusewright
