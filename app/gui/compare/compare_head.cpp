// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_head.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace fusewright {

CompareHead::CompareHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                         QWidget* parent)
    : PanesHead(theme, actions, CommandId::ShowDiff, tr("Differences"), legend, parent),
      m_layouts(new QButtonGroup(this)),
      m_folded(createButton("layers", tr("Fold repeats")))
{
    addLayouts();
    m_folded->setObjectName(QStringLiteral("folded"));
    m_folded->setCheckable(true);
    m_folded->setChecked(true);
    ownRow().addSpacing(3 * grid);
    ownRow().addWidget(m_folded);
    connect(m_folded, &QToolButton::toggled, this, &CompareHead::foldedChanged);
}

void CompareHead::addLayouts()
{
    const std::pair<const char*, QString> layouts[layoutCount] = {
        {"panes_1", tr("One picture, with a strip for each side")},
        {"panes_2", tr("Two pictures")},
        {"panes_3", tr("Three pictures")}};
    for (int at = 0; at < layoutCount; ++at) {
        QToolButton* button = createButton(layouts[at].first, layouts[at].second);
        button->setCheckable(true);
        m_layouts->addButton(button, at);
        ownRow().addWidget(button);
    }
    connect(m_layouts, &QButtonGroup::idClicked, this, &CompareHead::picturesChosen);
}

void CompareHead::setPictures(int layout)
{
    m_layouts->button(layout)->setChecked(true);
}

void CompareHead::setFolded(bool isFolded)
{
    m_folded->setChecked(isFolded);
}

void CompareHead::toggleFolded()
{
    m_folded->toggle();
}

bool CompareHead::isFolded() const
{
    return m_folded->isChecked();
}

} // namespace fusewright
