// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"

namespace fusewright::infer {

namespace {

void asFirst(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
}

void truthOfEach(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Bool);
}

void matmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)),
                   relaxType(node, {"out_dtype", 2}, node.type(0)));
}

void linear(NodeFacts& node)
{
    Shape weight = node.shape(1);
    if (weight && weight->size() > 1)
        weight = swappedLast(std::move(weight));
    node.setResult(0, matmulShape(node.shape(0), weight),
                   relaxType(node, {"out_dtype", 3}, node.type(0)));
}

void einsum(NodeFacts& node)
{
    const auto equation = relaxWord(node, {"subscripts", 1});
    node.setResult(0, einsumShape(equation.value_or(""), node.shapes()), node.type(0));
}

/// `[batch, length, heads, width]`.
void attention(NodeFacts& node)
{
    const Shape query = node.shape(0);
    const Shape value = node.shape(2);
    node.result(0).type = node.type(0);
    if (query && value && query->size() == 4 && value->size() == 4)
        node.result(0).shape = withExtent(query, 3, value->back());
}

/// A tuple: the result, and the mean and variance as they are afterwards.
void batchNormalization(NodeFacts& node)
{
    asFirst(node);
    node.setResult(1, node.shape(3), node.type(3));
    node.setResult(2, node.shape(4), node.type(4));
}

/// A tuple: the result and what was dropped.
void dropout(NodeFacts& node)
{
    asFirst(node);
    node.setResult(1, node.shape(0), node.type(0));
}

Shape reducedBy(const NodeFacts& node)
{
    const TorchArgument axis{"axis", 1};
    const auto axes = relaxNumbers(node, axis);
    if (isGiven(node, axis) && !axes)
        return std::nullopt;
    return reducedShape(node.shape(0), axes, flagArgument(node, {"keepdims", 2}));
}

void reduction(NodeFacts& node)
{
    node.setResult(0, reducedBy(node), node.type(0));
}

void indexOfLargest(NodeFacts& node)
{
    node.setResult(0, reducedBy(node), DataType::I64);
}

/// Along an axis; of all elements in a row where there is none.
void running(NodeFacts& node)
{
    node.result(0).type = relaxType(node, {"dtype", 2}, node.type(0));
    const Shape shape = node.shape(0);
    if (isGiven(node, {"axis", 1}) || !shape) {
        node.result(0).shape = shape;
        return;
    }
    Amount product = node.product();
    product.multiply(*shape);
    node.result(0).shape = Extents{product.value()};
}

void loss(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const std::string_view reduction = relaxWord(node, {"reduction", 3}).value_or("mean");
    if (reduction == "mean" || reduction == "sum")
        node.result(0).shape = Extents();
    else if (const Shape shape = node.shape(0); shape && !shape->empty())
        node.result(0).shape =
            shape->size() == 1 ? Extents() : *reducedShape(shape, Numbers{1}, false);
}

void lossOfLogits(NodeFacts& node)
{
    node.setResult(0, Extents(), node.type(0));
}

void largestFew(NodeFacts& node)
{
    const TorchArgument count{"k", 1};
    const auto counted = relaxExtents(node, count);
    const std::int64_t axis = relaxNumber(node, {"axis", 2}).value_or(-1);
    Extent few;
    if (counted && counted->size() == 1)
        few = counted->front();
    else if (!isGiven(node, count) && node.operandCount() == 1)
        few = Extent(1);
    const Shape shape = withExtent(node.shape(0), axis, few);
    const std::string_view wanted = relaxWord(node, {"ret_type", 3}).value_or("both");
    const DataType places = relaxType(node, {"dtype", 5}, DataType::I32);
    if (wanted != "indices")
        node.setResult(0, shape, node.type(0));
    if (wanted == "both")
        node.setResult(1, shape, places);
    else if (wanted == "indices")
        node.setResult(0, shape, places);
}

void places(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"dtype", 3}, DataType::I32));
}

void where(NodeFacts& node)
{
    broadcastAll(node);
    node.result(0).type =
        node.operandCount() == 3 && node.type(1) == node.type(2) ? node.type(1) : DataType::Unknown;
}

void cast(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"dtype", 1}, DataType::Unknown));
}

void quantize(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"out_dtype", 4}, DataType::I8));
}

void dequantize(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"out_dtype", 4}, DataType::F32));
}

void item(NodeFacts& node)
{
    const auto index = relaxNumber(node, {"index", 1});
    if (const Known* const known = index ? node.tupleItem(0, *index) : nullptr)
        node.result(0) = *known;
}

} // namespace

/// Operands of one type are what Relax asks for, so the result has it.
void relaxElementwise(NodeFacts& node)
{
    broadcastAll(node);
    if (node.operandCount() == 0)
        return;
    DataType common = node.type(0);
    for (std::size_t at = 1; at < node.operandCount(); ++at)
        common = node.type(at) == common ? common : DataType::Unknown;
    node.result(0).type = common;
}

const std::vector<NamedRule>& relaxRules()
{
    static const std::vector<NamedRule> rules{
        {"matmul", matmul},
        {"nn.linear", linear},
        {"linear", linear},
        {"outer", outer},
        {"einsum", einsum},
        {"nn.attention", attention},
        {"nn.attention_bias", attention},
        {"nn.batch_norm", batchNormalization},
        {"nn.dropout", dropout},
        {"nn.layer_norm", asFirst},
        {"nn.group_norm", asFirst},
        {"nn.instance_norm", asFirst},
        {"nn.rms_norm", asFirst},
        {"nn.softmax", asFirst},
        {"nn.log_softmax", asFirst},
        {"nn.prelu", asFirst},
        {"nn.nll_loss", loss},
        {"nn.cross_entropy_with_logits", lossOfLogits},
        {"isfinite", truthOfEach},
        {"isinf", truthOfEach},
        {"isnan", truthOfEach},
        {"logical_not", asFirst},
        {"sum", reduction},
        {"mean", reduction},
        {"max", reduction},
        {"min", reduction},
        {"prod", reduction},
        {"std", reduction},
        {"variance", reduction},
        {"argmax", indexOfLargest},
        {"argmin", indexOfLargest},
        {"cumsum", running},
        {"cumprod", running},
        {"topk", largestFew},
        {"sort", asFirst},
        {"argsort", places},
        {"where", where},
        {"astype", cast},
        {"quantize", quantize},
        {"dequantize", dequantize},
        {"TupleGetItem", item},
        {"clip", asFirst},
        {"ccl.allreduce", asFirst},
        {"ccl.broadcast_from_worker0", asFirst},
        {"dist.annotate_sharding", asFirst},
        {"to_vdevice", asFirst},
        {"hint_on_device", asFirst},
        {"wrap_param", asFirst},
        {"builtin.stop_lift_params", asFirst},
        {"stop_lift_params", asFirst},
        {"memory.ensure_zero_offset", asFirst},
        {"grad.no_grad", asFirst},
        {"grad.start_checkpoint", asFirst},
        {"grad.end_checkpoint", asFirst},
    };
    return rules;
}

} // namespace fusewright::infer
