// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/entry_names.h"

#include "engine/rules/rules_text.h"
#include "widgets/base/inline_prompt.h"
#include "widgets/base/text.h"
#include "widgets/document/rules_reading.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"

namespace fusewright {

EntryNames::EntryNames(CodeEditor& editor, RulesReading& reading, InlinePrompt& prompt)
    : QObject(&editor), m_editor(editor), m_reading(reading), m_prompt(prompt)
{
    connect(&editor, &CodeEditor::placeFollowed, this, &EntryNames::goToDefinitionAt);
}

void EntryNames::goToDefinition()
{
    goToDefinitionAt(m_editor.textCursor().position());
}

void EntryNames::goToDefinitionAt(int place)
{
    const TextPosition position = positionAt(*m_editor.document(), place);
    const auto range = m_reading.current()->definitionAt(position);
    if (!range) {
        emit said(tr("No name at the caret"));
        return;
    }
    QTextCursor cursor = cursorFor(*m_editor.document(), *range);
    cursor.setPosition(cursor.selectionStart());
    m_editor.jumpTo(cursor);
}

void EntryNames::rename()
{
    const int place = m_editor.textCursor().position();
    const auto named = m_reading.current()->renamePlaceAt(positionAt(*m_editor.document(), place));
    if (!named) {
        emit said(tr("No name at the caret"));
        return;
    }
    QRect below = m_editor.cursorRect(cursorFor(*m_editor.document(), named->range));
    below.moveTopLeft(m_editor.viewport()->mapTo(&m_editor, below.topLeft()));
    m_prompt.ask(below, tr("Rename all uses"), toQt(named->name),
                 [this, place](const QString& fresh) { return renameTo(place, fresh); });
}

QString EntryNames::renameTo(int place, const QString& fresh)
{
    const TextPosition position = positionAt(*m_editor.document(), place);
    const QString name = fresh.trimmed();
    if (name.isEmpty())
        return tr("Enter a name");
    const auto text = m_reading.current();
    if (const auto named = text->renamePlaceAt(position); named && toQt(named->name) == name)
        return {};
    const auto edits = text->renameAt(position, name.toStdString());
    if (!edits)
        return tr("The name is taken, or this text cannot be parsed");
    applyEdits(*m_editor.document(), *edits);
    return {};
}

} // namespace fusewright
