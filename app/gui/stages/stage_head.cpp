// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_head.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

using enum CommandId;

StageHead::StageHead(const Theme& theme, const CommandActions& actions, QWidget* legend,
                     QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_lock(createButton("lock", tr("Move pictures together"))),
      m_previous(createButton("up", tr("Previous change (P)"))),
      m_next(createButton("down", tr("Next change (N)"))),
      m_count(new QLabel)
{
    setObjectName(QStringLiteral("bar"));
    auto* back = createButton("back", tr("Back to the graph"));
    back->setObjectName(QStringLiteral("leave"));
    back->setToolTip(toolTipText(back->accessibleName(), actions[ShowBeforeAfter]->shortcut()));
    connect(back, &QToolButton::clicked, this, &StageHead::leaveRequested);
    auto* title = new QLabel(tr("Before and after"));
    title->setFont(theme.font(TypeStep::Strong));
    m_count->setObjectName(QStringLiteral("quiet"));
    m_lock->setObjectName(QStringLiteral("lock"));
    m_lock->setCheckable(true);
    m_lock->setChecked(true);
    connect(m_lock, &QToolButton::toggled, this, &StageHead::lockChanged);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepRequested(1); });

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(back);
    row->addWidget(title);
    row->addSpacing(6 * grid);
    row->addWidget(legend, 1);
    row->addWidget(m_count);
    row->addWidget(m_previous);
    row->addWidget(m_next);
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

QToolButton* StageHead::createButton(const char* icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setIcon(m_theme.icon(QLatin1String(icon)));
    button->setIconSize({4 * grid, 4 * grid});
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

bool StageHead::isLocked() const
{
    return m_lock->isChecked();
}

void StageHead::setLocked(bool isLocked)
{
    m_lock->setChecked(isLocked);
}

void StageHead::setChanges(int current, int count)
{
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    if (current < 0)
        m_count->setText(tr("%Ln change(s)", nullptr, count));
    else
        m_count->setText(tr("change %1 of %2")
                             .arg(countText(static_cast<std::size_t>(current) + 1),
                                  countText(static_cast<std::size_t>(count))));
}

} // namespace fusewright
