// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/costed_operator.h"
#include "engine/partition/operator_cost.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>

using namespace fusewright;
using test::TypedGraph;

/// Operators with a formula of their own, each counted by hand beside it.
class SpecialCostTest : public QObject {
    Q_OBJECT

private slots:
    void countsByHand_data();
    void countsByHand();
    void boundsWhatTheDataDecides_data();
    void boundsWhatTheDataDecides();
    void tellsAFormulaForSymbolicExtents_data();
    void tellsAFormulaForSymbolicExtents();
    void saysWhyItDoesNotCount_data();
    void saysWhyItDoesNotCount();
    void everyOperatorIsCountedOrSaysWhyNot();
    void everyWayToCountIsWrittenDown();
};

void SpecialCostTest::countsByHand_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("operations");

    const auto row = [](const char* name, const char* text, double operations) {
        QTest::newRow(name) << text << operations;
    };
    // n = 1: a root. n = 2: a root, a quotient, a product and a difference, a root.
    row("cholesky of one", "in a f32 1 1\nn = cholesky a : f32 1 1", 1);
    row("cholesky of two", "in a f32 2 2\nn = cholesky a : f32 2 2", 5);
    row("cholesky, a batch", "in a f32 3 4 4\nn = cholesky a : f32 3 4 4", 3 * 30.);
    // n = 2: two reciprocals of pivots, one product with one, one product and difference.
    row("LU of two", "in a f32 2 2\nn,p = linalg_lu_factor a : f32 2 2 | i32 2", 5);
    row("LU of three", "in a f32 3 3\nn = lu_factor a : f32 3 3", 3 + 3 + 2 * 5.);
    row("LU of a high matrix", "in a f32 6 2\nn = lu_factor a : f32 6 2",
        6 * 4 - 8. / 3 - 2 + 10. / 6);
    row("LU of a broad one", "in a f32 2 6\nn = lu_factor a : f32 2 6",
        6 * 4 - 8. / 3 - 2 + 10. / 6);
    row("determinant", "in a f32 2 2\nn = det a : f32", 5 + 2);
    row("logarithm of it", "in a f32 2 2\nn,l = slogdet a : f32 | f32", 5 + 4);
    row("inverse of one", "in a f32 1 1\nn = inverse a : f32 1 1", 2 - 1.5 + 2.5);
    row("inverse", "in a f32 4 4\nn = inverse a : f32 4 4", 2 * 64 - 24 + 10);
    row("solution, several sides", "in a f32 3 3\nin b f32 3 5\nn = linalg_solve a b : f32 3 5",
        16 + 5 * (18 - 3));
    row("solution, one side", "in a f32 3 3\nin b f32 3\nn = linalg_solve a b : f32 3", 16 + 15);
    row("solution, a batch of sides",
        "in a f32 3 3\nin b f32 10 3 2\nn = linalg_solve a b : f32 10 3 2", 16 + 20 * (18 - 3));
    row("solution, a batch of matrices",
        "in a f32 10 3 3\nin b f32 3 2\nn = linalg_solve a b : f32 10 3 2", 160 + 20 * (18 - 3));
    row("solution, a batch of vectors",
        "in a f32 10 3 3\nin b f32 10 3\nn = linalg_solve a b : f32 10 3", 160 + 10 * (18 - 3));
    row("solution in a tuple", "in a f32 5 3 3\nin b f32 5 3 2\nn = linalg_solve_ex a b",
        5 * 16 + 10 * (18 - 3));
    row("with LU, a batch of sides",
        "in l f32 3 3\nin p i32 3\nin b f32 10 3 2\nn = linalg_lu_solve l p b : f32 10 3 2",
        20 * (18 - 3));
    row("with Cholesky's factor, a batch of them",
        "in b f32 4 5\nin l f32 7 4 4\nn = cholesky_solve b l : f32 7 4 5", 7 * 2 * 16 * 5);
    row("least squares, a batch of sides",
        "in a f32 6 3\nin b f32 10 6 2\nn = linalg_lstsq a b : f32 10 3 2",
        (2 * 6 * 9 - 2 * 27. / 3 + 18 + 9 + 14) + 20 * (4 * 18 - 9));
    row("least squares in a tuple", "in a f32 6 3\nin b f32 6 2\nn = linalg_lstsq a b",
        (2 * 6 * 9 - 2 * 27. / 3 + 18 + 9 + 14) + 2 * (4 * 18 - 9));
    row("triangle", "in a f32 4 4\nin b f32 4 5\nn = linalg_solve_triangular a b : f32 4 5",
        16 * 5);
    row("triangle, sides first",
        "in b f32 4 5\nin a f32 4 4\nn = aten.triangular_solve b a : f32 4 5", 16 * 5);
    row("with Cholesky's factor", "in b f32 4 5\nin l f32 4 4\nn = cholesky_solve b l : f32 4 5",
        2 * 16 * 5);
    row("QR of one", "in a f32 1 1\nn,r = linalg_qr a mode=r : f32 1 1 | f32 1 1",
        2 - 2. / 3 + 1 + 1 + 14. / 3);
    row("QR, only R", "in a f32 6 3\nn,r = linalg_qr a mode=r : f32 0 | f32 3 3",
        2 * 6 * 9 - 2 * 27. / 3 + 18 + 9 + 14);
    row("QR of a broad matrix", "in a f32 2 5\nn,t = geqrf a : f32 2 5 | f32 2", 70);
    row("Q of two reflections",
        "in a f32 5 4\nin t f32 2\nn = linalg_householder_product a t : f32 5 4", 106);
    row("cube of a matrix", "in a f32 4 4\nn = matrix_power a n=3 : f32 4 4", 2 * 2 * 64.);
    row("eighth power", "in a f32 4 4\nn = matrix_power a n=8 : f32 4 4", 3 * 2 * 64.);
    row("power of nothing", "in a f32 4 4\nn = matrix_power a n=0 : f32 4 4", 0);
    row("trace", "in a f32 4 7\nn = trace a : f32", 4);
    row("covariance", "in a f32 3 10\nn = cov a : f32 3 3", 2 * 9 * 10 + 2 * 3 * 10 + 3 + 9);
    row("complex transform", "in x c64 3 8\nn = fft_fft x : c64 3 8", 5 * 24 * 3.);
    row("over two axes", "in x c64 3 8 4\nn = fft_fft2 x : c64 3 8 4", 5 * 96 * 5.);
    row("over another axis", "in x c64 16 3\nn = fft_fft x dim=0 : c64 16 3", 5 * 48 * 4.);
    row("of real points", "in x f32 3 8\nn = fft_rfft x : c64 3 5", 2.5 * 24 * 3);
    row("to real points", "in x c64 3 5\nn = fft_irfft x : f32 3 8", 2.5 * 24 * 3);
    row("of one point", "in x c64 3 1\nn = fft_fft x : c64 3 1", 0);
    row("frames by the window",
        "in x f32 1 128\nin s i64\nin w f32 16\nn = STFT x s w : f32 1 15 9 2", 15 * 176.);
    row("frames, as many as points",
        "in x f32 1 256\nin s i64\nin w f32 16\nn = STFT x s w : f32 1 16 9 2", 16 * 176.);
    row("frames, as many signals as points",
        "in x f32 16 256\nin w f32 16\nn = stft x w n_fft=16 : c64 16 9 33", 16 * 33 * 176.);
    row("two frames", "in x f32 1 16\nin w f32 16\nn = stft x w n_fft=16 : c64 1 9 2", 2 * 176.);
    row("frames in parts", "in x f32 16 256\nin w f32 16\nn = stft x w n_fft=16 : f32 16 9 33 2",
        16 * 33 * 176.);
    row("back from frames", "in x c64 9 9 7\nn = istft x n_fft=16 : f32 9 96", 9 * 7 * (160. + 32));
    row("frames", "in x f32 2 100\nin w f32 16\nn = stft x w n_fft=16 : c64 2 9 22",
        2 * 22 * (2.5 * 16 * 4 + 16));
    row("experts",
        "in x f32 2 6 16\nin r f32 12 4\npar w1 f32 4 64 16\npar w2 f32 4 16 64\n"
        "n = com.microsoft::MoE x r w1 - w2 k=2 : f32 2 6 16",
        2. * 2 * 12 * 2 * 64 * 16);
    row("experts with a gate",
        "in x f32 12 16\nin r f32 12 4\npar w1 f32 4 64 16\npar w2 f32 4 16 64\npar w3 f32 4 64 "
        "16\n"
        "n = com.microsoft::MoE x r w1 - w2 - w3 k=1 : f32 12 16",
        2. * 12 * 3 * 64 * 16);
    row("packed experts",
        "in x f32 12 16\nin r f32 12 4\npar w1 u8 4 64 8\npar s1 f32 4 64\npar w2 u8 4 16 32\n"
        "n = com.microsoft::QMoE x r w1 s1 - w2 k=2 expert_weight_bits=4 : f32 12 16",
        2. * 12 * 2 * 2 * 64 * 16);
    row("boxes, four samples",
        "in x f32 1 3 9 9\nin b f32 5 4\nn = RoiAlign x b sampling_ratio=2 : f32 5 3 2 2",
        9 * 4 * 60.);
    row("crops", "in x f32 1 3 9 9\nn = CropAndResize x : f32 5 3 2 2", 8 * 60.);
    row("moved windows",
        "in x f32 1 4 8 8\npar w f32 6 4 3 3\nin o f32 1 18 6 6\n"
        "n = DeformConv x w o : f32 1 6 6 6",
        2. * 216 * 36 + 8. * 36 * 9 * 4);
    row("moved windows with a mask",
        "in x f32 1 4 8 8\npar w f32 6 4 3 3\nin o f32 1 18 6 6\nin b f32 6\nin m f32 1 9 6 6\n"
        "n = DeformConv x w o b m : f32 1 6 6 6",
        2. * 216 * 36 + 9. * 36 * 9 * 4);
    row("positions first", "in x f32 10 2 4\npar w f32 3 4 6\nn = conv_tbc x w : f32 8 2 6",
        2. * 96 * 12);
    row("a window of the past",
        "in x f32 2 6 10\npar w f32 6 1 4\nn = CausalConvWithState x w : f32 2 6 10", 2. * 120 * 4);
    row("bilinear", "in x f32 7 3\nin y f32 7 4\npar w f32 5 3 4\nn = bilinear x y w : f32 7 5",
        7 * 5 * 2. * 3 * (4 + 1));
    row("chain, the short way",
        "in a f32 10 100\nin b f32 100 5\nin c f32 5 50\nn = chain_matmul a b c : f32 10 50",
        2. * (10 * 100 * 5 + 10 * 5 * 50));
    row("distances", "in x f32 4 3\nin y f32 6 3\nn = cdist x y : f32 4 6", 24 * 10);
    row("search among seven", "in s f32 7\nin x f32 5\nn = searchsorted s x : i64 5", 5 * 3);
    row("search among eight", "in s f32 8\nin x f32 5\nn = searchsorted s x : i64 5", 5 * 4);
    row("bags", "in w f32 100 8\nin i i64 12\nin o i64 3\nn = embedding_bag w i o : f32 3 8", 96);
    row("bags, indices first",
        "in i i64 4 10\nin w f32 1000 16\nn = torch.nn.functional.embedding_bag i w : f32 4 16",
        640);
    row("letters that fit a sound", "in p f32 50 2 30\nin t i64 2 6\nn = ctc_loss p t : f32",
        7 * 50 * 2 * 13);
    row("gate and up",
        "in x f32 2 3 64\nn = com.microsoft::MatMulNBitsMlp x - - K=64 N=32 : f32 2 3 32",
        2. * 6 * 64 * 32 * 2);
    row("queries, keys and values",
        "in x f32 6 64\nn,k,v = com.microsoft::MatMulNBitsQkv x K=64 Nq=64 Nkv=16 "
        ": f32 6 64 | f32 6 16 | f32 6 16",
        2. * 6 * 64 * 96);
    row("a scan of states",
        "in u f32 2 8 10\nin d f32 2 8 10\nin a f32 8 4\nn = selective_scan_fn u d a : f32 2 8 10",
        9 * 160 * 4);
    row("gradients of a grid",
        "in g f32 1 3 4 4\nin x f32 1 3 8 8\nin p f32 1 4 4 2\n"
        "n,m = aten.grid_sampler_2d_backward g x p : f32 1 3 8 8 | f32 1 4 4 2",
        48 * 24);
    row("attention with its projection",
        "in x f32 2 6 16\npar w f32 16 96\nn = com.microsoft::Attention x w num_heads=4 : f32 2 6 "
        "32",
        2. * 12 * 16 * 96 + 2. * 12 * 6 * 64);
    row("queries, keys and values of one tensor",
        "in x f32 2 6 4 3 8\nn = com.microsoft::MultiHeadAttention x num_heads=4 : f32 2 6 32",
        4. * 2 * 6 * 6 * 32);
    row("groups of one tensor",
        "in x f32 2 6 64\n"
        "n = com.microsoft::GroupQueryAttention x num_heads=4 kv_num_heads=2 : f32 2 6 32",
        4. * 2 * 6 * 6 * 32);
    row("a layer in one",
        "in x f32 2 6 8\npar a f32 24 8\npar b f32 24\npar c f32 8 8\npar d f32 16 8\npar e f32 8 "
        "16\n"
        "n = _transformer_encoder_layer_fwd x a b c d e : f32 2 6 8",
        2. * 12 * (192 + 64 + 128 + 128) + 4. * 12 * 6 * 8);
    row("attention with its weights, other keys",
        "in q f32 2 6 8\nin k f32 2 10 8\npar a f32 24 8\npar c f32 8 8\n"
        "n = _native_multi_head_attention q k k a c : f32 2 6 8",
        2. * (12 * 64 + 20 * 128 + 12 * 64) + 4. * 12 * 10 * 8);
    row("a layer of known layout",
        "in x f32 2 6 8\npar a f32 24 8\npar c f32 8 8\n"
        "n = TransformerEncoderLayer x a c batch_first=1 : f32 2 6 8",
        2. * 12 * 256 + 4. * 12 * 6 * 8);
    row("gradient of a transposed convolution",
        "in g f32 1 4 10 10\nin x f32 1 8 5 5\npar w f32 8 4 2 2\n"
        "n,m = convolution_backward g x w transposed=1 : f32 1 8 5 5 | f32 8 4 2 2\nout n\nout m",
        2 * 2. * 8 * 25 * 4 * 4);
}

void SpecialCostTest::countsByHand()
{
    QFETCH(QString, text);
    QFETCH(double, operations);
    const TypedGraph g(text.toStdString());

    const std::optional<double> counted = flopsOf(g.graph, g["n"]);

    QVERIFY(counted);
    QCOMPARE(*counted, operations);
    QVERIFY(whyUncounted(g.graph, g["n"]).empty());
}

void SpecialCostTest::boundsWhatTheDataDecides_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most"); // Below zero where there is none.

    const auto row = [](const char* name, const char* text, double least, double most) {
        QTest::newRow(name) << text << least << most;
    };
    row("eigenvalues", "in a f32 3 3\nn,v = linalg_eigh a : f32 3 | f32 3 3", 36, -1);
    row("singular values", "in a f32 6 3\nn = linalg_svdvals a : f32 3", 4 * 6 * 9 - 36, -1);
    row("boxes as large as they are",
        "in x f32 1 3 9 9\nin b f32 5 4\nn = RoiAlign x b : f32 5 3 2 2", 9 * 60., -1);
    row("skipped weights",
        "in x f32 6 8\npar w f32 8 4\nin m f32 4\nn = ttir.sparse_matmul x w m : f32 6 4", 0,
        2. * 6 * 8 * 4);
    row("a layer of either layout",
        "in x f32 6 2 8\npar a f32 24 8\npar c f32 8 8\n"
        "n = TransformerEncoderLayer x a c : f32 6 2 8",
        2. * 12 * 256 + 4. * 12 * 2 * 8, 2. * 12 * 256 + 4. * 12 * 6 * 8);
    // Twelve positions in three sequences of at most six.
    row("sequences behind each other",
        "in q f32 12 32\nin k f32 12 32\nin v f32 12 32\nin b f32 96\nin t i32 3 6\n"
        "n = com.microsoft::PackedMultiHeadAttention q k v b t num_heads=4 : f32 12 32",
        2. * 144 / 3 * 64, 2. * 12 * 6 * 64);
    row("sequences by where they begin",
        "in q f32 12 4 8\nin k f32 12 4 8\nin v f32 12 4 8\nin c i32 4\n"
        "n = flash_attn_varlen_func q k v c c : f32 12 4 8",
        2. * 144 / 3 * 64, 2. * 144 * 64);
    row("queries and keys of other lengths",
        "in q f32 12 4 8\nin k f32 20 4 8\nin v f32 20 4 8\nin c i32 4\nin d i32 4\n"
        "n = flash_attn_varlen_func q k v c d : f32 12 4 8",
        0, 2. * 240 * 64);
}

void SpecialCostTest::boundsWhatTheDataDecides()
{
    QFETCH(QString, text);
    QFETCH(double, least);
    QFETCH(double, most);
    const TypedGraph g(text.toStdString());

    const OperationRange range = operationsOf(g.graph, g["n"], UnsetExtents::Unknown);

    QCOMPARE(range.least.number().value_or(-2), least);
    QCOMPARE(numberOf(range.most).value_or(-1), most);
    QVERIFY(!flopsOf(g.graph, g["n"]));
    QVERIFY(!whyUncounted(g.graph, g["n"]).empty());
}

void SpecialCostTest::tellsAFormulaForSymbolicExtents_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("formula");

    const auto row = [](const char* name, const char* text, const char* formula) {
        QTest::newRow(name) << text << formula;
    };
    row("each element", "n = relu x : f32 B S 4", "4*B*S");
    row("linear", "in x f32 B S 4096\npar w f32 4096 4096\nn = linear x w : f32 B S 4096",
        "33554432*B*S");
    row("attention", "in q f32 B 4 S 8\nn = scaled_dot_product_attention q q q : f32 B 4 S 8",
        "128*B*S^2");
    row("an extent that is a sum",
        "in q f32 B 4 1 8\nin k f32 B 4 past+1 8\n"
        "n = scaled_dot_product_attention q k k : f32 B 4 1 8",
        "128*B*past + 128*B");
    row("images", "in x f32 N 8 H W\npar w f32 16 8 3 3\nn = conv2d x w : f32 N 16 H W",
        "2304*H*N*W");
    row("matrices", "in a f32 B 3 3\nn = cholesky a : f32 B 3 3", "14*B");
    row("matrices of any size", "in a f32 N N\nn = inverse a : f32 N N", "2*N^3 - 1.5*N^2 + 2.5*N");
    row("transforms", "in x c64 B 8\nn = fft_fft x : c64 B 8", "120*B");
    row("experts",
        "in x f32 T 16\nin r f32 T 4\npar w1 f32 4 64 16\npar w2 f32 4 16 64\n"
        "n = com.microsoft::MoE x r w1 - w2 k=2 : f32 T 16",
        "8192*T");
}

void SpecialCostTest::tellsAFormulaForSymbolicExtents()
{
    QFETCH(QString, text);
    QFETCH(QString, formula);
    const TypedGraph g(text.toStdString());

    const CostAmount exact = operationsOf(g.graph, g["n"], UnsetExtents::Named).exact();

    QVERIFY(exact);
    QCOMPARE(QString::fromStdString(exact->text().value()), formula);
    QVERIFY(!flopsOf(g.graph, g["n"]));
    QCOMPARE(whyUncounted(g.graph, g["n"]), std::string("An extent has no number yet."));
}

void SpecialCostTest::saysWhyItDoesNotCount_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");

    QTest::newRow("no operator of the catalogue") << "n = frobnicate x : f32 2"
                                                  << "The operator is not in the catalogue.";
    QTest::newRow("the catalogue says why")
        << "n = matrix_exp x : f32 2 2"
        << "The norm of the matrix decides how many products it takes.";
    QTest::newRow("a body that is elsewhere") << "n = hlo.fusion x : f32 2"
                                              << "Its body is not in the file.";
    QTest::newRow("points of a transform") << "in x c64 N 3\nn = fft_fft x dim=0 : c64 N 3"
                                           << "An extent has no number yet.";
    QTest::newRow("a layout") << "in x f32 6 2 8\npar a f32 24 8\n"
                                 "n = TransformerEncoderLayer x a : f32 6 2 8"
                              << "A shape, or what an operand stands for, is not known.";
    QTest::newRow("a shape") << "n = relu x"
                             << "A shape, or what an operand stands for, is not known.";
}

void SpecialCostTest::saysWhyItDoesNotCount()
{
    QFETCH(QString, text);
    QFETCH(QString, why);
    const TypedGraph g(text.toStdString());

    QCOMPARE(QString::fromStdString(whyUncounted(g.graph, g["n"])), why);
}

/// All of the canonical catalogue, under whatever name ONNX, torch, Relax, StableHLO or TTIR have.
void SpecialCostTest::everyOperatorIsCountedOrSaysWhyNot()
{
    std::size_t uncounted = 0;
    for (const OperatorSpec& spec : OperatorCatalogue::builtIn()->operators()) {
        const bool isCounted = spec.flops.basis != FlopsFormula::Basis::Unknown;
        QVERIFY2(isCounted == spec.uncounted.empty(), spec.name.c_str());
        QVERIFY2(isCounted || spec.uncounted.ends_with('.'), spec.name.c_str());
        uncounted += isCounted ? 0 : 1;
    }

    // A new one is to be a decision.
    QCOMPARE(uncounted, std::size_t(35));
}

void SpecialCostTest::everyWayToCountIsWrittenDown()
{
    const auto catalogue = OperatorCatalogue::builtIn();

    for (const OperatorSpec& spec : catalogue->operators()) {
        if (spec.flops.basis == FlopsFormula::Basis::Unknown)
            continue;
        const FormulaNote* const note = catalogue->formulaOf(spec);
        QVERIFY2(note, spec.name.c_str());
        QVERIFY2(!note->text.empty() && !note->source.empty(), spec.name.c_str());
    }
    for (const FormulaNote& note : catalogue->formulas()) {
        const auto isFor = [&note](const OperatorSpec& spec) {
            return spec.name == note.name || flopsBasisName(spec.flops.basis) == note.name;
        };
        QVERIFY2(std::ranges::any_of(catalogue->operators(), isFor), note.name.c_str());
    }
}

FUSEWRIGHT_TEST(SpecialCostTest)
#include "tst_special_cost.moc"
