// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/onnx_arguments.h"
#include "engine/infer/rules.h"
#include "engine/infer/window_shapes.h"

namespace fusewright::infer {

namespace {

/// Attributes that ONNX' convolutions and pools share. Pads are all in front, then all behind.
std::optional<Sliding> onnxSliding(const NodeFacts& node, const Shape& input)
{
    if (!input || input->size() <= axesBeforeSpace)
        return std::nullopt;
    const std::size_t axes = input->size() - axesBeforeSpace;
    const OnnxArguments said(node);
    const std::string_view automatic = said.word("auto_pad", "NOTSET");
    const auto strides = said.numbers({"strides"}).valueOr(Numbers(axes, 1));
    const auto dilations = said.numbers({"dilations"}).valueOr(Numbers(axes, 1));
    auto pads = said.numbers({"pads"}).valueOr(Numbers(2 * axes, 0));
    if (automatic == "VALID")
        pads = Numbers(2 * axes, 0);
    if (!strides || !dilations || !pads || pads->size() != 2 * axes)
        return std::nullopt;
    const auto middle = pads->begin() + std::ptrdiff_t(axes);
    return Sliding{.strides = *strides,
                   .dilations = *dilations,
                   .before = Numbers(pads->begin(), middle),
                   .behind = Numbers(middle, pads->end()),
                   .roundsUp = said.isSet("ceil_mode"),
                   .keepsSizes = automatic.starts_with("SAME")};
}

Shape onnxConvolved(const NodeFacts& node, std::size_t weight)
{
    const Shape input = node.shape(0);
    const auto kernel = OnnxArguments(node).extents({"kernel_shape"});
    auto sliding = kernel.isOpen() ? std::nullopt : onnxSliding(node, input);
    if (sliding)
        sliding->roundsUp = false;
    return convolvedShape(input, node.shape(weight), kernel.value, sliding, node.names());
}

void onnxTransposedConvolution(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape input = node.shape(0);
    const std::size_t axes =
        input && input->size() > axesBeforeSpace ? input->size() - axesBeforeSpace : 0;
    const auto groups = said.number({"group"}).valueOr(1);
    const auto added = said.numbers({"output_padding"}).valueOr(Numbers(axes, 0));
    const auto sizes = said.extents({"output_shape"});
    node.setShape(unconvolvedShape(input, node.shape(1), groups ? Extent(*groups) : Extent(),
                                   onnxSliding(node, input), added, node.names()));
    if (sizes.isGiven && axes > 0 && (!sizes.value || sizes.value->size() == axes))
        node.setShape(resizedShape(node.result(0).shape, axes, sizes.value));
}

void onnxPool(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape input = node.shape(0);
    const auto kernel = said.numbers({"kernel_shape"}).value;
    Shape shape;
    if (input && kernel && input->size() == kernel->size() + axesBeforeSpace)
        shape = pooledShape(input, kernel->size(), kernel, onnxSliding(node, input), node.names());
    node.setShape(shape);
    if (node.resultCount() > 1)
        node.setResult(1, shape, DataType::I64);
}

void onnxGlobalPool(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const bool hasSpace = shape && shape->size() > axesBeforeSpace;
    node.setShape(hasSpace
                      ? resizedShape(shape, shape->size() - axesBeforeSpace, Extents{Extent(1)})
                      : shape);
}

} // namespace

const RuleTable& onnxWindowRules()
{
    static const RuleTable rules{
        {[](NodeFacts& node) { node.setShape(onnxConvolved(node, 1)); },
         {"Conv", "com.microsoft::FusedConv"}},
        {[](NodeFacts& node) { node.setResult(0, onnxConvolved(node, 1), DataType::I32); },
         {"ConvInteger"}},
        {[](NodeFacts& node) { node.setResult(0, onnxConvolved(node, 3), node.type(7)); },
         {"QLinearConv"}},
        {onnxTransposedConvolution, {"ConvTranspose"}},
        {onnxPool, {"MaxPool", "AveragePool", "LpPool"}},
        {onnxGlobalPool, {"GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool"}},
    };
    return rules;
}

} // namespace fusewright::infer
