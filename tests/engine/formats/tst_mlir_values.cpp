// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/support/file_bytes.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readMlirValues(std::string_view text)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.mlir";
    const ReadOptions options{.catalogue = OperatorCatalogue::builtIn(), .tidy = false};
    reading.model = readModel(ModelSource{bytes, path}, options, reading.findings);
    return reading;
}

/// The line of a node in a description, without the line's end.
std::string valueLineOf(const Reading& reading, const std::string& begin)
{
    if (!reading.model)
        return reading.firstMessage();
    const std::string text = describe(reading.graph());
    const std::size_t at = text.find('\n' + begin);
    return at == std::string::npos ? text : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
}

std::size_t countOf(const Graph& graph, std::string_view native)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        graph.nodes(), [&](NodeId node) { return graph.nativeName(node) == native; }));
}

} // namespace

/// What MLIR says about values, and the files of tests/corpus/models/mlir.
class MlirValuesTest : public QObject {
    Q_OBJECT

private slots:
    void readsTypes_data();
    void readsTypes();
    void readsAttributes_data();
    void readsAttributes();
    void readsConstants_data();
    void readsConstants();
    void findsTheModuleInALocation_data();
    void findsTheModuleInALocation();
    void countsWhatGrepCounts_data();
    void countsWhatGrepCounts();
};

void MlirValuesTest::readsTypes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("shown");

    const auto add = [](const char* type, const char* shown) {
        QTest::newRow(type) << QByteArray(type) << QByteArray(shown);
    };
    add("tensor<f32>", "f32[]");
    add("tensor<1x?x32xbf16, #ttnn.layout<(d0) -> (d0), <1x1>, memref<1x1x!ttcore.tile<32x32, "
        "bf16>, #l1>>>",
        "bf16[1 ? 32 ]");
    add("tensor<*xf32>", "f32");
    add("tensor<3xcomplex<f32>>", "c64[3 ]");
    add("tensor<2x!quant.uniform<i8:f32, 0.1:3>>", "i8[2 ]");
    add("tensor<0xi1>", "bool[0 ]");
    add("tensor<2xf8E4M3FN>", "f8e4m3fn[2 ]");
    add("tensor<2xsi32>", "i32[2 ]");
    add("memref<4x4xf16, strided<[4, 1], offset: ?>>", "f16[4 4 ]");
    add("vector<4x[8]xi8>", "i8[4 8 ]");
    add("memref<1x1x!ttcore.tile<32x32, bfp_bf8>, #l1>", "bfp8[1 1 ]");
    add("index", "i64[]");
    add("tuple<tensor<2xf32>, i1>", "sequence");
    add("!ttnn.device", "opaque");
    add("!util.ptr<tensor<3xf32>>", "f32[3 ]");
}

void MlirValuesTest::readsTypes()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, shown);

    const Reading reading =
        readMlirValues("func.func @f(%x: " + type.toStdString() + ") { return %x : i1 }");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QByteArray::fromStdString(describe(reading.graph())), "f\n%x:" + shown + "\nout %x\n");
}

void MlirValuesTest::readsAttributes_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("shown");

    const auto add = [](const char* written, const char* shown) {
        QTest::newRow(written) << QByteArray(written) << QByteArray(shown);
    };
    add("a = 1 : i64", "{a=1}");
    add("a = -1.5e-3 : f32", "{a=-0.0015}");
    add("a = true, b", "{a=true} {b=true}");
    add("a = \"x \\22y\\\" \"", "{a=\"x \\\"y\\\" \"}");
    add("a = [1 : i32, 2 : i32]", "{a=[1, 2]}");
    add("a = array<i64: 1, 2>, b = array<i32>", "{a=[1, 2]} {b=[]}");
    add("a = array<f32: 1.5, 2.0>", "{a=[1.5, 2.0]}");
    add("a = [\"x, y\", \"z\"]", "{a=[\"x, y\", \"z\"]}");
    add("a = #foo.bar<x = {y = [1, 2]}, z>", "{a=\"#foo.bar<x = {y = [1, 2]}, z>\"}");
    add("a = affine_map<(d0, d1) -> (d0 + d1)>", "{a=\"affine_map<(d0, d1) -> (d0 + d1)>\"}");
    add("\"quoted name\" = 1 : i8", "{quoted name=1}");
    add("a = @f::@g", "{a=\"@f::@g\"}");
    add("a = (i32) -> i32", "{a=\"(i32) -> i32\"}");
}

void MlirValuesTest::readsAttributes()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, shown);

    const Reading reading = readMlirValues("\"a.b\"() {" + written.toStdString() + "} : () -> ()");

    QCOMPARE(QByteArray::fromStdString(valueLineOf(reading, "a.b_0 = ")),
             "a.b_0 = a.b() -> " + shown + " @/");
}

void MlirValuesTest::readsConstants_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("shown");

    const auto add = [](const char* name, const char* written, const char* shown) {
        QTest::newRow(name) << QByteArray(written) << QByteArray(shown);
    };
    add("scalar", "dense<6.0> : tensor<f32>", "f32[] [6.0]");
    add("one for all", "dense<6.0> : tensor<8x4096xf32>", "f32[8, 4096] [6.0]");
    add("list", "dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>", "i8[2, 2] [1, 2, 3, -4]");
    add("truths", "dense<[true, false]> : tensor<2xi1>", "bool[2] [1, 0]");
    add("bits", "dense<0xFF80> : tensor<1xbf16>", "bf16[1] [-inf]");
    add("bytes", "dense<\"0x0000803F00000040\"> : tensor<2xf32>", "f32[2] [1.0, 2.0]");
    add("signed bytes", "dense<\"0xFFFFFFFF\"> : tensor<1xi32>", "i32[1] [-1]");
    add("half", "dense<0x3C00> : tensor<f16>", "f16[] [1.0]");
}

void MlirValuesTest::readsConstants()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, shown);

    const Reading reading =
        readMlirValues("%0 = stablehlo.constant " + written.toStdString() + "\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(QByteArray::fromStdString(toText(*graph.attribute(NodeId(0u), "value"))), shown);
}

void MlirValuesTest::findsTheModuleInALocation_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("module");

    const auto add = [](const char* name, const char* location, const char* module) {
        QTest::newRow(name) << QByteArray(location) << QByteArray(module);
    };
    add("the second of those fused", "fused<{a = \"]\"}>[\"f.py\":1:2, \"x/y(a, b)/z\"]",
        "x.y(a, b)/");
    add("a call and its caller", "callsite(\"f.py\":1:2 at callsite(#none at \"T::i\"))", "i/T");
    add("a name with quotes", "\"a/b[\\\"c/d\\\"]/e\"(\"f.py\":1:2)", "a.\\\"c/d\\\"/b");
    add("fused around a name", "\"op\"(fused[\"m.T::i\"(\"U::o\"(unknown)), \"V::p\"])", "o.i/T");
    add("a bare name", "\"add_1\"", "/");
    add("a file", "\"model.py\":10:2", "/");
    add("unknown", "unknown", "/");
    add("modules by class and name", "\"add_1\"(#layer)", "encoder.layers.0/Layer");
    add("fused", "fused[\"x\"(#layer), #layer]", "encoder.layers.0/Layer");
    add("call site", "callsite(#layer at \"model.py\":1:2)", "encoder.layers.0/Layer");
    add("a path of JAX", "\"jit(f)/jit(main)/encoder/layer_0/dot\"", "encoder.layer_0/");
    add("a path with classes", "\"Model[model]/Linear[fc1]/add\"", "model.fc1/Linear");
    add("an alias of itself", "#circle", "/");
}

void MlirValuesTest::findsTheModuleInALocation()
{
    QFETCH(QByteArray, location);
    QFETCH(QByteArray, module);

    const Reading reading = readMlirValues("#root = loc(\"a.Model::\")\n"
                                           "#circle = loc(#circle)\n"
                                           "%0 = \"a.b\"() : () -> i1 loc("
                                           + location.toStdString()
                                           + ")\n"
                                             "#encoder = loc(\"a.Encoder::encoder\"(#root))\n"
                                             "#layer = loc(\"a.b.Layer::layers.0\"(#encoder))\n");

    QCOMPARE(QByteArray::fromStdString(valueLineOf(reading, "%0 = ")),
             "%0 = a.b() -> %0:bool[] @" + module);
}

// Each number is what `grep -c` says of the file: for `ttir.add`, `grep -c '"ttir.add"('`. In
// `stablehlo_mobilenetv3` the bodies of its 12 reductions hold 11 of the 66 `stablehlo.add` and
// 1 of the 15 `stablehlo.maximum`: the indentation tells (`grep -c '^    %.*stablehlo.add '`).
void MlirValuesTest::countsWhatGrepCounts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<int>("count");

    const auto add = [](const char* file, std::initializer_list<std::pair<const char*, int>> all) {
        for (const auto& [operation, count] : all)
            QTest::addRow("%s %s", file, operation) << file << QByteArray(operation) << count;
    };
    add("ttir_bert_encoder_layer",
        {{"", 197},
         {"ttir.reshape", 99},
         {"ttir.permute", 18},
         {"ttir.dot_general", 9},
         {"ttir.add", 12},
         {"ttir.layer_norm", 3},
         {"ttir.embedding", 3},
         {"ttir.constant", 6}});
    add("ttir_llama_3_2_1b_decode_layer",
        {{"", 151},
         {"ttir.reshape", 42},
         {"ttir.dot_general", 11},
         {"ttir.update_cache", 2},
         {"ttir.rms_norm", 3},
         {"ttir.slice_static", 4}});
    add("ttir_resnet50_hf",
        {{"", 245},
         {"ttir.conv2d", 53},
         {"ttir.relu", 49},
         {"ttir.add", 70},
         {"ttir.max_pool2d", 1}});
    add("stablehlo_dynamic_shapes",
        {{"", 228},
         {"stablehlo.dynamic_broadcast_in_dim", 32},
         {"stablehlo.get_dimension_size", 32},
         {"stablehlo.compare", 4},
         {"stablehlo.constant", 29}});
    add("stablehlo_mobilenetv3",
        {{"", 803},
         {"stablehlo.add", 55},
         {"stablehlo.maximum", 14},
         {"stablehlo.convolution", 54},
         {"stablehlo.batch_norm_inference", 34},
         {"stablehlo.reduce", 12},
         {"util.global.load.indirect", 210}});
}

void MlirValuesTest::countsWhatGrepCounts()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, operation);
    QFETCH(int, count);

    const Reading reading = readCorpus("models/mlir/" + file.toStdString() + ".mlir");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
    const auto counted = operation.isEmpty() ? reading.graph().nodeCount()
                                             : countOf(reading.graph(), operation.toStdString());
    QCOMPARE(static_cast<int>(counted), count);
}

FUSEWRIGHT_TEST(MlirValuesTest)
#include "tst_mlir_values.moc"
