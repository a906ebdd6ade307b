// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"

#include <algorithm>
#include <array>
#include <string>

namespace fusewright::infer {

namespace {

/// `NCHW`: which axis is which.
using Layout = std::string_view;

constexpr auto plainLayouts = std::to_array<Layout>({"NCW", "NCHW", "NCDHW"});
constexpr auto weightLayouts = std::to_array<Layout>({"OIW", "OIHW", "OIDHW"});
constexpr auto swappedWeightLayouts = std::to_array<Layout>({"IOW", "IOHW", "IODHW"});
constexpr std::string_view spaceLetters = "DHW";

/// The layout that is said, where it has each of `letters` once and nothing else.
std::optional<Layout> layoutOf(const NodeFacts& node, TorchArgument argument, Layout usual)
{
    const Layout said = relaxWord(node, argument).value_or(usual);
    std::string sorted(said);
    std::string expected(usual);
    std::ranges::sort(sorted);
    std::ranges::sort(expected);
    if (sorted == expected)
        return said;
    // Split axes, `NCHW16c`, are not followed.
    return std::nullopt;
}

/// `extents` of one layout in the order of the usual one.
std::optional<Extents> inOrder(const Shape& extents, Layout from, Layout to)
{
    if (!extents || extents->size() != from.size() || from.size() != to.size())
        return std::nullopt;
    Extents result;
    for (const char letter : to)
        result.push_back((*extents)[from.find(letter)]);
    return result;
}

/// The layout of the result, which is that of the data where nothing else is said.
std::optional<Layout> resultLayout(const NodeFacts& node, TorchArgument argument, Layout data,
                                   Layout usual)
{
    const auto word = relaxWord(node, argument);
    return word && !word->empty() ? layoutOf(node, argument, usual) : std::optional(data);
}

/// A number for each axis; one alone is for all.
std::optional<Numbers> forAxes(const NodeFacts& node, TorchArgument argument, std::size_t axes,
                               std::int64_t otherwise)
{
    if (!isGiven(node, argument))
        return Numbers(axes, otherwise);
    auto numbers = relaxNumbers(node, argument);
    if (numbers && numbers->size() == 1)
        numbers->assign(axes, numbers->front());
    return numbers && numbers->size() == axes ? numbers : std::nullopt;
}

/// All in front, then all behind.
std::optional<Numbers> paddingOf(const NodeFacts& node, TorchArgument argument, std::size_t axes)
{
    constexpr std::int64_t largest = std::int64_t(1) << 30;
    auto numbers = isGiven(node, argument) ? relaxNumbers(node, argument) : Numbers{0};
    if (!numbers || !std::ranges::all_of(*numbers, [](std::int64_t each) {
            return each >= 0 && each <= largest;
        }))
        return std::nullopt;
    if (numbers->size() == 1)
        return Numbers(2 * axes, numbers->front());
    if (numbers->size() == axes) {
        const Numbers half = *numbers;
        numbers->insert(numbers->end(), half.begin(), half.end());
    }
    return numbers->size() == 2 * axes ? numbers : std::nullopt;
}

/// What a convolution works on, in the usual layouts, and the layout of what it gives.
struct Convolved {
    Extents input;
    Extents weight;
    Layout result;
};

/// `position` is that of the first layout; the others and the type follow it.
std::optional<Convolved> operandsOf(NodeFacts& node, Layout plain, Layout plainWeight,
                                    std::size_t position)
{
    node.result(0).type = relaxType(node, {"out_dtype", position + 3}, node.type(0));
    const auto layout = layoutOf(node, {"data_layout", position}, plain);
    const auto weightLayout = layoutOf(node, {"kernel_layout", position + 1}, plainWeight);
    if (!layout || !weightLayout)
        return std::nullopt;
    const auto result = resultLayout(node, {"out_layout", position + 2}, *layout, plain);
    const auto input = inOrder(node.shape(0), *layout, plain);
    const auto weight = inOrder(node.shape(1), *weightLayout, plainWeight);
    if (!result || !input || !weight)
        return std::nullopt;
    return Convolved{*input, *weight, *result};
}

template <std::size_t Axes>
void convolution(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    constexpr Layout plainWeight = weightLayouts[Axes - 1];
    const auto given = operandsOf(node, plain, plainWeight, 6);
    if (!given)
        return;
    const Extents& input = given->input;
    const Extents& weight = given->weight;
    const auto strides = forAxes(node, {"strides", 2}, Axes, 1);
    const auto padding = paddingOf(node, {"padding", 3}, Axes);
    const auto dilation = forAxes(node, {"dilation", 4}, Axes, 1);
    Extents shape{input[0], weight[0]};
    for (std::size_t at = 0; at < Axes; ++at) {
        const Extent& kernel = weight[at + 2];
        const bool isSure = strides && padding && dilation && kernel.isKnown();
        shape.push_back(isSure ? windowed(input[at + 2],
                                          {.size = kernel.number(),
                                           .stride = (*strides)[at],
                                           .dilation = (*dilation)[at],
                                           .padding = (*padding)[at] + (*padding)[at + Axes]})
                               : Extent());
    }
    node.result(0).shape = inOrder(shape, plain, given->result);
}

template <std::size_t Axes>
void transposedConvolution(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    constexpr Layout plainWeight = swappedWeightLayouts[Axes - 1];
    const auto given = operandsOf(node, plain, plainWeight, 7);
    if (!given)
        return;
    const Extents& input = given->input;
    const Extents& weight = given->weight;
    const auto strides = forAxes(node, {"strides", 2}, Axes, 1);
    const auto padding = paddingOf(node, {"padding", 3}, Axes);
    const auto added = forAxes(node, {"output_padding", 4}, Axes, 0);
    const auto dilation = forAxes(node, {"dilation", 5}, Axes, 1);
    const std::int64_t groups =
        isGiven(node, {"groups", 6}) ? relaxNumber(node, {"groups", 6}).value_or(-1) : 1;
    Amount channels = node.product();
    channels.multiply(weight[1]);
    channels.multiply(groups > 0 ? Extent(groups) : Extent());
    Extents shape{input[0], channels.value()};
    for (std::size_t at = 0; at < Axes; ++at) {
        const Extent& kernel = weight[at + 2];
        const bool isSure = strides && padding && added && dilation && kernel.isKnown();
        shape.push_back(isSure ? unwindowed(input[at + 2],
                                            {.size = kernel.number(),
                                             .stride = (*strides)[at],
                                             .dilation = (*dilation)[at],
                                             .padding = (*padding)[at] + (*padding)[at + Axes]},
                                            (*added)[at])
                               : Extent());
    }
    node.result(0).shape = inOrder(shape, plain, given->result);
}

template <std::size_t Axes>
void pool(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    node.result(0).type = node.type(0);
    const auto layout = layoutOf(node, {"layout", 7}, plain);
    const auto outLayout =
        layout ? resultLayout(node, {"out_layout", 8}, *layout, plain) : std::nullopt;
    auto shape = outLayout ? inOrder(node.shape(0), *layout, plain) : std::nullopt;
    if (!shape)
        return;
    const auto kernel = forAxes(node, {"pool_size", 1}, Axes, 1);
    const auto strides = forAxes(node, {"strides", 2}, Axes, 1);
    const auto padding = paddingOf(node, {"padding", 3}, Axes);
    const auto dilation = forAxes(node, {"dilation", 4}, Axes, 1);
    for (std::size_t at = 0; at < Axes; ++at) {
        const bool isSure = kernel && strides && padding && dilation;
        Extent& extent = (*shape)[at + 2];
        extent = isSure ? windowed(extent,
                                   {.size = (*kernel)[at],
                                    .stride = (*strides)[at],
                                    .dilation = (*dilation)[at],
                                    .padding = (*padding)[at] + (*padding)[at + Axes],
                                    .roundsUp = flagArgument(node, {"ceil_mode", 5}),
                                    .paddingBefore = (*padding)[at]})
                        : Extent();
    }
    node.result(0).shape = inOrder(*shape, plain, *outLayout);
}

template <std::size_t Axes>
void adaptivePool(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    node.result(0).type = node.type(0);
    const auto layout = layoutOf(node, {"layout", 2}, plain);
    const auto outLayout =
        layout ? resultLayout(node, {"out_layout", 3}, *layout, plain) : std::nullopt;
    auto shape = outLayout ? inOrder(node.shape(0), *layout, plain) : std::nullopt;
    if (!shape)
        return;
    // No size is the size that it has.
    if (isGiven(node, {"output_size", 1})) {
        const auto sizes = forAxes(node, {"output_size", 1}, Axes, 0);
        for (std::size_t at = 0; at < Axes; ++at)
            (*shape)[at + 2] = sizes ? Extent((*sizes)[at]) : Extent();
    }
    node.result(0).shape = inOrder(*shape, plain, *outLayout);
}

/// The axes of space get the sizes that are said, in the order of the layout.
template <std::size_t Axes>
void resize(NodeFacts& node)
{
    node.result(0).type = relaxType(node, {"out_dtype", 11}, node.type(0));
    const auto layout = layoutOf(node, {"layout", 3}, plainLayouts[Axes - 1]);
    auto sizes = relaxExtents(node, {"size", 1});
    if (sizes && sizes->size() == 1)
        sizes->assign(Axes, sizes->front());
    Shape shape = node.shape(0);
    if (!layout || !shape || shape->size() != layout->size() || !sizes || sizes->size() != Axes)
        return;
    std::size_t next = 0;
    for (std::size_t at = 0; at < layout->size(); ++at) {
        if (spaceLetters.find((*layout)[at]) != std::string_view::npos)
            (*shape)[at] = (*sizes)[next++];
    }
    node.result(0).shape = shape;
}

} // namespace

const std::vector<NamedRule>& relaxWindowRules()
{
    static const std::vector<NamedRule> rules{
        {"nn.conv1d", convolution<1>},
        {"nn.conv2d", convolution<2>},
        {"nn.conv3d", convolution<3>},
        {"nn.conv1d_transpose", transposedConvolution<1>},
        {"nn.conv2d_transpose", transposedConvolution<2>},
        {"nn.conv3d_transpose", transposedConvolution<3>},
        {"nn.max_pool1d", pool<1>},
        {"nn.max_pool2d", pool<2>},
        {"nn.max_pool3d", pool<3>},
        {"nn.avg_pool1d", pool<1>},
        {"nn.avg_pool2d", pool<2>},
        {"nn.avg_pool3d", pool<3>},
        {"nn.adaptive_avg_pool1d", adaptivePool<1>},
        {"nn.adaptive_avg_pool2d", adaptivePool<2>},
        {"nn.adaptive_avg_pool3d", adaptivePool<3>},
        {"image.resize2d", resize<2>},
        {"image.resize3d", resize<3>},
    };
    return rules;
}

} // namespace fusewright::infer
