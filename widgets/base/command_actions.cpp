// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_actions.h"

#include "widgets/base/shortcuts.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QMetaMethod>
#include <QWidget>

namespace fusewright {

namespace {

constexpr const char* noteProperty = "note";

/// An action that knows whether anybody listens to it.
class CommandAction : public QAction {
public:
    using QAction::QAction;

    bool isHeard() const
    {
        return isSignalConnected(QMetaMethod::fromSignal(&QAction::triggered))
            || isSignalConnected(QMetaMethod::fromSignal(&QAction::toggled));
    }
};

} // namespace

CommandActions::CommandActions(const Theme& theme, QObject* parent) : QObject(parent)
{
    for (const Command& command : commandTable()) {
        auto* action = new CommandAction(commandText(command), this);
        action->setObjectName(QLatin1String(command.name));
        action->setShortcutContext(command.scope == CommandScope::Window
                                       ? Qt::WindowShortcut
                                       : Qt::WidgetWithChildrenShortcut);
        // The desktop must not move commands such as Preferences by their words.
        action->setMenuRole(QAction::NoRole);
        if (*command.icon)
            action->setIcon(theme.icon(QString::fromLatin1(command.icon)));
        // In a menu the icon would stand where the tick is.
        connect(action, &QAction::checkableChanged, action,
                [action](bool isCheckable) { action->setIconVisibleInMenu(!isCheckable); });
        m_actions.emplace(command.id, action);
        setKeys(command.id, command.shortcuts());
    }
}

void CommandActions::follow(const Shortcuts& shortcuts)
{
    for (const Command& command : commandTable())
        setKeys(command.id, shortcuts.keys(command.id));
    connect(&shortcuts, &Shortcuts::changed, this,
            [this, &shortcuts](CommandId id) { setKeys(id, shortcuts.keys(id)); });
}

void CommandActions::attach(CommandScope room, QWidget& widget) const
{
    for (const Command& command : commandTable()) {
        if (command.scope != CommandScope::Window && canMeet(command.scope, room))
            widget.addAction(m_actions.at(command.id));
    }
}

bool CommandActions::isWired(CommandId id) const
{
    return static_cast<const CommandAction*>(m_actions.at(id))->isHeard();
}

void CommandActions::setKeys(CommandId id, const QList<QKeySequence>& keys)
{
    m_actions.at(id)->setShortcuts(keys);
    showTip(id);
}

void CommandActions::setNote(CommandId id, const QString& note) const
{
    m_actions.at(id)->setProperty(noteProperty, note);
    showTip(id);
}

void CommandActions::showTip(CommandId id) const
{
    QAction* action = m_actions.at(id);
    const QList<QKeySequence> keys = action->shortcuts();
    const QString text = plainText(action->text());
    const CommandScope scope = command(id).scope;
    QString tip = toolTipText(text, keys.value(0));
    if (!keys.isEmpty() && scope != CommandScope::Window)
        //: What a button does, its keys, where these work: Fit the graph (F in the graph)
        tip = tr("%1 (%2 in %3)")
                  .arg(text, keys.front().toString(QKeySequence::NativeText),
                       commandScopeText(scope));
    if (const QString note = action->property(noteProperty).toString(); !note.isEmpty())
        tip += QLatin1Char('\n') + note;
    action->setToolTip(tip);
}

QString toolTipText(const QString& text, const QKeySequence& keys)
{
    if (keys.isEmpty())
        return text;
    return QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

} // namespace fusewright
