// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_number.h"

#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

namespace fusewright {

namespace {

bool isHexText(std::string_view text)
{
    return text.starts_with("0x") || text.starts_with("0X");
}

std::optional<QnnNumber> readFloat(std::string_view text, bool isNegative)
{
    const bool isHex = isHexText(text);
    if (isHex)
        text.remove_prefix(2);
    if (!text.empty() && (text.back() == 'f' || text.back() == 'F' || text.back() == 'l'))
        text.remove_suffix(1);
    QnnNumber read{.isFloat = true};
    const char* const end = text.data() + text.size();
    const auto result = std::from_chars(
        text.data(), end, read.number, isHex ? std::chars_format::hex : std::chars_format::general);
    const bool isThere = result.ec == std::errc() && result.ptr == end;
    read.number = isNegative ? -read.number : read.number;
    return isThere ? std::optional(read) : std::nullopt;
}

} // namespace

std::optional<QnnNumber> readQnnNumber(std::string_view text, bool isNegative)
{
    const bool isHex = isHexText(text);
    if (text.find_first_of(isHex ? ".pP" : ".eE") != std::string_view::npos)
        return readFloat(text, isNegative);
    QnnNumber read;
    std::string digits(text);
    std::erase(digits, '\'');
    while (!digits.empty() && std::string_view("uUlL").find(digits.back()) != std::string::npos) {
        read.isSize = read.isSize || digits.back() == 'u' || digits.back() == 'U';
        digits.pop_back();
    }
    const bool isBinary = digits.starts_with("0b") || digits.starts_with("0B");
    const bool isOctal = !isHex && !isBinary && digits.size() > 1 && digits.front() == '0';
    if (isHex || isBinary)
        digits.erase(0, 2);
    std::uint64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const int base = isHex ? 16 : isBinary ? 2 : isOctal ? 8 : 10;
    const auto result = std::from_chars(digits.data(), end, value, base);
    constexpr std::uint64_t most = std::uint64_t{1} << 62U;
    if (result.ec != std::errc() || result.ptr != end || value > most)
        return std::nullopt;
    read.integer = static_cast<std::int64_t>(value);
    read.isOctal = isOctal && value > 7;
    read.integer = isNegative ? -read.integer : read.integer;
    read.number = static_cast<double>(read.integer);
    return read;
}

std::optional<std::int64_t> calculateQnn(char sign, std::int64_t left, std::int64_t right)
{
    constexpr std::int64_t most = std::int64_t{1} << 30U;
    const bool isSmall = std::abs(left) <= most && std::abs(right) <= most;
    if (!isSmall || ((sign == '/' || sign == '%') && right == 0))
        return std::nullopt;
    switch (sign) {
    case '+':
        return left + right;
    case '-':
        return left - right;
    case '*':
        return left * right;
    case '/':
        return left / right;
    default:
        return left % right;
    }
}

} // namespace fusewright
