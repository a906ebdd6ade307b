// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/caret_layers.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_edits.h"
#include "widgets/editor/line_folds.h"
#include "widgets/editor/word_place.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr qsizetype leastWord = 2;

bool isWholeWord(const QString& text, qsizetype at, qsizetype length)
{
    const bool beginsIt = at == 0 || !isWordCharacter(text[at - 1]);
    return beginsIt && (at + length == text.size() || !isWordCharacter(text[at + length]));
}

/// How deep a line is, of a blank one how deep those around it are.
int depthOf(const QTextBlock& line)
{
    constexpr int mostBlankLines = 40;
    if (const int indent = indentOf(line.text()); indent >= 0)
        return indent;
    int before = 0;
    int after = 0;
    QTextBlock at = line.previous();
    for (int step = 0; at.isValid() && step < mostBlankLines; ++step, at = at.previous()) {
        if (before = indentOf(at.text()); before >= 0)
            break;
    }
    at = line.next();
    for (int step = 0; at.isValid() && step < mostBlankLines; ++step, at = at.next()) {
        if (after = indentOf(at.text()); after >= 0)
            break;
    }
    return std::max(0, std::min(before, after));
}

} // namespace

void CaretLineLayer::paintBelow(QPainter& painter, const VisibleLine& line)
{
    if (line.block == m_editor.textCursor().block())
        painter.fillRect(
            QRectF(0, line.rect.top(), m_editor.viewport()->width(), line.rect.height()),
            m_editor.theme().colors().caretLine);
}

void IndentGuideLayer::follow(const QTextBlock& line, int depth)
{
    constexpr int mostLinesAbove = 300;
    const bool goesOn = m_last.isValid() && m_last == line.previous();
    if (!goesOn) {
        m_columns.clear();
        int least = depth;
        QTextBlock above = line.previous();
        for (int step = 0; above.isValid() && least > 0 && step < mostLinesAbove; ++step) {
            const int indent = indentOf(above.text());
            if (indent >= 0 && indent < least) {
                least = indent;
                m_columns.insert(m_columns.begin(), indent);
            }
            above = above.previous();
        }
    }
    while (!m_columns.empty() && m_columns.back() >= depth)
        m_columns.pop_back();
    m_last = line;
}

void IndentGuideLayer::paintBelow(QPainter& painter, const VisibleLine& line)
{
    const int depth = depthOf(line.block);
    follow(line.block, depth);
    const qreal blank = QFontMetricsF(m_editor.font()).horizontalAdvance(QLatin1Char(' '));
    const qreal left = line.rect.left() + m_editor.document()->documentMargin();
    for (const int column : m_columns) {
        const qreal x = std::floor(left + column * blank);
        painter.fillRect(QRectF(x, line.rect.top(), 1, line.rect.height()),
                         m_editor.theme().colors().guide);
    }
    if (indentOf(line.block.text()) >= 0)
        m_columns.push_back(depth);
}

void FoldedLayer::paintAbove(QPainter& painter, const VisibleLine& line)
{
    if (!LineFolds::isFolded(line.block))
        return;
    const ThemeColors& colors = m_editor.theme().colors();
    const qreal x = line.x(line.block.length() - 1) + 2 * grid;
    const QString text = QStringLiteral("⋯ %1").arg(LineFolds::lineCount(line.block));
    const QFontMetricsF metrics(m_editor.font());
    const QRectF box(x, line.rect.top() + 2, metrics.horizontalAdvance(text) + 3 * grid,
                     line.rect.height() - 4);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.hover);
    painter.drawRoundedRect(box, grid, grid);
    painter.setPen(colors.muted);
    painter.setFont(m_editor.font());
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

SameWordLayer::SameWordLayer(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &SameWordLayer::find);
    connect(&editor, &QPlainTextEdit::selectionChanged, this, &SameWordLayer::find);
}

void SameWordLayer::find()
{
    QTextCursor caret = m_editor.textCursor();
    m_isWhole = !caret.hasSelection();
    if (m_isWhole)
        caret.select(QTextCursor::WordUnderCursor);
    m_word = caret.selectedText();
    const bool isWord = m_word.size() >= leastWord && !m_word.contains(QChar::ParagraphSeparator)
        && isWordCharacter(m_word[0]);
    if (!isWord)
        m_word.clear();
}

void SameWordLayer::paintBelow(QPainter& painter, const VisibleLine& line)
{
    if (m_word.isEmpty())
        return;
    const QString text = line.block.text();
    for (qsizetype at = text.indexOf(m_word); at >= 0; at = text.indexOf(m_word, at + 1)) {
        if (m_isWhole && !isWholeWord(text, at, m_word.size()))
            continue;
        const auto begin = static_cast<int>(at);
        painter.fillRect(line.rectOf(begin, begin + static_cast<int>(m_word.size())),
                         m_editor.theme().colors().sameWord);
    }
}

} // namespace fusewright
