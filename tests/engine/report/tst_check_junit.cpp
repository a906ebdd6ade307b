// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/xml_text.h"
#include "engine/session/baseline.h"

#include "engine/report/check_text.h"
#include "tests/engine/kit/checked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace fusewright;
using test::checkedText;

/// JUnit XML, read with another reader.
class CheckJunitTest : public QObject {
    Q_OBJECT

private slots:
    void hasACaseForEachRuleAndExpectation();
    void failuresSayWhatAndWhere();
    void warningsAreNoFailures();
    void onlyWhatIsNewFails();
    void severalFindingsAreOneFailure();
    void findingsOutsideOfRulesBelongToTheFile();
    void countsAddUp();
    void isWellFormedWhateverTheRulesSay_data();
    void isWellFormedWhateverTheRulesSay();
    void escapesForXml_data();
    void escapesForXml();
};

namespace {

const std::string dense = "dense:\n"
                          "  priority: 2\n"
                          "  pattern:\n"
                          "    product: {op_type: linear, child: act}\n"
                          "    act: {op_type: relu}\n";

/// What a report says, or that it cannot be read.
struct Report {
    QStringList cases; ///< `ok NAME` or `failed NAME`.
    QString failure;   ///< Of the first that failed: `TYPE: MESSAGE | TEXT`.
    QString output;    ///< All texts for people.
    QStringList counts;
    QString error;
};

Report read(const CheckAnswer& answer)
{
    Report report;
    QXmlStreamReader xml(QByteArray::fromStdString(checkJunit(answer)));
    QString name;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("testcase"))
            report.cases += "ok " + xml.attributes().value("name").toString();
        if (xml.attributes().hasAttribute("tests"))
            report.counts += xml.attributes().value("tests").toString() + '/'
                + xml.attributes().value("failures").toString();
        if (xml.name() == QLatin1String("failure")) {
            report.cases.last().replace(0, 2, "failed");
            const QString head = xml.attributes().value("type").toString() + ": "
                + xml.attributes().value("message").toString() + " | ";
            const QString text = xml.readElementText();
            if (report.failure.isEmpty())
                report.failure = head + text;
        } else if (xml.name() == QLatin1String("system-out")) {
            report.output += xml.readElementText();
        }
    }
    report.error = xml.hasError() ? xml.errorString() : QString();
    return report;
}

CheckAnswer answerOf(CheckedFile file)
{
    CheckAnswer answer;
    answer.files.push_back(std::move(file));
    return answer;
}

} // namespace

void CheckJunitTest::hasACaseForEachRuleAndExpectation()
{
    const Report report =
        read(answerOf(checkedText("# expect: 2\n" + dense + "broken: 3\n", {"dense=1"})));

    QCOMPARE(report.error, QString());
    QCOMPARE(report.cases,
             (QStringList{"ok file", "ok dense", "failed broken", "ok expect dense: 2",
                          "failed expect dense: 1"}));
}

void CheckJunitTest::failuresSayWhatAndWhere()
{
    const Report report = read(answerOf(checkedText(dense, {"dense=1 in head", "dense=none"})));

    QCOMPARE(report.failure,
             QString("expectation: The rule \"dense\" makes 2 sections; none expected. Found in "
                     "blocks.* (1), head (1). | rules.yaml:1:1: error: The rule \"dense\" makes 2 "
                     "sections; none expected. Found in blocks.* (1), head (1). [expectation]\n"));
}

void CheckJunitTest::warningsAreNoFailures()
{
    const Report report = read(answerOf(checkedText("dense: {pattern: {a: {op_type: linear}}}\n")));

    QCOMPARE(report.cases, (QStringList{"ok file", "ok dense"}));
    QVERIFY2(report.output.contains("[missing-priority]"), qPrintable(report.output));
}

void CheckJunitTest::onlyWhatIsNewFails()
{
    CheckAnswer answer = answerOf(checkedText(dense + "other: {}\nthird: {}\n"));
    Baseline baseline;
    for (const CheckFinding& finding : answer.files[0].findings) {
        if (finding.rule == "other")
            baseline.add(finding.diagnostic.code, finding.rule, finding.diagnostic.message);
    }

    baseline.mark(answer);

    QCOMPARE(read(answer).cases, (QStringList{"ok file", "ok dense", "ok other", "failed third"}));
}

void CheckJunitTest::severalFindingsAreOneFailure()
{
    const Report report = read(answerOf(checkedText(dense + "  colour: 1\n  size: 2\n")));

    QCOMPARE(report.cases, (QStringList{"ok file", "failed dense"}));
    QVERIFY2(report.failure.contains(" And 1 more. | "), qPrintable(report.failure));
    QVERIFY(report.failure.contains("rules.yaml:6:3"));
    QVERIFY(report.failure.contains("rules.yaml:7:3"));
}

void CheckJunitTest::findingsOutsideOfRulesBelongToTheFile()
{
    const Report report = read(answerOf(checkedText("- a\n- b\n")));

    QCOMPARE(report.cases, QStringList{"failed file"});
}

void CheckJunitTest::countsAddUp()
{
    CheckAnswer answer = answerOf(checkedText(dense, {"dense=1", "dense=2"}));
    answer.files.push_back(checkedText("broken: 3\n", {}, "other.yaml"));

    QCOMPARE(read(answer).counts, (QStringList{"6/2", "4/1", "2/1"}));
}

void CheckJunitTest::isWellFormedWhateverTheRulesSay_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("marks") << QByteArray("\"<a b='\\\"c\\\"'>&amp;]]>\": {\"<x/>\": 1}\n");
    QTest::newRow("controls") << QByteArray("\"\\x01\\x0b\\uFFFE\\uFFFF\": {\"\\e\": 1}\n");
    QTest::newRow("not UTF-8") << QByteArray("\"\xFF\xC3\": {\"\xED\xA0\x80\": 1}\n");
    QTest::newRow("lines") << QByteArray("\"a\\nb\\tc\": {\"x\\r\\ny\": 1}\n");
}

void CheckJunitTest::isWellFormedWhateverTheRulesSay()
{
    QFETCH(QByteArray, text);

    const Report report =
        read(answerOf(checkedText(text.toStdString(), {"a<b>&=1"}, "<\"\xFF&'>.yaml")));

    QCOMPARE(report.error, QString());
    QVERIFY(report.cases.contains("failed expect a<b>&: 1"));
}

void CheckJunitTest::escapesForXml_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("escaped");

    QTest::newRow("plain") << QByteArray("a \xC3\xBC \xF0\x9F\x98\x80'")
                           << QByteArray("a \xC3\xBC \xF0\x9F\x98\x80'");
    QTest::newRow("marks") << QByteArray("<&>\"") << QByteArray("&lt;&amp;&gt;&quot;");
    QTest::newRow("white space") << QByteArray("\t\n\r") << QByteArray("&#9;&#10;&#13;");
    QTest::newRow("control") << QByteArray("a\x01z") << QByteArray("a\xEF\xBF\xBDz");
    QTest::newRow("zero") << QByteArray("a\0z", 3) << QByteArray("a\xEF\xBF\xBDz");
    QTest::newRow("no character") << QByteArray("\xEF\xBF\xBF") << QByteArray("\xEF\xBF\xBD");
    QTest::newRow("not UTF-8") << QByteArray("\xFF") << QByteArray("\xEF\xBF\xBD");
}

void CheckJunitTest::escapesForXml()
{
    QFETCH(QByteArray, text);

    QTEST(QByteArray::fromStdString(xmlEscaped(text.toStdString())), "escaped");
}

FUSEWRIGHT_TEST(CheckJunitTest)
#include "tst_check_junit.moc"
