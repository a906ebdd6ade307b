// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/integer_rules.h"
#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

/// Operands of one type and as large as the largest. Until opset 6 the second was laid over the
/// first where an axis said.
void arithmetic(NodeFacts& node)
{
    broadcastAll(node);
    Known& result = node.result(0);
    if (node.has("broadcast") || node.has("axis"))
        result.shape = node.shape(0);
    result.type = DataType::Unknown;
    for (std::size_t at = 0; at < node.operandCount() && result.type == DataType::Unknown; ++at)
        result.type = node.type(at);
}

template <IntegerWork Work>
void integerArithmetic(NodeFacts& node)
{
    arithmetic(node);
    node.result(0).elements = computedElements(node, Work);
}

void comparison(NodeFacts& node)
{
    arithmetic(node);
    node.result(0).type = DataType::Bool;
}

void equality(NodeFacts& node)
{
    comparison(node);
    node.result(0).elements = computedElements(node, IntegerWork::Equal);
}

void power(NodeFacts& node)
{
    arithmetic(node);
    node.result(0).type = node.type(0);
}

void where(NodeFacts& node)
{
    broadcastAll(node);
    node.result(0).type = node.type(1) != DataType::Unknown ? node.type(1) : node.type(2);
    node.result(0).elements = chosenElements(node);
}

/// The first result is as the operand, as is what else has its shape.
void dropout(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
    if (node.resultCount() > 1)
        node.setResult(1, node.shape(0), DataType::Unknown);
}

void cast(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Unknown);
    node.result(0).elements = node.elements(0);
    if (const auto to = node.integer("to"))
        node.result(0).type = onnxType(*to);
    else if (const auto word = node.word("to"))
        node.result(0).type = onnxTypeNamed(*word);
}

void castLike(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(1));
}

void matmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)), node.type(0));
}

void integerMatmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(1)), DataType::I32);
}

void quantizedMatmul(NodeFacts& node)
{
    node.setResult(0, matmulShape(node.shape(0), node.shape(3)), node.type(7));
}

void gemm(NodeFacts& node)
{
    Shape left = node.shape(0);
    Shape right = node.shape(1);
    if (node.integer("transA").value_or(0) != 0)
        left = swappedLast(std::move(left));
    if (node.integer("transB").value_or(0) != 0)
        right = swappedLast(std::move(right));
    const bool areMatrices = left && right && left->size() == 2 && right->size() == 2;
    node.setResult(0, areMatrices ? matmulShape(left, right) : std::nullopt, node.type(0));
}

std::optional<Numbers> axesOf(const NodeFacts& node)
{
    if (const auto axes = node.integers("axes"))
        return axes;
    return node.operandCount() > 1 ? node.numbers(1) : std::nullopt;
}

void reduction(NodeFacts& node)
{
    const auto axes = axesOf(node);
    const bool keeps = node.integer("keepdims").value_or(1) != 0;
    const bool areOpen = node.hasOperand(1) && !axes;
    const bool isNothing =
        node.integer("noop_with_empty_axes").value_or(0) != 0 && (!axes || axes->empty());
    Shape shape = isNothing ? node.shape(0) : reducedShape(node.shape(0), axes, keeps);
    if (areOpen)
        shape = keeps && node.shape(0) ? Shape(Extents(node.shape(0)->size())) : std::nullopt;
    node.setResult(0, shape, node.type(0));
}

void productOfAll(NodeFacts& node)
{
    reduction(node);
    const auto elements = node.elements(0);
    const bool isOne = node.result(0).shape && node.result(0).shape->size() <= 1;
    const bool isOfAll = !axesOf(node) || *axesOf(node) == Numbers{0};
    if (!elements || !isOne || !isOfAll)
        return;
    Amount product = node.product();
    product.multiply(*elements);
    node.result(0).elements = Extents{product.value()};
}

void indexOfLargest(NodeFacts& node)
{
    const Numbers axis{node.integer("axis").value_or(0)};
    const bool keeps = node.integer("keepdims").value_or(1) != 0;
    node.setResult(0, reducedShape(node.shape(0), axis, keeps), DataType::I64);
}

void largest(NodeFacts& node)
{
    const std::int64_t axis = node.integer("axis").value_or(-1);
    Extent count;
    if (const auto k = node.integer("k"))
        count = Extent(*k);
    else if (const auto elements = node.elements(1); elements && elements->size() == 1)
        count = elements->front();
    const Shape shape = withExtent(node.shape(0), axis, count);
    node.setResult(0, shape, node.type(0));
    node.setResult(1, shape, DataType::I64);
}

void quantize(NodeFacts& node)
{
    const bool hasZero = node.hasOperand(2);
    node.setResult(0, node.shape(0), hasZero ? node.type(2) : DataType::Unknown);
}

void dequantize(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(1));
}

void quantizeBySight(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::U8);
    node.setResult(1, Extents(), DataType::F32);
    node.setResult(2, Extents(), DataType::U8);
}

void einsum(NodeFacts& node)
{
    std::vector<Shape> operands;
    for (std::size_t at = 0; at < node.operandCount(); ++at)
        operands.push_back(node.shape(at));
    node.setResult(0, einsumShape(node.word("equation").value_or(""), operands), node.type(0));
}

void fusedMatmul(NodeFacts& node)
{
    const auto isSet = [&](std::string_view name) { return node.integer(name).value_or(0) != 0; };
    node.result(0).type = node.type(0);
    if (isSet("transBatchA") || isSet("transBatchB"))
        return;
    const Shape left = isSet("transA") ? swappedLast(node.shape(0)) : node.shape(0);
    const Shape right = isSet("transB") ? swappedLast(node.shape(1)) : node.shape(1);
    node.result(0).shape = matmulShape(left, right);
}

/// What training needs beside it has an extent for each channel.
void batchNormalization(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
    for (std::size_t at = 1; at < node.resultCount(); ++at)
        node.setResult(at, node.shape(1), node.type(3));
}

/// The mean and the spread keep the axes before those that are normalized.
void layerNormalization(NodeFacts& node)
{
    Shape shape = node.shape(0);
    node.setResult(0, shape, node.type(0));
    const auto axis =
        shape ? axisIn(node.integer("axis").value_or(-1), shape->size()) : std::nullopt;
    if (!axis || node.resultCount() == 1)
        return;
    for (std::size_t at = *axis; at < shape->size(); ++at)
        (*shape)[at] = Extent(1);
    for (std::size_t at = 1; at < node.resultCount(); ++at)
        node.setResult(at, shape, DataType::Unknown);
}

/// LSTM, GRU and RNN: [steps, directions, batch, hidden], and what is left at the end.
void recurrent(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const Shape weight = node.shape(2);
    if (!node.hasOperand(2) || !weight || weight->size() != 3)
        return;
    const Extent hidden = weight->back();
    const Extent directions = weight->front();
    const bool isBatchFirst = node.integer("layout").value_or(0) != 0;
    if (input && input->size() == 3 && !isBatchFirst) {
        const Extents state{directions, (*input)[1], hidden};
        node.setResult(0, Extents{(*input)[0], directions, (*input)[1], hidden}, node.type(0));
        for (std::size_t at = 1; at < node.resultCount(); ++at)
            node.setResult(at, state, node.type(0));
    }
}

/// The first result is as the operand. Those of training are not looked at.
void firstOnly(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
}

void truthOfEach(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::Bool);
}

void embedding(NodeFacts& node)
{
    const Shape ids = node.shape(0);
    const Shape table = node.shape(2);
    if (ids && table && table->size() == 2) {
        Extents shape = *ids;
        shape.push_back(table->back());
        node.setResult(0, shape, node.type(2));
    }
}

} // namespace

const std::vector<NamedRule>& onnxRules()
{
    static const std::vector<NamedRule> rules{
        {"Add", integerArithmetic<IntegerWork::Add>},
        {"Sub", integerArithmetic<IntegerWork::Subtract>},
        {"Mul", integerArithmetic<IntegerWork::Multiply>},
        {"Div", integerArithmetic<IntegerWork::Divide>},
        {"Mod", integerArithmetic<IntegerWork::Remainder>},
        {"Max", integerArithmetic<IntegerWork::Largest>},
        {"Min", integerArithmetic<IntegerWork::Smallest>},
        {"Sum", arithmetic},
        {"Mean", arithmetic},
        {"BitShift", arithmetic},
        {"Pow", power},
        {"Equal", equality},
        {"Greater", comparison},
        {"GreaterOrEqual", comparison},
        {"Less", comparison},
        {"LessOrEqual", comparison},
        {"And", comparison},
        {"Or", comparison},
        {"Xor", comparison},
        {"Not", truthOfEach},
        {"IsNaN", truthOfEach},
        {"IsInf", truthOfEach},
        {"Where", where},
        {"Clip", firstOnly},
        {"PRelu", firstOnly},
        {"Neg", integerArithmetic<IntegerWork::Negate>},
        {"Abs", firstOnly},
        {"Sign", firstOnly},
        {"Floor", sameAsFirst},
        {"Ceil", sameAsFirst},
        {"Round", sameAsFirst},
        {"Identity", sameAsFirst},
        {"Dropout", dropout},
        {"Cast", cast},
        {"CastLike", castLike},
        {"MatMul", matmul},
        {"com.microsoft::FusedMatMul", fusedMatmul},
        {"MatMulInteger", integerMatmul},
        {"QLinearMatMul", quantizedMatmul},
        {"Gemm", gemm},
        {"Einsum", einsum},
        {"ReduceSum", reduction},
        {"ReduceMean", reduction},
        {"ReduceMax", reduction},
        {"ReduceMin", reduction},
        {"ReduceProd", productOfAll},
        {"ReduceL1", reduction},
        {"ReduceL2", reduction},
        {"ReduceLogSum", reduction},
        {"ReduceLogSumExp", reduction},
        {"ReduceSumSquare", reduction},
        {"ArgMax", indexOfLargest},
        {"ArgMin", indexOfLargest},
        {"TopK", largest},
        {"QuantizeLinear", quantize},
        {"DequantizeLinear", dequantize},
        {"com.microsoft::QuantizeLinear", quantize},
        {"com.microsoft::DequantizeLinear", dequantize},
        {"DynamicQuantizeLinear", quantizeBySight},
        {"LSTM", recurrent},
        {"GRU", recurrent},
        {"RNN", recurrent},
        {"BatchNormalization", batchNormalization},
        {"InstanceNormalization", firstOnly},
        {"LayerNormalization", layerNormalization},
        {"GroupNormalization", firstOnly},
        {"SimplifiedLayerNormalization", firstOnly},
        {"com.microsoft::EmbedLayerNormalization", embedding},
        {"Softmax", firstOnly},
        {"LogSoftmax", firstOnly},
        {"Hardmax", firstOnly},
        {"LRN", firstOnly},
        {"LpNormalization", firstOnly},
        {"MeanVarianceNormalization", firstOnly},
        {"CumSum", firstOnly},
        {"Trilu", firstOnly},
        {"Attention", nullptr},
        {"com.microsoft::FusedGemm", gemm},
        {"com.microsoft::TransposeMatMul", fusedMatmul},
        {"com.microsoft::ReduceSumTraining", reduction},
        {"com.microsoft::Gelu", firstOnly},
        {"com.microsoft::FastGelu", firstOnly},
        {"com.microsoft::BiasGelu", firstOnly},
    };
    return rules;
}

} // namespace fusewright::infer
