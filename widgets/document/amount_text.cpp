// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/amount_text.h"

#include "engine/partition/operation_range.h"
#include "engine/partition/partition_costs.h"
#include "engine/report/hardware_words.h"
#include "engine/report/partition_text.h"
#include "widgets/base/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace fusewright {

namespace {

QString knownText(double amount, const QString& unit)
{
    const QString text = numberText(toQt(amountText(Tally{.known = amount})));
    if (unit.isEmpty())
        return text;
    // `12.3 G` has its place for the unit already.
    return text.contains(QLatin1Char(' ')) ? text + unit : text + QLatin1Char(' ') + unit;
}

QString partlyKnown(const Tally& tally, const QString& known)
{
    if (tally.unknown == 0)
        return known;
    if (tally.known > 0)
        return QChar(0x2265) + QStringLiteral(" ") + known;
    return QCoreApplication::translate("Amount", "unknown");
}

QString textOf(const Tally& tally, const QString& unit)
{
    return partlyKnown(tally, knownText(tally.known, unit));
}

QString formulaText(const CostFormula& formula, const QString& unit, std::size_t most)
{
    const std::vector<CostFormula::Product> products = formula.products();
    if (products.size() > most
        || std::ranges::any_of(products, [](const auto& each) { return each.number < 0; }))
        return {};
    QStringList parts;
    for (const CostFormula::Product& product : products) {
        const QString number = textOf(Tally::of(product.number), unit);
        parts << (product.names.empty() ? number
                                        : number + QStringLiteral("\u00b7") + toQt(product.names));
    }
    return parts.join(QStringLiteral(" + "));
}

QString textOf(const Tally& tally, const CostAmount& formula, const QString& unit)
{
    constexpr std::size_t mostTerms = 3;
    const QString text = tally.unknown > 0 && formula && !formula->isNumber()
        ? formulaText(*formula, unit, mostTerms)
        : QString();
    return text.isEmpty() ? textOf(tally, unit) : text;
}

} // namespace

QString tallyText(const Tally& tally)
{
    return textOf(tally, {});
}

QString bytesText(const Tally& tally)
{
    return textOf(tally, QStringLiteral("B"));
}

QString bytesText(const CostFormula& bytes, std::size_t most)
{
    return formulaText(bytes, QStringLiteral("B"), most);
}

QString tallyText(const Tally& tally, const OperationRange& range)
{
    return textOf(tally, range.exact(), {});
}

QString bytesText(const Tally& tally, const CostAmount& formula)
{
    return textOf(tally, formula, QStringLiteral("B"));
}

QString durationText(double seconds)
{
    return numberText(toQt(secondsText(seconds)));
}

QString durationText(const Tally& seconds)
{
    if (seconds.unknown == 0)
        return durationText(seconds.known);
    if (seconds.known == 0)
        return QCoreApplication::translate("Amount", "unknown");
    const auto count = static_cast<int>(seconds.unknown);
    const QString text =
        QCoreApplication::translate("Amount", "%1 + %Ln unknown section(s)", nullptr, count);
    return text.arg(durationText(seconds.known));
}

QString shortSecondsText(const Tally& seconds)
{
    return partlyKnown(seconds, durationText(seconds.known));
}

QString intensityText(const SectionCosts& costs)
{
    const auto intensity = costs.intensity();
    return intensity ? knownText(*intensity, {}) : QString();
}

QString shareText(double share)
{
    const double percent = share * 100;
    const int digits = percent > 0 && percent < 10 ? 1 : 0;
    return numberText(QString::number(percent, 'f', digits) + QLatin1Char('%'));
}

QString boundText(Bound bound)
{
    return bound == Bound::Memory ? QCoreApplication::translate("Amount", "memory")
                                  : QCoreApplication::translate("Amount", "arithmetic");
}

} // namespace fusewright
