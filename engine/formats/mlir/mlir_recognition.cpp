// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_recognition.h"

#include "engine/formats/mlir/mlir_types.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright::mlir {

namespace {

/// A cursor that reports nothing.
class Peek {
public:
    explicit Peek(std::string_view text) : m_text(text) { }

    void skipSpace()
    {
        for (;;) {
            skip([](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
            if (!m_text.starts_with("//"))
                return;
            m_text.remove_prefix(std::min(m_text.find('\n'), m_text.size()));
        }
    }
    bool accept(std::string_view text)
    {
        const bool is = m_text.starts_with(text);
        m_text.remove_prefix(is ? text.size() : 0);
        return is;
    }
    std::string_view word()
    {
        const std::string_view before = m_text;
        skip([](char c) { return syntax.isWordCharacter(c); });
        return before.substr(0, before.size() - m_text.size());
    }
    std::string_view rest() const { return m_text; }

private:
    template <class Predicate>
    void skip(Predicate predicate)
    {
        const auto end = std::ranges::find_if_not(m_text, predicate);
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.begin()));
    }

    std::string_view m_text;
};

/// `"dialect.name"(`.
bool isGenericOperation(Peek peek)
{
    if (!peek.accept("\""))
        return false;
    const std::string_view name = peek.word();
    return name.find('.') != std::string_view::npos && peek.accept("\"")
        && (peek.skipSpace(), peek.accept("("));
}

/// `dialect.name` and what may follow it.
bool isPrettyOperation(Peek peek)
{
    const std::string_view name = peek.word();
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == name.size())
        return false;
    // `fused_computation.1 {` is HLO.
    const char last = name[name.rfind('.') + 1];
    if (isDigit(last))
        return false;
    const char after = peek.rest().empty() ? ' ' : peek.rest().front();
    peek.skipSpace();
    const char next = peek.rest().empty() ? '\0' : peek.rest().front();
    return (after == ' ' && (next == '%' || next == '@' || next == '{' || next == '"'))
        || (after == '(' && peek.rest().starts_with("(%"));
}

/// `%a, %b:2 = `, which leaves the cursor at the operation.
bool acceptResults(Peek& peek)
{
    do {
        peek.skipSpace();
        if (!peek.accept("%") || peek.word().empty())
            return false;
        if (peek.accept(":") && peek.word().empty())
            return false;
        peek.skipSpace();
    } while (peek.accept(","));
    const bool isAssigned = peek.accept("=");
    peek.skipSpace();
    return isAssigned;
}

} // namespace

bool looksLikeMlir(std::string_view bytes)
{
    constexpr std::size_t enough = 1 << 16;
    bytes = bytes.substr(0, enough);
    if (bytes.starts_with(utf8::byteOrderMark))
        bytes.remove_prefix(utf8::byteOrderMark.size());
    Peek peek(bytes);
    peek.skipSpace();
    if (peek.accept("{-#"))
        return true;
    if (peek.rest().starts_with('#') || peek.rest().starts_with('!')) {
        // An alias; `#` also begins comments and directives of other languages.
        peek.accept(peek.rest().substr(0, 1));
        const bool isNamed = !peek.word().empty();
        peek.skipSpace();
        return isNamed && peek.accept("=");
    }
    if (peek.rest().starts_with('%')) {
        if (!acceptResults(peek))
            return false;
        const Peek word = peek;
        return isGenericOperation(peek) || Peek(word).word() == "call"
            || Peek(word).word().find('.') != std::string_view::npos;
    }
    Peek ahead = peek;
    const std::string_view first = ahead.word();
    ahead.skipSpace();
    const std::string_view behind = ahead.rest();
    if (first == "module" || first == "builtin.module")
        return behind.starts_with('@') || behind.starts_with('{')
            || behind.starts_with("attributes");
    if (first == "func" || first.ends_with(".func"))
        return behind.starts_with('@') || behind.starts_with("p") || behind.starts_with("nested");
    return isGenericOperation(peek) || isPrettyOperation(peek);
}

} // namespace fusewright::mlir
