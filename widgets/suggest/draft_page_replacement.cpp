// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The part of the page that only rules have which put an operator in the place of their match, or
// whose patterns have operands.

#include "widgets/base/choice_box.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/suggest/condition_model.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/entry_model.h"
#include "widgets/suggest/replacement_words.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace fusewright {

namespace {

constexpr int leastConditions = 48 * grid;

} // namespace

void DraftPage::createConditions()
{
    m_conditions->setModel(m_conditionModel);
    m_conditions->setObjectName(QStringLiteral("ticks"));
    m_conditions->setAccessibleName(tr("Conditions"));
    m_conditions->setMinimumHeight(leastConditions);
    QHeaderView* const head = m_conditions->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(ConditionModel::Condition, QHeaderView::Stretch);
    // The box is in the first column, so Space ticks a row wherever it was clicked.
    connect(m_conditions->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && current.column() != ConditionModel::Subject)
                    m_conditions->setCurrentIndex(current.siblingAtColumn(ConditionModel::Subject));
            });
    connect(m_conditionModel, &ConditionModel::ticked, this, [this](const QModelIndex& index) {
        m_conditions->setCurrentIndex(index); // A click on the box alone would not do it.
        m_wish.proposesConditions = false;
        RuleDraft draft = m_wish.draft;
        draft.facts = m_conditionModel->chosen();
        wishFor(std::move(draft));
    });
    m_conditions->setEditTriggers(QAbstractItemView::DoubleClicked
                                  | QAbstractItemView::EditKeyPressed);
    connect(m_conditionModel, &ConditionModel::renamed, this,
            [this](const std::string& proposed, const std::string& name) {
                RuleDraft draft = m_wish.draft;
                draft.tags[proposed] = name;
                wishFor(std::move(draft));
            });
    connect(m_stage, &QComboBox::activated, this, [this] {
        m_wish.proposesStage = false;
        RuleDraft draft = m_wish.draft;
        draft.stage = m_stage->currentText().toStdString();
        wishFor(std::move(draft));
    });
}

void DraftPage::setTarget(DraftTarget target)
{
    const bool isOther = target.language != m_wish.target.language;
    m_wish.target = std::move(target);
    if (!isOther || !m_graph || m_wish.draft.entries.empty())
        return;
    // Names and operators are those of the language.
    m_wish = {.draft = draftOf(*m_graph, m_wish.draft.nodes(), m_wish.target.language),
              .target = std::move(m_wish.target)};
    m_answer.reset();
    showProduct();
    showDraft();
    showEntry();
}

void DraftPage::showProduct()
{
    const bool isOperator = m_wish.target.makesOperator();
    const bool hasOperands = isOperator || m_wish.target.hasOperands();
    m_fields->setRowVisible(m_priority, !hasOperands);
    m_fields->setRowVisible(m_heuristic, !hasOperands);
    m_fields->setRowVisible(m_stage, isOperator);
    const QString name = isOperator ? tr("New operator") : tr("Name");
    if (auto* const label = qobject_cast<QLabel*>(m_fields->labelForField(m_name)))
        label->setText(name);
    m_name->setAccessibleName(isOperator ? tr("Name of the new operator") : tr("Name of the rule"));
    m_conditions->setVisible(hasOperands && m_conditionModel->rowCount() > 0);
    m_conditionModel->setNamesValues(isOperator && !m_wish.target.language->calls);
    m_form->showFor(hasOperands ? RuleProduct::Operator : RuleProduct::Section);
    m_entries->setColumnHidden(EntryModel::Role, hasOperands);
}

void DraftPage::showConditions()
{
    if (m_answer->offer) {
        m_conditionModel->show(m_answer->draft, m_answer->conditions(), m_answer->offer->matches);
        m_conditions->setVisible(m_conditionModel->rowCount() > 0);
        return;
    }
    const ReplacementAnswer& told = *m_answer->replacement;
    const QSignalBlocker block(m_stage);
    m_fields->setRowVisible(m_stage, !told.stages.empty());
    m_stage->clear();
    for (const std::string& stage : told.stages)
        m_stage->addItem(toQt(stage));
    const QString chosen = toQt(m_answer->draft.stage);
    if (m_stage->findText(chosen) < 0)
        m_stage->addItem(chosen);
    m_stage->setCurrentText(chosen);
    m_conditionModel->show(m_answer->draft, told.conditions, told.matches);
    m_conditions->setVisible(m_conditionModel->rowCount() > 0);
}

QString DraftPage::replacementProblem() const
{
    const QString shape = shapeText(*m_answer, *m_graph);
    return !shape.isEmpty() || !m_answer->replacement->effect ? shape : placeText(*m_answer);
}

} // namespace fusewright
