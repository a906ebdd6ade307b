// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/tidy.h"

#include "engine/graph/renumbered_arrays.h"
#include "engine/graph/tidy_plan.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

std::vector<FoldedAway> countFolded(const Graph& graph, const TidyPlan& plan)
{
    std::map<std::pair<TidyReason, std::uint32_t>, std::size_t> counts;
    for (const NodeId node : graph.nodes()) {
        if (const auto reason = plan.reason(node))
            ++counts[{*reason, graph.operatorId(node).index}];
    }
    std::vector<FoldedAway> folded;
    for (const auto& [key, count] : counts) {
        const Operator& op = graph.operators()[key.second];
        folded.push_back({.native = std::string(graph.text(op.native)),
                          .canonical = std::string(graph.text(op.canonical)),
                          .reason = key.first,
                          .count = count});
    }
    std::ranges::stable_sort(folded, [](const FoldedAway& a, const FoldedAway& b) {
        return std::tuple(a.reason, b.count) < std::tuple(b.reason, a.count);
    });
    return folded;
}

std::optional<AttributeValueId> constantContent(const Graph& graph, NodeId node)
{
    for (const Attribute& attribute : graph.attributes(node)) {
        if (graph.text(attribute.name).starts_with("value"))
            return attribute.value;
    }
    return std::nullopt;
}

bool isSpreading(std::string_view canonical)
{
    constexpr auto spreading = std::to_array<std::string_view>(
        {"expand", "reshape", "view", "unsqueeze", "squeeze", "flatten", "to"});
    return std::ranges::find(spreading, canonical) != spreading.end();
}

/// What a value is that one number is spread over, as JAX does before every sum: the number, and
/// the value's own shape.
std::optional<AttributeValue> spreadContent(const Graph& graph, const TidyPlan& plan, ValueId value)
{
    constexpr int mostSteps = 16;
    ValueId source = value;
    const AttributeValue* content = nullptr;
    for (int step = 0; step < mostSteps && !content; ++step) {
        const NodeId maker = graph.producer(source);
        if (!maker.isValid()) {
            content = graph.literal(source);
            break;
        }
        if (plan.reason(maker) == TidyReason::Constant) {
            const auto id = constantContent(graph, maker);
            content = id ? &graph.attributeValue(*id) : nullptr;
            break;
        }
        const auto operands = graph.inputs(maker);
        if (!isSpreading(graph.canonicalName(maker)) || operands.empty()
            || !operands.front().isValid())
            return std::nullopt;
        source = operands.front();
    }
    const auto* const number = content ? std::get_if<TensorLiteral>(content) : nullptr;
    if (source == value || !number || number->numbers.size() + number->integers.size() != 1
        || !graph.shapes().isRanked(graph.shapeId(value)))
        return std::nullopt;
    TensorLiteral spread = *number;
    spread.shape.clear();
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        if (!dim.isKnown())
            return std::nullopt;
        spread.shape.push_back(dim.size());
    }
    spread.complete = true;
    return spread;
}

/// Makes the arrays of the smaller graph out of those of the larger one.
class Folding {
public:
    Folding(const Graph& graph, const TidyPlan& plan)
        : m_graph(graph), m_plan(plan), m_isUsed(graph.valueCount(), false), m_small(graph)
    {
    }

    RenumberedArrays shrink()
    {
        findUses();
        numberOutsideValues();
        moveNodes();
        for (const ValueId output : m_plan.outputs())
            m_small.arrays.outputs.push_back(mapped(output));
        return std::move(m_small);
    }

private:
    void findUses()
    {
        for (const NodeId node : m_graph.nodes()) {
            if (!m_plan.keeps(node))
                continue;
            for (const ValueId operand : m_graph.inputs(node)) {
                if (operand.isValid())
                    m_isUsed[m_plan.standIn(operand).index] = true;
            }
        }
        for (const ValueId output : m_plan.outputs())
            m_isUsed[output.index] = true;
    }

    void numberOutsideValues()
    {
        const std::size_t declared = m_graph.inputCount() - m_graph.capturedCount();
        for (std::size_t at = 0; at < declared; ++at) {
            if (!m_plan.becomesParameter(ValueId(at)))
                m_small.addValue(ValueId(at));
        }
        for (const ValueId value : m_graph.values()) {
            if (m_plan.becomesInput(value))
                m_small.addValue(value);
        }
        for (std::size_t at = declared; at < m_graph.inputCount(); ++at)
            m_small.addValue(ValueId(at));
        m_small.arrays.inputCount = m_small.valueCount();
        m_small.arrays.capturedCount = static_cast<std::uint32_t>(m_graph.capturedCount());

        for (std::size_t at = 0; at < m_graph.parameterCount(); ++at) {
            const ValueId parameter(m_graph.inputCount() + at);
            if (m_isUsed[parameter.index] || m_graph.uses(parameter).empty())
                addParameter(parameter);
        }
        for (const ValueId value : m_graph.values()) {
            const bool isInput = value.index < m_graph.inputCount();
            if (m_plan.becomesParameter(value) && (isInput || m_isUsed[value.index]))
                addParameter(value);
        }
        m_small.arrays.parameterCount = m_small.valueCount() - m_small.arrays.inputCount;
    }

    void addParameter(ValueId value)
    {
        std::optional<AttributeValueId> content;
        const NodeId maker = m_graph.producer(value);
        if (maker.isValid() && m_plan.reason(maker) == TidyReason::Constant)
            content = constantContent(m_graph, maker);
        else if (!maker.isValid())
            content = m_graph.literalId(value);
        m_small.addValue(value);
        if (!content) {
            if (const auto spread = spreadContent(m_graph, m_plan, value))
                content = m_small.arrays.attributeValues.intern(*spread);
        }
        if (content)
            m_small.arrays.literals.push_back({m_small.valueOf(value), *content});
    }

    void moveNodes()
    {
        std::vector<NodeId> nodes;
        for (const NodeId node : m_graph.nodes()) {
            if (m_plan.keeps(node))
                nodes.push_back(node);
        }
        m_small.addNodes(nodes);
        m_small.addOperands(nodes, [this](ValueId operand) { return m_plan.standIn(operand); });
        for (const NodeId node : nodes) {
            for (const NestedGraph& nested : m_graph.nested(node)) {
                NestedGraph& copy = m_small.arrays.nested.emplace_back(nested);
                copy.owner = m_small.newNode[node.index];
                for (ValueId& captured : copy.captured)
                    captured = mapped(captured);
            }
        }
    }

    ValueId mapped(ValueId value) const { return m_small.valueOf(m_plan.standIn(value)); }

    const Graph& m_graph;
    const TidyPlan& m_plan;
    std::vector<bool> m_isUsed; ///< By old value.
    RenumberedArrays m_small;
};

AttributeValue contentOf(const ShapeElements& known)
{
    std::vector<std::int64_t> numbers;
    for (const std::string& element : known.elements) {
        const auto number = wholeNumber(element);
        if (!number)
            return known.elements;
        numbers.push_back(*number);
    }
    return numbers;
}

/// `numbers` are of the values in the graph before.
void addLiterals(GraphArrays& arrays, const TidyPlan& plan, const RenumberedArrays& numbers,
                 std::span<const ShapeElements> known)
{
    const std::vector<Literal> written = arrays.literals; // Constants tell it themselves.
    for (const ShapeElements& each : known) {
        const ValueId value = numbers.valueOf(each.value);
        const bool isWritten = std::ranges::binary_search(written, value, {}, &Literal::value);
        if (value.isValid() && plan.becomesParameter(each.value) && !isWritten)
            arrays.literals.push_back({value, arrays.attributeValues.intern(contentOf(each))});
    }
    std::ranges::sort(arrays.literals, {}, &Literal::value);
}

} // namespace

const char* tidyReasonName(TidyReason reason)
{
    switch (reason) {
    case TidyReason::Constant:
        return "constant";
    case TidyReason::Identity:
        return "identity";
    case TidyReason::Boundary:
        return "boundary";
    case TidyReason::ShapeArithmetic:
        return "shape-arithmetic";
    case TidyReason::Dead:
        return "dead";
    }
    return "dead";
}

Tidied tidy(Graph graph, TidyInputs inputs, std::span<const ShapeElements> known)
{
    const TidyPlan plan(graph, inputs);
    // Of a graph that is nothing but identities, say, there would be nothing left to see.
    if (!plan.changesAnything() || !plan.leavesAnything())
        return {std::move(graph), {}, 0};
    std::vector<FoldedAway> folded = countFolded(graph, plan);
    RenumberedArrays small = Folding(graph, plan).shrink();
    GraphArrays arrays = small.finished(Graph::dismantle(std::move(graph)));
    addLiterals(arrays, plan, small, known);
    return {Graph(std::move(arrays)), std::move(folded), plan.weightInputs()};
}

} // namespace fusewright
