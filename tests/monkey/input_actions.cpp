// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/action.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/random_text.h"
#include "tests/monkey/trail.h"

#include <QWidget>

namespace fusewright::test {

namespace {

constexpr Qt::Key plainKeys[] = {
    Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Backspace, Qt::Key_Delete,
    Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Left,     Qt::Key_Right,     Qt::Key_Home,
    Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space,     Qt::Key_Menu,
    Qt::Key_F1,    Qt::Key_F2,     Qt::Key_F3,       Qt::Key_Insert,    Qt::Key_Plus,
    Qt::Key_Minus, Qt::Key_Slash,  Qt::Key_Question};

constexpr Qt::KeyboardModifiers modifierSets[] = {
    Qt::NoModifier,
    Qt::NoModifier,
    Qt::NoModifier,
    Qt::ShiftModifier,
    Qt::ControlModifier,
    Qt::AltModifier,
    Qt::KeyboardModifiers(Qt::ControlModifier) | Qt::ShiftModifier,
    Qt::KeyboardModifiers(Qt::AltModifier) | Qt::ShiftModifier};

void tellSpot(Turn& turn, const Hands::Spot& spot)
{
    turn.trail.tell(QStringLiteral("%1 \"%2\" in %3 at %4, %5")
                        .arg(QLatin1String(spot.part->metaObject()->className()),
                             spot.part->objectName(),
                             QLatin1String(spot.window->metaObject()->className()))
                        .arg(spot.at.x())
                        .arg(spot.at.y()));
}

Hands::Spot chosenSpot(Turn& turn)
{
    const Hands::Spot spot = turn.hands.somewhere();
    tellSpot(turn, spot);
    return spot;
}

void pressKey(Turn& turn)
{
    const Qt::Key key = turn.chance.oneOf(plainKeys);
    const Qt::KeyboardModifiers modifiers = turn.chance.oneOf(modifierSets);
    turn.trail.tell(QKeySequence(QKeyCombination(modifiers, key)).toString());
    turn.hands.press(key, modifiers);
}

void pressSomeKeys(Turn& turn)
{
    const Qt::Key key = turn.chance.oneOf(plainKeys);
    const int count = turn.chance.between(2, 12);
    turn.trail.tell(QStringLiteral("%1 × %2").arg(QKeySequence(key).toString()).arg(count));
    for (int i = 0; i < count; ++i)
        turn.hands.press(key);
}

void pressChord(Turn& turn)
{
    const auto key = static_cast<Qt::Key>(turn.chance.between(Qt::Key_0, Qt::Key_Z));
    const Qt::KeyboardModifiers modifiers = turn.chance.oneOf(modifierSets);
    turn.trail.tell(QKeySequence(QKeyCombination(modifiers, key)).toString());
    turn.hands.press(key, modifiers);
}

void typeWord(Turn& turn)
{
    const QString text = turn.chance.oneIn(3) ? queryText(turn.chance) : shortText(turn.chance);
    turn.trail.tell(text);
    turn.hands.type(text);
}

void clickSomewhere(Turn& turn)
{
    turn.hands.click(chosenSpot(turn), turn.chance.oneIn(8) ? Qt::MiddleButton : Qt::LeftButton,
                     turn.chance.oneOf(modifierSets));
}

void openContextMenu(Turn& turn)
{
    turn.hands.click(chosenSpot(turn), Qt::RightButton, {});
}

void doubleClickSomewhere(Turn& turn)
{
    turn.hands.doubleClick(chosenSpot(turn));
}

void hoverSomewhere(Turn& turn)
{
    turn.hands.hover(chosenSpot(turn));
}

void dragSomewhere(Turn& turn)
{
    const Hands::Spot from = chosenSpot(turn);
    const QPoint to = turn.chance.oneIn(2)
        ? from.at + QPoint(turn.chance.between(-200, 200), turn.chance.between(-200, 200))
        : QPoint(turn.chance.below(from.window->width()), turn.chance.below(from.window->height()));
    turn.trail.tell(QStringLiteral("to %1, %2").arg(to.x()).arg(to.y()));
    const QRect inside = from.window->rect();
    turn.hands.drag(from, {qBound(0, to.x(), inside.right()), qBound(0, to.y(), inside.bottom())});
}

void turnWheel(Turn& turn)
{
    const Hands::Spot spot = chosenSpot(turn);
    const int amount = turn.chance.between(-6, 6) * 120;
    turn.hands.wheel(spot, turn.chance.oneIn(5) ? QPoint(amount, 0) : QPoint(0, amount),
                     turn.chance.oneOf(modifierSets));
}

constexpr Action inputTable[] = {
    {60, "press a key", pressKey},
    {30, "press a key often", pressSomeKeys},
    {40, "press a chord", pressChord},
    {50, "type a word", typeWord},
    {120, "click", clickSomewhere},
    {25, "double click", doubleClickSomewhere},
    {40, "open a context menu", openContextMenu},
    {20, "hover", hoverSomewhere},
    {50, "drag", dragSomewhere},
    {50, "turn the wheel", turnWheel},
};

} // namespace

std::span<const Action> inputActions()
{
    return inputTable;
}

} // namespace fusewright::test
