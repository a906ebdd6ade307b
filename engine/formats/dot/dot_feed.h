// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/dot/dot_lexer.h"

#include <cstddef>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

namespace fusewright {

struct DotGraphText;

/// Hands one graph to Graphviz's parser, a token at a time, in a form that the parser reads well.
///
/// Every name goes in quotation marks, texts that are joined with `+` go joined, HTML goes as
/// plain text, and attributes that only say how to draw do not go at all.
class DotFeed {
public:
    DotFeed(std::string_view text, const DotGraphText& graph);

    /// Writes the next part and tells its size; 0 at the end of the graph.
    std::size_t read(std::span<char> buffer);

    /// The token that was handed over last. The parser has asked for no other when it finds an
    /// error, so it is the place of the error.
    ByteRange lastToken() const { return m_last; }

private:
    const DotToken& peek(std::size_t ahead);
    std::size_t lengthOfName(std::size_t ahead);
    std::string takeName(std::size_t length);
    bool feedAssignment();
    void feedToken();
    void feedQuoted(std::string_view text);
    bool keepsAttribute(const std::string& name);

    std::string_view m_text;
    DotLexer m_lexer;
    std::deque<DotToken> m_ahead;
    std::string m_part;
    std::size_t m_partGiven = 0;
    ByteRange m_last;
    bool m_isFirstBrace = true;
    bool m_isInList = false;
    bool m_mayAssign = false;
    std::unordered_set<std::string> m_kept; ///< The attributes of the file's own making.
};

/// The text of a name or attribute that the parser gives back.
std::string_view textFromParser(const char* text);

} // namespace fusewright
