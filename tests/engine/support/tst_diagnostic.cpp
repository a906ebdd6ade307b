// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/diagnostic.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class DiagnosticTest : public QObject {
    Q_OBJECT

private slots:
    void theTextHasOnlyTheKnownParts_data();
    void theTextHasOnlyTheKnownParts();
    void keepsFindingsInTheirOrder();
    void warningsAreNoErrors();
    void keepsTheFirstOfVeryManyOfOneCode();
    void eachCodeHasRoomOfItsOwn();
    void errorsThatWereNotKeptStillCount();
};

void DiagnosticTest::theTextHasOnlyTheKnownParts_data()
{
    QTest::addColumn<Diagnostic>("finding");
    QTest::addColumn<std::string>("text");
    const TextRange range{{3, 7}, {3, 12}};
    QTest::newRow("everything") << Diagnostic{Severity::Error, "cycle", "A cycle.", "m.json", range}
                                << std::string("m.json:3:7: error: A cycle. [cycle]");
    QTest::newRow("no place") << Diagnostic{Severity::Warning, "cycle", "A cycle.", "m.onnx", {}}
                              << std::string("m.onnx: warning: A cycle. [cycle]");
    QTest::newRow("no file") << Diagnostic{Severity::Information, "cycle", "A cycle.", "", {}}
                             << std::string("information: A cycle. [cycle]");
    QTest::newRow("no code") << Diagnostic{Severity::Error, "", "A cycle.", "m.onnx", {}}
                             << std::string("m.onnx: error: A cycle.");
}

void DiagnosticTest::theTextHasOnlyTheKnownParts()
{
    QFETCH(Diagnostic, finding);
    QFETCH(std::string, text);

    QCOMPARE(toText(finding), text);
}

void DiagnosticTest::keepsFindingsInTheirOrder()
{
    Diagnostics findings;

    findings.warning("b", "first", "m.json", TextRange{{2, 1}, {2, 2}});
    findings.error("a", "second", "m.json");

    const std::vector<Diagnostic> expected{
        {Severity::Warning, "b", "first", "m.json", TextRange{{2, 1}, {2, 2}}, {}},
        {Severity::Error, "a", "second", "m.json", {}, {}}};
    QCOMPARE(findings.all(), expected);
}

void DiagnosticTest::warningsAreNoErrors()
{
    Diagnostics findings;

    findings.warning("a", "warning", "");
    findings.add({.severity = Severity::Information, .code = "b"});

    QVERIFY(!findings.hasErrors());
    QVERIFY(!findings.isEmpty());
}

void DiagnosticTest::keepsTheFirstOfVeryManyOfOneCode()
{
    Diagnostics findings;

    for (std::size_t number = 0; number < Diagnostics::mostPerCode + 7; ++number)
        findings.warning("many", std::to_string(number), "");

    QCOMPARE(findings.all().size(), Diagnostics::mostPerCode);
    QCOMPARE(findings.all().back().message, std::to_string(Diagnostics::mostPerCode - 1));
    QCOMPARE(findings.dropped(), std::size_t(7));
}

void DiagnosticTest::eachCodeHasRoomOfItsOwn()
{
    Diagnostics findings;
    for (std::size_t number = 0; number < Diagnostics::mostPerCode + 1; ++number)
        findings.warning("many", "", "");

    findings.warning("other", "", "");

    QCOMPARE(findings.all().back().code, std::string("other"));
    QCOMPARE(findings.dropped(), std::size_t(1));
}

void DiagnosticTest::errorsThatWereNotKeptStillCount()
{
    Diagnostics findings;

    for (std::size_t number = 0; number < Diagnostics::mostPerCode + 7; ++number)
        findings.error("many", "", "");

    QCOMPARE(findings.errorCount(), Diagnostics::mostPerCode + 7);
}

FUSEWRIGHT_TEST(DiagnosticTest)
#include "tst_diagnostic.moc"
