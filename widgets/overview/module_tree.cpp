// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/module_tree.h"

#include "engine/graph/graph.h"
#include "widgets/base/column_room.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"
#include "widgets/overview/module_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedLayout>
#include <QTreeView>

namespace fusewright {

namespace {

constexpr int countWidth = 18 * grid;
constexpr int fewRows = 12;
/// Graphs with more modules are looked through off the GUI thread.
constexpr std::size_t mostAtOnce = 5'000;

} // namespace

ModuleTree::ModuleTree(QWidget* parent)
    : QWidget(parent),
      m_model(new ModuleModel(this)),
      m_view(new QTreeView),
      m_nothing(new QLabel(tr("This file does not say which modules its operators come from."))),
      m_pages(new QStackedLayout(this))
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Modules"));
    m_view->setUniformRowHeights(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setItemDelegateForColumn(ModuleModel::Name, new SideTextDelegate(m_view));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ModuleModel::Name, QHeaderView::Stretch);
    fitHeading(*m_view->header(), ModuleModel::Count, countWidth);

    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_nothing->setMargin(4 * grid);
    m_nothing->setObjectName(QStringLiteral("quiet"));
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_nothing);

    const auto pick = [this](const QModelIndex& index) {
        emit picked(std::string(m_model->pathOf(index)));
    };
    connect(m_view, &QAbstractItemView::clicked, this, pick);
    // A double click opens a branch; only Enter is left for `activated`.
    m_view->setExpandsOnDoubleClick(true);
    connect(m_view, &QAbstractItemView::activated, this, pick);
}

void ModuleTree::setGraph(std::shared_ptr<const Graph> graph)
{
    if (!graph || graph->modules().size() <= mostAtOnce) {
        m_planting.cancel();
        show(moduleRows(std::move(graph)));
        return;
    }
    // Meanwhile nothing is there: the modules before are of another graph.
    m_model->show({});
    m_pages->setCurrentWidget(m_view);
    m_planting.start(
        [graph](const CancelToken& cancel, ProgressSink&) { return moduleRows(graph, cancel); },
        [this](ModuleRows rows) { show(std::move(rows)); });
}

void ModuleTree::show(ModuleRows rows)
{
    m_model->show(std::move(rows));
    m_pages->setCurrentWidget(m_model->isEmpty() ? static_cast<QWidget*>(m_nothing) : m_view);
    // A trunk of single modules says little: open it up to where it branches.
    QModelIndex at;
    while (m_model->rowCount(at) == 1) {
        at = m_model->index(0, 0, at);
        m_view->expand(at);
    }
    for (int row = 0; m_model->rowCount(at) <= fewRows && row < m_model->rowCount(at); ++row)
        m_view->expand(m_model->index(row, 0, at));
}

void ModuleTree::clearMark()
{
    m_view->clearSelection();
}

} // namespace fusewright
