// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/pattern/pattern_words.h"

#include "engine/report/pattern_drawing.h"
#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace fusewright {

namespace {

/// Only for its translations.
class SketchWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::PatternWords)
};

QString reachSentence(const EntryReach& reach)
{
    return SketchWords::tr("Takes an operator at %1 of %2 places.")
        .arg(countText(reach.reached), countText(reach.places));
}

QStringList sentences(const SketchedEntry& entry, const std::optional<EntryReach>& reach)
{
    QStringList said;
    if (entry.isMissing)
        said.append(SketchWords::tr("The pattern has no entry with this name."));
    for (const std::string& sentence : entry.description)
        said.append(engineText(sentence));
    if (reach && !entry.isChoice())
        said.append(reachSentence(*reach));
    return said;
}

} // namespace

QString entryTitle(const SketchedEntry& entry)
{
    if (entry.isChoice())
        return toQt(entry.name);
    if (entry.isMissing)
        return SketchWords::tr("no such entry");
    if (entry.isAny())
        return entry.isInverted ? SketchWords::tr("none") : SketchWords::tr("any operator");
    if (entry.operators.empty() && (entry.isContext || entry.isTaken))
        return toQt(entry.name);
    return entry.operators.empty() ? SketchWords::tr("no operator") : toQt(operatorLabel(entry));
}

QString becomesText()
{
    return SketchWords::tr("becomes");
}

QString reachText(const std::optional<EntryReach>& reach)
{
    return reach ? countText(reach->reached) : QString();
}

QString entryTip(const SketchedEntry& entry, const std::optional<EntryReach>& reach)
{
    QString tip = QStringLiteral("<b>%1</b>").arg(toQt(entry.name).toHtmlEscaped());
    for (const QString& sentence : sentences(entry, reach))
        tip += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>").arg(sentence.toHtmlEscaped());
    return tip;
}

QString entrySpoken(const SketchedEntry& entry, const std::optional<EntryReach>& reach)
{
    return saidOf(toQt(entry.name), sentencesText(sentences(entry, reach)));
}

QString operatorsText(const SketchedEntry& entry)
{
    QStringList names;
    for (const std::string& name : entry.operators)
        names.append(toQt(name));
    return (entry.isInverted ? QStringLiteral("! ") : QString()) + names.join(QStringLiteral(", "));
}

std::optional<WrittenOperators> operatorsIn(const QString& text)
{
    QString list = text.trimmed();
    WrittenOperators operators;
    while (list.startsWith(QLatin1Char('!')) || list.startsWith(QChar(0x2260))) {
        operators.isInverted = true;
        list = list.mid(1).trimmed();
    }
    static const QRegularExpression between(QStringLiteral("[\\s,|]+"));
    for (const QString& name : list.split(between, Qt::SkipEmptyParts))
        operators.names.push_back(name.toStdString());
    if (operators.names.empty())
        return std::nullopt;
    return operators;
}

} // namespace fusewright
