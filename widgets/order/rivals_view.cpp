// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/order/rivals_view.h"

#include "engine/session/fusion_session.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/order/order_words.h"
#include "widgets/order/rival_model.h"
#include "widgets/order/rivalry_matrix.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

/// From so wide on list and matrix stand side by side.
constexpr int leastForBoth = 190 * grid;

/// From so high on there is room to say what the numbers are.
constexpr int leastForAxes = 80 * grid;

constexpr YieldingColumns::Column rivalColumns[] = {
    {RivalModel::Won, 13 * grid},
    {RivalModel::Lost, 13 * grid},
    {RivalModel::Both, 20 * grid, 2},
    {RivalModel::Reason, 50 * grid, 1},
};
constexpr int leastRival = 30 * grid;
/// A head and a row: texts beside it are not cut for more.
constexpr int leastTable = 14 * grid;

} // namespace

RivalsView::RivalsView(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_rivals(new RivalModel(this)),
      m_matrix(new RivalryMatrix(theme, this)),
      m_rivalTable(new QuietTable),
      m_matrixTable(new MatrixTable(*m_matrix, theme)),
      m_about(textLabel({3 * grid, grid, 3 * grid, grid})),
      m_axes(textLabel({3 * grid, grid, 3 * grid, grid})),
      m_switches(new QWidget),
      m_list(createList()),
      m_square(createMatrix())
{
    auto* switches = new QHBoxLayout(m_switches);
    switches->setContentsMargins(2 * grid, 0, 2 * grid, grid);
    switches->setSpacing(grid);
    m_listSwitch = createSwitch(tr("Rivals"), tr("The rivals of the selected rule"), false);
    m_matrixSwitch = createSwitch(tr("Matrix"), tr("All rules, and who takes from whom"), true);
    switches->addWidget(m_listSwitch);
    switches->addWidget(m_matrixSwitch);
    switches->addStretch();
    auto* group = new QButtonGroup(this);
    group->addButton(m_listSwitch);
    group->addButton(m_matrixSwitch);
    m_listSwitch->setChecked(true);

    auto* parts = new QHBoxLayout;
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addWidget(m_list, 1);
    parts->addWidget(m_square, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_about);
    column->addWidget(m_switches);
    column->addLayout(parts, 1);
    m_about->setAccessibleName(tr("About the selected rule"));
    arrange();
}

QWidget* RivalsView::createList()
{
    m_rivalTable->setModel(m_rivals);
    m_rivalTable->setObjectName(QStringLiteral("rivals"));
    m_rivalTable->setMinimumHeight(leastTable);
    m_rivalTable->setAccessibleName(tr("Rivals of the selected rule"));
    m_rivalTable->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView* header = m_rivalTable->horizontalHeader();
    m_columns.emplace(*header, rivalColumns);
    header->setSectionResizeMode(RivalModel::Rival, QHeaderView::Stretch);
    header->setSectionResizeMode(RivalModel::Reason, QHeaderView::Stretch);
    m_rivalTable->setTextElideMode(Qt::ElideMiddle); // Names of rules differ at their ends.
    connect(m_rivalTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isShowing && index.isValid())
                    chooseRival(m_rivals->rivalAt(index.row()));
            });
    const auto pick = [this](const QModelIndex& index) {
        emit rivalPicked(*m_rivals->rule(), m_rivals->rivalAt(index.row()));
    };
    connect(m_rivalTable, &QAbstractItemView::clicked, this, pick);
    connect(m_rivalTable, &QAbstractItemView::activated, this, pick);
    return m_rivalTable;
}

QWidget* RivalsView::createMatrix()
{
    m_axes->setText(tr("Operators the row's rule takes from the column's rule"));
    m_axes->setObjectName(QStringLiteral("quiet"));
    m_matrixTable->horizontalHeader()->setToolTip(m_axes->text());
    auto* square = new QWidget;
    auto* column = new QVBoxLayout(square);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_axes);
    column->addWidget(m_matrixTable, 1);
    connect(m_matrixTable, &MatrixTable::pairChanged, this, &RivalsView::takePair);
    connect(m_matrixTable, &MatrixTable::pairPicked, this, [this](const RulePair& pair) {
        if (pair.rule == pair.rival)
            emit rulePicked(pair.rule);
        else
            emit rivalPicked(pair.rule, pair.rival);
    });
    return square;
}

QToolButton* RivalsView::createSwitch(const QString& text, const QString& tip, bool showsMatrix)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setObjectName(showsMatrix ? QStringLiteral("showMatrix")
                                      : QStringLiteral("showRivals"));
    connect(button, &QAbstractButton::toggled, this, &RivalsView::arrange);
    return button;
}

void RivalsView::showMatrix(bool isWanted)
{
    (isWanted ? m_matrixSwitch : m_listSwitch)->setChecked(true);
}

void RivalsView::arrange()
{
    const bool hasRoom = width() >= leastForBoth;
    const bool hasRivals = !m_facts || !orderedRules(*m_facts->answer).rewrite();
    m_switches->setVisible(!hasRoom && hasRivals);
    m_list->setVisible(hasRivals && (hasRoom || !m_matrixSwitch->isChecked()));
    m_square->setVisible(hasRivals && (hasRoom || m_matrixSwitch->isChecked()));
    m_axes->setVisible(height() >= leastForAxes);
    const int bar = m_rivalTable->verticalScrollBar()->sizeHint().width();
    m_columns->share((hasRoom ? width() / 2 : width()) - bar, leastRival);
    tell();
}

void RivalsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void RivalsView::show(const std::shared_ptr<const OrderFacts>& facts,
                      std::optional<std::uint32_t> rule)
{
    const QScopedValueRollback showing(m_isShowing, true);
    if (m_facts != facts)
        m_matrix->show(facts);
    m_facts = facts;
    m_rule = facts ? rule : std::nullopt;
    m_rivals->show(m_facts, m_rule);
    arrange();
    showPair();
}

std::optional<std::uint32_t> RivalsView::rival() const
{
    return m_facts ? findRule(m_facts->rules(), m_rival) : std::nullopt;
}

/// The user goes through the matrix: the list has the same pair.
void RivalsView::takePair(const RulePair& pair)
{
    const bool isOther = m_rule != pair.rule;
    chooseRival(pair.rival == pair.rule ? std::nullopt : std::optional(pair.rival));
    if (isOther)
        emit ruleChosen(pair.rule);
}

void RivalsView::chooseRival(std::optional<std::uint32_t> rival)
{
    m_rival = rival ? keyOf(m_facts->rules(), *rival) : RuleKey();
    const QScopedValueRollback showing(m_isShowing, true);
    showPair();
}

void RivalsView::showPair()
{
    tell();
    if (!m_rule)
        return;
    const RulePair pair{*m_rule, rival().value_or(*m_rule)};
    QModelIndex row;
    for (int at = 0; at < m_rivals->rowCount(); ++at) {
        if (m_rivals->rivalAt(at) == pair.rival)
            row = m_rivals->index(at, 0);
    }
    if (row.isValid())
        m_rivalTable->setCurrentIndex(row);
    else
        m_rivalTable->selectionModel()->clear();
    m_matrixTable->setCurrentPair(pair);
}

/// The list says more about a pair than a sentence could; the matrix does not.
void RivalsView::tell()
{
    if (!m_rule) {
        m_about->clear();
        return;
    }
    const OrderWords words(m_facts->rules());
    const auto chosen = rival();
    const bool isPair = chosen && chosen != m_rule && !m_square->isHidden();
    QStringList parts;
    if (!isPair || !m_list->isHidden())
        parts << words.name(*m_rule) + QStringLiteral(" – ") + words.standing(*m_facts, *m_rule);
    if (isPair)
        parts << words.pair(*m_facts, *m_rule, *chosen);
    m_about->setText(parts.join('\n'));
}

QString RivalsView::aboutText() const
{
    return m_about->text();
}

} // namespace fusewright
