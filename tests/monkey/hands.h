// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequence>
#include <QPoint>
#include <QString>

class QMimeData;
class QWidget;

namespace fusewright::test {

class Chance;
class Stage;

/// Keys, pointer and drops as they come from outside: whatever is in front gets them.
class Hands {
public:
    Hands(Stage& stage, Chance& chance) : m_stage(stage), m_chance(chance) { }

    /// Whether a dialog is in front that could change any file: it takes no input from here.
    static bool isBarred();
    /// The menu or dialog in front, else the window or one that belongs to it.
    QWidget& front();
    /// A visible part of the window in front, and a place in it.
    struct Spot {
        QWidget* window;
        QWidget* part;
        QPoint at; ///< In the window.
    };
    Spot somewhere();

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void press(const QKeySequence& keys);
    void type(const QString& text);
    /// Text that comes in one piece, as from an input method.
    void commit(const QString& text);

    void click(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void doubleClick(const Spot& spot);
    void hover(const Spot& spot);
    void drag(const Spot& from, QPoint to);
    void wheel(const Spot& spot, QPoint angle, Qt::KeyboardModifiers modifiers);
    void drop(const Spot& spot, const QMimeData& data);
    /// Ends what was begun with a button held, where the pointer is.
    void letGo(QWidget& window);

private:
    void click(Qt::Key key, const QString& text, Qt::KeyboardModifiers modifiers);
    Stage& m_stage;
    Chance& m_chance;
};

} // namespace fusewright::test
