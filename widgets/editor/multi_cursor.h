// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/editor/text_layer.h"

#include <QObject>
#include <QTextCursor>
#include <QTimer>

#include <functional>
#include <vector>

class QKeyEvent;

namespace fusewright {

class CodeEditor;

/// The carets besides the editor's own, and what keys do to all of them. Every edit is one step of
/// the history.
class MultiCursor : public QObject, public TextLayer {
    Q_OBJECT

public:
    explicit MultiCursor(CodeEditor& editor);

    /// Whether there are others than the editor's own.
    bool isActive() const { return !m_others.empty(); }
    /// All carets in the order of the text.
    std::vector<QTextCursor> all() const;

    /// Puts a caret there, or takes away the one that is.
    void toggleAt(int place);
    bool takeKey(const QKeyEvent& event);
    void insert(const QString& text);
    /// Each caret gets a line of its own where there are as many lines as carets.
    void paste(const QString& text);
    /// What is selected, one after another.
    QString selectedText() const;

    void paintBelow(QPainter& painter, const VisibleLine& line) override;
    void paintAbove(QPainter& painter, const VisibleLine& line) override;

public slots:
    /// Selects the word at the caret, then, each time, the next place that reads the same.
    void addNextOccurrence();
    void addAbove();
    void addBelow();
    void clear();

private:
    using Change = std::function<void(QTextCursor&)>;

    void addVertically(QTextCursor::MoveOperation way);
    void edit(const Change& change);
    void move(const Change& change);
    bool takeEditKey(const QKeyEvent& event);
    bool takeMoveKey(const QKeyEvent& event);
    void setAll(const std::vector<QTextCursor>& cursors, const QTextCursor& main);
    void showCarets();

    CodeEditor& m_editor;
    std::vector<QTextCursor> m_others;
    bool m_isWholeWord = false; ///< The selection began as a word.
    bool m_isLit = true;
    QTimer m_blink;
};

} // namespace fusewright
