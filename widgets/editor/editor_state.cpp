// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_state.h"

#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_folds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollBar>

#include <algorithm>

namespace fusewright {

QByteArray editorState(CodeEditor& editor)
{
    QJsonArray folds;
    for (const int line : editor.folds().foldedLines())
        folds.append(line);
    const QTextCursor caret = editor.textCursor();
    return QJsonDocument(
               QJsonObject{{QStringLiteral("anchor"), caret.anchor()},
                           {QStringLiteral("caret"), caret.position()},
                           {QStringLiteral("top"), editor.verticalScrollBar()->value()},
                           {QStringLiteral("left"), editor.horizontalScrollBar()->value()},
                           {QStringLiteral("zoom"), editor.zoom()},
                           {QStringLiteral("folds"), folds},
                           // Of the window, because a dialog may be in front of it.
                           {QStringLiteral("focus"), editor.window()->focusWidget() == &editor}})
        .toJson(QJsonDocument::Compact);
}

void restoreEditorState(CodeEditor& editor, const QByteArray& state)
{
    const QJsonDocument read = QJsonDocument::fromJson(state);
    if (!read.isObject())
        return;
    const QJsonObject object = read.object();
    const auto number = [&](const char* name) { return object.value(QLatin1String(name)).toInt(); };
    editor.setZoom(number("zoom"));
    const int most = editor.document()->characterCount() - 1;
    QTextCursor caret(editor.document());
    caret.setPosition(std::clamp(number("anchor"), 0, most));
    caret.setPosition(std::clamp(number("caret"), 0, most), QTextCursor::KeepAnchor);
    editor.setTextCursor(caret);
    std::vector<int> folds;
    for (const QJsonValue line : object.value(QLatin1String("folds")).toArray())
        folds.push_back(line.toInt(-1));
    editor.folds().restore(folds);
    editor.verticalScrollBar()->setValue(number("top"));
    editor.horizontalScrollBar()->setValue(number("left"));
    if (object.value(QLatin1String("focus")).toBool())
        editor.setFocus();
}

} // namespace fusewright
