// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_choice.h"

#include "widgets/base/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int leastPercent = 5;
constexpr int mostPercent = 800;

/// An enumerator that is one of the first `count`, else the fallback.
template <class Value>
Value read(const QJsonValue& stored, int count, Value fallback)
{
    const int number = stored.toInt(-1);
    return number >= 0 && number < count ? static_cast<Value>(number) : fallback;
}

/// What is left out is remembered, so that what a later program tells is told.
QJsonArray namesWithout(const std::vector<ReportPart>& parts)
{
    QJsonArray names;
    for (const ReportPart part : allReportParts()) {
        if (std::ranges::find(parts, part) == parts.end())
            names.append(toQt(reportPartName(part)));
    }
    return names;
}

std::vector<ReportPart> partsWithout(const QJsonArray& names)
{
    std::vector<ReportPart> parts;
    for (const ReportPart part : allReportParts()) {
        if (!names.contains(toQt(reportPartName(part))))
            parts.push_back(part);
    }
    return parts;
}

} // namespace

QByteArray encodeExport(const ExportChoice& choice)
{
    QJsonArray drawn;
    for (const FusionMode mode : choice.drawn)
        drawn.append(static_cast<int>(mode));
    return QJsonDocument(QJsonObject{{QStringLiteral("kind"), toQt(endingOf(choice.kind))},
                                     {QStringLiteral("leftOut"), namesWithout(choice.parts)},
                                     {QStringLiteral("drawn"), drawn},
                                     {QStringLiteral("theme"), static_cast<int>(choice.theme)},
                                     {QStringLiteral("extent"), static_cast<int>(choice.extent)},
                                     {QStringLiteral("percent"), choice.percent},
                                     {QStringLiteral("transparent"), choice.isTransparent},
                                     {QStringLiteral("legend"), choice.hasLegend},
                                     {QStringLiteral("mode"), static_cast<int>(choice.mode)},
                                     {QStringLiteral("closed"), choice.isClosed},
                                     {QStringLiteral("formatted"), choice.isFormatted}})
        .toJson(QJsonDocument::Compact);
}

ExportChoice decodeExport(const QByteArray& stored)
{
    ExportChoice choice;
    const QJsonObject object = QJsonDocument::fromJson(stored).object();
    if (object.isEmpty())
        return choice;
    const QString kind = QLatin1Char('x') + object[QLatin1String("kind")].toString();
    choice.kind = exportKindOf(kind.toStdString()).value_or(choice.kind);
    choice.parts = partsWithout(object[QLatin1String("leftOut")].toArray());
    const QJsonArray drawn = object[QLatin1String("drawn")].toArray();
    std::erase_if(choice.drawn,
                  [&](FusionMode mode) { return !drawn.contains(static_cast<int>(mode)); });
    choice.theme = read(object[QLatin1String("theme")], 3, choice.theme);
    choice.extent = read(object[QLatin1String("extent")], 3, choice.extent);
    const int percent = object[QLatin1String("percent")].toInt(choice.percent);
    choice.percent = percent <= 0 ? 0 : std::clamp(percent, leastPercent, mostPercent);
    choice.isTransparent = object[QLatin1String("transparent")].toBool();
    choice.hasLegend = object[QLatin1String("legend")].toBool(choice.hasLegend);
    choice.mode = read(object[QLatin1String("mode")], 3, choice.mode);
    choice.isClosed = object[QLatin1String("closed")].toBool();
    choice.isFormatted = object[QLatin1String("formatted")].toBool();
    return choice;
}

} // namespace fusewright
