// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstdint>
#include <string_view>

namespace fusewright {

/// A word, number or sign of a table of derivatives.
struct FormulaToken {
    enum class Kind : std::uint8_t { Word, Number, Sign, LineEnd, End };

    Kind kind = Kind::End;
    std::string_view text;
    ByteRange place;

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
};

/// Cuts a table of derivatives into tokens. Inside of brackets lines have no end.
class FormulaTokens {
public:
    explicit FormulaTokens(std::string_view text) : m_text(text) { advance(); }

    const FormulaToken& current() const { return m_token; }
    void advance();
    /// Behind the end of the line, whatever brackets are open.
    void skipLine();

private:
    void skipSpace();
    std::size_t wordEnd() const;
    std::size_t numberEnd() const;
    std::size_t signEnd() const;

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_open = 0;
    FormulaToken m_token;
};

} // namespace fusewright
