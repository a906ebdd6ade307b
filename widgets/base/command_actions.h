// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QObject>

#include <map>

class QAction;
class QWidget;

namespace fusewright {

class Shortcuts;
class Theme;

/// One action for every command of the table.
class CommandActions : public QObject {
    Q_OBJECT

public:
    explicit CommandActions(const Theme& theme, QObject* parent = nullptr);

    QAction* operator[](CommandId id) const { return m_actions.at(id); }

    /// Takes the user's keys, now and whenever they change. `shortcuts` must outlive the actions.
    void follow(const Shortcuts& shortcuts);

    /// Makes keys work in a room: of each command whose scope has `room` but is not the whole
    /// window. `widget` holds all that has the focus there.
    void attach(CommandScope room, QWidget& widget) const;

    /// Whether anything happens when the command is given.
    bool isWired(CommandId id) const;

    /// What the tip of a command says below its name and keys; empty for nothing.
    void setNote(CommandId id, const QString& note) const;

private:
    void setKeys(CommandId id, const QList<QKeySequence>& keys);
    void showTip(CommandId id) const;

    std::map<CommandId, QAction*> m_actions;
};

/// The text of an action with its keys, for a tool tip.
QString toolTipText(const QString& text, const QKeySequence& keys);

} // namespace fusewright
