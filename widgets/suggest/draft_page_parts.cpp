// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/choice_box.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/suggest/condition_model.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/entry_model.h"

#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace fusewright {

namespace {

constexpr int leastTable = 36 * grid;
constexpr int leastText = 40 * grid;
constexpr int iconSize = 4 * grid;

} // namespace

DraftPage::DraftPage(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_model(new EntryModel(this)),
      m_conditionModel(new ConditionModel(this)),
      m_name(new QLineEdit),
      m_priority(new QSpinBox),
      m_heuristic(new ChoiceBox),
      m_stage(new ChoiceBox),
      m_conditions(new QuietTable),
      m_entries(new QuietTable),
      m_form(new EntryForm(theme)),
      m_problemText(textLabel()),
      m_fix(new QPushButton),
      m_contextFix(new QPushButton(tr("Connect them as context"))),
      m_counts(textLabel()),
      m_text(new QPlainTextEdit),
      m_insert(new QPushButton(tr("Insert the rule")))
{
    m_entries->setModel(m_model);
    m_entries->setAccessibleName(tr("Entries"));
    m_entries->setMinimumHeight(leastTable);
    m_entries->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_entries->horizontalHeader()->setSectionResizeMode(EntryModel::Entry, QHeaderView::Stretch);
    m_text->setReadOnly(true);
    m_text->setFont(theme.fixedFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setMinimumHeight(leastText);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("The rule as text"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead(theme));
    column->addWidget(createBody(theme), 1);
    column->addWidget(createFoot(theme));
    createConditions();
    connectFields();
    showProduct();
}

QWidget* DraftPage::createHead(const Theme& theme)
{
    auto* back = new QToolButton;
    back->setIcon(theme.icon(QStringLiteral("back")));
    back->setAutoRaise(true);
    back->setToolTip(tr("Back to the suggestions"));
    back->setAccessibleName(back->toolTip());
    connect(back, &QToolButton::clicked, this, &DraftPage::left);
    auto* title = new QLabel(tr("New rule"));
    title->setFont(theme.font(TypeStep::Strong));
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, 2 * grid, 3 * grid, 0);
    row->setSpacing(grid);
    row->addWidget(back);
    row->addWidget(title, 1);
    return head;
}

/// What does not fit is scrolled to; title and button stay in sight.
QWidget* DraftPage::createBody(const Theme& theme)
{
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createProblem(theme));
    column->addWidget(createFields());
    column->addWidget(m_conditions, 4);
    column->addWidget(m_entries, 3);
    column->addWidget(m_form);
    column->addWidget(m_text, 2);
    auto* area = new QScrollArea;
    area->setWidget(body);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    body->setAutoFillBackground(false);
    return area;
}

QWidget* DraftPage::createFields()
{
    m_priority->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    m_name->setAccessibleName(tr("Name of the rule"));
    m_priority->setAccessibleName(tr("Priority"));
    m_heuristic->setAccessibleName(tr("Heuristic"));
    m_stage->setAccessibleName(tr("Stage"));
    m_stage->setToolTip(tr("Rules run stage by stage, in this order"));
    auto* fields = new QWidget;
    m_fields = new QFormLayout(fields);
    m_fields->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    m_fields->setSpacing(grid);
    m_fields->addRow(tr("Name"), m_name);
    m_fields->addRow(tr("Stage"), m_stage);
    m_fields->addRow(tr("Priority"), m_priority);
    m_fields->addRow(tr("Heuristic"), m_heuristic);
    return fields;
}

QWidget* DraftPage::createProblem(const Theme& theme)
{
    auto* icon = new QLabel;
    const auto paint = [icon, &theme] {
        icon->setPixmap(
            theme.icon(QStringLiteral("warning"), Ink::Warning).pixmap(iconSize, iconSize));
    };
    paint();
    connect(&theme, &Theme::changed, icon, paint);
    m_contextFix->setToolTip(tr("The operators between them must match but stay outside the "
                                "section"));
    m_problem = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * grid);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(m_problemText, 1);
    auto* column = new QVBoxLayout(m_problem);
    column->setContentsMargins(3 * grid, grid, 3 * grid, 2 * grid);
    column->setSpacing(grid);
    column->addLayout(row);
    column->addWidget(m_fix, 0, Qt::AlignLeft);
    column->addWidget(m_contextFix, 0, Qt::AlignLeft);
    m_problem->hide();
    return m_problem;
}

QWidget* DraftPage::createFoot(const Theme& theme)
{
    m_insert->setIcon(theme.icon(QStringLiteral("check")));
    m_insert->setEnabled(false);
    m_insert->setToolTip(tr("Adds the rule at the end of the text; Undo reverts it"));
    m_counts->setAccessibleName(tr("What the rule does"));
    auto* foot = new QWidget;
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 3 * grid);
    column->setSpacing(2 * grid);
    column->addWidget(m_counts);
    column->addWidget(m_insert, 0, Qt::AlignLeft);
    return foot;
}

void DraftPage::connectFields()
{
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        m_wish.proposesName = false;
        RuleDraft draft = m_wish.draft;
        draft.name = name.toStdString();
        wishFor(std::move(draft));
    });
    connect(m_priority, &QSpinBox::valueChanged, this, [this](int priority) {
        m_wish.proposesPriority = false;
        RuleDraft draft = m_wish.draft;
        draft.priority = priority;
        wishFor(std::move(draft));
    });
    connect(m_heuristic, &QComboBox::activated, this, [this] {
        m_wish.proposesHeuristic = false;
        RuleDraft draft = m_wish.draft;
        const std::string name = m_heuristic->currentData().toString().toStdString();
        draft.heuristic = name.empty() ? std::nullopt : std::optional(name);
        wishFor(std::move(draft));
    });
    connect(m_entries->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showEntry();
        if (currentEntry() < m_wish.draft.entries.size() && m_entries->hasFocus())
            emit nodePicked(m_wish.draft.entries[currentEntry()].node);
    });
    connect(m_form, &EntryForm::changed, this, &DraftPage::takeEntry);
    connect(m_form, &EntryForm::dropRequested, this, &DraftPage::dropEntry);
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (m_answer)
            addNodes(m_answer->isConnected() ? m_answer->missing : *m_answer->connectors, true);
    });
    connect(m_contextFix, &QPushButton::clicked, this, [this] {
        if (m_answer && m_answer->connectors)
            addNodes(*m_answer->connectors, false);
    });
    connect(m_insert, &QPushButton::clicked, this, &DraftPage::insertRequested);
}

} // namespace fusewright
