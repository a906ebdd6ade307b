// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_palette.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/palette_delegate.h"
#include "widgets/base/search_field.h"
#include "widgets/base/shortcuts.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int usualWidth = 160 * grid;
constexpr int top = 14 * grid;
constexpr int mostRowsShown = 11;
constexpr qsizetype mostRecent = 6;

} // namespace

CommandPalette::CommandPalette(const CommandActions& actions, const Theme& theme, QSettings& store,
                               QWidget* window)
    : QFrame(window),
      m_actions(actions),
      m_recent(store, QStringLiteral("palette/recent")),
      m_model(theme),
      m_field(new SearchField(theme, tr("Search commands"))),
      m_list(new QListView),
      m_nothing(new QLabel(tr("Nothing found."))),
      m_hint(new QLabel(tr("@ for rules, # for operators")))
{
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Command palette"));
    setAutoFillBackground(true);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(theme, this));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Search results"));
    for (QLabel* label : {m_nothing, m_hint}) {
        label->setObjectName(QStringLiteral("quiet"));
        label->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    }
    m_hint->setFont(theme.font(TypeStep::Small));
    m_hint->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    column->setSpacing(grid);
    for (QWidget* part : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_list),
                          static_cast<QWidget*>(m_nothing), static_cast<QWidget*>(m_hint)})
        column->addWidget(part);

    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    hide();
}

void CommandPalette::setExtraEntries(Entries entries)
{
    m_extra = std::move(entries);
    m_hint->setVisible(bool(m_extra));
}

void CommandPalette::open(const QString& typed)
{
    if (isHidden())
        m_before = window()->focusWidget();
    std::vector<PaletteEntry> entries = commandEntries();
    if (m_extra)
        std::ranges::move(m_extra(), std::back_inserter(entries));
    m_model.setEntries(std::move(entries));
    m_field->setText(typed);
    find(typed);
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

std::vector<PaletteEntry> CommandPalette::commandEntries()
{
    const QStringList recent = m_recent.value();
    std::vector<PaletteEntry> entries;
    for (const Command& command : commandTable()) {
        if (command.id == CommandId::ShowCommands || !m_actions.isWired(command.id))
            continue;
        QAction* action = m_actions[command.id];
        const qsizetype place = recent.indexOf(QLatin1String(command.name));
        PaletteEntry entry;
        entry.text = commandTitle(command);
        entry.detail = plainText(commandGroupText(command.group));
        entry.keys = keysText(action->shortcuts().mid(0, 1));
        entry.icon = action->icon();
        entry.isEnabled = action->isEnabled() && action->isVisible();
        entry.recency = place < 0 ? 0 : int(mostRecent - place);
        entry.run = [this, action, id = command.id] {
            remember(id);
            action->trigger();
        };
        entries.push_back(std::move(entry));
    }
    return entries;
}

void CommandPalette::remember(CommandId id)
{
    QStringList recent = m_recent.value();
    const QString name = QLatin1String(command(id).name);
    recent.removeAll(name);
    recent.prepend(name);
    m_recent.setValue(recent.mid(0, mostRecent));
}

void CommandPalette::find(const QString& wanted)
{
    m_model.setWanted(wanted);
    const QModelIndex first = m_model.index(m_model.firstEnabled());
    m_list->setCurrentIndex(first);
    m_list->scrollToTop();
    m_list->setVisible(m_model.rowCount() > 0);
    m_nothing->setVisible(m_model.rowCount() == 0);
    m_field->setAccessibleDescription(first.data(Qt::AccessibleTextRole).toString());
    place();
}

void CommandPalette::place()
{
    const int rows = std::min(m_model.rowCount(), mostRowsShown);
    m_list->setFixedHeight(std::max(rows, 1) * std::max(m_list->sizeHintForRow(0), grid)
                           + 2 * m_list->frameWidth());
    const QWidget* window = parentWidget();
    const int width = std::min(usualWidth, window->width() - 4 * grid);
    layout()->activate();
    setGeometry((window->width() - width) / 2, top, width, sizeHint().height());
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_field)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        return press(static_cast<QKeyEvent*>(event)->key());
    // A menu or another window may have the focus for a while without ending this.
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            hide();
    }
    return false;
}

bool CommandPalette::press(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        QKeyEvent step(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(m_list, &step);
        const QModelIndex current = m_list->currentIndex();
        m_field->setAccessibleDescription(current.data(Qt::AccessibleTextRole).toString());
        return true;
    }
    default:
        return false;
    }
}

void CommandPalette::leave()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::choose(const QModelIndex& index)
{
    if (!index.isValid() || !m_model.entry(index.row()).isEnabled)
        return;
    const auto run = m_model.entry(index.row()).run;
    leave();
    if (run)
        run();
}

} // namespace fusewright
