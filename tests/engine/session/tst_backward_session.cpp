// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/backward_session.h"
#include "engine/session/diff_session.h"
#include "engine/session/graph_file.h"
#include "engine/session/model_session.h"
#include "engine/session/report_session.h"
#include "engine/session/rules_session.h"
#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace fusewright;

/// Llama 2 with its backward graph, in every mode.
class BackwardSessionTest : public QObject {
    Q_OBJECT

private slots:
    void rulesOfOneNameAreChosenByTheirFile();
    void whatBodiesSaveIsFoundInTheFile();
    void initTestCase();
    void everyBackwardOperatorIsInThePartnerOfItsForwardOperator_data();
    void everyBackwardOperatorIsInThePartnerOfItsForwardOperator();
    void sectionsCanRunOneAfterAnother_data();
    void sectionsCanRunOneAfterAnother();
    void layersHaveRepeatedPartners();
    void costsCountBothSides();
    void recomputingOfNoRuleIsAnError();
    void recomputingAttentionSavesItsScores();
    void modesAreComparedOnTheJointGraph();
    void aReportCountsBothSides();
    void aJointGraphKeepsItsOwnCorrespondence();

private:
    void addModes();
    MadeBackward make(FusionMode mode, const std::vector<std::string>& recomputed = {});

    OpenedModel m_opened;
    CheckedRules m_rules;
    std::optional<BackwardGraph> m_joint;
    std::vector<Diagnostic> m_found;
};

void BackwardSessionTest::initTestCase()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    m_opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    m_rules = checkRules(examples + "/llama2.yaml", {});
    QVERIFY(m_opened.model);
    m_joint = openBackward(*m_opened.model->graph, {}, m_found);
    QVERIFY(m_joint && m_found.empty());
}

void BackwardSessionTest::addModes()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("o0") << int(FusionMode::O0);
    QTest::newRow("o1") << int(FusionMode::O1);
    QTest::newRow("o3") << int(FusionMode::O3);
    QTest::newRow("o1+o3") << int(FusionMode::O1O3);
}

MadeBackward BackwardSessionTest::make(FusionMode mode, const std::vector<std::string>& recomputed)
{
    return makeBackwardPartition(*m_opened.model->graph, *m_joint, m_rules.rules, {},
                                 {.mode = mode}, recomputed, m_found);
}

void BackwardSessionTest::everyBackwardOperatorIsInThePartnerOfItsForwardOperator_data()
{
    addModes();
}

void BackwardSessionTest::everyBackwardOperatorIsInThePartnerOfItsForwardOperator()
{
    QFETCH(int, mode);
    const MadeBackward both = make(FusionMode(mode));
    const Partition& partition = both.made.partition;

    QVERIFY(both.backward.cuts.empty());
    QCOMPARE(partition.sectionOf.size(), m_joint->graph.nodeCount());
    for (std::size_t at = 0; at < m_joint->graph.nodeCount(); ++at) {
        const bool isBackward = at >= m_joint->forwardCount;
        const std::uint32_t section = partition.sectionOf[at];
        QCOMPARE(bool(both.made.isBackward[section]), isBackward);
        if (isBackward)
            QCOMPARE(both.made.partnerOf[section],
                     std::optional(partition.sectionOf[m_joint->forwardOf[at].index]));
    }
}

void BackwardSessionTest::sectionsCanRunOneAfterAnother_data()
{
    addModes();
}

void BackwardSessionTest::sectionsCanRunOneAfterAnother()
{
    QFETCH(int, mode);
    const MadeBackward both = make(FusionMode(mode));
    const Partition& partition = both.made.partition;

    for (const NodeId node : m_joint->graph.nodes()) {
        for (const NodeId user : m_joint->graph.users(node))
            QVERIFY(partition.sectionOf[node.index] <= partition.sectionOf[user.index]);
    }
}

/// The last layer is another one where its values have fewer users.
void BackwardSessionTest::layersHaveRepeatedPartners()
{
    const MadeBackward both = make(FusionMode::O1);

    std::size_t repeated = 0;
    for (const Fold& fold : both.made.folding.folds)
        repeated += both.made.isBackward[fold.first] && fold.count >= 31 ? 1 : 0;
    QCOMPARE(repeated, 5u);
}

void BackwardSessionTest::costsCountBothSides()
{
    const MadePartition forward =
        makePartition(*m_opened.model->graph, m_rules.rules, {}, {.mode = FusionMode::O1}, m_found);

    const MadeBackward both = make(FusionMode::O1);

    QCOMPARE(both.made.costs.whole.operators, m_joint->graph.nodeCount());
    QVERIFY(both.made.costs.whole.flops.total().value() > 2 * *forward.costs.whole.flops.total());
    QVERIFY(both.made.costs.coveredOperators > 2 * forward.costs.coveredOperators);
    Tally sections;
    for (const Tally& bytes : both.backward.savedBytes)
        sections.add(bytes);
    QVERIFY(sections.total().value() <= both.backward.savedWhole.total().value());
}

void BackwardSessionTest::recomputingOfNoRuleIsAnError()
{
    m_found.clear();

    make(FusionMode::O1, {"llama2_fnn"});

    const auto found = std::ranges::find(m_found, "unknown-rule", &Diagnostic::code);
    QVERIFY(found != m_found.end());
    QVERIFY(found->message.ends_with("Did you mean \"llama2_ffn\"?"));
}

/// 32 layers of 32 heads, each with a matrix of 2048 by 2048 bf16, which is read after the softmax;
/// the mask, one such matrix, is kept instead.
void BackwardSessionTest::recomputingAttentionSavesItsScores()
{
    const MadeBackward both = make(FusionMode::O1, {"llama2_self_attn"});

    const Recomputation& again = both.backward.recomputed.value();
    constexpr double matrix = 2048.0 * 2048 * 2;
    QCOMPARE(again.bytesSaved.total(), std::optional(32 * 32 * matrix - matrix));
    QVERIFY(again.operationsAdded.total().value() > 0);
    QVERIFY(!make(FusionMode::O1).backward.recomputed);
}

void BackwardSessionTest::modesAreComparedOnTheJointGraph()
{
    const ComparedPartitions compared =
        compareModes(*m_opened.model->graph, m_rules.rules, {}, {}, m_found, {}, &*m_joint);

    QCOMPARE(&compared.graph, &m_joint->graph);
    for (const ComparedPartition& each : compared.partitions)
        QCOMPARE(each.partition.sectionOf.size(), m_joint->graph.nodeCount());
    QVERIFY(!compared.pairs[0].diff.changes.empty());
}

void BackwardSessionTest::aReportCountsBothSides()
{
    const ReportChoice choice{.joint = std::make_shared<const BackwardGraph>(
                                  *openBackward(*m_opened.model->graph, {}, m_found))};

    const FusionFacts facts = makeFusionReport(m_opened, m_rules, {}, choice);

    QCOMPARE(facts.modes.at(1).operators, m_joint->graph.nodeCount());
    QCOMPARE(facts.savedBytes, savedBytes(*m_joint));
    const auto ffn = std::ranges::find(facts.ruleFacts, "llama2_ffn", &RuleFacts::name);
    QVERIFY(ffn != facts.ruleFacts.end() && ffn->savedBytes);
    QVERIFY(ffn->bytesLess.known > 0 && ffn->bytesLess.known < ffn->savedBytes->known);
    QVERIFY(ffn->operationsMore.known > 1e12);
}

/// What is written with -o and opened again is the same, operator by operator.
void BackwardSessionTest::aJointGraphKeepsItsOwnCorrespondence()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("joint.json").toStdString();
    std::ofstream(path) << writeJoint(*m_joint, path).value();
    OpenedModel opened = openModel(path, {}, nullptr);
    QVERIFY(opened.model);

    const auto joint = openBackward(opened, {}, m_found);

    QVERIFY(joint);
    QCOMPARE(joint->forwardCount, m_joint->forwardCount);
    QCOMPARE(joint->forwardOf, m_joint->forwardOf);
    QCOMPARE(joint->gradients.size(), m_joint->gradients.size());
    QCOMPARE(joint->saved.size(), m_joint->saved.size());
    QCOMPARE(opened.model->graph->nodeCount(), m_joint->forwardCount);
    for (const NodeId node : opened.model->graph->nodes())
        QCOMPARE(opened.model->graph->nodeName(node), m_joint->graph.nodeName(node));
    const MadeBackward again = makeBackwardPartition(*opened.model->graph, *joint, m_rules.rules,
                                                     {}, {.mode = FusionMode::O1}, {}, m_found);
    QCOMPARE(again.made.partition.sections, make(FusionMode::O1).made.partition.sections);
}

void BackwardSessionTest::rulesOfOneNameAreChosenByTheirFile()
{
    RuleSet rules;
    rules.files = {{"a/first.yaml"}, {"b/second.yaml"}};
    rules.rules = {{.name = "dense", .file = 0}, {.name = "dense", .file = 1}};

    const std::string choice = ruleChoice(rules, rules.rules[1]);

    QCOMPARE(choice, std::string("b/second.yaml:dense"));
    for (const char* const written : {choice.c_str(), "second.yaml:dense", "dense"}) {
        QVERIFY(isChosenAs(rules, rules.rules[1], written));
        QCOMPARE(isChosenAs(rules, rules.rules[0], written), std::string_view(written) == "dense");
    }
    QVERIFY(!isChosenAs(rules, rules.rules[1], "cond.yaml:dense"));
}

/// The body of the backward operator loses the sine when the file is read: nothing reads its
/// result.
void BackwardSessionTest::whatBodiesSaveIsFoundInTheFile()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("call.json").toStdString();
    std::ofstream(path) << R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [3]}],
        "nodes": [{"id": "e", "op": "exp", "inputs": ["x"]},
                  {"id": "y", "op": "call", "inputs": ["e"], "graphs": {"body": {
            "inputs": [{"name": "p", "dtype": "f32", "shape": [3]}],
            "nodes": [{"id": "q", "op": "exp", "inputs": ["p"]},
                      {"id": "r", "op": "sin", "inputs": ["q"]},
                      {"id": "s", "op": "mul", "inputs": ["r"], "attrs": {"other": 2}}],
            "outputs": ["s"]}}}]})";
    OpenedModel model = openModel(path, {}, nullptr);
    QVERIFY(model.model);
    const auto made = openBackward(model, {.losses = {}, .wanted = {"inputs"}}, m_found);
    QVERIFY(made && !made->savedInside.empty());
    std::ofstream(path) << writeJoint(*made, path).value();
    OpenedModel opened = openModel(path, {}, nullptr);
    QVERIFY(opened.model);

    const auto found = openBackward(opened, {}, m_found);

    QVERIFY(found);
    QCOMPARE(found->saved.size(), made->saved.size());
    QCOMPARE(found->savedInside.size(), made->savedInside.size());
    QCOMPARE(found->savedInside.front().name, made->savedInside.front().name);
    QCOMPARE(found->savedInside.front().name, std::string("y/q"));
}

FUSEWRIGHT_TEST(BackwardSessionTest)
#include "tst_backward_session.moc"
