// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/match/option_bar.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/sentences/engine_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace fusewright {

OptionBar::OptionBar(QWidget* parent) : QWidget(parent), m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins(3 * grid, grid, 3 * grid, grid);
    m_rows->setHorizontalSpacing(2 * grid);
    m_rows->setVerticalSpacing(grid);
    m_rows->setColumnStretch(2, 1);
    setVisible(false);
}

void OptionBar::show(const std::vector<RuleOption>& options,
                     const std::map<std::string, std::string>& chosen)
{
    if (options == m_options && chosen == m_chosen)
        return;
    m_options = options;
    m_chosen = chosen;
    while (QLayoutItem* const item = m_rows->takeAt(0)) {
        if (QWidget* const widget = item->widget())
            widget->deleteLater();
        delete item;
    }
    for (const RuleOption& option : options) {
        if (option.words.size() < 2)
            continue;
        const auto own = chosen.find(option.name);
        add(option, own == chosen.end() ? option.otherwise : own->second);
    }
    setVisible(m_rows->count() > 0);
}

void OptionBar::add(const RuleOption& option, const std::string& value)
{
    const int row = m_rows->rowCount();
    auto* label = new QLabel(toQt(option.name));
    label->setToolTip(engineText(option.summary));
    auto* words = new QComboBox;
    words->setAccessibleName(toQt(option.name));
    words->setToolTip(engineText(option.summary));
    words->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const std::string& word : option.words)
        words->addItem(toQt(word));
    const auto at = std::ranges::find(option.words, value);
    words->setCurrentIndex(at == option.words.end() ? 0 : int(at - option.words.begin()));
    label->setBuddy(words);
    connect(words, &QComboBox::activated, this,
            [this, words, name = toQt(option.name), usual = toQt(option.otherwise)] {
                const QString text = words->currentText();
                emit chosen(name, text == usual ? QString() : text);
            });
    m_rows->addWidget(label, row, 0);
    m_rows->addWidget(words, row, 1);
}

} // namespace fusewright
