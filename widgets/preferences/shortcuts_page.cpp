// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/shortcuts_page.h"

#include "widgets/base/search_field.h"
#include "widgets/base/shortcuts.h"
#include "widgets/base/theme.h"
#include "widgets/preferences/key_edit.h"
#include "widgets/preferences/shortcut_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace fusewright {

namespace {

QString nameOf(CommandId id)
{
    return commandTitle(command(id));
}

bool isConflict(const KeyClash& clash)
{
    return unsigned(clash.where) != 0;
}

} // namespace

ShortcutsPage::ShortcutsPage(const Theme& theme, Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_shortcuts(shortcuts),
      m_search(new SearchField(theme, tr("Search commands and keys"))),
      m_list(new ShortcutList(shortcuts)),
      m_name(new QLabel),
      m_chips(new QHBoxLayout),
      m_edit(new KeyEdit),
      m_reset(new QPushButton(tr("&Default keys"))),
      m_resetAll(new QPushButton(tr("Default keys for &all"))),
      m_message(new QLabel),
      m_takeAnyway(new QPushButton(tr("&Reassign")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 3 * grid, 0, 0);
    column->setSpacing(3 * grid);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(createEditor());
    connectParts();
    showCommand();
}

QWidget* ShortcutsPage::createEditor()
{
    m_name->setFont(m_theme.font(TypeStep::Strong));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setObjectName(QStringLiteral("quiet"));
    m_message->setMinimumHeight(m_message->fontMetrics().lineSpacing() * 2);
    m_chips->setSpacing(grid);

    auto* first = new QHBoxLayout;
    first->setSpacing(2 * grid);
    first->addWidget(m_name);
    first->addLayout(m_chips);
    first->addStretch(1);
    first->addWidget(m_edit);
    auto* second = new QHBoxLayout;
    second->setSpacing(2 * grid);
    second->addWidget(m_message, 1);
    second->addWidget(m_takeAnyway);
    second->addWidget(m_reset);
    second->addWidget(m_resetAll);

    auto* editor = new QWidget;
    auto* column = new QVBoxLayout(editor);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * grid);
    column->addLayout(first);
    column->addLayout(second);
    return editor;
}

void ShortcutsPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, m_list, &ShortcutList::setWanted);
    connect(m_search, &SearchField::leftDownwards, m_list, qOverload<>(&QWidget::setFocus));
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showCommand);
    connect(m_list, &QTreeWidget::itemActivated, m_edit, qOverload<>(&QWidget::setFocus));
    connect(m_edit, &KeyEdit::pressed, this, &ShortcutsPage::take);
    connect(m_edit, &KeyEdit::left, m_list, qOverload<>(&QWidget::setFocus));
    connect(m_takeAnyway, &QPushButton::clicked, this, &ShortcutsPage::takeFromOthers);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const auto id = m_list->command())
            m_shortcuts.reset(*id);
        showCommand();
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_shortcuts.resetAll();
        showCommand();
    });
    connect(&m_shortcuts, &Shortcuts::changed, this, [this](CommandId id) {
        if (id == m_list->command())
            showChips(m_shortcuts.keys(id));
    });
}

void ShortcutsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_search->setFocus();
}

void ShortcutsPage::setCommand(CommandId id)
{
    m_list->setCommand(id);
}

QString ShortcutsPage::message() const
{
    return m_message->text();
}

void ShortcutsPage::showCommand()
{
    const auto id = m_list->command();
    m_name->setText(id ? nameOf(*id) : tr("No command selected."));
    m_edit->setEnabled(id.has_value());
    m_reset->setEnabled(id && !m_shortcuts.isUsual(*id));
    m_message->clear();
    m_takeAnyway->hide();
    showChips(id ? m_shortcuts.keys(*id) : QList<QKeySequence>());
}

void ShortcutsPage::showChips(const QList<QKeySequence>& keys)
{
    while (QLayoutItem* item = m_chips->takeAt(0)) {
        // A chip is taken away by its own click.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const QKeySequence& sequence : keys) {
        const QString text = sequence.toString(QKeySequence::NativeText);
        auto* chip = new QToolButton;
        chip->setObjectName(QStringLiteral("chip"));
        chip->setText(text);
        chip->setIcon(m_theme.icon(QStringLiteral("close"), Ink::Muted));
        chip->setIconSize({3 * grid, 3 * grid});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setLayoutDirection(Qt::RightToLeft);
        chip->setFocusPolicy(Qt::StrongFocus);
        chip->setToolTip(tr("Remove %1").arg(text));
        chip->setAccessibleName(chip->toolTip());
        connect(chip, &QToolButton::clicked, this, [this, sequence] { remove(sequence); });
        m_chips->addWidget(chip);
    }
    const auto id = m_list->command();
    m_reset->setEnabled(id && !m_shortcuts.isUsual(*id));
}

void ShortcutsPage::take(const QKeySequence& keys)
{
    const auto id = m_list->command();
    if (!id)
        return;
    m_message->clear();
    m_takeAnyway->hide();
    QList<QKeySequence> all = m_shortcuts.keys(*id);
    if (all.contains(keys)) {
        m_message->setText(tr("%1 already runs %2.").arg(keysText({keys}), nameOf(*id)));
        return;
    }
    const std::vector<KeyClash> clashes = m_shortcuts.clashes(*id, keys);
    if (!clashes.empty())
        m_message->setText(clashText(keys, clashes.front()));
    if (!clashes.empty() && isConflict(clashes.front())) {
        m_refused = keys;
        m_takeAnyway->show();
        return;
    }
    all.append(keys);
    m_shortcuts.setKeys(*id, all);
}

QString ShortcutsPage::clashText(const QKeySequence& keys, const KeyClash& clash) const
{
    const QString text = keysText({keys});
    if (isConflict(clash))
        return tr("%1 is also “%2”; both work in %3.")
            .arg(text, nameOf(clash.other), commandScopeText(clash.where));
    return tr("%1 is also “%2”, but only in %3: the focus decides.")
        .arg(text, nameOf(clash.other), commandScopeText(command(clash.other).scope));
}

void ShortcutsPage::takeFromOthers()
{
    const auto id = m_list->command();
    if (!id)
        return;
    for (const KeyClash& clash : m_shortcuts.clashes(*id, m_refused)) {
        if (!isConflict(clash))
            continue;
        QList<QKeySequence> rest = m_shortcuts.keys(clash.other);
        rest.removeAll(m_refused);
        m_shortcuts.setKeys(clash.other, rest);
    }
    take(m_refused);
    m_edit->setFocus();
}

void ShortcutsPage::remove(const QKeySequence& keys)
{
    const auto id = m_list->command();
    if (!id)
        return;
    QList<QKeySequence> rest = m_shortcuts.keys(*id);
    rest.removeAll(keys);
    m_shortcuts.setKeys(*id, rest);
    m_edit->setFocus();
}

} // namespace fusewright
