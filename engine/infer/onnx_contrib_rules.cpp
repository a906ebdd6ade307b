// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What ONNX Runtime fuses, and the operators of its training graphs: `com.microsoft::…`.

#include "engine/infer/integer_rules.h"
#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"

namespace fusewright::infer {

namespace {

template <std::size_t Operand>
void like(NodeFacts& node)
{
    node.setResult(0, node.shape(Operand), node.type(Operand));
}

/// A gradient for each of these operands, of the same shape.
template <std::size_t... Operands>
void gradients(NodeFacts& node)
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
void spreadOut(NodeFacts& node)
{
    node.result(0).type = node.type(TypeAt);
    if (const auto extents = node.elements(ShapeAt))
        node.result(0).shape = *extents;
    else if (const auto rank = lengthOf(node, ShapeAt))
        node.result(0).shape = Extents(*rank);
}

void axesToReduce(NodeFacts& node)
{
    for (std::size_t at = 0; at < node.resultCount(); ++at)
        node.setResult(at, Extents{Extent()}, node.type(0));
}

/// The loss is one number where it is reduced, else one for each label; beside it the logarithms
/// of what the scores say.
void loss(NodeFacts& node)
{
    const auto told = node.integer("output_type");
    const DataType type = told && *told > 0 ? onnxType(*told) : node.type(0);
    const bool isReduced = node.word("reduction").value_or("mean") != "none";
    node.setResult(0, isReduced ? Shape(Extents()) : node.shape(1), type);
    if (node.resultCount() > 1)
        node.setResult(1, node.shape(0), told ? DataType::Unknown : node.type(0));
}

void lossGradient(NodeFacts& node)
{
    const auto told = node.integer("output_type");
    node.setResult(0, node.shape(1), told && *told > 0 ? onnxType(*told) : DataType::Unknown);
}

/// `[batch, length, width]` by weights for query, key and value beside each other.
void attention(NodeFacts& node)
{
    const Shape weights = node.shape(1);
    Extent width;
    if (const auto widths = node.integers("qkv_hidden_sizes")) {
        width = widths->size() == 3 ? Extent(widths->back()) : Extent();
    } else if (weights && weights->size() == 2) {
        Amount all(node.names(), weights->back());
        width = all.dividedBy(Amount(node.names(), Extent(3)));
    }
    const bool isPlain = node.rank(0) == std::optional<std::size_t>(3);
    node.setResult(0, isPlain ? withExtent(node.shape(0), 2, width) : std::nullopt, node.type(0));
}

/// The width of the result is that of the values; those of a cache have their heads apart.
void attentionOfHeads(NodeFacts& node)
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
void attentionOfGroups(NodeFacts& node)
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
    const std::int64_t heads = node.integer("num_heads").value_or(0);
    const std::int64_t shared = node.integer("kv_num_heads").value_or(0);
    if (heads < 1 || shared < 1 || heads > most || shared > most)
        return;
    Amount width(node.names(), query->back());
    width.multiply(Extent(heads));
    const Amount all(node.names(), Extent(heads + 2 * shared));
    node.result(0).shape = withExtent(query, 2, width.dividedBy(all));
}

/// The weights are packed, so an attribute has the number of columns.
void packedMatmul(NodeFacts& node)
{
    const auto columns = node.integer("N");
    node.setResult(0, withExtent(node.shape(0), -1, columns ? Extent(*columns) : Extent()),
                   node.type(0));
}

void matmulToFloat(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)), node.type(2));
}

void quantizedArithmetic(NodeFacts& node)
{
    node.setResult(0, broadcast(node.shape(0), node.shape(3)), node.type(0));
}

/// The sum of what goes in is the last result.
void skipNormalization(NodeFacts& node)
{
    like<0>(node);
    if (node.resultCount() > 3)
        node.setResult(3, node.shape(0), node.type(0));
}

void truth(NodeFacts& node)
{
    node.setResult(0, Extents(), DataType::Bool);
}

} // namespace

const std::vector<NamedRule>& onnxContribRules()
{
    static const std::vector<NamedRule> rules{
        {"com.microsoft::Attention", attention},
        {"com.microsoft::MultiHeadAttention", attentionOfHeads},
        {"com.microsoft::DecoderMaskedMultiHeadAttention", nullptr},
        {"com.microsoft::GroupQueryAttention", attentionOfGroups},
        {"com.microsoft::RotaryEmbedding", like<0>},
        {"com.microsoft::MatMulNBits", packedMatmul},
        {"com.microsoft::MatMulBnb4", packedMatmul},
        {"com.microsoft::DynamicQuantizeMatMul", matmulToFloat},
        {"com.microsoft::MatMulIntegerToFloat", matmulToFloat},
        {"com.microsoft::QLinearAdd", quantizedArithmetic},
        {"com.microsoft::QLinearMul", quantizedArithmetic},
        {"com.microsoft::QLinearSigmoid", like<0>},
        {"com.microsoft::QLinearLeakyRelu", like<0>},
        {"com.microsoft::QLinearSoftmax", like<0>},
        {"com.microsoft::BiasAdd", like<0>},
        {"com.microsoft::BiasSoftmax", like<0>},
        {"com.microsoft::QuickGelu", like<0>},
        {"com.microsoft::SkipLayerNormalization", skipNormalization},
        {"com.microsoft::SkipSimplifiedLayerNormalization", skipNormalization},

        {"SoftmaxCrossEntropyLoss", loss},
        {"NegativeLogLikelihoodLoss", loss},
        {"com.microsoft::SoftmaxCrossEntropyLossInternal", loss},
        {"com.microsoft::SoftmaxCrossEntropyLossInternalGrad", lossGradient},
        {"com.microsoft::SoftmaxCrossEntropyLossGrad", lossGradient},
        {"com.microsoft::BiasGeluGrad_dX", like<0>},
        {"com.microsoft::BiasFastGeluGrad_dX", like<0>},
        {"com.microsoft::GeluGrad", like<0>},
        {"com.microsoft::FastGeluGrad", like<0>},
        {"com.microsoft::QuickGeluGrad", like<0>},
        {"com.microsoft::LeakyReluGrad", like<0>},
        {"com.microsoft::ReluGrad", like<0>},
        {"com.microsoft::SigmoidGrad", like<0>},
        {"com.microsoft::TanhGrad", like<0>},
        {"com.microsoft::DropoutGrad", like<0>},
        {"com.microsoft::BitmaskDropoutGrad", like<0>},
        {"com.microsoft::SoftmaxGrad", like<0>},
        {"com.microsoft::SoftmaxGrad_13", like<0>},
        {"com.microsoft::LogSoftmaxGrad", like<0>},
        {"com.microsoft::LogSoftmaxGrad_13", like<0>},
        {"com.microsoft::LayerNormalizationGrad", gradients<1, 2, 2>},
        {"com.microsoft::SimplifiedLayerNormalizationGrad", gradients<1, 2>},
        {"com.microsoft::BatchNormalizationGrad", gradients<1, 2, 2>},
        {"com.microsoft::ConvGrad", gradients<1, 2>},
        {"com.microsoft::GatherGrad", spreadOut<0, 2>},
        {"com.microsoft::GatherNDGrad", spreadOut<0, 2>},
        {"com.microsoft::GatherElementsGrad", spreadOut<1, 0>},
        {"com.microsoft::SliceGrad", spreadOut<1, 0>},
        {"com.microsoft::BroadcastGradientArgs", axesToReduce},
        {"com.microsoft::IsAllFinite", truth},
        {"com.microsoft::ZeroGradient", like<0>},
    };
    return rules;
}

} // namespace fusewright::infer
