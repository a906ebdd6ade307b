// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class OnnxRulesTest : public QObject {
    Q_OBJECT

private slots:
    void infersOneOperator_data();
    void infersOneOperator();
    void followsAShapeThatIsComputed();
    void followsWhatPadIsTold();
    void readsAConstantReshapeFromANode();
    void splitsIntoSeveralResults();
    void givesNoShapeToWhatDependsOnData();
};

namespace {

/// Constants that the operators below take: `{"tensor": …}` by names.
const QString onnxConstants = QStringLiteral(R"(, "constants": [
    {"name": "two", "dtype": "i64", "shape": [1],
     "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [2]}}},
    {"name": "axis", "dtype": "i64", "shape": [1],
     "value": {"tensor": {"dtype": "i64", "shape": [1], "integers": [-1]}}},
    {"name": "zero_all", "dtype": "i64", "shape": [2],
     "value": {"tensor": {"dtype": "i64", "shape": [2], "integers": [0, -1]}}},
    {"name": "index", "dtype": "i64", "shape": [],
     "value": {"tensor": {"dtype": "i64", "shape": [], "integers": [0]}}},
    {"name": "pads", "dtype": "i64", "shape": [4],
     "value": {"tensor": {"dtype": "i64", "shape": [4], "integers": [0, 1, 0, 2]}}}])");

} // namespace

void OnnxRulesTest::infersOneOperator_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("node"); // op, operands, attributes
    QTest::addColumn<QString>("facts");
    const auto add = [](const char* name, const QString& inputs, const char* node,
                        const char* facts) {
        QTest::newRow(name) << inputs << QString::fromUtf8(node) << QString::fromUtf8(facts);
    };
    const QString a = input("a", "[\"N\", 4]");
    const QString image = input("x", "[\"N\", 3, 224, 224]");

    add("add, stretched", a + ',' + input("b", "[4]"), R"("Add", "inputs": ["a", "b"])",
        "f32[N,4]");
    add("add as opset 1 has it", input("a", "[2, 3, 4]") + ',' + input("b", "[3]"),
        R"("Add", "inputs": ["a", "b"], "attrs": {"broadcast": 1, "axis": 1})", "f32[2,3,4]");
    add("less", a + ',' + input("b", "[]"), R"("Less", "inputs": ["a", "b"])", "bool[N,4]");
    add("cast", a, R"("Cast", "inputs": ["a"], "attrs": {"to": 10})", "f16[N,4]");
    add("where", input("c", "[\"N\", 1]", "bool") + ',' + a + ',' + input("b", "[]"),
        R"("Where", "inputs": ["c", "a", "b"])", "f32[N,4]");
    add("matmul in batches",
        input("a", "[\"N\", 12, \"S\", 64]") + ',' + input("b", "[\"N\", 12, 64, \"S\"]"),
        R"("MatMul", "inputs": ["a", "b"])", "f32[N,12,S,S]");
    add("matmul of rows", input("a", "[8]") + ',' + input("b", "[2, 8, 3]"),
        R"("MatMul", "inputs": ["a", "b"])", "f32[2,3]");
    add("gemm", a + ',' + input("b", "[5, 4]"),
        R"("Gemm", "inputs": ["a", "b"], "attrs": {"transB": 1})", "f32[N,5]");
    add("conv", image + ',' + input("w", "[64, 3, 7, 7]"),
        R"("Conv", "inputs": ["x", "w"], "attrs": {"pads": [3, 3, 3, 3], "strides": [2, 2]})",
        "f32[N,64,112,112]");
    add("conv that keeps sizes",
        input("x", "[\"N\", 3, \"H\", \"W\"]") + ',' + input("w", "[8, 3, 3, 3]"),
        R"("Conv", "inputs": ["x", "w"], "attrs": {"auto_pad": "SAME_UPPER"})", "f32[N,8,H,W]");
    add("transposed conv", input("x", "[1, 8, 10, 10]") + ',' + input("w", "[8, 4, 2, 2]"),
        R"("ConvTranspose", "inputs": ["x", "w"], "attrs": {"strides": [2, 2], "group": 2})",
        "f32[1,8,20,20]");
    add("max pool", image,
        R"("MaxPool", "inputs": ["x"], "attrs": {"kernel_shape": [2, 2], "strides": [2, 2]})",
        "f32[N,3,112,112]");
    add("global pool", image, R"("GlobalAveragePool", "inputs": ["x"])", "f32[N,3,1,1]");
    add("flatten", image, R"("Flatten", "inputs": ["x"])", "f32[N,150528]");
    add("flatten of symbols", input("x", "[\"N\", \"S\", 8]"),
        R"("Flatten", "inputs": ["x"], "attrs": {"axis": 2})", "f32[N*S,8]");
    add("reduce", a, R"("ReduceMean", "inputs": ["a"], "attrs": {"axes": [-1]})", "f32[N,1]");
    add("reduce an axis that is an operand", a,
        R"("ReduceSum", "inputs": ["a", "axis"], "attrs": {"keepdims": 0})", "f32[N]");
    add("reduce axes that nobody knows", a + ',' + input("k", "[1]", "i64"),
        R"("ReduceSum", "inputs": ["a", "k"])", "f32[?,?]");
    add("argmax", a, R"("ArgMax", "inputs": ["a"], "attrs": {"axis": 1, "keepdims": 0})", "i64[N]");
    add("reshape", input("a", "[\"N\", 4, 6]"), R"("Reshape", "inputs": ["a", "zero_all"])",
        "f32[N,24]");
    add("reshape to what nobody knows", a + ',' + input("s", "[3]", "i64"),
        R"("Reshape", "inputs": ["a", "s"])", "f32[?,?,?]");
    add("transpose", input("a", "[\"N\", 4, 6]"),
        R"("Transpose", "inputs": ["a"], "attrs": {"perm": [0, 2, 1]})", "f32[N,6,4]");
    add("squeeze", input("a", "[\"N\", 1]"), R"("Squeeze", "inputs": ["a", "axis"])", "f32[N]");
    add("unsqueeze by attribute", a, R"("Unsqueeze", "inputs": ["a"], "attrs": {"axes": [0, 3]})",
        "f32[1,N,4,1]");
    add("concat", a + ',' + input("b", "[\"N\", 5]"),
        R"("Concat", "inputs": ["a", "b"], "attrs": {"axis": -1})", "f32[N,9]");
    add("concat of symbols", a + ',' + input("b", "[\"M\", 4]"),
        R"("Concat", "inputs": ["a", "b"], "attrs": {"axis": 0})", "f32[M + N,4]");
    add("slice of opset 9", a,
        R"("Slice", "inputs": ["a"], "attrs": {"starts": [1], "ends": [3], "axes": [1]})",
        "f32[N,2]");
    add("gather", input("a", "[30522, 768]") + ',' + input("i", "[\"N\", \"S\"]", "i64"),
        R"("Gather", "inputs": ["a", "i"])", "f32[N,S,768]");
    add("gather of more axes than there are", a + ',' + input("i", "[2, 1]", "i64"),
        R"("GatherND", "inputs": ["a", "i"], "attrs": {"batch_dims": 9223372036854775807})", "f32");
    add("expand", input("a", "[1, 4]"), R"("Expand", "inputs": ["a", "two"])", "f32");
    add("tile", input("a", "[\"N\"]"), R"("Tile", "inputs": ["a", "two"])", "f32[2*N]");
    add("pad", input("a", "[\"N\", 4]"), R"("Pad", "inputs": ["a", "pads"])", "f32[N,7]");
    add("topk", a, R"("TopK", "inputs": ["a", "two"], "outputs": ["y", "at"])", "f32[N,2]");
    add("layer norm", a, R"("LayerNormalization", "inputs": ["a"])", "f32[N,4]");
    add("lstm",
        input("x", "[\"S\", 2, 8]") + ',' + input("w", "[1, 64, 8]") + ','
            + input("r", "[1, 64, 16]"),
        R"("LSTM", "inputs": ["x", "w", "r"])", "f32[S,1,2,16]");
    add("einsum", input("a", "[\"N\", 4, 5]") + ',' + input("b", "[\"N\", 5, 6]"),
        R"("Einsum", "inputs": ["a", "b"], "attrs": {"equation": "bij, bjk -> bik"})",
        "f32[N,4,6]");
    add("dequantize", input("q", "[2, 3]", "u8") + ',' + input("s", "[]", "f16"),
        R"("DequantizeLinear", "inputs": ["q", "s"])", "f16[2,3]");
    const QString hidden = input("x", "[\"N\", \"S\", 64]");
    add("attention", hidden + ',' + input("w", "[64, 192]"),
        R"("com.microsoft::Attention", "inputs": ["x", "w"])", "f32[N,S,64]");
    add("attention of widths that differ", hidden + ',' + input("w", "[64, 160]"),
        R"("com.microsoft::Attention", "inputs": ["x", "w"],
           "attrs": {"qkv_hidden_sizes": [64, 64, 32]})",
        "f32[N,S,32]");
    add("attention of heads", hidden + ',' + input("v", "[\"N\", 4, \"T\", 8]"),
        R"("com.microsoft::MultiHeadAttention", "inputs": ["x", "", "v"])", "f32[N,S,32]");
    add("attention of groups", hidden,
        R"("com.microsoft::GroupQueryAttention", "inputs": ["x"],
           "attrs": {"num_heads": 4, "kv_num_heads": 2})",
        "f32[N,S,32]");
    add("matmul of packed weights", hidden,
        R"("com.microsoft::MatMulNBits", "inputs": ["x"], "attrs": {"N": 10})", "f32[N,S,10]");
    add("loss", hidden + ',' + input("l", "[\"N\", 64]", "i64"),
        R"("SoftmaxCrossEntropyLoss", "inputs": ["x", "l"])", "f32[]");
    add("loss of each", hidden + ',' + input("l", "[\"N\", 64]", "i64"),
        R"("SoftmaxCrossEntropyLoss", "inputs": ["x", "l"], "attrs": {"reduction": "none"})",
        "f32[N,64]");
    add("gradient of a norm", hidden + ',' + input("w", "[64]"),
        R"("com.microsoft::LayerNormalizationGrad", "inputs": ["x", "x", "w"],
           "outputs": ["dx", "y"])",
        "f32[64]");
    add("gradient of a gather", input("g", "[2, 4]"),
        R"("com.microsoft::GatherElementsGrad", "inputs": ["g", "pads"])", "f32[0,1,0,2]");
    add("concat of training", a,
        R"("com.microsoft::ConcatTraining", "inputs": ["a", "a"], "outputs": ["all", "y"],
           "attrs": {"axis": 1})",
        "i64[2]");
    add("concat of a cache",
        input("p", "[1, 8, \"past\", 64]") + ',' + input("n", "[1, 8, \"seq\", 64]"),
        R"("Concat", "inputs": ["p", "n"], "attrs": {"axis": 2})", "f32[1,8,past + seq,64]");
    add("pad of a symbol", input("a", "[4, \"N\"]"), R"("Pad", "inputs": ["a", "pads"])",
        "f32[4,N + 3]");
    add("shapes that do not go together", input("a", "[2]") + ',' + input("b", "[3]"),
        R"("Add", "inputs": ["a", "b"])", "f32");
    add("an operand of which nothing is known", R"({"name": "a"})", R"("Relu", "inputs": ["a"])",
        "?");
}

void OnnxRulesTest::infersOneOperator()
{
    QFETCH(QString, inputs);
    QFETCH(QString, node);
    QFETCH(QString, facts);
    const QString outputs = node.contains(QStringLiteral("outputs"))
        ? QString()
        : QStringLiteral(R"(, "outputs": ["y"])");

    const Reading reading = inferredFrom(
        graphText(inputs, QStringLiteral(R"({"id": "n", "op": %1%2})").arg(node, outputs),
                  onnxConstants)
            .toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "y"), facts);
}

void OnnxRulesTest::followsAShapeThatIsComputed()
{
    const Reading reading =
        inferredFrom(graphText(input("x", "[\"N\", \"S\", 768]"),
                               R"({"id": "shape", "op": "Shape", "inputs": ["x"]},
           {"id": "batch", "op": "Gather", "inputs": ["shape", "index"]},
           {"id": "row", "op": "Unsqueeze", "inputs": ["batch"], "attrs": {"axes": [0]}},
           {"id": "double", "op": "Mul", "inputs": ["row", "two"]},
           {"id": "back", "op": "Div", "inputs": ["double", "two"]},
           {"id": "wanted", "op": "Concat", "inputs": ["back", "axis", "two"],
            "attrs": {"axis": 0}},
           {"id": "y", "op": "Reshape", "inputs": ["x", "wanted"]})",
                               onnxConstants)
                         .toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "shape"), QStringLiteral("i64[3]"));
    QCOMPARE(factsOf(reading.graph(), "wanted"), QStringLiteral("i64[3]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,384*S,2]"));
}

/// PyTorch pads the last axis first, and ONNX all in order: rows of two are turned round, and then
/// columns become rows.
void OnnxRulesTest::followsWhatPadIsTold()
{
    const auto constant = [](const char* id, const char* shape, const char* integers) {
        return QStringLiteral(R"({"id": "%1", "op": "Constant", "inputs": [], "attrs": {"value":
              {"tensor": {"dtype": "i64", "shape": [%2], "integers": [%3]}}}},)")
            .arg(id, shape, integers);
    };
    const Reading reading =
        inferredFrom(graphText(input("x", "[\"N\", 32, \"time\"]"),
                               constant("last", "2", "3, 4") + constant("others", "4", "1, 0, 0, 0")
                                   + constant("pairs", "2", "-1, 2") + constant("from", "1", "-1")
                                   + constant("to", "1", "-9223372036854775807")
                                   + constant("rows", "1", "0") + constant("back", "1", "-1")
                                   + R"({"id": "all", "op": "Concat", "inputs": ["last", "others"],
            "attrs": {"axis": 0}},
           {"id": "table", "op": "Reshape", "inputs": ["all", "pairs"]},
           {"id": "turned", "op": "Slice", "inputs": ["table", "from", "to", "rows", "back"]},
           {"id": "columns", "op": "Transpose", "inputs": ["turned"], "attrs": {"perm": [1, 0]}},
           {"id": "list", "op": "Reshape", "inputs": ["columns", "back"]},
           {"id": "pads", "op": "Cast", "inputs": ["list"], "attrs": {"to": 7}},
           {"id": "y", "op": "Pad", "inputs": ["x", "pads"]})")
                         .toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "turned"), QStringLiteral("i64[3,2]"));
    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[N,33,time + 7]"));
}

void OnnxRulesTest::readsAConstantReshapeFromANode()
{
    const Reading reading =
        inferredFrom(graphText(input("x", "[2, 12]"),
                               R"({"id": "c", "op": "Constant", "inputs": [], "attrs": {"value":
              {"tensor": {"dtype": "i64", "shape": [3], "integers": [2, -1, 3]}}}},
           {"id": "y", "op": "Reshape", "inputs": ["x", "c"]})")
                         .toStdString());

    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("f32[2,4,3]"));
}

void OnnxRulesTest::splitsIntoSeveralResults()
{
    const Reading reading = inferredFrom(
        graphText(input("x", "[\"N\", 12]"),
                  R"({"id": "even", "op": "Split", "inputs": ["x"], "outputs": ["a", "b", "c"],
             "attrs": {"axis": 1}},
           {"id": "said", "op": "Split", "inputs": ["x"], "outputs": ["d", "e"],
             "attrs": {"axis": 1, "split": [10, 2]}})")
            .toStdString());

    QCOMPARE(factsOf(reading.graph(), "c"), QStringLiteral("f32[N,4]"));
    QCOMPARE(factsOf(reading.graph(), "d"), QStringLiteral("f32[N,10]"));
    QCOMPARE(factsOf(reading.graph(), "e"), QStringLiteral("f32[N,2]"));
}

void OnnxRulesTest::givesNoShapeToWhatDependsOnData()
{
    const Reading reading = inferredFrom(graphText(input("x", "[4, 4]"),
                                                   R"({"id": "y", "op": "NonZero", "inputs": ["x"]},
           {"id": "z", "op": "Compress", "inputs": ["x", "x"]})")
                                             .toStdString());

    QCOMPARE(factsOf(reading.graph(), "y"), QStringLiteral("i64[2,?]"));
    QCOMPARE(factsOf(reading.graph(), "z"), QStringLiteral("?"));
}

FUSEWRIGHT_TEST(OnnxRulesTest)
#include "tst_onnx_rules.moc"
