// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>
#include <QTextBlock>

#include <vector>

class QPlainTextEdit;

namespace fusewright {

/// Hides lines that are indented deeper than the one above them.
///
/// What is folded is kept with the lines, so that it moves with the text. The caret is never in a
/// hidden line: where it goes, that opens.
class LineFolds : public QObject {
    Q_OBJECT

public:
    explicit LineFolds(QPlainTextEdit& editor);

    void setDocument(QTextDocument* document);

    /// Whether lines hang on this one.
    static bool isFoldable(const QTextBlock& line);
    static bool isFolded(const QTextBlock& line);
    /// How many lines a folded line hides, or would.
    static int lineCount(const QTextBlock& line);

    void setFolded(const QTextBlock& line, bool folded);
    void toggle(const QTextBlock& line) { setFolded(line, !isFolded(line)); }
    /// Unfolds whatever hides a line.
    void reveal(const QTextBlock& line);
    /// The folded lines, from 0.
    std::vector<int> foldedLines() const;
    void restore(const std::vector<int>& lines);

public slots:
    /// Folds what the caret is in.
    void foldAtCaret();
    void unfoldAtCaret();
    /// Folds every rule.
    void foldAll();
    void unfoldAll();

private:
    void refresh();
    void refreshAfterEdit();
    void keepCaretVisible();

    QPlainTextEdit& m_editor;
    QPointer<QTextDocument> m_document;
    bool m_hasFolds = false;
};

} // namespace fusewright
