// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_actions.h"

#include "widgets/base/theme.h"

#include <QAction>

namespace fusewright {

CommandActions::CommandActions(const Theme& theme, QObject* parent) : QObject(parent)
{
    for (const Command& command : commandTable()) {
        auto* action = new QAction(commandText(command), this);
        const QList<QKeySequence> keys = command.shortcuts();
        action->setShortcuts(keys);
        action->setShortcutContext(command.scope == CommandScope::Window
                                       ? Qt::WindowShortcut
                                       : Qt::WidgetWithChildrenShortcut);
        if (*command.icon)
            action->setIcon(theme.icon(QString::fromLatin1(command.icon)));
        action->setToolTip(toolTipText(action->iconText(), keys.value(0)));
        m_actions.emplace(command.id, action);
    }
}

QString toolTipText(const QString& text, const QKeySequence& keys)
{
    if (keys.isEmpty())
        return text;
    return QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

} // namespace fusewright
