// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/training_session.h"

#include "engine/graph/graph.h"
#include "engine/session/model_session.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Llama 2 and its rules, with the backward graph behind.
class TrainingSessionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rulesStayThoseOfTheForwardGraph();
    void backwardSectionsHaveThePartnersOfRules();
    void savingsOfOneRuleAreThoseOfRecomputingIt();
    void whatIsRecomputedTogetherIsCountedTogether();
    void rulesThatAreGoneAreNotRecomputed();
    void otherModesHaveBothSides();

private:
    std::size_t ruleNamed(const std::string& name) const;

    FusionAnswer m_plain;
    std::shared_ptr<const BackwardGraph> m_joint;
    FusionAnswer m_both;
};

void TrainingSessionTest::initTestCase()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    FusionSession session("llama2.yaml", {.model = opened.model->graph});
    m_plain = session.answer(test::fileText(examples + "/llama2.yaml"));
    std::vector<Diagnostic> found;
    m_joint = std::make_shared<const BackwardGraph>(
        openBackward(*opened.model->graph, BackwardChoice{}, found).value());
    m_both = withBackward(m_plain, m_joint, {});
    QVERIFY(found.empty() && m_both.training);
}

std::size_t TrainingSessionTest::ruleNamed(const std::string& name) const
{
    const auto& rules = m_both.rules.rules;
    return static_cast<std::size_t>(std::ranges::find(rules, name, &Rule::name) - rules.begin());
}

void TrainingSessionTest::rulesStayThoseOfTheForwardGraph()
{
    QCOMPARE(m_both.matched(), m_plain.graph);
    QCOMPARE(m_plain.matched(), m_plain.graph);
    QCOMPARE(m_both.graph->nodeCount(), m_plain.graph->nodeCount() + m_joint->backwardCount());
    QCOMPARE(m_both.made.matches.matches.size(), m_plain.made.matches.matches.size());
    for (const NodeId node : m_plain.graph->nodes())
        QCOMPARE(m_both.graph->nodeName(node), m_plain.graph->nodeName(node));
}

void TrainingSessionTest::backwardSectionsHaveThePartnersOfRules()
{
    const MadePartition& made = m_both.made;
    std::size_t backward = 0;
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        if (!isBackward(made, at))
            continue;
        ++backward;
        const std::uint32_t partner = made.partnerOf[at].value();
        QVERIFY(!isBackward(made, partner));
        QCOMPARE(made.partition.sections[at].rule, made.partition.sections[partner].rule);
    }
    QVERIFY(backward > 160);
    QVERIFY(m_plain.made.partnerOf.empty() && !isBackward(m_plain.made, 0));
}

void TrainingSessionTest::savingsOfOneRuleAreThoseOfRecomputingIt()
{
    const FusionAnswer again = withBackward(m_plain, m_joint, {"llama2_ffn"});
    const RuleSavings& alone = m_both.training->savings[ruleNamed("llama2_ffn")];

    QVERIFY(!m_both.training->backward.recomputed);
    QVERIFY(again.training->backward.recomputed);
    QCOMPARE(again.training->backward.recomputed->bytesSaved, alone.recomputed.bytesSaved);
    QCOMPARE(again.training->backward.recomputed->operationsAdded,
             alone.recomputed.operationsAdded);
    QVERIFY(alone.recomputed.bytesSaved.known > 5e9);
    QVERIFY(alone.recomputed.bytesSaved.known < alone.savedBytes.known);
}

void TrainingSessionTest::whatIsRecomputedTogetherIsCountedTogether()
{
    const FusionAnswer both = withBackward(m_plain, m_joint, {"llama2_ffn", "llama2_self_attn"});
    const auto& savings = m_both.training->savings;

    QCOMPARE(both.training->backward.recomputed->operationsAdded.known,
             savings[ruleNamed("llama2_ffn")].recomputed.operationsAdded.known
                 + savings[ruleNamed("llama2_self_attn")].recomputed.operationsAdded.known);
}

void TrainingSessionTest::rulesThatAreGoneAreNotRecomputed()
{
    const FusionAnswer again = withBackward(m_plain, m_joint, {"of yesterday"});

    QVERIFY(again.training->recomputed.empty());
    QVERIFY(again.training->diagnostics.empty());
    QVERIFY(!again.training->backward.recomputed);
}

void TrainingSessionTest::otherModesHaveBothSides()
{
    const auto sides = sidesOf(m_both);
    QVERIFY(sides && !sidesOf(m_plain));
    QCOMPARE(sides->leftCount, m_joint->forwardCount);
    for (const FusionMode mode : {FusionMode::O0, FusionMode::O3, FusionMode::O1O3}) {
        const MadePartition made = makePartition(m_both, m_both.rules, mode);
        QCOMPARE(made.partition.sectionOf.size(), m_both.graph->nodeCount());
        QVERIFY(!made.partnerOf.empty());
        QCOMPARE(makePartition(m_plain, m_plain.rules, mode).partition.sectionOf.size(),
                 m_plain.graph->nodeCount());
    }
}

FUSEWRIGHT_TEST(TrainingSessionTest)
#include "tst_training_session.moc"
