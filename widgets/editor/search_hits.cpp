// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/search_hits.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"

#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr int searchMilliseconds = 60;

auto placeOf(const LineSpan& hit)
{
    return std::pair(hit.line, hit.begin);
}

auto placeOf(const QTextDocument& document, int place)
{
    const QTextBlock line = document.findBlock(place);
    return std::pair(line.blockNumber(), place - line.position());
}

} // namespace

SearchHits::SearchHits(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(searchMilliseconds);
    connect(&m_quiet, &QTimer::timeout, this, &SearchHits::search);
    connect(&editor.lines(), &LineTracker::linesChanged, this, &SearchHits::move);
}

void SearchHits::setActive(bool active)
{
    m_isActive = active;
    if (active) {
        search();
        return;
    }
    m_job.cancel();
    m_quiet.stop();
    m_hits.clear();
    m_next = nullptr;
    m_editor.viewport()->update();
}

void SearchHits::setWish(const SearchWish& wish)
{
    m_wish = wish;
    search();
    whenFound([this] {
        const auto here = placeOf(*m_editor.document(), m_editor.textCursor().selectionStart());
        const auto first = std::ranges::lower_bound(
            m_hits, here, {}, [](const LineSpan& hit) { return placeOf(hit); });
        if (!m_hits.empty())
            select(first == m_hits.end() ? 0 : static_cast<std::size_t>(first - m_hits.begin()));
    });
}

void SearchHits::setScope(std::optional<QTextCursor> scope)
{
    m_scope = std::move(scope);
    search();
}

void SearchHits::search()
{
    m_quiet.stop();
    m_job.cancel();
    SearchExpression made = searchExpression(m_wish);
    m_problem = m_wish.text.isEmpty() ? QString() : made.problem;
    m_expression = std::move(made.expression);
    if (!m_isActive || m_wish.text.isEmpty() || !m_problem.isEmpty()) {
        m_hits.clear();
        m_next = nullptr;
        m_editor.viewport()->update();
        emit changed();
        return;
    }
    m_job.start([text = m_editor.document()->toPlainText(), expression = m_expression](
                    const CancelToken& cancel,
                    ProgressSink&) { return fusewright::search(text, expression, cancel); },
                [this](SearchAnswer answer) { take(std::move(answer)); });
}

void SearchHits::take(SearchAnswer answer)
{
    // It is about a text that has changed since; the next answer is on its way.
    if (m_quiet.isActive())
        return;
    m_hits = std::move(answer.hits);
    if (m_scope) {
        const auto from = placeOf(*m_editor.document(), m_scope->selectionStart());
        const auto to = placeOf(*m_editor.document(), m_scope->selectionEnd());
        std::erase_if(m_hits, [&](const LineSpan& hit) {
            return placeOf(hit) < from || std::pair(hit.line, hit.end) > to;
        });
    }
    if (answer.linesGivenUp > 0)
        m_problem = tr("This expression is too complex; some lines were skipped");
    else if (answer.isCutShort)
        m_problem = tr("Not all results are shown");
    m_editor.viewport()->update();
    if (const auto next = std::exchange(m_next, nullptr))
        next();
    emit changed();
}

void SearchHits::whenFound(std::function<void()> what)
{
    if (m_quiet.isActive())
        search();
    if (m_job.isRunning())
        m_next = std::move(what);
    else
        what();
}

void SearchHits::move(const LineChange& change)
{
    if (!m_isActive)
        return;
    for (LineSpan& hit : m_hits)
        hit = change.moved(hit);
    m_quiet.start();
}

QTextCursor SearchHits::cursorOf(const LineSpan& hit) const
{
    const QTextBlock line = m_editor.document()->findBlockByNumber(hit.line);
    QTextCursor cursor(line);
    const int most = line.length() - 1;
    cursor.setPosition(line.position() + std::min(hit.begin, most));
    cursor.setPosition(line.position() + std::min(hit.end, most), QTextCursor::KeepAnchor);
    return cursor;
}

std::optional<std::size_t> SearchHits::selected() const
{
    const QTextCursor caret = m_editor.textCursor();
    const auto here = placeOf(*m_editor.document(), caret.selectionStart());
    const auto found = std::ranges::lower_bound(m_hits, here, {},
                                                [](const LineSpan& hit) { return placeOf(hit); });
    const bool isIt = found != m_hits.end() && placeOf(*found) == here
        && found->end - found->begin == caret.selectionEnd() - caret.selectionStart();
    if (!isIt)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_hits.begin());
}

void SearchHits::select(std::size_t hit)
{
    m_editor.jumpTo(cursorOf(m_hits[hit]));
    emit changed();
}

void SearchHits::goToNext()
{
    whenFound([this] {
        const auto here = placeOf(*m_editor.document(), m_editor.textCursor().selectionEnd());
        const auto next = std::ranges::lower_bound(
            m_hits, here, {}, [](const LineSpan& hit) { return placeOf(hit); });
        if (!m_hits.empty())
            select(next == m_hits.end() ? 0 : static_cast<std::size_t>(next - m_hits.begin()));
    });
}

void SearchHits::goToPrevious()
{
    whenFound([this] {
        const auto here = placeOf(*m_editor.document(), m_editor.textCursor().selectionStart());
        const auto next = std::ranges::lower_bound(
            m_hits, here, {}, [](const LineSpan& hit) { return placeOf(hit); });
        if (!m_hits.empty())
            select(next == m_hits.begin() ? m_hits.size() - 1
                                          : static_cast<std::size_t>(next - m_hits.begin()) - 1);
    });
}

QString SearchHits::replacement(const LineSpan& hit, const QString& with) const
{
    const QString line = m_editor.document()->findBlockByNumber(hit.line).text();
    return replacementFor(line, hit, m_expression, with, m_wish.isExpression);
}

void SearchHits::replaceSelected(const QString& with)
{
    whenFound([this, with] {
        if (const auto hit = selected()) {
            QTextCursor cursor = cursorOf(m_hits[*hit]);
            const QString text = replacement(m_hits[*hit], with);
            cursor.insertText(text);
            m_editor.setTextCursor(cursor);
            emit replaced(1);
        }
        goToNext();
    });
}

void SearchHits::replaceAll(const QString& with)
{
    whenFound([this, with] {
        if (m_hits.empty())
            return;
        const std::vector<LineSpan> hits = m_hits;
        QTextCursor step(m_editor.document());
        step.beginEditBlock();
        // From the end on, so that the places before stay right.
        for (auto hit = hits.rbegin(); hit != hits.rend(); ++hit)
            cursorOf(*hit).insertText(replacement(*hit, with));
        step.endEditBlock();
        emit replaced(static_cast<int>(hits.size()));
    });
}

void SearchHits::paintBelow(QPainter& painter, const VisibleLine& line)
{
    const auto first = std::ranges::lower_bound(m_hits, line.number(), {}, &LineSpan::line);
    const QTextCursor caret = m_editor.textCursor();
    for (auto hit = first; hit != m_hits.end() && hit->line == line.number(); ++hit) {
        const bool isHere = line.block.position() + hit->begin == caret.selectionStart()
            && line.block.position() + hit->end == caret.selectionEnd();
        const ThemeColors& colors = m_editor.theme().colors();
        painter.fillRect(line.rectOf(hit->begin, hit->end),
                         isHere ? colors.foundHere : colors.found);
    }
}

} // namespace fusewright
