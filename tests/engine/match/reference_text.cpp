// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_text.h"

namespace fusewright::test {

namespace {

std::string slotText(const Pattern& pattern, const Graph& graph, const Entry& entry,
                     const PlainSlot& slot)
{
    if (slot.state == SlotState::Absent)
        return "-";
    if (entry.kind == Entry::Kind::Choice) {
        const bool isKnown = slot.option < entry.options.size();
        return '/' + (isKnown ? pattern.entry(entry.options[slot.option]).name : "?");
    }
    if (entry.kind != Entry::Kind::Operator)
        return '(' + (slot.value.isValid() ? std::string(graph.valueName(slot.value)) : "?") + ')';
    std::string text;
    for (const NodeId node : slot.nodes)
        text += (text.empty() ? "" : ">") + std::string(graph.nodeName(node));
    return slot.isSwapped ? text + '*' : text;
}

} // namespace

std::string textOf(const Pattern& pattern, const Graph& graph, const PlainMatch& match)
{
    std::string text;
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        const Entry& entry = pattern.entry(EntryId(at));
        if (match.bindings[at].state == SlotState::Unasked)
            continue;
        text += text.empty() ? "" : " ";
        text += entry.name + '=' + slotText(pattern, graph, entry, match.bindings[at]);
    }
    for (const ExpressionId condition : match.unknown)
        text += " unknown:" + std::to_string(condition.index);
    return text;
}

std::string textOf(const Pattern& pattern, const Graph& graph,
                   const std::vector<PlainMatch>& matches)
{
    std::string text;
    for (const PlainMatch& match : matches)
        text += textOf(pattern, graph, match) + '\n';
    return text;
}

} // namespace fusewright::test
