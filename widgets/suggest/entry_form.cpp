// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/entry_form.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

EntryForm::EntryForm(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_name(new QLineEdit),
      m_included(new QCheckBox(tr("Part of the section"))),
      m_required(new QCheckBox(tr("Required"))),
      m_also(new QLabel(tr("Also allow, from other repeats:"))),
      m_alternativeRows(new QVBoxLayout),
      m_drop(new QPushButton(theme.icon(QStringLiteral("close")), tr("Leave out")))
{
    m_name->setAccessibleName(tr("Entry name"));
    m_included->setToolTip(tr("Otherwise it is context: it must match, but stays outside the "
                              "section, and another section may own it (included: false)"));
    m_required->setToolTip(tr("Otherwise the rule also matches without it (required: false)"));
    m_drop->setToolTip(tr("The rule does not mention this operator"));
    m_also->setWordWrap(true);
    m_also->setObjectName(QStringLiteral("quiet"));

    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Entry"), m_name);
    m_alternativeRows->setSpacing(grid);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * grid, 2 * grid, 3 * grid, 2 * grid);
    column->setSpacing(grid);
    column->addLayout(form);
    column->addWidget(m_included);
    column->addWidget(m_required);
    column->addWidget(m_also);
    column->addLayout(m_alternativeRows);
    column->addWidget(m_drop, 0, Qt::AlignLeft);

    connect(m_name, &QLineEdit::textEdited, this, &EntryForm::take);
    connect(m_included, &QCheckBox::toggled, this, &EntryForm::take);
    connect(m_required, &QCheckBox::toggled, this, &EntryForm::take);
    connect(m_drop, &QPushButton::clicked, this, &EntryForm::dropRequested);
}

void EntryForm::showFor(RuleProduct product)
{
    m_included->setVisible(product == RuleProduct::Section);
    m_required->setVisible(product == RuleProduct::Section);
}

void EntryForm::show(const DraftEntry& entry, const std::vector<std::string>& alternatives)
{
    m_entry = entry;
    const QSignalBlocker blocks[] = {QSignalBlocker(m_included), QSignalBlocker(m_required)};
    if (m_name->text() != toQt(entry.name))
        m_name->setText(toQt(entry.name));
    m_included->setChecked(entry.isIncluded);
    m_required->setChecked(!entry.isOptional);
    showAlternatives(alternatives);
}

void EntryForm::showAlternatives(const std::vector<std::string>& names)
{
    if (names != m_names) {
        for (QCheckBox* box : m_alternatives)
            delete box;
        m_alternatives.clear();
        m_names = names;
        for (const std::string& name : names) {
            auto* box = new QCheckBox(toQt(name));
            m_alternatives.push_back(box);
            m_alternativeRows->addWidget(box);
            connect(box, &QCheckBox::toggled, this, &EntryForm::take);
        }
    }
    for (std::size_t at = 0; at < names.size(); ++at) {
        const QSignalBlocker block(m_alternatives[at]);
        m_alternatives[at]->setChecked(std::ranges::find(m_entry.operators, names[at])
                                       != m_entry.operators.end());
    }
    m_also->setVisible(!names.empty());
}

void EntryForm::take()
{
    m_entry.name = m_name->text().toStdString();
    m_entry.isIncluded = m_included->isChecked();
    m_entry.isOptional = !m_required->isChecked();
    m_entry.operators.resize(1);
    for (std::size_t at = 0; at < m_names.size(); ++at) {
        if (m_alternatives[at]->isChecked())
            m_entry.operators.push_back(m_names[at]);
    }
    emit changed();
}

} // namespace fusewright
