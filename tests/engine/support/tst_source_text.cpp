// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/source_text.h"

#include "engine/support/utf8.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;

class SourceTextTest : public QObject {
    Q_OBJECT

private slots:
    void linesEndAtLfCrlfAndCr();
    void aFinalLineEndingBeginsAnEmptyLine();
    void anEmptyTextHasOneLine();
    void aByteOrderMarkTakesNoColumn();
    void columnsCountCharacters();
    void anOffsetInsideACharacterIsAtTheCharacter();
    void everyOffsetIsFoundAgainByItsPosition();
    void positionsNeverGoBack();
    void offsetsPastTheEndAreAtTheEnd();
    void positionsPastALineAreAtItsEnd();
    void positionsOutsideTheLinesAreAtTheEnd();
    void aRangeHasThePositionsOfItsBytes();
};

namespace {

/// Every line ending beside every other, a byte-order mark, wide characters and stray bytes.
const std::string nasty = "\xEF\xBB\xBF"
                          "é\r\r\n\n→😀x\n\xFF\x80\r\n\n\r\tend\r";

std::vector<std::string_view> linesOf(const SourceText& text)
{
    std::vector<std::string_view> lines;
    for (std::size_t line = 1; line <= text.lineCount(); ++line)
        lines.push_back(text.line(line));
    return lines;
}

/// Offsets that a position can name: none in a byte-order mark, in a character or in a CRLF.
std::vector<std::size_t> nameableOffsets(std::string_view text)
{
    std::vector<std::size_t> offsets;
    std::size_t at = text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : 0;
    while (at <= text.size()) {
        const bool isInCrlf =
            at > 0 && at < text.size() && text[at - 1] == '\r' && text[at] == '\n';
        if (!isInCrlf)
            offsets.push_back(at);
        at += std::max<std::size_t>(1, utf8::lengthOfFirst(text.substr(at)));
    }
    return offsets;
}

} // namespace

void SourceTextTest::linesEndAtLfCrlfAndCr()
{
    const SourceText text("t", "a\nb\r\nc\rd\r\r\n\n");

    QCOMPARE(linesOf(text), (std::vector<std::string_view>{"a", "b", "c", "d", "", "", ""}));
}

void SourceTextTest::aFinalLineEndingBeginsAnEmptyLine()
{
    const SourceText text("t", "a\n");

    QCOMPARE(linesOf(text), (std::vector<std::string_view>{"a", ""}));
    QCOMPARE(text.position(2), (TextPosition{2, 1}));
}

void SourceTextTest::anEmptyTextHasOneLine()
{
    const SourceText text("t", "");

    QCOMPARE(linesOf(text), std::vector<std::string_view>{""});
    QCOMPARE(text.position(0), (TextPosition{1, 1}));
}

void SourceTextTest::aByteOrderMarkTakesNoColumn()
{
    const SourceText text("t", "\xEF\xBB\xBFx: 1\n");

    QCOMPARE(text.position(0), (TextPosition{1, 1}));
    QCOMPARE(text.position(3), (TextPosition{1, 1}));
    QCOMPARE(text.position(4), (TextPosition{1, 2}));
    QCOMPARE(text.offset({1, 1}), std::size_t(3));
    QCOMPARE(text.line(1), std::string_view("x: 1"));
}

void SourceTextTest::columnsCountCharacters()
{
    const SourceText text("t", "→é😀x");

    QCOMPARE(text.position(text.text().find('x')), (TextPosition{1, 4}));
    QCOMPARE(text.offset({1, 4}), text.text().find('x'));
}

void SourceTextTest::anOffsetInsideACharacterIsAtTheCharacter()
{
    const SourceText text("t", "a😀b");

    for (std::size_t offset = 1; offset < 5; ++offset)
        QCOMPARE(text.position(offset), (TextPosition{1, 2}));
}

void SourceTextTest::everyOffsetIsFoundAgainByItsPosition()
{
    const SourceText text("t", nasty);

    for (const std::size_t offset : nameableOffsets(nasty))
        QCOMPARE(text.offset(text.position(offset)), offset);
}

void SourceTextTest::positionsNeverGoBack()
{
    const SourceText text("t", nasty);

    for (std::size_t offset = 1; offset <= nasty.size(); ++offset)
        QVERIFY(text.position(offset - 1) <= text.position(offset));
}

void SourceTextTest::offsetsPastTheEndAreAtTheEnd()
{
    const SourceText text("t", "one\ntwo");

    QCOMPARE(text.position(1000), (TextPosition{2, 4}));
}

void SourceTextTest::positionsPastALineAreAtItsEnd()
{
    const SourceText text("t", "one\r\ntwo");

    QCOMPARE(text.offset({1, 1000}), std::size_t(3));
    QCOMPARE(text.offset({2, 1000}), std::size_t(8));
}

void SourceTextTest::positionsOutsideTheLinesAreAtTheEnd()
{
    const SourceText text("t", "one\ntwo");

    QCOMPARE(text.offset({0, 1}), std::size_t(7));
    QCOMPARE(text.offset({3, 1}), std::size_t(7));
    QCOMPARE(text.offset({2, 0}), std::size_t(4));
}

void SourceTextTest::aRangeHasThePositionsOfItsBytes()
{
    const SourceText text("t", "né\nnot");

    const TextRange range = text.range({1, 6});

    QCOMPARE(range, (TextRange{{1, 2}, {2, 3}}));
}

FUSEWRIGHT_TEST(SourceTextTest)
#include "tst_source_text.moc"
