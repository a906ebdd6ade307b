// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace fusewright {

QString countText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString decimalText(double number)
{
    return QLocale().toString(number, 'f', 2);
}

QString numberText(const QString& english)
{
    static const QRegularExpression number(
        QStringLiteral("^[-−]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?"
                       "(?=$|%$| ?[A-Za-zµ]{1,3}(?:/s)?$)"));
    const auto found = number.match(english);
    if (!found.hasMatch())
        return english;
    const QLocale locale;
    QString text;
    for (const QChar sign : found.captured()) {
        if (sign == u',')
            text += locale.groupSeparator();
        else if (sign == u'.')
            text += locale.decimalPoint();
        else
            text += sign;
    }
    const QString unit = english.mid(found.capturedEnd());
    return unit == QLatin1String("%")
        ? QCoreApplication::translate("Amount", "%1%", "a share").arg(text)
        : text + unit;
}

namespace {

bool isEastAsian()
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::Chinese || language == QLocale::Japanese;
}

} // namespace

QString sentencesText(const QStringList& sentences)
{
    return sentences.join(isEastAsian() ? QString() : QStringLiteral(" "));
}

QString saidOf(const QString& name, const QString& what)
{
    const QLocale::Language language = QLocale().language();
    const QString colon = language == QLocale::French ? QStringLiteral("\u00a0: ")
        : language == QLocale::Chinese                ? QStringLiteral("\uff1a")
                                                      : QStringLiteral(": ");
    return name + colon + what;
}

} // namespace fusewright
