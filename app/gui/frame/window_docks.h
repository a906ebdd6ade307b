// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QObject>
#include <QSize>
#include <QString>
#include <QTimer>

#include <vector>

class QDockWidget;
class QMainWindow;
class QTabBar;
class QWidget;

namespace fusewright {

class CommandActions;

/// The panels around the picture: movable, remembered, each with a command that shows it.
class WindowDocks : public QObject {
    Q_OBJECT

public:
    WindowDocks(QMainWindow& window, const CommandActions& actions);

    struct Panel {
        CommandId toggle;
        QString name; ///< In the saved state: never another one.
        QString title;
        QWidget* widget;
        Qt::DockWidgetArea area;
        bool isUsuallyShown = true;
        QSize size; ///< As far as it counts; 0 for what comes of the others.
    };
    /// Panels of one area lie on top of each other, but `beside` begins a place of its own.
    enum class Placing { OnTop, Beside };
    void add(Panel panel, Placing placing);

    /// Shows a panel and brings it to the front.
    void raise(CommandId toggle);
    /// The same where nobody has closed it, and the page on screen has panels.
    void raiseIfOpen(CommandId toggle);
    void setShown(bool shown); ///< All panels with the page, or none without a model.
    void reset();
    QByteArray save() const;
    void restore(const QByteArray& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void focusIn(QWidget& panel);
    bool isLostDrag(const QTabBar& tabs, const QEvent& event);
    bool takesFocus(const QObject& toggle);
    struct Place {
        Panel panel;
        QDockWidget* dock;
        Placing placing;
    };

    void arrange();
    void resize(Qt::Orientation orientation);
    void showTitles();

    QMainWindow& m_window;
    const CommandActions& m_actions;
    std::vector<Place> m_places;
    QTimer m_settled;
    QByteArray m_state;        ///< While the panels are not shown.
    int m_tabsWhenPressed = 0; ///< So many a bar had when a button went down on it.
    bool m_isShown = true;
    bool m_isUsual = true; ///< Nobody has moved a panel yet.
};

} // namespace fusewright
