// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/legend/legend_model.h"

#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <QHash>

#include <algorithm>

namespace fusewright {

namespace {

/// Rules, modules and sections are called as in the files; the rest is named by the engine.
bool areNamedByEngine(Coloring by)
{
    return by == Coloring::Category || by == Coloring::Bound || by == Coloring::Cost;
}

} // namespace

void LegendModel::setClasses(const NodeClasses& classes, const std::vector<bool>& isStale,
                             const QStringList& hiddenNames)
{
    beginResetModel();
    m_by = classes.by;
    m_rows = rowsOf(classes, isStale);
    for (Row& row : m_rows)
        row.isHidden = hiddenNames.contains(row.uniqueName);
    endResetModel();
}

/// As it is called in the language of the window.
NodeClass LegendModel::shownOf(const NodeClasses& classes, std::size_t at)
{
    NodeClass shown = classes.classes[at];
    if (areNamedByEngine(classes.by))
        shown.name = engineTerm(shown.name).toStdString();
    if (classes.by == Coloring::Heuristic)
        shown.detail = engineText(shown.detail).toStdString();
    if (shown.backwardOf < classes.classes.size())
        shown.name =
            tr("%1, backward").arg(toQt(classes.classes[shown.backwardOf].name)).toStdString();
    return shown;
}

std::vector<LegendModel::Row> LegendModel::rowsOf(const NodeClasses& classes,
                                                  const std::vector<bool>& isStale)
{
    std::vector<Row> rows;
    QHash<QString, int> seen;
    for (std::size_t at = 0; at < classes.classes.size(); ++at) {
        const QString name = toQt(classes.classes[at].name);
        const int before = seen[name]++;
        rows.push_back(
            {.number = static_cast<std::uint32_t>(at),
             .shown = shownOf(classes, at),
             .uniqueName = before == 0 ? name : QStringLiteral("%1\n%2").arg(name).arg(before),
             .isStale = at < isStale.size() && isStale[at],
             .isHidden = false});
    }
    if (!rows.empty() && classes.none.nodeCount > 0)
        rows.push_back({.number = noClass,
                        .shown = classes.none,
                        .uniqueName = {},
                        .isStale = false,
                        .isHidden = false});
    return rows;
}

std::vector<std::uint32_t> LegendModel::hidden() const
{
    std::vector<std::uint32_t> numbers;
    for (const Row& row : m_rows) {
        if (row.isHidden)
            numbers.push_back(row.number);
    }
    return numbers;
}

void LegendModel::setHidden(int row, bool isHidden)
{
    m_rows[static_cast<std::size_t>(row)].isHidden = isHidden;
    emit dataChanged(index(row), index(row));
    emit hiddenChanged();
}

void LegendModel::toggleSolo(int row)
{
    const auto shown = static_cast<std::size_t>(row);
    bool isSolo = !m_rows[shown].isHidden;
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        isSolo = isSolo && (at == shown || m_rows[at].isHidden);
    for (std::size_t at = 0; at < m_rows.size(); ++at)
        m_rows[at].isHidden = !isSolo && at != shown;
    emit dataChanged(index(0), index(rowCount() - 1));
    emit hiddenChanged();
}

void LegendModel::showAll()
{
    setHiddenNames({});
    emit hiddenChanged();
}

QStringList LegendModel::hiddenNames() const
{
    QStringList names;
    for (const Row& row : m_rows) {
        if (row.isHidden)
            names.append(row.uniqueName);
    }
    return names;
}

void LegendModel::setHiddenNames(const QStringList& names)
{
    for (Row& row : m_rows)
        row.isHidden = names.contains(row.uniqueName);
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int LegendModel::rowOf(std::uint32_t number) const
{
    const auto found = std::ranges::find(m_rows, number, &Row::number);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString LegendModel::uniqueName(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].uniqueName;
}

int LegendModel::rowNamed(const QString& uniqueName) const
{
    const auto found = std::ranges::find(m_rows, uniqueName, &Row::uniqueName);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int LegendModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString LegendModel::nameOf(const Row& row) const
{
    if (row.shown.isRest)
        return tr("Other modules");
    if (row.number != noClass)
        return toQt(row.shown.name);
    switch (m_by) {
    case Coloring::Rule:
        return tr("No rule");
    case Coloring::Heuristic:
        return tr("No heuristic");
    case Coloring::Category:
        return tr("Not in the catalogue");
    case Coloring::Module:
        return tr("No module");
    case Coloring::Cost:
        return tr("Unknown size");
    case Coloring::Bound:
        return tr("Not known");
    case Coloring::Fold:
    case Coloring::Section:
        break;
    }
    return tr("Not fused");
}

QString LegendModel::countsOf(const Row& row) const
{
    if (row.shown.nodeCount == 0)
        return tr("No operators");
    QString operators = tr("%Ln operator(s)", nullptr, static_cast<int>(row.shown.nodeCount));
    // Each of them alone is nothing to tell.
    if (row.shown.sectionCount == row.shown.nodeCount)
        return operators;
    return tr("%Ln section(s)", nullptr, static_cast<int>(row.shown.sectionCount))
        + QStringLiteral(" · ") + operators;
}

/// All that a row says, in words.
QString LegendModel::wholeText(const Row& row) const
{
    QStringList parts{nameOf(row)};
    if (!row.shown.detail.empty())
        parts.append(toQt(row.shown.detail));
    parts.append(countsOf(row));
    if (row.isStale)
        parts.append(tr("The rule has errors. Showing its last valid version."));
    if (row.isHidden)
        parts.append(tr("Hidden"));
    return parts.join(QLatin1Char('\n'));
}

QVariant LegendModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(row);
    case Qt::ToolTipRole:
        return wholeText(row);
    case Qt::AccessibleTextRole:
        return wholeText(row).replace(QLatin1Char('\n'), QStringLiteral(", "));
    case CountsRole:
        return countsOf(row);
    case DetailRole:
        return toQt(row.shown.detail);
    case TagRole:
        return toQt(row.shown.tag);
    case ClassRole:
        return row.number;
    case ColorRole:
        return row.shown.color;
    case HiddenRole:
        return row.isHidden;
    case StaleRole:
        return row.isStale;
    default:
        return {};
    }
}

} // namespace fusewright
