// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/hands.h"

#include "tests/monkey/chance.h"
#include "tests/monkey/stage.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QInputMethodEvent>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

namespace fusewright::test {

namespace {

QWindow* windowOf(QWidget& widget)
{
    widget.window()->winId();
    return widget.window()->windowHandle();
}

/// What a key writes; the platform says so with the key.
QString textOf(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return {};
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return QStringLiteral("\r");
    if (key == Qt::Key_Tab)
        return QStringLiteral("\t");
    if (key < Qt::Key_Space || key > Qt::Key_AsciiTilde)
        return {};
    const QChar sign(static_cast<ushort>(key));
    return modifiers & Qt::ShiftModifier ? sign : sign.toLower();
}

} // namespace

bool Hands::isBarred()
{
    QWidget* const modal = QApplication::activeModalWidget();
    return qobject_cast<QFileDialog*>(modal)
        || (modal && qobject_cast<QFileDialog*>(modal->parentWidget()));
}

QWidget& Hands::front()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return *popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return *modal;
    QList<QWidget*> beside;
    for (QWidget* widget : m_stage.window().findChildren<QWidget*>()) {
        const bool belongs = qobject_cast<QDialog*>(widget) || qobject_cast<QDockWidget*>(widget);
        if (belongs && widget->isWindow() && widget->isVisible())
            beside.append(widget);
    }
    if (!beside.isEmpty() && m_chance.oneIn(5))
        return *m_chance.oneOf(beside);
    return m_stage.window();
}

Hands::Spot Hands::somewhere()
{
    constexpr int attempts = 12;
    QWidget& window = front();
    const auto parts = window.findChildren<QWidget*>();
    for (int i = 0; i < attempts && !parts.isEmpty(); ++i) {
        QWidget* part = m_chance.oneOf(parts);
        if (!part->isVisible() || part->window() != &window)
            continue;
        const QRect seen = part->visibleRegion().boundingRect();
        if (seen.isEmpty())
            continue;
        const QPoint at =
            seen.topLeft() + QPoint(m_chance.below(seen.width()), m_chance.below(seen.height()));
        return {&window, part, part->mapTo(&window, at)};
    }
    const QPoint at(m_chance.below(window.width()), m_chance.below(window.height()));
    QWidget* part = window.childAt(at);
    return {&window, part ? part : &window, at};
}

void Hands::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (isBarred())
        return;
    click(key, textOf(key, modifiers), modifiers);
}

/// The window that a key closes does not see it, or the keys held with it, come up again.
void Hands::click(Qt::Key key, const QString& text, Qt::KeyboardModifiers modifiers)
{
    const QPointer<QWindow> window = windowOf(front());
    const auto send = [&window](bool isPress, Qt::Key sent, Qt::KeyboardModifiers held,
                                const QString& typed) {
        if (window)
            QTest::simulateEvent(window, isPress, sent, held, typed, false, -1);
    };
    constexpr std::pair<Qt::KeyboardModifier, Qt::Key> keys[] = {
        {Qt::ShiftModifier, Qt::Key_Shift},
        {Qt::ControlModifier, Qt::Key_Control},
        {Qt::AltModifier, Qt::Key_Alt},
        {Qt::MetaModifier, Qt::Key_Meta}};
    for (const auto& [modifier, held] : keys) {
        if (modifiers & modifier)
            send(true, held, Qt::NoModifier, {});
    }
    send(true, key, modifiers, text);
    send(false, key, modifiers, text);
    for (const auto& [modifier, held] : keys) {
        if (modifiers & modifier)
            send(false, held, Qt::NoModifier, {});
    }
}

void Hands::press(const QKeySequence& keys)
{
    for (int i = 0; i < keys.count(); ++i)
        press(keys[static_cast<uint>(i)].key(), keys[static_cast<uint>(i)].keyboardModifiers());
}

void Hands::type(const QString& text)
{
    for (const QChar sign : text) {
        if (isBarred())
            return;
        if (sign == QLatin1Char('\n')) {
            press(Qt::Key_Return);
            continue;
        }
        const auto key = static_cast<Qt::Key>(sign.toUpper().unicode());
        click(key, QString(sign), Qt::NoModifier);
    }
}

void Hands::commit(const QString& text)
{
    QPointer<QWidget> focus = QApplication::focusWidget();
    if (isBarred() || !focus || !focus->testAttribute(Qt::WA_InputMethodEnabled))
        return;
    QInputMethodEvent writing(text.left(3), {});
    QApplication::sendEvent(focus, &writing);
    QInputMethodEvent written;
    written.setCommitString(text);
    if (focus)
        QApplication::sendEvent(focus, &written);
}

void Hands::click(const Spot& spot, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(windowOf(*spot.window), button, modifiers, spot.at);
}

void Hands::doubleClick(const Spot& spot)
{
    QTest::mouseDClick(windowOf(*spot.window), Qt::LeftButton, {}, spot.at);
}

void Hands::hover(const Spot& spot)
{
    QTest::mouseMove(windowOf(*spot.window), spot.at);
}

void Hands::drag(const Spot& from, QPoint to)
{
    constexpr int moves = 5;
    const QPointer<QWidget> window = from.window;
    QTest::mousePress(windowOf(*window), Qt::LeftButton, {}, from.at);
    for (int i = 1; window && !isBarred() && i <= moves; ++i)
        QTest::mouseMove(windowOf(*window), from.at + (to - from.at) * i / moves);
    QWidget& last = window ? *window : m_stage.window();
    QTest::mouseRelease(windowOf(last), Qt::LeftButton, {}, to);
}

void Hands::wheel(const Spot& spot, QPoint angle, Qt::KeyboardModifiers modifiers)
{
    const QPoint at = spot.part->mapFrom(spot.window, spot.at);
    QWheelEvent turned(at, spot.part->mapToGlobal(at), {}, angle, Qt::NoButton, modifiers,
                       Qt::NoScrollPhase, false);
    QApplication::sendEvent(spot.part, &turned);
}

void Hands::drop(const Spot& spot, const QMimeData& data)
{
    const QPoint at = spot.part->mapFrom(spot.window, spot.at);
    const QPointer<QWidget> part = spot.part;
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(part, &enter);
    if (!part || !enter.isAccepted())
        return;
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(part, &move);
    if (!part)
        return;
    if (m_chance.oneIn(8)) {
        QDragLeaveEvent leave;
        QApplication::sendEvent(part, &leave);
        return;
    }
    QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(part, &dropped);
}

void Hands::letGo(QWidget& window)
{
    QTest::mouseRelease(windowOf(window), Qt::LeftButton, {},
                        QPoint(m_chance.below(window.width()), m_chance.below(window.height())));
}

} // namespace fusewright::test
