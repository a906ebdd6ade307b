// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_facts.h"

#include "engine/report/model_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::Keep;
using test::readBytes;
using test::readCorpus;

class ModelFactsTest : public QObject {
    Q_OBJECT

private slots:
    void countsWhatIsInTheGraph();
    void listsTheMostFrequentOperatorFirst();
    void countsNodesThatTheCatalogueDoesNotKnow();
    void countsEachModulePathOnce();
    void listsBodiesFromTheOutside();
    void countsOfAnExampleAddUp();
    void thePageForATerminalHasWhatThereIs();
    void thePageForATerminalLeavesOutWhatThereIsNot();
};

namespace {

ModelFacts factsOf(const std::string& members, Keep keep = Keep::Raw)
{
    const auto reading = readBytes(
        R"({"format": "fusewright-graph", "version": 1, )" + members + '}', "t.json", keep);
    return gatherFacts(*reading.model);
}

const std::string smallNet = R"("name": "net",
    "inputs": [{"name": "x"}], "constants": [{"name": "w"}, {"name": "v"}],
    "properties": {"producer": "hand"},
    "nodes": [
        {"id": "i", "op": "Identity", "inputs": ["x"]},
        {"id": "a", "op": "MatMul", "inputs": ["i", "w"], "module": "net.fc",
         "module_type": "Linear"},
        {"id": "b", "op": "MatMul", "inputs": ["a", "v"], "module": "net.out"},
        {"id": "r", "op": "aten.relu.default", "inputs": ["b"], "module": "net.out"},
        {"id": "n", "op": "acme_norm", "inputs": ["r", "a"]}])";

const std::string bodies = R"("nodes": [
    {"id": "if", "op": "If", "inputs": ["c"], "graphs": {
        "then": {"nodes": [{"id": "loop", "op": "Loop", "inputs": [], "graphs": {
            "body": {"nodes": [{"id": "y", "op": "Relu", "inputs": ["x"]}]}}}]},
        "else": {"nodes": [{"id": "y", "op": "Relu", "inputs": ["x"]},
                           {"id": "z", "op": "Relu", "inputs": ["y"]}]}}}])";

} // namespace

void ModelFactsTest::countsWhatIsInTheGraph()
{
    const ModelFacts facts = factsOf(smallNet);

    QCOMPARE(facts.name, std::string("net"));
    QCOMPARE(facts.format, std::string("json"));
    QCOMPARE(facts.nodes, std::size_t(5));
    QCOMPARE(facts.edges, std::size_t(5));
    QCOMPARE(facts.inputs, std::size_t(1));
    QCOMPARE(facts.parameters, std::size_t(2));
    QCOMPARE(facts.outputs, std::size_t(1));
}

void ModelFactsTest::listsTheMostFrequentOperatorFirst()
{
    std::string names;

    for (const OperatorCount& op : factsOf(smallNet).operators)
        names += op.canonical + ' ' + std::to_string(op.count) + ' ';

    QCOMPARE(names, std::string("matmul 2 acme_norm 1 identity 1 relu 1 "));
}

void ModelFactsTest::countsNodesThatTheCatalogueDoesNotKnow()
{
    QCOMPARE(factsOf(smallNet).unknownOperators, std::size_t(1));
}

void ModelFactsTest::countsEachModulePathOnce()
{
    QCOMPARE(factsOf(smallNet).modules, std::size_t(2));
}

void ModelFactsTest::listsBodiesFromTheOutside()
{
    std::string text;

    for (const NestedFacts& body : factsOf(bodies).nested) {
        text += std::to_string(body.depth) + ' ' + body.owner + '.' + body.attribute + ' '
            + std::to_string(body.nodes) + '\n';
    }

    QCOMPARE(text,
             std::string("1 if.then 1\n"
                         "2 loop.body 1\n"
                         "1 if.else 2\n"));
}

void ModelFactsTest::countsOfAnExampleAddUp()
{
    const auto reading = readCorpus("../../resources/examples/gpt2.onnx", Keep::Tidy);
    const ModelFacts facts = gatherFacts(*reading.model);

    std::size_t counted = 0;
    for (const OperatorCount& op : facts.operators)
        counted += op.count;

    QCOMPARE(counted, facts.nodes);
    QCOMPARE(facts.unknownOperators, std::size_t(0));
}

void ModelFactsTest::thePageForATerminalHasWhatThereIs()
{
    const std::string text = modelText(factsOf(smallNet, Keep::Tidy));

    QCOMPARE(text,
             std::string("net  ·  json\n"
                         "\n"
                         "  operators          4\n"
                         "  edges              4\n"
                         "  inputs             1\n"
                         "  outputs            1\n"
                         "  parameters         2\n"
                         "  modules            2\n"
                         "  unknown operators  1\n"
                         "\n"
                         "Operators\n"
                         "  2  matmul     gemm                  MatMul\n"
                         "  1  acme_norm  not in the catalogue\n"
                         "  1  relu       activation            aten.relu.default\n"
                         "\n"
                         "Folded away (--raw shows them)\n"
                         "  1  Identity  identity\n"
                         "\n"
                         "File\n"
                         "  producer  hand\n"));
}

void ModelFactsTest::thePageForATerminalLeavesOutWhatThereIsNot()
{
    const std::string text =
        modelText(factsOf(R"("nodes": [{"id": "y", "op": "Relu", "inputs": ["x"]}])"));

    for (const char* absent : {"unknown", "Folded", "Nested", "File"})
        QVERIFY2(text.find(absent) == std::string::npos, absent);
    QVERIFY(text.starts_with("(no name)  ·  json\n"));
}

FUSEWRIGHT_TEST(ModelFactsTest)
#include "tst_model_facts.moc"
