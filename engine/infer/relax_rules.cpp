// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/common_rules.h"
#include "engine/infer/layout_shapes.h"
#include "engine/infer/product_shapes.h"
#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"

namespace fusewright::infer {

namespace {

void relaxMatmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)),
                   RelaxArguments(node).type({"out_dtype", 2}, node.type(0)));
}

void relaxLinear(NodeFacts& node)
{
    node.setResult(0, linearShape(node.shape(0), node.shape(1)),
                   RelaxArguments(node).type({"out_dtype", 3}, node.type(0)));
}

void relaxEinsum(NodeFacts& node)
{
    node.setShape(einsumShape(RelaxArguments(node).word({"subscripts", 1}), node.shapes()));
}

/// `[batch, length, heads, width]`.
void relaxAttention(NodeFacts& node)
{
    node.setShape(node.rank(0) == 4 ? attentionShape(node.shape(0), node.shape(2)) : std::nullopt);
}

/// A tuple: the result and what was dropped.
void relaxDropout(NodeFacts& node)
{
    like<0>(node);
    node.setResult(1, node.shape(0), node.type(0));
}

Shape relaxReduced(const NodeFacts& node)
{
    const RelaxArguments said(node);
    return reducedShape(node.shape(0), said.numbers({"axis", 1}), said.isSet({"keepdims", 2}));
}

void relaxReduction(NodeFacts& node)
{
    node.setShape(relaxReduced(node));
}

void relaxIndexOfLargest(NodeFacts& node)
{
    node.setResult(0, relaxReduced(node), DataType::I64);
}

/// Along an axis; of all elements in a row where there is none.
void relaxRunning(NodeFacts& node)
{
    const RelaxArguments said(node);
    const Shape shape = node.shape(0);
    node.setResult(0, said.has({"axis", 1}) ? shape : flattenedShape(shape, 0, -1, node.names()),
                   said.type({"dtype", 2}, node.type(0)));
}

void relaxLoss(NodeFacts& node)
{
    const std::string_view reduction = RelaxArguments(node).word({"reduction", 3}, "mean");
    const Shape shape = node.shape(0);
    if (reduction == "mean" || reduction == "sum" || (shape && shape->size() == 1))
        node.setShape(Extents());
    else
        node.setShape(shape ? reducedShape(shape, Numbers{1}, false) : std::nullopt);
}

void relaxLargestFew(NodeFacts& node)
{
    const RelaxArguments said(node);
    const auto counted = said.extents({"k", 1});
    Extent count;
    if (counted.value && counted.value->size() == 1)
        count = counted.value->front();
    else if (!counted.isGiven && node.operandCount() == 1)
        count = Extent(1);
    const std::string_view wanted = said.word({"ret_type", 3}, "both");
    largestFew(node, said.number({"axis", 2}).valueOr(-1), count,
               said.type({"dtype", 5}, DataType::I32));
    if (wanted == "indices")
        node.result(0) = node.result(1);
    if (wanted != "both")
        node.dropResultsFrom(1);
}

void relaxPlaces(NodeFacts& node)
{
    node.setResult(0, node.shape(0), RelaxArguments(node).type({"dtype", 3}, DataType::I32));
}

template <std::size_t TypeAt, DataType Usual>
void relaxTyped(NodeFacts& node)
{
    const Argument type{TypeAt == 1 ? "dtype" : "out_dtype", TypeAt};
    node.setResult(0, node.shape(0), RelaxArguments(node).type(type, Usual));
}

void relaxItem(NodeFacts& node)
{
    const auto index = RelaxArguments(node).number({"index", 1}).value;
    if (const Known* const known = index ? node.tupleItem(0, *index) : nullptr)
        node.result(0) = *known;
}

} // namespace

const RuleTable& relaxRules()
{
    static const RuleTable rules{
        {relaxMatmul, {"matmul"}},
        {relaxLinear, {"nn.linear", "linear"}},
        {[](NodeFacts& node) { node.setShape(outerShape(node.shape(0), node.shape(1))); },
         {"outer"}},
        {relaxEinsum, {"einsum"}},
        {relaxAttention, {"nn.attention", "nn.attention_bias"}},
        {[](NodeFacts& node) { batchNormalized(node, 3); }, {"nn.batch_norm"}},
        {relaxDropout, {"nn.dropout"}},
        {like<0>,
         {"nn.layer_norm",
          "nn.group_norm",
          "nn.instance_norm",
          "nn.rms_norm",
          "nn.softmax",
          "nn.log_softmax",
          "nn.prelu",
          "logical_not",
          "sort",
          "clip",
          "ccl.allreduce",
          "ccl.broadcast_from_worker0",
          "dist.annotate_sharding",
          "to_vdevice",
          "hint_on_device",
          "wrap_param",
          "builtin.stop_lift_params",
          "stop_lift_params",
          "memory.ensure_zero_offset",
          "grad.no_grad",
          "grad.start_checkpoint",
          "grad.end_checkpoint"}},
        {relaxLoss, {"nn.nll_loss"}},
        {[](NodeFacts& node) { node.setShape(Extents()); }, {"nn.cross_entropy_with_logits"}},
        {truthOfEach, {"isfinite", "isinf", "isnan"}},
        {relaxReduction, {"sum", "mean", "max", "min", "prod", "std", "variance"}},
        {relaxIndexOfLargest, {"argmax", "argmin"}},
        {relaxRunning, {"cumsum", "cumprod"}},
        {relaxLargestFew, {"topk"}},
        {relaxPlaces, {"argsort"}},
        {chosenAlike, {"where"}},
        {relaxTyped<1, DataType::Unknown>, {"astype"}},
        {relaxTyped<4, DataType::I8>, {"quantize"}},
        {relaxTyped<4, DataType::F32>, {"dequantize"}},
        {relaxItem, {"TupleGetItem"}},
    };
    return rules;
}

} // namespace fusewright::infer
