// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/diff_text.h"
#include "engine/session/diff_session.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string_view>
#include <tuple>
#include <vector>

using namespace fusewright;

namespace {

/// How often, what, of how many operators each, and how many move in all.
using Row = std::tuple<std::size_t, std::string_view, std::size_t, std::size_t>;

std::vector<Row> rowsOf(const ComparedPair& pair)
{
    std::vector<Row> rows;
    for (const FoldedChange& change : pair.folded) {
        if (!change.isLoneOperator())
            rows.emplace_back(change.changes.size(), changeKindName(change.kind), change.operators,
                              change.movedOperators);
    }
    return rows;
}

} // namespace

class DiffSessionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void llamaFromO0ToO1();
    void llamaFromO1ToO3();
    void nothingIsFusedAtLevelZero();
    void rulesAreTheSameAsThemselves();
    void aRuleThatIsGoneIsASplit();

private:
    const Graph& graph() const { return *m_opened.model->graph; }

    OpenedModel m_opened;
    CheckedRules m_rules;
    std::vector<Diagnostic> m_found;
};

void DiffSessionTest::initTestCase()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    m_opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    m_rules = checkRules(examples + "/llama2.yaml", {});
    QVERIFY(m_opened.model);
}

void DiffSessionTest::llamaFromO0ToO1()
{
    const ComparedPartitions compared = compareModes(graph(), m_rules.rules, {}, {}, m_found);

    QCOMPARE(compared.partitions[1].partition.sections.size(), std::size_t(169));
    const std::vector<Row> expected{{32, "merged", 20, 32 * 19},
                                    {32, "merged", 9, 32 * 8},
                                    {32, "merged", 8, 32 * 7},
                                    {32, "merged", 8, 32 * 7},
                                    {32, "merged", 6, 32 * 5}};
    QVERIFY(rowsOf(compared.pairs[0]) == expected);
    QVERIFY(diffText(compared, ShownChanges::Telling)
                .find("  32x  merged 9 sections into 1 (llama2_qkv)\n")
            != std::string::npos);
}

void DiffSessionTest::llamaFromO1ToO3()
{
    const ComparedPartitions compared = compareModes(graph(), m_rules.rules, {}, {}, m_found);

    QCOMPARE(compared.partitions[2].partition.sections.size(), std::size_t(580));
    const std::vector<Row> expected{
        {32, "regrouped", 28, 32 * 19}, {32, "split", 9, 32 * 4}, {32, "split", 8, 32 * 3},
        {32, "split", 6, 32 * 3},       {1, "merged", 5, 4},      {1, "merged", 2, 1}};
    QVERIFY(rowsOf(compared.pairs[1]) == expected);
}

void DiffSessionTest::nothingIsFusedAtLevelZero()
{
    const ComparedPartitions compared = compareModes(
        graph(), m_rules.rules, {}, {.fusion = {.mostFusedOps = 256, .optLevel = 0}}, m_found);

    QCOMPARE(compared.partitions[2].partition.sections.size(), graph().nodeCount());
}

void DiffSessionTest::rulesAreTheSameAsThemselves()
{
    const ComparedPartitions compared =
        compareRules(graph(), m_rules.rules, m_rules.rules, {}, {}, m_found);

    QCOMPARE(compared.partitions[1].name, std::string("a"));
    QCOMPARE(compared.partitions[2].name, std::string("b"));
    for (const FoldedChange& change : compared.pairs[0].folded)
        QCOMPARE(change.kind, ChangeKind::Same);
}

void DiffSessionTest::aRuleThatIsGoneIsASplit()
{
    RuleSet fewer = m_rules.rules;
    std::erase_if(fewer.rules, [](const Rule& rule) { return rule.name == "llama2_qkv"; });

    const ComparedPartitions compared =
        compareRules(graph(), m_rules.rules, fewer, {}, {}, m_found);

    const FoldedChange& first = compared.pairs[0].folded.front();
    QCOMPARE(first.kind, ChangeKind::Split);
    QCOMPARE(first.changes.size(), std::size_t(32));
    QCOMPARE(first.operators, std::size_t(9));
}

FUSEWRIGHT_TEST(DiffSessionTest)
#include "tst_diff_session.moc"
