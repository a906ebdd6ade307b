// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lexing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A plain text of one line longer than this needs no other look.
inline constexpr std::size_t longText = 256;

/// Where `lexYaml` is in its text, and what it has found up to there.
class YamlLexCursor {
public:
    explicit YamlLexCursor(std::string_view text);

    std::string_view text() const { return m_text; }
    std::size_t at() const { return m_at; }
    char current() const { return m_text[m_at]; }
    std::size_t lineBegin() const { return m_lineBegin; }
    std::int64_t column() const;
    std::optional<std::size_t> tab() const { return m_tab; }
    bool isInBrackets() const { return !m_closers.empty(); }
    YamlLexing& found() { return m_out; }
    std::vector<YamlToken>& tokens() { return m_out.tokens; }
    /// What stands there up to the next gap: the part of a line that a finding marks.
    ByteRange word() const;
    /// From `begin` to the end of the last token.
    ByteRange lastNodeFrom(std::size_t begin) const;

    /// False at the end of the text.
    bool skipToToken();
    /// Whether the token is the first one in its line, when asked for the first time.
    bool beginToken();
    void pass() { ++m_at; }
    void take(YamlTokenKind kind, std::size_t end);
    void takeMark(YamlTokenKind kind) { take(kind, m_at + 1); }
    void openBracket(bool isMapping) { m_closers += isMapping ? '}' : ']'; }
    void closeBracket() { m_closers.pop_back(); }

    void report(YamlFinding finding);
    /// One such finding a line: what follows on the line follows from it.
    void reportStructure(YamlFinding finding) { reportStructure(std::move(finding), m_at); }
    void reportStructure(YamlFinding finding, std::size_t cutAt);
    /// The first tab stands for all: its fix mends every line.
    void reportTab(std::size_t at);
    void replaceTab(std::size_t at, std::int64_t width);
    void repair(ByteRange range, std::string text);
    void cut(std::size_t at);
    void stop() { m_stops = true; }
    bool isStopped() const { return m_stops; }

    /// The begin of a line to which the cursor may go back.
    struct Mark {
        std::size_t lineBegin = 0;
        std::size_t tokens = 0;
        std::size_t comments = 0;
        std::size_t findings = 0;
        std::size_t repairs = 0;
        std::optional<std::size_t> cut;
        std::string closers;
    };
    Mark mark() const;
    void goBack(const Mark& mark);
    void beginLine();

private:
    void measureIndentation();
    void takeComment();

    std::string_view m_text;
    std::size_t m_at = 0;
    YamlLexing m_out;
    std::string m_closers; ///< Of the open brackets, the outermost first.
    std::size_t m_lineBegin = 0;
    std::int64_t m_columnShift = 0; ///< By how much tabs are wider than they are long.
    bool m_isFirstInLine = true;
    bool m_lineHasError = false;
    std::optional<std::size_t> m_tabFinding;
    std::optional<std::size_t> m_tab; ///< Between this token and the last one.
    bool m_stops = false;
};

} // namespace fusewright
