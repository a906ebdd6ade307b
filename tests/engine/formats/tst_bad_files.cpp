// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/engine/kit/zip_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/foreign_file.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

using namespace std::string_literals;

class BadFilesTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatAForeignFileIs_data();
    void saysWhatAForeignFileIs();
    void namesTheLineOfAMergeConflict();
    void refusesAFolder();
    void refusesADevice();
    void refusesAMissingFile();
    void believesTheContentAndNotTheEnding();
    void refusesEveryFileFoundByFuzzing_data();
    void refusesEveryFileFoundByFuzzing();
    void saysWhatAMemberOfAProgramMustBe_data();
    void saysWhatAMemberOfAProgramMustBe();
    void drawsEveryFileWithADefectThatLeavesAGraph_data();
    void drawsEveryFileWithADefectThatLeavesAGraph();
    void answersWhereverAFileIsCutOrBroken_data();
    void answersWhereverAFileIsCutOrBroken();
};

void BadFilesTest::saysWhatAForeignFileIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("word");

    const auto add = [](const char* name, const std::string& bytes, const char* word) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(word);
    };
    add("empty", "", "empty");
    add("blank", " \n\t", "empty");
    add("html", "\n<!DOCTYPE html><html><body>404</body></html>", "web page");
    add("lfs", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
        "git lfs pull");
    add("gzip", "\x1f\x8b\x08\x00"s, "gzip");
    add("zip", zipOf({{.name = "model/data.pkl", .bytes = "x"}}), "zip archive");
    add("pickle", "\x80\x02}q"s, "pickle");
    add("hdf5", "\x89HDF\r\n\x1a\n"s, "HDF5");
    add("gguf", "GGUF\x03", "GGUF");
    add("tflite", "\x1c\0\0\0TFL3"s, "TensorFlow Lite");
    add("onnx as text", "ir_version: 7\ngraph {\n}", "written as text");
    add("onnx in OpenVINO", "<?xml version=\"1.0\"?>\n<net name=\"m\"></net>", "OpenVINO");
    add("jaxpr", "{ lambda ; a:f32[3]. let b:f32[3] = sin a in (b,) }\n", "as_text()");
    add("TorchScript", "graph(%x : Tensor):\n  %1 : Tensor = aten::relu(%x)\n", "torch.export");
    add("TensorIR", "@T.prim_func\ndef f(a: T.handle):\n    pass\n", "Relax");
    add("TensorFlow as text", "node {\n  name: \"x\"\n  op: \"Relu\"\n}\n", "tf2onnx");
    add("MLIR bytecode", "ML\xefR\x06", "mlir-opt");
    add("safetensors", "\x40\0\0\0\0\0\0\0{\"w\":{\"data_offsets\":[0,8]}}"s, "no graph");
    add("other json", "{\"a\": 1}", "not a model");
    add("unmarked graph", "{\"nodes\": []}", "fusewright-graph");
    add("conflict", "{\n<<<<<<< HEAD\n", "line 2");
    add("garbage", "\xde\xad\xbe\xef\x01\x02", "not a supported model");
}

void BadFilesTest::saysWhatAForeignFileIs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, word);

    const Reading reading = readBytes(bytes.toStdString(), "some.file");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "not-a-model");
    QVERIFY2(reading.firstMessage().find(word.toStdString()) != std::string::npos,
             reading.firstMessage().c_str());
    QCOMPARE(reading.findings.all().front().file, "some.file");
}

void BadFilesTest::namesTheLineOfAMergeConflict()
{
    const Reading reading = readBytes("{\"format\": \"fusewright-graph\", \"version\": 1,\n"
                                      "<<<<<<< HEAD\n\"nodes\": []}\n");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "merge-conflict");
    QCOMPARE(reading.findings.all().front().range->begin.line, 2u);
}

void BadFilesTest::refusesAFolder()
{
    const Reading reading = readCorpus("models");

    QVERIFY(!reading.model);
    QVERIFY(reading.firstMessage().find("folder") != std::string::npos);
}

void BadFilesTest::refusesADevice()
{
    Reading reading;

    reading.model =
        readModel("/dev/zero", {.catalogue = OperatorCatalogue::builtIn()}, reading.findings);

    QVERIFY(!reading.model);
    QVERIFY(reading.firstMessage().find("device") != std::string::npos);
}

void BadFilesTest::refusesAMissingFile()
{
    const Reading reading = readCorpus("there-is-no-such-file.onnx");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "cannot-read");
}

void BadFilesTest::believesTheContentAndNotTheEnding()
{
    const Reading reading = readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "nodes": [{"id": "a", "op": "relu", "inputs": []}]})",
        "wrong.onnx");

    QVERIFY(reading.model);
    QCOMPARE(reading.model->format, "json");
}

void BadFilesTest::refusesEveryFileFoundByFuzzing_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/files/bad"));
    for (const QString& name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

void BadFilesTest::refusesEveryFileFoundByFuzzing()
{
    QFETCH(QString, name);

    const Reading reading = readCorpus("files/bad/" + name.toStdString());

    QVERIFY(!reading.model);
    QVERIFY(reading.findings.hasErrors());
}

void BadFilesTest::saysWhatAMemberOfAProgramMustBe_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* graph, const char* message) {
        QTest::newRow(graph) << QString::fromUtf8(graph) << QString::fromUtf8(message);
    };
    add(R"("nodes": {})", R"("nodes" must be a list, not an object.)");
    add(R"("nodes": [], "outputs": {})", R"("outputs" must be a list, not an object.)");
    add(R"("nodes": [], "inputs": ["x"])", "An argument must be an object, not a string.");
    add(R"("nodes": [], "tensor_values": [])", R"("tensor_values" must be an object, not a list.)");
    const auto addNode = [&](const char* name, const char* inputs, const char* message) {
        QTest::newRow(name) << QStringLiteral("\"nodes\": [{\"target\": \"f\", \"inputs\": %1}]")
                                   .arg(QString::fromUtf8(inputs))
                            << QString::fromUtf8(message);
    };
    addNode("inputs", "{}", R"("inputs" must be a list, not an object.)");
    addNode("input", R"(["x"])", "An argument must be an object, not a string.");
    addNode("tensor", R"([{"arg": {"as_tensor": "x"}}])",
            R"("as_tensor" must be an object, not a string.)");
    addNode("tensors", R"([{"arg": {"as_tensors": {"name": "x"}}}])",
            R"("as_tensors" must be a list, not an object.)");
    addNode("number", R"([{"arg": {"as_int": "1"}}])",
            R"("as_int" must be a whole number, not a string.)");
    addNode("truth", R"([{"arg": {"as_bool": 1}}])",
            R"("as_bool" must be true or false, not a number.)");
}

void BadFilesTest::saysWhatAMemberOfAProgramMustBe()
{
    QFETCH(QString, graph);
    QFETCH(QString, message);

    const Reading reading =
        readBytes("{\"schema_version\": {\"major\": 8},\n\"graph_module\": {\"graph\": {"
                      + graph.toStdString() + "}}}",
                  "x.export.json");

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.all().size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(reading.firstMessage()), message);
    QCOMPARE(reading.firstCode(), std::string("wrong-type"));
    QCOMPARE(reading.findings.all().front().range->begin.line, std::size_t(2));
}

void BadFilesTest::drawsEveryFileWithADefectThatLeavesAGraph_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/files/odd"));
    for (const QString& name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

void BadFilesTest::drawsEveryFileWithADefectThatLeavesAGraph()
{
    QFETCH(QString, name);

    const Reading reading = readCorpus("files/odd/" + name.toStdString());

    QVERIFY(reading.model);
    QVERIFY(!reading.findings.isEmpty());
    QVERIFY(!reading.findings.hasErrors());
}

void BadFilesTest::answersWhereverAFileIsCutOrBroken_data()
{
    QTest::addColumn<QString>("name");
    for (const char* const name :
         {"mlir/stablehlo_while_8funcs.mlir", "mlir/ttir_relu6_two_modules.mlir",
          "mlir/stablehlo_dynamic_shapes.mlir", "hlo/train_step_fused.hlo",
          "json/model_explorer.me.json"})
        QTest::newRow(name) << name;
}

void BadFilesTest::answersWhereverAFileIsCutOrBroken()
{
    QFETCH(QString, name);
    QFile file(QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/") + name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string whole = file.readAll().toStdString();
    constexpr std::size_t samples = 97;

    for (std::size_t sample = 0; sample < samples; ++sample) {
        const std::size_t at = whole.size() * sample / samples;
        std::string broken = whole;
        broken.replace(at, 2, "\xC3(");

        const Reading cut = readBytes(whole.substr(0, at), name.toStdString());
        const Reading odd = readBytes(broken, name.toStdString());

        QVERIFY(cut.model || cut.findings.hasErrors());
        QVERIFY(odd.model || odd.findings.hasErrors());
    }
}

FUSEWRIGHT_TEST(BadFilesTest)
#include "tst_bad_files.moc"
