// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/common_rules.h"
#include "engine/infer/layout_shapes.h"
#include "engine/infer/onnx_arguments.h"
#include "engine/infer/product_shapes.h"
#include "engine/infer/rules.h"

namespace fusewright::infer {

namespace {

/// Operands of one type and as large as the largest. Until opset 6 the second was laid over the
/// first where an axis said.
void onnxArithmetic(NodeFacts& node)
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
void onnxIntegers(NodeFacts& node)
{
    onnxArithmetic(node);
    node.result(0).elements = computedElements(node, Work);
}

void onnxComparison(NodeFacts& node)
{
    onnxArithmetic(node);
    node.result(0).type = DataType::Bool;
}

void onnxEquality(NodeFacts& node)
{
    onnxIntegers<IntegerWork::Equal>(node);
    node.result(0).type = DataType::Bool;
}

void onnxPower(NodeFacts& node)
{
    onnxArithmetic(node);
    node.result(0).type = node.type(0);
}

/// As the first operand, of the type of another one.
template <std::size_t Operand>
void typedByOperand(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(Operand));
}

/// The first result is as the operand, as is what else has its shape.
void onnxDropout(NodeFacts& node)
{
    like<0>(node);
    if (node.resultCount() > 1)
        node.setResult(1, node.shape(0), DataType::Unknown);
}

void onnxCast(NodeFacts& node)
{
    sameAsFirst(node);
    node.result(0).type = OnnxArguments(node).type("to", DataType::Unknown);
}

Shape onnxTransposed(const NodeFacts& node, std::size_t operand, std::string_view flag)
{
    const Shape shape = node.shape(operand);
    return OnnxArguments(node).isSet(flag) ? swappedLast(shape) : shape;
}

void onnxGemm(NodeFacts& node)
{
    const bool areMatrices = node.rank(0) == 2 && node.rank(1) == 2;
    const Shape left = onnxTransposed(node, 0, "transA");
    const Shape right = onnxTransposed(node, 1, "transB");
    node.setShape(areMatrices ? matmulShape(left, right) : std::nullopt);
}

void onnxFusedMatmul(NodeFacts& node)
{
    const OnnxArguments said(node);
    const bool movesBatch = said.isSet("transBatchA") || said.isSet("transBatchB");
    const Shape left = onnxTransposed(node, 0, "transA");
    const Shape right = onnxTransposed(node, 1, "transB");
    node.setShape(movesBatch ? std::nullopt : matmulShape(left, right));
}

void onnxEinsum(NodeFacts& node)
{
    node.setShape(einsumShape(OnnxArguments(node).word("equation"), node.shapes()));
}

void onnxReduction(NodeFacts& node)
{
    const OnnxArguments said(node);
    const auto axes = said.numbers({"axes", 1});
    const bool areNone = !axes.isOpen() && axes.value.value_or(Numbers()).empty();
    const bool isNothing = areNone && said.isSet("noop_with_empty_axes");
    node.setShape(isNothing ? node.shape(0)
                            : reducedShape(node.shape(0), axes, said.isSet("keepdims", 1)));
}

void onnxProductOfAll(NodeFacts& node)
{
    onnxReduction(node);
    const auto axes = OnnxArguments(node).numbers({"axes", 1}).value;
    const auto elements = node.elements(0);
    const bool isOne = node.result(0).shape && node.result(0).shape->size() <= 1;
    const bool isOfAll = !axes || *axes == Numbers{0};
    if (!elements || !isOne || !isOfAll)
        return;
    Amount product = node.product();
    product.multiply(*elements);
    node.result(0).elements = Extents{product.value()};
}

void onnxIndexOfLargest(NodeFacts& node)
{
    const OnnxArguments said(node);
    const auto axis = said.number({"axis"}).valueOr(0);
    const Said<Numbers> axes{true, axis ? std::optional(Numbers{*axis}) : std::nullopt};
    node.setResult(0, reducedShape(node.shape(0), axes, said.isSet("keepdims", 1)), DataType::I64);
}

void onnxLargestFew(NodeFacts& node)
{
    const OnnxArguments said(node);
    const auto count = said.extents({"k", 1}).value;
    largestFew(node, said.number({"axis"}).valueOr(-1),
               count && count->size() == 1 ? count->front() : Extent(), DataType::I64);
}

void onnxQuantizeBySight(NodeFacts& node)
{
    node.setResult(0, node.shape(0), DataType::U8);
    node.setResult(1, Extents(), DataType::F32);
    node.setResult(2, Extents(), DataType::U8);
}

/// The mean and the spread keep the axes before those that are normalized.
void onnxLayerNormalization(NodeFacts& node)
{
    Shape shape = node.shape(0);
    node.setShape(shape);
    const auto said = OnnxArguments(node).number({"axis"}).valueOr(-1);
    const auto axis = shape && said ? axisIn(*said, shape->size()) : std::nullopt;
    if (!axis)
        return;
    for (std::size_t at = *axis; at < shape->size(); ++at)
        (*shape)[at] = Extent(1);
    for (std::size_t at = 1; at < node.resultCount(); ++at)
        node.setResult(at, shape, DataType::Unknown);
}

/// LSTM, GRU and RNN: [steps, directions, batch, hidden], and what is left at the end.
void onnxRecurrent(NodeFacts& node)
{
    const Shape input = node.shape(0);
    const Shape weight = node.shape(2);
    if (!weight || weight->size() != 3 || !input || input->size() != 3
        || OnnxArguments(node).isSet("layout"))
        return;
    const Extents state{weight->front(), (*input)[1], weight->back()};
    node.setShape(Extents{(*input)[0], state[0], state[1], state[2]});
    for (std::size_t at = 1; at < node.resultCount(); ++at)
        node.setResult(at, state, node.type(0));
}

} // namespace

const RuleTable& onnxRules()
{
    static const RuleTable rules{
        {onnxIntegers<IntegerWork::Add>, {"Add"}},
        {onnxIntegers<IntegerWork::Subtract>, {"Sub"}},
        {onnxIntegers<IntegerWork::Multiply>, {"Mul"}},
        {onnxIntegers<IntegerWork::Divide>, {"Div"}},
        {onnxIntegers<IntegerWork::Remainder>, {"Mod"}},
        {onnxIntegers<IntegerWork::Largest>, {"Max"}},
        {onnxIntegers<IntegerWork::Smallest>, {"Min"}},
        {onnxArithmetic, {"Sum", "Mean", "BitShift"}},
        {onnxPower, {"Pow"}},
        {onnxEquality, {"Equal"}},
        {onnxComparison, {"Greater", "GreaterOrEqual", "Less", "LessOrEqual", "And", "Or", "Xor"}},
        {truthOfEach, {"Not", "IsNaN", "IsInf"}},
        {[](NodeFacts& node) { chosen(node, either(node.type(1), node.type(2))); }, {"Where"}},
        {like<0>,
         {"Clip", "PRelu", "Abs", "Sign", "InstanceNormalization", "GroupNormalization",
          "SimplifiedLayerNormalization", "Softmax", "LogSoftmax", "Hardmax", "LRN",
          "LpNormalization", "MeanVarianceNormalization", "CumSum", "Trilu", "com.microsoft::Gelu",
          "com.microsoft::FastGelu", "com.microsoft::BiasGelu"}},
        {onnxIntegers<IntegerWork::Negate>, {"Neg"}},
        {sameAsFirst, {"Floor", "Ceil", "Round", "Identity"}},
        {onnxDropout, {"Dropout"}},
        {onnxCast, {"Cast"}},
        {typedByOperand<1>, {"CastLike", "DequantizeLinear", "com.microsoft::DequantizeLinear"}},
        {[](NodeFacts& node) { node.setShape(matmulShape(node.shape(0), node.shape(1))); },
         {"MatMul"}},
        {onnxFusedMatmul, {"com.microsoft::FusedMatMul", "com.microsoft::TransposeMatMul"}},
        {[](NodeFacts& node) {
             node.setResult(0, matmulShape(node.shape(0), node.shape(1)), DataType::I32);
         },
         {"MatMulInteger"}},
        {[](NodeFacts& node) {
             node.setResult(0, matmulShape(node.shape(0), node.shape(3)), node.type(7));
         },
         {"QLinearMatMul"}},
        {onnxGemm, {"Gemm", "com.microsoft::FusedGemm"}},
        {onnxEinsum, {"Einsum"}},
        {onnxReduction,
         {"ReduceSum", "ReduceMean", "ReduceMax", "ReduceMin", "ReduceL1", "ReduceL2",
          "ReduceLogSum", "ReduceLogSumExp", "ReduceSumSquare",
          "com.microsoft::ReduceSumTraining"}},
        {onnxProductOfAll, {"ReduceProd"}},
        {onnxIndexOfLargest, {"ArgMax", "ArgMin"}},
        {onnxLargestFew, {"TopK"}},
        {typedByOperand<2>, {"QuantizeLinear", "com.microsoft::QuantizeLinear"}},
        {onnxQuantizeBySight, {"DynamicQuantizeLinear"}},
        {onnxRecurrent, {"LSTM", "GRU", "RNN"}},
        {[](NodeFacts& node) { batchNormalized(node, node.resultCount()); },
         {"BatchNormalization"}},
        {onnxLayerNormalization, {"LayerNormalization"}},
        {[](NodeFacts& node) {
             node.setResult(0, embeddedShape(node.shape(2), node.shape(0)), node.type(2));
         },
         {"com.microsoft::EmbedLayerNormalization"}},
        {nullptr, {"Attention"}},
    };
    return rules;
}

} // namespace fusewright::infer
