// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace fusewright {

/// Engine texts are UTF-8.
inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The window writes numbers as its language does, reports and the command line as English does.

/// A count as people read it: `1,641`.
QString countText(std::size_t count);
/// A number with two digits behind the point: `0.18`.
QString decimalText(double number);
/// A number that the engine has written, perhaps with a unit, as the language writes it: in German
/// `48,3 ms` for `48.3 ms`. Everything else stays as it is.
QString numberText(const QString& english);

/// Sentences after each other: between those of Chinese and Japanese there is no blank.
QString sentencesText(const QStringList& sentences);
/// `name: what`, with the colon as the language writes it.
QString saidOf(const QString& name, const QString& what);

} // namespace fusewright
