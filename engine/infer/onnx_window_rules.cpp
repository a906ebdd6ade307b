// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

namespace {

/// Attributes that ONNX' convolutions and pools share, one number for each axis of space.
struct Sliding {
    Numbers strides;
    Numbers dilations;
    Numbers pads; ///< All in front, then all behind.
    std::string_view automatic;

    Sliding(const NodeFacts& node, std::size_t axes)
        : strides(node.integers("strides").value_or(Numbers(axes, 1))),
          dilations(node.integers("dilations").value_or(Numbers(axes, 1))),
          pads(node.integers("pads").value_or(Numbers(2 * axes, 0))),
          automatic(node.word("auto_pad").value_or("NOTSET"))
    {
        if (automatic == "VALID")
            pads.assign(2 * axes, 0);
    }
    bool fits(std::size_t axes) const
    {
        return strides.size() == axes && dilations.size() == axes && pads.size() == 2 * axes;
    }
    /// At both ends; only where all `fits`.
    std::optional<std::int64_t> padding(std::size_t at, std::size_t axes) const
    {
        std::int64_t both = 0;
        const bool fits = !__builtin_add_overflow(pads[at], pads[at + axes], &both);
        return fits ? std::optional(both) : std::nullopt;
    }
    bool isSame() const { return automatic.starts_with("SAME"); }
};

/// `space` behind a batch and channels, after a window of `kernel` has moved over it.
std::optional<Extents> slid(const NodeFacts& node, const Extents& space, const Extents& kernel,
                            bool roundsUp)
{
    const std::size_t axes = space.size();
    const Sliding sliding(node, axes);
    if (!sliding.fits(axes) || kernel.size() != axes)
        return std::nullopt;
    Extents result;
    for (std::size_t at = 0; at < axes; ++at) {
        if (sliding.isSame()) {
            result.push_back(windowedAlike(space[at], sliding.strides[at]));
            continue;
        }
        const auto padding = sliding.padding(at, axes);
        if (!kernel[at].isKnown() || !padding) {
            result.emplace_back();
            continue;
        }
        result.push_back(windowed(space[at],
                                  {.size = kernel[at].number(),
                                   .stride = sliding.strides[at],
                                   .dilation = sliding.dilations[at],
                                   .padding = *padding,
                                   .roundsUp = roundsUp,
                                   .paddingBefore = sliding.pads[at]}));
    }
    return result;
}

Extents asExtents(const Numbers& numbers)
{
    Extents extents;
    for (const std::int64_t number : numbers)
        extents.emplace_back(number);
    return extents;
}

Shape convolved(const NodeFacts& node, const Shape& input, const Shape& weight)
{
    if (!input || !weight || input->size() < 3 || weight->size() != input->size())
        return std::nullopt;
    const Extents space(input->begin() + 2, input->end());
    Extents kernel(weight->begin() + 2, weight->end());
    if (const auto said = node.integers("kernel_shape"))
        kernel = asExtents(*said);
    Extents result{(*input)[0], (*weight)[0]};
    if (const auto after = slid(node, space, kernel, false))
        result.insert(result.end(), after->begin(), after->end());
    else
        result.resize(input->size());
    return result;
}

void convolution(NodeFacts& node)
{
    node.setResult(0, convolved(node, node.shape(0), node.shape(1)), node.type(0));
}

void integerConvolution(NodeFacts& node)
{
    node.setResult(0, convolved(node, node.shape(0), node.shape(1)), DataType::I32);
}

void quantizedConvolution(NodeFacts& node)
{
    node.setResult(0, convolved(node, node.shape(0), node.shape(3)), node.type(7));
}

void transposedConvolution(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const Shape weight = node.shape(1);
    node.result(0).type = node.type(0);
    if (!input || !weight || input->size() < 3 || weight->size() != input->size())
        return;
    const std::size_t axes = input->size() - 2;
    const Sliding sliding(node, axes);
    const Numbers added = node.integers("output_padding").value_or(Numbers(axes, 0));
    const auto said = node.integers("output_shape");
    Amount channels = node.product();
    channels.multiply((*weight)[1]);
    channels.multiply(Extent(node.integer("group").value_or(1)));
    Extents result{(*input)[0], channels.value()};
    result.resize(input->size());
    const bool isPlain = sliding.fits(axes) && added.size() == axes && !sliding.isSame();
    for (std::size_t at = 0; at < axes; ++at) {
        const Extent& extent = (*input)[at + 2];
        const Extent& kernel = (*weight)[at + 2];
        const auto padding = isPlain ? sliding.padding(at, axes) : std::nullopt;
        if (said && said->size() == axes)
            result[at + 2] = Extent((*said)[at]);
        else if (padding && kernel.isKnown())
            result[at + 2] = unwindowed(extent,
                                        {.size = kernel.number(),
                                         .stride = sliding.strides[at],
                                         .dilation = sliding.dilations[at],
                                         .padding = *padding},
                                        added[at]);
    }
    node.result(0).shape = result;
}

void pool(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const auto kernel = node.integers("kernel_shape");
    Shape shape;
    if (input && input->size() >= 3 && kernel && kernel->size() == input->size() - 2) {
        const Extents space(input->begin() + 2, input->end());
        shape = Extents{(*input)[0], (*input)[1]};
        const bool roundsUp = node.integer("ceil_mode").value_or(0) != 0;
        if (const auto after = slid(node, space, asExtents(*kernel), roundsUp))
            shape->insert(shape->end(), after->begin(), after->end());
        else
            shape->resize(input->size());
    }
    node.setResult(0, shape, node.type(0));
    if (node.resultCount() > 1)
        node.setResult(1, shape, DataType::I64);
}

void globalPool(NodeFacts& node)
{
    Shape shape = node.shape(0);
    for (std::size_t at = 2; shape && at < shape->size(); ++at)
        (*shape)[at] = Extent(1);
    node.setResult(0, shape, node.type(0));
}

} // namespace

const std::vector<NamedRule>& onnxWindowRules()
{
    static const std::vector<NamedRule> rules{
        {"Conv", convolution},
        {"com.microsoft::FusedConv", convolution},
        {"ConvInteger", integerConvolution},
        {"QLinearConv", quantizedConvolution},
        {"ConvTranspose", transposedConvolution},
        {"MaxPool", pool},
        {"AveragePool", pool},
        {"LpPool", pool},
        {"GlobalAveragePool", globalPool},
        {"GlobalMaxPool", globalPool},
        {"GlobalLpPool", globalPool},
    };
    return rules;
}

} // namespace fusewright::infer
