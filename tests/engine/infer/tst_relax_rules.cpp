// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Handwritten TVMScript says the types of parameters only.
class RelaxRulesTest : public QObject {
    Q_OBJECT

private slots:
    void infersOneOperator_data();
    void infersOneOperator();
    void takesPartsOfATuple();
    void doesNotTakeAFunctionOfTheFileForAnOperator();
    void findsAllShapesOfAModelAgain();
};

namespace {

/// A function of these parameters with one statement, `y = CALL`.
std::string script(const QString& parameters, const QString& lines)
{
    return QStringLiteral("@R.function\ndef main(%1):\n    %2\n    return y\n")
        .arg(parameters, lines)
        .toStdString();
}

QString tensor(const char* name, const char* shape, const char* type = "float32")
{
    return QStringLiteral("%1: R.Tensor(%2, dtype=\"%3\")")
        .arg(QString::fromUtf8(name), QString::fromUtf8(shape), QString::fromUtf8(type));
}

Reading read(const std::string& text)
{
    return readBytes(text, "model.py", Keep::Inferred);
}

} // namespace

void RelaxRulesTest::infersOneOperator_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("facts");
    const auto add = [](const char* name, const QString& parameters, const char* call,
                        const char* facts) {
        QTest::newRow(name) << parameters << QString::fromUtf8(call) << QString::fromUtf8(facts);
    };
    const QString x = tensor("x", "(\"n\", 4, 768)");
    const QString two = tensor("x", "(2, 6)");
    const QString image = tensor("x", "(\"n\", 3, 32, 32)");
    const QString weight = tensor("w", "(8, 3, 3, 3)");
    const QString whole = tensor("i", "(5, \"m\")", "int64");

    add("matmul", x + ", " + tensor("w", "(768, 16)"), "R.matmul(x, w)", "f32[n,4,16]");
    add("matmul of another type", x + ", " + tensor("w", "(768, 16)"),
        "R.matmul(x, w, out_dtype=\"float16\")", "f16[n,4,16]");
    add("@", x + ", " + tensor("w", "(768, 16)"), "x @ w", "f32[n,4,16]");
    add("linear", x + ", " + tensor("w", "(16, 768)"), "R.nn.linear(x, w)", "f32[n,4,16]");
    add("einsum", two + ", " + tensor("w", "(6, 3)"), "R.einsum((x, w), subscripts=\"ij,jk->ik\")",
        "f32[2,3]");
    add("add, stretched", x + ", " + tensor("b", "(768,)"), "R.add(x, b)", "f32[n,4,768]");
    add("add of whole numbers", whole, "R.add(i, i)", "i64[5,m]");
    add("a constant", two, "R.multiply(x, R.const(2.0, \"float32\"))", "f32[2,6]");
    add("relu", x, "R.nn.relu(x)", "f32[n,4,768]");
    add("compare", two, "R.greater(x, x)", "bool[2,6]");
    add("isnan", two, "R.isnan(x)", "bool[2,6]");
    add("where", two + ", " + tensor("c", "(2, 1)", "bool"), "R.where(c, x, x)", "f32[2,6]");
    add("astype", two, "R.astype(x, dtype=\"float16\")", "f16[2,6]");
    add("astype by position", two, "R.astype(x, \"int32\")", "i32[2,6]");
    add("permute_dims", two, "R.permute_dims(x, axes=[1, 0])", "f32[6,2]");
    add("permute_dims without axes", x, "R.permute_dims(x, axes=None)", "f32[768,4,n]");
    add("reshape", two, "R.reshape(x, R.shape([3, 4]))", "f32[3,4]");
    add("reshape with a rest", x, "R.reshape(x, (-1, 768))", "f32[4*n,768]");
    add("reshape with a name", x, "R.reshape(x, R.shape([n, 4 * 12, 64]))", "f32[n,48,64]");
    add("reshape with a product", x, "R.reshape(x, R.shape([n * 4, 768]))", "f32[4*n,768]");
    add("reshape with a cast", x, "R.reshape(x, R.shape([n * T.int64(4), 768]))", "f32[4*n,768]");
    add("reshape with a sum", x, "R.reshape(x, R.shape([n + 1, 768]))", "f32[n + 1,768]");
    add("reshape with a difference", x, "R.reshape(x, R.shape([n - 1, 768]))", "f32[n - 1,768]");
    add("reshape with a zero", two, "R.reshape(x, R.shape([0, 6]))", "f32[?,6]");
    add("flatten", two, "R.flatten(x)", "f32[12]");
    add("expand_dims", two, "R.expand_dims(x, axis=[0, -1])", "f32[1,2,6,1]");
    add("squeeze", tensor("x", "(1, 2, 1)"), "R.squeeze(x, axis=[0])", "f32[2,1]");
    add("squeeze all", tensor("x", "(1, 2, 1)"), "R.squeeze(x)", "f32[2]");
    add("concat", two, "R.concat((x, x), axis=-1)", "f32[2,12]");
    add("concat of names", whole + ", " + tensor("j", "(5, \"k\")", "int64"),
        "R.concat((i, j), axis=1)", "i64[5,k + m]");
    add("stack", two, "R.stack((x, x), axis=1)", "f32[2,2,6]");
    add("take", tensor("x", "(100, 16)") + ", " + whole, "R.take(x, i, axis=0)", "f32[5,m,16]");
    add("take without an axis", two + ", " + whole, "R.take(x, i)", "f32");
    add("strided_slice", two,
        "R.strided_slice(x, (R.prim_value(1),), (R.prim_value(1),), (R.prim_value(6),), "
        "(R.prim_value(2),), assume_inbound=False)",
        "f32[2,3]");
    add("strided_slice of all", x, "R.strided_slice(x, axes=[0], begin=[0], end=[n])",
        "f32[n,4,768]");
    add("strided_slice to a name", two + ", " + tensor("k", "(\"n\",)"),
        "R.strided_slice(x, axes=[0], begin=[0], end=[n])", "f32[min(n, 2),6]");
    add("broadcast_to", two, "R.broadcast_to(x, R.shape([n, 2, 6]))", "f32[n,2,6]");
    add("tile", two, "R.tile(x, repeats=[3, 1, 2])", "f32[3,2,12]");
    add("repeat", two, "R.repeat(x, repeats=3, axis=1)", "f32[2,18]");
    add("mean", x, "R.mean(x, axis=[-1], keepdims=True)", "f32[n,4,1]");
    add("sum of all", x, "R.sum(x)", "f32[]");
    add("argmax", two, "R.argmax(x, axis=1)", "i64[2]");
    add("cumsum", two, "R.cumsum(x, axis=1)", "f32[2,6]");
    add("cumsum of all", two, "R.cumsum(x)", "f32[12]");
    add("softmax", x, "R.nn.softmax(x, axis=-1)", "f32[n,4,768]");
    add("layer_norm", x + ", " + tensor("w", "(768,)"),
        "R.nn.layer_norm(x, w, w, axes=[-1], epsilon=1e-05)", "f32[n,4,768]");
    add("rms_norm", x + ", " + tensor("w", "(768,)"), "R.nn.rms_norm(x, w, axes=[-1])",
        "f32[n,4,768]");
    add("attention", tensor("q", "(1, \"s\", 8, 64)") + ", " + tensor("v", "(1, \"s\", 8, 32)"),
        "R.nn.attention(q, q, v)", "f32[1,s,8,32]");
    add("conv2d", image + ", " + weight, "R.nn.conv2d(x, w, strides=[2, 2], padding=[1, 1, 1, 1])",
        "f32[n,8,16,16]");
    add("conv2d with one padding", image + ", " + weight, "R.nn.conv2d(x, w, padding=1)",
        "f32[n,8,32,32]");
    add("conv2d with channels last",
        tensor("x", "(1, 32, 32, 3)") + ", " + tensor("w", "(3, 3, 3, 8)"),
        "R.nn.conv2d(x, w, data_layout=\"NHWC\", kernel_layout=\"HWIO\")", "f32[1,30,30,8]");
    add("conv2d to another layout", image + ", " + weight,
        "R.nn.conv2d(x, w, out_layout=\"NHWC\", out_dtype=\"void\")", "f32[n,30,30,8]");
    add("conv2d of split channels", tensor("x", "(1, 1, 32, 32, 3)") + ", " + weight,
        "R.nn.conv2d(x, w, data_layout=\"NCHW3c\")", "f32");
    add("conv2d_transpose", image + ", " + tensor("w", "(3, 8, 2, 2)"),
        "R.nn.conv2d_transpose(x, w, strides=[2, 2])", "f32[n,8,64,64]");
    add("max_pool2d", image,
        "R.nn.max_pool2d(x, pool_size=[3, 3], strides=[2, 2], padding=[1, 1, 1, 1])",
        "f32[n,3,16,16]");
    add("adaptive_avg_pool2d", image, "R.nn.adaptive_avg_pool2d(x, output_size=[1, 1])",
        "f32[n,3,1,1]");
    add("resize2d", image, "R.image.resize2d(x, R.shape([64, 48]), layout=\"NCHW\")",
        "f32[n,3,64,48]");
    add("pad", two, "R.nn.pad(x, pad_width=[0, 0, 1, 2])", "f32[2,9]");
    add("full", two, "R.full(R.shape([2, n]), R.const(0, \"float16\"), dtype=\"void\")",
        "f16[2,n]");
    add("zeros", two, "R.zeros(R.shape([2, 3]), dtype=\"float32\")", "f32[2,3]");
    add("zeros_like", two, "R.zeros_like(x, dtype=\"void\")", "f32[2,6]");
    add("arange", two,
        "R.arange(R.prim_value(0), R.prim_value(7), R.prim_value(2), dtype=\"int64\")", "i64[4]");
    add("arange to a name", two + ", " + tensor("k", "(\"n\",)"),
        "R.arange(0, n, 1, dtype=\"int64\")", "i64[n]");
    add("one_hot", whole, "R.one_hot(i, 1, 0, depth=10)", "?[5,m,10]");
    add("one_hot of no depth", whole, "R.one_hot(i, 1, 0, depth=())", "?[5,m,?]");
    add("topk of no number", two, "R.topk(x, k=(), axis=-1, ret_type=\"values\")", "f32[2,?]");
    add("topk", two, "R.topk(x, k=3, axis=-1, ret_type=\"values\")", "f32[2,3]");
    add("an operator that is not known", x, "R.mine(x)", "?");
}

void RelaxRulesTest::infersOneOperator()
{
    QFETCH(QString, parameters);
    QFETCH(QString, call);
    QFETCH(QString, facts);

    const Reading reading = read(script(parameters, QStringLiteral("y = ") + call));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
    QCOMPARE(factsOf(reading.graph(), "y"), facts);
}

void RelaxRulesTest::takesPartsOfATuple()
{
    const Reading split = read(script(tensor("x", "(\"n\", 10)"),
                                      "s = R.split(x, indices_or_sections=[3, 7], axis=1)\n"
                                      "    y = s[2]"));
    const Reading equal = read(script(tensor("x", "(10, 4)"),
                                      "s = R.split(x, indices_or_sections=4, axis=0)\n"
                                      "    y = s[3]"));
    const Reading norm = read(script(tensor("x", "(\"n\", 3, 8, 8)") + ", " + tensor("w", "(3,)"),
                                     "s = R.nn.batch_norm(x, w, w, w, w, axis=1)\n    y = s[0]"));
    const Reading backwards =
        read(script(tensor("x", "(\"n\", 10)"),
                    "s = R.split(x, indices_or_sections=[-9223372036854775807, 3], axis=1)\n"
                    "    y = s[1]"));

    QCOMPARE(factsOf(backwards.graph(), "y"), QStringLiteral("f32[n,?]"));
    QCOMPARE(factsOf(split.graph(), "s"), QStringLiteral("?"));
    QCOMPARE(factsOf(split.graph(), "y"), QStringLiteral("f32[n,3]"));
    QCOMPARE(factsOf(equal.graph(), "y"), QStringLiteral("f32[1,4]"));
    QCOMPARE(factsOf(norm.graph(), "y"), QStringLiteral("f32[n,3,8,8]"));
}

/// `conv2d1` has no attributes, for they are in the function; PyTorch's conv2d has.
void RelaxRulesTest::doesNotTakeAFunctionOfTheFileForAnOperator()
{
    const std::string text =
        script(tensor("x", "(1, 3, 32, 32)") + ", " + tensor("w", "(8, 3, 3, 3)"),
               "y = R.call_tir(cls.conv2d1, (x, w), "
               "out_sinfo=R.Tensor((1, 8, 16, 16), dtype=\"float32\"))");

    const Reading reading = read(text);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Reading copy = inferredFrom(writeNative(reading.graph()));

    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
    QVERIFY2(copy.findings.isEmpty(), copy.firstMessage().c_str());
    QCOMPARE(factsOf(copy.graph(), "y"), QStringLiteral("f32[1,8,16,16]"));
}

/// What the file says of results is taken away and found again.
void RelaxRulesTest::findsAllShapesOfAModelAgain()
{
    const Reading told = readCorpus("models/relax/resnet_6b.relax.py", Keep::Inferred);
    QVERIFY2(told.model, told.firstMessage().c_str());
    QVERIFY2(told.findings.isEmpty(), told.firstMessage().c_str());
    QFile file(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/relax/resnet_6b.relax.py"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression annotation(
        QStringLiteral("^( +\\w+): R\\.[^=]*(?:dtype=\"\\w+\"[^=]*)* = (?=R\\.|\\w+\\[|\\w+$)"),
        QRegularExpression::MultilineOption);
    text.replace(annotation, QStringLiteral("\\1 = "));
    QVERIFY(!text.contains(QStringLiteral("lv: ")));

    const Reading found = read(text.toStdString());

    QVERIFY2(found.model, found.firstMessage().c_str());
    QCOMPARE(found.graph().nodeCount(), told.graph().nodeCount());
    for (const NodeId node : told.graph().nodes()) {
        const std::string_view result = told.graph().valueName(told.graph().outputs(node).front());
        QCOMPARE(factsOf(found.graph(), result), factsOf(told.graph(), result));
    }
}

FUSEWRIGHT_TEST(RelaxRulesTest)
#include "tst_relax_rules.moc"
