// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/panes_head.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

using enum CommandId;

PanesHead::PanesHead(const Theme& theme, const CommandActions& actions, CommandId shows,
                     const QString& title, QWidget* legend, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_lock(createButton("lock", tr("Move pictures together"))),
      m_own(new QHBoxLayout)
{
    setObjectName(QStringLiteral("bar"));
    auto* back = createButton("back", tr("Back to the graph"));
    back->setObjectName(QStringLiteral("leave"));
    back->setToolTip(toolTipText(back->accessibleName(), actions[shows]->shortcut()));
    connect(back, &QToolButton::clicked, this, &PanesHead::leaveRequested);
    auto* name = new QLabel(title);
    name->setFont(theme.font(TypeStep::Strong));
    m_lock->setObjectName(QStringLiteral("lock"));
    m_lock->setCheckable(true);
    m_lock->setChecked(true);
    connect(m_lock, &QToolButton::toggled, this, &PanesHead::lockChanged);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(back);
    row->addWidget(name);
    row->addSpacing(6 * grid);
    row->addWidget(legend, 1);
    m_own->setSpacing(grid);
    row->addLayout(m_own);
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

QToolButton* PanesHead::createButton(const char* icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setIcon(m_theme.icon(QLatin1String(icon)));
    button->setIconSize({4 * grid, 4 * grid});
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

bool PanesHead::isLocked() const
{
    return m_lock->isChecked();
}

void PanesHead::setLocked(bool isLocked)
{
    m_lock->setChecked(isLocked);
}

void PanesHead::setLockShown(bool isShown)
{
    m_lock->setVisible(isShown);
}

} // namespace fusewright
