// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <string>

namespace fusewright::test {

/// Nothing where a text is well-formed XML; else what is wrong, and in which line.
inline QString whyNotXml(const std::string& text)
{
    QXmlStreamReader reader(QByteArray::fromStdString(text));
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError()
        ? QStringLiteral("line %1: %2").arg(reader.lineNumber()).arg(reader.errorString())
        : QString();
}

/// How often an element with this name begins.
inline qsizetype elementCount(const std::string& text, const char* name)
{
    return QString::fromStdString(text).count(
        QRegularExpression(QStringLiteral("<%1[ >/]").arg(QLatin1String(name))));
}

/// All that a pattern's first group finds.
inline QSet<QString> found(const std::string& text, const char* pattern)
{
    QSet<QString> all;
    auto each =
        QRegularExpression(QString::fromLatin1(pattern)).globalMatch(QString::fromStdString(text));
    while (each.hasNext())
        all.insert(each.next().captured(1));
    return all;
}

/// Ids that something refers to, and that nothing has.
inline QSet<QString> missingIds(const std::string& text)
{
    return (found(text, "href=\"#([^\"]+)\"") + found(text, "url\\(#([^)]+)\\)"))
        - found(text, " id=\"([^\"]+)\"");
}

} // namespace fusewright::test
