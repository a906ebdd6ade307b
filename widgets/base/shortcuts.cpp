// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/shortcuts.h"

#include <algorithm>

namespace fusewright {

namespace {

/// What is stored for a command that has no keys by the user's wish.
const auto noKeys = QStringLiteral("none");

} // namespace

QVariant OptionCodec<QList<QKeySequence>>::encode(const QList<QKeySequence>& keys)
{
    return keys.isEmpty() ? noKeys : QKeySequence::listToString(keys, QKeySequence::PortableText);
}

std::optional<QList<QKeySequence>> OptionCodec<QList<QKeySequence>>::decode(const QVariant& stored)
{
    if (stored.typeId() != QMetaType::QString || stored.toString().isEmpty())
        return std::nullopt;
    if (stored.toString() == noKeys)
        return QList<QKeySequence>();
    QList<QKeySequence> keys =
        QKeySequence::listFromString(stored.toString(), QKeySequence::PortableText);
    const auto isNone = [](const QKeySequence& sequence) {
        return sequence.isEmpty() || sequence[0].key() == Qt::Key_unknown;
    };
    if (std::ranges::any_of(keys, isNone))
        return std::nullopt;
    return keys;
}

Shortcuts::Shortcuts(QSettings& store, QObject* parent) : QObject(parent), m_store(store) { }

Option<QList<QKeySequence>> Shortcuts::option(const Command& command) const
{
    return {m_store, QStringLiteral("keys/%1").arg(QLatin1String(command.name)),
            command.shortcuts()};
}

QList<QKeySequence> Shortcuts::keys(CommandId id) const
{
    return option(command(id)).value();
}

void Shortcuts::setKeys(CommandId id, const QList<QKeySequence>& keys)
{
    if (keys == this->keys(id))
        return;
    option(command(id)).setValue(keys);
    emit changed(id);
}

bool Shortcuts::isUsual(CommandId id) const
{
    return keys(id) == command(id).shortcuts();
}

void Shortcuts::reset(CommandId id)
{
    QList<QKeySequence> keys = command(id).shortcuts();
    keys.removeIf([&](const QKeySequence& sequence) {
        const auto found = clashes(id, sequence);
        return !found.empty() && unsigned(found.front().where) != 0;
    });
    setKeys(id, keys);
}

void Shortcuts::resetAll()
{
    for (const Command& command : commandTable())
        setKeys(command.id, command.shortcuts());
}

std::vector<KeyClash> Shortcuts::clashes(CommandId id, const QKeySequence& keys) const
{
    const CommandScope scope = command(id).scope;
    std::vector<KeyClash> found;
    for (const Command& other : commandTable()) {
        if (other.id != id && this->keys(other.id).contains(keys))
            found.push_back({other.id, scope & other.scope});
    }
    std::stable_partition(found.begin(), found.end(),
                          [](const KeyClash& clash) { return unsigned(clash.where) != 0; });
    return found;
}

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& sequence : keys)
        texts.append(sequence.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

} // namespace fusewright
