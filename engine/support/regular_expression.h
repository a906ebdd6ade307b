// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fusewright {

/// What is wrong with a regular expression, and where: a byte of its text.
struct ExpressionMistake {
    std::size_t offset = 0;
    std::string message;
};

/// A regular expression that is looked for anywhere in a text. Upper and lower case are the same.
///
/// Knows `.`, classes, groups, `|`, `* + ? {m,n}`, `^ $ \b` and `\d \w \s`; no back-references and
/// no look-around. So any expression takes time that is linear in the text, and no stack.
class RegularExpression {
public:
    static std::variant<RegularExpression, ExpressionMistake> read(std::string_view text);

    /// May be called from several threads.
    bool isFoundIn(std::string_view text) const;

private:
    friend class ExpressionCompiler;

    using Bytes = std::bitset<256>;
    enum class Step : std::uint8_t { Byte, Split, Begin, End, WordBoundary, Found };
    struct State {
        Step step = Step::Found;
        std::uint32_t next = 0;
        std::uint32_t other = 0; ///< Of a split; else which bytes.
    };
    class Run;

    std::vector<State> m_states;
    std::vector<Bytes> m_bytes;
    std::uint32_t m_start = 0;
};

} // namespace fusewright
