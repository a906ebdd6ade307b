// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void translationsKeepThePlaceholders_data();
    void translationsKeepThePlaceholders();
};

namespace {

struct Message {
    QString source;
    QStringList translations; ///< One, or one for each plural form.
    bool isFinished = true;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            QString text;
            while (!(xml.readNext() == QXmlStreamReader::EndElement
                     && xml.name() == QLatin1String("translation"))) {
                if (xml.isStartElement())
                    message.translations.append(xml.readElementText());
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations.append(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement
            && xml.name() == QLatin1String("message"))
            messages.append(readMessage(xml));
    }
    return messages;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%(?:L?n|[0-9])"));
    QStringList found;
    for (auto matches = placeholder.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured());
    std::ranges::sort(found);
    return found;
}

void listLanguages()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/translations"),
                       {QStringLiteral("*.ts")});
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(files.fileName())) << path;
    }
}

} // namespace

void TranslationsTest::everyTextIsTranslated_data()
{
    listLanguages();
}

void TranslationsTest::everyTextIsTranslated()
{
    QFETCH(QString, path);
    const QList<Message> messages = readMessages(path);

    QVERIFY(!messages.isEmpty());
    for (const Message& message : messages)
        QVERIFY2(message.isFinished && !message.translations.contains(QString()),
                 qPrintable(message.source));
}

void TranslationsTest::translationsKeepThePlaceholders_data()
{
    listLanguages();
}

void TranslationsTest::translationsKeepThePlaceholders()
{
    QFETCH(QString, path);

    for (const Message& message : readMessages(path)) {
        for (const QString& translation : message.translations)
            QCOMPARE(placeholders(translation), placeholders(message.source));
    }
}

FUSEWRIGHT_TEST(TranslationsTest)
#include "tst_translations.moc"
