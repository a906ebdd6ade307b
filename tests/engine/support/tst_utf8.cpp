// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/utf8.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <random>
#include <string>

using namespace fusewright;

class Utf8Test : public QObject {
    Q_OBJECT

private slots:
    void knowsTheLengthOfEveryCharacter();
    void refusesEverySurrogate();
    void refusesMalformedBytes_data();
    void refusesMalformedBytes();
    void findsTheFirstMalformedByte();
    void findsNothingInWellFormedText();
    void countsCodePointsAndStrayBytes();
    void theOffsetOfACharacterHasSoManyCharactersBeforeIt();
    void charactersPastTheEndAreAtTheEnd();
    void repairReplacesEachMalformedByte();
    void whatIsRepairedIsWellFormed();
};

namespace {

std::string encoded(std::uint32_t point)
{
    const auto tail = [&](int shift) {
        return static_cast<char>(0x80 | ((point >> shift) & 0x3F));
    };
    if (point < 0x80)
        return {static_cast<char>(point)};
    if (point < 0x800)
        return {static_cast<char>(0xC0 | (point >> 6)), tail(0)};
    if (point < 0x10000)
        return {static_cast<char>(0xE0 | (point >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xF0 | (point >> 18)), tail(12), tail(6), tail(0)};
}

bool isSurrogate(std::uint32_t point)
{
    return point >= 0xD800 && point <= 0xDFFF;
}

std::string randomBytes(std::mt19937& random)
{
    // Mostly bytes at the borders of the table of well-formed sequences.
    static constexpr std::string_view bytes =
        "a\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0\xC1\xC2\xDF\xE0\xED\xEF\xF0\xF4\xF5\xFF";
    std::string text(random() % 12, '\0');
    for (char& byte : text)
        byte = bytes[random() % bytes.size()];
    return text;
}

} // namespace

void Utf8Test::knowsTheLengthOfEveryCharacter()
{
    for (std::uint32_t point = 0; point <= 0x10FFFF; ++point) {
        const std::string character = encoded(point);

        if (!isSurrogate(point))
            QCOMPARE(utf8::lengthOfFirst(character + "x"), character.size());
    }
}

void Utf8Test::refusesEverySurrogate()
{
    for (std::uint32_t point = 0xD800; point <= 0xDFFF; ++point) {
        const std::string character = encoded(point);

        QCOMPARE(utf8::lengthOfFirst(character), std::size_t(0));
    }
}

void Utf8Test::refusesMalformedBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing at all") << QByteArray();
    QTest::newRow("a tail byte alone") << QByteArray("\x80");
    QTest::newRow("overlong, two bytes") << QByteArray("\xC0\xAF");
    QTest::newRow("overlong, two bytes, largest") << QByteArray("\xC1\xBF");
    QTest::newRow("overlong, three bytes") << QByteArray("\xE0\x9F\xBF");
    QTest::newRow("overlong, four bytes") << QByteArray("\xF0\x8F\xBF\xBF");
    QTest::newRow("past U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
    QTest::newRow("a lead byte that never occurs") << QByteArray("\xF5\x80\x80\x80");
    QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80");
    QTest::newRow("cut off after one of two") << QByteArray("\xC3");
    QTest::newRow("cut off after two of three") << QByteArray("\xE2\x82");
    QTest::newRow("cut off after three of four") << QByteArray("\xF0\x9F\x98");
    QTest::newRow("a letter as second byte") << QByteArray("\xC3(");
    QTest::newRow("a letter as third byte") << QByteArray("\xE2\x82(");
    QTest::newRow("a letter as fourth byte") << QByteArray("\xF0\x9F\x98(");
}

void Utf8Test::refusesMalformedBytes()
{
    QFETCH(QByteArray, bytes);

    QCOMPARE(utf8::lengthOfFirst(bytes.toStdString()), std::size_t(0));
}

void Utf8Test::findsTheFirstMalformedByte()
{
    QCOMPARE(utf8::findInvalid("né\xFF\xFE"), std::optional<std::size_t>(3));
    QCOMPARE(utf8::findInvalid("né\xE2\x82"), std::optional<std::size_t>(3));
}

void Utf8Test::findsNothingInWellFormedText()
{
    QVERIFY(!utf8::findInvalid("é → 😀"));
    QVERIFY(!utf8::findInvalid(std::string_view("a\0b", 3)));
    QVERIFY(!utf8::findInvalid(""));
}

void Utf8Test::countsCodePointsAndStrayBytes()
{
    QCOMPARE(utf8::countCharacters(""), std::size_t(0));
    QCOMPARE(utf8::countCharacters("é→😀"), std::size_t(3));
    QCOMPARE(utf8::countCharacters("a\xFF\x80z"), std::size_t(4));
    QCOMPARE(utf8::countCharacters("\xE2\x82"), std::size_t(2));
}

void Utf8Test::theOffsetOfACharacterHasSoManyCharactersBeforeIt()
{
    const std::string_view text = "a\xFFé\x80→😀\xE2\x82";

    for (std::size_t character = 0; character <= utf8::countCharacters(text); ++character) {
        const std::size_t offset = utf8::offsetOfCharacter(text, character);
        QCOMPARE(utf8::countCharacters(text.substr(0, offset)), character);
    }
}

void Utf8Test::charactersPastTheEndAreAtTheEnd()
{
    QCOMPARE(utf8::offsetOfCharacter("é", 1), std::size_t(2));
    QCOMPARE(utf8::offsetOfCharacter("é", 1000), std::size_t(2));
}

void Utf8Test::repairReplacesEachMalformedByte()
{
    QCOMPARE(utf8::repaired("né"), std::string("né"));
    QCOMPARE(utf8::repaired("n\xFFé\xE2\x82"), std::string("n�é��"));
}

void Utf8Test::whatIsRepairedIsWellFormed()
{
    std::mt19937 random(1);

    for (int round = 0; round < 20'000; ++round) {
        const std::string bytes = randomBytes(random);
        const std::string repaired = utf8::repaired(bytes);
        QVERIFY(!utf8::findInvalid(repaired));
        QCOMPARE(utf8::countCharacters(repaired), utf8::countCharacters(bytes));
    }
}

FUSEWRIGHT_TEST(Utf8Test)
#include "tst_utf8.moc"
