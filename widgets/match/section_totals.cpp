// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/section_totals.h"

#include "engine/graph/graph.h"
#include "engine/partition/partitions.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/match/section_model.h"

namespace fusewright {

namespace {

/// Of more sections no formula is made while one waits.
constexpr std::size_t mostSummed = 5'000;

QString ratio(std::optional<double> part, std::optional<double> whole)
{
    if (!part || !whole || *whole == 0)
        return {};
    return shareText(*part / *whole);
}

QString ratio(const Tally& part, const Tally& whole)
{
    return ratio(part.total(), whole.total());
}

} // namespace

UnfusedCosts unfusedCosts(const Graph& graph)
{
    const PartitionCosts costs = costsOf(graph, partitionO0(graph));
    return {.sections = costs.sections.size(), .whole = costs.whole};
}

void SectionTotals::show(ShownPartition shown, const UnfusedCosts& unfused)
{
    beginResetModel();
    m_shown = std::move(shown);
    m_unfused = unfused;
    m_formula.reset();
    endResetModel();
}

int SectionTotals::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_shown.isEmpty() ? 0 : 2;
}

int SectionTotals::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : sectionColumnCount;
}

QVariant SectionTotals::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = SectionColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.row() == 0 ? sumOf(column) : shareOf(column);
    case Qt::TextAlignmentRole:
        return SectionModel::isNumber(index.column()) ? int(Qt::AlignRight | Qt::AlignVCenter)
                                                      : int(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString SectionTotals::sumOf(SectionColumn column) const
{
    const SectionCosts& whole = m_shown.made->costs.whole;
    switch (column) {
    case SectionColumn::Fold:
        return countText(m_shown.made->folding.folds.size());
    case SectionColumn::Label:
        return tr("%1 total").arg(toQt(modeName(m_shown.made->partition.mode)));
    case SectionColumn::Times:
        return countText(m_shown.made->partition.sections.size());
    case SectionColumn::Operators:
        return countText(whole.operators);
    case SectionColumn::Gemms:
        return countText(whole.gemms);
    case SectionColumn::Operations:
    case SectionColumn::Read:
    case SectionColumn::Written:
    case SectionColumn::Kept:
        return amountText(column, whole, formula());
    case SectionColumn::PerByte:
        return intensityText(whole);
    case SectionColumn::AtLeast:
        return m_shown.costsOn && m_shown.costsOn->seconds.total()
            ? durationText(m_shown.costsOn->seconds)
            : QString();
    case SectionColumn::WaitsFor:
    case SectionColumn::First:
        break;
    }
    return {};
}

const SectionFormula& SectionTotals::formula() const
{
    if (!m_formula) {
        const bool isShort = m_shown.made->partition.sections.size() <= mostSummed;
        m_formula = isShort && !m_shown.made->costs.whole.isKnown()
            ? formulaOf(*m_shown.graph, m_shown.made->partition)
            : SectionFormula();
    }
    return *m_formula;
}

QString SectionTotals::shareOf(SectionColumn column) const
{
    const SectionCosts& whole = m_shown.made->costs.whole;
    const SectionCosts& unfused = m_unfused.whole;
    switch (column) {
    case SectionColumn::Label:
        return tr("relative to o0 (no fusion)");
    case SectionColumn::Times:
        return ratio(double(m_shown.made->partition.sections.size()), double(m_unfused.sections));
    case SectionColumn::Read:
        return ratio(whole.bytesRead, unfused.bytesRead);
    case SectionColumn::Written:
        return ratio(whole.bytesWritten, unfused.bytesWritten);
    case SectionColumn::PerByte:
        return ratio(whole.intensity(), unfused.intensity());
    default:
        return {};
    }
}

} // namespace fusewright
