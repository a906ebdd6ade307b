// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/operator_cost.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

using Count = std::optional<double>;

class OperatorCostTest : public QObject {
    Q_OBJECT

private slots:
    void countsByHand_data();
    void countsByHand();
    void isUnknownWhereSomethingIs_data();
    void isUnknownWhereSomethingIs();
    void bytesAreElementsTimesTheirSize_data();
    void bytesAreElementsTimesTheirSize();
};

void OperatorCostTest::countsByHand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("flops");

    const auto row = [](const char* name, const char* text, double flops) {
        QTest::newRow(name) << text << flops;
    };
    row("nothing to do", "n = view x", 0);
    row("each element once", "n = relu x : f32 2 3", 6);
    row("each element of a scalar", "n = relu x : f32", 1);
    row("five operations an element", "n = softmax x : f32 2 3", 30);
    row("elements of the operand", "in x f32 4 5\nn = sum x : f32", 20);
    row("linear", "in x f32 2 8 16\nn = linear x w : f32 2 8 32", 2. * 2 * 8 * 32 * 16);
    row("addmm reads its second operand",
        "in b f32 7\nin x f32 3 5\nin w f32 5 7\nn = addmm b x w : f32 3 7", 2. * 3 * 5 * 7);
    row("bmm has batches", "in a f32 4 3 5\nin b f32 4 5 7\nn = bmm a b : f32 4 3 7",
        4 * 2. * 3 * 5 * 7);
    row("matmul broadcasts batches",
        "in a f32 6 1 3 5\nin b f32 2 5 7\nn = matmul a b : f32 6 2 3 7", 12 * 2. * 3 * 5 * 7);
    row("matmul of vectors", "in a f32 5\nin b f32 5\nn = matmul a b : f32", 10);
    row("vector by matrix", "in a f32 5\nin b f32 5 7\nn = matmul a b : f32 7", 70);
    row("transposed left", "in a f32 5 3\nin b f32 5 7\nn = Gemm a b transA=1 : f32 3 7", 210);
    row("transposed left by its name",
        "in a f32 5 3\nin b f32 5 7\nn = linalg.matmul_transpose_a a b : f32 3 7", 210);
    row("transposed left, a batch",
        "in a f32 2 5 3\nin b f32 2 5 7\nn = linalg.batch_matmul_transpose_a a b : f32 2 3 7", 420);
    row("tiles", "in a f32 2 10 4 8\nin b f32 3 10 4 8\nn = linalg.mmt4d a b : f32 2 3 4 4",
        15'360);
    row("tiles, a batch",
        "in a f32 5 2 10 4 8\nin b f32 5 3 10 4 8\nn = linalg.batch_mmt4d a b : f32 5 2 3 4 4",
        5 * 15'360.);
    row("an axis of two digits",
        "in a f32 1 3 1 1 1 1 1 1 1 1 5\nin b f32 5 7\n"
        "n = stablehlo.dot_general a b contracting_dims=[10] : f32 1 3 1 1 1 1 1 1 1 1 7",
        210);
    row("baddbmm", "in c f32 3 7\nin a f32 4 3 5\nin b f32 4 5 7\nn = baddbmm c a b : f32 4 3 7",
        840);
    row("addbmm sums over batches",
        "in c f32 3 7\nin a f32 4 3 5\nin b f32 4 5 7\nn = addbmm c a b : f32 3 7", 840);
    row("conv", "in x f32 1 8 10 10\npar w f32 16 8 3 3\nn = conv2d x w : f32 1 16 8 8",
        2. * 16 * 8 * 8 * 8 * 9);
    row("conv in groups",
        "in x f32 1 8 10 10\npar w f32 16 2 3 3\nn = conv2d x w groups=4 : f32 1 16 8 8",
        2. * 16 * 8 * 8 * 2 * 9);
    row("depthwise conv",
        "in x f32 1 8 10 10\npar w f32 8 1 3 3\nn = conv2d x w groups=8 : f32 1 8 8 8",
        2. * 8 * 8 * 8 * 9);
    row("conv over one extent", "in x f32 1 8 10\npar w f32 4 8 3\nn = conv1d x w : f32 1 4 8",
        2. * 4 * 8 * 8 * 3);
    row("transposed conv",
        "in x f32 1 8 5 5\npar w f32 8 4 2 2\nn = conv_transpose2d x w : f32 1 4 10 10",
        2. * 8 * 5 * 5 * 4 * 4);
    row("attention",
        "in q f32 2 4 6 8\nin k f32 2 4 10 8\nin v f32 2 4 10 12\n"
        "n = scaled_dot_product_attention q k v : f32 2 4 6 12",
        2. * 2 * 4 * 6 * 10 * (8 + 12));
    row("attention with fewer keys and values than queries",
        "in q f32 2 4 6 8\nin k f32 2 1 10 8\nin v f32 2 1 10 8\n"
        "n = scaled_dot_product_attention q k v : f32 2 4 6 8",
        2. * 2 * 4 * 6 * 10 * 16);
    row("attention with positions before heads",
        "in q f32 2 6 4 8\nin k f32 2 10 4 8\nin v f32 2 10 4 8\n"
        "n = flash_attn_func q k v : f32 2 6 4 8",
        2. * 2 * 6 * 4 * 10 * 16);
    row("heads in the last extent",
        "in q f32 2 6 32\nin k f32 2 10 32\nin v f32 2 10 48\n"
        "n = com.microsoft::MultiHeadAttention q k v num_heads=4 : f32 2 6 48",
        2. * 2 * 6 * 10 * (32 + 48));
    row("groups of heads, and keys that were cached",
        "in q f32 2 6 32\nin k f32 2 6 16\nin v f32 2 6 16\n"
        "n,pk,pv = com.microsoft::GroupQueryAttention q k v num_heads=4 kv_num_heads=2 "
        ": f32 2 6 32 | f32 2 2 15 8",
        2. * 2 * 6 * 15 * (32 + 32));
    row("inner", "in a f32 3 5\nin b f32 7 5\nn = inner a b : f32 3 7", 210);
    row("tensordot", "in a f32 3 4 5\nin b f32 4 5 7\nn = tensordot a b : f32 3 7",
        2. * 3 * 20 * 7);
    row("rows in groups", "in a f32 12 5\npar w f32 4 5 7\nn = _grouped_mm a w : f32 12 7",
        2. * 12 * 5 * 7);
    row("dot", "in a f32 5\nin b f32 5\nn = aten.dot a b : f32", 10);
    row("states of a recurrence are no weights",
        "in x f32 9 2 16\npar w f32 1 32 16\npar r f32 1 32 8\npar h f32 1 2 8\n"
        "n = LSTM x w r - - h : f32 9 1 2 8",
        2. * 9 * 2 * 32 * (16 + 8));
    row("a bias of two extents is no weight",
        "in x f32 9 2 16\npar w f32 1 32 16\npar r f32 1 32 8\npar b f32 1 64\n"
        "n = LSTM x w r b : f32 9 1 2 8",
        2. * 9 * 2 * 32 * (16 + 8));
    row("a normalization whose results are a tuple",
        "in x f32 2 3 4\nn = aten._native_batch_norm_legit_functional.default x", 24 * 4);
    row("weights of two layers in a list",
        "in x f32 3 7 12\npar h f32 2 3 16\npar a f32 64 12\npar b f32 64 16\npar c f32 64 16\n"
        "par d f32 64 16\nn = aten.lstm.input x h a b c d : f32 3 7 16",
        2. * 21 * 64 * (12 + 3 * 16));
    row("both gradients out of a tuple",
        "in g f32 1 16 8 8\nin x f32 1 8 10 10\npar w f32 16 8 3 3\n"
        "n = convolution_backward g x w : f32 1 8 10 10\n"
        "a = operator.getitem n index=0 : f32 1 8 10 10\n"
        "b = operator.getitem n index=1 : f32 16 8 3 3\n"
        "c = operator.getitem n index=2 : f32 16",
        2 * 2. * 16 * 8 * 8 * 8 * 9);
    row("einsum",
        "in a f32 2 3 5\nin b f32 2 5 7\nn = Einsum a b equation=bij,bjk->bik : f32 2 3 7",
        2. * 2 * 3 * 5 * 7);
    row("einsum without a contraction",
        "in a f32 3\nin b f32 5\nn = Einsum a b equation=i,j->ij : f32 3 5", 30);
    row("einsum that moves axes", "in a f32 2 3 5\nn = Einsum a equation=bij->bji : f32 2 5 3", 0);
    row("einsum that sums up", "in a f32 2 3 5\nn = Einsum a equation=bij->b : f32 2", 2. * 3 * 5);
    row("steps of a recurrence",
        "in x f32 9 2 16\npar w f32 1 32 16\npar r f32 1 32 8\nn = LSTM x w r : f32 9 1 2 8",
        2. * 9 * 2 * 32 * (16 + 8));
    row("backward of a convolution",
        "in g f32 1 16 8 8\nin x f32 1 8 10 10\npar w f32 16 8 3 3\n"
        "n,m = convolution_backward g x w : f32 1 8 10 10 | f32 16 8 3 3\nout n\nout m",
        2 * 2. * 16 * 8 * 8 * 8 * 9);
    row("backward of a convolution, one gradient of it",
        "in g f32 1 16 8 8\nin x f32 1 8 10 10\npar w f32 16 8 3 3\n"
        "n,m = convolution_backward g x w : f32 1 8 10 10 | f32 16 8 3 3\nout n",
        2. * 16 * 8 * 8 * 8 * 9);
    row("backward of attention",
        "in g f32 2 4 6 8\nin q f32 2 4 6 8\nin k f32 2 4 10 8\nin v f32 2 4 10 8\n"
        "n = aten._scaled_dot_product_flash_attention_backward g q k v : f32 2 4 6 8",
        2. * 2 * 4 * 6 * 10 * (3 * 8 + 2 * 8));
    row("backward of attention with positions before heads",
        "in q f32 2 128 8 64\n"
        "n = aten._flash_attention_backward q q q q : f32 2 128 8 64",
        167'772'160);
    row("the same of another kernel",
        "in q f32 2 128 8 64\n"
        "n = aten._efficient_attention_backward q q q q : f32 2 128 8 64",
        167'772'160);
    row("backward of attention without a gradient before",
        "in q f32 2 8 16 64\nin k f32 2 8 1024 64\nin g f32 2 8 16 64\n"
        "n = torch.ops.higher_order.flex_attention_backward q k k q g g : f32 2 8 16 64",
        167'772'160);
    row("a mask of other words says nothing",
        "in g f32 1 16 8 8\nin x f32 1 8 10 10\npar w f32 16 8 3 3\n"
        "n,m = convolution_backward g x w output_mask=[yes,no,no] : f32 1 8 10 10 | f32 16 8 3 3\n"
        "out n",
        2. * 16 * 8 * 8 * 8 * 9);
    row("a mask of True and False",
        "in g f32 1 16 8 8\nin x f32 1 8 10 10\npar w f32 16 8 3 3\n"
        "n,m = convolution_backward g x w output_mask=[True,False,True] "
        ": f32 1 8 10 10 | f32 16 8 3 3\nout n\nout m",
        2. * 16 * 8 * 8 * 8 * 9);
    row("a transform along the usual axis", "opset 17\nin x f32 2 8 16 1\nn = DFT x : f32 2 8 16 2",
        2.5 * 8 * 3 * 2 * 16);
    row("the same since opset 20", "opset 20\nin x f32 2 8 16 1\nn = DFT x : f32 2 8 16 2",
        2.5 * 16 * 4 * 2 * 8);
    row("a signal has only one axis", "in x f32 2 8 1\nn = DFT x : f32 2 8 2", 2.5 * 8 * 3 * 2);
    row("nearest neighbours", "in x f32 1 2 4 4\nn = Resize x mode=nearest : f32 1 2 8 8", 0);
    row("linear between four", "in x f32 1 2 4 4\nn = Resize x mode=linear : f32 1 2 8 8",
        128 * 2. * 4);
    row("the largest ones", "in x f32 2 50\nn,i = topk x : f32 2 5 | i64 2 5", 100);
}

void OperatorCostTest::countsByHand()
{
    QFETCH(QString, text);
    QFETCH(double, flops);
    const TypedGraph g(text.toStdString());

    const Count counted = flopsOf(g.graph, g["n"]);

    QVERIFY(counted);
    QCOMPARE(*counted, flops);
}

void OperatorCostTest::isUnknownWhereSomethingIs_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("operator") << "n = frobnicate x : f32 2 3";
    QTest::newRow("formula") << "n = svd x : f32 2 3";
    QTest::newRow("equation") << "in x f32 2 3\nn = einsum x : f32 2 3";
    QTest::newRow("three operands") << "in a f32 3\nn = Einsum a a a equation=i,i,i->i : f32 3";
    QTest::newRow("letters for more axes than there are")
        << "in a f32 3\nn = Einsum a a equation=ij,j->i : f32 3";
    QTest::newRow("fewer letters than axes")
        << "in a f32 2 3 5\nn = Einsum a equation=ij->ji : f32 3 2";
    QTest::newRow("a diagonal") << "in a f32 3 3\nn = Einsum a equation=ii->i : f32 3";
    QTest::newRow("an ellipsis") << "in a f32 3\nn = Einsum a a equation=...i,i->i : f32 3";
    QTest::newRow("weights of a recurrence") << "in x f32 9 2 16\nn = LSTM x x x : f32 9 1 2 8";
    QTest::newRow("way of interpolation")
        << "in x f32 1 2 4 4\nn = Resize x mode=sinc : f32 1 2 8 8";
    QTest::newRow("shape") << "n = relu x";
    QTest::newRow("extent") << "n = relu x : f32 2 ?";
    QTest::newRow("symbol") << "n = relu x : f32 batch 3";
    QTest::newRow("inner extent") << "in a f32 3 ?\nn = linear a w : f32 3 7";
    QTest::newRow("operand left out") << "n = linear - w : f32 3 7";
    QTest::newRow("no operands at all") << "n = matmul : f32 3 7";
    QTest::newRow("contracted extents") << "in a f32 3 5\nn = stablehlo.dot_general a a : f32 3 7";
    QTest::newRow("weight") << "in x f32 1 8 10 10\nn = conv2d x w : f32 1 16 8 8";
    QTest::newRow("layout") << "in x f32 1 8 10 10\npar w f32 3 3 8 16\n"
                               "n = conv2d x w : f32 1 16 8 8";
    QTest::newRow("scalar weight") << "in x f32 1\npar w f32\nn = conv_transpose2d x w : f32";
    QTest::newRow("cached keys") << "in q f32 2 4 6 8\nn = Attention q q q - q q : f32 2 4 6 8";
    QTest::newRow("an axis beyond all") << "in a f32 3 5\nn = stablehlo.dot_general a a "
                                           "contracting_dims=[99999999999999999999] : f32 3 3";
    QTest::newRow("a transform along no axis")
        << "in x c64 3 8\nn = fft_fft x dim=9223372036854775807 : c64 3 8";
    QTest::newRow("the usual axis of an unknown opset")
        << "in x f32 2 8 16 1\nn = DFT x : f32 2 8 16 2";
    QTest::newRow("an axis that is none")
        << "in x f32 3 8 1\nn = DFT x axis=9223372036854775807 : f32 3 8 2";
    QTest::newRow("fewer than no columns")
        << "in x f32 2 64\nn = com.microsoft::MatMulNBitsMlp x K=64 N=-32 : f32 2 32";
    QTest::newRow("fewer than no rows")
        << "in x f32 2 64\nn = com.microsoft::MatMulNBitsMlp x K=-64 N=32 : f32 2 32";
    QTest::newRow("fewer than no keys")
        << "in x f32 6 64\nn = com.microsoft::MatMulNBitsQkv x K=64 Nq=64 Nkv=-32 : f32 6 64";
    QTest::newRow("fewer than no experts")
        << "in x f32 6 16\nin r f32 6 4\npar w f32 4 64 16\npar v f32 4 16 64\n"
           "n = com.microsoft::MoE x r w - v k=-2 : f32 6 16";
    QTest::newRow("numbers beyond all bounds")
        << "n = relu x : f32" + QString(" 9000000000000000000").repeated(20);
}

void OperatorCostTest::isUnknownWhereSomethingIs()
{
    QFETCH(QString, text);
    const TypedGraph g(text.toStdString());

    const Count counted = flopsOf(g.graph, g["n"]);

    QVERIFY(!counted);
}

void OperatorCostTest::bytesAreElementsTimesTheirSize_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("bytes"); // Below zero where they are unknown.

    QTest::newRow("four bytes") << "f32 3 5" << 60.;
    QTest::newRow("two bytes") << "bf16 3 5" << 30.;
    QTest::newRow("half a byte, packed") << "i4 3 5" << 8.;
    QTest::newRow("block floating point") << "bfp4 32" << 18.;
    QTest::newRow("scalar") << "i64" << 8.;
    QTest::newRow("no elements") << "f32 0 5" << 0.;
    QTest::newRow("symbolic extent") << "f32 batch 5" << -1.;
    QTest::newRow("unknown type") << "? 3 5" << -1.;
    QTest::newRow("elements of any size") << "string 3" << -1.;
    QTest::newRow("nothing known") << "" << -1.;
}

void OperatorCostTest::bytesAreElementsTimesTheirSize()
{
    QFETCH(QString, type);
    QFETCH(double, bytes);
    const TypedGraph g(("in x " + type + "\nn = relu x").toStdString());

    const Count counted = bytesOf(g.graph, g.value("x"));

    QCOMPARE(counted.value_or(-1), bytes);
}

FUSEWRIGHT_TEST(OperatorCostTest)
#include "tst_operator_cost.moc"
