// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What ONNX Runtime fuses, and the operators of its training graphs: `com.microsoft::…`.

#include "engine/infer/common_rules.h"
#include "engine/infer/onnx_arguments.h"
#include "engine/infer/product_shapes.h"
#include "engine/infer/rules.h"

namespace fusewright::infer {

namespace {

/// A gradient for each of these operands, of the same shape.
template <std::size_t... Operands>
void onnxGradients(NodeFacts& node)
{
    std::size_t at = 0;
    const auto add = [&](std::size_t operand) {
        if (at < node.resultCount())
            node.setResult(at, node.shape(operand), node.type(operand));
        ++at;
    };
    (add(Operands), ...);
}

/// The shape that was cut or chosen from is an operand.
template <std::size_t ShapeAt, std::size_t TypeAt>
void onnxSpreadOut(NodeFacts& node)
{
    node.result(0).type = node.type(TypeAt);
    if (const auto extents = node.elements(ShapeAt))
        node.result(0).shape = *extents;
    else if (const auto rank = lengthOf(node, ShapeAt))
        node.result(0).shape = Extents(*rank);
}

void onnxAxesToReduce(NodeFacts& node)
{
    for (std::size_t at = 0; at < node.resultCount(); ++at)
        node.setResult(at, Extents{Extent()}, node.type(0));
}

/// 0 is the type that would be without.
DataType onnxOutputType(const NodeFacts& node, DataType usual)
{
    const OnnxArguments said(node);
    return said.isSet("output_type") ? said.type("output_type", usual) : usual;
}

/// The loss is one number where it is reduced, else one for each label; beside it the logarithms
/// of what the scores say.
void onnxLoss(NodeFacts& node)
{
    const OnnxArguments said(node);
    const bool isReduced = said.word("reduction", "mean") != "none";
    node.setResult(0, isReduced ? Shape(Extents()) : node.shape(1),
                   onnxOutputType(node, node.type(0)));
    if (node.resultCount() > 1)
        node.setResult(1, node.shape(0),
                       node.has("output_type") ? DataType::Unknown : node.type(0));
}

void onnxLossGradient(NodeFacts& node)
{
    node.setResult(0, node.shape(1), onnxOutputType(node, DataType::Unknown));
}

/// `[batch, length, width]` by weights for query, key and value beside each other.
void onnxAttention(NodeFacts& node)
{
    const Shape weights = node.shape(1);
    Extent width;
    const auto widths = OnnxArguments(node).numbers({"qkv_hidden_sizes"});
    if (widths.isGiven) {
        width = widths.value && widths.value->size() == 3 ? Extent(widths.value->back()) : Extent();
    } else if (weights && weights->size() == 2) {
        Amount all(node.names(), weights->back());
        width = all.dividedBy(Amount(node.names(), Extent(3)));
    }
    node.setShape(node.rank(0) == 3 ? withExtent(node.shape(0), 2, width) : std::nullopt);
}

/// The width of the result is that of the values; those of a cache have their heads apart.
void onnxAttentionOfHeads(NodeFacts& node)
{
    const Shape query = node.shape(0);
    const Shape values = node.shape(2);
    node.result(0).type = node.type(0);
    if (!query || query->size() != 3 || !values)
        return;
    Amount width = node.product();
    if (values->size() == 3) {
        width.multiply(values->back());
    } else if (values->size() == 4) {
        width.multiply((*values)[1]);
        width.multiply(values->back());
    } else {
        return;
    }
    node.result(0).shape = withExtent(query, 2, width.value());
}

/// Without keys of their own, those and the values are beside the query.
void onnxAttentionOfGroups(NodeFacts& node)
{
    const Shape query = node.shape(0);
    node.result(0).type = node.type(0);
    if (!query || query->size() != 3)
        return;
    if (node.hasOperand(1)) {
        node.result(0).shape = query;
        return;
    }
    constexpr std::int64_t most = 1 << 20;
    const OnnxArguments said(node);
    const std::int64_t heads = said.number({"num_heads"}).value.value_or(0);
    const std::int64_t shared = said.number({"kv_num_heads"}).value.value_or(0);
    if (heads < 1 || shared < 1 || heads > most || shared > most)
        return;
    Amount width(node.names(), query->back());
    width.multiply(Extent(heads));
    const Amount all(node.names(), Extent(heads + 2 * shared));
    node.result(0).shape = withExtent(query, 2, width.dividedBy(all));
}

/// The weights are packed, so an attribute has the number of columns.
void onnxPackedMatmul(NodeFacts& node)
{
    const auto columns = OnnxArguments(node).number({"N"}).value;
    node.setShape(withExtent(node.shape(0), -1, columns ? Extent(*columns) : Extent()));
}

void onnxMatmulToFloat(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)), node.type(2));
}

void onnxQuantizedArithmetic(NodeFacts& node)
{
    node.setResult(0, broadcast(node.shape(0), node.shape(3)), node.type(0));
}

/// The sum of what goes in is the last result.
void onnxSkipNormalization(NodeFacts& node)
{
    like<0>(node);
    if (node.resultCount() > 3)
        node.setResult(3, node.shape(0), node.type(0));
}

void onnxTruth(NodeFacts& node)
{
    node.setResult(0, Extents(), DataType::Bool);
}

} // namespace

const RuleTable& onnxContribRules()
{
    static const RuleTable rules{
        {onnxAttention, {"com.microsoft::Attention"}},
        {onnxAttentionOfHeads, {"com.microsoft::MultiHeadAttention"}},
        {nullptr, {"com.microsoft::DecoderMaskedMultiHeadAttention"}},
        {onnxAttentionOfGroups, {"com.microsoft::GroupQueryAttention"}},
        {like<0>,
         {"com.microsoft::RotaryEmbedding",
          "com.microsoft::QLinearSigmoid",
          "com.microsoft::QLinearLeakyRelu",
          "com.microsoft::QLinearSoftmax",
          "com.microsoft::BiasAdd",
          "com.microsoft::BiasSoftmax",
          "com.microsoft::QuickGelu",
          "com.microsoft::BiasGeluGrad_dX",
          "com.microsoft::BiasFastGeluGrad_dX",
          "com.microsoft::GeluGrad",
          "com.microsoft::FastGeluGrad",
          "com.microsoft::QuickGeluGrad",
          "com.microsoft::LeakyReluGrad",
          "com.microsoft::ReluGrad",
          "com.microsoft::SigmoidGrad",
          "com.microsoft::TanhGrad",
          "com.microsoft::DropoutGrad",
          "com.microsoft::BitmaskDropoutGrad",
          "com.microsoft::SoftmaxGrad",
          "com.microsoft::SoftmaxGrad_13",
          "com.microsoft::LogSoftmaxGrad",
          "com.microsoft::LogSoftmaxGrad_13",
          "com.microsoft::ZeroGradient"}},
        {onnxPackedMatmul, {"com.microsoft::MatMulNBits", "com.microsoft::MatMulBnb4"}},
        {onnxMatmulToFloat,
         {"com.microsoft::DynamicQuantizeMatMul", "com.microsoft::MatMulIntegerToFloat"}},
        {onnxQuantizedArithmetic, {"com.microsoft::QLinearAdd", "com.microsoft::QLinearMul"}},
        {onnxSkipNormalization,
         {"com.microsoft::SkipLayerNormalization",
          "com.microsoft::SkipSimplifiedLayerNormalization"}},
        {onnxLoss,
         {"SoftmaxCrossEntropyLoss", "NegativeLogLikelihoodLoss",
          "com.microsoft::SoftmaxCrossEntropyLossInternal"}},
        {onnxLossGradient,
         {"com.microsoft::SoftmaxCrossEntropyLossInternalGrad",
          "com.microsoft::SoftmaxCrossEntropyLossGrad"}},
        {onnxGradients<1, 2, 2>,
         {"com.microsoft::LayerNormalizationGrad", "com.microsoft::BatchNormalizationGrad"}},
        {onnxGradients<1, 2>,
         {"com.microsoft::SimplifiedLayerNormalizationGrad", "com.microsoft::ConvGrad"}},
        {onnxSpreadOut<0, 2>, {"com.microsoft::GatherGrad", "com.microsoft::GatherNDGrad"}},
        {onnxSpreadOut<1, 0>, {"com.microsoft::GatherElementsGrad", "com.microsoft::SliceGrad"}},
        {onnxAxesToReduce, {"com.microsoft::BroadcastGradientArgs"}},
        {onnxTruth, {"com.microsoft::IsAllFinite"}},
    };
    return rules;
}

} // namespace fusewright::infer
