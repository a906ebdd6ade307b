// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/finding_help.h"
#include "engine/report/sarif_uri.h"
#include "engine/session/baseline.h"

#include "engine/report/check_text.h"
#include "tests/engine/kit/checked_text.h"
#include "tests/kit/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fusewright;
using test::checkedText;

/// SARIF 2.1.0, held against what its schema asks of the members that are used.
class CheckSarifTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheSchema_data();
    void keepsTheSchema();
    void isEmptyWhereNothingIsFound();
    void hasEachFindingAtItsPlace();
    void columnsCountCharacters();
    void explainsEachCode();
    void fixesAreReplacements();
    void fingerprintsDoNotMoveWithTheText();
    void alikeFindingsHaveTheirOwnFingerprints();
    void saysWhatIsNew();
    void anUnreadableFileIsNoSuccess();
    void pathsAreAddresses_data();
    void pathsAreAddresses();
};

namespace {

/// Twice the same key: the message names lines.
const std::string doubled = "a: {}\na: {}\n";
const std::string mistaken = "dense:\n"
                             "  priority: 2\n"
                             "  colour: blue\n"
                             "  pattern:\n"
                             "    product: {op_type: linaer}\n";

CheckAnswer sarifAnswerOf(CheckedFile file)
{
    CheckAnswer answer;
    answer.files.push_back(std::move(file));
    return answer;
}

QJsonObject parsed(const CheckAnswer& answer)
{
    const QByteArray text = QByteArray::fromStdString(checkSarif(answer, "1.2.3"));
    return QJsonDocument::fromJson(text).object();
}

QJsonObject runOf(const CheckAnswer& answer)
{
    return parsed(answer)["runs"].toArray().at(0).toObject();
}

QJsonObject at(const QJsonValue& list, int place)
{
    return list.toArray().at(place).toObject();
}

/// Collects what breaks the schema.
class SchemaCheck {
public:
    QStringList faultsOf(const QJsonObject& log);

private:
    void want(bool holds, const QString& what)
    {
        if (!holds)
            m_faults += what;
    }
    void onlyMembers(const QJsonObject& object, const QSet<QString>& known, const QString& what);
    void checkRun(const QJsonObject& run);
    void checkDriver(const QJsonObject& driver);
    void checkResult(const QJsonObject& result, const QJsonArray& codes);
    void checkLocation(const QJsonObject& location);
    void checkArtifact(const QJsonObject& artifact);
    void checkRegion(const QJsonObject& region, const QString& what);
    void checkFix(const QJsonObject& fix);
    void checkMessage(const QJsonValue& message, const QString& what);

    QStringList m_faults;
};

QStringList SchemaCheck::faultsOf(const QJsonObject& log)
{
    onlyMembers(log, {"$schema", "version", "runs"}, "log");
    want(log["version"] == "2.1.0", "version");
    want(log["$schema"].toString().startsWith("https://"), "$schema");
    want(log["runs"].isArray(), "runs");
    for (const QJsonValue& run : log["runs"].toArray())
        checkRun(run.toObject());
    return m_faults;
}

void SchemaCheck::onlyMembers(const QJsonObject& object, const QSet<QString>& known,
                              const QString& what)
{
    for (const QString& key : object.keys())
        want(known.contains(key), what + '.' + key);
}

void SchemaCheck::checkRun(const QJsonObject& run)
{
    onlyMembers(run, {"tool", "columnKind", "invocations", "results"}, "run");
    checkDriver(run["tool"].toObject()["driver"].toObject());
    want(run["columnKind"] == "unicodeCodePoints" || run["columnKind"] == "utf16CodeUnits",
         "columnKind");
    for (const QJsonValue& each : run["invocations"].toArray())
        want(each.toObject()["executionSuccessful"].isBool(), "executionSuccessful");
    want(run["results"].isArray(), "results");
    const QJsonArray codes = run["tool"].toObject()["driver"].toObject()["rules"].toArray();
    int states = 0;
    for (const QJsonValue& each : run["results"].toArray()) {
        checkResult(each.toObject(), codes);
        states += each.toObject().contains("baselineState") ? 1 : 0;
    }
    want(states == 0 || states == run["results"].toArray().size(), "all or no baselineState");
}

void SchemaCheck::checkDriver(const QJsonObject& driver)
{
    onlyMembers(driver, {"name", "fullName", "version", "rules"}, "driver");
    want(driver["name"] == "fusewright", "driver.name");
    QSet<QString> ids;
    for (const QJsonValue& each : driver["rules"].toArray()) {
        const QJsonObject rule = each.toObject();
        onlyMembers(rule, {"id", "shortDescription", "fullDescription", "help"}, "rule");
        want(!rule["id"].toString().isEmpty(), "rule.id");
        want(!ids.contains(rule["id"].toString()), "rule.id twice");
        ids.insert(rule["id"].toString());
        for (const char* key : {"shortDescription", "fullDescription", "help"})
            checkMessage(rule[key], key);
    }
}

void SchemaCheck::checkMessage(const QJsonValue& message, const QString& what)
{
    want(message.isObject() && message.toObject()["text"].isString(), what + ".text");
}

void SchemaCheck::checkResult(const QJsonObject& result, const QJsonArray& codes)
{
    onlyMembers(result,
                {"ruleId", "ruleIndex", "level", "message", "locations", "fixes",
                 "partialFingerprints", "baselineState"},
                "result");
    const int index = result["ruleIndex"].toInt(-1);
    want(index >= 0 && index < codes.size(), "ruleIndex");
    want(codes.at(index).toObject()["id"] == result["ruleId"], "ruleId of ruleIndex");
    want(QSet<QString>{"none", "note", "warning", "error"}.contains(result["level"].toString()),
         "level");
    checkMessage(result["message"], "message");
    want(!result["locations"].toArray().isEmpty(), "a location");
    for (const QJsonValue& each : result["locations"].toArray())
        checkLocation(each.toObject());
    want(!result.contains("fixes") || !result["fixes"].toArray().isEmpty(), "empty fixes");
    for (const QJsonValue& each : result["fixes"].toArray())
        checkFix(each.toObject());
    for (const QJsonValue& each : result["partialFingerprints"].toObject())
        want(each.isString(), "fingerprint");
    if (result.contains("baselineState"))
        want(QSet<QString>{"new", "unchanged", "updated", "absent"}.contains(
                 result["baselineState"].toString()),
             "baselineState");
}

void SchemaCheck::checkLocation(const QJsonObject& location)
{
    onlyMembers(location, {"physicalLocation", "logicalLocations"}, "location");
    const QJsonObject place = location["physicalLocation"].toObject();
    onlyMembers(place, {"artifactLocation", "region"}, "physicalLocation");
    checkArtifact(place["artifactLocation"].toObject());
    if (place.contains("region"))
        checkRegion(place["region"].toObject(), "region");
    for (const QJsonValue& each : location["logicalLocations"].toArray())
        want(each.toObject()["name"].isString(), "logicalLocation.name");
}

void SchemaCheck::checkArtifact(const QJsonObject& artifact)
{
    onlyMembers(artifact, {"uri", "uriBaseId"}, "artifactLocation");
    static const QRegularExpression address("^(file://)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$");
    want(address.match(artifact["uri"].toString()).hasMatch(), "uri");
    want(artifact["uri"].toString().startsWith("file:") != artifact.contains("uriBaseId"),
         "uriBaseId of relative addresses only");
}

void SchemaCheck::checkRegion(const QJsonObject& region, const QString& what)
{
    onlyMembers(region, {"startLine", "startColumn", "endLine", "endColumn"}, what);
    const auto number = [&](const char* key) { return region[key].toInt(0); };
    for (const QString& key : region.keys())
        want(region[key].toInt(0) >= 1, what + '.' + key);
    want(std::pair(number("startLine"), number("startColumn"))
             <= std::pair(number("endLine"), number("endColumn")),
         what + " ends before it begins");
}

void SchemaCheck::checkFix(const QJsonObject& fix)
{
    onlyMembers(fix, {"description", "artifactChanges"}, "fix");
    checkMessage(fix["description"], "fix.description");
    want(!fix["artifactChanges"].toArray().isEmpty(), "artifactChanges");
    for (const QJsonValue& each : fix["artifactChanges"].toArray()) {
        checkArtifact(each.toObject()["artifactLocation"].toObject());
        const QJsonArray replacements = each.toObject()["replacements"].toArray();
        want(!replacements.isEmpty(), "replacements");
        for (const QJsonValue& one : replacements) {
            checkRegion(one.toObject()["deletedRegion"].toObject(), "deletedRegion");
            checkMessage(one.toObject()["insertedContent"], "insertedContent");
        }
    }
}

} // namespace

void CheckSarifTest::keepsTheSchema_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("mistakes") << QByteArray::fromStdString("# expect: 3\n" + mistaken);
    QTest::newRow("no YAML") << QByteArray("a: [\nb: }\n\tc");
    QTest::newRow("not UTF-8") << QByteArray("\"\xFF\xFE\": {\"\x01\": 3}\na\\\"b<&>: 1\n");
    QTest::newRow("far planes") << QByteArray("\xF0\x9F\x98\x80: {colour: 1}\n");
}

void CheckSarifTest::keepsTheSchema()
{
    QFETCH(QByteArray, text);
    for (const char* path : {"rules.yaml", "/tmp/a b/\xFF.yaml", "-", "a:b.yaml"}) {
        CheckAnswer answer =
            sarifAnswerOf(checkedText(text.toStdString(), {"none=3", "covered=100%"}, path));

        const QStringList faults = SchemaCheck().faultsOf(parsed(answer));
        Baseline().mark(answer);
        const QStringList faultsOfMarked = SchemaCheck().faultsOf(parsed(answer));

        QCOMPARE(faults.join(", "), QString());
        QCOMPARE(faultsOfMarked.join(", "), QString());
        QCOMPARE(runOf(answer)["results"].toArray().size(),
                 qsizetype(answer.files[0].findings.size()));
    }
}

void CheckSarifTest::isEmptyWhereNothingIsFound()
{
    const QJsonObject run = runOf(sarifAnswerOf(checkedText("")));

    QCOMPARE(run["results"], QJsonValue(QJsonArray()));
    QCOMPARE(run["tool"].toObject()["driver"].toObject()["version"].toString(), QString("1.2.3"));
}

void CheckSarifTest::hasEachFindingAtItsPlace()
{
    const QJsonObject result = at(runOf(sarifAnswerOf(checkedText(mistaken)))["results"], 0);

    QCOMPARE(result["ruleId"].toString(), QString("unknown-key"));
    QCOMPARE(result["level"].toString(), QString("error"));
    const QJsonObject location = at(result["locations"], 0);
    const QJsonObject place = location["physicalLocation"].toObject();
    QCOMPARE(place["artifactLocation"].toObject()["uri"].toString(), QString("rules.yaml"));
    const QJsonObject region{
        {"startLine", 3}, {"startColumn", 3}, {"endLine", 3}, {"endColumn", 9}};
    QCOMPARE(place["region"].toObject(), region);
    QCOMPARE(at(location["logicalLocations"], 0)["name"].toString(), QString("dense"));
}

void CheckSarifTest::columnsCountCharacters()
{
    const std::string text = "a: {priority: 1, pattern: {\"\xF0\x9F\x98\x80\": {op_typ: x}}}\n";

    const QJsonObject run = runOf(sarifAnswerOf(checkedText(text)));

    QCOMPARE(run["columnKind"].toString(), QString("unicodeCodePoints"));
    for (const QJsonValue& each : run["results"].toArray()) {
        if (each.toObject()["ruleId"] != "unknown-key")
            continue;
        const QJsonObject place =
            at(each.toObject()["locations"], 0)["physicalLocation"].toObject();
        QCOMPARE(place["region"].toObject()["startColumn"].toInt(), 34);
        return;
    }
    QFAIL("the mistake is not found");
}

void CheckSarifTest::explainsEachCode()
{
    const CheckAnswer answer = sarifAnswerOf(
        checkedText("# expects 3\n" + mistaken + "dense: {}\n# expect: 3\n", {"dense=1", "x=1"}));

    const QJsonArray codes =
        runOf(answer)["tool"].toObject()["driver"].toObject()["rules"].toArray();

    QVERIFY(codes.size() > 5);
    for (const QJsonValue& each : codes) {
        const std::string code = each.toObject()["id"].toString().toStdString();
        QVERIFY2(findingHelp(code).summary != findingHelp("no-such-code").summary, code.c_str());
    }
}

void CheckSarifTest::fixesAreReplacements()
{
    const QJsonObject result = at(runOf(sarifAnswerOf(checkedText(mistaken)))["results"], 1);

    const QJsonObject change = at(at(result["fixes"], 0)["artifactChanges"], 0);
    const QJsonObject replacement = at(change["replacements"], 0);
    QCOMPARE(replacement["insertedContent"].toObject()["text"].toString(), QString("linear"));
    const QJsonObject region{
        {"startLine", 5}, {"startColumn", 24}, {"endLine", 5}, {"endColumn", 30}};
    QCOMPARE(replacement["deletedRegion"].toObject(), region);
}

void CheckSarifTest::fingerprintsDoNotMoveWithTheText()
{
    const auto prints = [](const std::string& text) {
        QStringList all;
        for (const QJsonValue& each : runOf(sarifAnswerOf(checkedText(text)))["results"].toArray())
            all += each.toObject()["partialFingerprints"]
                       .toObject()["fusewrightFinding/v1"]
                       .toString();
        return all;
    };

    QCOMPARE(prints("\n\n# Moved.\n" + mistaken), prints(mistaken));
    QCOMPARE(prints("\n\n" + doubled), prints(doubled));
    QCOMPARE(prints(mistaken).size(), 2);
    // Written down: what code hosts have stored must stay the same.
    QCOMPARE(prints("a: {priority: 1}\n"), QStringList{"1a6f657c8329c45e:1"});
}

void CheckSarifTest::alikeFindingsHaveTheirOwnFingerprints()
{
    const CheckAnswer answer =
        sarifAnswerOf(checkedText(mistaken + "    another: {op_type: linaer}\n"));

    QSet<QString> prints;
    for (const QJsonValue& each : runOf(answer)["results"].toArray())
        prints +=
            each.toObject()["partialFingerprints"].toObject()["fusewrightFinding/v1"].toString();
    QCOMPARE(prints.size(), qsizetype(answer.files[0].findings.size()));
}

void CheckSarifTest::saysWhatIsNew()
{
    CheckAnswer answer = sarifAnswerOf(checkedText(mistaken));
    const CheckFinding first = answer.files[0].findings.at(0);
    Baseline baseline;
    baseline.add(first.diagnostic.code, first.rule, first.diagnostic.message);

    baseline.mark(answer);

    const QJsonValue results = runOf(answer)["results"];
    QCOMPARE(at(results, 0)["baselineState"].toString(), QString("unchanged"));
    QCOMPARE(at(results, 1)["baselineState"].toString(), QString("new"));
}

void CheckSarifTest::anUnreadableFileIsNoSuccess()
{
    const CheckAnswer answer = sarifAnswerOf(checkedFile(checkRules("/no/such/file.yaml", {})));

    const QJsonObject run = runOf(answer);

    QCOMPARE(at(run["invocations"], 0)["executionSuccessful"], QJsonValue(false));
    QCOMPARE(at(run["results"], 0)["ruleId"].toString(), QString("cannot-read"));
    QCOMPARE(SchemaCheck().faultsOf(parsed(answer)).join(", "), QString());
}

void CheckSarifTest::pathsAreAddresses_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isRelative");

    QTest::newRow("name") << QByteArray("rules.yaml") << "rules.yaml" << true;
    QTest::newRow("here") << QByteArray("./a/../b.yaml") << "b.yaml" << true;
    QTest::newRow("above") << QByteArray("../b.yaml") << "../b.yaml" << true;
    QTest::newRow("blank") << QByteArray("a b#?.yaml") << "a%20b%23%3F.yaml" << true;
    QTest::newRow("colon") << QByteArray("a:b.yaml") << "a%3Ab.yaml" << true;
    QTest::newRow("letters") << QByteArray("\xC3\xBC.yaml") << "%C3%BC.yaml" << true;
    QTest::newRow("root") << QByteArray("/tmp/r%.yaml") << "file:///tmp/r%25.yaml" << false;
    QTest::newRow("input") << QByteArray("-") << "stdin" << true;
}

void CheckSarifTest::pathsAreAddresses()
{
    QFETCH(QByteArray, path);

    const SarifUri uri = sarifUri(path.toStdString());

    QTEST(QString::fromStdString(uri.text), "address");
    QTEST(uri.isRelative, "isRelative");
}

FUSEWRIGHT_TEST(CheckSarifTest)
#include "tst_check_sarif.moc"
