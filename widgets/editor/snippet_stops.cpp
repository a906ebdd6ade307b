// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/snippet_stops.h"

#include "widgets/editor/code_editor.h"

namespace fusewright {

void SnippetStops::start(std::span<const Range> ranges)
{
    m_stops.clear();
    for (const Range& range : ranges) {
        Stop stop{QTextCursor(m_editor.document()), QTextCursor(m_editor.document())};
        stop.begin.setPosition(range.begin);
        stop.begin.setKeepPositionOnInsert(true);
        stop.end.setPosition(range.end);
        m_stops.push_back(stop);
    }
    if (isActive())
        choose(0);
}

void SnippetStops::step(int by)
{
    const auto next = static_cast<std::ptrdiff_t>(m_at) + by;
    if (next < 0)
        return;
    if (next < static_cast<std::ptrdiff_t>(m_stops.size())) {
        choose(static_cast<std::size_t>(next));
        return;
    }
    QTextCursor caret = m_stops.back().end;
    end();
    caret.clearSelection();
    m_editor.setTextCursor(caret);
}

void SnippetStops::choose(std::size_t at)
{
    m_at = at;
    QTextCursor caret(m_editor.document());
    caret.setPosition(m_stops[at].begin.position());
    caret.setPosition(m_stops[at].end.position(), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(caret);
    m_editor.ensureCursorVisible();
}

void SnippetStops::followCaret()
{
    if (!isActive())
        return;
    const QTextCursor& first = m_stops.front().begin;
    const QTextCursor& last = m_stops.back().end;
    const int line = m_editor.textCursor().blockNumber();
    // What was inserted may be undone.
    const bool isGone = first.position() == last.position();
    if (isGone || line < first.blockNumber() || line > last.blockNumber())
        end();
}

} // namespace fusewright
