// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/match_json.h"

#include "engine/graph/graph.h"
#include "engine/pattern/match_judge.h"
#include "engine/report/binding_json.h"
#include "engine/report/diagnostic_json.h"
#include "engine/report/rewrite_answer.h"
#include "engine/support/json_writer.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint64_t noteSteps = 100'000;

using Layout = JsonWriter::Layout;

void writeText(JsonWriter& writer, const std::optional<std::string>& text)
{
    if (text)
        writer.string(*text);
    else
        writer.null();
}

class MatchAnswerWriter {
public:
    explicit MatchAnswerWriter(const MatchAnswer& answer);

    std::string text();

private:
    void writeMatch(std::size_t at);
    void writeWarnings(std::size_t at);
    void writeNotes(const RuleMatch& match);
    void writeConstants(const RuleMatch& match);
    void writeRefused(const RefusedMatch& refused);
    void writeRule(std::uint32_t at);
    const Rule& rule(std::uint32_t at) const { return m_answer.rules.rules[at]; }

    const MatchAnswer& m_answer;
    std::vector<std::uint32_t> m_sectionOf; ///< By match, as `partition` numbers them.
    std::vector<RuleCounts> m_counts;       ///< By rule.
    JsonWriter m_writer;
};

MatchAnswerWriter::MatchAnswerWriter(const MatchAnswer& answer)
    : m_answer(answer),
      m_sectionOf(answer.matches.matches.size(), 0),
      m_counts(countByRule(answer.rules, answer.matches))
{
    for (std::uint32_t at = 0; at < answer.partition.sections.size(); ++at) {
        if (const auto match = answer.partition.sections[at].match)
            m_sectionOf[*match] = at;
    }
}

std::string MatchAnswerWriter::text()
{
    m_writer.beginObject().key("matches").beginArray();
    for (std::size_t at = 0; at < m_answer.matches.matches.size(); ++at)
        writeMatch(at);
    m_writer.endArray().key("refused").beginArray();
    for (const RefusedMatch& refused : m_answer.matches.refused)
        writeRefused(refused);
    m_writer.endArray().key("rules").beginArray();
    for (std::uint32_t at = 0; at < m_answer.rules.rules.size(); ++at)
        writeRule(at);
    m_writer.endArray().key("diagnostics").beginArray();
    for (const Diagnostic& diagnostic : m_answer.diagnostics)
        writeDiagnostic(m_writer, diagnostic);
    m_writer.endArray();
    if (m_answer.rewriting)
        writeStages(m_writer, *m_answer.rewriting);
    m_writer.endObject();
    return m_writer.take();
}

void MatchAnswerWriter::writeMatch(std::size_t at)
{
    const RuleMatch& match = m_answer.matches.matches[at];
    const RulePattern& pattern = rule(match.rule).patterns[match.pattern];
    m_writer.beginObject(Layout::Compact).key("rule").string(rule(match.rule).name);
    m_writer.key("pattern").string(pattern.name).key("heuristic");
    writeText(m_writer, rule(match.rule).heuristic);
    m_writer.key("nodes");
    writeBindings(m_writer, m_answer.graph, pattern.pattern, match.match);
    m_writer.key("section").count(m_sectionOf[at]);
    m_writer.key("warnings").beginArray();
    writeWarnings(at);
    m_writer.endArray();
    writeNotes(m_answer.matches.matches[at]);
    writeConstants(m_answer.matches.matches[at]);
    m_writer.endObject();
}

/// What the rule notes of the match.
void MatchAnswerWriter::writeNotes(const RuleMatch& match)
{
    const RulePattern& written = rule(match.rule).patterns[match.pattern];
    if (!written.judge)
        return;
    WorkBudget budget(noteSteps);
    const ExpressionGround ground{.graph = &m_answer.graph,
                                  .pattern = &written.pattern,
                                  .match = &match.match,
                                  .choices = &m_answer.rules.choices};
    const auto notes = written.judge->notes(ground, budget);
    if (notes.empty())
        return;
    m_writer.key("attributes").beginObject(Layout::Compact);
    for (const auto& [name, value] : notes)
        m_writer.key(name).string(value);
    m_writer.endObject();
}

/// The constants that are inside of what is made of the match, or given to it.
void MatchAnswerWriter::writeConstants(const RuleMatch& match)
{
    const RulePattern& written = rule(match.rule).patterns[match.pattern];
    const MatchConstants constants =
        written.judge ? written.judge->constants() : MatchConstants::Untold;
    if (constants == MatchConstants::Untold)
        return;
    const Graph& graph = m_answer.graph;
    std::vector<ValueId> used;
    for (const NodeId node : includedNodes(written.pattern, match.match)) {
        for (const ValueId value : graph.inputs(node)) {
            const bool isConstant =
                value.isValid() && graph.valueKind(value) == ValueKind::Parameter;
            if (isConstant && std::ranges::find(used, value) == used.end())
                used.push_back(value);
        }
    }
    m_writer.key("constants").beginObject(Layout::Compact);
    m_writer.key(constants == MatchConstants::Held ? "held" : "inputs").beginArray();
    for (const ValueId value : used)
        m_writer.string(graph.valueName(value));
    m_writer.endArray().endObject();
}

void MatchAnswerWriter::writeWarnings(std::size_t at)
{
    const std::optional<HeuristicResult>& heuristic = m_answer.heuristics[at];
    if (heuristic && heuristic->verdict == HeuristicResult::Verdict::NotMet)
        m_writer.string(heuristic->reason);
    if (!m_answer.matches.matches[at].match.unknown.empty())
        m_writer.string("The model lacks the facts to check a condition of this rule.");
}

void MatchAnswerWriter::writeRefused(const RefusedMatch& refused)
{
    m_writer.beginObject(Layout::Compact).key("rule").string(rule(refused.rule).name);
    m_writer.key("pattern").string(rule(refused.rule).patterns[refused.pattern].name);
    m_writer.key("root").string(m_answer.graph.nodeName(refused.place));
    m_writer.key("reason").string(refusalCode(refused.reason)).key("by");
    const Rule* by = ruleInTheWay(m_answer.rules, m_answer.matches, refused);
    if (by)
        m_writer.string(by->name);
    else
        m_writer.null();
    m_writer.key("path").beginArray();
    for (const NodeId node : refused.path)
        m_writer.string(m_answer.graph.nodeName(node));
    m_writer.endArray();
    const std::vector<NodeId> inTheWay = operatorsInTheWay(m_answer.matches, refused);
    if (!inTheWay.empty()) {
        m_writer.key("in_the_way").beginArray();
        for (const NodeId node : inTheWay)
            m_writer.string(m_answer.graph.nodeName(node));
        m_writer.endArray();
    }
    if (isOfCondition(refused.reason))
        m_writer.key("what").string(refused.what);
    if (isOfCondition(refused.reason) || !refused.saw.empty())
        m_writer.key("saw").string(refused.saw);
    m_writer.endObject();
}

void MatchAnswerWriter::writeRule(std::uint32_t at)
{
    m_writer.beginObject().key("name").string(rule(at).name);
    m_writer.key("matches").count(m_counts[at].matches);
    m_writer.key("operators").count(m_counts[at].operators);
    m_writer.key("funnel").beginArray();
    for (std::size_t which = 0; which < rule(at).patterns.size(); ++which) {
        const RulePattern& pattern = rule(at).patterns[which];
        for (std::size_t entry = 0; entry < pattern.pattern.entryCount(); ++entry) {
            if (pattern.pattern.entries()[entry].kind == Entry::Kind::Choice)
                continue;
            m_writer.beginObject(Layout::Compact).key("pattern").string(pattern.name);
            m_writer.key("entry").string(pattern.pattern.entries()[entry].name);
            m_writer.key("reached").count(m_answer.tried[at].attempts[which].reached[entry]);
            m_writer.endObject();
        }
    }
    m_writer.endArray().endObject();
}

} // namespace

std::string matchJson(const MatchAnswer& answer)
{
    return MatchAnswerWriter(answer).text();
}

} // namespace fusewright
