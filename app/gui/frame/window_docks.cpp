// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/frame/window_docks.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int stateVersion = 3;
constexpr QSize leastPanel(40 * grid, 16 * grid);

} // namespace

WindowDocks::WindowDocks(QMainWindow& window, const CommandActions& actions)
    : QObject(&window), m_window(window), m_actions(actions)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(0);
    connect(&m_settled, &QTimer::timeout, this, &WindowDocks::showTitles);
    window.setDockNestingEnabled(true);
    // Not `GroupedDragging`: Qt's layout loses track of groups that float, and ends the program.
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
}

void WindowDocks::add(Panel panel, Placing placing)
{
    auto* dock = new QDockWidget(panel.title, &m_window);
    dock->setObjectName(panel.name);
    // No panel takes room from the others because of what is in it just now.
    panel.widget->setMinimumSize(leastPanel);
    dock->setWidget(panel.widget);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable
                      | QDockWidget::DockWidgetFloatable);
    QAction* toggle = m_actions[panel.toggle];
    toggle->setCheckable(true);
    connect(toggle, &QAction::triggered, dock, [dock, toggle](bool on) {
        // Behind another panel it is wanted in front, not gone.
        const bool isBehind = !on && dock->visibleRegion().isEmpty();
        dock->setVisible(on || isBehind);
        toggle->setChecked(on || isBehind);
        if (on || isBehind)
            dock->raise();
    });
    toggle->installEventFilter(this);
    connect(dock->toggleViewAction(), &QAction::toggled, toggle, &QAction::setChecked);
    // All at once, when what is being moved has come to rest.
    const auto soon = [this] { m_settled.start(); };
    connect(dock, &QDockWidget::dockLocationChanged, this, soon);
    connect(dock, &QDockWidget::topLevelChanged, this, soon);
    connect(dock, &QDockWidget::visibilityChanged, this, soon);
    m_places.push_back({std::move(panel), dock, placing});
}

bool WindowDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (const auto* const tabs = qobject_cast<const QTabBar*>(watched))
        return isLostDrag(*tabs, *event);
    return event->type() == QEvent::Shortcut && takesFocus(*watched);
}

/// Panels may come and go while a button is down on a tab. Qt does not notice, and would drag a tab
/// that is not there.
bool WindowDocks::isLostDrag(const QTabBar& tabs, const QEvent& event)
{
    if (event.type() == QEvent::MouseButtonPress)
        m_tabsWhenPressed = tabs.count();
    return event.type() == QEvent::MouseMove
        && static_cast<const QMouseEvent&>(event).buttons() != Qt::NoButton
        && tabs.count() != m_tabsWhenPressed;
}

/// Its key brings a panel the focus; only where that is there already, the key hides the panel.
bool WindowDocks::takesFocus(const QObject& toggle)
{
    const auto place = std::ranges::find_if(
        m_places, [&](const Place& one) { return m_actions[one.panel.toggle] == &toggle; });
    if (place == m_places.end() || !m_actions[place->panel.toggle]->isEnabled())
        return false;
    const QWidget* const focus = QApplication::focusWidget();
    if (focus && place->dock->isAncestorOf(focus) && place->dock->isVisible())
        return false;
    place->dock->show();
    place->dock->raise();
    focusIn(*place->panel.widget);
    return true;
}

/// The panel itself, or the first thing in it that takes the focus.
void WindowDocks::focusIn(QWidget& panel)
{
    QWidget* target = &panel;
    if (!(panel.focusPolicy() & Qt::TabFocus) && !panel.focusProxy()) {
        const auto inside = panel.findChildren<QAbstractScrollArea*>();
        const auto found = std::ranges::find_if(inside, [](const QAbstractScrollArea* one) {
            return one->isVisible() && (one->focusPolicy() & Qt::TabFocus);
        });
        if (found != inside.end())
            target = *found;
    }
    target->setFocus(Qt::ShortcutFocusReason);
}

void WindowDocks::arrange()
{
    QDockWidget* before = nullptr;
    for (const Place& place : m_places) {
        const bool isFirst = !before || m_window.dockWidgetArea(before) != place.panel.area;
        place.dock->setFloating(false);
        if (place.placing == Placing::OnTop && !isFirst)
            m_window.tabifyDockWidget(before, place.dock);
        else
            m_window.addDockWidget(place.panel.area, place.dock,
                                   place.panel.area == Qt::BottomDockWidgetArea ? Qt::Horizontal
                                                                                : Qt::Vertical);
        before = place.dock;
    }
}

/// A panel that has a tab needs no title above it; the tab can be dragged too. Titles on tabs are
/// whole: where there is no room for all, the tabs scroll.
void WindowDocks::showTitles()
{
    for (QTabBar* const tabs : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        tabs->setElideMode(Qt::ElideNone);
        tabs->installEventFilter(this);
    }
    for (const Place& place : m_places) {
        const bool hasTab =
            !place.dock->isFloating() && !m_window.tabifiedDockWidgets(place.dock).isEmpty();
        QWidget* const before = place.dock->titleBarWidget();
        if (hasTab == (before != nullptr))
            continue;
        place.dock->setTitleBarWidget(hasTab ? new QWidget : nullptr);
        delete before;
    }
}

void WindowDocks::resize(Qt::Orientation orientation)
{
    QList<QDockWidget*> docks;
    QList<int> sizes;
    for (const Place& place : m_places) {
        const QSize wanted = place.panel.size;
        const int size = orientation == Qt::Horizontal ? wanted.width() : wanted.height();
        if (size <= 0)
            continue;
        docks.append(place.dock);
        sizes.append(size);
    }
    m_window.resizeDocks(docks, sizes, orientation);
}

void WindowDocks::reset()
{
    for (const Place& place : m_places)
        m_window.removeDockWidget(place.dock);
    arrange();
    for (const Place& place : m_places)
        place.dock->setVisible(place.panel.isUsuallyShown);
    resize(Qt::Horizontal);
    resize(Qt::Vertical);
    // Of panels on top of each other the first one is seen.
    for (auto place = m_places.rbegin(); place != m_places.rend(); ++place) {
        if (place->panel.isUsuallyShown)
            place->dock->raise();
    }
    m_state = m_window.saveState(stateVersion);
    m_isUsual = true;
}

void WindowDocks::raise(CommandId toggle)
{
    for (const Place& place : m_places) {
        if (place.panel.toggle != toggle)
            continue;
        place.dock->show();
        place.dock->raise();
    }
}

void WindowDocks::raiseIfOpen(CommandId toggle)
{
    for (const Place& place : m_places) {
        if (m_isShown && place.panel.toggle == toggle && !place.dock->isHidden())
            place.dock->raise();
    }
}

void WindowDocks::setShown(bool shown)
{
    if (shown == m_isShown)
        return;
    if (!shown) {
        m_state = m_window.saveState(stateVersion);
        m_isUsual = m_isUsual && !m_window.isVisible();
    }
    const bool isFirst = shown && m_isUsual;
    m_isShown = shown;
    for (const Place& place : m_places) {
        m_actions[place.panel.toggle]->setEnabled(shown);
        if (!shown)
            place.dock->hide();
    }
    if (isFirst) {
        reset(); // Sizes count only once the panels are on screen.
        m_isUsual = false;
    } else if (shown) {
        m_window.restoreState(m_state, stateVersion);
    }
}

QByteArray WindowDocks::save() const
{
    return m_isShown ? m_window.saveState(stateVersion) : m_state;
}

void WindowDocks::restore(const QByteArray& state)
{
    if (state.isEmpty())
        return;
    m_isUsual = false;
    if (m_isShown)
        m_window.restoreState(state, stateVersion);
    else
        m_state = state;
}

} // namespace fusewright
