// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/common_rules.h"
#include "engine/infer/layout_shapes.h"
#include "engine/infer/product_shapes.h"
#include "engine/infer/rules.h"
#include "engine/infer/torch_arguments.h"
#include "engine/infer/window_shapes.h"

namespace fusewright::infer {

namespace {

/// The first result is as the operand; where it is part of a tuple the others stay open.
void torchFirstOfSome(NodeFacts& node)
{
    normalized(node);
    if (isTuple(node))
        node.result(1);
}

void torchMatmul(NodeFacts& node)
{
    node.setShape(matmulShape(node.shape(0), node.shape(1)));
}

/// `bias + left @ right`: the bias is stretched, so it says nothing.
void torchAddedMatmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(1), node.shape(2)), node.type(1));
}

void torchEinsum(NodeFacts& node)
{
    const auto equation = TorchArguments(node).word({"equation", 0});
    node.setShape(einsumShape(equation.value_or(""), node.shapes()));
}

/// As much in front of each axis as behind it.
std::optional<Sliding> torchSliding(const NodeFacts& node, std::size_t axes, std::size_t strideAt,
                                    std::size_t dilationAt)
{
    const TorchArguments said(node);
    const auto strides = perAxis(said.numbers({"stride", strideAt}), axes, 1);
    const auto padding = perAxis(said.numbers({"padding", strideAt + 1}), axes, 0);
    const auto dilations = dilationAt == 0
        ? Numbers(axes, 1)
        : perAxis(said.numbers({"dilation", dilationAt}), axes, 1);
    if (!padding || !dilations)
        return std::nullopt;
    return Sliding{.strides = strides.value_or(Numbers()),
                   .dilations = *dilations,
                   .before = *padding,
                   .behind = *padding};
}

void torchConvolution(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const bool isTransposed = TorchArguments(node).isSet({"transposed", 6});
    const std::size_t axes =
        input && input->size() > axesBeforeSpace ? input->size() - axesBeforeSpace : 0;
    node.setShape(isTransposed ? std::nullopt
                               : convolvedShape(input, node.shape(1), std::nullopt,
                                                torchSliding(node, axes, 3, 5), node.names()));
}

/// Without strides, windows lie side by side.
template <std::size_t Axes, std::size_t DilationAt, std::size_t RoundingAt>
void torchPool(NodeFacts& node)
{
    const TorchArguments said(node);
    if (isTuple(node) || node.resultCount() > 1)
        node.result(1);
    const auto kernel = perAxis(said.numbers({"kernel_size", 1}), Axes, 0);
    const auto strides = said.numbers({"stride", 2}).value;
    auto sliding = torchSliding(node, Axes, 2, DilationAt);
    if (sliding) {
        if (!strides || strides->empty() || !sliding->fits(Axes))
            sliding->strides = kernel.value_or(Numbers());
        sliding->roundsUp = said.isSet({"ceil_mode", RoundingAt});
    }
    node.setShape(pooledShape(node.shape(0), Axes, kernel, sliding, node.names()));
}

template <std::size_t Axes>
void torchAdaptivePool(NodeFacts& node)
{
    const auto sizes = TorchArguments(node).numbers({"output_size", 1}).value;
    const bool fits = sizes && (sizes->size() == Axes || sizes->size() == 1);
    node.setShape(fits ? resizedShape(node.shape(0), Axes, extentsOf(*sizes)) : std::nullopt);
}

Shape torchReduced(const NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axes = said.numbers({"dim", 1});
    if (!axes.isGiven && node.operandCount() > 1)
        return std::nullopt;
    return reducedShape(node.shape(0), axes, said.isSet({"keepdim", 2}));
}

void torchReduction(NodeFacts& node)
{
    const auto type = TorchArguments(node).type({"dtype", 3});
    const DataType own = isFloating(node.type(0)) ? node.type(0) : DataType::Unknown;
    node.setResult(0, torchReduced(node), type.value_or(own));
}

/// `var(x, dim, unbiased, keepdim)` and `var(x, dim, correction=…, keepdim=…)`; `norm(x, p, dim,
/// keepdim)`.
template <std::size_t AxesAt>
void torchSpread(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axes = said.numbers({"dim", AxesAt}).value;
    const bool isSure = axes && (AxesAt == 2 || (!node.has("arg2") && !node.has("arg3")));
    node.setShape(isSure ? reducedShape(node.shape(0), axes, said.isSet({"keepdim", 3}))
                         : std::nullopt);
}

void torchTruthOfAll(NodeFacts& node)
{
    node.setResult(0, torchReduced(node), DataType::Bool);
}

void torchIndexOfLargest(NodeFacts& node)
{
    node.setResult(0, torchReduced(node), DataType::I64);
}

/// Of two tensors the larger elements; of one the largest of all, or along an axis with its place.
void torchLargest(NodeFacts& node)
{
    if (node.operandCount() > 1) {
        broadcastAll(node);
        return;
    }
    const Shape shape = torchReduced(node);
    node.setShape(shape);
    if (TorchArguments(node).has({"dim", 1}))
        node.setResult(1, shape, DataType::I64);
}

void torchLargestFew(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto count = said.number({"k", 1}).value;
    largestFew(node, said.number({"dim", 2}).valueOr(-1), count ? Extent(*count) : Extent(),
               DataType::I64);
}

void torchSorted(NodeFacts& node)
{
    like<0>(node);
    node.setResult(1, node.shape(0), DataType::I64);
}

/// aten takes the table first, torch.nn.functional the indices.
void torchEmbedding(NodeFacts& node)
{
    const std::size_t table = isNamedAfter(node, "aten") ? 0 : 1;
    node.setResult(0, embeddedShape(node.shape(table), node.shape(1 - table)), node.type(table));
}

void torchAttention(NodeFacts& node)
{
    if (isTuple(node) || node.resultCount() > 1)
        node.result(1);
    node.setShape(attentionShape(node.shape(0), node.shape(2)));
}

/// Whether each element keeps its own loss, or all are one number; nothing where that is not sure.
std::optional<bool> keepsLosses(const NodeFacts& node)
{
    constexpr std::size_t byNameOnly = 99;
    const TorchArguments said(node);
    if (said.has({"reduce", byNameOnly}) || said.has({"size_average", byNameOnly}))
        return std::nullopt;
    const Argument reduction{"reduction", byNameOnly};
    if (!said.has(reduction))
        return false;
    if (const auto word = said.word(reduction))
        return *word == "none"                                          ? std::optional(true)
            : *word == "mean" || *word == "sum" || *word == "batchmean" ? std::optional(false)
                                                                        : std::nullopt;
    const auto number = said.number(reduction).value;
    const bool isKnown = number && *number >= 0 && *number <= 2;
    return isKnown ? std::optional(*number == 0) : std::nullopt;
}

void torchLoss(NodeFacts& node)
{
    if (const auto areKept = keepsLosses(node))
        node.setShape(*areKept ? broadcast(node.shape(0), node.shape(1)) : Shape(Extents()));
}

/// A target has one class for each row of scores, or a share for each class, as the scores have.
void torchLossOfClasses(NodeFacts& node)
{
    if (isNamedAfter(node, "_forward"))
        node.setResult(1, Shape(Extents()), node.type(0));
    const auto areKept = keepsLosses(node);
    const Shape target = node.shape(1);
    if (!areKept || (*areKept && (!target || target->size() == node.rank(0))))
        return;
    node.setShape(*areKept ? target : Shape(Extents()));
}

void torchCast(NodeFacts& node)
{
    node.setResult(0, node.shape(0),
                   TorchArguments(node).type({"dtype", 1}).value_or(DataType::Unknown));
}

} // namespace

const RuleTable& torchRules()
{
    static const RuleTable rules{
        {torchMatmul, {"matmul", "mm", "bmm", "mv", "dot"}},
        {torchAddedMatmul, {"addmm", "baddbmm", "addmv"}},
        {[](NodeFacts& node) { node.setShape(linearShape(node.shape(0), node.shape(1))); },
         {"linear"}},
        {[](NodeFacts& node) { node.setShape(outerShape(node.shape(0), node.shape(1))); },
         {"outer"}},
        {torchEinsum, {"einsum"}},
        {torchConvolution, {"conv1d", "conv2d", "conv3d"}},
        {torchPool<1, 4, 5>, {"max_pool1d"}},
        {torchPool<2, 4, 5>, {"max_pool2d"}},
        {torchPool<3, 4, 5>, {"max_pool3d"}},
        {torchPool<1, 0, 4>, {"avg_pool1d"}},
        {torchPool<2, 0, 4>, {"avg_pool2d"}},
        {torchPool<3, 0, 4>, {"avg_pool3d"}},
        {torchAdaptivePool<1>, {"adaptive_avg_pool1d"}},
        {torchAdaptivePool<2>, {"adaptive_avg_pool2d"}},
        {torchAdaptivePool<3>, {"adaptive_avg_pool3d"}},
        {torchFirstOfSome,
         {"batch_norm", "group_norm", "instance_norm", "layer_norm", "rms_norm",
          "local_response_norm", "normalize", "softmax", "log_softmax", "softmin", "dropout",
          "prelu"}},
        {torchReduction, {"sum", "mean", "amax", "amin", "logsumexp"}},
        {torchSpread<1>, {"var", "std"}},
        {torchSpread<2>, {"norm"}},
        {torchTruthOfAll, {"all", "any"}},
        {torchIndexOfLargest, {"argmax", "argmin"}},
        {torchLargest, {"max", "min"}},
        {torchLargestFew, {"topk"}},
        {torchSorted, {"sort"}},
        {torchEmbedding, {"embedding"}},
        {torchAttention, {"scaled_dot_product_attention"}},
        {chosenAlike, {"where"}},
        {[](NodeFacts& node) { node.setShape(broadcast(node.shape(0), node.shape(1))); },
         {"masked_fill"}},
        {torchLoss,
         {"binary_cross_entropy", "binary_cross_entropy_with_logits", "huber_loss", "kl_div",
          "l1_loss", "mse_loss", "smooth_l1_loss", "soft_margin_loss"}},
        {torchLossOfClasses, {"cross_entropy", "nll_loss"}},
        {torchCast, {"to", "type_"}},
        {[](NodeFacts& node) { node.setResult(0, node.shape(0), node.type(1)); }, {"type_as"}},
        {like<0>,
         {"cumsum", "cumprod", "tril", "triu", "trilu", "flip", "roll", "scatter", "scatter_add",
          "index_put", "index_fill", "index_add", "index_copy", "slice_scatter", "select_scatter",
          "masked_scatter"}},
    };
    return rules;
}

} // namespace fusewright::infer
