// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/step_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/column_room.h"
#include "widgets/base/elided_label.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/rule_title.h"
#include "widgets/order/binding_model.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int stepShare = 3;
constexpr int entryShare = 2;

} // namespace

StepPanel::StepPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_model(new StepModel(theme, this)),
      m_bindings(new BindingModel(theme, this)),
      m_steps(new QuietTable),
      m_entries(new QuietTable),
      m_empty(new EmptyPage(theme, QStringLiteral("steps"))),
      m_title(new ElidedLabel(Qt::ElideMiddle)),
      m_number(new QLabel),
      m_pages(new QStackedLayout(this))
{
    setObjectName(QStringLiteral("panel"));
    setAccessibleName(tr("Search steps"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(createContent(), 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(page);

    auto* escape = new QAction(this);
    escape->setShortcut(Qt::Key_Escape);
    escape->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QAction::triggered, this, &StepPanel::leaveRequested);
    addAction(escape);
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid())
                    goTo(index.row());
            });
    clear();
}

QAction* StepPanel::createAction(const Theme& theme, const QString& icon, const QString& text,
                                 void (StepPanel::*does)())
{
    auto* action = new QAction(theme.icon(icon), text, this);
    connect(action, &QAction::triggered, this, does);
    return action;
}

QWidget* StepPanel::createHead(const Theme& theme)
{
    m_firstAction =
        createAction(theme, QStringLiteral("step_first"), tr("First step"), &StepPanel::first);
    m_backAction =
        createAction(theme, QStringLiteral("step_back"), tr("Step back"), &StepPanel::back);
    m_forwardAction = createAction(theme, QStringLiteral("step_forward"), tr("Step forward"),
                                   &StepPanel::forward);
    m_lastAction =
        createAction(theme, QStringLiteral("step_last"), tr("Last step"), &StepPanel::last);
    m_stuckAction =
        createAction(theme, QStringLiteral("miss"), tr("Next dead end"), &StepPanel::nextStuck);
    QAction* const close =
        createAction(theme, QStringLiteral("close"), tr("Exit stepping"), &StepPanel::leave);

    m_title->setFont(theme.font(TypeStep::Strong));
    m_number->setObjectName(QStringLiteral("quiet"));
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(3 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(m_title, 1);
    row->addWidget(m_number);
    for (QAction* action :
         {m_firstAction, m_backAction, m_forwardAction, m_lastAction, m_stuckAction, close}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAccessibleName(action->text());
        row->addWidget(button);
    }
    return head;
}

QWidget* StepPanel::createContent()
{
    m_steps->setModel(m_model);
    m_steps->setObjectName(QStringLiteral("steps"));
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setSelectionMode(QAbstractItemView::SingleSelection);
    m_steps->horizontalHeader()->setMinimumSectionSize(8 * grid);
    fitHeading(*m_steps->horizontalHeader(), StepModel::Number, 12 * grid);
    m_steps->horizontalHeader()->setStretchLastSection(true);
    m_entries->setModel(m_bindings);
    m_entries->setObjectName(QStringLiteral("bindings"));
    m_entries->setAccessibleName(tr("Entry bindings"));
    m_entries->setSelectionMode(QAbstractItemView::NoSelection);
    m_entries->setTextElideMode(Qt::ElideMiddle);
    m_entries->horizontalHeader()->resizeSection(BindingModel::Entry, 40 * grid);
    m_entries->horizontalHeader()->setStretchLastSection(true);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(m_steps);
    splitter->addWidget(m_entries);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, stepShare);
    splitter->setStretchFactor(1, entryShare);
    return splitter;
}

void StepPanel::showSearch(std::shared_ptr<const RecordedSearch> search, At at)
{
    const int step = at == At::First ? 0 : m_current;
    m_model->show(std::move(search));
    m_current = -1;
    m_pages->setCurrentIndex(1);
    goTo(std::clamp(step, 0, stepCount() - 1));
}

void StepPanel::clear()
{
    m_model->show(nullptr);
    m_bindings->show(nullptr, 0);
    m_current = 0;
    tell(tr("No steps"),
         tr("Right-click an operator, or a match or near miss in Matches, and choose Step "
            "through."));
}

void StepPanel::tell(const QString& title, const QString& text)
{
    m_empty->tell(title, text);
    m_pages->setCurrentWidget(m_empty);
}

void StepPanel::focusSteps()
{
    m_steps->setFocus();
}

void StepPanel::goTo(int step)
{
    if (step < 0 || step >= stepCount() || step == m_current)
        return;
    m_current = step;
    m_steps->setCurrentIndex(m_model->index(step, StepModel::What));
    m_bindings->show(m_model->search(), static_cast<std::size_t>(step));
    if (const EntryId entry = m_model->stepAt(step).entry; entry.isValid())
        m_entries->scrollTo(m_bindings->index(static_cast<int>(entry.index), BindingModel::Entry));
    m_firstAction->setEnabled(step > 0);
    m_backAction->setEnabled(step > 0);
    m_forwardAction->setEnabled(step + 1 < stepCount());
    m_lastAction->setEnabled(step + 1 < stepCount());
    m_stuckAction->setEnabled(step + 1 < stepCount());
    showTitle();
    emit stepChanged(step);
}

void StepPanel::nextStuck()
{
    for (int step = m_current + 1; step < stepCount(); ++step) {
        if (m_model->stepAt(step).kind == SearchStep::Kind::Stuck) {
            goTo(step);
            return;
        }
    }
    last();
}

void StepPanel::showTitle()
{
    const RecordedSearch& search = *m_model->search();
    const Rule& rule = search.answer->rules.rules[search.place.rule];
    const QString pattern = rule.patterns.size() > 1
        ? QStringLiteral(" · ") + toQt(rule.patterns[search.place.pattern].name)
        : QString();
    m_title->setFullText(tr("%1 at %2")
                             .arg(ruleTitle(search.answer->rules, rule) + pattern,
                                  toQt(search.answer->graph->nodeName(search.place.place))));
    m_number->setText(tr("Step %1 of %2")
                          .arg(m_model->index(m_current, StepModel::Number).data().toString(),
                               countText(search.place.search.stepCount)));
}

} // namespace fusewright
