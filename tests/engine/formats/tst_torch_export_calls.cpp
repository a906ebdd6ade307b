// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/call_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// How operators are called, as files of torch.export tell it.
class TorchExportCallsTest : public QObject {
    Q_OBJECT

private slots:
    void areThoseThatTheExporterWrites_data();
    void areThoseThatTheExporterWrites();
    void areReadFromArguments_data();
    void areReadFromArguments();
};

namespace {

Reading readNode(const std::string& target, const std::string& inputs)
{
    return readBytes(R"({"graph_module": {"graph": {"inputs": [{"as_tensor": {"name": "x"}},
        {"as_tensor": {"name": "n"}}], "outputs": [{"as_tensor": {"name": "y"}}],
        "nodes": [{"target": ")"
                     + target + R"(", "inputs": [)" + inputs
                     + R"(], "outputs": [{"as_tensor": {"name": "y"}}], "metadata": {}}],
        "tensor_values": {}, "sym_int_values": {}, "sym_bool_values": {}}, "signature":
        {"input_specs": [], "output_specs": []}, "module_call_graph": []},
        "opset_version": {"aten": 10}, "range_constraints": {},
        "schema_version": {"major": 8, "minor": 1}})");
}

} // namespace

void TorchExportCallsTest::areThoseThatTheExporterWrites_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("layer") << "layer";
    QTest::newRow("branches") << "branches";
}

void TorchExportCallsTest::areThoseThatTheExporterWrites()
{
    QFETCH(QString, model);
    const std::string path = "models/fx/torch2/" + model.toStdString();

    const Reading saved = readCorpus(path + ".export.json");
    const Reading written = readCorpus(path + ".json");

    QVERIFY2(saved.model, saved.firstMessage().c_str());
    QCOMPARE(brokenGraph(saved.graph()), std::string());
    std::size_t compared = 0;
    for (const NodeId node : written.graph().nodes()) {
        const auto same = saved.graph().findNode(written.graph().nodeName(node));
        if (!same)
            continue;
        ++compared;
        QCOMPARE(callText(saved.graph(), *same), callText(written.graph(), node));
    }
    QVERIFY(compared > 10);
}

void TorchExportCallsTest::areReadFromArguments_data()
{
    QTest::addColumn<std::string>("inputs");
    QTest::addColumn<std::string>("call");
    const auto row = [](const char* name, const char* inputs, const char* call) {
        QTest::newRow(name) << std::string(inputs) << std::string(call);
    };
    const auto one = [&](const char* name, const std::string& argument, const char* call) {
        row(name, (R"({"name": "", "arg": {)" + argument + "}}").c_str(),
            (std::string("function ") + call).c_str());
    };
    one("a tensor", R"("as_tensor": {"name": "x"})", "x");
    one("tensors", R"("as_tensors": [{"name": "x"}, {"name": "n"}])", "[ x n ]");
    one("no tensors", R"("as_tensors": [])", "[]");
    one("nested tensors", R"("as_nested_tensors": [[{"name": "x"}], [{"name": "n"}]])",
        "[ [ x ] [ n ] ]");
    one("some tensors",
        R"("as_optional_tensors": [{"as_none": true}, {"as_tensor": {"name": "n"}}])",
        "[ null n ]");
    one("none of them", R"("as_optional_tensors": [{"as_none": true}, {"as_none": true}])",
        "[null, null]");
    one("nothing", R"("as_none": true)", "null");
    one("no tensor", R"("as_optional_tensor": {"as_none": true})", "null");
    one("an integer", R"("as_int": 1)", "1");
    one("a number", R"("as_float": 1.0)", "1.0");
    one("infinity", R"("as_float": "Infinity")", "inf");
    one("a truth", R"("as_bool": true)", "true");
    one("a text", R"("as_string": "tanh")", "\"tanh\"");
    one("integers", R"("as_ints": [1, -1])", "[1, -1]");
    one("truths", R"("as_bools": [true, false])", "[true, false]");
    one("sizes", R"("as_sym_ints": [{"as_int": 1}, {"as_name": "n"}])", "[ 1 n ]");
    one("known sizes", R"("as_sym_ints": [{"as_int": 1}, {"as_int": 2}])", "[1, 2]");
    one("a size", R"("as_sym_int": {"as_name": "n"})", "n");
    one("a known size", R"("as_sym_int": {"as_int": 3})", "3");
    one("a type", R"("as_scalar_type": 7)", R"({"python": "torch.float32"})");
    one("a layout", R"("as_layout": 7)", R"({"python": "torch.strided"})");
    one("a format", R"("as_memory_format": 1)", R"({"python": "torch.contiguous_format"})");
    one("a device", R"("as_device": {"type": "cuda", "index": 0})",
        R"_({"python": "torch.device('cuda:0')"})_");
    row("as it says", R"({"name": "self", "arg": {"as_tensor": {"name": "x"}}, "kind": 1},
        {"name": "other", "arg": {"as_int": 2}, "kind": 2})",
        "function x other=2");
    row("positions of the operator", R"({"name": "self", "arg": {"as_tensor": {"name": "x"}}},
        {"name": "other", "arg": {"as_tensor": {"name": "n"}}},
        {"name": "alpha", "arg": {"as_int": 2}})",
        "function x n alpha=2");
    row("behind what is left out", R"({"name": "self", "arg": {"as_none": true}},
        {"name": "other", "arg": {"as_tensor": {"name": "n"}}})",
        "function null n");
}

void TorchExportCallsTest::areReadFromArguments()
{
    QFETCH(std::string, inputs);
    QFETCH(std::string, call);

    const Reading reading = readNode("torch.ops.aten.add.Tensor", inputs);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(callText(reading.graph(), NodeId(0u)), call);
}

FUSEWRIGHT_TEST(TorchExportCallsTest)
#include "tst_torch_export_calls.moc"
