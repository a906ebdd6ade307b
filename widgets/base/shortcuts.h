// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"
#include "widgets/base/option.h"

#include <QObject>

#include <optional>
#include <vector>

namespace fusewright {

template <>
struct OptionCodec<QList<QKeySequence>> {
    static QVariant encode(const QList<QKeySequence>& keys);
    static std::optional<QList<QKeySequence>> decode(const QVariant& stored);
};

/// Another command that has a key too.
struct KeyClash {
    CommandId other;
    CommandScope where; ///< The rooms in which the key would mean both; nothing when none.
};

/// The keys of every command: the table's, or those that the user gave it.
class Shortcuts : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive it.
    explicit Shortcuts(QSettings& store, QObject* parent = nullptr);

    QList<QKeySequence> keys(CommandId id) const;
    void setKeys(CommandId id, const QList<QKeySequence>& keys);
    bool isUsual(CommandId id) const;
    /// Gives a command the table's keys again, except those that another command has by now.
    void reset(CommandId id);
    void resetAll();

    /// Every other command that has `keys` as well, those first with which they would be both.
    std::vector<KeyClash> clashes(CommandId id, const QKeySequence& keys) const;

signals:
    void changed(fusewright::CommandId id);

private:
    Option<QList<QKeySequence>> option(const Command& command) const;

    QSettings& m_store;
};

/// Keys as they stand on the keyboard: `Ctrl+Z, Ctrl+Y`.
QString keysText(const QList<QKeySequence>& keys);

} // namespace fusewright
