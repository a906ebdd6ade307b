// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/draft_check.h"

#include "engine/graph/literal_values.h"
#include "engine/rules/rule_draft.h"
#include "engine/rules/tenstorrent/draft/call_text.h"
#include "engine/rules/tenstorrent/draft/draft_names.h"
#include "engine/rules/tenstorrent/draft/provider_draft.h"
#include "engine/rules/tenstorrent/trace/provider_program.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// Of many operators that cannot be said the first ones are told.
constexpr std::size_t mostReasons = 8;

std::size_t firstLineOfBody(const SourceText& source)
{
    const std::string_view text = source.text();
    const std::size_t head = text.find("    def pattern(");
    const std::size_t end = std::min(text.find("):\n", head), text.size());
    return source.range({end, end}).begin.line + 1;
}

/// The pattern of a draft, as torch traces it.
class DraftTracing {
public:
    explicit DraftTracing(const RuleDraft& draft)
        : m_draft(draft),
          m_names(draftNames(draft)),
          m_program("draft.py", providerDraftText(draft)),
          m_firstLine(m_program.source() ? firstLineOfBody(*m_program.source()) : 0)
    {
    }

    std::vector<std::string> reasons();

private:
    void tellFaults();
    void findNodes(const FusionPair& pair);
    void compare(const TracedGraph& graph);
    bool isSame(const DraftEntry& entry, const TracedNode& node) const;
    bool isSame(const DraftEntry& entry, const DraftArgument& wanted,
                const TracedArgument& traced) const;
    std::uint32_t nodeOf(const DraftOperand& operand) const;
    std::string recorded(const TracedGraph& graph, const TracedNode& node) const;
    std::string nameOf(const TracedGraph& graph, std::uint32_t node) const;
    std::optional<std::size_t> entryAt(const TextRange& place) const;
    const std::string& nameOf(std::size_t entry) const
    {
        return entry < m_draft.entries.size() ? m_draft.entries[entry].name : m_draft.name;
    }
    void tell(std::size_t entry, std::string rest);
    void tellRefusal(const TraceRefusal* refusal);

    const RuleDraft& m_draft;
    DraftNames m_names;
    ProviderProgram m_program;
    std::size_t m_firstLine;            ///< Of the pattern's body: every line of it is one entry.
    std::vector<std::uint32_t> m_nodes; ///< By entry: its node of the trace, or `noNode`.
    std::vector<std::string> m_reasons;
};

void DraftTracing::tell(std::size_t entry, std::string rest)
{
    while (rest.ends_with('.'))
        rest.pop_back();
    if (m_reasons.size() < mostReasons)
        m_reasons.push_back("No pattern can match " + nameOf(entry) + ": " + rest + '.');
}

void DraftTracing::tellFaults()
{
    for (std::size_t at = 0; at < m_draft.entries.size(); ++at) {
        const DraftEntry& entry = m_draft.entries[at];
        const CallText call = callText(entry.call, m_names.operandsOf(entry));
        if (!call.fault.empty())
            tell(at, call.fault);
    }
}

std::optional<std::size_t> DraftTracing::entryAt(const TextRange& place) const
{
    if (place == TextRange() || place.begin.line < m_firstLine
        || place.begin.line - m_firstLine >= m_draft.entries.size())
        return std::nullopt;
    return place.begin.line - m_firstLine;
}

void DraftTracing::findNodes(const FusionPair& pair)
{
    m_nodes.assign(m_draft.entries.size(), TracedArgument::noNode);
    const std::vector<TracedNode>& nodes = pair.patternTrace.graph->nodes;
    for (std::uint32_t at = 0; at < nodes.size(); ++at) {
        const auto entry = nodes[at].isParameter ? std::nullopt : entryAt(nodes[at].place);
        if (entry)
            m_nodes[*entry] = at;
    }
}

/// Parameters come first in a trace.
std::uint32_t DraftTracing::nodeOf(const DraftOperand& operand) const
{
    if (!operand.entry)
        return operand.value;
    return *operand.entry < m_nodes.size() ? m_nodes[*operand.entry] : TracedArgument::noNode;
}

bool DraftTracing::isSame(const DraftEntry& entry, const DraftArgument& wanted,
                          const TracedArgument& traced) const
{
    if (wanted.keyword != traced.keyword || wanted.depth != traced.depth
        || wanted.isList != traced.isList)
        return false;
    if (wanted.operand) {
        return traced.isNode() && *wanted.operand < entry.operands.size()
            && nodeOf(entry.operands[*wanted.operand]) == traced.node;
    }
    return wanted.isList || (!traced.isNode() && isSameLiteral(wanted.literal, traced.literal));
}

bool DraftTracing::isSame(const DraftEntry& entry, const TracedNode& node) const
{
    return entry.call.kind == node.kind && entry.call.target == node.target
        && std::ranges::equal(entry.call.arguments, node.arguments,
                              [&](const DraftArgument& wanted, const TracedArgument& traced) {
                                  return isSame(entry, wanted, traced);
                              });
}

/// What torch makes of the line, in the names of the pattern.
std::string DraftTracing::recorded(const TracedGraph& graph, const TracedNode& node) const
{
    DraftCall call{.kind = node.kind, .target = node.target, .arguments = {}};
    std::vector<std::string> operands;
    for (const TracedArgument& argument : node.arguments) {
        DraftArgument& made = call.arguments.emplace_back();
        made.keyword = argument.keyword;
        made.depth = argument.depth;
        made.isList = argument.isList;
        made.literal = argument.literal;
        if (!argument.isNode() || argument.node >= graph.nodes.size())
            continue;
        made.operand = static_cast<std::uint32_t>(operands.size());
        operands.push_back(nameOf(graph, argument.node));
    }
    return recordedText(call, operands);
}

std::string DraftTracing::nameOf(const TracedGraph& graph, std::uint32_t node) const
{
    if (node < m_names.values.size())
        return m_names.values[node];
    const auto entry = std::ranges::find(m_nodes, node);
    return entry == m_nodes.end()
        ? graph.nodes[node].name
        : m_names.entries[static_cast<std::size_t>(entry - m_nodes.begin())];
}

void DraftTracing::compare(const TracedGraph& graph)
{
    for (std::size_t at = 0; at < m_draft.entries.size(); ++at) {
        const DraftEntry& entry = m_draft.entries[at];
        const std::string wanted = recordedText(entry.call, m_names.operandsOf(entry));
        if (m_nodes[at] >= graph.nodes.size()) {
            tell(at, "torch records nothing of `" + wanted + "` in a pattern");
            continue;
        }
        const TracedNode& node = graph.nodes[m_nodes[at]];
        if (isSame(entry, node))
            continue;
        const std::string traced = recorded(graph, node);
        tell(at,
             traced == wanted
                 ? "the model calls `" + wanted + "`, with a value that is not even equal to itself"
                 : "the model calls `" + wanted + "`, and in a pattern torch records `" + traced
                     + '`');
    }
}

/// What torch says, or that nobody here knows what it would say.
void DraftTracing::tellRefusal(const TraceRefusal* refusal)
{
    if (!refusal) {
        m_reasons.emplace_back("These operators cannot be written as a pattern function.");
        return;
    }
    const std::size_t entry = entryAt(refusal->place).value_or(m_draft.entries.size());
    if (refusal->error.empty())
        m_reasons.push_back("Whether a pattern can match " + nameOf(entry) + " is not known here. "
                            + refusal->sentence);
    else
        tell(entry, "torch refuses its call in a pattern: " + refusal->error);
}

std::vector<std::string> DraftTracing::reasons()
{
    tellFaults();
    if (!m_reasons.empty())
        return std::move(m_reasons);
    const std::vector<FusionProviderClass>& providers = m_program.providers();
    if (providers.empty() || providers.front().pairs.empty())
        return {"These operators cannot be written as a pattern function."};
    const FusionPair& pair = providers.front().pairs.front();
    if (!pair.patternTrace.graph) {
        tellRefusal(pair.refusal());
        return std::move(m_reasons);
    }
    findNodes(pair);
    compare(*pair.patternTrace.graph);
    if (m_reasons.empty() && pair.patternTrace.refusal)
        m_reasons.push_back(pair.patternTrace.refusal->sentence);
    return std::move(m_reasons);
}

} // namespace

std::vector<std::string> whyNotTraced(const RuleDraft& draft)
{
    return draft.entries.empty() ? std::vector<std::string>() : DraftTracing(draft).reasons();
}

} // namespace fusewright
