// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/kit/editor_window.h"

#include "widgets/editor/editor_commands.h"
#include "widgets/editor/multi_cursor.h"

#include <QApplication>
#include <QTest>

namespace fusewright::test {

EditorWindow::EditorWindow(const QString& text)
    : tabs(model, {}),
      rules(tabs.current().rules()),
      reading(tabs.current().reading()),
      fusion(tabs),
      editor(tabs.current(), fusion, theme),
      actions(theme)
{
    obeyCommands(
        editor, [this]() -> RulesEditor& { return editor; }, actions);
    actions.attach(CommandScope::Editor, editor);
    // What belongs to the whole window is in its menus there.
    for (const Command& command : commandTable()) {
        if (command.scope == CommandScope::Window)
            editor.addAction(actions[command.id]);
    }
    setText(text);
    editor.resize(900, 600);
    editor.show();
    editor.activateWindow();
    code().setFocus();
    static_cast<void>(QTest::qWaitForWindowActive(&editor));
}

void EditorWindow::setText(const QString& text)
{
    QString plain = text;
    const qsizetype caret = plain.indexOf(QLatin1Char('|'));
    if (caret >= 0)
        plain.remove(caret, 1);
    rules.setUnsaved(plain, {});
    QTextCursor cursor(&rules.document());
    cursor.setPosition(static_cast<int>(std::max<qsizetype>(caret, 0)));
    code().setTextCursor(cursor);
}

QString EditorWindow::textWithCaret()
{
    QString marked = text();
    std::vector<std::pair<int, QChar>> marks;
    for (const QTextCursor& cursor : code().cursors().all()) {
        if (cursor.hasSelection()) {
            marks.emplace_back(cursor.selectionStart(), QLatin1Char('['));
            marks.emplace_back(cursor.selectionEnd(), QLatin1Char(']'));
        } else {
            marks.emplace_back(cursor.position(), QLatin1Char('|'));
        }
    }
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark)
        marked.insert(mark->first, mark->second);
    return marked;
}

void EditorWindow::putCaretAt(const QString& text)
{
    QTextCursor cursor(&rules.document());
    cursor.setPosition(static_cast<int>(rules.text().indexOf(text)));
    code().setTextCursor(cursor);
}

void EditorWindow::press(const QString& keys)
{
    QWidget* const receiver = QApplication::focusWidget();
    const QKeySequence sequence(keys);
    for (int at = 0; at < sequence.count(); ++at)
        QTest::keyClick(receiver ? receiver : &code(), sequence[static_cast<uint>(at)].key(),
                        sequence[static_cast<uint>(at)].keyboardModifiers());
}

void EditorWindow::type(const QString& text)
{
    QWidget* const receiver = QApplication::focusWidget();
    QTest::keyClicks(receiver ? receiver : &code(), text);
}

bool EditorWindow::waitForAnswer()
{
    return QTest::qWaitFor([this] { return fusion.isCurrent(); });
}

} // namespace fusewright::test
