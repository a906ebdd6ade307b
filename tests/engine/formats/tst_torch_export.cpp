// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/file_bytes.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/kit/zip_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

class TorchExportTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheBertOfTheCorpus();
    void readsOperandsAttributesAndResults();
    void tellsWeightsFromInputs();
    void keepsNamesOfSymbolicExtents();
    void takesNumbersThatOthersMakeAsOperands();
    void leavesATensorOutOnlyWhereAnotherComesBehindIt();
    void placesOperatorsInTheInnermostModule_data();
    void placesOperatorsInTheInnermostModule();
    void readsBodiesAsNestedGraphs();
    void keepsArgumentsItDoesNotKnow();
    void readsNumbersThatJsonDoesNotHave();
    void showsVersionsAndRanges();
    void warnsAboutANewerVersion();
    void findsTheProgramInAnArchive_data();
    void findsTheProgramInAnArchive();
    void opensTheModelThatIsAskedFor();
    void refusesABombQuickly();
    void refusesAnArchiveThatIsCutShort();
    void refuses_data();
    void refuses();
    void readsMembersInAnyOrder();
};

namespace {

/// A program of these nodes, with `values` for types and `more` after the graph.
std::string program(const std::string& nodes, const std::string& values = {},
                    const std::string& inputs = R"({"as_tensor": {"name": "x"}})",
                    const std::string& outputs = R"({"as_tensor": {"name": "y"}})",
                    const std::string& specs = {})
{
    return R"({"graph_module": {"graph": {"inputs": [)" + inputs + R"(], "outputs": [)" + outputs
        + R"(], "nodes": [)" + nodes + R"(], "tensor_values": {)" + values
        + R"(}}, "signature": {"input_specs": [)" + specs
        + R"(]}}, "schema_version": {"major": 8, "minor": 6}, "torch_version": "2.6.0"})";
}

/// One node from x to y with these arguments.
std::string node(const std::string& arguments, const std::string& more = {})
{
    return R"({"target": "torch.ops.aten.relu.default", "inputs": [)" + arguments
        + R"(], "outputs": [{"as_tensor": {"name": "y"}}])" + more + '}';
}

const std::string x = R"({"name": "self", "arg": {"as_tensor": {"name": "x"}}})";

QString textOf(const Reading& reading, NodeId node, std::string_view attribute)
{
    const AttributeValue* const value = reading.graph().attribute(node, attribute);
    return value ? QString::fromStdString(toText(*value)) : QStringLiteral("none");
}

QString factOf(const Graph& graph, std::string_view key)
{
    for (const auto& [name, value] : graph.properties()) {
        if (name == key)
            return QString::fromStdString(value);
    }
    return QStringLiteral("none");
}

} // namespace

void TorchExportTest::readsTheBertOfTheCorpus()
{
    const Reading reading = readCorpus("models/json/bert_2l.export.json", Keep::Tidy);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();

    const auto count = [&](std::string_view native) {
        return std::ranges::count_if(graph.nodes(),
                                     [&](NodeId at) { return graph.nativeName(at) == native; });
    };

    QCOMPARE(reading.model->format, "torch-export");
    QCOMPARE(graph.nodeCount(), 130u);
    QCOMPARE(graph.inputCount(), 2u);
    QCOMPARE(graph.parameterCount(), 40u);
    QCOMPARE(count("torch.ops.aten.gelu.default"), 2);
    QCOMPARE(count("torch.ops.aten.native_layer_norm.default"), 5);
    QCOMPARE(count("torch.ops.aten._softmax.default"), 2);
    QCOMPARE(count("torch.ops.aten.addmm.default"), 14);
    for (const NodeId at : graph.nodes())
        QVERIFY(graph.shapes().isRanked(graph.shapeId(graph.outputs(at).front())));
}

void TorchExportTest::readsOperandsAttributesAndResults()
{
    const Reading reading =
        readBytes(program(R"({"target": "torch.ops.aten.split.Tensor", "inputs": [)" + x
                              + R"(, {"name": "split_size", "arg": {"as_int": 4}}],
            "outputs": [{"as_tensors": [{"name": "a"}, {"name": "b"}]}]},
           {"target": "torch.ops.aten.cat.default", "inputs": [
             {"name": "tensors", "arg": {"as_tensors": [{"name": "b"}, {"name": "a"}]}},
             {"name": "dims", "arg": {"as_ints": [0, 1]}},
             {"name": "scale", "arg": {"as_float": 0.5}},
             {"name": "flag", "arg": {"as_bool": true}},
             {"name": "word", "arg": {"as_string": "tanh"}},
             {"name": "dtype", "arg": {"as_scalar_type": 13}},
             {"name": "format", "arg": {"as_memory_format": 2}},
             {"name": "layout", "arg": {"as_layout": 7}},
             {"name": "device", "arg": {"as_device": {"type": "cuda", "index": 1}}}],
            "outputs": [{"as_tensor": {"name": "y"}}]})",
                          R"("y": {"dtype": 13, "sizes": [{"as_int": 8}, {"as_int": 2}]})"));
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const Graph& graph = reading.graph();
    const NodeId split(std::size_t(0));
    const NodeId cat(std::size_t(1));
    QCOMPARE(graph.nodeName(split), "split");
    QCOMPARE(graph.outputCount(split), 2u);
    QCOMPARE(graph.valueName(graph.inputs(cat)[0]), "b");
    QCOMPARE(graph.valueName(graph.inputs(cat)[1]), "a");
    QCOMPARE(graph.nodeName(cat), "y");
    QCOMPARE(graph.canonicalName(cat), "cat");
    QCOMPARE(graph.valueType(graph.outputs(cat).front()), DataType::BF16);
    QCOMPARE(textOf(reading, split, "split_size"), QStringLiteral("4"));
    QCOMPARE(textOf(reading, cat, "dims"), QStringLiteral("[0, 1]"));
    QCOMPARE(textOf(reading, cat, "scale"), QStringLiteral("0.5"));
    QCOMPARE(textOf(reading, cat, "flag"), QStringLiteral("true"));
    QCOMPARE(textOf(reading, cat, "dtype"), QStringLiteral("\"torch.bfloat16\""));
    QCOMPARE(textOf(reading, cat, "format"), QStringLiteral("\"torch.channels_last\""));
    QCOMPARE(textOf(reading, cat, "layout"), QStringLiteral("\"torch.strided\""));
    QCOMPARE(textOf(reading, cat, "device"), QStringLiteral("\"cuda:1\""));
}

void TorchExportTest::tellsWeightsFromInputs()
{
    const Reading reading = readBytes(program(
        R"({"target": "f", "inputs": [{"name": "all", "arg": {"as_tensors":
            [{"name": "p"}, {"name": "b"}, {"name": "c"}, {"name": "x"}]}}],
            "outputs": [{"as_tensor": {"name": "y"}}]})",
        {},
        R"({"as_tensor": {"name": "p"}}, {"as_tensor": {"name": "b"}},
           {"as_tensor": {"name": "c"}}, {"as_tensor": {"name": "x"}}, {"as_int": 3})",
        R"({"as_tensor": {"name": "y"}})",
        R"({"parameter": {"arg": {"name": "p"}, "parameter_name": "m.p"}},
           {"buffer": {"arg": {"name": "b"}, "buffer_name": "m.b", "persistent": true}},
           {"tensor_constant": {"arg": {"name": "c"}, "tensor_constant_name": "c"}},
           {"user_input": {"arg": {"as_tensor": {"name": "x"}}}},
           {"constant_input": {"name": "n", "value": {"as_int": 3}}})"));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().inputCount(), 1u);
    QCOMPARE(reading.graph().parameterCount(), 3u);
}

void TorchExportTest::keepsNamesOfSymbolicExtents()
{
    const Reading reading = readBytes(program(
        node(x),
        R"("y": {"dtype": 7, "sizes": [{"as_expr": {"expr_str": "s0", "hint": {"as_int": 4}}},
                                       {"as_expr": {"expr_str": "2*s0"}}, {"as_int": 3}]})"));
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();

    const auto dims = graph.shapes().dims(graph.shapeId(graph.outputs().front()));

    QCOMPARE(dims.size(), 3u);
    QCOMPARE(graph.text(dims[0].name()), "s0");
    QCOMPARE(graph.text(dims[1].name()), "2*s0");
    QCOMPARE(dims[2].size(), 3);
}

void TorchExportTest::takesNumbersThatOthersMakeAsOperands()
{
    const Reading reading =
        readBytes(program(R"({"target": "torch.ops.aten.sym_size.int", "inputs": [)" + x
                          + R"(, {"name": "dim", "arg": {"as_int": 0}}],
            "outputs": [{"as_sym_int": {"as_name": "n"}}]},)"
                          + node(x + R"(, {"name": "size", "arg": {"as_sym_ints":
                   [{"as_name": "n"}, {"as_int": -1}]}},
                 {"name": "whole", "arg": {"as_sym_ints": [{"as_int": 2}, {"as_int": 3}]}})")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const NodeId view(std::size_t(1));
    QCOMPARE(graph.inputs(view).size(), 2u);
    QCOMPARE(graph.valueName(graph.inputs(view)[1]), "n");
    QCOMPARE(textOf(reading, view, "size"), QStringLiteral("\"[n, -1]\""));
    QCOMPARE(textOf(reading, view, "whole"), QStringLiteral("[2, 3]"));
}

void TorchExportTest::leavesATensorOutOnlyWhereAnotherComesBehindIt()
{
    const std::string none = R"({"name": "weight", "arg": {"as_none": true}})";

    const Reading between = readBytes(program(node(x + ',' + none + ',' + x)));
    const Reading behind = readBytes(program(node(x + ',' + none)));
    const Reading list =
        readBytes(program(node(x + R"(, {"name": "indices", "arg": {"as_optional_tensors":
             [{"as_none": true}, {"as_tensor": {"name": "x"}}]}})")));

    QCOMPARE(between.graph().inputs(NodeId(std::size_t(0))).size(), 3u);
    QVERIFY(!between.graph().inputs(NodeId(std::size_t(0)))[1].isValid());
    QCOMPARE(behind.graph().inputs(NodeId(std::size_t(0))).size(), 1u);
    QCOMPARE(list.graph().inputs(NodeId(std::size_t(0))).size(), 2u);
    QCOMPARE(textOf(list, NodeId(std::size_t(0)), "indices"), QStringLiteral("\"[None, x]\""));
}

void TorchExportTest::placesOperatorsInTheInnermostModule_data()
{
    QTest::addColumn<QString>("stack");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("type");

    QTest::newRow("newer") << "L__self__,,__main__.Bert;L__self___layers_0,layers.0,m.Layer"
                           << "layers.0"
                           << "Layer";
    QTest::newRow("older")
        << "L__self__,L['self'],__main__.Bert;a,L['self'].layers[0].attn,torch.nn.modules.x.Attn"
        << "layers.0.attn"
        << "Attn";
    QTest::newRow("a call") << "k,blocks.slice(None, 2, None).0,m.Block"
                            << "blocks.slice(None, 2, None).0"
                            << "Block";
    QTest::newRow("the model itself") << "L__self__,L['self'],__main__.Bert"
                                      << ""
                                      << "Bert";
    QTest::newRow("a class as text") << "k,a.b,<class 'torch.nn.Linear'>"
                                     << "a.b"
                                     << "Linear";
    QTest::newRow("added by export")
        << "_empty_nn_module_stack_from_metadata_hook,_empty_nn_module_stack_from_metadata_hook,x"
        << ""
        << "";
    QTest::newRow("one field") << "junk"
                               << ""
                               << "";
}

void TorchExportTest::placesOperatorsInTheInnermostModule()
{
    QFETCH(QString, stack);
    QFETCH(QString, path);
    QFETCH(QString, type);

    const Reading reading = readBytes(
        program(node(x, R"(, "metadata": {"nn_module_stack": ")" + stack.toStdString() + "\"}")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    const Module& module = graph.moduleOf(NodeId(std::size_t(0)));
    QCOMPARE(QString::fromStdString(std::string(graph.text(module.path))), path);
    QCOMPARE(QString::fromStdString(std::string(graph.text(module.type))), type);
}

void TorchExportTest::readsBodiesAsNestedGraphs()
{
    const std::string body = R"({"graph": {"inputs": [{"as_tensor": {"name": "arg"}}],
        "outputs": [{"as_tensor": {"name": "sin"}}],
        "nodes": [{"target": "torch.ops.aten.sin.default", "inputs": [
            {"name": "self", "arg": {"as_tensor": {"name": "arg"}}}],
          "outputs": [{"as_tensor": {"name": "sin"}}], "metadata": {}}],
        "tensor_values": {"sin": {"dtype": 7, "sizes": [{"as_int": 3}]}}}, "name": )";

    const Reading reading = readBytes(program(
        R"({"target": "torch.ops.higher_order.cond", "inputs": [
              {"name": "", "arg": {"as_tensor": {"name": "x"}}},
              {"name": "", "arg": {"as_graph": )"
        + body + R"("true_graph_0"}}}, {"name": "", "arg": {"as_graph": )" + body
        + R"("false_graph_0"}}}, {"name": "", "arg": {"as_tensors": [{"name": "x"}]}}],
            "outputs": [{"as_tensors": [{"name": "y"}]}]})"));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nested().size(), 2u);
    QCOMPARE(graph.text(graph.nested()[0].attribute), "true_graph_0");
    QCOMPARE(graph.nested()[1].graph->nodeCount(), 1u);
    QCOMPARE(graph.nested()[1].graph->inputCount(), 1u);
    QCOMPARE(graph.nested()[1].graph->capturedCount(), 0u);
    QCOMPARE(graph.inputs(NodeId(std::size_t(0))).size(), 2u);
}

void TorchExportTest::keepsArgumentsItDoesNotKnow()
{
    const Reading reading =
        readBytes(program(node(x + R"(, {"name": "new", "arg": {"as_brand_new": {"a": [1]}}})")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(textOf(reading, NodeId(std::size_t(0)), "new"), QStringLiteral("{\"a\": [1]}"));
}

void TorchExportTest::readsNumbersThatJsonDoesNotHave()
{
    const Reading reading =
        readBytes(program(node(x + R"(, {"name": "bare", "arg": {"as_float": -Infinity}},
                 {"name": "word", "arg": {"as_float": "Infinity"}},
                 {"name": "list", "arg": {"as_floats": [NaN, 1.5]}},
                 {"name": "text", "arg": {"as_string": "say \"NaN\", not Infinity"}})")));

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const NodeId relu(std::size_t(0));
    QCOMPARE(textOf(reading, relu, "bare"), QStringLiteral("-inf"));
    QCOMPARE(textOf(reading, relu, "word"), QStringLiteral("inf"));
    QCOMPARE(textOf(reading, relu, "list"), QStringLiteral("[nan, 1.5]"));
    const auto* const text = std::get_if<std::string>(reading.graph().attribute(relu, "text"));
    QVERIFY(text);
    QCOMPARE(*text, "say \"NaN\", not Infinity");
}

void TorchExportTest::showsVersionsAndRanges()
{
    std::string text = program(node(x));
    text.back() = ',';
    const Reading reading = readBytes(text + R"("opset_version": {"aten": 10},
                  "range_constraints": {"s0": {"min_val": 2, "max_val": 16}}})");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(factOf(reading.graph(), "schema"), QStringLiteral("8.6"));
    QCOMPARE(factOf(reading.graph(), "torch"), QStringLiteral("2.6.0"));
    QCOMPARE(factOf(reading.graph(), "opset aten"), QStringLiteral("10"));
    QCOMPARE(factOf(reading.graph(), "ranges"), QStringLiteral("2 to 16 for s0"));
    QVERIFY(reading.findings.isEmpty());
}

void TorchExportTest::warnsAboutANewerVersion()
{
    std::string text = program(node(x));
    text.replace(text.find("\"major\": 8"), 10, "\"major\": 9");

    const Reading reading = readBytes(text);

    QVERIFY(reading.model);
    QCOMPARE(reading.firstCode(), "newer-version");
    QVERIFY(!reading.findings.hasErrors());
}

void TorchExportTest::findsTheProgramInAnArchive_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isDeflated");
    for (const char* const name :
         {"serialized_exported_program.json", "bert/serialized_exported_program.json",
          "models/model.json", "archive/models/model.json"}) {
        QTest::addRow("%s, stored", name) << name << false;
        QTest::addRow("%s, deflated", name) << name << true;
    }
}

void TorchExportTest::findsTheProgramInAnArchive()
{
    QFETCH(QString, name);
    QFETCH(bool, isDeflated);
    const std::string bytes =
        zipOf({{.name = "data/weights/weight_0", .bytes = std::string(1000, 'w')},
               {.name = "data/weights/models.json", .bytes = "{}"},
               {.name = name.toStdString(),
                .bytes = program(node(x)),
                .packing = isDeflated ? Packing::Deflated : Packing::Stored}});

    const Reading reading = readBytes(bytes, "some.file");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.model->format, "torch-export");
    QCOMPARE(reading.graph().nodeCount(), 1u);
    QVERIFY(reading.model->functions.empty());
}

void TorchExportTest::opensTheModelThatIsAskedFor()
{
    const std::string bytes =
        zipOf({{.name = "a/models/prefill.json", .bytes = program(node(x) + ',' + R"(
                 {"target": "f", "inputs": [)" + x + R"(],
                  "outputs": [{"as_tensor": {"name": "z"}}]})")},
               {.name = "a/models/decode.json", .bytes = program(node(x))}});
    const FileBytes held = FileBytes::copyOf(bytes);
    const std::string path = "m.pt2";
    const auto read = [&](const std::string& function, Diagnostics& findings) {
        return readModel(
            ModelSource{.bytes = held, .path = path},
            {.catalogue = OperatorCatalogue::builtIn(), .tidy = false, .function = function},
            findings);
    };
    Diagnostics findings;

    const auto first = read("", findings);
    const auto second = read("prefill", findings);
    QVERIFY(findings.isEmpty());
    const auto none = read("train", findings);

    QCOMPARE(first->functions, (std::vector<std::string>{"decode", "prefill"}));
    QCOMPARE(first->graph->nodeCount(), 1u);
    QCOMPARE(first->graph->name(), "decode");
    QCOMPARE(second->graph->nodeCount(), 2u);
    QVERIFY(!none);
    QCOMPARE(findings.all().front().code, "unknown-function");
}

void TorchExportTest::refusesABombQuickly()
{
    const std::string bytes = zipOf({{.name = "serialized_exported_program.json",
                                      .bytes = std::string(200'000'000, '\0'),
                                      .packing = Packing::Deflated}});
    QVERIFY(bytes.size() < 300'000);

    const Reading reading = readBytes(bytes, "bomb.pt2");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "bad-archive");
    QVERIFY(reading.firstMessage().find("which no model does") != std::string::npos);
}

void TorchExportTest::refusesAnArchiveThatIsCutShort()
{
    const std::string bytes = zipOf({{.name = "models/m.json", .bytes = program(node(x))}});

    const Reading reading = readBytes(bytes.substr(0, bytes.size() / 2), "m.pt2");

    QVERIFY(!reading.model);
    QVERIFY(reading.firstMessage().find("cut short") != std::string::npos);
}

void TorchExportTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");

    QTest::newRow("no nodes") << R"({"graph_module": {"graph": {"tensor_values": {}}}})"
                              << "no-graph";
    QTest::newRow("no graph") << R"({"graph_module": {}, "schema_version": {"major": 8}})"
                              << "no-graph";
    QTest::newRow("a node that is a number")
        << QString::fromStdString(program("3")) << "wrong-type";
    QTest::newRow("a node without a target")
        << QString::fromStdString(program(R"({"inputs": []})")) << "missing-op";
    QTest::newRow("a value made twice")
        << QString::fromStdString(program(node(x) + ',' + node(x))) << "two-producers";
    QTest::newRow("cut short") << QString::fromStdString(program(node(x))).left(300)
                               << "json-syntax";
}

void TorchExportTest::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, code);

    const Reading reading = readBytes(text.toStdString() + "  ", "x.pt2");

    QVERIFY(!reading.model);
    bool isFound = false;
    for (const Diagnostic& finding : reading.findings.all())
        isFound = isFound || QString::fromStdString(finding.code) == code;
    QVERIFY2(isFound, (reading.firstCode() + ": " + reading.firstMessage()).c_str());
}

void TorchExportTest::readsMembersInAnyOrder()
{
    const Reading reading = readBytes(
        R"({"schema_version": {"minor": 1, "major": 8}, "graph_module": {"signature":
            {"input_specs": [{"parameter": {"parameter_name": "x", "arg": {"name": "x"}}}]},
            "graph": {"tensor_values": {"y": {"sizes": [{"as_int": 2}], "dtype": 7}},
             "nodes": [{"outputs": [{"as_tensor": {"name": "y"}}],
                        "inputs": [{"arg": {"as_tensor": {"name": "x"}}, "name": "self"}],
                        "target": "torch.ops.aten.relu.default"}],
             "outputs": [{"as_tensor": {"name": "y"}}],
             "inputs": [{"as_tensor": {"name": "x"}}]}}})");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().parameterCount(), 1u);
    QCOMPARE(reading.graph().valueType(reading.graph().outputs().front()), DataType::F32);
}

FUSEWRIGHT_TEST(TorchExportTest)
#include "tst_torch_export.moc"
