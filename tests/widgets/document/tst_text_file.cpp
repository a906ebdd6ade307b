// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/text_file.h"

#include "tests/kit/test_program.h"
#include "widgets/document/rules_document.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class TextFileTest : public QObject {
    Q_OBJECT

private slots:
    void writesBackWhatItRead_data();
    void writesBackWhatItRead();
    void givesTextWithLineFeedsOnly();
    void aDocumentHasTheTextThatWasRead();
    void bytesThatAreNoTextSurvive();
    void latin1GivesWayWhenItMust();
    void saysWhyAFileCannotBeWritten();
    void keepsTheOldFileWhenItCannotWriteTheNew();
};

void TextFileTest::writesBackWhatItRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("UTF-8") << QByteArray("a: b # \xc3\xbc\n");
    QTest::newRow("no line end at the end") << QByteArray("a: b");
    QTest::newRow("CR LF") << QByteArray("a: b\r\nc: d\r\n");
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a: b\n");
    QTest::newRow("UTF-16 LE") << QByteArray("\xFF\xFE"
                                             "a\0:\0\r\0\n\0",
                                             10);
    QTest::newRow("UTF-16 BE") << QByteArray("\xFE\xFF"
                                             "\0a\0:\0\n",
                                             8);
    QTest::newRow("Latin-1") << QByteArray("a: \xfc\n");
    QTest::newRow("every byte") << QByteArray("\x80\x81\xff\x01\x7f");
}

void TextFileTest::writesBackWhatItRead()
{
    QFETCH(QByteArray, bytes);

    const DecodedText decoded = decodeText(bytes);

    QCOMPARE(encodeText(decoded.text, decoded.format), bytes);
}

void TextFileTest::givesTextWithLineFeedsOnly()
{
    QCOMPARE(decodeText("a\r\nb\r\n").text, QStringLiteral("a\nb\n"));
    QCOMPARE(decodeText("a\rb\n\rc").text, QStringLiteral("a\nb\n\nc"));
    QCOMPARE(decodeText("a\xe2\x80\xa9"
                        "b")
                 .text,
             QStringLiteral("a\nb"));
}

void TextFileTest::aDocumentHasTheTextThatWasRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("odd.yaml"));
    const QByteArray bytes = "a\r\n\rb\xe2\x80\xa9\xe2\x80\xa8\xef\xb7\x90\x0b\x0c\x1c\x85 c\r";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    RulesDocument rules;

    QVERIFY(!rules.open(path));

    QCOMPARE(rules.text(), decodeText(bytes).text);
}

void TextFileTest::bytesThatAreNoTextSurvive()
{
    const DecodedText decoded = decodeText("\xff\xfd\xc3");

    QCOMPARE(decoded.format.encoding, TextFormat::Encoding::Latin1);
    QCOMPARE(decoded.text.size(), 3);
}

void TextFileTest::latin1GivesWayWhenItMust()
{
    const TextFormat latin1{.encoding = TextFormat::Encoding::Latin1};

    QCOMPARE(encodeText(QStringLiteral("ü"), latin1), QByteArray("\xfc"));
    QCOMPARE(encodeText(QStringLiteral("あ"), latin1), QByteArray("\xe3\x81\x82"));
}

void TextFileTest::saysWhyAFileCannotBeWritten()
{
    const auto reason = writeFile(QStringLiteral("/nowhere/at/all.yaml"), "a: b");

    QVERIFY(reason);
    QVERIFY(!reason->isEmpty());
}

void TextFileTest::keepsTheOldFileWhenItCannotWriteTheNew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("rules.yaml"));
    QVERIFY(!writeFile(path, "old"));

    QVERIFY(writeFile(path + QStringLiteral("/below.yaml"), "new"));

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

FUSEWRIGHT_TEST(TextFileTest)
#include "tst_text_file.moc"
