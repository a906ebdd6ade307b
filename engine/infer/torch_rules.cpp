// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"
#include "engine/infer/torch_arguments.h"

namespace fusewright::infer {

namespace {

/// The first result is as the operand; where it is part of a tuple the others stay open.
void firstOfSome(NodeFacts& node)
{
    normalized(node);
    if (isTuple(node))
        node.result(1);
}

void matmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)), node.type(0));
}

/// `bias + left @ right`: the bias is stretched, so it says nothing.
void addedMatmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(1), node.shape(2)), node.type(1));
}

void linear(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const Shape weight = node.shape(1);
    node.result(0).type = node.type(0);
    if (!input || input->empty() || !weight || weight->empty() || weight->size() > 2)
        return;
    Extents shape = *input;
    if (weight->size() == 2)
        shape.back() = weight->front();
    else
        shape.pop_back();
    node.result(0).shape = shape;
}

void einsum(NodeFacts& node)
{
    auto equation = node.word("equation");
    if (!equation)
        equation = node.word("arg0");
    node.setResult(0, einsumShape(equation.value_or(""), node.shapes()), node.type(0));
}

/// One number for each axis; one alone is for all.
std::optional<Numbers> forAxes(const NodeFacts& node, TorchArgument argument, std::size_t axes,
                               std::int64_t otherwise)
{
    if (!isGiven(node, argument))
        return Numbers(axes, otherwise);
    auto numbers = integersArgument(node, argument);
    if (numbers && numbers->size() == 1)
        numbers->assign(axes, numbers->front());
    return numbers && numbers->size() == axes ? numbers : std::nullopt;
}

void convolution(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const Shape weight = node.shape(1);
    node.result(0).type = node.type(0);
    if (!input || !weight || weight->size() != input->size() || input->size() < 3
        || flagArgument(node, {"transposed", 6}))
        return;
    const std::size_t axes = input->size() - 2;
    const auto strides = forAxes(node, {"stride", 3}, axes, 1);
    const auto padding = forAxes(node, {"padding", 4}, axes, 0);
    const auto dilation = forAxes(node, {"dilation", 5}, axes, 1);
    Extents shape{(*input)[0], (*weight)[0]};
    for (std::size_t at = 0; at < axes; ++at) {
        const Extent& kernel = (*weight)[at + 2];
        if (!strides || !padding || !dilation || !kernel.isKnown() || (*padding)[at] < 0
            || (*padding)[at] > (std::int64_t(1) << 30)) {
            shape.emplace_back();
            continue;
        }
        shape.push_back(windowed((*input)[at + 2],
                                 {.size = kernel.number(),
                                  .stride = (*strides)[at],
                                  .dilation = (*dilation)[at],
                                  .padding = 2 * (*padding)[at]}));
    }
    node.result(0).shape = shape;
}

template <std::size_t Axes, std::size_t DilationAt, std::size_t RoundingAt>
void pool(NodeFacts& node)
{
    const Shape input = node.shape(0);
    node.result(0).type = node.type(0);
    if (isTuple(node) || node.resultCount() > 1)
        node.result(1);
    if (!input || input->size() < Axes + 1)
        return;
    const auto kernel = forAxes(node, {"kernel_size", 1}, Axes, 0);
    auto strides = forAxes(node, {"stride", 2}, Axes, 0);
    const auto padding = forAxes(node, {"padding", 3}, Axes, 0);
    const auto dilation =
        DilationAt == 0 ? Numbers(Axes, 1) : forAxes(node, {"dilation", DilationAt}, Axes, 1);
    const auto ownStrides = integersArgument(node, {"stride", 2});
    if (!strides || (ownStrides && ownStrides->empty()) || !isGiven(node, {"stride", 2}))
        strides = kernel;
    Shape shape = input;
    for (std::size_t at = 0; at < Axes; ++at) {
        Extent& extent = (*shape)[shape->size() - Axes + at];
        if (!kernel || !strides || !padding || !dilation || (*padding)[at] < 0
            || (*padding)[at] > (std::int64_t(1) << 30)) {
            extent = Extent();
            continue;
        }
        extent = windowed(extent,
                          {.size = (*kernel)[at],
                           .stride = (*strides)[at],
                           .dilation = (*dilation)[at],
                           .padding = 2 * (*padding)[at],
                           .roundsUp = flagArgument(node, {"ceil_mode", RoundingAt}),
                           .paddingBefore = (*padding)[at]});
    }
    node.result(0).shape = shape;
}

template <std::size_t Axes>
void adaptivePool(NodeFacts& node)
{
    Shape shape = node.shape(0);
    node.result(0).type = node.type(0);
    const auto sizes = integersArgument(node, {"output_size", 1});
    if (!shape || shape->size() < Axes + 1 || !sizes
        || (sizes->size() != Axes && sizes->size() != 1))
        return;
    for (std::size_t at = 0; at < Axes; ++at)
        (*shape)[shape->size() - Axes + at] = Extent((*sizes)[sizes->size() == 1 ? 0 : at]);
    node.result(0).shape = shape;
}

bool isFloating(DataType type)
{
    return type >= DataType::F64 && type <= DataType::BFP4;
}

Shape reducedBy(const NodeFacts& node)
{
    const TorchArgument dim{"dim", 1};
    if (!isGiven(node, dim) && node.operandCount() > 1)
        return std::nullopt;
    const auto axes = integersArgument(node, dim);
    if (isGiven(node, dim) && !axes)
        return std::nullopt;
    const bool keeps = flagArgument(node, {"keepdim", 2});
    return reducedShape(node.shape(0), axes, keeps);
}

void reduction(NodeFacts& node)
{
    const auto type = typeArgument(node, {"dtype", 3});
    const DataType own = isFloating(node.type(0)) ? node.type(0) : DataType::Unknown;
    node.setResult(0, reducedBy(node), type.value_or(own));
}

/// `var(x, dim, unbiased, keepdim)` and `var(x, dim, correction=…, keepdim=…)`.
void spread(NodeFacts& node)
{
    const auto axes = integersArgument(node, {"dim", 1});
    const bool isSure = axes && !node.has("arg2") && !node.has("arg3");
    const bool keeps = flagArgument(node, {"keepdim", 3});
    node.setResult(0, isSure ? reducedShape(node.shape(0), axes, keeps) : std::nullopt,
                   node.type(0));
}

void norm(NodeFacts& node)
{
    const auto axes = integersArgument(node, {"dim", 2});
    const bool keeps = flagArgument(node, {"keepdim", 3});
    node.setResult(0, axes ? reducedShape(node.shape(0), axes, keeps) : std::nullopt, node.type(0));
}

void truthOfAll(NodeFacts& node)
{
    node.setResult(0, reducedBy(node), DataType::Bool);
}

void indexOfLargest(NodeFacts& node)
{
    node.setResult(0, reducedBy(node), DataType::I64);
}

/// Of two tensors the larger elements; of one the largest of all, or along an axis with its place.
void largest(NodeFacts& node)
{
    if (node.operandCount() > 1) {
        broadcastAll(node);
        return;
    }
    const Shape shape = reducedBy(node);
    node.setResult(0, shape, node.type(0));
    if (isGiven(node, {"dim", 1}))
        node.setResult(1, shape, DataType::I64);
}

void largestFew(NodeFacts& node)
{
    const auto count = integerArgument(node, {"k", 1});
    const std::int64_t axis = integerArgument(node, {"dim", 2}).value_or(-1);
    const Shape shape = withExtent(node.shape(0), axis, count ? Extent(*count) : Extent());
    node.setResult(0, shape, node.type(0));
    node.setResult(1, shape, DataType::I64);
}

void sorted(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
    node.setResult(1, node.shape(0), DataType::I64);
}

void embedding(NodeFacts& node)
{
    // aten takes the table first, torch.nn.functional the indices.
    const bool isAten = node.nativeName().find("aten") != std::string_view::npos;
    const Shape table = node.shape(isAten ? 0 : 1);
    const Shape indices = node.shape(isAten ? 1 : 0);
    if (!table || !indices || table->size() != 2)
        return;
    Extents shape = *indices;
    shape.push_back(table->back());
    node.setResult(0, shape, node.type(isAten ? 0 : 1));
}

void attention(NodeFacts& node)
{
    const Shape query = node.shape(0);
    const Shape value = node.shape(2);
    node.result(0).type = node.type(0);
    if (isTuple(node) || node.resultCount() > 1)
        node.result(1);
    if (!query || !value || query->size() < 2 || value->size() != query->size())
        return;
    Extents shape = *query;
    shape.back() = value->back();
    node.result(0).shape = shape;
}

void where(NodeFacts& node)
{
    broadcastAll(node);
    node.result(0).type =
        node.operandCount() == 3 && node.type(1) == node.type(2) ? node.type(1) : DataType::Unknown;
}

void maskedFill(NodeFacts& node)
{
    node.setResult(0, broadcast(node.shape(0), node.shape(1)), node.type(0));
}

void cast(NodeFacts& node)
{
    node.result(0).shape = node.shape(0);
    if (const auto type = typeArgument(node, {"dtype", 1}))
        node.result(0).type = *type;
}

void castLike(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(1));
}

void asFirst(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
}

} // namespace

const std::vector<NamedRule>& torchRules()
{
    static const std::vector<NamedRule> rules{
        {"matmul", matmul},
        {"mm", matmul},
        {"bmm", matmul},
        {"mv", matmul},
        {"dot", matmul},
        {"addmm", addedMatmul},
        {"baddbmm", addedMatmul},
        {"addmv", addedMatmul},
        {"linear", linear},
        {"outer", outer},
        {"einsum", einsum},
        {"conv1d", convolution},
        {"conv2d", convolution},
        {"conv3d", convolution},
        {"max_pool1d", pool<1, 4, 5>},
        {"max_pool2d", pool<2, 4, 5>},
        {"max_pool3d", pool<3, 4, 5>},
        {"avg_pool1d", pool<1, 0, 4>},
        {"avg_pool2d", pool<2, 0, 4>},
        {"avg_pool3d", pool<3, 0, 4>},
        {"adaptive_avg_pool1d", adaptivePool<1>},
        {"adaptive_avg_pool2d", adaptivePool<2>},
        {"adaptive_avg_pool3d", adaptivePool<3>},
        {"batch_norm", firstOfSome},
        {"group_norm", firstOfSome},
        {"instance_norm", firstOfSome},
        {"layer_norm", firstOfSome},
        {"rms_norm", firstOfSome},
        {"local_response_norm", firstOfSome},
        {"normalize", firstOfSome},
        {"softmax", firstOfSome},
        {"log_softmax", firstOfSome},
        {"softmin", firstOfSome},
        {"dropout", firstOfSome},
        {"prelu", firstOfSome},
        {"sum", reduction},
        {"mean", reduction},
        {"amax", reduction},
        {"amin", reduction},
        {"logsumexp", reduction},
        {"var", spread},
        {"std", spread},
        {"norm", norm},
        {"all", truthOfAll},
        {"any", truthOfAll},
        {"argmax", indexOfLargest},
        {"argmin", indexOfLargest},
        {"max", largest},
        {"min", largest},
        {"topk", largestFew},
        {"sort", sorted},
        {"embedding", embedding},
        {"scaled_dot_product_attention", attention},
        {"where", where},
        {"masked_fill", maskedFill},
        {"to", cast},
        {"type_", cast},
        {"type_as", castLike},
        {"cumsum", asFirst},
        {"cumprod", asFirst},
        {"tril", asFirst},
        {"triu", asFirst},
        {"trilu", asFirst},
        {"flip", asFirst},
        {"roll", asFirst},
        {"scatter", asFirst},
        {"scatter_add", asFirst},
        {"index_put", asFirst},
        {"index_fill", asFirst},
        {"index_add", asFirst},
        {"index_copy", asFirst},
        {"slice_scatter", asFirst},
        {"select_scatter", asFirst},
        {"masked_scatter", asFirst},
    };
    return rules;
}

} // namespace fusewright::infer
