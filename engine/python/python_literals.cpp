// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_literals.h"

#include "engine/python/python_lexer.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace fusewright {

namespace {

void appendCharacter(std::string& text, std::uint32_t code)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    const bool isSurrogate = code >= 0xD800 && code < 0xE000;
    if (code > 0x10FFFF || isSurrogate)
        code = 0xFFFD;
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | code >> 6);
        add(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        add(0xE0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    } else {
        add(0xF0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3F));
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    }
}

/// A number of up to so many digits; nothing when there is not one digit.
std::optional<std::uint32_t> readDigits(std::string_view text, std::size_t most, int base,
                                        std::size_t& length)
{
    std::uint32_t code = 0;
    const std::string_view digits = text.substr(0, most);
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, base);
    length = static_cast<std::size_t>(end - digits.data());
    return error == std::errc() && length > 0 ? std::optional(code) : std::nullopt;
}

/// Behind a backslash; gives how many bytes the escape takes.
std::size_t appendEscape(std::string& text, std::string_view rest)
{
    static constexpr std::string_view letters = "ntrabfv";
    static constexpr std::string_view meanings = "\n\t\r\a\b\f\v";
    const char first = rest.front();
    if (const auto at = letters.find(first); at != letters.npos) {
        text += meanings[at];
        return 1;
    }
    if (first == '\n' || first == '\r')
        return rest.starts_with("\r\n") ? 2 : 1;
    if (first == '\\' || first == '\'' || first == '"') {
        text += first;
        return 1;
    }
    std::size_t length = 0;
    const std::size_t digits = first == 'x' ? 2 : first == 'u' ? 4 : first == 'U' ? 8 : 0;
    const auto code = digits > 0 ? readDigits(rest.substr(1), digits, 16, length)
                                 : readDigits(rest, 3, 8, length);
    if (!code || (digits > 0 && length != digits)) {
        text += '\\';
        return 0;
    }
    appendCharacter(text, *code);
    return length + (digits > 0 ? 1 : 0);
}

void appendLiteral(std::string& text, std::string_view written)
{
    const std::size_t quote = written.find_first_of("'\"");
    if (quote == written.npos)
        return;
    const bool isRaw = written.substr(0, quote).find_first_of("rR") != written.npos;
    written.remove_prefix(quote);
    const bool isLong = written.size() >= 6 && written[1] == written[0] && written[2] == written[0];
    const std::size_t quotes = isLong ? 3 : 1;
    if (written.size() < 2 * quotes)
        return;
    written = written.substr(quotes, written.size() - 2 * quotes);
    if (isRaw) {
        text += written;
        return;
    }
    while (!written.empty()) {
        const std::size_t backslash = std::min(written.find('\\'), written.size());
        text += written.substr(0, backslash);
        written.remove_prefix(backslash);
        if (written.size() > 1)
            written.remove_prefix(1 + appendEscape(text, written.substr(1)));
        else if (!written.empty())
            written.remove_prefix(1);
    }
}

} // namespace

std::string pythonString(std::string_view written)
{
    std::string text;
    for (const PythonToken& token : pythonTokens(written).all) {
        if (token.kind == PythonToken::Kind::Text || token.kind == PythonToken::Kind::Formed)
            appendLiteral(text, token.text);
    }
    return text;
}

bool isPythonString(std::string_view written)
{
    if (written.empty() || (written.back() != '"' && written.back() != '\''))
        return false;
    const PythonTokens tokens = pythonTokens(written);
    return tokens.all.size() == 3 && tokens.all[0].kind == PythonToken::Kind::Text;
}

std::optional<std::int64_t> pythonInteger(std::string_view written)
{
    const bool isNegative = written.starts_with('-');
    if (isNegative || written.starts_with('+'))
        written.remove_prefix(1);
    int base = 10;
    if (written.size() > 2 && written[0] == '0') {
        const char letter = toLower(written[1]);
        base = letter == 'x' ? 16 : letter == 'o' ? 8 : letter == 'b' ? 2 : 10;
        if (base != 10)
            written.remove_prefix(2);
    }
    std::string digits(written);
    std::erase(digits, '_');
    std::int64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, value, base);
    if (parsed.ec != std::errc() || parsed.ptr != end || digits.starts_with('-'))
        return std::nullopt;
    return isNegative ? -value : value;
}

std::optional<double> pythonFloat(std::string_view written)
{
    const double sign = written.starts_with('-') ? -1.0 : 1.0;
    if (written.starts_with('-') || written.starts_with('+'))
        written.remove_prefix(1);
    if (written == "inf")
        return sign * std::numeric_limits<double>::infinity();
    if (written == "nan")
        return std::nan("");
    const bool beginsRight = !written.empty() && (isDigit(written[0]) || written[0] == '.');
    std::string digits(written);
    std::erase(digits, '_');
    double value = 0;
    const char* const end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, value);
    if (!beginsRight || parsed.ec != std::errc() || parsed.ptr != end)
        return std::nullopt;
    return sign * value;
}

} // namespace fusewright
