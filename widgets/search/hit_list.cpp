// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/search/hit_list.h"

#include "engine/graph/graph.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int mostLines = 8;

class HitDelegate : public SideTextDelegate {
public:
    using SideTextDelegate::SideTextDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return SideTextDelegate::sizeHint(option, index) + QSize(0, grid);
    }
};

} // namespace

/// Reads a line when it is shown: of a million hits only some are.
class HitModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::shared_ptr<const Graph> graph, std::vector<NodeId> nodes)
    {
        beginResetModel();
        m_graph = std::move(graph);
        m_nodes = std::move(nodes);
        endResetModel();
    }

    const std::vector<NodeId>& nodes() const { return m_nodes; }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_nodes.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const auto row = static_cast<std::size_t>(index.row());
        if (!m_graph || !index.isValid() || row >= m_nodes.size())
            return {};
        const NodeId node = m_nodes[row];
        const QString name = toQt(m_graph->nodeName(node));
        QString aside = toQt(m_graph->canonicalName(node));
        if (const auto module = m_graph->text(m_graph->moduleOf(node).path); !module.empty())
            aside += QStringLiteral(" · ") + toQt(module);
        switch (role) {
        case Qt::DisplayRole:
            return name;
        case SideTextRole:
            return aside;
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole:
            return QString(name + QStringLiteral(", ") + aside);
        default:
            return {};
        }
    }

private:
    std::shared_ptr<const Graph> m_graph;
    std::vector<NodeId> m_nodes;
};

HitList::HitList(QWidget* parent) : QListView(parent), m_hits(new HitModel(this))
{
    setObjectName(QStringLiteral("hits"));
    setAccessibleName(tr("Search results"));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new HitDelegate(this));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setModel(m_hits);
}

void HitList::setHits(std::shared_ptr<const Graph> graph, std::vector<NodeId> nodes)
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_hits->set(std::move(graph), std::move(nodes));
    updateGeometry();
}

void HitList::setCurrent(NodeId node)
{
    const QScopedValueRollback following(m_isFollowing, true);
    const std::vector<NodeId>& nodes = m_hits->nodes();
    const auto at = std::ranges::lower_bound(nodes, node);
    const bool isAmong = at != nodes.end() && *at == node;
    setCurrentIndex(isAmong ? m_hits->index(static_cast<int>(at - nodes.begin())) : QModelIndex());
}

void HitList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_isFollowing && current.isValid())
        emit picked(m_hits->nodes()[static_cast<std::size_t>(current.row())]);
}

QSize HitList::sizeHint() const
{
    const int lines = std::clamp(m_hits->rowCount(), 1, mostLines);
    const int line = std::max(sizeHintForRow(0), fontMetrics().height());
    return {QListView::sizeHint().width(), lines * line + 2 * frameWidth()};
}

} // namespace fusewright
