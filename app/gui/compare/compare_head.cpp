// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_head.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

using enum CommandId;

CompareHead::CompareHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                         QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_lock(createButton("lock", tr("Move pictures together"))),
      m_layouts(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("bar"));
    auto* back = createButton("back", tr("Back to the graph"));
    back->setObjectName(QStringLiteral("leave"));
    back->setToolTip(toolTipText(back->accessibleName(), actions[ShowDiff]->shortcut()));
    connect(back, &QToolButton::clicked, this, &CompareHead::leaveRequested);
    auto* title = new QLabel(tr("Differences"));
    title->setFont(theme.font(TypeStep::Strong));
    m_lock->setObjectName(QStringLiteral("lock"));
    m_lock->setCheckable(true);
    m_lock->setChecked(true);
    connect(m_lock, &QToolButton::toggled, this, &CompareHead::lockChanged);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(back);
    row->addWidget(title);
    row->addSpacing(6 * grid);
    row->addWidget(legend, 1);
    addLayouts(*row);
    row->addSpacing(3 * grid);
    row->addWidget(m_lock);
    for (const CommandId id : {FitView, ZoomOut, ZoomIn, FindNodes}) {
        auto* button = new QToolButton;
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({4 * grid, 4 * grid});
        button->setAutoRaise(true);
        row->addWidget(button);
    }
}

QToolButton* CompareHead::createButton(const char* icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setIcon(m_theme.icon(QLatin1String(icon)));
    button->setIconSize({4 * grid, 4 * grid});
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

void CompareHead::addLayouts(QHBoxLayout& row)
{
    const std::pair<const char*, QString> layouts[layoutCount] = {
        {"panes_1", tr("One picture, with a strip for each side")},
        {"panes_2", tr("Two pictures")},
        {"panes_3", tr("Three pictures")}};
    for (int at = 0; at < layoutCount; ++at) {
        QToolButton* button = createButton(layouts[at].first, layouts[at].second);
        button->setCheckable(true);
        m_layouts->addButton(button, at);
        row.addWidget(button);
    }
    connect(m_layouts, &QButtonGroup::idClicked, this, &CompareHead::picturesChosen);
}

void CompareHead::setPictures(int layout)
{
    m_layouts->button(layout)->setChecked(true);
}

bool CompareHead::isLocked() const
{
    return m_lock->isChecked();
}

void CompareHead::setLocked(bool isLocked)
{
    m_lock->setChecked(isLocked);
}

void CompareHead::setLockShown(bool isShown)
{
    m_lock->setVisible(isShown);
}

} // namespace fusewright
