// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/shortcuts_dialog.h"

#include "widgets/base/command_table.h"
#include "widgets/base/search_field.h"
#include "widgets/base/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr QSize usualSize(120 * grid, 140 * grid);

QString withoutMnemonic(QString text)
{
    return text.remove(QLatin1Char('&'));
}

QString keysText(const Command& command)
{
    QStringList keys;
    for (const QKeySequence& sequence : command.shortcuts())
        keys.append(sequence.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(", "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(usualSize);
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    fill();

    auto* search = new SearchField(theme, tr("Search commands and keys"));
    connect(search, &QLineEdit::textChanged, this, &ShortcutsDialog::show);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(search);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
}

void ShortcutsDialog::fill()
{
    QTreeWidgetItem* group = nullptr;
    CommandGroup last{};
    for (const Command& command : commandTable()) {
        const QString keys = keysText(command);
        if (keys.isEmpty())
            continue;
        if (!group || command.group != last) {
            group = new QTreeWidgetItem(m_list, {withoutMnemonic(commandGroupText(command.group))});
            group->setFlags(Qt::ItemIsEnabled);
            QFont font = group->font(0);
            font.setWeight(QFont::DemiBold);
            group->setFont(0, font);
            last = command.group;
        }
        new QTreeWidgetItem(group, {withoutMnemonic(commandText(command)), keys});
    }
    m_list->expandAll();
}

void ShortcutsDialog::show(const QString& wanted)
{
    for (int at = 0; at < m_list->topLevelItemCount(); ++at) {
        QTreeWidgetItem* group = m_list->topLevelItem(at);
        bool isAnyShown = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool isShown = item->text(0).contains(wanted, Qt::CaseInsensitive)
                || item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!isShown);
            isAnyShown = isAnyShown || isShown;
        }
        group->setHidden(!isAnyShown);
    }
}

} // namespace fusewright
