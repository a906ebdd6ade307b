// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <QByteArray>
#include <QString>
#include <QTextCursor>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace fusewright {

class CodeEditor;
class Completer;
class EntryNames;
struct EntryPlace;
class FindBar;
class HoverTips;
class InlinePrompt;
class LiveFusion;
class ProblemMarks;
class QuickFixes;
class RefusalMarks;
struct RefusedPart;
class RulesDocument;
class RulesReading;
class RulesTab;
class Theme;

/// The editor of one rules text, with what the engine says about it.
class RulesEditor : public QWidget {
    Q_OBJECT

public:
    /// All must outlive the editor.
    RulesEditor(RulesTab& tab, LiveFusion& fusion, const Theme& theme, QWidget* parent = nullptr);

    RulesTab& tab() const { return m_tab; }

    CodeEditor& code() { return *m_code; }
    FindBar& findBar() { return *m_findBar; }
    ProblemMarks& problems() { return *m_problems; }
    RefusalMarks& refusals() { return *m_refusals; }
    QuickFixes& quickFixes() { return *m_quickFixes; }
    Completer& completer() { return *m_completer; }
    EntryNames& entryNames() { return *m_entryNames; }
    HoverTips& hoverTips() { return *m_hoverTips; }

    /// Selects a range of the text and shows it.
    void goTo(const TextRange& range);
    /// The name of the rule that the caret is in, whether it has errors or not; empty for none.
    /// What a panel changes counts as the caret until that is moved.
    QString ruleUnderCaret() const;
    /// Caret, place, folds and size of the text, for another day.
    QByteArray state() const;
    void restore(const QByteArray& state);

public slots:
    /// Says once more what the caret is in.
    void tellEntry();
    void format();
    void askForLine();

signals:
    /// What the caret is in; the rule is its place among the answer's rules, -1 for none, and the
    /// names are empty where the caret is in no pattern or entry.
    void entryUnderCaret(int rule, const QString& pattern, const QString& entry);
    /// The same among the rules that rewrite; told before the other.
    void rewritingUnderCaret(int rule, const QString& pattern, const QString& entry);
    /// Short words for a status bar.
    void said(const QString& words);

private:
    void addLayers();
    void showLanguage();
    void connectAnswers();
    void showAnswer();
    std::vector<RefusedPart> refusedHere() const;
    void showText();
    std::optional<EntryPlace> placeUnderCaret() const;
    void lookAtChange();

    RulesTab& m_tab;
    RulesDocument& m_rules;
    RulesReading& m_reading;
    LiveFusion& m_fusion;
    CodeEditor* m_code;
    ProblemMarks* m_problems;
    RefusalMarks* m_refusals;
    QuickFixes* m_quickFixes;
    FindBar* m_findBar;
    InlinePrompt* m_prompt;
    Completer* m_completer;
    EntryNames* m_entryNames;
    HoverTips* m_hoverTips;
    QTextCursor m_lastChange; ///< Where the text was changed last.
    QTextCursor m_changed;    ///< The same, from elsewhere; null where the caret counts.
    QTimer m_staleSoon; ///< Counts are dimmed when the answer takes long, not at every key.
    QTimer m_caretRests;
};

} // namespace fusewright
