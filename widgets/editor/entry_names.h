// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace fusewright {

class CodeEditor;
class InlinePrompt;
class RulesReading;

/// What names in rules lead to: their definition, and another name everywhere at once.
class EntryNames : public QObject {
    Q_OBJECT

public:
    EntryNames(CodeEditor& editor, RulesReading& reading, InlinePrompt& prompt);

public slots:
    void goToDefinition();
    void goToDefinitionAt(int place);
    /// Asks for another name of what the caret is in.
    void rename();

signals:
    /// Short words, for when nothing can be done.
    void said(const QString& words);

private:
    QString renameTo(int place, const QString& fresh);

    CodeEditor& m_editor;
    RulesReading& m_reading;
    InlinePrompt& m_prompt;
};

} // namespace fusewright
