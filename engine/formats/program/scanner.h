// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {
class FileBytes;
}

namespace fusewright::program {

/// How the texts of a format are written.
struct Syntax {
    std::string_view code;    ///< Of its findings: `mlir-syntax`.
    bool hasAngles = false;   ///< `<` and `>` are brackets.
    std::string_view inWords; ///< Beside letters and digits.
    bool hasBlockComments = false;
    bool textsHaveLines = false; ///< A text in quotation marks may go on in the next line.

    bool isWordCharacter(char c) const;
};

/// Goes through a text. The first mistake stops it: it then says nothing but the end.
class Scanner {
public:
    Scanner(const FileBytes& bytes, const ModelText& file, const Syntax& syntax);

    std::size_t position() const { return m_at; }
    void moveTo(std::size_t position) { m_at = position; }
    bool atEnd() const { return m_at >= m_text.size(); }
    bool hasFailed() const { return m_failed; }

    /// White space and comments; says whether a line ended in it.
    bool skipSpace();
    /// The next character, or zero at the end.
    char peek(std::size_t ahead = 0) const;
    bool isAt(std::string_view text) const { return m_text.substr(m_at).starts_with(text); }
    bool accept(std::string_view text);
    /// A whole word, which no other letter follows.
    bool acceptWord(std::string_view word);

    /// Letters, digits and what else the syntax takes for one; empty where none is.
    std::string_view word();
    /// What may follow a `%`, `#`, `!`, `^` or `@`, without it.
    std::string_view name();
    /// A text in quotation marks, with them.
    std::optional<std::string_view> quoted();
    /// From an opening bracket to the closing one that belongs to it.
    std::optional<std::string_view> balanced();
    /// Up to a character of `ends` that stands outside all brackets and texts.
    std::optional<std::string_view> valueUpTo(std::string_view ends);

    std::string_view textFrom(std::size_t begin) const
    {
        return m_text.substr(begin, m_at - begin);
    }
    std::size_t offsetOf(std::string_view part) const
    {
        return static_cast<std::size_t>(part.data() - m_text.data());
    }

    /// Says that something else should stand here, and stops.
    void expected(std::string_view what);
    void fail(std::string message, std::size_t begin, std::size_t end);
    void stop() { m_failed = true; }

private:
    bool skipBalanced(std::vector<std::size_t>& open);
    bool closeBracket(char closer, std::vector<std::size_t>& open);
    bool skipComment();
    bool skipQuoted();
    void letGo();

    const FileBytes& m_bytes;
    const ModelText& m_file;
    const Syntax* m_syntax;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_letGo = 0; ///< Pages before this one were given back.
    std::vector<std::size_t> m_open;
    bool m_failed = false;
};

/// Without the quotation marks, if there are any; escapes are resolved.
std::string unquoted(std::string_view text);

} // namespace fusewright::program
