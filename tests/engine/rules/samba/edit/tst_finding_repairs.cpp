// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/finding_repairs.h"

#include "engine/session/rules_session.h"
#include "engine/support/text_edits.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

class FindingRepairsTest : public QObject {
    Q_OBJECT

private slots:
    void mends_data();
    void mends();
    void anEntryCalledAsAnOperatorIsForIt();
    void offersHeuristicsThatAllPatternsMeet();
    void leavesTheRest();
};

namespace {

const Diagnostic* findingOf(const CheckedRules& checked, const char* code)
{
    const auto found = std::ranges::find(checked.diagnostics, code, &Diagnostic::code);
    return found == checked.diagnostics.end() ? nullptr : &*found;
}

} // namespace

void FindingRepairsTest::mends_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("priority of a block")
        << QByteArray("missing-priority")
        << QByteArray("r:\n  # why\n  pattern:\n    a: {op_type: relu}\n")
        << QByteArray("r:\n  # why\n  priority: 0\n  pattern:\n    a: {op_type: relu}\n");
    QTest::newRow("priority in braces")
        << QByteArray("missing-priority") << QByteArray("r: {pattern: {a: {op_type: relu}}}\n")
        << QByteArray("r: {priority: 0, pattern: {a: {op_type: relu}}}\n");
    QTest::newRow("entry of a block")
        << QByteArray("unknown-entry")
        << QByteArray("r:\n  priority: 1\n  pattern:\n    a:\n      op_type: relu\n"
                      "      child: act # next\n\ns:\n  priority: 2\n  pattern:\n"
                      "    a: {op_type: relu}\n")
        << QByteArray("r:\n  priority: 1\n  pattern:\n    a:\n      op_type: relu\n"
                      "      child: act # next\n    act:\n      op_type: .\n\ns:\n  priority: 2\n"
                      "  pattern:\n    a: {op_type: relu}\n");
    QTest::newRow("entry beside braces")
        << QByteArray("unknown-entry")
        << QByteArray("r:\r\n  priority: 1\r\n  pattern:\r\n    a: {op_type: relu, child: act}\r\n")
        << QByteArray("r:\r\n  priority: 1\r\n  pattern:\r\n    a: {op_type: relu, child: act}\r\n"
                      "    act: {op_type: .}\r\n");
    QTest::newRow("entry in braces")
        << QByteArray("unknown-entry")
        << QByteArray("r: {priority: 1, pattern: {a: {op_type: relu, child: act}}}\n")
        << QByteArray("r: {priority: 1, pattern: {a: {op_type: relu, child: act}, "
                      "act: {op_type: .}}}\n");
    QTest::newRow("an option")
        << QByteArray("unknown-entry")
        << QByteArray("r:\n  priority: 1\n  pattern:\n    a: {match_first_option: [\"b c\"]}\n")
        << QByteArray("r:\n  priority: 1\n  pattern:\n    a: {match_first_option: [\"b c\"]}\n"
                      "    \"b c\": {op_type: .}\n");
    QTest::newRow("a heuristic that cannot be met")
        << QByteArray("heuristic-mismatch")
        << QByteArray("r:\n  priority: 1\n  # fast\n  heuristic: MHA\n  pattern:\n"
                      "    a: {op_type: relu}\n")
        << QByteArray("r:\n  priority: 1\n  pattern:\n    a: {op_type: relu}\n");
    QTest::newRow("a heuristic with parameters")
        << QByteArray("heuristic-mismatch")
        << QByteArray("r: {priority: 1, heuristic: {name: SDPA, p: 2}, "
                      "pattern: {a: {op_type: relu}}}\n")
        << QByteArray("r: {priority: 1, pattern: {a: {op_type: relu}}}\n");
}

void FindingRepairsTest::mends()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, before);
    const CheckedRules checked = checkRulesText("r.yaml", before.toStdString(), {});
    const Diagnostic* const finding = findingOf(checked, code.constData());
    QVERIFY(finding);
    QVERIFY(!finding->fixes.empty());

    const std::string after =
        edited(SourceText("r.yaml", before.toStdString()), finding->fixes.back().edits);

    QTEST(QByteArray::fromStdString(after), "after");
    QVERIFY(!findingOf(checkRulesText("r.yaml", after, {}), code.constData()));
}

void FindingRepairsTest::anEntryCalledAsAnOperatorIsForIt()
{
    const std::string text =
        "r: {priority: 1, pattern: {a: {op_type: relu, children: [gelu, act]}}}\n";
    std::vector<std::string> titles;
    for (const Diagnostic& finding : checkRulesText("r.yaml", text, {}).diagnostics) {
        for (const Fix& fix : finding.fixes)
            titles.push_back(fix.title);
    }

    QCOMPARE(titles,
             (std::vector<std::string>{"Create the entry `gelu`, for the operator of that name",
                                       "Create the entry `gelu`, for any operator",
                                       "Create the entry `act`, for any operator"}));
}

void FindingRepairsTest::offersHeuristicsThatAllPatternsMeet()
{
    const std::string gemm = "r: {priority: 1, heuristic: MHA, pattern: {a: {op_type: linear}}, "
                             "pattern2: {b: {op_type: [relu, matmul]}}}\n";
    const CheckedRules checked = checkRulesText("r.yaml", gemm, {});
    std::vector<std::string> titles;
    for (const Diagnostic& finding : checked.diagnostics) {
        QCOMPARE(finding.code, std::string("heuristic-mismatch"));
        for (const Fix& fix : finding.fixes)
            titles.push_back(fix.title);
    }

    QCOMPARE(checked.diagnostics.size(), std::size_t(2));
    QCOMPARE(titles,
             (std::vector<std::string>{"Change to \"DEFAULT_GEMM\"", "Remove the heuristic"}));
    const std::string after =
        edited(SourceText("r.yaml", gemm), checked.diagnostics.front().fixes.front().edits);
    QVERIFY(checkRulesText("r.yaml", after, {}).diagnostics.empty());
}

void FindingRepairsTest::leavesTheRest()
{
    // A rule that is no mapping, and one without a pattern: nothing can be put there.
    for (const char* text : {"r: 3\n", "r:\n", "- r\n", "r: {pattern: [a, b]}\n", "r: &x [*x]\n"}) {
        const CheckedRules checked = checkRulesText("r.yaml", text, {});
        for (const Diagnostic& finding : checked.diagnostics) {
            for (const Fix& fix : finding.fixes)
                QVERIFY(!edited(SourceText("r.yaml", text), fix.edits).empty());
        }
    }
}

FUSEWRIGHT_TEST(FindingRepairsTest)
#include "tst_finding_repairs.moc"
