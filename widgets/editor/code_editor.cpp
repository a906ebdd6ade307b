// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/code_editor.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/line_edits.h"
#include "widgets/editor/line_folds.h"
#include "widgets/editor/multi_cursor.h"

#include <QGuiApplication>
#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

constexpr int leastZoom = -6;
constexpr int mostZoom = 20;

} // namespace

CodeEditor::CodeEditor(const Theme& theme, QWidget* parent)
    : QPlainTextEdit(parent),
      m_theme(theme),
      m_gutter(new EditorGutter(*this)),
      m_lines(new LineTracker(this)),
      m_folds(new LineFolds(*this)),
      m_cursors(new MultiCursor(*this)),
      m_language(ruleLanguages().front())
{
    setObjectName(QStringLiteral("code"));
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(NoWrap);
    setWordWrapMode(QTextOption::NoWrap);
    setTabChangesFocus(false);
    viewport()->setMouseTracking(true);
    showDocument(*document());

    const auto repaint = [this] {
        viewport()->update();
        m_gutter->update();
    };
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, repaint);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::returnToLineStarts);
    connect(this, &QPlainTextEdit::selectionChanged, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(&theme, &Theme::changed, this, &CodeEditor::showTheme);
    showTheme();
}

CodeEditor::~CodeEditor() = default;

void CodeEditor::showDocument(QTextDocument& document)
{
    if (this->document() != &document)
        setDocument(&document);
    document.setDefaultFont(font());
    m_lines->setDocument(&document);
    m_folds->setDocument(&document);
    m_cursors->clear();
    m_gutter->setDocument(document);
}

/// Where the caret can be seen with lines from their starts, they are shown so: behind a long line
/// it would be seen with their starts cut off, too. Not under the mouse, which means what it points
/// at.
void CodeEditor::returnToLineStarts()
{
    QScrollBar& bar = *horizontalScrollBar();
    if (bar.value() == 0 || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const int place = cursorRect().right() + bar.value();
    if (place < viewport()->width() - 4 * grid)
        bar.setValue(0);
}

void CodeEditor::addLayer(std::unique_ptr<TextLayer> layer)
{
    addLayer(*layer);
    m_ownLayers.push_back(std::move(layer));
}

void CodeEditor::showTheme()
{
    setZoom(m_zoom);
    m_gutter->update();
    viewport()->update();
}

void CodeEditor::setZoom(int steps)
{
    const int wanted = std::clamp(steps, leastZoom, mostZoom);
    QFont font = m_theme.fixedFont();
    const qreal normal = m_textSize > 0 ? m_textSize : font.pointSizeF();
    font.setPointSizeF(normal * std::pow(1.1, wanted));
    setFont(font);
    document()->setDefaultFont(font);
    setTabStopDistance(m_tabWidth * QFontMetricsF(font).horizontalAdvance(QLatin1Char(' ')));
    m_gutter->fit();
    if (wanted == m_zoom)
        return;
    m_zoom = wanted;
    emit zoomChanged(m_zoom);
}

void CodeEditor::setTextSize(int points)
{
    m_textSize = points;
    setZoom(m_zoom);
}

void CodeEditor::setTabWidth(int columns)
{
    m_tabWidth = columns;
    setZoom(m_zoom);
}

std::vector<VisibleLine> CodeEditor::visibleLines() const
{
    std::vector<VisibleLine> lines;
    const int bottom = viewport()->height();
    QTextBlock block = firstVisibleBlock();
    QPointF offset = contentOffset();
    while (block.isValid() && offset.y() <= bottom) {
        if (block.isVisible()) {
            // Its layout is made here where it was not yet.
            const QRectF rect = blockBoundingRect(block).translated(offset);
            lines.push_back({block, rect});
            offset.ry() += rect.height();
        }
        block = block.next();
    }
    return lines;
}

void CodeEditor::paintEvent(QPaintEvent* event)
{
    const std::vector<VisibleLine> lines = visibleLines();
    {
        QPainter painter(viewport());
        for (TextLayer* layer : m_layers) {
            for (const VisibleLine& line : lines)
                layer->paintBelow(painter, line);
        }
    }
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    for (TextLayer* layer : m_layers) {
        for (const VisibleLine& line : lines)
            layer->paintAbove(painter, line);
    }
}

void CodeEditor::setGutterWidth(int width)
{
    if (viewportMargins().left() == width)
        return;
    setViewportMargins(width, 0, 0, 0);
    placeGutter();
}

void CodeEditor::placeGutter()
{
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), viewportMargins().left(),
                          viewport()->height());
}

void CodeEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    m_gutter->fit();
    placeGutter();
}

void CodeEditor::jumpTo(const QTextCursor& cursor)
{
    m_cursors->clear();
    m_folds->reveal(document()->findBlock(cursor.selectionStart()));
    m_folds->reveal(document()->findBlock(cursor.selectionEnd()));
    setTextCursor(cursor);
    const QRect caret = cursorRect();
    const QRect safe = viewport()->rect().adjusted(0, 0, 0, -2 * caret.height());
    if (!safe.contains(caret.center()))
        centerCursor();
}

void CodeEditor::edit(const std::function<void(QTextCursor&)>& change)
{
    m_cursors->clear();
    QTextCursor cursor = textCursor();
    change(cursor);
    setTextCursor(cursor);
    ensureCursorVisible();
}

void CodeEditor::undoStep()
{
    // Who is somewhere else, in a panel that changed the text, is not led away in the text.
    if (m_cursors->isActive() || !hasFocus())
        document()->undo();
    else
        undo();
    if (hasFocus())
        ensureCursorVisible();
    emit historyStepped();
}

void CodeEditor::redoStep()
{
    if (m_cursors->isActive() || !hasFocus())
        document()->redo();
    else
        redo();
    if (hasFocus())
        ensureCursorVisible();
    emit historyStepped();
}

void CodeEditor::indentLines()
{
    edit(&line_edits::indent);
}

void CodeEditor::unindentLines()
{
    edit(&line_edits::unindent);
}

void CodeEditor::toggleComment()
{
    const QString sign = toQt(m_language->commentSign);
    edit([&sign](QTextCursor& cursor) { line_edits::toggleComment(cursor, sign); });
}

void CodeEditor::moveLinesUp()
{
    edit(&line_edits::moveUp);
}

void CodeEditor::moveLinesDown()
{
    edit(&line_edits::moveDown);
}

void CodeEditor::duplicateLines()
{
    edit(&line_edits::duplicate);
}

void CodeEditor::deleteLines()
{
    edit(&line_edits::remove);
}

void CodeEditor::goToLine(int line)
{
    const int number = std::clamp(line, 1, document()->blockCount()) - 1;
    const QTextBlock block = document()->findBlockByNumber(number);
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::max(0, indentOf(block.text())));
    jumpTo(cursor);
}

QMimeData* CodeEditor::createMimeDataFromSelection() const
{
    auto* copied = new QMimeData;
    copied->setText(m_cursors->selectedText());
    return copied;
}

bool CodeEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText();
}

void CodeEditor::insertFromMimeData(const QMimeData* source)
{
    m_cursors->paste(source->text());
    ensureCursorVisible();
}

} // namespace fusewright
