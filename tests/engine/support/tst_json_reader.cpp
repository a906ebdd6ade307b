// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/json_reader.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>
#include <vector>

using namespace fusewright;

class JsonReaderTest : public QObject {
    Q_OBJECT

private slots:
    void tellsTheKindsApart();
    void visitsMembersInTheOrderOfTheFile();
    void unescapesStringsAndKeys();
    void readsIntegersOf64BitsExactly();
    void aNumberThatIsNoIntegerOf64BitsIsNone_data();
    void aNumberThatIsNoIntegerOf64BitsIsNone();
    void anotherKindIsNothingAndNoError();
    void rawTextIsAsItStandsInTheFile();
    void anOffsetIsWhereTheValueBegins();
    void skipsLevelsWithoutEnd();
    void keepsTheTextOfLevelsWithoutEnd();
};

namespace {

/// A text that is read as JSON; the bytes live as long as the document.
struct Text {
    explicit Text(std::string_view text)
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

/// `size` levels of lists in a member that nobody wants, between two that are wanted.
std::string deepText(std::size_t size)
{
    return "{\"a\": 1, \"deep\": " + std::string(size, '[') + std::string(size, ']')
        + ", \"b\": 2}";
}

constexpr std::size_t manyLevels = 100'000;

} // namespace

void JsonReaderTest::tellsTheKindsApart()
{
    Text json(R"([{}, [], "s", -1, true, null])");
    std::vector<JsonKind> kinds;

    json.root->forEachItem([&](JsonValue item) { kinds.push_back(item.kind().value()); });

    const std::vector expected{JsonKind::Object, JsonKind::Array,   JsonKind::String,
                               JsonKind::Number, JsonKind::Boolean, JsonKind::Null};
    QCOMPARE(kinds, expected);
}

void JsonReaderTest::visitsMembersInTheOrderOfTheFile()
{
    Text json(R"({"b": 1, "a": [1, 2, {"x": 0}], "b": 2})");
    std::string keys;

    const bool wasObject =
        json.root->forEachMember([&](std::string_view key, JsonValue) { keys += key; });

    QVERIFY(wasObject);
    QCOMPARE(keys, std::string("bab"));
}

void JsonReaderTest::unescapesStringsAndKeys()
{
    Text json(R"({"\u006by": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é"})");
    std::string key;
    std::string value;

    json.root->forEachMember([&](std::string_view name, JsonValue member) {
        key = name;
        value = member.string().value();
    });

    QCOMPARE(key, std::string("ky"));
    QCOMPARE(value, std::string("\"\\/\b\f\n\r\té😀é"));
}

void JsonReaderTest::readsIntegersOf64BitsExactly()
{
    Text json("[9223372036854775807, -9223372036854775808, 0]");
    std::vector<std::int64_t> numbers;

    json.root->forEachItem([&](JsonValue item) {
        if (item.isInteger())
            numbers.push_back(item.integer().value());
    });

    using Limits = std::numeric_limits<std::int64_t>;
    QCOMPARE(numbers, (std::vector<std::int64_t>{Limits::max(), Limits::min(), 0}));
}

void JsonReaderTest::aNumberThatIsNoIntegerOf64BitsIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("one too large") << QByteArray("[9223372036854775808]") << 9223372036854775808.0;
    QTest::newRow("one too small")
        << QByteArray("[-9223372036854775809]") << -9223372036854775809.0;
    QTest::newRow("unsigned") << QByteArray("[18446744073709551615]") << 18446744073709551615.0;
    QTest::newRow("very large") << QByteArray("[1" + QByteArray(40, '0') + "]") << 1e40;
    QTest::newRow("a fraction") << QByteArray("[1.5]") << 1.5;
    QTest::newRow("a fraction of nothing") << QByteArray("[2.0]") << 2.0;
    QTest::newRow("an exponent") << QByteArray("[1e2]") << 100.0;
    QTest::newRow("too small for a double") << QByteArray("[1e-400]") << 0.0;
}

void JsonReaderTest::aNumberThatIsNoIntegerOf64BitsIsNone()
{
    QFETCH(QByteArray, text);
    QFETCH(double, number);
    Text json(text.toStdString());

    json.root->forEachItem([&](JsonValue item) {
        QVERIFY(!item.isInteger());
        QVERIFY(!item.integer());
        QCOMPARE(item.number().value(), number);
    });

    QCOMPARE(json.finding(), std::string());
}

void JsonReaderTest::anotherKindIsNothingAndNoError()
{
    Text json(R"(["s", 1, true, null, {}, []])");

    json.root->forEachItem([&](JsonValue item) {
        const JsonKind kind = item.kind().value();
        QVERIFY(kind == JsonKind::String || !item.string());
        QVERIFY(kind == JsonKind::Number || !item.integer());
        QVERIFY(kind == JsonKind::Number || !item.number());
        QVERIFY(kind == JsonKind::Boolean || !item.boolean());
        QVERIFY(kind == JsonKind::Object || !item.forEachMember([](auto, auto) {}));
        QVERIFY(kind == JsonKind::Array || !item.forEachItem([](auto) {}));
    });

    QCOMPARE(json.finding(), std::string());
}

void JsonReaderTest::rawTextIsAsItStandsInTheFile()
{
    Text json("[ {\"a\" : [1 ,2]} , [ ] , \"x\\n\" , 1.50 , true\n, null ]");
    std::vector<std::string> texts;

    json.root->forEachItem([&](JsonValue item) { texts.emplace_back(item.rawText()); });

    const std::vector<std::string> expected{
        "{\"a\" : [1 ,2]}", "[ ]", "\"x\\n\"", "1.50", "true", "null"};
    QCOMPARE(texts, expected);
}

void JsonReaderTest::anOffsetIsWhereTheValueBegins()
{
    Text json("{\"a\":  1, \"é\": [2]}");
    std::vector<std::size_t> offsets;

    json.root->forEachMember(
        [&](std::string_view, JsonValue member) { offsets.push_back(member.offset()); });

    QCOMPARE(offsets, (std::vector<std::size_t>{7, 16}));
}

void JsonReaderTest::skipsLevelsWithoutEnd()
{
    Text json(deepText(manyLevels));
    std::string keys;

    json.root->forEachMember([&](std::string_view key, JsonValue) { keys += key; });

    QCOMPARE(keys, std::string("adeepb"));
}

void JsonReaderTest::keepsTheTextOfLevelsWithoutEnd()
{
    Text json(deepText(manyLevels));
    std::size_t size = 0;

    json.root->forEachMember([&](std::string_view key, JsonValue member) {
        if (key == "deep")
            size = member.rawText().size();
    });

    QCOMPARE(size, 2 * manyLevels);
}

FUSEWRIGHT_TEST(JsonReaderTest)
#include "tst_json_reader.moc"
