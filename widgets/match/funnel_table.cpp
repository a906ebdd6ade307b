// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/funnel_table.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/column_room.h"
#include "widgets/base/count_bar_delegate.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/rule_title.h"
#include "widgets/match/funnel_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int takesWidth = 30 * grid;
/// Below that names of entries need all the room.
constexpr int leastWidthWithTakes = 88 * grid;

} // namespace

FunnelTable::FunnelTable(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(new FunnelModel(this)), m_view(new QuietTable), m_title(new QLabel)
{
    m_title->setFont(theme.font(TypeStep::Strong));
    m_title->setTextFormat(Qt::PlainText);
    // The name of a rule says nothing of how wide the panel is to be.
    m_title->setWordWrap(true);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    createView(theme);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_view, 1);
}

void FunnelTable::createView(const Theme& theme)
{
    m_view->setModel(m_model);
    m_view->setObjectName(QStringLiteral("funnel"));
    m_view->setAccessibleName(tr("How far the rule gets"));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setItemDelegateForColumn(FunnelModel::Entry, new SideTextDelegate(m_view));
    m_view->setItemDelegateForColumn(FunnelModel::Places,
                                     new CountBarDelegate(theme, FunnelModel::ShareRole, m_view));
    QHeaderView* header = m_view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(FunnelModel::Entry, QHeaderView::Stretch);
    fitHeading(*header, FunnelModel::Takes, takesWidth);
    connect(m_view, &QAbstractItemView::activated, this, &FunnelTable::activate);
}

void FunnelTable::show(std::shared_ptr<const FusionAnswer> answer,
                       std::optional<std::uint32_t> rule)
{
    const QString name =
        answer && rule ? ruleTitle(answer->rules, answer->rules.rules[*rule]) : QString();
    m_model->show(std::move(answer), rule);
    m_title->setText(name.isEmpty() ? tr("Select a rule to see how far it gets")
                                    : tr("How far %1 gets").arg(name));
    std::size_t most = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        most = std::max(most, m_model->rowAt(row).tried);
    fitHeading(*m_view->horizontalHeader(), FunnelModel::Places,
               CountBarDelegate::widthFor(m_view->fontMetrics(), countText(most)));
}

void FunnelTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_view->setColumnHidden(FunnelModel::Takes, width() < leastWidthWithTakes);
}

void FunnelTable::activate(const QModelIndex& index)
{
    const FunnelModel::Row& row = m_model->rowAt(index.row());
    if (row.kind == FunnelModel::Row::Kind::Entry)
        emit entryActivated(*m_model->rule(), row.pattern, row.entry);
}

} // namespace fusewright
