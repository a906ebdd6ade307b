// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"
#include "engine/infer/window_shapes.h"

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

/// The layout that is said, where it has each letter of the usual one once and nothing else: split
/// axes, `NCHW16c`, are not followed. Where none is said it is `otherwise`.
std::optional<Layout> layoutOf(const NodeFacts& node, Argument argument, Layout usual,
                               Layout otherwise)
{
    const Layout word = RelaxArguments(node).word(argument);
    const Layout said = word.empty() ? otherwise : word;
    return std::ranges::is_permutation(said, usual) ? std::optional(said) : std::nullopt;
}

/// `extents` of one layout in the order of the usual one.
Shape inOrder(const Shape& extents, Layout from, Layout to)
{
    if (!extents || extents->size() != from.size() || from.size() != to.size())
        return std::nullopt;
    Extents result;
    for (const char letter : to)
        result.push_back((*extents)[from.find(letter)]);
    return result;
}

/// All in front, then all behind; one for all, or one for both ends of each axis.
std::optional<Numbers> paddingOf(const Said<Numbers>& said, std::size_t axes)
{
    auto numbers = said.valueOr({0});
    if (numbers && numbers->size() == 1)
        return Numbers(2 * axes, numbers->front());
    if (numbers && numbers->size() == axes) {
        const Numbers half = *numbers;
        numbers->insert(numbers->end(), half.begin(), half.end());
    }
    return numbers && numbers->size() == 2 * axes ? numbers : std::nullopt;
}

std::optional<Sliding> relaxSliding(const NodeFacts& node, std::size_t axes, std::size_t dilationAt)
{
    const RelaxArguments said(node);
    const auto strides = perAxis(said.numbers({"strides", 2}), axes, 1);
    const auto padding = paddingOf(said.numbers({"padding", 3}), axes);
    const auto dilations = perAxis(said.numbers({"dilation", dilationAt}), axes, 1);
    if (!strides || !padding || !dilations)
        return std::nullopt;
    const auto middle = padding->begin() + std::ptrdiff_t(axes);
    return Sliding{.strides = *strides,
                   .dilations = *dilations,
                   .before = Numbers(padding->begin(), middle),
                   .behind = Numbers(middle, padding->end())};
}

/// What a convolution works on, in the usual layouts, and the layout of what it gives.
struct Convolved {
    Shape input;
    Shape weight;
    Layout result;
};

/// `position` is that of the first layout; the others and the type follow it.
std::optional<Convolved> operandsOf(NodeFacts& node, Layout plain, Layout plainWeight,
                                    std::size_t position)
{
    node.result(0).type = RelaxArguments(node).type({"out_dtype", position + 3}, node.type(0));
    const auto layout = layoutOf(node, {"data_layout", position}, plain, plain);
    const auto weightLayout =
        layoutOf(node, {"kernel_layout", position + 1}, plainWeight, plainWeight);
    if (!layout || !weightLayout)
        return std::nullopt;
    const auto result = layoutOf(node, {"out_layout", position + 2}, plain, *layout);
    const auto input = inOrder(node.shape(0), *layout, plain);
    const auto weight = inOrder(node.shape(1), *weightLayout, plainWeight);
    if (!result || !input || !weight)
        return std::nullopt;
    return Convolved{input, weight, *result};
}

template <std::size_t Axes>
void relaxConvolution(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    if (const auto given = operandsOf(node, plain, weightLayouts[Axes - 1], 6))
        node.result(0).shape = inOrder(convolvedShape(given->input, given->weight, std::nullopt,
                                                      relaxSliding(node, Axes, 4), node.names()),
                                       plain, given->result);
}

template <std::size_t Axes>
void relaxTransposedConvolution(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    const auto given = operandsOf(node, plain, swappedWeightLayouts[Axes - 1], 7);
    if (!given)
        return;
    const RelaxArguments said(node);
    const auto groups = said.number({"groups", 6}).valueOr(1);
    const auto added = perAxis(said.numbers({"output_padding", 4}), Axes, 0);
    const Shape shape = unconvolvedShape(given->input, given->weight,
                                         groups && *groups > 0 ? Extent(*groups) : Extent(),
                                         relaxSliding(node, Axes, 5), added, node.names());
    node.result(0).shape = inOrder(shape, plain, given->result);
}

/// `work` is done in the usual layout; `position` is that of the layout, that of the result
/// follows.
template <class Work>
void inPlainLayout(NodeFacts& node, Layout plain, std::size_t position, const Work& work)
{
    node.setShape(std::nullopt);
    const auto layout = layoutOf(node, {"layout", position}, plain, plain);
    const auto result =
        layout ? layoutOf(node, {"out_layout", position + 1}, plain, *layout) : std::nullopt;
    if (result)
        node.setShape(inOrder(work(inOrder(node.shape(0), *layout, plain)), plain, *result));
}

template <std::size_t Axes>
void relaxPool(NodeFacts& node)
{
    const RelaxArguments said(node);
    auto sliding = relaxSliding(node, Axes, 4);
    if (sliding)
        sliding->roundsUp = said.isSet({"ceil_mode", 5});
    const auto kernel = perAxis(said.numbers({"pool_size", 1}), Axes, 1);
    inPlainLayout(node, plainLayouts[Axes - 1], 7, [&](const Shape& input) {
        return pooledShape(input, Axes, kernel, sliding, node.names());
    });
}

/// No size is the size that it has.
template <std::size_t Axes>
void relaxAdaptivePool(NodeFacts& node)
{
    const auto sizes = RelaxArguments(node).extents({"output_size", 1});
    inPlainLayout(node, plainLayouts[Axes - 1], 2, [&](const Shape& input) {
        return sizes.isGiven ? resizedShape(input, Axes, sizes.value) : input;
    });
}

template <std::size_t Axes>
void relaxResize(NodeFacts& node)
{
    constexpr Layout plain = plainLayouts[Axes - 1];
    const RelaxArguments said(node);
    const auto layout = layoutOf(node, {"layout", 3}, plain, plain);
    const auto sizes = said.extents({"size", 1}).value;
    Shape shape;
    if (layout && sizes)
        shape = inOrder(resizedShape(inOrder(node.shape(0), *layout, plain), Axes, sizes), plain,
                        *layout);
    node.setResult(0, shape, said.type({"out_dtype", 11}, node.type(0)));
}

} // namespace

const RuleTable& relaxWindowRules()
{
    static const RuleTable rules{
        {relaxConvolution<1>, {"nn.conv1d"}},
        {relaxConvolution<2>, {"nn.conv2d"}},
        {relaxConvolution<3>, {"nn.conv3d"}},
        {relaxTransposedConvolution<1>, {"nn.conv1d_transpose"}},
        {relaxTransposedConvolution<2>, {"nn.conv2d_transpose"}},
        {relaxTransposedConvolution<3>, {"nn.conv3d_transpose"}},
        {relaxPool<1>, {"nn.max_pool1d", "nn.avg_pool1d"}},
        {relaxPool<2>, {"nn.max_pool2d", "nn.avg_pool2d"}},
        {relaxPool<3>, {"nn.max_pool3d", "nn.avg_pool3d"}},
        {relaxAdaptivePool<1>, {"nn.adaptive_avg_pool1d"}},
        {relaxAdaptivePool<2>, {"nn.adaptive_avg_pool2d"}},
        {relaxAdaptivePool<3>, {"nn.adaptive_avg_pool3d"}},
        {relaxResize<2>, {"image.resize2d"}},
        {relaxResize<3>, {"image.resize3d"}},
    };
    return rules;
}

} // namespace fusewright::infer
