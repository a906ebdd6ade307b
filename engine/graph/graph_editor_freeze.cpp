// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// An edited graph becomes arrays in topological order again. Bodies name what they capture, so
// where a captured value is another one now, the body is edited in turn: its input gets the new
// name, what had that name inside gives way, and two inputs that are the same value become one.

#include "engine/graph/graph_editor.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Numbers what stays of an edited graph anew.
class TightArrays {
public:
    explicit TightArrays(const Graph& loose)
        : nodeOf(loose.nodeCount()), valueOf(loose.valueCount()), m_loose(loose)
    {
    }

    void reserve(std::size_t nodes)
    {
        arrays.nodeOperator.reserve(nodes);
        arrays.nodeName.reserve(nodes);
        arrays.nodeModule.reserve(nodes);
        arrays.attributeBegin.reserve(nodes + 1);
        arrays.inputBegin.reserve(nodes + 1);
        arrays.outputBegin.reserve(nodes + 1);
        arrays.inputs.reserve(m_loose.edgeCount());
        arrays.valueName.reserve(m_loose.valueCount());
        arrays.valueType.reserve(m_loose.valueCount());
        arrays.valueShape.reserve(m_loose.valueCount());
    }

    void addValue(ValueId value)
    {
        valueOf[value.index] = ValueId(arrays.valueName.size());
        arrays.valueName.push_back(m_loose.valueSymbol(value));
        arrays.valueType.push_back(m_loose.valueType(value));
        arrays.valueShape.push_back(m_loose.shapeId(value));
        if (m_loose.hasOrigins())
            arrays.valueOrigin.push_back(m_loose.origin(value));
    }

    void addNode(NodeId node)
    {
        const NodeId tight(arrays.nodeOperator.size());
        nodeOf[node.index] = tight;
        arrays.nodeOperator.push_back(m_loose.operatorId(node));
        arrays.nodeName.push_back(m_loose.nodeSymbol(node));
        arrays.nodeModule.push_back(m_loose.moduleId(node));
        if (m_loose.hasSources())
            arrays.nodeSource.push_back(m_loose.sourceSymbol(node));
        beginLists();
        const auto attributes = m_loose.attributes(node);
        arrays.attributes.insert(arrays.attributes.end(), attributes.begin(), attributes.end());
        for (const ValueId operand : m_loose.inputs(node))
            arrays.inputs.push_back(tightValue(operand));
        for (const ValueId result : m_loose.outputs(node))
            addValue(result);
        addFacts(node, tight);
    }

    void addBody(NestedGraph body, NodeId owner)
    {
        body.owner = owner;
        std::vector<ValueId> captured;
        for (const ValueId value : body.captured) {
            if (std::ranges::find(captured, tightValue(value)) == captured.end())
                captured.push_back(tightValue(value));
        }
        body.captured = std::move(captured);
        arrays.nested.push_back(std::move(body));
    }

    /// One more than there are nodes at the end.
    void beginLists()
    {
        arrays.attributeBegin.push_back(countOf(arrays.attributes));
        arrays.inputBegin.push_back(countOf(arrays.inputs));
        arrays.outputBegin.push_back(countOf(arrays.valueName));
    }

    ValueId tightValue(ValueId value) const
    {
        return value.isValid() ? valueOf[value.index] : ValueId();
    }

    GraphArrays arrays;
    std::vector<NodeId> nodeOf;
    std::vector<ValueId> valueOf;

private:
    static std::uint32_t countOf(const auto& all) { return static_cast<std::uint32_t>(all.size()); }

    void addFacts(NodeId node, NodeId tight)
    {
        if (const FusionHint* const hint = m_loose.hint(node)) {
            arrays.hints.push_back(*hint);
            arrays.hints.back().node = tight;
        }
        if (const NodeCall* const call = m_loose.call(node)) {
            const auto arguments = m_loose.arguments(node);
            arrays.calls.push_back(
                {tight, call->kind, {countOf(arrays.arguments), countOf(arguments)}});
            arrays.arguments.insert(arrays.arguments.end(), arguments.begin(), arguments.end());
        }
    }

    const Graph& m_loose;
};

} // namespace

GraphEditor::Frozen GraphEditor::freeze() &&
{
    settleBodies();
    return tighten();
}

GraphEditor::Frozen GraphEditor::tighten()
{
    TightArrays tight(m_graph);
    GraphArrays& arrays = tight.arrays;
    tight.reserve(m_aliveCount);
    for (std::size_t at = 0; at < m_graph.inputCount(); ++at) {
        if (std::ranges::find(m_dropped, ValueId(at)) == m_dropped.end())
            tight.addValue(ValueId(at));
    }
    arrays.inputCount = static_cast<std::uint32_t>(arrays.valueName.size());
    arrays.capturedCount = static_cast<std::uint32_t>(m_graph.capturedCount() - m_dropped.size());
    for (const ValueId value : m_graph.values()) {
        const bool isWanted = value.index < m_firstNewValue || !m_graph.uses(value).empty()
            || m_graph.isOutput(value);
        if (m_graph.valueKind(value) == ValueKind::Parameter && isWanted)
            tight.addValue(value);
    }
    arrays.parameterCount = static_cast<std::uint32_t>(arrays.valueName.size()) - arrays.inputCount;
    for (NodeId node = first(); node.isValid(); node = next(node)) {
        tight.addNode(node);
        for (const NestedGraph& nested : m_graph.nested(node))
            tight.addBody(nested, tight.nodeOf[node.index]);
    }
    tight.beginLists();
    for (const Literal& literal : m_graph.m_arrays.literals) {
        if (const ValueId value = tight.tightValue(literal.value); value.isValid())
            arrays.literals.push_back({value, literal.content});
    }
    std::ranges::sort(arrays.literals, {}, &Literal::value);
    for (GivenShape given : m_graph.m_arrays.givenShapes) {
        given.value = tight.tightValue(given.value);
        if (given.value.isValid())
            arrays.givenShapes.push_back(given);
    }
    std::ranges::sort(arrays.givenShapes, {}, &GivenShape::value);
    for (const ValueId output : m_graph.outputs())
        arrays.outputs.push_back(tight.tightValue(output));

    GraphArrays& loose = m_graph.m_arrays;
    arrays.name = std::move(loose.name);
    arrays.texts = std::move(loose.texts);
    arrays.shapes = std::move(loose.shapes);
    arrays.attributeValues = std::move(loose.attributeValues);
    arrays.catalogue = std::move(loose.catalogue);
    arrays.operators = std::move(loose.operators);
    arrays.modules = std::move(loose.modules);
    arrays.properties = std::move(loose.properties);
    return {Graph(std::move(arrays)), std::move(tight.nodeOf), std::move(tight.valueOf)};
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
