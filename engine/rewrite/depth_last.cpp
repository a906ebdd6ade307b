// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Which values are best seen as images is found from the operators that say so, convolutions and
// pools, and spreads from there over operators that leave the axes where they are: an image that is
// added to another value makes that an image too. What takes axes apart, such as a reshape, ends
// it. Then each operator is asked what it takes and makes; where it takes a value in an order that
// the value does not have, a Transpose comes between, as Qualcomm's converters have it.

#include "engine/rewrite/depth_last.h"

#include "engine/graph/graph_editor.h"
#include "engine/rewrite/axis_use.h"
#include "engine/rewrite/reordered_values.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

class DepthLast {
public:
    explicit DepthLast(const std::shared_ptr<const Graph>& graph)
        : m_given(graph),
          m_graph(*graph),
          m_uses(m_graph),
          m_wished(m_graph.valueCount(), AxisOrder::Model),
          m_orders(m_graph.valueCount(), AxisOrder::Model)
    {
    }

    /// Null where nothing is to be done.
    std::shared_ptr<const Graph> seen();
    StageResult run();

private:
    void wish();
    void seed(NodeId node);
    void mark(ValueId value, AxisOrder order);
    void spread(ValueId image);
    void spreadOver(NodeId node, std::size_t rank);
    void spreadWeight(ValueId weight);
    void decide();
    bool changes(NodeId node) const;
    void settle(NodeId node);
    void settleOperand(NodeId node, std::size_t operand);
    ValueId reordered(ValueId value, AxisOrder order, NodeId before);
    StageResult finished();

    std::shared_ptr<const Graph> m_given;
    const Graph& m_graph;
    AxisUses m_uses;
    std::vector<AxisOrder> m_wished; ///< By value: the order that would be best.
    std::vector<AxisOrder> m_orders; ///< By value: the one that it has in the end.
    std::vector<ValueId> m_images;   ///< Whose neighbours are still to be looked at.
    std::vector<AxisUse> m_use;      ///< By node.
    std::optional<GraphEditor> m_editor;
    std::map<std::pair<ValueId, AxisOrder>, ValueId> m_reordered;
    std::vector<NodeId> m_added;
};

void DepthLast::mark(ValueId value, AxisOrder order)
{
    if (!m_uses.isRanked(value) || m_wished[value.index] != AxisOrder::Model
        || m_uses.isCaptured(value))
        return;
    m_wished[value.index] = order;
    if (order == AxisOrder::Image)
        m_images.push_back(value);
}

void DepthLast::seed(NodeId node)
{
    if (!m_uses.isOfImages(node))
        return;
    const auto operands = m_graph.ownInputs(node);
    if (const auto weight = m_uses.weightOf(node)) {
        mark(operands[weight->operand], weight->order);
        spreadWeight(operands[weight->operand]);
    }
    mark(operands.front(), AxisOrder::Image);
    for (const ValueId result : m_graph.outputs(node)) {
        if (m_uses.isRanked(result) && m_uses.rank(result) == m_uses.rank(operands.front()))
            mark(result, AxisOrder::Image);
    }
}

/// Back over operators that only this weight needs.
void DepthLast::spreadWeight(ValueId weight)
{
    const AxisOrder order = m_wished[weight.index];
    for (NodeId maker = m_graph.producer(weight); maker.isValid();
         maker = m_graph.producer(weight)) {
        const auto operands = m_graph.ownInputs(maker);
        if (!m_uses.carries(maker, m_uses.rank(weight)) || !m_uses.isRanked(operands[0])
            || m_uses.rank(operands[0]) != m_uses.rank(weight)
            || m_graph.uses(operands[0]).size() != 1 || m_graph.isOutput(operands[0])
            || m_wished[operands[0].index] != AxisOrder::Model)
            return;
        weight = operands[0];
        mark(weight, order);
    }
}

void DepthLast::spreadOver(NodeId node, std::size_t rank)
{
    const auto operands = m_graph.ownInputs(node);
    if (!m_uses.carries(node, rank))
        return;
    for (std::size_t at = 0; at < operands.size(); ++at) {
        const bool isAsked = m_uses.isRanked(operands[at]) && (at == 0 || m_uses.joins(node));
        const std::size_t axes = isAsked ? m_uses.rank(operands[at]) : 0;
        if (axes == rank)
            mark(operands[at], AxisOrder::Image);
        else if (axes + 1 == rank && !m_graph.producer(operands[at]).isValid())
            mark(operands[at], AxisOrder::ImageWithoutBatch);
    }
    for (const ValueId result : m_graph.outputs(node)) {
        if (m_uses.isRanked(result) && m_uses.rank(result) == rank)
            mark(result, AxisOrder::Image);
    }
}

void DepthLast::spread(ValueId image)
{
    if (const NodeId maker = m_graph.producer(image); maker.isValid())
        spreadOver(maker, m_uses.rank(image));
    for (const Use& use : m_graph.uses(image))
        spreadOver(use.node, m_uses.rank(image));
}

void DepthLast::wish()
{
    for (const NodeId node : m_graph.nodes())
        seed(node);
    while (!m_images.empty()) {
        const ValueId image = m_images.back();
        m_images.pop_back();
        spread(image);
    }
}

void DepthLast::decide()
{
    for (const ValueId value : m_graph.values()) {
        if (!m_graph.producer(value).isValid())
            m_orders[value.index] = m_wished[value.index];
    }
    for (const NodeId node : m_graph.nodes()) {
        m_use.push_back(m_uses.of(node, m_wished, m_orders));
        std::size_t at = 0;
        for (const ValueId result : m_graph.outputs(node))
            m_orders[result.index] = m_use.back().results[at++];
    }
}

std::shared_ptr<const Graph> DepthLast::seen()
{
    wish();
    const auto isAsGiven = [](AxisOrder each) { return each == AxisOrder::Model; };
    if (std::ranges::all_of(m_wished, isAsGiven))
        return nullptr;
    decide();
    std::vector<const AxisRenaming*> says;
    for (const AxisUse& use : m_use)
        says.push_back(&use.says);
    return withOrders(m_graph, m_orders, says);
}

ValueId DepthLast::reordered(ValueId value, AxisOrder order, NodeId before)
{
    const auto [known, isNew] = m_reordered.try_emplace({value, order});
    if (!isNew)
        return known->second;
    const AxisOrder from = m_orders[value.index];
    const std::size_t rank = m_uses.rank(value);
    const bool isBack = order == AxisOrder::Model;
    GraphEditor& editor = *m_editor;
    const Symbol name =
        editor.freshName(editor.graph().valueName(value), isBack ? "model_order" : "reordered");
    const std::vector<Attribute> attributes{
        {editor.intern("perm"), editor.internValue(orderChange(from, order, rank))}};
    std::vector<Dim> dims;
    const auto now = editor.graph().shapes().dims(editor.graph().shapeId(value));
    for (const std::int64_t axis : orderChange(from, order, rank))
        dims.push_back(now[static_cast<std::size_t>(axis)]);
    const std::vector<ValueFacts> facts{
        {.type = editor.graph().valueType(value),
         .shape = editor.internShape(dims),
         .encoding = reorderedEncoding(editor, value, from, order)}};
    const std::vector<ValueId> operands{value};
    const NodeId node = editor.add({.op = editor.operatorNamed("Transpose"),
                                    .name = name,
                                    .module = m_graph.moduleId(before),
                                    .operands = operands,
                                    .attributes = attributes,
                                    .results = facts,
                                    .before = before});
    m_added.push_back(node);
    known->second = *editor.graph().outputs(node).begin();
    return known->second;
}

void DepthLast::settleOperand(NodeId node, std::size_t operand)
{
    const ValueId value = m_graph.ownInputs(node)[operand];
    const auto wanted = m_use[node.index].operands[operand];
    if (!value.isValid() || !wanted || *wanted == m_orders[value.index])
        return;
    const ValueId fresh = reordered(value, *wanted, node);
    static_cast<void>(m_editor->setOperand(node, operand, fresh));
}

/// Bodies have the model's order, and use nothing that has another.
void DepthLast::settle(NodeId node)
{
    for (std::size_t at = 0; at < m_use[node.index].operands.size(); ++at)
        settleOperand(node, at);
    for (const auto& [operand, content] : m_use[node.index].says.constants) {
        GraphEditor& editor = *m_editor;
        const ValueId old = m_graph.ownInputs(node)[operand];
        std::vector<Dim> dims;
        for (const std::int64_t extent : content.shape)
            dims.push_back(Dim::known(extent));
        const Symbol name = editor.freshName(editor.graph().nodeName(node), "axes");
        const ValueId fresh = editor.addConstant(
            name, {.type = m_graph.valueType(old), .shape = editor.internShape(dims)},
            editor.internValue(content));
        static_cast<void>(editor.setOperand(node, operand, fresh));
    }
}

bool DepthLast::changes(NodeId node) const
{
    const AxisUse& use = m_use[node.index];
    const auto operands = m_graph.ownInputs(node);
    for (std::size_t at = 0; at < use.operands.size(); ++at) {
        if (operands[at].isValid() && use.operands[at]
            && *use.operands[at] != m_orders[operands[at].index])
            return true;
    }
    return !use.says.constants.empty();
}

StageResult DepthLast::finished()
{
    const std::size_t count = m_given->nodeCount();
    GraphEditor::Frozen frozen = std::move(*m_editor).freeze();
    std::vector<ChangedNodes> made;
    for (const NodeId node : m_added)
        made.push_back({.before = {}, .after = {frozen.nodeOf[node.index]}});
    frozen.nodeOf.resize(count);
    const std::size_t now = frozen.graph.nodeCount();
    return {.before = m_given,
            .after = std::make_shared<const Graph>(std::move(frozen.graph)),
            .map = Correspondence(std::move(frozen.nodeOf), now, std::move(made))};
}

StageResult DepthLast::run()
{
    StageResult result{
        .before = m_given, .after = m_given, .map = Correspondence::identity(m_given->nodeCount())};
    const auto changed = seen();
    if (!changed)
        return result;
    result.after = changed;
    for (const NodeId node : m_graph.nodes()) {
        if (!changes(node))
            continue;
        if (!m_editor)
            m_editor.emplace(*changed);
        settle(node);
    }
    return m_editor ? finished() : result;
}

bool isSettled(const Graph& graph)
{
    return graph.property(property::layout) == property::depthLast
        || graph.property(property::operandOrder) == property::drawn;
}

} // namespace

StageResult withDepthLast(const std::shared_ptr<const Graph>& graph)
{
    if (isSettled(*graph))
        return {
            .before = graph, .after = graph, .map = Correspondence::identity(graph->nodeCount())};
    return DepthLast(graph).run();
}

std::shared_ptr<const Graph> seenWithDepthLast(const std::shared_ptr<const Graph>& graph)
{
    const auto changed = isSettled(*graph) ? nullptr : DepthLast(graph).seen();
    return changed ? changed : graph;
}

} // namespace fusewright
