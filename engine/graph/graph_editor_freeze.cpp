// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// An edited graph becomes arrays in topological order again. Bodies name what they capture, so
// where a captured value is another one now, the body is edited in turn: its input gets the new
// name, what had that name inside gives way, and two inputs that are the same value become one.

#include "engine/graph/graph_editor.h"

#include "engine/graph/renumbered_arrays.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// A body with what it captures, each value once.
NestedGraph renumbered(const NestedGraph& nested, const RenumberedArrays& tight)
{
    NestedGraph body = nested;
    body.owner = tight.newNode[nested.owner.index];
    body.captured.clear();
    for (const ValueId value : nested.captured) {
        const ValueId captured = tight.valueOf(value);
        if (std::ranges::find(body.captured, captured) == body.captured.end())
            body.captured.push_back(captured);
    }
    return body;
}

} // namespace

GraphEditor::Frozen GraphEditor::freeze() &&
{
    settleBodies();
    return tighten();
}

GraphEditor::Frozen GraphEditor::tighten()
{
    RenumberedArrays tight(m_graph);
    GraphArrays& arrays = tight.arrays;
    for (std::size_t at = 0; at < m_graph.inputCount(); ++at) {
        if (std::ranges::find(m_dropped, ValueId(at)) == m_dropped.end())
            tight.addValue(ValueId(at));
    }
    arrays.inputCount = tight.valueCount();
    arrays.capturedCount = static_cast<std::uint32_t>(m_graph.capturedCount() - m_dropped.size());
    addParameters(tight);
    arrays.parameterCount = tight.valueCount() - arrays.inputCount;
    std::vector<NodeId> nodes;
    nodes.reserve(m_aliveCount);
    for (NodeId node = first(); node.isValid(); node = next(node))
        nodes.push_back(node);
    tight.addNodes(nodes);
    tight.addOperands(nodes, [](ValueId operand) { return operand; });
    if (!m_graph.nested().empty()) {
        for (const NodeId node : nodes) {
            for (const NestedGraph& nested : m_graph.nested(node))
                arrays.nested.push_back(renumbered(nested, tight));
        }
    }
    for (const Literal& literal : m_graph.m_arrays.literals) {
        if (const ValueId value = tight.valueOf(literal.value); value.isValid())
            arrays.literals.push_back({value, literal.content});
    }
    for (const ValueId output : m_graph.outputs())
        arrays.outputs.push_back(tight.valueOf(output));
    return {Graph(tight.finished(std::move(m_graph.m_arrays))), std::move(tight.newNode),
            std::move(tight.newValue)};
}

/// The graph's own, but for what was spelled out for operators that are gone, and those that were
/// added and are used.
void GraphEditor::addParameters(RenumberedArrays& tight) const
{
    std::vector<ValueId> unspelled = m_unspelled;
    std::ranges::sort(unspelled);
    const auto add = [&](std::size_t at) {
        const ValueId value(at);
        const bool isOwn = at < m_firstNewValue && !std::ranges::binary_search(unspelled, value);
        if (isOwn || !m_graph.uses(value).empty() || m_graph.isOutput(value))
            tight.addValue(value);
    };
    const std::size_t first = m_graph.inputCount();
    for (std::size_t at = first; at < first + m_graph.parameterCount(); ++at)
        add(at);
    for (std::size_t at = m_firstNewValue; at < m_graph.valueCount(); ++at) {
        if (m_graph.valueKind(ValueId(at)) == ValueKind::Parameter)
            add(at);
    }
}

/// Edits bodies whose captured values are called otherwise now, the innermost last begun and first
/// done.
void GraphEditor::settleBodies()
{
    struct Level {
        GraphEditor* editor;
        std::unique_ptr<GraphEditor> own;
        std::size_t next = 0;
    };
    std::vector<Level> levels;
    levels.push_back({.editor = this, .own = nullptr});
    while (true) {
        Level& level = levels.back();
        std::vector<NestedGraph>& bodies = level.editor->m_graph.m_arrays.nested;
        while (level.next < bodies.size() && !level.editor->isStale(bodies[level.next]))
            ++level.next;
        if (level.next < bodies.size()) {
            auto body = level.editor->editorOf(bodies[level.next]);
            levels.push_back({.editor = body.get(), .own = std::move(body)});
            continue;
        }
        if (levels.size() == 1)
            return;
        const std::unique_ptr<GraphEditor> done = std::move(level.own);
        levels.pop_back();
        Level& outer = levels.back();
        outer.editor->m_graph.m_arrays.nested[outer.next++].graph =
            std::make_shared<const Graph>(done->tighten().graph);
    }
}

/// Whether a body calls something that it captures by another name than the graph around.
bool GraphEditor::isStale(const NestedGraph& nested) const
{
    const Graph& body = *nested.graph;
    const std::size_t first = body.inputCount() - body.capturedCount();
    for (std::size_t at = 0; isAlive(nested.owner) && at < nested.captured.size(); ++at) {
        if (body.valueName(ValueId(first + at)) != m_graph.valueName(nested.captured[at]))
            return true;
    }
    return false;
}

std::unique_ptr<GraphEditor> GraphEditor::editorOf(const NestedGraph& nested) const
{
    auto editor = std::make_unique<GraphEditor>(*nested.graph);
    std::vector<std::string_view> names;
    for (const ValueId captured : nested.captured)
        names.push_back(m_graph.valueName(captured));
    editor->renameCaptured(names);
    return editor;
}

void GraphEditor::renameCaptured(std::span<const std::string_view> names)
{
    const std::size_t firstCaptured = m_graph.inputCount() - m_graph.capturedCount();
    std::vector<Symbol>& valueNames = m_graph.m_arrays.valueName;
    std::vector<Symbol> wanted;
    for (std::size_t at = 0; at < names.size(); ++at) {
        const Symbol name = intern(names[at]);
        const auto same = std::ranges::find(wanted, name);
        if (same != wanted.end()) {
            const auto place = static_cast<std::size_t>(same - wanted.begin());
            // Inputs come before every user, so this closes no cycle.
            static_cast<void>(
                replaceUses(ValueId(firstCaptured + at), ValueId(firstCaptured + place)));
            m_dropped.emplace_back(firstCaptured + at);
        }
        wanted.push_back(name);
    }
    for (std::size_t value = 0; value < valueNames.size(); ++value) {
        const bool isCaptured = value >= firstCaptured && value - firstCaptured < wanted.size();
        if (!isCaptured && valueNames[value].index != 0
            && std::ranges::find(wanted, valueNames[value]) != wanted.end())
            valueNames[value] = takeName(valueNames[value]);
    }
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        markName(wanted[at]);
        valueNames[firstCaptured + at] = wanted[at];
    }
}

} // namespace fusewright
