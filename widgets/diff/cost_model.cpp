// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/cost_model.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_profile.h"
#include "engine/partition/operator_cost.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/diff/side_by_side.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/graph_text.h"

#include <algorithm>
#include <utility>

namespace fusewright {

double gemmsPerSection(const ComparedPartition& partition)
{
    const double sections = double(std::max<std::size_t>(partition.costs.sections.size(), 1));
    return double(partition.costs.whole.gemms) / sections;
}

std::optional<double> secondsRatio(const SideBySide& comparison, std::size_t partition)
{
    const std::vector<Tally>& seconds = comparison.secondsAtLeast;
    if (partition >= seconds.size())
        return std::nullopt;
    const std::optional<double> own = seconds[partition].total();
    const std::optional<double> first = seconds.front().total();
    if (!own || !first || *first == 0)
        return std::nullopt;
    return *own / *first;
}

QString boundaryText(const SideBySide& comparison, std::size_t partition)
{
    constexpr std::size_t mostTerms = 2;
    const CostAmount& bytes = comparison.boundaries[partition].bytes;
    const QString formula = bytes && !bytes->isNumber() ? bytesText(*bytes, mostTerms) : QString();
    return formula.isEmpty()
        ? bytesText(comparison.compared.partitions[partition].costs.whole.boundaryBytes())
        : formula;
}

void CostModel::show(std::shared_ptr<const SideBySide> comparison, std::vector<QString> names)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_names = std::move(names);
    endResetModel();
}

const ComparedPartition& CostModel::partition(int row) const
{
    return m_comparison->compared.partitions[static_cast<std::size_t>(row)];
}

int CostModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_comparison
        ? 0
        : static_cast<int>(m_comparison->compared.partitions.size());
}

int CostModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : costColumnCount;
}

double CostModel::valueOf(int row, CostColumn column) const
{
    const ComparedPartition& one = partition(row);
    switch (column) {
    case CostColumn::Name:
        return row;
    case CostColumn::Sections:
        return double(one.costs.sections.size());
    case CostColumn::Folds:
        return double(one.folding.folds.size());
    case CostColumn::Largest:
        return double(one.costs.largestSection);
    case CostColumn::Covered:
        return double(one.costs.coveredOperators);
    case CostColumn::Gemms:
        return gemmsPerSection(one);
    case CostColumn::Bytes:
        return one.costs.whole.boundaryBytes().known;
    case CostColumn::Seconds:
        return m_comparison->secondsAtLeast.empty()
            ? -1
            : m_comparison->secondsAtLeast[static_cast<std::size_t>(row)].known;
    case CostColumn::Ratio:
    case CostColumn::SecondsRatio:
        break;
    }
    return ratioOf(row, column).value_or(ShareRange{.least = -1}).least;
}

std::optional<ShareRange> CostModel::ratioOf(int row, CostColumn column) const
{
    const auto at = static_cast<std::size_t>(row);
    if (column == CostColumn::Ratio)
        return m_comparison->boundaries[at].ofFirst;
    const std::optional<double> ratio = secondsRatio(*m_comparison, at);
    return ratio ? std::optional(ShareRange{*ratio, *ratio}) : std::nullopt;
}

/// In the tip: all of it, exactly.
QString CostModel::exactBoundary(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    const CostAmount& bytes = m_comparison->boundaries[at].bytes;
    const auto words = bytes ? bytes->words() : std::nullopt;
    return words ? toQt(*words) + QStringLiteral(" B") : boundaryText(*m_comparison, at);
}

QString CostModel::ratioText(const ShareRange& ratio) const
{
    const QString least = decimalText(ratio.least);
    const QString most = decimalText(ratio.most);
    return least == most ? least : tr("%1 to %2").arg(least, most);
}

QString CostModel::textOf(int row, CostColumn column) const
{
    switch (column) {
    case CostColumn::Name:
        return m_names[static_cast<std::size_t>(row)];
    case CostColumn::Gemms:
        return decimalText(valueOf(row, column));
    case CostColumn::Bytes:
        return boundaryText(*m_comparison, static_cast<std::size_t>(row));
    case CostColumn::Seconds:
        return m_comparison->secondsAtLeast.empty() ? QString() : secondsText(row);
    case CostColumn::Ratio:
    case CostColumn::SecondsRatio: {
        const auto ratio = ratioOf(row, column);
        return ratio ? ratioText(*ratio) : tr("unknown");
    }
    default:
        return countText(static_cast<std::size_t>(valueOf(row, column)));
    }
}

/// Where most sections are unknown, a sum of the others would rank what nobody knows.
QString CostModel::secondsText(int row) const
{
    const Tally& seconds = m_comparison->secondsAtLeast[static_cast<std::size_t>(row)];
    return 2 * seconds.unknown > partition(row).costs.sections.size() ? tr("unknown")
                                                                      : shortSecondsText(seconds);
}

QVariant CostModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = CostColumn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index.row(), column);
    case Qt::ToolTipRole:
        if (column == CostColumn::Largest)
            return tr("Click to see the largest section");
        if (column == CostColumn::Seconds && !m_comparison->secondsAtLeast.empty())
            return durationText(
                m_comparison->secondsAtLeast[static_cast<std::size_t>(index.row())]);
        if (column == CostColumn::Bytes)
            return exactBoundary(index.row());
        if (column == CostColumn::Ratio && !ratioOf(index.row(), column))
            return whyUnknown();
        return textOf(index.row(), column);
    case Qt::TextAlignmentRole:
        return int((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case ValueRole:
        return valueOf(index.row(), column);
    default:
        return {};
    }
}

/// Why bytes are not known.
QString CostModel::whyUnknown() const
{
    const Graph& graph = *m_comparison->answer->graph;
    const std::optional<ValueId> value = firstOfUnknownSize(graph);
    if (!value)
        return tr("unknown");
    return tr("Unknown, as the size of %1 is: %2")
        .arg(toQt(graph.valueName(*value)), whatTypeSays(graph, *value));
}

QString CostModel::timeHelp() const
{
    return m_comparison && m_comparison->answer->machine
        ? tr("Time that all sections take at least on %1, one after another")
              .arg(toQt(m_comparison->answer->machine->title))
        : QString();
}

QVariant CostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const std::pair<QString, QString> heads[costColumnCount] = {
        {tr("Cut by"), tr("How the graph is cut into sections")},
        {tr("Sections"), tr("Number of sections")},
        {tr("Folds"), tr("Number of distinct sections; each is compiled once")},
        {tr("Largest"), tr("Operators in the largest section")},
        {tr("Covered"), tr("Operators fused by a rule or, in o3, automatically")},
        {tr("GEMMs each"), tr("Average matrix multiplications per section")},
        {tr("Boundary"), tr("Bytes that cross section boundaries")},
        {tr("Vs. o0"), tr("Boundary bytes relative to o0 (no fusion)")},
        {tr("At least"), timeHelp()},
        {tr("Time vs. o0"), tr("Time at least, relative to o0 (no fusion)")}};
    if (role == Qt::DisplayRole)
        return heads[section].first;
    return role == Qt::ToolTipRole ? QVariant(heads[section].second) : QVariant();
}

} // namespace fusewright
