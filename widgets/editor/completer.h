// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"
#include "widgets/base/job_slot.h"
#include "widgets/editor/snippet_stops.h"

#include <QObject>
#include <QTextCursor>

#include <vector>

class QKeyEvent;

namespace fusewright {

class CodeEditor;
class CompletionPopup;
class RulesReading;

/// Offers what fits at the caret: when asked, and while one types. Found off the GUI thread.
class Completer : public QObject {
    Q_OBJECT

public:
    Completer(CodeEditor& editor, RulesReading& reading);

    CompletionPopup& popup() { return *m_popup; }

public slots:
    void complete();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Where the word begins that is completed, and what of it stands behind the caret.
    struct Word {
        QTextCursor begin;
        int behind = 0;
    };

    bool takeKey(const QKeyEvent& event);
    void noteTyping(const QKeyEvent& event);
    void followText();
    void ask();
    void take(std::vector<Completion> completions, int place, int revision);
    void show();
    QString typed() const;  ///< What of the word stands before the caret.
    bool isWritten() const; ///< The text has all of what is chosen already.
    bool isMeant() const;   ///< Who goes to the next line wants what is chosen.
    void step(int by);
    void accept();
    SnippetStops::Range addBehind(int line, const QString& text);
    void close();
    bool takeStopKey(const QKeyEvent& event);

    CodeEditor& m_editor;
    RulesReading& m_reading;
    CompletionPopup* m_popup;
    Word m_word;
    bool m_isTyping = false; ///< The key that is pressed may begin or go on with a word.
    bool m_isAccepting = false;
    bool m_hasStepped = false; ///< Somebody chose a row.
    SnippetStops m_stops;
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
