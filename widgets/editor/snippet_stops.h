// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextCursor>

#include <cstddef>
#include <span>
#include <vector>

namespace fusewright {

class CodeEditor;

/// The places of an inserted text that are to be filled in, one after another with Tab.
class SnippetStops {
public:
    /// Units of the document.
    struct Range {
        int begin = 0;
        int end = 0;
    };

    explicit SnippetStops(CodeEditor& editor) : m_editor(editor) { }

    /// Chooses the first one.
    void start(std::span<const Range> ranges);
    bool isActive() const { return !m_stops.empty(); }
    /// Chooses another one; behind the last it is over.
    void step(int by);
    void end() { m_stops.clear(); }
    /// It is over too when the caret leaves the text.
    void followCaret();

private:
    /// Grows with what is typed in it.
    struct Stop {
        QTextCursor begin;
        QTextCursor end;
    };

    void choose(std::size_t at);

    CodeEditor& m_editor;
    std::vector<Stop> m_stops;
    std::size_t m_at = 0;
};

} // namespace fusewright
