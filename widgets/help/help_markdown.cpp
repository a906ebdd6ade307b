// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/help/help_markdown.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

/// `priority   An integer; the higher wins.`
const QRegularExpression& columns()
{
    static const QRegularExpression two(QStringLiteral("^(\\S.*?) {2,}(\\S.*)$"));
    return two;
}

bool isProse(const QString& line)
{
    return !line.startsWith(QLatin1String("    ")) && !line.startsWith(QLatin1Char('|'))
        && !line.startsWith(QLatin1Char('-')) && !line.startsWith(QLatin1Char('#'));
}

bool hasColumns(const QStringList& block)
{
    return isProse(block.first()) && std::ranges::any_of(block, [](const QString& line) {
               return columns().match(line).hasMatch();
           });
}

/// A block with columns as a list: each line that is not indented begins an item.
QStringList asList(const QStringList& block)
{
    QStringList items;
    for (const QString& line : block) {
        const auto match = columns().match(line);
        if (match.hasMatch())
            items.append(QStringLiteral("- `%1` – %2").arg(match.captured(1), match.captured(2)));
        else if (line.startsWith(QLatin1Char(' ')) && !items.isEmpty())
            items.last().append(QLatin1Char(' ') + line.trimmed());
        else
            items.append(QStringLiteral("- `%1` –").arg(line.trimmed()));
    }
    return items;
}

QString withLinks(QString text)
{
    static const QRegularExpression command(QStringLiteral("`(fusewright help (\\w+))`"));
    static const QRegularExpression page(QStringLiteral("the page \"(\\w+)\""));
    text.replace(command, QStringLiteral("[\\1](help:\\2)"));
    return text.replace(page, QStringLiteral("the page [\\1](help:\\1)"));
}

} // namespace

QString windowMarkdown(const QString& page)
{
    QStringList made;
    QStringList block;
    QStringList lines = page.split(QLatin1Char('\n'));
    lines.append(QString());
    for (const QString& line : std::as_const(lines)) {
        if (!line.trimmed().isEmpty()) {
            block.append(line);
            continue;
        }
        if (!block.isEmpty())
            made.append((hasColumns(block) ? asList(block) : block).join(QLatin1Char('\n')));
        block.clear();
    }
    return withLinks(made.join(QStringLiteral("\n\n")));
}

} // namespace fusewright
