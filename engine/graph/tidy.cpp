// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/tidy.h"

#include "engine/graph/tidy_plan.h"

#include <algorithm>
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

/// Makes the arrays of the smaller graph out of those of the larger one.
class Folding {
public:
    Folding(const Graph& graph, const TidyPlan& plan)
        : m_graph(graph),
          m_plan(plan),
          m_isUsed(graph.valueCount(), false),
          m_newValue(graph.valueCount())
    {
    }

    /// What the larger graph still lends: its texts and tables, which `lend` then takes over.
    GraphArrays shrink()
    {
        findUses();
        numberOutsideValues();
        moveNodes();
        for (const ValueId output : m_plan.outputs())
            m_small.outputs.push_back(mapped(output));
        std::ranges::sort(m_small.literals, {}, &Literal::value);
        std::ranges::sort(m_small.givenShapes, {}, &GivenShape::value);
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
                add(ValueId(at));
        }
        for (const ValueId value : m_graph.values()) {
            if (m_plan.becomesInput(value))
                add(value);
        }
        for (std::size_t at = declared; at < m_graph.inputCount(); ++at)
            add(ValueId(at));
        m_small.inputCount = count();
        m_small.capturedCount = static_cast<std::uint32_t>(m_graph.capturedCount());

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
        m_small.parameterCount = count() - m_small.inputCount;
    }

    void addParameter(ValueId value)
    {
        std::optional<AttributeValueId> content;
        const NodeId maker = m_graph.producer(value);
        if (maker.isValid() && m_plan.reason(maker) == TidyReason::Constant)
            content = constantContent(m_graph, maker);
        else if (!maker.isValid())
            content = m_graph.literalId(value);
        add(value);
        if (content)
            m_small.literals.push_back({m_newValue[value.index], *content});
    }

    void moveNodes()
    {
        for (const NodeId node : m_graph.nodes()) {
            if (!m_plan.keeps(node))
                continue;
            const NodeId moved(m_small.nodeOperator.size());
            beginNode(node);
            for (const ValueId operand : m_graph.inputs(node))
                m_small.inputs.push_back(operand.isValid() ? mapped(operand) : ValueId());
            for (const ValueId result : m_graph.outputs(node))
                add(result);
            if (const FusionHint* hint = m_graph.hint(node)) {
                m_small.hints.push_back(*hint);
                m_small.hints.back().node = moved;
            }
            if (const NodeCall* const call = m_graph.call(node))
                addCall(moved, call->kind, m_graph.arguments(node));
            for (const NestedGraph& nested : m_graph.nested(node)) {
                NestedGraph& copy = m_small.nested.emplace_back(nested);
                copy.owner = moved;
                for (ValueId& captured : copy.captured)
                    captured = mapped(captured);
            }
        }
        m_small.attributeBegin.push_back(static_cast<std::uint32_t>(m_small.attributes.size()));
        m_small.inputBegin.push_back(static_cast<std::uint32_t>(m_small.inputs.size()));
        m_small.outputBegin.push_back(count());
    }

    void addCall(NodeId node, CallKind kind, std::span<const CallArgument> arguments)
    {
        m_small.calls.push_back({.node = node,
                                 .kind = kind,
                                 .arguments = {static_cast<std::uint32_t>(m_small.arguments.size()),
                                               static_cast<std::uint32_t>(arguments.size())}});
        m_small.arguments.insert(m_small.arguments.end(), arguments.begin(), arguments.end());
    }

    void beginNode(NodeId node)
    {
        m_small.nodeOperator.push_back(m_graph.operatorId(node));
        m_small.nodeName.push_back(m_graph.nodeSymbol(node));
        m_small.nodeModule.push_back(m_graph.moduleId(node));
        if (m_graph.hasSources())
            m_small.nodeSource.push_back(m_graph.sourceSymbol(node));
        m_small.attributeBegin.push_back(static_cast<std::uint32_t>(m_small.attributes.size()));
        const auto attributes = m_graph.attributes(node);
        m_small.attributes.insert(m_small.attributes.end(), attributes.begin(), attributes.end());
        m_small.inputBegin.push_back(static_cast<std::uint32_t>(m_small.inputs.size()));
        m_small.outputBegin.push_back(count());
    }

    void add(ValueId value)
    {
        m_newValue[value.index] = ValueId(m_small.valueName.size());
        m_small.valueName.push_back(m_graph.valueSymbol(value));
        m_small.valueType.push_back(m_graph.valueType(value));
        m_small.valueShape.push_back(m_graph.shapeId(value));
        if (m_graph.hasOrigins())
            m_small.valueOrigin.push_back(m_graph.origin(value));
        if (const GivenShape* const given = m_graph.givenShape(value)) {
            m_small.givenShapes.push_back(*given);
            m_small.givenShapes.back().value = m_newValue[value.index];
        }
    }

    ValueId mapped(ValueId value) const { return m_newValue[m_plan.standIn(value).index]; }
    std::uint32_t count() const { return static_cast<std::uint32_t>(m_small.valueName.size()); }

    const Graph& m_graph;
    const TidyPlan& m_plan;
    std::vector<bool> m_isUsed;      ///< By old value.
    std::vector<ValueId> m_newValue; ///< By old value.
    GraphArrays m_small;
};

/// Texts, shapes, attributes, operators and modules do not change, so they move over whole.
void lend(GraphArrays&& large, GraphArrays& small)
{
    small.name = std::move(large.name);
    small.texts = std::move(large.texts);
    small.shapes = std::move(large.shapes);
    small.attributeValues = std::move(large.attributeValues);
    small.catalogue = std::move(large.catalogue);
    small.operators = std::move(large.operators);
    small.modules = std::move(large.modules);
    small.properties = std::move(large.properties);
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

Tidied tidy(Graph graph, TidyInputs inputs)
{
    const TidyPlan plan(graph, inputs);
    // Of a graph that is nothing but identities, say, there would be nothing left to see.
    if (!plan.changesAnything() || !plan.leavesAnything())
        return {std::move(graph), {}, 0};
    std::vector<FoldedAway> folded = countFolded(graph, plan);
    GraphArrays small = Folding(graph, plan).shrink();
    lend(Graph::dismantle(std::move(graph)), small);
    return {Graph(std::move(small)), std::move(folded), plan.weightInputs()};
}

} // namespace fusewright
