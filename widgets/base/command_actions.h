// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QObject>

#include <map>

class QAction;

namespace fusewright {

class Theme;

/// One action for every command of the table.
class CommandActions : public QObject {
    Q_OBJECT

public:
    explicit CommandActions(const Theme& theme, QObject* parent = nullptr);

    QAction* operator[](CommandId id) const { return m_actions.at(id); }

private:
    std::map<CommandId, QAction*> m_actions;
};

/// The text of an action with its keys, for a tool tip.
QString toolTipText(const QString& text, const QKeySequence& keys);

} // namespace fusewright
