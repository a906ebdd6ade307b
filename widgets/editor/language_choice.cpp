// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/language_choice.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/rules_tabs.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace fusewright {

LanguageChoice::LanguageChoice(RulesTabs& tabs, QWidget* parent)
    : QWidget(parent), m_tabs(tabs), m_choice(new ChoiceBox)
{
    auto* label = new QLabel(tr("Write the rules for"));
    label->setBuddy(m_choice);
    for (const RuleLanguage* const language : ruleLanguages())
        m_choice->addItem(toQt(language->title));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(2 * grid);
    row->addWidget(label);
    row->addWidget(m_choice, 1);
    connect(m_choice, &ChoiceBox::activated, this, [this](int at) {
        m_tabs.current().reading().chooseLanguage(ruleLanguages()[static_cast<std::size_t>(at)]);
    });
    for (const auto change :
         {&RulesTabs::textChanged, &RulesTabs::replaced, &RulesTabs::pathChanged, &RulesTabs::read})
        connect(&tabs, change, this, &LanguageChoice::follow);
    connect(&tabs, &RulesTabs::currentChanged, this, &LanguageChoice::follow);
    follow();
}

void LanguageChoice::follow()
{
    const RulesTab& tab = m_tabs.current();
    setVisible(tab.rules().isEmpty() && tab.rules().path().isEmpty());
    const auto languages = ruleLanguages();
    const auto found = std::ranges::find(languages, &tab.reading().language());
    m_choice->setCurrentIndex(static_cast<int>(found - languages.begin()));
}

} // namespace fusewright
