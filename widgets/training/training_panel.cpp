// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/training/training_panel.h"

#include "engine/session/training_session.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/keyed_rows.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/training/training_rows.h"

#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace fusewright {

namespace {

TrainingRows::Kind kindOf(const QModelIndex& index)
{
    return static_cast<TrainingRows::Kind>(subjectOf(index).kind);
}

std::size_t numberOf(const QModelIndex& index)
{
    return subjectOf(index).number;
}

} // namespace

TrainingPanel::TrainingPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new QStandardItemModel(0, ColumnCount, this)),
      m_tree(new QTreeView),
      m_empty(new EmptyPage(theme, QStringLiteral("back"))),
      m_summary(textLabel({3 * grid, 2 * grid, 3 * grid, 2 * grid})),
      m_sentence(textLabel({3 * grid, 2 * grid, 3 * grid, 2 * grid})),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Training"));
    m_model->setHorizontalHeaderLabels({tr("Saved for the backward pass"), tr("Saved"),
                                        tr("Recomputing frees"), tr("Operations")});
    m_tree->setModel(m_model);
    m_tree->setObjectName(QStringLiteral("ticks"));
    m_tree->setAccessibleName(tr("Rules and saved values"));
    m_tree->setUniformRowHeights(true);
    m_tree->setTextElideMode(Qt::ElideMiddle); // Names of rules differ at their ends.
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (const int column : numberColumns())
        m_model->setHeaderData(column, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter),
                               Qt::TextAlignmentRole);
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_sentence->setAccessibleName(tr("About the selected row"));
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_summary);
    column->addWidget(m_tree, 1);
    column->addWidget(m_sentence);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(content);

    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TrainingPanel::showSentence);
    connect(m_tree, &QAbstractItemView::clicked, this, &TrainingPanel::pick);
    connect(m_tree, &QAbstractItemView::activated, this, &TrainingPanel::activate);
    connect(m_model, &QStandardItemModel::itemChanged, this, [this](const QStandardItem* item) {
        if (!m_isFilling && item->isCheckable())
            emit recomputed(item->data(TrainingRows::ChoiceRole).toString(),
                            item->checkState() == Qt::Checked);
    });
    show(nullptr);
}

void TrainingPanel::show(std::shared_ptr<const FusionAnswer> answer)
{
    m_answer = std::move(answer);
    const bool isThere = m_answer && m_answer->training;
    m_pages->setCurrentIndex(isThere ? 1 : 0);
    if (isThere) {
        fill();
        return;
    }
    m_empty->tell(tr("No backward graph"),
                  tr("Tick Backward graph in the Graph menu (B on the graph) to see what training "
                     "runs behind the model, and what it has to keep for that."));
}

void TrainingPanel::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    keepState();
    const TrainingRows rows(*m_answer);
    rows.fill(*m_model);
    m_summary->setText(rows.summary());
    restoreState();
    showSentence();
}

void TrainingPanel::keepState()
{
    if (m_model->rowCount() == 0)
        return;
    m_closed.clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex group = m_model->index(row, Name);
        if (!m_tree->isExpanded(group))
            m_closed.insert(subjectOf(group).key);
    }
    m_current = subjectOf(m_tree->currentIndex()).key;
}

void TrainingPanel::restoreState()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex group = m_model->index(row, Name);
        m_tree->setFirstColumnSpanned(row, {}, true);
        m_tree->setExpanded(group, !m_closed.contains(subjectOf(group).key));
    }
    setCurrentKey(*m_tree, m_current);
}

void TrainingPanel::pick(const QModelIndex& index)
{
    if (!index.isValid() || !m_answer || !m_answer->training)
        return;
    const std::vector<NodeId> nodes = TrainingRows(*m_answer).nodes(kindOf(index), numberOf(index));
    if (!nodes.empty())
        emit nodesPicked(nodes, nodes.front());
}

void TrainingPanel::activate(const QModelIndex& index)
{
    if (kindOf(index) == TrainingRows::Kind::Rule)
        emit ruleActivated(static_cast<quint32>(numberOf(index)));
    else
        pick(index);
}

void TrainingPanel::showSentence()
{
    const QModelIndex index = m_tree->currentIndex();
    const bool isTold = index.isValid() && m_answer && m_answer->training;
    m_sentence->setText(isTold ? TrainingRows(*m_answer).sentence(kindOf(index), numberOf(index))
                               : QString());
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

} // namespace fusewright
