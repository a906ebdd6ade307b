// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/match_tree.h"

#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace fusewright {

namespace {

constexpr YieldingColumns::Column fixedColumns[] = {
    {MatchModel::Sections, 24 * grid},     {MatchModel::Places, 22 * grid, 4},
    {MatchModel::Operators, 20 * grid, 2}, {MatchModel::Priority, 18 * grid, 1},
    {MatchModel::Heuristic, 46 * grid, 3},
};
constexpr int leastRuleWidth = 52 * grid;

} // namespace

MatchTree::MatchTree(MatchModel& matches, QWidget* parent) : QTreeView(parent), m_matches(matches)
{
    setModel(&matches);
    setAccessibleName(tr("Rules and what they match"));
    setUniformRowHeights(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setExpandsOnDoubleClick(false);
    setIconSize({4 * grid, 4 * grid});
    setItemDelegateForColumn(MatchModel::Rule, new SideTextDelegate(this));
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(10 * grid);
    m_columns.emplace(*header(), fixedColumns);
    header()->setSectionResizeMode(MatchModel::Rule, QHeaderView::Stretch);

    connect(this, &QAbstractItemView::clicked, this, &MatchTree::picked);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        spanRows(index, 0, m_matches.rowCount(index) - 1);
        const MatchItem item = m_matches.itemAt(index);
        if (item.kind == MatchItem::Kind::Rule)
            emit opened(item.rule);
    });
    connect(&matches, &QAbstractItemModel::rowsInserted, this, &MatchTree::spanRows);
}

void MatchTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    m_columns->share(viewport()->width(), leastRuleWidth);
}

/// What is below a rule is one text, so it gets the whole width.
void MatchTree::spanRows(const QModelIndex& parent, int first, int last)
{
    for (int row = first; parent.isValid() && row <= last; ++row)
        setFirstColumnSpanned(row, parent, true);
}

void MatchTree::keepState()
{
    if (m_matches.rowCount() == 0)
        return;
    m_open.clear();
    for (int row = 0; row < m_matches.rowCount(); ++row) {
        const QModelIndex rule = m_matches.index(row, 0);
        if (!isExpanded(rule))
            continue;
        m_open.insert(m_matches.keyOf(rule));
        for (int below = 0; below < m_matches.rowCount(rule); ++below) {
            const QModelIndex group = m_matches.index(below, 0, rule);
            if (isExpanded(group))
                m_open.insert(m_matches.keyOf(group));
        }
    }
    m_current = m_matches.keyOf(currentIndex());
    m_scroll = verticalScrollBar()->value();
}

void MatchTree::restoreState()
{
    for (int row = 0; row < m_matches.rowCount(); ++row) {
        const QModelIndex rule = m_matches.index(row, 0);
        if (!restore(rule))
            continue;
        for (int below = 0; below < m_matches.rowCount(rule); ++below) {
            const QModelIndex group = m_matches.index(below, 0, rule);
            if (!restore(group))
                continue;
            for (int leaf = 0; leaf < m_matches.rowCount(group); ++leaf)
                restore(m_matches.index(leaf, 0, group));
        }
    }
    if (!currentIndex().isValid())
        selectTelling();
    verticalScrollBar()->setValue(m_scroll);
}

/// The first rule that makes sections, or the first one.
void MatchTree::selectTelling()
{
    for (const std::uint32_t rule : m_matches.facts().order) {
        if (!m_matches.facts().rules[rule].sections.empty()) {
            setCurrentIndex(m_matches.indexOfRule(rule));
            return;
        }
    }
    setCurrentIndex(m_matches.index(0, 0));
}

/// True when the row is open.
bool MatchTree::restore(const QModelIndex& index)
{
    const QString key = m_matches.keyOf(index);
    if (key == m_current)
        setCurrentIndex(index);
    if (m_open.contains(key))
        expand(index);
    return m_open.contains(key);
}

QString MatchTree::copyText() const
{
    QStringList lines;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, [this](const QModelIndex& row) { return visualRect(row).top(); });
    for (const QModelIndex& row : rows)
        lines.append(lineOf(row));
    if (lines.isEmpty()) {
        for (QModelIndex at = m_matches.index(0, 0); at.isValid(); at = indexBelow(at))
            lines.append(lineOf(at));
    }
    return lines.join(QLatin1Char('\n'));
}

QString MatchTree::lineOf(const QModelIndex& index) const
{
    QStringList cells;
    for (int column = 0; column < m_matches.columnCount(); ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        QString text = cell.data().toString();
        if (const QString side = cell.data(SideTextRole).toString(); !side.isEmpty())
            text += QStringLiteral(" (%1)").arg(side);
        if (!text.isEmpty())
            cells.append(text);
    }
    int depth = 0;
    for (QModelIndex at = index.parent(); at.isValid(); at = at.parent())
        ++depth;
    return QString(qsizetype{2} * depth, QLatin1Char(' ')) + cells.join(QLatin1Char('\t'));
}

void MatchTree::keyPressEvent(QKeyEvent* event)
{
    const QPersistentModelIndex before = currentIndex();
    QTreeView::keyPressEvent(event);
    if (currentIndex().isValid() && currentIndex() != before)
        emit picked(currentIndex());
}

} // namespace fusewright
