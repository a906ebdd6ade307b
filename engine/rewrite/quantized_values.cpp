// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/quantized_values.h"

#include "engine/graph/graph_editor.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

class QuantizedValues {
public:
    explicit QuantizedValues(const std::shared_ptr<const Graph>& graph) : m_given(graph) { }

    StageResult run();

private:
    const Graph& graph() const { return m_editor ? m_editor->graph() : *m_given; }
    bool is(NodeId node, std::string_view name) const
    {
        const OperatorSpec* const spec = m_given->operatorOf(node).spec;
        return spec && spec->name == name && m_given->outputCount(node) == 1
            && !m_given->inputs(node).empty() && m_given->inputs(node).front().isValid();
    }
    bool hasItselfOnly(ValueId value, ValueId quantized) const;
    void foldQuantize(NodeId node);
    void foldDequantize(NodeId node);
    void putInPlace(NodeId node, ValueId made, ValueId instead);
    StageResult finished();

    std::shared_ptr<const Graph> m_given;
    std::optional<GraphEditor> m_editor;
    std::vector<NodeId> m_gone;
};

/// Every user of a value quantizes it, and all in one way.
bool QuantizedValues::hasItselfOnly(ValueId value, ValueId quantized) const
{
    const Graph& now = graph();
    const bool isContent = now.valueKind(value) == ValueKind::Parameter;
    if (now.isOutput(value) || isContent || now.encodingId(value).isValid())
        return false;
    return std::ranges::all_of(now.uses(value), [&](const Use& use) {
        if (use.node.index >= m_given->nodeCount() || !is(use.node, "quantize") || use.operand != 0)
            return false;
        const ValueId made = *now.outputs(use.node).begin();
        return now.valueType(made) == now.valueType(quantized)
            && now.encodingId(made) == now.encodingId(quantized);
    });
}

void QuantizedValues::putInPlace(NodeId node, ValueId made, ValueId instead)
{
    if (m_editor->replaceUses(made, instead) || !m_editor->remove(node))
        return;
    m_gone.push_back(node);
}

void QuantizedValues::foldQuantize(NodeId node)
{
    const ValueId value = graph().inputs(node).front();
    const ValueId made = *graph().outputs(node).begin();
    const EncodingId encoding = graph().encodingId(made);
    if (!encoding.isValid())
        return;
    const bool isSo = graph().encodingId(value) == encoding
        && graph().valueType(value) == graph().valueType(made);
    if (!isSo && !hasItselfOnly(value, made))
        return;
    if (!m_editor)
        m_editor.emplace(*m_given);
    if (!isSo) {
        const ValueOrigin origin(FactOrigin::Replaced, graph().shapeOrigin(value));
        m_editor->setFacts(value,
                           {.type = graph().valueType(made),
                            .shape = graph().shapeId(value),
                            .origin = origin,
                            .encoding = encoding});
    }
    putInPlace(node, made, value);
}

void QuantizedValues::foldDequantize(NodeId node)
{
    const ValueId value = graph().inputs(node).front();
    if (!graph().encodingId(value).isValid())
        return;
    if (!m_editor)
        m_editor.emplace(*m_given);
    putInPlace(node, *graph().outputs(node).begin(), value);
}

StageResult QuantizedValues::finished()
{
    GraphEditor::Frozen frozen = std::move(*m_editor).freeze();
    std::vector<ChangedNodes> changes;
    std::ranges::sort(m_gone);
    for (const NodeId node : m_gone)
        changes.push_back({.before = {node}, .after = {}});
    const std::size_t count = frozen.graph.nodeCount();
    return {.before = m_given,
            .after = std::make_shared<const Graph>(std::move(frozen.graph)),
            .map = Correspondence(std::move(frozen.nodeOf), count, std::move(changes))};
}

StageResult QuantizedValues::run()
{
    for (const NodeId node : m_given->nodes()) {
        if (is(node, "quantize"))
            foldQuantize(node);
        else if (is(node, "dequantize"))
            foldDequantize(node);
    }
    if (m_editor && !m_gone.empty())
        return finished();
    return {
        .before = m_given, .after = m_given, .map = Correspondence::identity(m_given->nodeCount())};
}

} // namespace

StageResult withQuantizedValues(const std::shared_ptr<const Graph>& graph)
{
    // Where a framework has quantized values of its own, such operators really convert them.
    if (!graph->property(property::dialect).empty() || !graph->tellsEncodings())
        return {
            .before = graph, .after = graph, .map = Correspondence::identity(graph->nodeCount())};
    return QuantizedValues(graph).run();
}

} // namespace fusewright
