// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/problems/problems_panel.h"

#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/problems/problem_model.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

constexpr YieldingColumns::Column fixedColumns[] = {
    {ProblemModel::File, 12 * grid},
    {ProblemModel::Line, 12 * grid},
    {ProblemModel::Code, 34 * grid, 1},
};
constexpr int leastMessageWidth = 110 * grid;
constexpr int mostFileWidth = 40 * grid;
/// Beyond it each takes one line: to measure them takes time.
constexpr int mostWrapped = 300;

QToolButton* buttonFor(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    return button;
}

} // namespace

ProblemsPanel::ProblemsPanel(const Theme& theme, QAction* copy, QAction* show, QWidget* parent)
    : QFrame(parent), m_model(new ProblemModel(theme, this)), m_view(new QuietTable)
{
    setObjectName(QStringLiteral("panel"));
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Problems"));
    m_view->addAction(copy);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setIconSize({4 * grid, 4 * grid});
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        const Diagnostic problem = m_model->problemAt(index.row());
        if (problem.range)
            emit activated(problem);
    });
    connect(m_view, &QTableView::clicked, m_view, &QTableView::activated);
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionResizeMode(ProblemModel::Message, QHeaderView::Stretch);
    m_columns.emplace(*header, fixedColumns);
    m_view->setWordWrap(true);
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section == ProblemModel::Message)
            wrapMessages();
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme, copy, show));
    column->addWidget(m_view, 1);
    setProblems({});
}

void ProblemsPanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_columns->share(width(), leastMessageWidth);
}

QWidget* ProblemsPanel::createHead(const Theme& theme, QAction* copy, QAction* show)
{
    auto* title = new QLabel(tr("Problems"));
    title->setFont(theme.font(TypeStep::Strong));
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("quiet"));

    auto* hide = new QToolButton;
    hide->setIcon(theme.icon(QStringLiteral("close")));
    hide->setAutoRaise(true);
    hide->setToolTip(tr("Hide problems"));
    hide->setAccessibleName(tr("Hide problems"));
    connect(hide, &QToolButton::clicked, show, [show] { show->setChecked(false); });

    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(4 * grid, grid, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(title);
    row->addWidget(m_summary);
    row->addStretch(1);
    row->addWidget(buttonFor(copy));
    row->addWidget(hide);
    return head;
}

void ProblemsPanel::setProblems(std::vector<Diagnostic> problems)
{
    m_model->setProblems(std::move(problems));
    m_summary->setText(summary());
    fitColumns();
}

/// Names and lines take what they need, the message all else.
void ProblemsPanel::fitColumns()
{
    const int rows = m_model->rowCount();
    const auto widest = [this, rows](int column) {
        int width = 0;
        for (int row = 0; row < std::min(rows, mostWrapped); ++row)
            width = std::max(width, m_view->sizeHintForIndex(m_model->index(row, column)).width());
        return width + 2 * grid;
    };
    m_columns->widen(ProblemModel::File, std::min(widest(ProblemModel::File), mostFileWidth));
    m_columns->widen(ProblemModel::Line, widest(ProblemModel::Line));
    m_columns->share(width(), leastMessageWidth);
    wrapMessages();
}

void ProblemsPanel::wrapMessages()
{
    if (m_model->rowCount() <= mostWrapped)
        m_view->resizeRowsToContents();
}

bool ProblemsPanel::isEmpty() const
{
    return m_model->rowCount() == 0;
}

QString ProblemsPanel::summary() const
{
    const auto errors = static_cast<int>(m_model->count(Severity::Error));
    const auto warnings = static_cast<int>(m_model->count(Severity::Warning));
    const auto notes = static_cast<int>(m_model->count(Severity::Information));
    QStringList parts;
    if (errors > 0)
        parts.append(tr("%Ln error(s)", nullptr, errors));
    if (warnings > 0)
        parts.append(tr("%Ln warning(s)", nullptr, warnings));
    if (notes > 0)
        parts.append(tr("%Ln note(s)", nullptr, notes));
    return parts.isEmpty() ? tr("No problems") : parts.join(QStringLiteral(", "));
}

QString ProblemsPanel::copyText() const
{
    std::set<int> rows;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        rows.insert(index.row());
    QStringList lines;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (rows.empty() || rows.contains(row))
            lines.append(toQt(toText(m_model->problemAt(row))));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace fusewright
