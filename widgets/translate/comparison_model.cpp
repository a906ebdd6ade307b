// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/translate/comparison_model.h"

#include "engine/graph/graph.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QFont>

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostNodesTold = 3;
constexpr std::size_t mostRulesTold = 2;

} // namespace

ComparisonModel::ComparisonModel(const Theme& theme, QObject* parent)
    : TreeModel(parent), m_theme(theme)
{
}

void ComparisonModel::show(std::shared_ptr<const ComparedFiles> files)
{
    beginResetModel();
    m_files = std::move(files);
    m_rows.assign(1, {});
    TreeShape tree;
    for (std::size_t file = 0; m_files && file < m_files->names.size(); ++file) {
        const std::size_t head = tree.add(TreeShape::root);
        m_rows.push_back({.file = file});
        for (const ComparedRule& rule : m_files->comparison.rules[file]) {
            const std::size_t entry = tree.add(head);
            m_rows.push_back({.file = file, .rule = &rule});
            for (std::size_t at = 0; at < std::min(rule.only.size(), mostPlaces); ++at) {
                tree.add(entry);
                m_rows.push_back({.file = file, .rule = &rule, .place = &rule.only[at]});
            }
        }
    }
    setShape(std::move(tree));
    endResetModel();
}

std::vector<NodeId> ComparisonModel::nodesAt(const QModelIndex& index) const
{
    std::vector<NodeId> nodes;
    if (!index.isValid())
        return nodes;
    const Row& row = m_rows[entryOf(index)];
    if (row.place)
        return *row.place;
    for (std::size_t at = 0; row.rule && at < row.rule->only.size(); ++at)
        nodes.insert(nodes.end(), row.rule->only[at].begin(), row.rule->only[at].end());
    return nodes;
}

int ComparisonModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString ComparisonModel::placeText(const RulePlaceNodes& nodes) const
{
    QStringList names;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostNodesTold); ++at)
        names.append(toQt(m_files->graph->nodeName(nodes[at])));
    if (nodes.size() > mostNodesTold)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

/// The rules of the other file that have most of the places.
QString ComparisonModel::withText(const Row& row) const
{
    const RuleSet& others = m_files->rules[1 - row.file];
    QStringList names;
    for (std::size_t at = 0; at < std::min(row.rule->with.size(), mostRulesTold); ++at) {
        const SharedPlaces& shared = row.rule->with[at];
        const QString count = countText(shared.same + shared.common);
        names.append(tr("%1 (%2)").arg(toQt(others.rules[shared.rule].name), count));
    }
    if (row.rule->with.size() > mostRulesTold)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

QString ComparisonModel::fileText(const Row& row, int column) const
{
    const FileComparison& all = m_files->comparison;
    switch (column) {
    case Name:
        return m_files->names[row.file];
    case Places:
        return countText(all.places(row.file));
    case Same:
        return countText(all.same(row.file));
    case Common:
        return countText(all.common(row.file));
    case Only:
        return countText(all.only(row.file));
    default:
        return {};
    }
}

QString ComparisonModel::textOf(const Row& row, int column) const
{
    if (!row.rule)
        return fileText(row, column);
    if (row.place)
        return column == Name ? placeText(*row.place) : QString();
    switch (column) {
    case Name:
        return toQt(m_files->rules[row.file].rules[row.rule->rule].name);
    case Places:
        return countText(row.rule->places());
    case Same:
        return countText(row.rule->same);
    case Common:
        return countText(row.rule->common);
    case Only:
        return countText(row.rule->only.size());
    default:
        return withText(row);
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[entryOf(index)];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textOf(row, index.column());
    if (role == Qt::FontRole && !row.rule) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ForegroundRole && row.place)
        return m_theme.colors().muted;
    const bool isNumber = index.column() > Name && index.column() < With;
    if (role == Qt::TextAlignmentRole && isNumber)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Rule");
    case Places:
        return tr("Places");
    case Same:
        return tr("Same");
    case Common:
        return tr("In part");
    case Only:
        return tr("Only here");
    default:
        return tr("In the other file");
    }
}

} // namespace fusewright
