// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/export_session.h"

#include "engine/graph/graph.h"
#include "engine/session/partition_session.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace fusewright;
using test::Keep;
using test::readBytes;
using test::TypedGraph;

/// Sections as files that other programs read, and this one too.
class ExportSessionTest : public QObject {
    Q_OBJECT

private slots:
    void endingsDecideWhatAFileIs();
    void aTableHasALineForEachOperator();
    void aTableOfSectionsHasALineForEach();
    void cellsAreQuotedWhereTheyMustBe();
    void framesInDotDoNotChangeTheGraph();
    void closedSectionsAreBoxesInDot();
    void decoratorsMakeTheSameSectionsAgain();
    void aClassThatIsNoSectionHasNoDecorator();
    void aModelWithoutClassesIsToldOf();
    void innerClassesAreTakenBeforeTheOneAroundThem();
    void namesThatAreNoPythonAreLeftOut();

private:
    struct Made {
        TypedGraph typed;
        CheckedRules rules;
        MadePartition made;

        std::string as(ExportKind kind, SectionForm form = SectionForm::Open) const
        {
            return exportPartition(typed.graph, rules.rules, {}, made, kind, form);
        }
    };
    static Made madeOf(const char* model, const char* rules);
    MadePartition readBack(const Graph& graph, const std::string& python);

    QTemporaryDir m_folder;
};

namespace {

constexpr const char* blocks = "in x f32 4 8\n"
                               "par w f32 8 8\n"
                               "l0 = linear x w @a.0:models.Block : f32 4 8\n"
                               "r0 = relu l0 @a.0:models.Block : f32 4 8\n"
                               "l1 = linear r0 w @a.1:models.Block : f32 4 8\n"
                               "r1 = relu l1 @a.1:models.Block : f32 4 8\n"
                               "s = softmax r1 @head:Head : f32 4 8\n";
constexpr const char* exportedDense = "dense:\n"
                                      "  priority: 1\n"
                                      "  heuristic: SAFE_GEMM\n"
                                      "  pattern:\n"
                                      "    product: {op_type: linear, child: act}\n"
                                      "    act: {op_type: relu}\n";

std::vector<std::vector<NodeId>> fusedOf(const MadePartition& made)
{
    std::vector<std::vector<NodeId>> all;
    for (const Section& section : made.partition.sections) {
        if (section.rule || section.manual)
            all.push_back(section.nodes);
    }
    return all;
}

std::string line(const std::string& text, std::size_t at)
{
    return QString::fromStdString(text).split(QStringLiteral("\r\n")).value(int(at)).toStdString();
}

} // namespace

ExportSessionTest::Made ExportSessionTest::madeOf(const char* model, const char* rules)
{
    Made all{.typed = TypedGraph(model), .rules = checkRulesText("r.yaml", rules, {}), .made = {}};
    std::vector<Diagnostic> found;
    all.made = makePartition(all.typed.graph, all.rules.rules, {}, {.mode = FusionMode::O1}, found);
    return all;
}

MadePartition ExportSessionTest::readBack(const Graph& graph, const std::string& python)
{
    const std::string path = m_folder.filePath(QStringLiteral("again.py")).toStdString();
    std::ofstream(path) << python;
    const OpenedManualFusion again = openManualFusion(path);
    std::vector<Diagnostic> found = again.diagnostics;
    MadePartition made = makePartition(graph, {}, again.fusion, {.mode = FusionMode::O1}, found);
    for (const Diagnostic& each : found)
        qWarning("%s", toText(each).c_str());
    return made;
}

void ExportSessionTest::endingsDecideWhatAFileIs()
{
    QCOMPARE(exportKindOf("a/b.HTML"), std::optional(ExportKind::Html));
    QCOMPARE(exportKindOf("b.gv"), std::optional(ExportKind::Dot));
    QVERIFY(!exportKindOf("b.docx"));
    QVERIFY(!exportKindOf(".png"));
    for (const ExportKind kind : allExportKinds())
        QCOMPARE(exportKindOf("x" + std::string(endingOf(kind))), std::optional(kind));
}

void ExportSessionTest::aTableHasALineForEachOperator()
{
    const std::string csv = madeOf(blocks, exportedDense).as(ExportKind::Csv);

    QCOMPARE(line(csv, 0),
             std::string("section,fold,rule,func_name,heuristic,operator,op,"
                         "name_in_file,module,module_type,flops,bytes_read,"
                         "bytes_written"));
    QCOMPARE(line(csv, 2),
             std::string("0,0,dense,,SAFE_GEMM,r0,relu,relu,a.0,models.Block,32,"
                         "128,128"));
    QCOMPARE(line(csv, 5), std::string("2,1,,,,s,softmax,softmax,head,Head,160,128,128"));
    QCOMPARE(line(csv, 6), std::string());
}

void ExportSessionTest::aTableOfSectionsHasALineForEach()
{
    const std::string csv = madeOf(blocks, exportedDense).as(ExportKind::Csv, SectionForm::Closed);

    QCOMPARE(line(csv, 2), std::string("1,0,dense,,SAFE_GEMM,2,1,544,384,128,128,l1,r1"));
    QCOMPARE(line(csv, 4), std::string());
}

void ExportSessionTest::cellsAreQuotedWhereTheyMustBe()
{
    const auto reading = readBytes(R"({"format": "fusewright-graph", "version": 1, "nodes": [)"
                                   R"({"id": "a, \"b\"\n", "op": "relu", "inputs": ["x"]}]})");
    std::vector<Diagnostic> found;
    const MadePartition made = makePartition(reading.graph(), {}, {}, {}, found);

    const std::string csv =
        exportPartition(reading.graph(), {}, {}, made, ExportKind::Csv, SectionForm::Open);

    QVERIFY(csv.find("0,0,,,,\"a, \"\"b\"\"\n\",relu,") != std::string::npos);
}

void ExportSessionTest::framesInDotDoNotChangeTheGraph()
{
    const Made made = madeOf(blocks, exportedDense);

    const std::string dot = made.as(ExportKind::Dot);

    QVERIFY(dot.find("subgraph \"cluster_1\" {\n    label=\"dense\";\n    \"l1\" [label=")
            != std::string::npos);
    QVERIFY(dot.find("cluster_2") == std::string::npos);
    const auto again = readBytes(dot, "again.dot", Keep::Tidy);
    QVERIFY(again.model);
    QCOMPARE(again.graph().nodeCount(), made.typed.graph.nodeCount());
    QCOMPARE(again.graph().edgeCount(), made.typed.graph.edgeCount());
}

void ExportSessionTest::closedSectionsAreBoxesInDot()
{
    const std::string dot = madeOf(blocks, exportedDense).as(ExportKind::Dot, SectionForm::Closed);

    const auto again = readBytes(dot, "again.dot", Keep::Tidy);
    QVERIFY(again.model);
    QCOMPARE(again.graph().nodeCount(), std::size_t(3));
    QCOMPARE(again.graph().edgeCount(), std::size_t(2));
    QCOMPARE(again.graph().canonicalName(*again.graph().nodes().begin()),
             std::string_view("dense"));
}

void ExportSessionTest::decoratorsMakeTheSameSectionsAgain()
{
    const Made made = madeOf(blocks, exportedDense);

    const std::string python = made.as(ExportKind::Decorators);

    QVERIFY(python.find("@op_fusion(func_name=\"dense\", heuristic=OpFusionHeuristics.SAFE_GEMM)\n"
                        "class Block(nn.Module): ...\n")
            != std::string::npos);
    QCOMPARE(fusedOf(readBack(made.typed.graph, python)), fusedOf(made.made));
}

void ExportSessionTest::aClassThatIsNoSectionHasNoDecorator()
{
    const Made made = madeOf("in x f32 4 8\n"
                             "par w f32 8 8\n"
                             "l0 = linear x w @a.0:Block : f32 4 8\n"
                             "r0 = relu l0 @a.0:Block : f32 4 8\n"
                             "l1 = linear r0 w @a.1:Block : f32 4 8\n"
                             "s = softmax l1 @a.1:Block : f32 4 8\n",
                             exportedDense);

    const std::string python = made.as(ExportKind::Decorators);

    QVERIFY(python.find("@op_fusion(") == std::string::npos);
    QVERIFY(python.find("# No class has exactly the operators of these sections")
            != std::string::npos);
    QVERIFY(python.find("#   1 section, dense, of 2 operators, the first one from l0 on")
            != std::string::npos);
    QVERIFY(fusedOf(readBack(made.typed.graph, python)).empty());
}

/// As in an ONNX file: modules have names there, but no classes.
void ExportSessionTest::aModelWithoutClassesIsToldOf()
{
    const Made made = madeOf("in x f32 4 8\n"
                             "par w f32 8 8\n"
                             "l0 = linear x w @a.0 : f32 4 8\n"
                             "r0 = relu l0 @a.0 : f32 4 8\n",
                             exportedDense);

    const std::string python = made.as(ExportKind::Decorators);

    QVERIFY(python.find("# No class has") == std::string::npos);
    QVERIFY(python.find("# The model does not name the classes of its modules")
            != std::string::npos);
    QVERIFY(python.find("#   1 section, dense, of 2 operators") != std::string::npos);
    QVERIFY(fusedOf(readBack(made.typed.graph, python)).empty());
}

void ExportSessionTest::innerClassesAreTakenBeforeTheOneAroundThem()
{
    // The block's own operators are a section once those of the norm in it are another.
    const Made made = madeOf("in x f32 4 8\n"
                             "par w f32 8 8\n"
                             "n = softmax x @a.0.norm:Norm : f32 4 8\n"
                             "m = exp n @a.0.norm:Norm : f32 4 8\n"
                             "l = linear m w @a.0:Block : f32 4 8\n"
                             "r = relu l @a.0:Block : f32 4 8\n",
                             "dense:\n  priority: 1\n  pattern:\n"
                             "    product: {op_type: linear, child: act}\n"
                             "    act: {op_type: relu}\n"
                             "norm:\n  priority: 2\n  pattern:\n"
                             "    soft: {op_type: softmax, child: power}\n"
                             "    power: {op_type: exp}\n");

    const std::string python = made.as(ExportKind::Decorators);

    QVERIFY(python.find("class Norm(") < python.find("class Block("));
    QCOMPARE(fusedOf(readBack(made.typed.graph, python)), fusedOf(made.made));
    QCOMPARE(fusedOf(made.made).size(), std::size_t(2));
}

void ExportSessionTest::namesThatAreNoPythonAreLeftOut()
{
    const Made made = madeOf("in x f32 4 8\n"
                             "par w f32 8 8\n"
                             "l0 = linear x w @a.0:Block<8> : f32 4 8\n"
                             "r0 = relu l0 @a.0:Block<8> : f32 4 8\n",
                             exportedDense);

    QVERIFY(made.as(ExportKind::Decorators).find("\nclass ") == std::string::npos);
}

FUSEWRIGHT_TEST(ExportSessionTest)
#include "tst_export_session.moc"
