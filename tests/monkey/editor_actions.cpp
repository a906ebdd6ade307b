// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/action.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/random_text.h"
#include "tests/monkey/stage.h"
#include "tests/monkey/trail.h"
#include "widgets/editor/code_editor.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTextCursor>

namespace fusewright::test {

namespace {

constexpr int largestText = 60'000;

void focusEditor(Turn& turn)
{
    turn.stage.window().action(CommandId::FocusEditor)->trigger();
}

/// Nobody gets a caret between the two units of a character.
int somewhereIn(const QTextDocument& text, Turn& turn)
{
    const int at = turn.chance.below(text.characterCount());
    return text.characterAt(at).isLowSurrogate() && at > 0 ? at - 1 : at;
}

void moveCaret(Turn& turn)
{
    CodeEditor& editor = turn.stage.editor();
    QTextCursor caret(editor.document());
    caret.setPosition(somewhereIn(*editor.document(), turn));
    if (turn.chance.oneIn(3))
        caret.setPosition(somewhereIn(*editor.document(), turn), QTextCursor::KeepAnchor);
    editor.setTextCursor(caret);
    turn.trail.tell(QStringLiteral("%1 to %2").arg(caret.anchor()).arg(caret.position()));
}

void clearWhatGotLong(Turn& turn)
{
    if (turn.stage.rules().document().characterCount() < largestText)
        return;
    turn.trail.tell(QStringLiteral("(all deleted first)"));
    turn.hands.press(Qt::Key_A, Qt::ControlModifier);
    turn.hands.press(Qt::Key_Delete);
}

void typeInEditor(Turn& turn)
{
    focusEditor(turn);
    clearWhatGotLong(turn);
    for (int i = turn.chance.between(1, 4); i > 0; --i) {
        const QString text = shortText(turn.chance);
        turn.trail.tell(text);
        turn.hands.type(text);
        if (turn.chance.oneIn(2))
            turn.hands.press(turn.chance.oneIn(2) ? Qt::Key_Return : Qt::Key_Space);
    }
}

void typeElsewhere(Turn& turn)
{
    focusEditor(turn);
    moveCaret(turn);
    const QString text = shortText(turn.chance);
    turn.trail.tell(text);
    turn.hands.type(text);
}

void pasteInEditor(Turn& turn)
{
    focusEditor(turn);
    clearWhatGotLong(turn);
    const QString text = longText(turn.chance);
    turn.trail.tell(text);
    QApplication::clipboard()->setText(text);
    turn.hands.press(Qt::Key_V, Qt::ControlModifier);
}

void composeInEditor(Turn& turn)
{
    focusEditor(turn);
    turn.hands.commit(turn.chance.oneIn(4) ? longText(turn.chance) : shortText(turn.chance));
}

void deleteInEditor(Turn& turn)
{
    focusEditor(turn);
    if (turn.chance.oneIn(2))
        moveCaret(turn);
    const Qt::Key key = turn.chance.oneIn(2) ? Qt::Key_Backspace : Qt::Key_Delete;
    const auto modifiers = turn.chance.oneIn(4) ? Qt::ControlModifier : Qt::NoModifier;
    const int count = turn.chance.between(1, 15);
    turn.trail.tell(QStringLiteral("%1 times").arg(count));
    for (int i = 0; i < count; ++i)
        turn.hands.press(key, modifiers);
}

void addCarets(Turn& turn)
{
    focusEditor(turn);
    for (int i = turn.chance.between(1, 4); i > 0; --i) {
        if (turn.chance.oneIn(2))
            turn.hands.press(Qt::Key_D, Qt::ControlModifier);
        else
            turn.hands.press(turn.chance.oneIn(2) ? Qt::Key_Down : Qt::Key_Up,
                             Qt::AltModifier | Qt::ShiftModifier);
    }
}

void undoAndRedo(Turn& turn)
{
    focusEditor(turn);
    const int back = turn.chance.between(1, 10);
    const int forth = turn.chance.between(0, 10);
    turn.trail.tell(QStringLiteral("%1 back, %2 forth").arg(back).arg(forth));
    for (int i = 0; i < back; ++i)
        turn.hands.press(Qt::Key_Z, Qt::ControlModifier);
    for (int i = 0; i < forth; ++i)
        turn.hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
}

void completeInEditor(Turn& turn)
{
    focusEditor(turn);
    turn.hands.press(Qt::Key_Space, Qt::ControlModifier);
    for (int i = turn.chance.below(4); i > 0; --i)
        turn.hands.press(Qt::Key_Down);
    turn.hands.press(turn.chance.oneIn(4) ? Qt::Key_Escape : Qt::Key_Return);
}

void findInEditor(Turn& turn)
{
    focusEditor(turn);
    turn.hands.press(turn.chance.oneIn(2) ? Qt::Key_H : Qt::Key_F, Qt::ControlModifier);
    const QString text = shortText(turn.chance);
    turn.trail.tell(text);
    turn.hands.type(text);
    for (int i = turn.chance.below(5); i > 0; --i)
        turn.hands.press(turn.chance.oneIn(3) ? Qt::Key_Tab : Qt::Key_Return);
    if (turn.chance.oneIn(2))
        turn.hands.press(Qt::Key_Escape);
}

void searchGraph(Turn& turn)
{
    turn.stage.window().action(CommandId::FindNodes)->trigger();
    const QString text = queryText(turn.chance);
    turn.trail.tell(text);
    turn.hands.type(text);
    for (int i = turn.chance.below(4); i > 0; --i)
        turn.hands.press(Qt::Key_Return);
}

constexpr Action editorTable[] = {
    {90, "type in the editor", typeInEditor},     {40, "type somewhere in the text", typeElsewhere},
    {40, "paste in the editor", pasteInEditor},   {10, "compose in the editor", composeInEditor},
    {50, "delete in the editor", deleteInEditor}, {20, "add carets", addCarets},
    {40, "undo and redo", undoAndRedo},           {20, "complete", completeInEditor},
    {15, "find in the editor", findInEditor},     {15, "search the graph", searchGraph},
};

} // namespace

std::span<const Action> editorActions()
{
    return editorTable;
}

} // namespace fusewright::test
