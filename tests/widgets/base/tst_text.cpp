// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/language.h"
#include "widgets/base/text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void numbersOfTheEngineAreWrittenAsTheLanguageDoes_data();
    void numbersOfTheEngineAreWrittenAsTheLanguageDoes();
    void countsAndMeasuresLookAlike();
    void sharesAreNumbersToo();
    void sentencesAreJoinedAsTheLanguageDoes();
};

void TextTest::numbersOfTheEngineAreWrittenAsTheLanguageDoes_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* english, const char* german) {
        QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(german);
    };
    row("1,641", "1.641");
    row("12,345,678.5", "12.345.678,5");
    row("48.3 ms", "48,3 ms");
    row("1.6 TB/s", "1,6 TB/s");
    row("-0.25", "-0,25");
    row("2048", "2048");
    row("1.13.1", "1.13.1");
    row("1,2,3", "1,2,3");
    row("[1, 128]", "[1, 128]");
    row("3.onnx", "3.onnx");
    row("unknown", "unknown");
    row("", "");
}

void TextTest::numbersOfTheEngineAreWrittenAsTheLanguageDoes()
{
    QFETCH(const QString, english);
    QFETCH(const QString, german);
    Language language;
    language.setCode(QStringLiteral("de"));
    QCOMPARE(numberText(english), german);
    language.setCode(QStringLiteral("en"));
    QCOMPARE(numberText(english), english);
}

void TextTest::countsAndMeasuresLookAlike()
{
    Language language;
    for (const QString& code : language.codes()) {
        language.setCode(code);
        QCOMPARE(numberText(QStringLiteral("1,641")), countText(1641));
        QCOMPARE(numberText(QStringLiteral("0.18")), decimalText(0.18));
    }
    language.setCode(QStringLiteral("en"));
}

/// French and German have a space before the sign.
void TextTest::sharesAreNumbersToo()
{
    Language language;
    language.setCode(QStringLiteral("de"));
    const QString german = numberText(QStringLiteral("12.5%"));
    QVERIFY(german.startsWith(QStringLiteral("12,5")) && german.endsWith(u'%'));
    language.setCode(QStringLiteral("en"));
    QCOMPARE(numberText(QStringLiteral("12.5%")), QStringLiteral("12.5%"));
}

void TextTest::sentencesAreJoinedAsTheLanguageDoes()
{
    Language language;
    const QStringList sentences{QStringLiteral("A."), QStringLiteral("B.")};
    language.setCode(QStringLiteral("zh_CN"));
    QCOMPARE(sentencesText(sentences), QStringLiteral("A.B."));
    QCOMPARE(saidOf(QStringLiteral("a"), QStringLiteral("b")), QStringLiteral("a\uff1ab"));
    language.setCode(QStringLiteral("fr"));
    QCOMPARE(saidOf(QStringLiteral("a"), QStringLiteral("b")), QStringLiteral("a\u00a0: b"));
    language.setCode(QStringLiteral("en"));
    QCOMPARE(sentencesText(sentences), QStringLiteral("A. B."));
    QCOMPARE(saidOf(QStringLiteral("a"), QStringLiteral("b")), QStringLiteral("a: b"));
}

FUSEWRIGHT_TEST(TextTest)
#include "tst_text.moc"
