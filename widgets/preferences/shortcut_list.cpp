// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/shortcut_list.h"

#include "widgets/base/shortcuts.h"

#include <QHeaderView>

#include <algorithm>

namespace fusewright {

namespace {

enum Column { TextColumn, KeysColumn, ScopeColumn };

/// A key is easier to type without its modifiers' signs: `ctrl d` finds `Ctrl+D`.
QString withoutJoints(QString keys)
{
    return keys.remove(QLatin1Char(' ')).remove(QLatin1Char('+'));
}

void embolden(QTreeWidgetItem& item, int column, bool isBold)
{
    QFont font = item.font(column);
    font.setWeight(isBold ? QFont::DemiBold : QFont::Normal);
    item.setFont(column, font);
}

} // namespace

ShortcutList::ShortcutList(const Shortcuts& shortcuts, QWidget* parent)
    : QTreeWidget(parent), m_shortcuts(shortcuts)
{
    setHeaderLabels({tr("Command"), tr("Keys"), tr("Works in")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAccessibleName(tr("Commands and their keys"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ScopeColumn, QHeaderView::ResizeToContents);
    fill();
    connect(&shortcuts, &Shortcuts::changed, this, &ShortcutList::showKeys);
}

void ShortcutList::fill()
{
    std::map<CommandGroup, QTreeWidgetItem*> groups;
    for (const Command& command : commandTable()) {
        QTreeWidgetItem*& group = groups[command.group];
        if (!group) {
            group = new QTreeWidgetItem(this, {plainText(commandGroupText(command.group))});
            group->setFlags(Qt::ItemIsEnabled);
            embolden(*group, TextColumn, true);
        }
        auto* item = new QTreeWidgetItem(
            group, {commandTitle(command), QString(), commandScopeText(command.scope)});
        item->setData(TextColumn, Qt::UserRole, int(command.id));
        item->setForeground(ScopeColumn, palette().brush(QPalette::PlaceholderText));
        m_items.emplace(command.id, item);
        showKeys(command.id);
    }
    expandAll();
}

void ShortcutList::showKeys(CommandId id)
{
    QTreeWidgetItem* item = m_items.at(id);
    item->setText(KeysColumn, keysText(m_shortcuts.keys(id)));
    const bool isUsual = m_shortcuts.isUsual(id);
    embolden(*item, KeysColumn, !isUsual);
    item->setToolTip(KeysColumn, isUsual ? QString() : tr("Changed by you"));
}

std::optional<CommandId> ShortcutList::command() const
{
    const QTreeWidgetItem* item = currentItem();
    if (!item || !item->parent())
        return std::nullopt;
    return CommandId(item->data(TextColumn, Qt::UserRole).toInt());
}

void ShortcutList::setCommand(CommandId id)
{
    setCurrentItem(m_items.at(id));
    scrollToItem(m_items.at(id));
}

void ShortcutList::setWanted(const QString& wanted)
{
    const QString keys = withoutJoints(wanted);
    for (int at = 0; at < topLevelItemCount(); ++at) {
        QTreeWidgetItem* group = topLevelItem(at);
        bool isAnyShown = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool isShown = item->text(TextColumn).contains(wanted, Qt::CaseInsensitive)
                || withoutJoints(item->text(KeysColumn)).contains(keys, Qt::CaseInsensitive);
            item->setHidden(!isShown);
            isAnyShown = isAnyShown || isShown;
        }
        group->setHidden(!isAnyShown);
    }
}

} // namespace fusewright
