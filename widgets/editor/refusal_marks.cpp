// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/refusal_marks.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/line_edits.h"
#include "widgets/sentences/engine_text.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostSeen = 4;

} // namespace

QString RefusalMarks::partHtml(const RefusedPart& part)
{
    const QString count = part.isUnknown
        ? tr("Unknown at %Ln match(es)", nullptr, static_cast<int>(part.matches))
        : tr("False at %Ln match(es)", nullptr, static_cast<int>(part.matches));
    QString html = QStringLiteral("<b>%1</b>").arg(count.toHtmlEscaped());
    for (std::size_t at = 0; at < std::min(part.seen.size(), mostSeen); ++at) {
        const auto& [saw, matches] = part.seen[at];
        html += QStringLiteral("<br><code>%1</code>").arg(engineTerm(saw).toHtmlEscaped());
        if (part.seen.size() > 1)
            html += QStringLiteral(" × %1").arg(countText(matches));
    }
    if (part.seen.size() > mostSeen)
        html += QStringLiteral("<br>")
            + tr("and %Ln more", nullptr, static_cast<int>(part.seen.size() - mostSeen));
    return html;
}

RefusalMarks::RefusalMarks(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor.lines(), &LineTracker::linesChanged, this, [this](const LineChange& change) {
        for (LineSpan& span : m_spans)
            span = change.moved(span);
    });
}

void RefusalMarks::setParts(std::vector<RefusedPart> parts)
{
    m_parts = std::move(parts);
    m_spans.clear();
    for (const RefusedPart& part : m_parts)
        m_spans.push_back(firstLineOf(*m_editor.document(), part.range));
    m_editor.viewport()->update();
}

QString RefusalMarks::textAt(int place) const
{
    const QTextBlock line = m_editor.document()->findBlock(place);
    const int column = place - line.position();
    QStringList texts;
    for (std::size_t at = 0; at < m_spans.size(); ++at) {
        const LineSpan& span = m_spans[at];
        if (span.line == line.blockNumber() && span.begin <= column && column <= span.end)
            texts.append(partHtml(m_parts[at]));
    }
    return texts.join(QStringLiteral("<hr>"));
}

void RefusalMarks::paintAbove(QPainter& painter, const VisibleLine& line)
{
    const ThemeColors& colors = m_editor.theme().colors();
    for (std::size_t at = 0; at < m_spans.size(); ++at) {
        if (m_spans[at].line != line.number())
            continue;
        const QRectF box = line.rectOf(m_spans[at].begin, m_spans[at].end);
        QPen pen(m_parts[at].isUnknown ? colors.info : colors.warning, 1.6);
        pen.setDashPattern(m_parts[at].isUnknown ? QList<qreal>{1, 2} : QList<qreal>{4, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(box.left(), box.bottom() - 1),
                         QPointF(std::max(box.right(), box.left() + 2 * grid), box.bottom() - 1));
    }
}

} // namespace fusewright
