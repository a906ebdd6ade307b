// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QTreeWidget>

#include <map>
#include <optional>

namespace fusewright {

class Shortcuts;

/// Every command with its keys and where they work, group by group.
class ShortcutList : public QTreeWidget {
    Q_OBJECT

public:
    explicit ShortcutList(const Shortcuts& shortcuts, QWidget* parent = nullptr);

    /// The command of the current row; nothing on the name of a group.
    std::optional<CommandId> command() const;
    void setCommand(CommandId id);

    /// Shows the commands whose text or keys have this in them.
    void setWanted(const QString& wanted);

private:
    void fill();
    void showKeys(CommandId id);

    const Shortcuts& m_shortcuts;
    std::map<CommandId, QTreeWidgetItem*> m_items;
};

} // namespace fusewright
