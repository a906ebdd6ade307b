// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/mnemonics.h"

#include "widgets/base/command_table.h"

#include <QSet>

namespace fusewright {

namespace {

/// The letter behind the sign; null without one. Of `&&` it is a sign that is meant.
QChar mnemonicOf(const QString& text)
{
    for (qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0 && at + 1 < text.size();
         at = text.indexOf(QLatin1Char('&'), at + 2)) {
        if (text.at(at + 1) != QLatin1Char('&'))
            return text.at(at + 1).toLower();
    }
    return {};
}

bool isAtWord(const QString& text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

/// The place of a letter that is not taken, of a word's first ones if there is one; -1 for none.
qsizetype freePlace(const QString& text, const QSet<QChar>& taken)
{
    qsizetype inside = -1;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text.at(at);
        const bool isKey = letter.isLetter() && letter.unicode() < 0x250;
        if (!isKey || taken.contains(letter.toLower()))
            continue;
        if (isAtWord(text, at))
            return at;
        if (inside < 0)
            inside = at;
    }
    return inside;
}

/// Texts without letters of a keyboard have one behind them, in brackets.
QString withBracket(const QString& text, const QSet<QChar>& taken)
{
    for (char16_t letter = u'A'; letter <= u'Z'; ++letter) {
        if (!taken.contains(QChar(letter).toLower()))
            return QStringLiteral("%1(&%2)").arg(text, QChar(letter));
    }
    return text;
}

QString withOther(const QString& text, const QSet<QChar>& taken)
{
    QString plain = plainText(text);
    if (text.contains(QLatin1String("(&")))
        return withBracket(plain, taken);
    const qsizetype at = freePlace(plain, taken);
    return at < 0 ? plain : plain.insert(at, QLatin1Char('&'));
}

} // namespace

QStringList withOwnMnemonics(const QStringList& texts)
{
    QSet<QChar> taken;
    QStringList settled = texts;
    QList<qsizetype> unsettled;
    for (qsizetype at = 0; at < texts.size(); ++at) {
        const QChar mnemonic = mnemonicOf(texts[at]);
        if (mnemonic.isNull() || taken.contains(mnemonic))
            unsettled.append(at);
        else
            taken.insert(mnemonic);
    }
    // Those that have one keep it, whatever stands before them.
    for (const qsizetype at : unsettled) {
        if (texts[at].isEmpty())
            continue;
        settled[at] = withOther(texts[at], taken);
        taken.insert(mnemonicOf(settled[at]));
    }
    return settled;
}

} // namespace fusewright
