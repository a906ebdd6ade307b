// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/problem_marks.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/document/text_places.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_gutter.h"
#include "widgets/editor/line_edits.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

bool isWorse(const Diagnostic* one, const Diagnostic* other)
{
    return one->severity > other->severity;
}

QPainterPath wave(const QRectF& box)
{
    constexpr qreal half = 2;
    const qreal middle = box.bottom() - half - 0.5;
    QPainterPath path(QPointF(box.left(), middle + half / 2));
    const int turns = static_cast<int>(std::ceil(box.width() / half));
    for (int turn = 1; turn <= turns; ++turn) {
        const qreal x = std::min(box.left() + turn * half, box.right() + 1);
        path.lineTo(x, middle + (turn % 2 == 1 ? -half / 2 : half / 2));
    }
    return path;
}

} // namespace

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ProblemMarks::tr("Error");
    case Severity::Warning:
        return ProblemMarks::tr("Warning");
    case Severity::Information:
        break;
    }
    return ProblemMarks::tr("Note");
}

QString problemHtml(const Diagnostic& problem)
{
    QString html =
        QStringLiteral("<b>%1</b>  %2")
            .arg(severityWord(problem.severity), engineText(problem.message).toHtmlEscaped());
    if (!problem.code.empty())
        html += QStringLiteral(" <span style=\"white-space:nowrap\">[%1]</span>")
                    .arg(toQt(problem.code).toHtmlEscaped());
    for (const Fix& fix : problem.fixes)
        html += QStringLiteral("<br>→ %1").arg(engineText(fix.title).toHtmlEscaped());
    if (!problem.fixes.empty())
        html += QStringLiteral("<br><i>%1</i>").arg(ProblemMarks::tr("Alt+Enter for quick fixes"));
    return html;
}

ProblemMarks::ProblemMarks(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor.lines(), &LineTracker::linesChanged, this, &ProblemMarks::move);
}

void ProblemMarks::setProblems(std::vector<Diagnostic> problems)
{
    m_problems = std::move(problems);
    m_marks.clear();
    for (std::size_t at = 0; at < m_problems.size(); ++at) {
        const Diagnostic& problem = m_problems[at];
        const TextRange range = problem.range.value_or(TextRange{});
        m_marks.push_back({firstLineOf(*m_editor.document(), range), problem.severity, at});
    }
    std::ranges::stable_sort(m_marks, {}, [](const ProblemMark& mark) {
        return std::pair(mark.span.line, mark.span.begin);
    });
    m_editor.viewport()->update();
    m_editor.gutter().update();
    emit changed();
}

void ProblemMarks::move(const LineChange& change)
{
    for (ProblemMark& mark : m_marks)
        mark.span = change.moved(mark.span);
}

std::span<const ProblemMark> ProblemMarks::marksOn(int line) const
{
    const auto lineOf = [](const ProblemMark& mark) { return mark.span.line; };
    const auto first = std::ranges::lower_bound(m_marks, line, {}, lineOf);
    const auto last = std::ranges::upper_bound(m_marks, line, {}, lineOf);
    return {first, last};
}

std::vector<const Diagnostic*> ProblemMarks::problemsAt(int place) const
{
    const QTextBlock line = m_editor.document()->findBlock(place);
    const int column = place - line.position();
    std::vector<const Diagnostic*> found;
    for (const ProblemMark& mark : marksOn(line.blockNumber())) {
        if (mark.span.begin <= column && column <= mark.span.end)
            found.push_back(&m_problems[mark.problem]);
    }
    std::ranges::stable_sort(found, isWorse);
    return found;
}

std::vector<const Diagnostic*> ProblemMarks::problemsOn(int line) const
{
    std::vector<const Diagnostic*> found;
    for (const ProblemMark& mark : marksOn(line))
        found.push_back(&m_problems[mark.problem]);
    std::ranges::stable_sort(found, isWorse);
    return found;
}

std::optional<LineSign> ProblemMarks::signOf(int line) const
{
    if (marksOn(line).empty())
        return std::nullopt;
    const std::vector<const Diagnostic*> problems = problemsOn(line);
    LineSign sign;
    sign.severity = problems.front()->severity;
    const bool isHere = m_editor.textCursor().block().blockNumber() == line;
    sign.hasFix = isHere && std::ranges::any_of(problems, [](const Diagnostic* problem) {
                      return !problem->fixes.empty();
                  });
    QStringList texts;
    for (const Diagnostic* problem : problems)
        texts.append(problemHtml(*problem));
    sign.toolTip = texts.join(QStringLiteral("<hr>"));
    return sign;
}

void ProblemMarks::paintAbove(QPainter& painter, const VisibleLine& line)
{
    const auto marks = marksOn(line.number());
    if (marks.empty())
        return;
    const ThemeColors& colors = m_editor.theme().colors();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ProblemMark& mark : marks) {
        const QColor color = mark.severity == Severity::Error ? colors.error
            : mark.severity == Severity::Warning              ? colors.warning
                                                              : colors.info;
        painter.setPen(QPen(color, 1.2));
        QRectF box = line.rectOf(mark.span.begin, mark.span.end);
        box.setWidth(std::max(box.width(), 2.0 * grid));
        // A hint is dotted: it wants to be seen last.
        if (mark.severity == Severity::Information) {
            painter.setPen(QPen(color, 1.2, Qt::DotLine));
            painter.drawLine(QPointF(box.left(), box.bottom() - 2),
                             QPointF(box.right(), box.bottom() - 2));
        } else {
            painter.drawPath(wave(box));
        }
    }
    painter.restore();
}

void ProblemMarks::goTo(bool forward)
{
    if (m_marks.empty())
        return;
    const QTextCursor caret = m_editor.textCursor();
    const std::pair here(caret.blockNumber(), caret.positionInBlock());
    const auto placeOf = [](const ProblemMark& mark) {
        return std::pair(mark.span.line, mark.span.begin);
    };
    const ProblemMark* target = nullptr;
    if (forward) {
        const auto next = std::ranges::upper_bound(m_marks, here, {}, placeOf);
        target = next == m_marks.end() ? &m_marks.front() : &*next;
    } else {
        const auto next = std::ranges::lower_bound(m_marks, here, {}, placeOf);
        target = next == m_marks.begin() ? &m_marks.back() : &*(next - 1);
    }
    const QTextBlock line = m_editor.document()->findBlockByNumber(target->span.line);
    QTextCursor cursor(line);
    cursor.setPosition(line.position() + std::min(target->span.begin, line.length() - 1));
    m_editor.jumpTo(cursor);
    emit reached(cursor.position());
}

} // namespace fusewright
