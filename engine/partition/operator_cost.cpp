// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/operator_cost.h"

#include "engine/graph/graph.h"
#include "engine/partition/contraction_cost.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <span>
#include <vector>

namespace fusewright {

namespace {

using Dims = std::span<const Dim>;
using Count = std::optional<double>;

Count product(Count a, Count b)
{
    return a && b ? Count(*a * *b) : std::nullopt;
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
    static Count convByLayout(Dims result, Dims weight, std::string_view layout);
    Count attention() const;
    Count attentionOfHiddenHeads() const;
    Count attentionBackward() const;
    Count gemmOf(std::size_t grown, std::size_t operand) const;
    Count convForward() const;
    Count resultsWanted(std::size_t most) const;
    Count contracted() const;
    Count einsum() const;
    Count recurrent() const;
    Count interpolation() const;
    const std::vector<std::int64_t>* numbers(std::string_view attribute) const;
    std::string_view word(std::string_view attribute) const;
    Count number(std::string_view attribute) const;
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
    return result ? extentProduct(*result) : std::nullopt;
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
        return operand ? extentProduct(*operand) : std::nullopt;
    }
    case Basis::Gemm:
        return gemm();
    case Basis::Conv:
        return conv();
    case Basis::Attention:
        return attention();
    case Basis::GemmBackward:
        return product(resultsWanted(2), gemmOf(0, 1));
    case Basis::ConvBackward:
        return product(resultsWanted(2), convForward());
    case Basis::AttentionBackward:
        return attentionBackward();
    case Basis::Einsum:
        return einsum();
    case Basis::Recurrent:
        return recurrent();
    case Basis::Interpolate:
        return interpolation();
    }
    return std::nullopt;
}

/// Channels stand second, or last; anything else is a layout that is not understood.
bool hasChannels(Dims image, Dim channels)
{
    return channels.isKnown() && image.size() > 2
        && (image[1] == channels || image.back() == channels);
}

const std::vector<std::int64_t>* CostedOperator::numbers(std::string_view attribute) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, attribute);
    return value ? std::get_if<std::vector<std::int64_t>>(value) : nullptr;
}

std::string_view CostedOperator::word(std::string_view attribute) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, attribute);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? std::string_view(*text) : std::string_view();
}

Count CostedOperator::number(std::string_view attribute) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, attribute);
    const auto* const whole = value ? std::get_if<std::int64_t>(value) : nullptr;
    return whole ? Count(static_cast<double>(*whole)) : std::nullopt;
}

/// How many of the first results are there and used: each is a product of its own.
Count CostedOperator::resultsWanted(std::size_t most) const
{
    double wanted = 0;
    std::size_t at = 0;
    for (const ValueId result : m_graph.outputs(m_node)) {
        if (at++ < most && (!m_graph.uses(result).empty() || m_graph.isOutput(result)))
            ++wanted;
    }
    return wanted;
}

/// The extents of the left operand over which a dot_general, or a tensordot, sums up.
Count CostedOperator::contracted() const
{
    const std::optional<Dims> left = operandDims(0);
    std::vector<std::int64_t> axes;
    if (const auto* const listed = numbers("contract_dims_lhs")) {
        axes = *listed;
    } else if (const std::string_view text = word("contracting_dims"); !text.empty()) {
        // As in `[2, 3] x [0, 1]`.
        for (const char letter : text.substr(0, text.find(']'))) {
            if (letter >= '0' && letter <= '9')
                axes.push_back(letter - '0');
        }
    } else if (isNamed({"tensordot"})) {
        // Without axes that both have, left times right has each contracted extent twice.
        const std::optional<Dims> right = operandDims(1);
        const Count both =
            right ? product(extentProduct(*left), extentProduct(*right)) : std::nullopt;
        const Count result = resultElements();
        return both && result && *result > 0 ? Count(std::round(std::sqrt(*both / *result)))
                                             : std::nullopt;
    } else {
        return std::nullopt;
    }
    Count extents = 1.0;
    for (const std::int64_t axis : axes) {
        if (axis < 0 || static_cast<std::size_t>(axis) >= left->size())
            return std::nullopt;
        extents = product(extents, extentProduct(left->subspan(static_cast<std::size_t>(axis), 1)));
    }
    return extents;
}

/// The forward product, from the gradient of its result and the operand whose last extent it
/// summed over.
Count CostedOperator::gemmOf(std::size_t grown, std::size_t operand) const
{
    const std::optional<Dims> gradient = operandDims(grown);
    const std::optional<Dims> other = operandDims(operand);
    if (!gradient || !other || other->empty())
        return std::nullopt;
    return product(2.0, product(extentProduct(*gradient), extentProduct(other->last(1))));
}

/// What the forward convolution did: the weight has the channels of one group only.
Count CostedOperator::convForward() const
{
    const std::optional<Dims> gradient = operandDims(0);
    const std::optional<Dims> weight = operandDims(2);
    if (!gradient || !weight || weight->size() < 3 || weight->size() != gradient->size()
        || has("transposed") || !hasChannels(*gradient, weight->front()))
        return std::nullopt;
    return product(2.0, product(extentProduct(*gradient), extentProduct(weight->subspan(1))));
}

/// The scores again, and the gradients of values, scores, queries and keys.
Count CostedOperator::attentionBackward() const
{
    const std::optional<Dims> query = operandDims(1);
    const std::optional<Dims> key = operandDims(2);
    const std::optional<Dims> value = operandDims(3);
    if (!query || !key || !value || query->size() != 4 || key->size() != 4 || value->size() != 4
        || query->back() != key->back())
        return std::nullopt;
    const Count pairs = product(extentProduct(query->first(3)), extentProduct(key->subspan(2, 1)));
    const Count width = extentProduct(query->last(1));
    const Count valueWidth = extentProduct(value->last(1));
    if (!pairs || !width || !valueWidth)
        return std::nullopt;
    return 2 * *pairs * (3 * *width + 2 * *valueWidth);
}

/// Of more than two operands the order counts, and nobody says it.
Count CostedOperator::einsum() const
{
    const std::optional<Dims> left = operandDims(0);
    const std::optional<Dims> right = operandDims(1);
    if (!left || !right || m_graph.inputs(m_node).size() != 2)
        return std::nullopt;
    const std::string_view equation = word("equation");
    return einsumOperations(equation.empty() ? word("arg0") : equation, *left, *right);
}

/// Both products of every step and direction; gates and activations are not counted.
Count CostedOperator::recurrent() const
{
    const std::optional<Dims> steps = operandDims(0);
    if (!steps || steps->empty())
        return std::nullopt;
    Count weights = 0.0;
    bool hasWeights = false;
    const std::span<const ValueId> inputs = m_graph.inputs(m_node);
    for (std::size_t at = 1; at < inputs.size(); ++at) {
        const std::optional<Dims> weight = operandDims(at);
        const bool isParameter =
            inputs[at].isValid() && m_graph.valueKind(inputs[at]) == ValueKind::Parameter;
        if (!isParameter || !weight || weight->size() < 2)
            continue;
        const Count elements = extentProduct(*weight);
        weights = weights && elements ? Count(*weights + *elements) : std::nullopt;
        hasWeights = true;
    }
    const Count rows = extentProduct(steps->first(steps->size() - 1));
    return hasWeights ? product(2.0, product(rows, weights)) : std::nullopt;
}

/// Neighbours along every axis but the first two, each with a weight.
Count CostedOperator::interpolation() const
{
    std::string_view mode = word("mode");
    if (mode.empty())
        mode = m_graph.nativeName(m_node);
    const std::optional<Dims> result = resultDims();
    if (mode.find("nearest") != std::string_view::npos)
        return 0.0;
    const bool isCubic = mode.find("cubic") != std::string_view::npos;
    if (!result || result->size() < 3 || (!isCubic && mode.find("linear") == mode.npos))
        return std::nullopt;
    const double neighbours = isCubic ? 4 : 2;
    return product(extentProduct(*result),
                   2 * std::pow(neighbours, static_cast<double>(result->size() - 2)));
}

/// Every element of the result is a sum over the extent that both operands share.
Count CostedOperator::gemm() const
{
    const bool isAdded = isNamed({"addmm", "baddbmm", "addbmm"});
    const std::size_t left = isAdded ? 1 : 0;
    const Count sums = product(resultElements(), innerExtent(left));
    if (!sums || !isNamed({"addbmm"}))
        return product(2.0, sums);
    return product(2.0, product(sums, extentProduct(operandDims(left)->first(1))));
}

Count CostedOperator::innerExtent(std::size_t operand) const
{
    const std::optional<Dims> left = operandDims(operand);
    if (!left || left->empty() || has("transBatchA"))
        return std::nullopt;
    if (isCalled("dot_general") || isNamed({"tensordot"}))
        return contracted();
    // Groups of rows by sizes that only a tensor has: every row is multiplied once.
    if (isNamed({"grouped_mm"}) && (!resultDims() || left->size() != resultDims()->size()))
        return std::nullopt;
    const bool isTransposed = has("transA") || has("transpose_a");
    const std::size_t back = isTransposed && left->size() > 1 ? 2 : 1;
    return extentProduct(left->subspan(left->size() - back, 1));
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
    if (const std::string_view layout = word("dim_numbers"); !layout.empty())
        return convByLayout(*result, *weight, layout);
    // The weight has the channels of one group only, so groups need no look.
    if (!hasChannels(*result, weight->front()))
        return std::nullopt;
    return product(2.0, product(extentProduct(*result), extentProduct(weight->subspan(1))));
}

/// QNN's weights have the window first and the channels that are made last.
Count CostedOperator::convDepthLast(Dims result, Dims weight) const
{
    if (!weight.back().isKnown() || result.back() != weight.back())
        return std::nullopt;
    return product(2.0,
                   product(extentProduct(result), extentProduct(weight.first(weight.size() - 1))));
}

/// Where the made channels stand in the weight is written out: `[b, f, 0, 1]x[o, i, 0, 1]->[…]`.
Count CostedOperator::convByLayout(Dims result, Dims weight, std::string_view layout)
{
    const std::size_t begin = layout.find("]x[");
    if (begin == std::string_view::npos)
        return std::nullopt;
    std::size_t axis = 0;
    for (const char letter : layout.substr(begin + 3)) {
        if (letter == 'o' && axis < weight.size()) {
            const Count made = extentProduct(weight.subspan(axis, 1));
            const Count all = extentProduct(weight);
            return made && all && *made > 0
                ? product(2.0, product(extentProduct(result), *all / *made))
                : std::nullopt;
        }
        if (letter == ']')
            return std::nullopt;
        axis += letter == ',' ? 1 : 0;
    }
    return std::nullopt;
}

/// The other way round: every element of the input is spread over the window.
Count CostedOperator::convTransposed(Dims image, Dims weight) const
{
    if (!hasChannels(image, weight.front()))
        return std::nullopt;
    return product(2.0, product(extentProduct(image), extentProduct(weight.subspan(1))));
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
    if (isNamed({"group_query_attention", "multi_head_attention"}))
        return attentionOfHiddenHeads();
    const bool hasCache = m_graph.inputs(m_node).size() > 4 && !isCalled("scaled_dot_product");
    const std::optional<std::size_t> axis = sequenceAxis(query->size());
    // Heads written into the last extent can be told only when there are as many of all.
    if (hasCache || !axis || query->back() != key->back())
        return std::nullopt;
    const Count queries = extentProduct(query->first(query->size() - 1));
    const Count pairs = product(queries, extentProduct(key->subspan(*axis, 1)));
    const Count scores = product(pairs, extentProduct(query->last(1)));
    const Count context = product(pairs, extentProduct(value->last(1)));
    return scores && context ? Count(2 * (*scores + *context)) : std::nullopt;
}

/// Heads written into the last extent; keys that were cached before come first, and the results
/// say how many there are then. All heads of the queries look at all of them.
Count CostedOperator::attentionOfHiddenHeads() const
{
    const std::optional<Dims> query = operandDims(0);
    const std::optional<Dims> key = operandDims(1);
    const std::optional<Dims> value = operandDims(2);
    const bool isGrouped = isNamed({"group_query_attention"});
    // Packed queries, keys and values, and weights in their place, are written in other ways.
    if (!query || !key || !value || query->size() != 3 || key->size() != 3 || value->size() != 3)
        return std::nullopt;
    if (!isGrouped && !m_graph.nativeName(m_node).ends_with("MultiHeadAttention"))
        return std::nullopt;
    const Count heads = number("num_heads");
    const Count keyHeads = isGrouped ? number("kv_num_heads") : heads;
    const Count width = extentProduct(query->last(1));
    const Count valueWidth = extentProduct(value->last(1));
    if (!heads || !keyHeads || !width || !valueWidth || *keyHeads <= 0)
        return std::nullopt;
    Count positions = extentProduct(key->subspan(1, 1));
    if (m_graph.outputCount(m_node) > 1) {
        const std::optional<Dims> cached = dims(*std::next(m_graph.outputs(m_node).begin()));
        positions =
            cached && cached->size() == 4 ? extentProduct(cached->subspan(2, 1)) : std::nullopt;
    } else if (m_graph.inputs(m_node).size() > 6) {
        return std::nullopt;
    }
    const Count rows = product(extentProduct(query->first(2)), positions);
    return product(product(2.0, rows), *width + *valueWidth * (*heads / *keyHeads));
}

} // namespace

std::optional<double> elementsOf(const Graph& graph, ValueId value)
{
    const ShapeTable& shapes = graph.shapes();
    const ShapeId shape = graph.shapeId(value);
    return shapes.isRanked(shape) ? extentProduct(shapes.dims(shape)) : std::nullopt;
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
