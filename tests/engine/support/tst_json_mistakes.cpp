// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/json_reader.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

/// What is found in a text that is not quite JSON, and where.
class JsonMistakesTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhereTheTextIsBroken_data();
    void findsWhereTheTextIsBroken();
    void aBrokenLiteralIsAnErrorWhereItIsRead_data();
    void aBrokenLiteralIsAnErrorWhereItIsRead();
    void saysNothingOfAGoodText();
    void reportsTheFirstErrorOnly();
    void stopsVisitingWhereTheTextIsBroken();
    void visitsNothingWhereNoValueBegins_data();
    void visitsNothingWhereNoValueBegins();
    void hasNoRootThatIsNotClosed_data();
    void hasNoRootThatIsNotClosed();
    void columnsCountCharacters();
    void skipsAByteOrderMark();
    void findsThatLevelsAreNotClosed();
    void findsPlacesInALongTextInOneReading();
};

namespace {

/// A text that is read as JSON; the bytes live as long as the document.
struct BadText {
    explicit BadText(std::string_view text)
        : bytes(FileBytes::copyOf(text)), document(bytes), root(document.root())
    {
    }

    /// The one finding as text, or empty.
    std::string finding() const
    {
        Diagnostics findings;
        document.report("t", findings);
        return findings.isEmpty() ? std::string() : toText(findings.all().front());
    }

    FileBytes bytes;
    JsonDocument document;
    std::optional<JsonValue> root;
};

/// Reads every value that the texts of these tests have, and looks behind the last.
void readAll(JsonValue value)
{
    switch (value.kind().value_or(JsonKind::Null)) {
    case JsonKind::Object:
        value.forEachMember([](std::string_view, JsonValue member) { readAll(member); });
        return;
    case JsonKind::Array:
        value.forEachItem([](JsonValue item) { readAll(item); });
        return;
    case JsonKind::String:
        value.string();
        return;
    case JsonKind::Number:
        value.number();
        return;
    case JsonKind::Boolean:
        value.boolean();
        return;
    case JsonKind::Null:
        return;
    }
}

/// What is found in a text that is read to its end, from the place on: `2:3: error: …`.
std::string findingIn(std::string_view text)
{
    BadText json(text);
    if (json.root)
        readAll(*json.root);
    json.document.expectEnd();
    const std::string finding = json.finding();
    return finding.empty() ? finding : finding.substr(2);
}

} // namespace

void JsonMistakesTest::findsWhereTheTextIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("1:1:");
    QTest::newRow("nothing but lines") << QByteArray("  \n\n") << QByteArray("3:1:");
    QTest::newRow("a bracket that closes") << QByteArray("}") << QByteArray("1:1:");
    QTest::newRow("no comma in a list") << QByteArray("[1,\n2 3]") << QByteArray("2:3:");
    QTest::newRow("no comma in an object")
        << QByteArray("{\"a\": 1\n\"b\": 2}") << QByteArray("2:1:");
    QTest::newRow("no colon") << QByteArray("{\"a\" 1}") << QByteArray("1:6:");
    QTest::newRow("a key without quotes") << QByteArray("{\n a: 1}") << QByteArray("2:2:");
    QTest::newRow("the wrong bracket") << QByteArray("[1\n}") << QByteArray("2:1:");
    QTest::newRow("no value") << QByteArray("[1,\n]") << QByteArray("2:1:");
    QTest::newRow("a bad escape") << QByteArray("[\n\"\\q\"\n]") << QByteArray("2:1:");
    QTest::newRow("half a surrogate") << QByteArray("[\n\"\\ud800\"\n]") << QByteArray("2:1:");
    QTest::newRow("a string that is open") << QByteArray("[\n\"abc") << QByteArray("2:5:");
    QTest::newRow("a bad number") << QByteArray("[1,\n1.5x]") << QByteArray("2:1:");
    QTest::newRow("malformed UTF-8") << QByteArray("{\"a\":\n\"\xFF\"}") << QByteArray("2:2:");
    QTest::newRow("a text behind the end") << QByteArray("{}\n x") << QByteArray("2:2:");
    QTest::newRow("a value behind the end") << QByteArray("[]\n\n []") << QByteArray("3:2:");
    QTest::newRow("a bracket behind the end") << QByteArray("[1]\n]") << QByteArray("2:1:");
    QTest::newRow("a zero byte behind the end") << QByteArray("[1]\n\0", 5) << QByteArray("2:1:");
}

void JsonMistakesTest::findsWhereTheTextIsBroken()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);

    const std::string finding = findingIn(text.toStdString());

    QCOMPARE(QByteArray::fromStdString(finding.substr(0, std::size_t(place.size()))), place);
}

void JsonMistakesTest::aBrokenLiteralIsAnErrorWhereItIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a truth cut off") << QByteArray("[tru]");
    QTest::newRow("a truth with a tail") << QByteArray("[falsey]");
    QTest::newRow("a number with a tail") << QByteArray("[12x]");
    QTest::newRow("a sign alone") << QByteArray("[-]");
    QTest::newRow("a leading zero") << QByteArray("[012]");
    QTest::newRow("a point without digits") << QByteArray("[1.]");
}

void JsonMistakesTest::aBrokenLiteralIsAnErrorWhereItIsRead()
{
    QFETCH(QByteArray, text);
    BadText json(text.toStdString());

    json.root->forEachItem([](JsonValue item) {
        if (!item.boolean())
            item.integer();
    });

    QVERIFY(json.document.isBroken());
}

void JsonMistakesTest::saysNothingOfAGoodText()
{
    QCOMPARE(findingIn(" {\"a\": [1, -2.5e3, true, null, \"é\"], \"b\": {}} \n"), std::string());
    QCOMPARE(findingIn("[]"), std::string());
}

void JsonMistakesTest::reportsTheFirstErrorOnly()
{
    BadText json("[1 2]");
    readAll(*json.root);
    json.document.expectEnd();
    Diagnostics findings;

    json.document.report("model.json", findings);

    QCOMPARE(findings.all().size(), std::size_t(1));
    QCOMPARE(findings.all().front().code, std::string("json-syntax"));
    QCOMPARE(findings.all().front().file, std::string("model.json"));
}

void JsonMistakesTest::stopsVisitingWhereTheTextIsBroken()
{
    BadText json("[1, [2, 3 4], 5]");
    std::size_t visited = 0;

    const bool wasList = json.root->forEachItem([&](JsonValue item) {
        ++visited;
        item.forEachItem([](JsonValue) {});
    });

    QVERIFY(!wasList);
    QCOMPARE(visited, std::size_t(2));
}

void JsonMistakesTest::visitsNothingWhereNoValueBegins_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("the list ends in a comma") << QByteArray("[1,]");
    QTest::newRow("a word that is none") << QByteArray("[1, NaN]");
    QTest::newRow("a sign that is none") << QByteArray("{\"a\": 1, \"b\": +1}");
}

void JsonMistakesTest::visitsNothingWhereNoValueBegins()
{
    QFETCH(QByteArray, text);
    BadText json(text.toStdString());
    std::size_t visited = 0;

    json.root->forEachItem([&](JsonValue) { ++visited; });
    json.root->forEachMember([&](std::string_view, JsonValue) { ++visited; });

    QCOMPARE(visited, std::size_t(1));
    QVERIFY(json.document.isBroken());
}

void JsonMistakesTest::hasNoRootThatIsNotClosed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("a list") << QByteArray("[1,\n") << QByteArray("2:1:");
    QTest::newRow("an object") << QByteArray("{\"a\": 1, \"b\":") << QByteArray("1:14:");
    QTest::newRow("a list below") << QByteArray("{\"a\": [1, {}]") << QByteArray("1:14:");
    QTest::newRow("the outermost, by the wrong bracket")
        << QByteArray("[{},\n{}}") << QByteArray("2:3:");
    QTest::newRow("a list below, by the wrong bracket")
        << QByteArray("[[1},\n 2}") << QByteArray("1:4:");
    QTest::newRow("by a bracket in a string")
        << QByteArray("[1, \"]\\\"]\"") << QByteArray("1:11:");
}

void JsonMistakesTest::hasNoRootThatIsNotClosed()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);

    const BadText json(text.toStdString());

    QVERIFY(!json.root);
    QCOMPARE(QByteArray::fromStdString(json.finding().substr(2, std::size_t(place.size()))), place);
}

void JsonMistakesTest::columnsCountCharacters()
{
    QCOMPARE(findingIn("[\"é→😀\" 1]").substr(0, 4), std::string("1:8:"));
}

void JsonMistakesTest::skipsAByteOrderMark()
{
    QCOMPARE(findingIn("\xEF\xBB\xBF{\"a\": 1}"), std::string());
    QCOMPARE(findingIn("\xEF\xBB\xBF{\"a\" 1}").substr(0, 4), std::string("1:6:"));
}

void JsonMistakesTest::findsThatLevelsAreNotClosed()
{
    const BadText json(std::string(100'000, '['));

    QVERIFY(!json.root);
    QVERIFY(json.document.isBroken());
}

void JsonMistakesTest::findsPlacesInALongTextInOneReading()
{
    constexpr std::size_t many = 200'000;
    std::string list = "[";
    for (std::size_t line = 0; line < many; ++line)
        list += "{\"id\": \"node\", \"inputs\": 0},\n";
    BadText json(list + "0]");

    std::size_t line = 0;
    json.root->forEachItem([&](JsonValue item) {
        ++line;
        QCOMPARE(json.document.rangeAt(item.offset()).begin.line, line);
    });
}

FUSEWRIGHT_TEST(JsonMistakesTest)
#include "tst_json_mistakes.moc"
