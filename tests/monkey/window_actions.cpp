// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/action.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/stage.h"
#include "tests/monkey/trail.h"

#include <QDockWidget>
#include <QTest>

namespace fusewright::test {

namespace {

void resizeWindow(Turn& turn)
{
    const QSize size(turn.chance.between(100, 2400), turn.chance.between(80, 1600));
    turn.trail.tell(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()));
    turn.stage.window().resize(size);
}

void changeWindowState(Turn& turn)
{
    constexpr Qt::WindowState states[] = {Qt::WindowNoState, Qt::WindowMaximized,
                                          Qt::WindowFullScreen, Qt::WindowMinimized};
    turn.stage.window().setWindowState(turn.chance.oneOf(states));
    if (turn.chance.oneIn(2))
        turn.stage.window().setWindowState(Qt::WindowNoState);
}

void moveDock(Turn& turn)
{
    MainWindow& window = turn.stage.window();
    const auto docks = window.findChildren<QDockWidget*>();
    if (docks.isEmpty())
        return;
    QDockWidget* dock = turn.chance.oneOf(docks);
    const auto tell = [&](const QString& how) { turn.trail.tell(dock->objectName() + how); };
    constexpr Qt::DockWidgetArea areas[] = {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea,
                                            Qt::TopDockWidgetArea, Qt::BottomDockWidgetArea};
    switch (turn.chance.below(4)) {
    case 0:
        tell(dock->isFloating() ? QStringLiteral(" docks") : QStringLiteral(" floats"));
        dock->setFloating(!dock->isFloating());
        break;
    case 1: {
        const Qt::DockWidgetArea area = turn.chance.oneOf(areas);
        tell(QStringLiteral(" to area %1").arg(area));
        window.addDockWidget(area, dock);
        break;
    }
    case 2:
        // Onto one that floats nobody can drag another: Qt's layout does not stand that either.
        if (QDockWidget* other = turn.chance.oneOf(docks);
            other != dock && !other->isFloating() && !dock->isFloating()) {
            tell(QStringLiteral(" behind %1").arg(other->objectName()));
            window.tabifyDockWidget(other, dock);
        }
        break;
    default:
        tell(dock->isVisible() ? QStringLiteral(" hides") : QStringLiteral(" shows"));
        dock->setVisible(!dock->isVisible());
    }
}

void closeWindow(Turn& turn)
{
    turn.stage.window().close();
}

void rest(Turn& turn)
{
    QTest::qWait(turn.chance.between(0, 400));
}

constexpr Action windowTable[] = {
    {10, "resize", resizeWindow},
    {4, "change the state of the window", changeWindowState},
    {12, "move a panel", moveDock},
    {2, "close the window", closeWindow},
    {60, "rest", rest},
};

} // namespace

std::span<const Action> windowActions()
{
    return windowTable;
}

} // namespace fusewright::test
