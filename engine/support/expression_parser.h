// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/regular_expression.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A part of a regular expression in postfix order: operands stand before what joins them.
struct ExpressionPart {
    enum class Kind : std::uint8_t {
        Byte, ///< One of `bytes`.
        Empty,
        Begin,
        End,
        WordBoundary,
        Joined,
        Either,
        Optional,
        Repeated, ///< None or more.
        AtLeastOne
    };

    Kind kind = Kind::Empty;
    std::bitset<256> bytes;
};

/// Reads a regular expression into postfix order.
class ExpressionParser {
public:
    /// More parts than this are refused.
    static constexpr std::size_t mostParts = 1000;

    explicit ExpressionParser(std::string_view text) : m_text(text) { }

    /// Nothing when there is a mistake.
    std::optional<std::vector<ExpressionPart>> parse();
    const ExpressionMistake& mistake() const { return m_mistake; }

private:
    using Kind = ExpressionPart::Kind;
    using Bytes = std::bitset<256>;

    /// A group that is open, or the whole.
    struct Level {
        std::size_t opened = 0; ///< Where its bracket stands.
        std::size_t items = 0;  ///< Joined so far in this branch.
        std::size_t branches = 0;
        std::size_t atomBegin = 0; ///< In the parts: the last atom, not joined yet.
        bool hasAtom = false;
    };

    bool atEnd() const { return m_at == m_text.size(); }
    void fail(std::size_t offset, std::string message);
    void emit(Kind kind) { m_parts.push_back({.kind = kind, .bytes = {}}); }
    void beginAtom();
    void joinAtom();
    void endBranch();
    void readNext();
    void open();
    void close();
    void repeat(Kind kind);
    void repeatCounted();
    void copyAtom(std::size_t least, std::optional<std::size_t> most);
    std::optional<std::size_t> readNumber();
    void addBytes(const Bytes& bytes);
    void addPlace(Kind kind);
    void readEscape();
    void readClass();
    Bytes readClassItem();
    void readRange(Bytes& bytes);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<ExpressionPart> m_parts;
    std::vector<Level> m_levels;
    ExpressionMistake m_mistake;
    bool m_failed = false;
};

} // namespace fusewright
