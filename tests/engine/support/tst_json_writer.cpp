// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/json_writer.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/utf8.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace fusewright;
using Layout = JsonWriter::Layout;

class JsonWriterTest : public QObject {
    Q_OBJECT

private slots:
    void putsNestedContainersOnLines();
    void putsACompactContainerOnOneLine();
    void whatIsInACompactContainerIsCompact();
    void emptyContainersStayClosed();
    void writesIntegersWithAllTheirDigits();
    void aDoubleIsAlwaysWrittenAsOne();
    void whatJsonCannotSayIsNull();
    void everyDoubleIsReadBackBitForBit();
    void escapesControlCharacters();
    void replacesMalformedUtf8();
    void everyTextIsReadBackRepaired();
    void rawJsonIsWrittenAsItIs();
    void takingLeavesTheWriterReadyForMore();
};

namespace {

std::optional<std::string> readBack(const std::string& json)
{
    const FileBytes bytes = FileBytes::copyOf(json);
    JsonDocument document(bytes);
    std::optional<std::string> text;
    if (auto root = document.root())
        root->forEachItem([&](JsonValue item) { text = item.string(); });
    return document.isBroken() ? std::nullopt : text;
}

std::vector<double> interestingDoubles()
{
    using Limits = std::numeric_limits<double>;
    std::vector<double> numbers{0.0,  -0.0,   1.0,           0.1,           1e22,
                                1e23, 5e-324, Limits::min(), Limits::max(), 1e-5,
                                1e16, 1e17,   1 / 3.0,       -1.5,          Limits::lowest()};
    std::mt19937_64 random(1);
    while (numbers.size() < 50'000) {
        const double number = std::bit_cast<double>(random());
        if (std::isfinite(number))
            numbers.push_back(number);
    }
    return numbers;
}

std::string written(double number)
{
    return JsonWriter().number(number).text();
}

} // namespace

void JsonWriterTest::putsNestedContainersOnLines()
{
    JsonWriter writer;

    writer.beginObject().key("name").string("llama").key("nodes").beginArray();
    writer.integer(1).beginObject().key("x").null().endObject().endArray();
    writer.key("last").boolean(true).endObject();

    QCOMPARE(writer.take(),
             std::string("{\n"
                         "  \"name\": \"llama\",\n"
                         "  \"nodes\": [\n"
                         "    1,\n"
                         "    {\n"
                         "      \"x\": null\n"
                         "    }\n"
                         "  ],\n"
                         "  \"last\": true\n"
                         "}\n"));
}

void JsonWriterTest::putsACompactContainerOnOneLine()
{
    JsonWriter writer;

    writer.beginArray();
    for (int node = 0; node < 2; ++node)
        writer.beginObject(Layout::Compact).key("id").integer(node).key("b").null().endObject();
    writer.endArray();

    QCOMPARE(writer.take(),
             std::string("[\n"
                         "  {\"id\": 0, \"b\": null},\n"
                         "  {\"id\": 1, \"b\": null}\n"
                         "]\n"));
}

void JsonWriterTest::whatIsInACompactContainerIsCompact()
{
    JsonWriter writer;

    writer.beginArray(Layout::Compact).beginObject(Layout::Lines).key("a").beginArray();
    writer.integer(1).integer(2).endArray().endObject().endArray();

    QCOMPARE(writer.take(), std::string("[{\"a\": [1, 2]}]\n"));
}

void JsonWriterTest::emptyContainersStayClosed()
{
    JsonWriter writer;

    writer.beginObject().key("a").beginArray().endArray();
    writer.key("b").beginObject().endObject().endObject();

    QCOMPARE(writer.take(), std::string("{\n  \"a\": [],\n  \"b\": {}\n}\n"));
}

void JsonWriterTest::writesIntegersWithAllTheirDigits()
{
    JsonWriter writer;

    writer.beginArray(Layout::Compact);
    writer.integer(std::numeric_limits<std::int64_t>::min());
    writer.count(std::numeric_limits<std::uint64_t>::max()).endArray();

    QCOMPARE(writer.take(), std::string("[-9223372036854775808, 18446744073709551615]\n"));
}

void JsonWriterTest::aDoubleIsAlwaysWrittenAsOne()
{
    QCOMPARE(written(1.0), std::string("1.0"));
    QCOMPARE(written(-0.0), std::string("-0.0"));
    QCOMPARE(written(0.1), std::string("0.1"));
    QCOMPARE(written(1e22), std::string("1e+22"));
}

void JsonWriterTest::whatJsonCannotSayIsNull()
{
    QCOMPARE(written(std::numeric_limits<double>::infinity()), std::string("null"));
    QCOMPARE(written(-std::numeric_limits<double>::infinity()), std::string("null"));
    QCOMPARE(written(std::numeric_limits<double>::quiet_NaN()), std::string("null"));
}

void JsonWriterTest::everyDoubleIsReadBackBitForBit()
{
    const std::vector<double> numbers = interestingDoubles();
    JsonWriter writer;
    writer.beginArray();
    for (const double number : numbers)
        writer.number(number);
    writer.endArray();

    const FileBytes bytes = FileBytes::copyOf(writer.take());
    JsonDocument document(bytes);
    std::size_t at = 0;
    document.root()->forEachItem([&](JsonValue item) {
        QVERIFY(!item.isInteger());
        QCOMPARE(std::bit_cast<std::uint64_t>(item.number().value()),
                 std::bit_cast<std::uint64_t>(numbers[at++]));
    });
    QCOMPARE(at, numbers.size());
}

void JsonWriterTest::escapesControlCharacters()
{
    std::string all;
    for (char character = 0; character < 0x20; ++character)
        all += character;

    const std::string json = JsonWriter().beginArray(Layout::Compact).string(all).endArray().text();

    QVERIFY(std::ranges::none_of(json, [](char character) { return character < 0x20; }));
    QCOMPARE(readBack(json), std::optional(all));
}

void JsonWriterTest::replacesMalformedUtf8()
{
    std::string json;

    appendJsonString(json, "é\xFF\xE2\x82→");

    QCOMPARE(json, std::string("\"é���→\""));
}

void JsonWriterTest::everyTextIsReadBackRepaired()
{
    std::mt19937 random(1);

    for (int round = 0; round < 5000; ++round) {
        std::string text(random() % 20, '\0');
        for (char& byte : text)
            byte = static_cast<char>(random());
        const std::string json = JsonWriter().beginArray().string(text).endArray().text();
        QCOMPARE(readBack(json), std::optional(utf8::repaired(text)));
    }
}

void JsonWriterTest::rawJsonIsWrittenAsItIs()
{
    JsonWriter writer;

    writer.beginArray(Layout::Compact).raw("{\"a\":1}").raw("2").endArray();

    QCOMPARE(writer.take(), std::string("[{\"a\":1}, 2]\n"));
}

void JsonWriterTest::takingLeavesTheWriterReadyForMore()
{
    JsonWriter writer;
    writer.beginArray().integer(1).endArray();
    writer.take();

    writer.beginArray(Layout::Compact).integer(2).endArray();

    QCOMPARE(writer.take(), std::string("[2]\n"));
}

FUSEWRIGHT_TEST(JsonWriterTest)
#include "tst_json_writer.moc"
