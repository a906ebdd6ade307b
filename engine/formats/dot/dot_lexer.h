// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fusewright {

enum class DotTokenKind : std::uint8_t {
    Name,   ///< A word or a number.
    Quoted, ///< A text in quotation marks.
    Html,   ///< A text in angle brackets.
    Strict,
    Graph,
    Digraph,
    Subgraph,
    Node,
    Edge,
    Mark,  ///< One of `{ } [ ] = ; , : +`.
    Arrow, ///< `->`
    Line,  ///< `--`
    End,
    // What no token can be made of:
    UnclosedText,
    UnclosedHtml,
    UnclosedComment,
    MergeConflict,
    Stray,
};

struct DotToken {
    DotTokenKind kind = DotTokenKind::End;
    ByteRange range;
    char mark = 0;

    bool is(char wanted) const { return mark == wanted; }
    bool isName() const
    {
        return kind == DotTokenKind::Name || kind == DotTokenKind::Quoted
            || kind == DotTokenKind::Html;
    }
    bool isBad() const { return kind > DotTokenKind::End; }
};

/// Cuts DOT text into tokens, with the rules of Graphviz. Never looks back, so it is linear.
///
/// After a bad token it must not be asked again.
class DotLexer {
public:
    explicit DotLexer(std::string_view text, std::size_t begin = 0);

    DotToken next();

private:
    bool skipSpace();
    DotToken take(DotTokenKind kind, std::size_t end);
    DotToken takeQuoted();
    DotToken takeHtml();
    DotToken takeWord();
    DotToken takeNumberOrLine();
    bool isAtConflict() const;
    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    std::string_view m_text;
    std::size_t m_at;
};

/// What a name says: without its quotation marks or outer angle brackets, and with `\"` as `"`.
/// All other escapes stay, for it is the attribute that gives them a meaning.
std::string dotText(std::string_view text, const DotToken& name);

} // namespace fusewright
