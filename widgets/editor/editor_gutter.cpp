// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_gutter.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_folds.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace fusewright {

namespace {

/// Columns of text that stay, where counts have to go.
constexpr int leastText = 24;

} // namespace

EditorGutter::EditorGutter(CodeEditor& editor) : QWidget(&editor), m_editor(editor)
{
    setMouseTracking(true);
    setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Line numbers, problems and counts"));
}

void EditorGutter::setDocument(QTextDocument& document)
{
    if (m_document)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = &document;
    m_badges.clear();
    connect(&document, &QTextDocument::blockCountChanged, this, &EditorGutter::fit);
    connect(&m_editor.lines(), &LineTracker::linesChanged, this, &EditorGutter::move,
            Qt::UniqueConnection);
    fit();
}

void EditorGutter::setBadges(std::vector<LineBadge> badges)
{
    m_badges = std::move(badges);
    // Never narrower again, for no text: it is not to move while it is written.
    for (const LineBadge& badge : m_badges)
        m_badgeCharacters = std::max(m_badgeCharacters, static_cast<int>(badge.text.size()));
    fit();
    update();
}

void EditorGutter::setStale(bool stale)
{
    if (stale == m_isStale)
        return;
    m_isStale = stale;
    update();
}

void EditorGutter::move(const LineChange& change)
{
    for (LineBadge& badge : m_badges)
        badge.line = change.moved({badge.line, 0, 0}).line;
}

EditorGutter::Columns EditorGutter::columns() const
{
    const QFontMetrics metrics(m_editor.font());
    const int digit = metrics.horizontalAdvance(QLatin1Char('0'));
    const int lines = m_editor.document()->blockCount();
    const int digits = std::max(3, static_cast<int>(QString::number(lines).size()));
    Columns at;
    at.sign = grid / 2;
    at.signWidth = std::min(4 * grid, metrics.height());
    at.number = at.sign + at.signWidth;
    at.numberWidth = digits * digit;
    at.badge = at.number + at.numberWidth + grid;
    const bool hasRoom = m_editor.width() >= at.badge + (m_badgeCharacters + leastText) * digit;
    at.badgeWidth = hasRoom ? m_badgeCharacters * digit : 0;
    at.fold = at.badge + at.badgeWidth + (at.badgeWidth > 0 ? grid : 0);
    at.foldWidth = std::min(3 * grid, metrics.height());
    at.width = at.fold + at.foldWidth + grid / 2;
    return at;
}

QSize EditorGutter::sizeHint() const
{
    return {columns().width, 0};
}

void EditorGutter::fit()
{
    m_editor.setGutterWidth(columns().width);
}

std::optional<VisibleLine> EditorGutter::lineAt(int y) const
{
    for (const VisibleLine& line : m_editor.visibleLines()) {
        if (y >= line.rect.top() && y < line.rect.bottom())
            return line;
    }
    return std::nullopt;
}

const LineBadge* EditorGutter::badgeOf(int line) const
{
    const auto found = std::ranges::lower_bound(m_badges, line, {}, &LineBadge::line);
    return found != m_badges.end() && found->line == line ? &*found : nullptr;
}

QString EditorGutter::toolTipAt(QPoint place) const
{
    const auto line = lineAt(place.y());
    if (!line)
        return {};
    const Columns at = columns();
    if (place.x() < at.number) {
        const auto sign = m_signs ? m_signs(line->number()) : std::nullopt;
        return sign ? sign->toolTip : QString();
    }
    if (place.x() >= at.fold && LineFolds::isFolded(line->block))
        return tr("%n lines are folded", nullptr, LineFolds::lineCount(line->block));
    const LineBadge* const badge = badgeOf(line->number());
    return badge ? badge->toolTip : QString();
}

bool EditorGutter::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

void EditorGutter::mousePressEvent(QMouseEvent* event)
{
    const auto line = lineAt(event->pos().y());
    if (!line || event->button() != Qt::LeftButton)
        return;
    const Columns at = columns();
    if (event->pos().x() < at.number) {
        if (m_signs && m_signs(line->number()))
            emit signPressed(line->number());
        return;
    }
    if (event->pos().x() >= at.fold) {
        m_editor.folds().toggle(line->block);
        update();
        return;
    }
    QTextCursor cursor(line->block);
    if (!cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor))
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.setFocus();
}

void EditorGutter::mouseMoveEvent(QMouseEvent*)
{
    if (!m_isHovered) {
        m_isHovered = true;
        update();
    }
}

void EditorGutter::leaveEvent(QEvent*)
{
    m_isHovered = false;
    update();
}

} // namespace fusewright
