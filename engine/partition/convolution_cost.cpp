// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/convolution_cost.h"

#include "engine/partition/contraction_cost.h"

namespace fusewright {

namespace {

/// Channels stand second, or last; anything else is a layout that is not understood.
bool hasChannels(Dims image, Dim channels)
{
    return channels.isKnown() && image.size() > 2
        && (image[1] == channels || image.back() == channels);
}

/// QNN's weights have the window first and the channels that are made last.
CostAmount convDepthLast(const CostedOperator& of, Dims result, Dims weight)
{
    if (!weight.back().isKnown() || result.back() != weight.back())
        return std::nullopt;
    const CostAmount window = of.product(weight.first(weight.size() - 1));
    return costProduct(2, costProduct(of.product(result), window));
}

/// Where the made channels stand in the weight is written out: `[b, f, 0, 1]x[o, i, 0, 1]->[…]`.
CostAmount convByLayout(const CostedOperator& of, Dims result, Dims weight, std::string_view layout)
{
    const std::size_t begin = layout.find("]x[");
    if (begin == std::string_view::npos)
        return std::nullopt;
    std::size_t axis = 0;
    for (const char letter : layout.substr(begin + 3)) {
        if (letter == 'o' && axis < weight.size()) {
            const CostAmount window = costQuotient(of.product(weight), of.extent(weight[axis]));
            return costProduct(2, costProduct(of.product(result), window));
        }
        if (letter == ']')
            return std::nullopt;
        axis += letter == ',' ? 1 : 0;
    }
    return std::nullopt;
}

/// The other way round: every element of the input is spread over the window.
CostAmount convTransposed(const CostedOperator& of, Dims image, Dims weight)
{
    if (!hasChannels(image, weight.front()))
        return std::nullopt;
    return costProduct(2, costProduct(of.product(image), of.product(weight.subspan(1))));
}

} // namespace

CostAmount convOperations(const CostedOperator& of)
{
    const std::optional<Dims> image = of.operandDims(0);
    const std::optional<Dims> weight = of.operandDims(of.isNamed({"qlinear_conv"}) ? 3 : 1);
    const std::optional<Dims> result = of.resultDims();
    if (!image || !weight || !result || weight->size() != result->size() || weight->size() < 3)
        return std::nullopt;
    const bool isTransposed =
        of.spec->name.starts_with("conv_transpose") || of.isTrue("transposed");
    if (of.graph.property(property::layout) == property::depthLast)
        return isTransposed ? std::nullopt : convDepthLast(of, *result, *weight);
    if (isTransposed)
        return convTransposed(of, *image, *weight);
    if (const std::string_view layout = of.word("dim_numbers"); !layout.empty())
        return convByLayout(of, *result, *weight, layout);
    // The weight has the channels of one group only, so groups need no look.
    if (!hasChannels(*result, weight->front()))
        return std::nullopt;
    return costProduct(2, costProduct(of.product(*result), of.product(weight->subspan(1))));
}

/// Of a transposed convolution it was the input that was spread.
CostAmount convBackwardOperations(const CostedOperator& of)
{
    const std::optional<Dims> spread = of.operandDims(of.isTrue("transposed") ? 1 : 0);
    const std::optional<Dims> weight = of.operandDims(2);
    if (!spread || !weight || weight->size() < 3 || weight->size() != spread->size()
        || !hasChannels(*spread, weight->front()))
        return std::nullopt;
    const CostAmount forward = costProduct(of.product(*spread), of.product(weight->subspan(1)));
    return costProduct(2 * resultsWanted(of, 2), forward);
}

/// `DeformConv` has the weight second, torchvision too; both have a mask behind the bias.
CostAmount deformConvOperations(const CostedOperator& of)
{
    const std::optional<Dims> image = of.operandDims(0);
    const std::optional<Dims> weight = of.operandDims(1);
    const std::optional<Dims> result = of.resultDims();
    if (!image || !weight || !result || image->size() != 4 || weight->size() != 4
        || result->size() != 4 || (*result)[1] != weight->front())
        return std::nullopt;
    const CostAmount window = of.product(weight->subspan(2));
    const CostAmount places =
        costProduct(of.extent(result->front()), of.product(result->subspan(2)));
    const CostAmount cut = costProduct(costProduct(places, window), of.extent((*image)[1]));
    // Four neighbours with a weight each, and the mask where there is one.
    const double each = of.hasOperand(4) ? 9 : 8;
    const CostAmount sums =
        costProduct(2, costProduct(of.product(*result), of.product(weight->subspan(1))));
    return costSum(sums, costProduct(each, cut));
}

CostAmount causalConvOperations(const CostedOperator& of)
{
    const std::optional<Dims> weight = of.operandDims(1);
    if (!weight || weight->empty())
        return std::nullopt;
    return costProduct(2, costProduct(of.resultElements(), of.extent(weight->back())));
}

CostAmount positionConvOperations(const CostedOperator& of)
{
    const std::optional<Dims> weight = of.operandDims(1);
    if (!weight || weight->size() != 3)
        return std::nullopt;
    return costProduct(2, costProduct(of.resultElements(), of.product(weight->first(2))));
}

} // namespace fusewright
