// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/operator_cost.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

namespace fusewright {

namespace {

using Dims = std::span<const Dim>;
using Count = std::optional<double>;

Count product(Count a, Count b)
{
    return a && b ? Count(*a * *b) : std::nullopt;
}

Count productOf(Dims dims)
{
    double elements = 1;
    for (const Dim dim : dims) {
        if (!dim.isKnown())
            return std::nullopt;
        elements *= static_cast<double>(dim.size());
    }
    return std::isfinite(elements) ? Count(elements) : std::nullopt;
}

bool isTrue(const AttributeValue* value)
{
    if (!value)
        return false;
    if (const auto* const truth = std::get_if<bool>(value))
        return *truth;
    const auto* const number = std::get_if<std::int64_t>(value);
    return number && *number != 0;
}

/// One operator with its shapes.
class CostedOperator {
public:
    CostedOperator(const Graph& graph, NodeId node)
        : m_graph(graph), m_node(node), m_spec(graph.operatorOf(node).spec)
    {
    }

    Count flops() const;

private:
    Count operationsByBasis() const;
    Count gemm() const;
    Count innerExtent(std::size_t operand) const;
    Count conv() const;
    Count convTransposed(Dims image, Dims weight) const;
    Count convDepthLast(Dims result, Dims weight) const;
    Count attention() const;
    std::optional<std::size_t> sequenceAxis(std::size_t rank) const;

    std::optional<Dims> dims(ValueId value) const;
    std::optional<Dims> operandDims(std::size_t operand) const;
    std::optional<Dims> resultDims() const;
    Count resultElements() const;
    bool isNamed(std::initializer_list<std::string_view> names) const
    {
        return std::ranges::find(names, m_spec->name) != names.end();
    }
    bool isCalled(std::string_view part) const
    {
        return m_graph.nativeName(m_node).find(part) != std::string_view::npos;
    }
    bool has(std::string_view attribute) const
    {
        return isTrue(m_graph.attribute(m_node, attribute));
    }

    const Graph& m_graph;
    NodeId m_node;
    const OperatorSpec* m_spec;
};

std::optional<Dims> CostedOperator::dims(ValueId value) const
{
    if (!value.isValid() || !m_graph.shapes().isRanked(m_graph.shapeId(value)))
        return std::nullopt;
    return m_graph.shapes().dims(m_graph.shapeId(value));
}

std::optional<Dims> CostedOperator::operandDims(std::size_t operand) const
{
    const std::span<const ValueId> inputs = m_graph.inputs(m_node);
    return operand < inputs.size() ? dims(inputs[operand]) : std::nullopt;
}

std::optional<Dims> CostedOperator::resultDims() const
{
    return m_graph.outputCount(m_node) > 0 ? dims(*m_graph.outputs(m_node).begin()) : std::nullopt;
}

Count CostedOperator::resultElements() const
{
    const std::optional<Dims> result = resultDims();
    return result ? productOf(*result) : std::nullopt;
}

Count CostedOperator::flops() const
{
    if (!m_spec)
        return std::nullopt;
    const Count operations =
        product(operationsByBasis(), static_cast<double>(m_spec->flops.factor));
    return operations && std::isfinite(*operations) ? operations : std::nullopt;
}

Count CostedOperator::operationsByBasis() const
{
    using Basis = FlopsFormula::Basis;
    switch (m_spec->flops.basis) {
    case Basis::Unknown:
        return std::nullopt;
    case Basis::Zero:
        return 0.0;
    case Basis::Elements:
        return resultElements();
    case Basis::InputElements: {
        const std::optional<Dims> operand = operandDims(0);
        return operand ? productOf(*operand) : std::nullopt;
    }
    case Basis::Gemm:
        return gemm();
    case Basis::Conv:
        return conv();
    case Basis::Attention:
        return attention();
    }
    return std::nullopt;
}

/// Every element of the result is a sum over the extent that both operands share.
Count CostedOperator::gemm() const
{
    const bool isAdded = isNamed({"addmm", "baddbmm", "addbmm"});
    const std::size_t left = isAdded ? 1 : 0;
    const Count sums = product(resultElements(), innerExtent(left));
    if (!sums || !isNamed({"addbmm"}))
        return product(2.0, sums);
    return product(2.0, product(sums, productOf(operandDims(left)->first(1))));
}

Count CostedOperator::innerExtent(std::size_t operand) const
{
    const std::optional<Dims> left = operandDims(operand);
    // Which extents a dot_general contracts stands in attributes that every dialect writes its way.
    if (!left || left->empty() || isCalled("dot_general") || has("transBatchA"))
        return std::nullopt;
    const bool isTransposed = has("transA") || has("transpose_a");
    const std::size_t back = isTransposed && left->size() > 1 ? 2 : 1;
    return productOf(left->subspan(left->size() - back, 1));
}

/// Channels stand second, or last; anything else is a layout that is not understood.
bool hasChannels(Dims image, Dim channels)
{
    return channels.isKnown() && image.size() > 2
        && (image[1] == channels || image.back() == channels);
}

Count CostedOperator::conv() const
{
    const std::optional<Dims> image = operandDims(0);
    const std::optional<Dims> weight = operandDims(isNamed({"qlinear_conv"}) ? 3 : 1);
    const std::optional<Dims> result = resultDims();
    if (!image || !weight || !result || weight->size() != result->size() || weight->size() < 3)
        return std::nullopt;
    const bool isTransposed = m_spec->name.starts_with("conv_transpose") || has("transposed");
    if (m_graph.property(property::layout) == property::depthLast)
        return isTransposed ? std::nullopt : convDepthLast(*result, *weight);
    if (isTransposed)
        return convTransposed(*image, *weight);
    // The weight has the channels of one group only, so groups need no look.
    if (!hasChannels(*result, weight->front()))
        return std::nullopt;
    return product(2.0, product(productOf(*result), productOf(weight->subspan(1))));
}

/// QNN's weights have the window first and the channels that are made last.
Count CostedOperator::convDepthLast(Dims result, Dims weight) const
{
    if (!weight.back().isKnown() || result.back() != weight.back())
        return std::nullopt;
    return product(2.0, product(productOf(result), productOf(weight.first(weight.size() - 1))));
}

/// The other way round: every element of the input is spread over the window.
Count CostedOperator::convTransposed(Dims image, Dims weight) const
{
    if (!hasChannels(image, weight.front()))
        return std::nullopt;
    return product(2.0, product(productOf(image), productOf(weight.subspan(1))));
}

/// Where the positions stand; nothing where the dialect's layout is not known.
std::optional<std::size_t> CostedOperator::sequenceAxis(std::size_t rank) const
{
    constexpr std::array positionsSecond = {"flash_attn_func", "memory_efficient_attention",
                                            "_flash_attention_forward",
                                            "_efficient_attention_forward", "nn.attention"};
    if (rank < 3)
        return std::nullopt;
    const bool isScaledDot = isCalled("scaled_dot_product");
    const auto isNativeName = [this](const char* name) { return isCalled(name); };
    if (!isScaledDot && std::ranges::any_of(positionsSecond, isNativeName))
        return std::size_t{1};
    return rank - 2;
}

/// Scores and context: for each query and key, one product over each head's width.
Count CostedOperator::attention() const
{
    const std::optional<Dims> query = operandDims(0);
    const std::optional<Dims> key = operandDims(1);
    const std::optional<Dims> value = operandDims(2);
    if (!query || !key || !value || key->size() != query->size() || value->size() != query->size())
        return std::nullopt;
    // What stands behind the mask may be a cache of earlier keys, whose length is then missing.
    const bool hasCache = m_graph.inputs(m_node).size() > 4 && !isCalled("scaled_dot_product");
    const std::optional<std::size_t> axis = sequenceAxis(query->size());
    // Heads written into the last extent can be told only when there are as many of all.
    if (hasCache || !axis || query->back() != key->back())
        return std::nullopt;
    const Count queries = productOf(query->first(query->size() - 1));
    const Count pairs = product(queries, productOf(key->subspan(*axis, 1)));
    const Count scores = product(pairs, productOf(query->last(1)));
    const Count context = product(pairs, productOf(value->last(1)));
    return scores && context ? Count(2 * (*scores + *context)) : std::nullopt;
}

} // namespace

std::optional<double> elementsOf(const Graph& graph, ValueId value)
{
    const ShapeTable& shapes = graph.shapes();
    const ShapeId shape = graph.shapeId(value);
    return shapes.isRanked(shape) ? productOf(shapes.dims(shape)) : std::nullopt;
}

std::optional<double> bytesOf(const Graph& graph, ValueId value)
{
    const Count bytes = product(elementsOf(graph, value), bytesPerElement(graph.valueType(value)));
    return bytes ? Count(std::ceil(*bytes)) : std::nullopt;
}

std::optional<double> flopsOf(const Graph& graph, NodeId node)
{
    return CostedOperator(graph, node).flops();
}

} // namespace fusewright
