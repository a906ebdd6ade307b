// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"

#include <QString>

namespace fusewright::test {

/// A rules editor on screen, with all that it shows. In expected and given texts `|` is the caret.
class EditorWindow {
public:
    explicit EditorWindow(const QString& text = {});

    CodeEditor& code() { return editor.code(); }
    QString text() const { return rules.text(); }
    /// The text with `|` where the caret is, and `[` `]` around what is selected otherwise.
    QString textWithCaret();
    void setText(const QString& text);
    /// Puts the caret before the first place of the text that reads so.
    void putCaretAt(const QString& text);
    /// Presses keys as `QKeySequence` writes them.
    void press(const QString& keys);
    void type(const QString& text);
    /// Waits for the answer to the text as it is.
    bool waitForAnswer();

    Theme theme;
    ModelDocument model;
    RulesTabs tabs;
    RulesDocument& rules;
    RulesReading& reading;
    LiveFusion fusion;
    RulesEditor editor;
    CommandActions actions;
};

} // namespace fusewright::test
