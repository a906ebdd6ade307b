// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/section_model.h"

#include "engine/graph/graph.h"
#include "engine/partition/section_formula.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"

#include <algorithm>

namespace fusewright {

void SectionModel::show(ShownPartition shown, std::vector<std::uint32_t> rows,
                        const SectionOrdering& ordering)
{
    beginResetModel();
    m_ordering = ordering;
    m_shown = std::move(shown);
    m_rows = std::move(rows);
    m_boundary.reset();
    if (!m_shown.isEmpty() && !m_shown.made->costs.whole.isKnown())
        m_boundary.emplace(*m_shown.graph, m_shown.made->partition);
    endResetModel();
    emit headerDataChanged(Qt::Horizontal, 0, sectionColumnCount - 1);
}

int SectionModel::rowOf(NodeId node) const
{
    if (m_shown.isEmpty() || node.index >= m_shown.made->partition.sectionOf.size())
        return -1;
    const std::uint32_t section = m_shown.made->partition.sectionOf[node.index];
    auto found = std::ranges::find(m_rows, section);
    if (found == m_rows.end())
        found = std::ranges::find(m_rows, m_shown.foldOf(section).first);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int SectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : sectionColumnCount;
}

bool SectionModel::isNumber(int column)
{
    return column != int(SectionColumn::Label) && column != int(SectionColumn::First)
        && column != int(SectionColumn::WaitsFor);
}

QVariant SectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(sectionAt(index.row()), SectionColumn(index.column()));
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? int(Qt::AlignRight | Qt::AlignVCenter)
                                        : int(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return isNumber(section) ? int(Qt::AlignRight | Qt::AlignVCenter)
                                 : int(Qt::AlignLeft | Qt::AlignVCenter);
    struct Head {
        QString text;
        QString toolTip;
    };
    const Head heads[sectionColumnCount] = {
        {tr("Fold"), tr("Identical sections have the same number")},
        {tr("Section"), tr("The rule that made it, or its only operator")},
        {tr("Times"), tr("Number of identical sections")},
        {tr("Operators"), tr("Per section")},
        {tr("GEMMs"), tr("Matrix multiplications per section")},
        {tr("Operations"), tr("Arithmetic operations per section")},
        {tr("Read"), tr("Bytes a section reads from outside, counting each value once")},
        {tr("Written"), tr("Bytes of results that are used outside the section")},
        {tr("Kept"), tr("Bytes of results that stay inside the section")},
        {tr("Per byte"), tr("Operations per byte read or written")},
        {tr("At least"), tr("Time that a section takes at least on the machine chosen in Costs")},
        {tr("Waits for"), tr("What keeps a section from running faster on that machine")},
        {tr("First"), tr("The section's first operator")},
    };
    // The style's own arrow would stand on the text of a column that is aligned to the right.
    if (role == Qt::DisplayRole && section == int(m_ordering.column) && !m_rows.empty())
        return QStringLiteral("%1 %2").arg(
            QChar(m_ordering.direction == Qt::AscendingOrder ? 0x2191 : 0x2193),
            heads[section].text);
    if (role == Qt::DisplayRole)
        return heads[section].text;
    return role == Qt::ToolTipRole ? QVariant(heads[section].toolTip) : QVariant();
}

QString SectionModel::textOf(std::uint32_t section, SectionColumn column) const
{
    const SectionCosts& costs = m_shown.costs(section);
    const HardwareCost* const cost = m_shown.costOn(section);
    switch (column) {
    case SectionColumn::Fold:
        return countText(m_shown.made->folding.foldOf[section] + 1U);
    case SectionColumn::Label:
        return toQt(m_shown.label(section));
    case SectionColumn::Times:
        return countText(m_shown.foldOf(section).count);
    case SectionColumn::Operators:
        return countText(costs.operators);
    case SectionColumn::Gemms:
        return countText(costs.gemms);
    case SectionColumn::Operations:
    case SectionColumn::Read:
    case SectionColumn::Written:
    case SectionColumn::Kept:
        return amountOf(section, column);
    case SectionColumn::PerByte:
        return intensityText(costs);
    case SectionColumn::AtLeast:
        return cost && cost->seconds ? durationText(*cost->seconds) : QString();
    case SectionColumn::WaitsFor:
        return cost && cost->bound ? boundText(*cost->bound) : QString();
    case SectionColumn::First:
        return toQt(m_shown.graph->nodeName(m_shown.firstNode(section)));
    }
    return {};
}

QString SectionModel::amountOf(std::uint32_t section, SectionColumn column) const
{
    const SectionCosts& costs = m_shown.costs(section);
    const SectionFormula formula = m_boundary && !costs.isKnown()
        ? formulaOf(*m_shown.graph, m_shown.made->partition, section, *m_boundary)
        : SectionFormula();
    return amountText(column, costs, formula);
}

QString amountText(SectionColumn column, const SectionCosts& costs, const SectionFormula& formula)
{
    switch (column) {
    case SectionColumn::Operations:
        return tallyText(costs.flops, formula.operations);
    case SectionColumn::Read:
        return bytesText(costs.bytesRead, formula.bytesRead);
    case SectionColumn::Written:
        return bytesText(costs.bytesWritten, formula.bytesWritten);
    case SectionColumn::Kept:
        return bytesText(costs.bytesKept, formula.bytesKept);
    default:
        return {};
    }
}

} // namespace fusewright
