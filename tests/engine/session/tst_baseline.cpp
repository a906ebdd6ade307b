// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/baseline.h"

#include "engine/report/check_text.h"
#include "tests/engine/kit/checked_text.h"
#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;
using test::checkedText;

/// Findings of an earlier check are known wherever they stand now.
class BaselineTest : public QObject {
    Q_OBJECT

private slots:
    void allIsKnownThatWasWritten_data();
    void allIsKnownThatWasWritten();
    void textThatMovesMakesNothingNew();
    void anotherFileNameMakesNothingNew();
    void whatIsInAnotherRuleIsNew();
    void ofAlikeOnesAsManyAreKnownAsThereWere();
    void linesInAMessageDoNotCount();
    void newWarningsCountAndKnownErrorsDoNot();
    void whatWasAbsentThenIsNew();
    void refusesWhatIsNoBaseline_data();
    void refusesWhatIsNoBaseline();
    void refusesAFileThatIsNotThere();

private:
    std::optional<Baseline> opened(const std::string& text);

    QTemporaryDir m_folder;
    Diagnostics m_diagnostics;
};

namespace {

const std::string mistaken = "dense:\n"
                             "  priority: 2\n"
                             "  colour: blue\n"
                             "  pattern:\n"
                             "    product: {op_type: linaer}\n";
const std::string other = "other:\n"
                          "  priority: 1\n"
                          "  pattern:\n"
                          "    only: {op_type: linear}\n";

CheckAnswer answerTo(const std::string& text, const std::string& path = "rules.yaml")
{
    CheckAnswer answer;
    answer.files.push_back(checkedText(text, {}, path));
    return answer;
}

/// `new unknown-key`, in the order of the text.
QString marks(const CheckAnswer& answer)
{
    QStringList marks;
    for (const CheckedFile& file : answer.files) {
        for (const CheckFinding& finding : file.findings)
            marks += QString::fromStdString(std::string(stateName(finding.state)) + ' '
                                            + finding.diagnostic.code);
    }
    return marks.join(", ");
}

} // namespace

std::optional<Baseline> BaselineTest::opened(const std::string& text)
{
    QFile file(m_folder.filePath("baseline"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0)
        return std::nullopt;
    file.close();
    m_diagnostics = {};
    return Baseline::open(file.fileName().toStdString(), m_diagnostics);
}

void BaselineTest::allIsKnownThatWasWritten_data()
{
    QTest::addColumn<bool>("isSarif");

    QTest::newRow("json") << false;
    QTest::newRow("sarif") << true;
}

void BaselineTest::allIsKnownThatWasWritten()
{
    QFETCH(bool, isSarif);
    CheckAnswer answer = answerTo("# expect: 3\n" + mistaken + "\"\xFF\": {}\n");
    const auto baseline = opened(isSarif ? checkSarif(answer, "1.0") : checkJson(answer));
    QVERIFY(baseline);

    baseline->mark(answer);

    QVERIFY(answer.hasBaseline);
    QVERIFY2(!marks(answer).contains("new"), qPrintable(marks(answer)));
    QVERIFY(answer.files[0].findings.size() > 4);
}

void BaselineTest::textThatMovesMakesNothingNew()
{
    const auto baseline = opened(checkJson(answerTo(mistaken + other)));
    CheckAnswer moved = answerTo("# A comment.\n\n" + other + "\n\n" + mistaken);

    baseline.value().mark(moved);

    QCOMPARE(marks(moved), QString("known unknown-key, known unknown-op-type"));
}

void BaselineTest::anotherFileNameMakesNothingNew()
{
    const auto baseline = opened(checkJson(answerTo(mistaken)));
    CheckAnswer renamed = answerTo(mistaken, "./rules/../other.yaml");

    baseline.value().mark(renamed);

    QCOMPARE(marks(renamed), QString("known unknown-key, known unknown-op-type"));
}

void BaselineTest::whatIsInAnotherRuleIsNew()
{
    const auto baseline = opened(checkJson(answerTo(mistaken + other)));
    CheckAnswer answer = answerTo(mistaken + other + "  colour: blue\n");

    baseline.value().mark(answer);

    QCOMPARE(marks(answer), QString("known unknown-key, known unknown-op-type, new unknown-key"));
}

void BaselineTest::ofAlikeOnesAsManyAreKnownAsThereWere()
{
    const std::string twice = mistaken + "    another: {op_type: linaer}\n";
    const auto baseline = opened(checkJson(answerTo(mistaken)));
    CheckAnswer answer = answerTo(twice);

    baseline.value().mark(answer);

    QCOMPARE(marks(answer).count("known unknown-op-type"), 1);
    QCOMPARE(marks(answer).count("new unknown-op-type"), 1);
}

void BaselineTest::linesInAMessageDoNotCount()
{
    const std::string doubled = other + "  priority: 3\n";
    const auto baseline = opened(checkJson(answerTo(doubled)));
    CheckAnswer moved = answerTo("\n\n\n" + doubled);
    QVERIFY(moved.files[0].findings.at(0).diagnostic.message.find("line ") != std::string::npos);

    baseline.value().mark(moved);

    QCOMPARE(marks(moved), QString("known duplicate-key"));
}

void BaselineTest::newWarningsCountAndKnownErrorsDoNot()
{
    const auto finding = [](Severity severity, CheckFinding::State state) {
        return CheckFinding{{.severity = severity}, {}, state};
    };

    QVERIFY(isFailure(finding(Severity::Error, CheckFinding::State::Unmarked)));
    QVERIFY(!isFailure(finding(Severity::Warning, CheckFinding::State::Unmarked)));
    QVERIFY(isFailure(finding(Severity::Error, CheckFinding::State::New)));
    QVERIFY(isFailure(finding(Severity::Warning, CheckFinding::State::New)));
    QVERIFY(!isFailure(finding(Severity::Information, CheckFinding::State::New)));
    QVERIFY(!isFailure(finding(Severity::Error, CheckFinding::State::Known)));
}

void BaselineTest::whatWasAbsentThenIsNew()
{
    std::string sarif = checkSarif(answerTo(mistaken), "1.0");
    const std::string level = "\"level\": \"error\"";
    sarif.replace(sarif.find(level), level.size(), level + ", \"baselineState\": \"absent\"");
    CheckAnswer answer = answerTo(mistaken);

    opened(sarif).value().mark(answer);

    QCOMPARE(marks(answer), QString("new unknown-key, known unknown-op-type"));
}

void BaselineTest::refusesWhatIsNoBaseline_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");

    QTest::newRow("empty") << ""
                           << "json-syntax";
    QTest::newRow("cut off") << R"({"files": [{"diagnostics": [)"
                             << "json-syntax";
    QTest::newRow("not JSON") << "rules: 1"
                              << "json-syntax";
    QTest::newRow("something behind") << R"({"files": [{"diagnostics": []}]} x)"
                                      << "json-syntax";
    QTest::newRow("a model") << R"({"format": "fusewright-graph", "nodes": []})"
                             << "not-a-baseline";
    QTest::newRow("a list") << "[]"
                            << "not-a-baseline";
    QTest::newRow("another answer") << R"({"matches": []})"
                                    << "not-a-baseline";
    QTest::newRow("wrong kinds") << R"({"files": {"diagnostics": 3}, "runs": "all"})"
                                 << "not-a-baseline";
    QTest::newRow("another tool") << R"({"runs": [{"tool": {"driver": {"name": "lint"}},)"
                                     R"( "results": []}]})"
                                  << "not-a-baseline";
}

void BaselineTest::refusesWhatIsNoBaseline()
{
    QFETCH(QString, text);

    QVERIFY(!opened(text.toStdString()));

    QCOMPARE(m_diagnostics.errorCount(), std::size_t(1));
    QTEST(QString::fromStdString(m_diagnostics.all().front().code), "code");
}

void BaselineTest::refusesAFileThatIsNotThere()
{
    Diagnostics diagnostics;

    QVERIFY(!Baseline::open(m_folder.filePath("nothing").toStdString(), diagnostics));

    QCOMPARE(diagnostics.all().at(0).code, std::string("cannot-read"));
}

FUSEWRIGHT_TEST(BaselineTest)
#include "tst_baseline.moc"
