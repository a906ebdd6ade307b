// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/tab_close_button.h"

#include "widgets/base/theme.h"

namespace fusewright {

TabCloseButton::TabCloseButton(const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("tabClose"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus); // There is a command for it.
    setIconSize({3 * grid, 3 * grid});
    setFixedSize({5 * grid, 5 * grid});
    showIcon();
}

void TabCloseButton::setModified(bool isModified)
{
    m_isModified = isModified;
    showIcon();
}

void TabCloseButton::setQuiet(bool isQuiet)
{
    m_isQuiet = isQuiet;
    showIcon();
}

void TabCloseButton::showIcon()
{
    const bool isDot = m_isModified && !underMouse();
    setToolTip(m_isModified ? tr("Close (unsaved changes)") : tr("Close"));
    if (m_isQuiet && !m_isModified && !underMouse())
        setIcon({});
    else
        setIcon(isDot ? m_theme.icon(QStringLiteral("modified"), Ink::Accent)
                      : m_theme.icon(QStringLiteral("close"), Ink::Muted));
}

void TabCloseButton::enterEvent(QEnterEvent* event)
{
    QToolButton::enterEvent(event);
    showIcon();
}

void TabCloseButton::leaveEvent(QEvent* event)
{
    QToolButton::leaveEvent(event);
    showIcon();
}

} // namespace fusewright
