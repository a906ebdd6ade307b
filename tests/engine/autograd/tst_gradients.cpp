// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"
#include "tests/engine/autograd/gradient_check.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <random>

using namespace fusewright;
using namespace fusewright::test;

/// Backward graphs are run, and what they compute is compared with central differences.
class GradientsTest : public QObject {
    Q_OBJECT

private slots:
    void unaryOperatorsAgreeWithDifferences_data();
    void unaryOperatorsAgreeWithDifferences();
    void operatorsAgreeWithDifferences_data();
    void operatorsAgreeWithDifferences();
    void randomGraphsAgreeWithDifferences_data();
    void randomGraphsAgreeWithDifferences();
    void aWrongFormulaIsFound();
};

void GradientsTest::unaryOperatorsAgreeWithDifferences_data()
{
    QTest::addColumn<QString>("op");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");

    const QStringList anywhere =
        QStringLiteral(
            "neg positive identity clone square exp exp2 expm1 erf erfc sin cos atan sinh cosh "
            "asinh "
            "deg2rad rad2deg abs relu relu6 relu_squared sigmoid tanh tanhshrink silu quick_gelu "
            "gelu "
            "mish hardswish hardsigmoid hardtanh softplus log_sigmoid softsign leaky_relu elu celu "
            "selu "
            "scaled_tanh nan_to_num sum mean amax amin max min logsumexp reduce_sum_square softmax "
            "log_softmax glu t add mul sub pow layer_norm rms_norm")
            .split(' ');
    for (const QString& op : anywhere)
        QTest::newRow(qPrintable(op)) << op << -0.9 << 0.9;
    const QStringList positive =
        QStringLiteral(
            "sqrt rsqrt cbrt reciprocal log log2 log10 log1p logit tan asin acos atanh prod "
            "reduce_log_sum")
            .split(' ');
    for (const QString& op : positive)
        QTest::newRow(qPrintable(op)) << op << 0.2 << 0.8;
    QTest::newRow("acosh") << "acosh" << 1.2 << 2.5;
}

void GradientsTest::unaryOperatorsAgreeWithDifferences()
{
    QFETCH(QString, op);
    QFETCH(double, low);
    QFETCH(double, high);
    const QString arguments = op == "add" || op == "mul" || op == "sub" ? "; other=2.5"
        : op == "pow"                                                   ? "; exponent=3"
        : op == "scaled_tanh"                                           ? "; alpha=1.5, beta=0.5"
        : op == "celu" || op == "elu"                                   ? "; alpha=1.5"
                                                                        : "";
    const DifferentiatedGraph graph{.inputs = "x:2,4",
                                    .nodes = "y = " + op + "(x" + arguments + ")\n",
                                    .low = low,
                                    .high = high};

    QCOMPARE(wrongGradient(graph, 7), QString());
}

void GradientsTest::operatorsAgreeWithDifferences_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("nodes");
    const auto add = [](const char* name, const QString& inputs, const QString& nodes) {
        QTest::newRow(name) << inputs << nodes;
    };

    add("broadcast to rows", "x:2,3 y:3", "z = mul(x, y)");
    add("broadcast to columns", "x:2,3 y:2,1", "z = div(x, y)");
    add("broadcast of both", "x:2,1 y:1,3", "z = sub(x, y; alpha=2)");
    add("broadcast of a number", "x:2,3 y:", "z = add(x, y; alpha=3)");
    add("rsub", "x:2 y:2", "z = rsub(x, y)\nu = rsub(z; other=3)");
    add("power", "x:2,2 y:2", "z = pow(x, y)");
    add("fmod", "x:3 y:3", "z = fmod(x, y)\nu = remainder(x, y)");
    add("logaddexp", "x:3 y:3", "z = logaddexp(x, y)\nu = logaddexp2(x, y)");
    add("xlogy", "x:3 y:3", "z = xlogy(x, y)");
    add("atan2", "x:3 y:3", "z = atan2(x, y)\nu = hypot(x, y)");
    add("larger and smaller", "x:2,3 y:2,3", "z = max(x, y)\nu = min(x, y)");
    add("addcmul", "x:2,2 y:2 z:2,2",
        "a = addcmul(x, y, z; value=2)\nb = addcdiv(x, y, z; value=3)");
    add("lerp", "x:3 y:3 w:3", "a = lerp(x, y, w)\nb = lerp(x, y; weight=0.3)");
    add("where", "c:2,3 x:3 y:2,1",
        "m = gt(c; other=0.5)\nz = where(m, x, y)\nu = mul(c; other=2)");
    add("masked_fill", "c:3 x:3",
        "m = gt(c; other=0.5)\nz = masked_fill(x, m; value=2)\nu = neg(c)");
    add("clamp", "x:6",
        "y = clamp(x; min=0.3, max=0.7)\nz = clamp(x; min=0.5)\nu = clamp(x; max=0.5)");
    add("prelu", "x:2,3 w:1", "y = sub(x; other=0.5)\nz = prelu(y, w)");
    add("cast", "x:3", "y = to(x; dtype=\"f32\")\nz = mul(y; other=2)");

    add("mm", "x:2,3 y:3,4", "z = mm(x, y)");
    add("bmm", "x:2,2,3 y:2,3,2", "z = bmm(x, y)");
    add("mv", "x:2,3 y:3", "z = mv(x, y)");
    add("dot", "x:3 y:3", "z = dot(x, y)");
    add("outer", "x:2 y:3", "z = outer(x, y)");
    add("addmm", "b:4 x:2,3 y:3,4", "z = addmm(b, x, y; alpha=2, beta=3)");
    add("baddbmm", "b:2,1,2 x:2,2,3 y:2,3,2", "z = baddbmm(b, x, y)");
    add("addmv", "b:2 x:2,3 y:3", "z = addmv(b, x, y)");
    add("matmul of vectors", "x:3 y:3", "z = matmul(x, y)");
    add("matmul of a vector and matrices", "x:3 y:2,3,2", "z = matmul(x, y)");
    add("matmul of matrices and a vector", "x:2,2,3 y:3", "z = matmul(x, y)");
    add("matmul of a batch and a matrix", "x:2,2,3 y:3,4", "z = matmul(x, y)");
    add("matmul of batches", "x:2,1,2,3 y:3,3,2", "z = matmul(x, y)");
    add("linear", "x:2,3 w:4,3 b:4", "z = linear(x, w, b)");
    add("linear of a batch", "x:2,2,3 w:4,3 b:4", "z = linear(x, w, b)");
    add("linear without a bias", "x:2,3 w:4,3", "z = linear(x, w)");
    add("einsum", "x:2,3 y:4,3,2", "z = einsum(x, y; equation=\"td,edf->tef\")");
    add("einsum of three", "x:2,3 y:3 z:2", "u = einsum(x, y, z; equation=\"ab,b,a->\")");

    add("reduce the last axis", "x:2,3", "y = sum(x; dim=[1])\nz = mul(y; other=2)");
    add("reduce and keep", "x:2,3", "y = mean(x; dim=[0], keepdim=true)");
    add("reduce two of three", "x:2,3,2", "y = mean(x; dim=[-1, 0])");
    add("largest", "x:2,3", "y = amax(x; dim=[1])\nz = amin(x; dim=[0], keepdim=true)");
    add("largest of two axes", "x:2,3,2", "y = amax(x; dim=[2, 0])\nz = amin(x)");
    add("spread", "x:2,3", "y = var(x; dim=[1])\nz = std(x; dim=[0], keepdim=true)");
    add("spread without a correction", "x:2,4", "y = std(x; dim=[1], correction=0)");
    add("prod", "x:2,3", "y = prod(x; dim=[1])");
    add("logsumexp", "x:2,3", "y = logsumexp(x; dim=[-1])");
    add("cumsum", "x:2,3", "y = cumsum(x; dim=1)");
    add("softmax of columns", "x:2,3", "y = softmax(x; dim=0)\nz = log_softmax(x; dim=0)");

    add("view", "x:2,6", "y = view(x; size=[3, 4])\nz = exp(y)");
    add("reshape", "x:2,6", "y = reshape(x; shape=[-1])\nz = exp(y)");
    add("flatten", "x:2,2,3", "y = flatten(x; start_dim=1)");
    add("unsqueeze", "x:2,3", "y = unsqueeze(x; dim=1)\nz = exp(y)");
    add("squeeze", "x:2,1,3", "y = squeeze(x; dim=1)\nz = exp(y)");
    add("expand", "x:2,1,3", "y = expand(x; size=[2, 4, 3])\nz = exp(y)");
    add("expand in front", "x:3", "y = expand(x; size=[2, 3])\nz = exp(y)");
    add("transpose", "x:2,3,4", "y = transpose(x; dim0=0, dim1=2)\nz = exp(y)");
    add("permute", "x:2,3,4", "y = permute(x; dims=[2, 0, 1])\nz = exp(y)");
    add("cat", "x:2,1 y:2,3 z:2,2", "a = cat(x, y, z; dim=1)\nb = exp(a)");
    add("stack", "x:2,3 y:2,3", "a = stack(x, y; dim=1)\nb = exp(a)");
    add("split", "x:2,6", "a, b, c = split(x; dim=1)\nd = mul(a, c)");
    add("unbind", "x:2,3", "a, b = unbind(x; dim=0)\nc = mul(a, b)");
    add("flip", "x:2,3", "y = flip(x; dims=[1])\nz = mul(x, y)");
    add("tril", "x:3,3", "y = tril(x; diagonal=1)\nz = triu(x)");
    add("pad", "x:2,3", "y = pad(x; pad=[1, 2])\nz = exp(y)");
    add("slice", "x:2,5", "y = slice(x; dim=1, start=1, end=4)\nz = exp(y)");
    add("select", "x:2,3", "y = select(x; dim=1, index=2)\nz = exp(y)");
    add("index_select", "x:3,2 i:4%3", "y = index_select(x, i; dim=0)\nz = exp(y)");
    add("gather", "x:3,2 i:3,2%2", "y = gather(x, i; dim=1)\nz = exp(y)");
    add("scatter", "x:2,3 i:2,1%3 s:2,1", "y = scatter(x, i, s; dim=1)\nz = exp(y)");
    add("scatter_add", "x:2,3 i:2,2%3 s:2,2", "y = scatter_add(x, i, s; dim=1)\nz = exp(y)");
    add("index_add", "x:3,2 i:2%3 s:2,2", "y = index_add(x, i, s; dim=0)\nz = exp(y)");
    add("embedding", "i:2,2%4 w:4,3", "y = embedding(i, w)\nz = exp(y)");

    add("layer_norm", "x:2,4 w:4 b:4", "y = layer_norm(x, w, b)\nz = exp(y)");
    add("rms_norm", "x:2,4 w:4", "y = rms_norm(x, w)\nz = exp(y)");
    add("batch_norm", "x:3,2,2,2 w:2 b:2 m:2 v:2",
        "y = batch_norm(x, w, b, m, v)\nz = exp(y)\nu = add(m, v)");
    add("conv2d", "x:1,2,4,4 w:3,2,3,3 b:3", "y = conv2d(x, w, b; stride=[1, 1], padding=[1, 1])");
    add("conv2d with strides", "x:2,1,5,5 w:2,1,3,3", "y = conv2d(x, w; stride=[2, 2])");
    add("pooling", "x:1,2,4,4",
        "y = max_pool2d(x; kernel_size=[2, 2])\nz = avg_pool2d(x; kernel_size=[2, 2])");
    add("attention", "q:1,2,3 k:1,4,3 v:1,4,2", "y = scaled_dot_product_attention(q, k, v)");
    add("losses", "x:3,4 y:3,4", "z = mse_loss(x, y)");
    add("cross entropy", "x:3,4 t:3%4", "z = cross_entropy(x, t)");
    add("nll", "x:3,4 t:3%4", "y = log_softmax(x; dim=1)\nz = nll_loss(y, t)");

    add("mm of a weight that is turned", "x:2,3 w:4,3", "t = t(w)\nz = mm(x, t)");
    add("addmm of a weight that is turned", "b:4 x:2,3 w:4,3",
        "t = t(w)\nz = addmm(b, x, t; alpha=2, beta=3)");
    for (const char* const turns :
         {"transA=0, transB=0", "transA=0, transB=1", "transA=1, transB=0", "transA=1, transB=1"}) {
        const QString a = QString(turns).contains("transA=1") ? "3,2" : "2,3";
        const QString b = QString(turns).contains("transB=1") ? "4,3" : "3,4";
        QTest::addRow("Gemm %s", turns)
            << QStringLiteral("a:%1 b:%2 c:4").arg(a, b)
            << QStringLiteral("z = Gemm(a, b, c; alpha=2.5, beta=0.5, %1)").arg(turns);
        QTest::addRow("FusedMatMul %s", turns)
            << QStringLiteral("a:2,%1 b:2,%2").arg(a, b)
            << QStringLiteral("z = com.microsoft::FusedMatMul(a, b; alpha=2.5, %1)").arg(turns);
    }
    add("norms", "x:2,3",
        "y = ReduceL1(x; axes=[1], keepdims=1)\n"
        "z = ReduceL2(x; axes=[0], keepdims=1)");
    add("sums of many", "x:2,3 y:3 z:2,1", "a = Sum(x, y, z)\nb = Mean(x, y, z)\nc = Max(x, y, z)");
    add("largest few", "x:2,5", "a, i = topk(x; k=2, dim=1)\nb = exp(a)");
    add("sorted", "x:2,4", "a, i = sort(x; dim=1)\nb = slice(a; dim=1, start=1, end=3)");
    add("largest with its place", "x:2,4",
        "a, i = max(x; dim=1)\nb, j = min(x; dim=0, keepdim=true)");

    add("used many times", "x:2,2", "a = exp(x)\nb = mul(a, a)\nc = add(a, b)\nd = mm(c, a)");
    add("swiglu", "x:2,3 g:4,3 u:4,3 d:3,4",
        "a = linear(x, g)\nb = silu(a)\nc = linear(x, u)\ne = mul(b, c)\ny = linear(e, d)");
}

void GradientsTest::operatorsAgreeWithDifferences()
{
    QFETCH(QString, inputs);
    QFETCH(QString, nodes);

    QCOMPARE(wrongGradient({.inputs = inputs, .nodes = nodes}, 11), QString());
}

void GradientsTest::randomGraphsAgreeWithDifferences_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 150; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Values of a few shapes that fit each other are joined by whatever comes.
void GradientsTest::randomGraphsAgreeWithDifferences()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    QStringList square{"a", "b"}; // 3 by 3
    QStringList row{"c"};         // 3
    const auto any = [&](const QStringList& names) {
        return names[int(random() % unsigned(names.size()))];
    };
    const QStringList unary{"tanh", "sigmoid", "sin",      "cos",    "softplus", "gelu", "silu",
                            "t",    "neg",     "softsign", "square", "atan",     "mish"};
    const QStringList binary{"add", "sub", "mul", "mm", "matmul", "atan2", "addmm"};
    QString nodes;
    for (int at = 0; at < 8; ++at) {
        const QString name = QStringLiteral("n%1").arg(at);
        QString line;
        switch (random() % 6) {
        case 0:
            line = QStringLiteral("%1(%2)").arg(any(unary), any(square));
            break;
        case 1:
        case 2: {
            const QString op = any(binary);
            const QString first = op == "addmm" ? any(row) + ", " : QString();
            const bool isProduct = op.endsWith("mm") || op == "matmul";
            const QString last = isProduct || random() % 2 ? any(square) : any(row);
            line = QStringLiteral("%1(%2%3, %4)").arg(op, first, any(square), last);
            break;
        }
        case 3:
            line = QStringLiteral("softmax(%1; dim=%2)").arg(any(square)).arg(random() % 2);
            break;
        case 4:
            row << name;
            line = QStringLiteral("mean(%1; dim=[%2])").arg(any(square)).arg(random() % 2);
            break;
        default:
            row << name;
            line = QStringLiteral("select(%1; dim=0, index=%2)").arg(any(square)).arg(random() % 3);
            break;
        }
        if (!row.contains(name))
            square << name;
        nodes += name + " = " + line + '\n';
    }
    nodes += "last = mul(a, b)\nend = add(last, c)";

    QCOMPARE(wrongGradient({.inputs = "a:3,3 b:3,3 c:3", .nodes = nodes}, seed), QString());
}

/// The check would be worth nothing if it never failed.
void GradientsTest::aWrongFormulaIsFound()
{
    const DifferentiatedGraph exponent{.inputs = "x:3", .nodes = "y = exp(x)"};
    DerivativeTable table;
    Diagnostics findings;
    table.add({"wrong", "exp(x): grad * x"}, *OperatorCatalogue::builtIn(), findings);

    QVERIFY(findings.isEmpty());
    QVERIFY(wrongGradient(exponent, 3, table).startsWith("x[0]: "));
    QCOMPARE(wrongGradient(exponent, 3), QString());
}

FUSEWRIGHT_TEST(GradientsTest)
#include "tst_gradients.moc"
