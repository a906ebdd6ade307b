// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/line_folds.h"

#include "widgets/editor/line_edits.h"

#include <QAbstractTextDocumentLayout>
#include <QPlainTextEdit>
#include <QTextBlockUserData>
#include <QTextDocument>

#include <algorithm>

namespace fusewright {

namespace {

class FoldMark : public QTextBlockUserData { };

bool isItem(const QString& text, int indent)
{
    return indent >= 0 && text[indent] == QLatin1Char('-')
        && (indent + 1 == text.size() || text[indent + 1] == QLatin1Char(' '));
}

/// Whether one line hangs on another one above it; blank lines are asked for nothing.
bool hangsOn(const QString& head, int headIndent, const QString& text, int indent)
{
    if (indent > headIndent)
        return true;
    return indent == headIndent && isItem(text, indent) && !isItem(head, headIndent)
        && head.trimmed().endsWith(QLatin1Char(':'));
}

/// The last line that hangs on a line; the line itself when none does.
QTextBlock lastHanging(const QTextBlock& line)
{
    const QString head = line.text();
    const int headIndent = indentOf(head);
    QTextBlock last = line;
    if (headIndent < 0)
        return last;
    for (QTextBlock at = line.next(); at.isValid(); at = at.next()) {
        const QString text = at.text();
        const int indent = indentOf(text);
        if (indent < 0)
            continue;
        if (!hangsOn(head, headIndent, text, indent))
            break;
        last = at;
    }
    return last;
}

bool show(QTextBlock line, bool visible)
{
    if (line.isVisible() == visible)
        return false;
    line.setVisible(visible);
    line.setLineCount(visible ? 1 : 0);
    return true;
}

} // namespace

LineFolds::LineFolds(QPlainTextEdit& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &LineFolds::keepCaretVisible);
}

void LineFolds::setDocument(QTextDocument* document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_hasFolds = !foldedLines().empty();
    connect(document, &QTextDocument::contentsChanged, this, &LineFolds::refreshAfterEdit);
}

bool LineFolds::isFoldable(const QTextBlock& line)
{
    const QString head = line.text();
    const int headIndent = indentOf(head);
    if (headIndent < 0 || head[headIndent] == QLatin1Char('#'))
        return false;
    QTextBlock next = line.next();
    while (next.isValid() && indentOf(next.text()) < 0)
        next = next.next();
    return next.isValid() && hangsOn(head, headIndent, next.text(), indentOf(next.text()));
}

bool LineFolds::isFolded(const QTextBlock& line)
{
    return line.userData() != nullptr;
}

int LineFolds::lineCount(const QTextBlock& line)
{
    return lastHanging(line).blockNumber() - line.blockNumber();
}

void LineFolds::setFolded(const QTextBlock& line, bool folded)
{
    if (!line.isValid() || folded == isFolded(line) || (folded && !isFoldable(line)))
        return;
    QTextBlock marked = line;
    marked.setUserData(folded ? new FoldMark : nullptr);
    m_hasFolds = true;
    if (folded) {
        // The caret stays with what it was in.
        QTextCursor caret = m_editor.textCursor();
        const auto isInside = [&](int place) {
            const int at = m_document->findBlock(place).blockNumber();
            return at > line.blockNumber() && at <= lastHanging(line).blockNumber();
        };
        if (isInside(caret.position()) || isInside(caret.anchor())) {
            caret.setPosition(line.position() + line.length() - 1);
            m_editor.setTextCursor(caret);
        }
    }
    refresh();
}

void LineFolds::reveal(const QTextBlock& line)
{
    if (!line.isValid() || line.isVisible())
        return;
    for (QTextBlock at = line.previous(); at.isValid(); at = at.previous()) {
        if (isFolded(at) && lastHanging(at).blockNumber() >= line.blockNumber())
            at.setUserData(nullptr);
        if (at.isVisible() && indentOf(at.text()) == 0)
            break;
    }
    refresh();
}

std::vector<int> LineFolds::foldedLines() const
{
    std::vector<int> lines;
    for (QTextBlock at = m_document->firstBlock(); at.isValid(); at = at.next()) {
        if (isFolded(at))
            lines.push_back(at.blockNumber());
    }
    return lines;
}

void LineFolds::restore(const std::vector<int>& lines)
{
    for (const int line : lines) {
        QTextBlock block = m_document->findBlockByNumber(line);
        if (block.isValid() && isFoldable(block))
            block.setUserData(new FoldMark);
    }
    m_hasFolds = true;
    refresh();
    keepCaretVisible();
}

void LineFolds::foldAtCaret()
{
    QTextBlock line = m_editor.textCursor().block();
    while (line.isValid() && indentOf(line.text()) < 0)
        line = line.previous();
    if (!line.isValid())
        return;
    if (!isFoldable(line) || isFolded(line)) {
        const int number = line.blockNumber();
        do
            line = line.previous();
        while (line.isValid() && (!isFoldable(line) || lastHanging(line).blockNumber() < number));
    }
    setFolded(line, true);
}

void LineFolds::unfoldAtCaret()
{
    setFolded(m_editor.textCursor().block(), false);
}

void LineFolds::foldAll()
{
    for (QTextBlock at = m_document->firstBlock(); at.isValid(); at = at.next()) {
        if (indentOf(at.text()) == 0 && isFoldable(at))
            at.setUserData(new FoldMark);
    }
    m_hasFolds = true;
    QTextCursor caret = m_editor.textCursor();
    for (QTextBlock at = caret.block(); at.isValid(); at = at.previous()) {
        if (!isFolded(at))
            continue;
        if (lastHanging(at).blockNumber() >= caret.block().blockNumber() && at != caret.block()) {
            caret.setPosition(at.position() + at.length() - 1);
            m_editor.setTextCursor(caret);
        }
        break;
    }
    refresh();
    m_editor.ensureCursorVisible();
}

void LineFolds::unfoldAll()
{
    for (QTextBlock at = m_document->firstBlock(); at.isValid(); at = at.next())
        at.setUserData(nullptr);
    refresh();
    m_editor.ensureCursorVisible();
}

void LineFolds::refresh()
{
    if (!m_hasFolds)
        return;
    bool isChanged = false;
    m_hasFolds = false;
    int hiddenTo = -1;
    for (QTextBlock at = m_document->firstBlock(); at.isValid(); at = at.next()) {
        const bool isHidden = at.blockNumber() <= hiddenTo;
        isChanged = show(at, !isHidden) || isChanged;
        if (!isFolded(at))
            continue;
        const int last = lastHanging(at).blockNumber();
        if (last == at.blockNumber()) {
            at.setUserData(nullptr);
            continue;
        }
        m_hasFolds = true;
        if (!isHidden)
            hiddenTo = last;
    }
    if (!isChanged)
        return;
    QAbstractTextDocumentLayout* const layout = m_document->documentLayout();
    emit layout->documentSizeChanged(layout->documentSize());
    emit layout->update();
}

void LineFolds::refreshAfterEdit()
{
    refresh();
    keepCaretVisible();
}

void LineFolds::keepCaretVisible()
{
    if (m_document && m_hasFolds)
        reveal(m_editor.textCursor().block());
}

} // namespace fusewright
