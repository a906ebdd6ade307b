// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/encoding_json.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class QnnNetTest : public QObject {
    Q_OBJECT

private slots:
    void readsAQuantizedNetwork();
    void opensConvertersWords();
    void namesThePackageOfOthersOperators();
    void sortsWhatIsListedByName();
    void knowsEveryTypeByItsNumber_data();
    void knowsEveryTypeByItsNumber();
    void readsEveryFormOfQuantization_data();
    void readsEveryFormOfQuantization();
    void keepsParametersAsAttributes_data();
    void keepsParametersAsAttributes();
    void reportsWhatItDoesNotUnderstand_data();
    void reportsWhatItDoesNotUnderstand();
    void survivesEveryPrefixOfAFile();
    void survivesDeepNesting();
};

namespace {

std::string netOf(const std::string& tensors, const std::string& nodes)
{
    return R"({"op_types": [], "graph": {"tensors": {)" + tensors + R"(}, "nodes": {)" + nodes
        + "}}}";
}

/// A tensor `x` with these members, which a relu uses.
Reading readTensor(const std::string& members)
{
    return readBytes(
        netOf(R"("x": {"id": 1, "type": 0, "data_type": 562, "dims": [1], )" + members + "}",
              R"("relu": {"package": "qti.aisw", "type": "Relu", "input_names": ["x"],
                    "output_names": ["y"]})"));
}

/// The first attribute of an operator with these parameters.
QString firstAttribute(const std::string& params)
{
    const Reading reading = readBytes(netOf(R"("x": {"type": 0, "data_type": 562, "dims": []})",
                                            R"("n": {"type": "Op", "input_names": ["x"],
                                               "output_names": ["y"], )"
                                                + params + "}"));
    if (!reading.model || reading.graph().attributes(NodeId(0u)).empty())
        return {};
    const Attribute attribute = reading.graph().attributes(NodeId(0u)).front();
    return QString::fromStdString(std::string(reading.graph().text(attribute.name)) + '='
                                  + toText(reading.graph().attributeValue(attribute.value)));
}

QString encodingOf(const Graph& graph, std::size_t value)
{
    const Encoding* const encoding = graph.encodingOf(ValueId(value));
    return encoding ? QString::fromStdString(encodingText(*encoding)) : QString();
}

} // namespace

void QnnNetTest::readsAQuantizedNetwork()
{
    const Reading reading = readCorpus("models/qnn/quantized_conv_net.json");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(reading.findings.isEmpty());
    QCOMPARE(reading.model->format, "qnn");
    const Graph& graph = reading.graph();
    QCOMPARE(graph.name(), "quantized_conv");
    QCOMPARE(outline(graph),
             "conv=Conv2d(image,conv_weight,conv_bias) "
             "dilation:[1, 1] pad_amount:u32[2, 2] [1, 1, 1, 1] stride:[1, 1] group:1; "
             "relu=Relu(conv_out); "
             "skip=Conv2d(image,skip_weight,skip_bias) "
             "dilation:[1, 1] pad_amount:u32[2, 2] [0, 0, 0, 0] stride:[1, 1] group:1; "
             "join=ElementWiseAdd(relu_out,skip_out); → sum");
    QCOMPARE(graph.valueType(ValueId(0u)), DataType::U8);
    QCOMPARE(encodingOf(graph, 0), R"({"scale": 0.0078125, "zero_offset": 128})");
    QCOMPARE(encodingOf(graph, 1), R"({"axis": 3, "scales": [0.01, 0.02, 0.015, 0.03]})");
    QCOMPARE(encodingOf(graph, 3), R"({"axis": 3, "scales": [0.01, 0.01, 0.01, 0.01], "bits": 4})");
    QCOMPARE(graph.property(property::package), "qti.aisw");
    QCOMPARE(graph.canonicalName(graph.findNode("join").value()), "add");
}

void QnnNetTest::opensConvertersWords()
{
    const Reading reading = readCorpus("models/qnn/attention_net.json");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const auto native = [&](const char* node) {
        return std::string(graph.nativeName(graph.findNode(node).value()));
    };
    QCOMPARE(native("mul"), "ElementWiseMultiply");
    QCOMPARE(native("pool"), "PoolAvg2d");
    const auto dims = graph.shapes().dims(graph.shapeId(graph.outputs().front()));
    QVERIFY(!dims[0].isKnown() && dims[3] == Dim::known(32));
    QVERIFY(!graph.tellsEncodings());
}

void QnnNetTest::namesThePackageOfOthersOperators()
{
    const Reading reading = readBytes(
        netOf(R"("x": {"type": 0, "data_type": 562, "dims": [1]},
                 "none": {"type": 5, "data_type": 562})",
              R"("m": {"package": "acme.ops", "type": "Relu", "input_names": ["x", "none"],
                       "output_names": ["y"]})"));

    QVERIFY(reading.model);
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nativeName(NodeId(0u)), "acme.ops::Relu");
    QVERIFY(!graph.operatorOf(NodeId(0u)).spec);
    QCOMPARE(graph.inputs(NodeId(0u)).size(), 2u);
    QVERIFY(!graph.inputs(NodeId(0u))[1].isValid());
}

void QnnNetTest::sortsWhatIsListedByName()
{
    const Reading reading = readCorpus("models/qnn/alphabetical_net.json");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(outline(reading.graph()),
             "z_first=FullyConnected(zin,w); m_second=Tanh(m); "
             "a_third=ElementWiseMultiply(b,ain); b_fourth=Relu(y) neuron_type:RELU; "
             "→ y a_last");
    QCOMPARE(reading.graph().valueName(ValueId(0u)), "zin");
    QCOMPARE(reading.graph().property(property::package), "");
}

void QnnNetTest::knowsEveryTypeByItsNumber_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("type");
    const auto row = [](int number, const char* type) {
        QTest::addRow("%d", number) << number << type;
    };
    for (const auto& [number, type] : std::initializer_list<std::pair<int, const char*>>{
             {8, "i8"},        {22, "i16"},      {50, "i32"},     {100, "i64"},    {264, "u8"},
             {278, "u16"},     {306, "u32"},     {356, "u64"},    {534, "f16"},    {562, "f32"},
             {612, "f64"},     {772, "i4 q"},    {776, "i8 q"},   {790, "i16 q"},  {818, "i32 q"},
             {1028, "u4 q"},   {1032, "u8 q"},   {1046, "u16 q"}, {1074, "u32 q"}, {1288, "bool"},
             {1544, "string"}, {2147483647, "?"}})
        row(number, type);
}

void QnnNetTest::knowsEveryTypeByItsNumber()
{
    QFETCH(int, number);
    QFETCH(QString, type);

    const Reading reading =
        readBytes(netOf(R"("x": {"type": 0, "data_type": )" + std::to_string(number)
                            + R"(, "quant_params": {"definition": 1, "encoding": 0,
                 "scale_offset": {"scale": 0.5, "offset": 0}}})",
                        R"("n": {"type": "Relu", "input_names": ["x"], "output_names": ["y"]})"));

    QVERIFY(reading.model);
    QVERIFY(reading.findings.isEmpty());
    const Graph& graph = reading.graph();
    QCOMPARE(QString::fromUtf8(dataTypeName(graph.valueType(ValueId(0u))).data())
                 + (graph.isQuantized(ValueId(0u)) ? " q" : ""),
             type);
}

void QnnNetTest::readsEveryFormOfQuantization_data()
{
    QTest::addColumn<QString>("params");
    QTest::addColumn<QString>("encoding");
    const auto row = [](const char* name, const char* params, const char* encoding) {
        QTest::newRow(name) << params << encoding;
    };
    row("per tensor", R"("encoding": 0, "scale_offset": {"scale": 0.5, "offset": -3})",
        R"({"scale": 0.5, "zero_offset": 3})");
    row("per axis",
        R"("encoding": 1, "axis_scale_offset": {"axis": 0, "num_scale_offsets": 2,
           "scale_offsets": [{"scale": 1, "offset": 2}, {"scale": 2, "offset": 0}]})",
        R"({"axis": 0, "scales": [1.0, 2.0], "zero_offsets": [-2, 0]})");
    row("with a width",
        R"("encoding": 2, "bw_scale_offset": {"bitwidth": 4, "scale": 0.5, "offset": 0})",
        R"({"scale": 0.5, "zero_offset": 0, "bits": 4})");
    row("with the type's own width",
        R"("encoding": 2, "bitwidth": 8, "scale_offset": {"scale": 0.5, "offset": 0})",
        R"({"scale": 0.5, "zero_offset": 0})");
    row("lists and a width",
        R"("encoding": 3, "bw_axis_scale_offset": {"bitwidth": 4, "axis": 1,
           "scales": [1, 2], "offsets": [0]})",
        R"({"axis": 1, "scales": [1.0, 2.0], "bits": 4})");
    row("undefined", R"("definition": 2147483647, "scale_offset": {"scale": 0.5, "offset": 0})",
        "");
    row("scale 0", R"("scale_offset": {"scale": 0, "offset": 0})", "");
    row("nothing", R"("encoding": 0)", "");
}

void QnnNetTest::readsEveryFormOfQuantization()
{
    QFETCH(QString, params);
    QFETCH(QString, encoding);

    const Reading reading =
        readTensor(R"("data_type": 776, "quant_params": {)" + params.toStdString() + '}');

    QVERIFY(reading.model);
    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
    QCOMPARE(encodingOf(reading.graph(), 0), encoding);
}

void QnnNetTest::keepsParametersAsAttributes_data()
{
    QTest::addColumn<QString>("params");
    QTest::addColumn<QString>("attribute");
    const auto row = [](const char* name, const char* params, const char* attribute) {
        QTest::newRow(name) << params << attribute;
    };
    row("whole", R"("scalar_params": {"axis": {"QNN_DATATYPE_UINT_32": 3}})", "axis=3");
    row("real", R"("scalar_params": {"beta": {"QNN_DATATYPE_FLOAT_32": 1}})", "beta=1.0");
    row("truth", R"("scalar_params": {"keep": {"QNN_DATATYPE_BOOL_8": 1}})", "keep=true");
    row("by number", R"("scalar_params": {"beta": {"562": 2}})", "beta=2.0");
    row("alone", R"("scalar_params": {"mode": "x"})", "mode=\"x\"");
    row("list", R"("tensor_params": {"perm": {"p": {"data_type": 306, "dims": [3],
        "data": [0, 2, 1]}}})",
        "perm=[0, 2, 1]");
    row("pairs", R"("tensor_params": {"pad": {"p": {"data_type": 306, "dims": [2, 2],
        "data": [[0, 1], [2, 3]]}}})",
        "pad=u32[2, 2] [0, 1, 2, 3]");
    row("reals", R"("tensor_params": {"s": {"p": {"data_type": 562, "dims": [2],
        "data": [1, 2.5]}}})",
        "s=[1.0, 2.5]");
    row("texts", R"("tensor_params": {"s": {"p": {"data_type": 1544, "dims": [1],
        "data": ["a"]}}})",
        "s=[\"a\"]");
    row("without data", R"("tensor_params": {"s": {"p": {"data_type": 562, "dims": [2]}}})", "");
}

void QnnNetTest::keepsParametersAsAttributes()
{
    QFETCH(QString, params);
    QFETCH(QString, attribute);

    QCOMPARE(firstAttribute(params.toStdString()), attribute);
}

void QnnNetTest::reportsWhatItDoesNotUnderstand_data()
{
    QTest::addColumn<QString>("net");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const std::string& net, const char* code) {
        QTest::newRow(name) << QString::fromStdString(net) << code;
    };
    const std::string x = R"("x": {"type": 0, "data_type": 562, "dims": [1]})";
    const std::string relu =
        R"("n": {"type": "Relu", "input_names": ["x"], "output_names": ["y"]})";
    row("type", netOf(R"("x": {"type": 0, "data_type": 7})", relu), "unknown-dtype");
    row("role", netOf(R"("x": {"type": 9, "data_type": 562})", relu), "unknown-tensor-type");
    row("scale",
        netOf(R"("x": {"type": 0, "data_type": 776, "quant_params":
              {"scale_offset": {"scale": -1, "offset": 0}}})",
              relu),
        "bad-encoding");
    row("offset",
        netOf(R"("x": {"type": 0, "data_type": 776, "quant_params":
              {"scale_offset": {"scale": 1, "offset": -9223372036854775808}}})",
              relu),
        "bad-encoding");
    row("no operator", netOf(x, R"("n": {"input_names": ["x"], "output_names": ["y"]})"),
        "missing-op");
    row("unmade", netOf("", relu + R"(, "m": {"type": "Relu", "input_names": ["data_type"]})"), "");
    row("cycle", netOf(x, R"("a": {"type": "Add", "input_names": ["x", "q"], "output_names": ["p"]},
                    "b": {"type": "Relu", "input_names": ["p"], "output_names": ["q"]})"),
        "cycle");
    row("twice",
        netOf(x, relu + R"(, "m": {"type": "Tanh", "input_names": ["x"], "output_names": ["y"]})"),
        "two-producers");
    row("kind", netOf(x, R"("n": {"type": 3, "input_names": ["x"]})"), "wrong-type");
    row("no graph", R"({"tensors": {}, "nodes": [], "data_type": 1, "input_names": 0})",
        "no-graph");
    row("huge",
        netOf(R"("x": {"type": 0, "data_type": 562, "dims": [99999999999999999999, -4]})", relu),
        "");
}

void QnnNetTest::reportsWhatItDoesNotUnderstand()
{
    QFETCH(QString, net);
    QFETCH(QString, code);

    const Reading reading = readBytes(net.toStdString());

    if (!code.isEmpty())
        QCOMPARE(QString::fromStdString(reading.firstCode()), code);
    QVERIFY(reading.model || reading.findings.hasErrors());
}

void QnnNetTest::survivesEveryPrefixOfAFile()
{
    const std::string whole = netOf(
        R"("x": {"type": 0, "data_type": 776, "dims": [1, 2], "quant_params": {"definition": 1,
           "axis_scale_offset": {"axis": 1, "scale_offsets": [{"scale": 1, "offset": 2}]}}})",
        R"("n": {"type": "Relu", "input_names": ["x"], "output_names": ["y"], "tensor_params":
           {"p": {"t": {"data_type": 306, "dims": [1], "data": [1]}}}})");

    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Reading reading = readBytes(whole.substr(0, size));
        QVERIFY(!reading.model);
        QVERIFY(reading.findings.hasErrors());
    }
}

void QnnNetTest::survivesDeepNesting()
{
    const std::string deep = std::string(5000, '[') + std::string(5000, ']');

    const Reading reading =
        readBytes(netOf(R"("x": {"type": 0, "data_type": 562, "dims": [1]})",
                        R"("n": {"type": "Relu", "input_names": ["x"], "output_names": ["y"],
                 "tensor_params": {"p": {"t": {"data": )"
                            + deep + "}}}}"));

    QVERIFY(reading.model || reading.findings.hasErrors());
}

FUSEWRIGHT_TEST(QnnNetTest)
#include "tst_qnn_net.moc"
