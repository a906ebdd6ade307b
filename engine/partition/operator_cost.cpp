// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/operator_cost.h"

#include "engine/graph/graph.h"
#include "engine/partition/attention_cost.h"
#include "engine/partition/body_cost.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/convolution_cost.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/fusion_kinds.h"
#include "engine/partition/matrix_cost.h"
#include "engine/partition/special_cost.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace fusewright {

namespace {

using Basis = FlopsFormula::Basis;

/// What normalizes several results gives them as a tuple, whose first is as large as the operand.
CostAmount resultElements(const CostedOperator& of)
{
    const bool isTuple = of.graph.outputCount(of.node) == 1 && !of.resultDims();
    return isTuple && of.spec->category == "normalization" ? of.operandElements(0)
                                                           : of.resultElements();
}

CostAmount plainCount(const CostedOperator& of)
{
    switch (of.spec->flops.basis) {
    case Basis::Zero:
        return 0;
    case Basis::Elements:
        return isReducingComparison(of.graph, of.node) ? of.operandElements(0) : resultElements(of);
    case Basis::InputElements:
        return of.operandElements(0);
    case Basis::Gemm:
        return gemmOperations(of);
    case Basis::Conv:
        return convOperations(of);
    case Basis::Attention:
        return attentionOperations(of);
    case Basis::GemmBackward:
        return gemmBackwardOperations(of);
    case Basis::ConvBackward:
        return convBackwardOperations(of);
    case Basis::AttentionBackward:
        return attentionBackwardOperations(of);
    case Basis::Einsum:
        return einsumOperations(of);
    case Basis::Recurrent:
        return recurrentOperations(of);
    case Basis::Interpolate:
        return interpolationOperations(of);
    case Basis::Fourier:
        return fourierOperations(of);
    case Basis::Experts:
        return expertOperations(of);
    default:
        return std::nullopt;
    }
}

/// Operators without bodies, and those with them when their bodies are counted.
OperationRange rangeOf(const CostedOperator& of, std::span<const OperationRange> bodies)
{
    switch (of.spec->flops.basis) {
    case Basis::LinearAlgebra:
        return linearAlgebraOperations(of);
    case Basis::Regions:
        return regionOperations(of);
    case Basis::Packed:
        return of.isNamed({"transformer_encoder_layer"}) ? encoderLayerOperations(of)
                                                         : packedAttentionOperations(of);
    case Basis::Body:
        return bodyOperations(of, bodies);
    case Basis::Special:
        return specialOperations(of);
    default:
        return OperationRange::exactly(plainCount(of));
    }
}

OperationRange countedOperator(const CostedOperator& of, std::span<const OperationRange> bodies)
{
    if (!of.spec)
        return {};
    const OperationRange range = rangeOf(of, bodies);
    const auto factor = static_cast<double>(of.spec->flops.factor);
    return factor == 1 ? range
                       : OperationRange{.least = range.least.times(factor).value_or(0),
                                        .most = costProduct(range.most, factor)};
}

/// Counts the bodies of an operator, and those inside them, each once: the innermost first.
class BodyCounter {
public:
    explicit BodyCounter(UnsetExtents extents) : m_extents(extents) { }

    OperationRange count(const Graph& graph, NodeId node);

private:
    /// A body that is being added up.
    struct Open {
        const Graph* graph;
        std::uint32_t next = 0; ///< The operator that is looked at next.
        std::size_t body = 0;   ///< Of its bodies the one that is looked at next.
        OperationRange sum = OperationRange::exactly(0);
    };

    /// The next body that is not counted yet; null when all are, or no more may be looked at.
    const Graph* missing(std::span<const NestedGraph> bodies, std::size_t& next);
    std::vector<OperationRange> known(const Graph& graph, NodeId node) const;
    void run(const Graph& body);

    UnsetExtents m_extents;
    std::size_t m_left = 1'000'000; ///< Operators and bodies that may still be looked at.
    std::unordered_map<const Graph*, OperationRange> m_counted;
};

const Graph* BodyCounter::missing(std::span<const NestedGraph> bodies, std::size_t& next)
{
    while (next < bodies.size() && m_left > 0) {
        const Graph* const body = bodies[next++].graph.get();
        --m_left;
        if (body && !m_counted.contains(body))
            return body;
    }
    return nullptr;
}

std::vector<OperationRange> BodyCounter::known(const Graph& graph, NodeId node) const
{
    std::vector<OperationRange> bodies;
    for (const NestedGraph& nested : graph.nested(node)) {
        const auto counted = m_counted.find(nested.graph.get());
        bodies.push_back(counted == m_counted.end() ? OperationRange{} : counted->second);
    }
    return bodies;
}

void BodyCounter::run(const Graph& body)
{
    std::vector<Open> open{{.graph = &body}};
    while (!open.empty()) {
        Open& top = open.back();
        const bool isDone = top.next >= top.graph->nodeCount();
        if (isDone || m_left == 0) {
            m_counted[top.graph] = isDone ? top.sum : OperationRange{};
            open.pop_back();
            continue;
        }
        const NodeId node(top.next);
        if (const Graph* const inner = missing(top.graph->nested(node), top.body)) {
            // Bodies cannot hold themselves; one that is counted as unknown ends the search.
            m_counted[inner] = {};
            open.push_back({.graph = inner});
            continue;
        }
        if (m_left == 0)
            continue;
        --m_left;
        const std::vector<OperationRange> bodies = known(*top.graph, node);
        top.sum =
            bothOf(top.sum, countedOperator(CostedOperator(*top.graph, node, m_extents), bodies));
        ++top.next;
        top.body = 0;
    }
}

OperationRange BodyCounter::count(const Graph& graph, NodeId node)
{
    std::size_t next = 0;
    while (const Graph* const body = missing(graph.nested(node), next))
        run(*body);
    return countedOperator(CostedOperator(graph, node, m_extents), known(graph, node));
}

} // namespace

std::optional<double> elementsOf(const Graph& graph, ValueId value)
{
    const ShapeTable& shapes = graph.shapes();
    const ShapeId shape = graph.shapeId(value);
    if (!shapes.isRanked(shape))
        return std::nullopt;
    double elements = 1;
    for (const Dim dim : shapes.dims(shape)) {
        if (!dim.isKnown())
            return std::nullopt;
        elements *= static_cast<double>(dim.size());
    }
    return std::isfinite(elements) ? std::optional(elements) : std::nullopt;
}

bool isOneNumber(const Graph& graph, ValueId value)
{
    const AttributeValue* const literal = graph.literal(value);
    const auto* const tensor = literal ? std::get_if<TensorLiteral>(literal) : nullptr;
    return tensor && tensor->complete && tensor->numbers.size() + tensor->integers.size() == 1;
}

std::optional<double> bytesOf(const Graph& graph, ValueId value)
{
    const std::optional<double> each = bytesPerElement(graph.valueType(value));
    if (each && isOneNumber(graph, value))
        return std::ceil(*each);
    const std::optional<double> elements = elementsOf(graph, value);
    return elements && each ? std::optional(std::ceil(*elements * *each)) : std::nullopt;
}

CostAmount bytesFormulaOf(const Graph& graph, ValueId value)
{
    if (const auto number = bytesOf(graph, value))
        return CostFormula(*number);
    const std::optional<double> each = bytesPerElement(graph.valueType(value));
    if (!each || !graph.shapes().isRanked(graph.shapeId(value)))
        return std::nullopt;
    const Dims dims = graph.shapes().dims(graph.shapeId(value));
    return costProduct(CostFormula(*each), productOf(graph, dims, UnsetExtents::Named));
}

std::optional<ValueId> firstOfUnknownSize(const Graph& graph)
{
    for (const ValueId value : graph.values()) {
        const bool counts = !graph.uses(value).empty() || graph.isOutput(value);
        if (counts && !bytesFormulaOf(graph, value))
            return value;
    }
    return std::nullopt;
}

OperationRange operationsOf(const Graph& graph, NodeId node, UnsetExtents extents)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    if (spec && spec->flops.basis == Basis::Body)
        return BodyCounter(extents).count(graph, node);
    return countedOperator(CostedOperator(graph, node, extents), {});
}

std::optional<double> flopsOf(const Graph& graph, NodeId node)
{
    return numberOf(operationsOf(graph, node, UnsetExtents::Unknown).exact());
}

namespace {

bool hasNamedExtent(const Graph& graph, ValueId value)
{
    return value.isValid()
        && std::ranges::any_of(graph.shapes().dims(graph.shapeId(value)), &Dim::isNamed);
}

/// An operand or a result has an extent that only has a name.
bool hasNamedExtents(const Graph& graph, NodeId node)
{
    const auto isNamed = [&graph](ValueId value) { return hasNamedExtent(graph, value); };
    return std::ranges::any_of(graph.inputs(node), isNamed)
        || std::ranges::any_of(graph.outputs(node), isNamed);
}

} // namespace

std::string whyUncounted(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    const OperationRange range = operationsOf(graph, node, UnsetExtents::Named);
    if (range.exact() && range.exact()->isNumber())
        return {};
    if (!spec)
        return "The operator is not in the catalogue.";
    if (!spec->uncounted.empty())
        return spec->uncounted;
    if (spec->flops.basis == Basis::Unknown)
        return "The catalogue has no formula for it.";
    if (spec->flops.basis == Basis::Body && graph.nested(node).empty())
        return "Its body is not in the file.";
    if (range.exact() || hasNamedExtents(graph, node))
        return "An extent has no number yet.";
    // Of a module that does not say its layout, it is not the data.
    const bool isLayout = spec->name == "transformer_encoder_layer";
    if (!isLayout && (range.most || range.least != CostFormula(0)))
        return "The data decides how many there are.";
    return "A shape, or what an operand stands for, is not known.";
}

} // namespace fusewright
