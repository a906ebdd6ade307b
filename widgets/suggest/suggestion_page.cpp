// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/suggestion_page.h"

#include "widgets/base/empty_page.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/suggest/draft_words.h"
#include "widgets/suggest/suggestion_model.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int leastSavedWidth = 20 * grid;
constexpr YieldingColumns::Column fixedColumns[] = {
    {SuggestionModel::Times, 14 * grid, 2},
    {SuggestionModel::Operators, 18 * grid, 1},
    {SuggestionModel::Saved, leastSavedWidth},
};
constexpr int leastNameWidth = 26 * grid;

} // namespace

SuggestionPage::SuggestionPage(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(new SuggestionModel(this)),
      m_table(new QuietTable),
      m_empty(new EmptyPage(theme, QStringLiteral("lamp"))),
      m_summary(textLabel()),
      m_operators(textLabel()),
      m_saving(textLabel()),
      m_make(new QPushButton(tr("Make a rule…")))
{
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_summary->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Suggestions"));
    QHeaderView* const head = m_table->horizontalHeader();
    m_columns.emplace(*head, fixedColumns);
    head->setSectionResizeMode(SuggestionModel::Rule, QHeaderView::Stretch);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        const QAbstractItemView* const view = m_table;
        m_columns->widen(
            SuggestionModel::Saved,
            std::max(leastSavedWidth, view->sizeHintForColumn(SuggestionModel::Saved)));
        shareRoom();
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_empty, 1);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(createFoot(theme));
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showCurrent();
        emit currentChanged();
    });
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& row) {
        m_table->selectRow(row.row());
        emit draftRequested();
    });
    connect(m_make, &QPushButton::clicked, this, &SuggestionPage::draftRequested);
    showCurrent();
}

void SuggestionPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

void SuggestionPage::shareRoom()
{
    m_columns->share(width() - m_table->verticalScrollBar()->sizeHint().width(), leastNameWidth);
}

QWidget* SuggestionPage::createFoot(const Theme& theme)
{
    m_make->setIcon(theme.icon(QStringLiteral("rule")));
    m_make->setToolTip(tr("Opens the block as a rule that you can edit before inserting it"));
    auto* foot = new QWidget;
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 3 * grid);
    column->setSpacing(2 * grid);
    column->addWidget(m_operators);
    column->addWidget(m_saving);
    column->addWidget(m_make, 0, Qt::AlignLeft);
    return foot;
}

void SuggestionPage::show(std::vector<Suggestion> suggestions, bool hasSections)
{
    const std::size_t count = suggestions.size();
    if (count == 0) {
        tell(tr("Nothing to suggest"),
             hasSections
                 ? tr("Every repeated block is already covered by a rule.")
                 : tr("No block of operators repeats as one that a rule could take. Select some "
                      "operators in the graph to make a rule of them."));
        return;
    }
    m_model->show(std::move(suggestions));
    m_empty->hide();
    m_table->show();
    m_summary->show();
    m_summary->setText(tr("%Ln block(s) not covered by a rule, each counted as if its rule were "
                          "the only new one.",
                          nullptr, static_cast<int>(count)));
    showCurrent();
}

void SuggestionPage::tell(const QString& title, const QString& advice)
{
    m_model->show({});
    m_table->hide();
    m_summary->hide();
    m_empty->tell(title, advice);
    m_empty->show();
    showCurrent();
}

const Suggestion* SuggestionPage::current() const
{
    // A view that gets the focus makes its first row the current one, which nobody has chosen.
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_model->at(rows.front().row());
}

QString SuggestionPage::summary() const
{
    return m_empty->isHidden() ? m_summary->text() : m_empty->title();
}

void SuggestionPage::showCurrent()
{
    const Suggestion* const suggestion = current();
    m_operators->setText(suggestion ? operatorsText(suggestion->draft) : QString());
    m_operators->setVisible(suggestion != nullptr);
    m_saving->setText(suggestion ? savingText(*suggestion) : QString());
    m_saving->setVisible(suggestion != nullptr);
    m_make->setEnabled(suggestion != nullptr);
    m_make->setVisible(m_model->rowCount() > 0);
}

} // namespace fusewright
