// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string>
#include <system_error>

namespace fusewright::yaml {

namespace {

/// YAML 1.1 reads a word in lower case, in upper case, and with a capital.
bool isWord(std::string_view text, std::string_view lower)
{
    if (text.size() != lower.size() || text.empty())
        return false;
    const auto isUpper = [&](std::size_t at) {
        return text[at] == static_cast<char>(lower[at] - 'a' + 'A');
    };
    const auto isLower = [&](std::size_t at) { return text[at] == lower[at]; };
    bool restIsLower = true;
    bool restIsUpper = true;
    for (std::size_t at = 1; at < text.size(); ++at) {
        restIsLower = restIsLower && isLower(at);
        restIsUpper = restIsUpper && isUpper(at);
    }
    return (isLower(0) && restIsLower) || (isUpper(0) && (restIsLower || restIsUpper));
}

bool isOneOf(std::string_view text, const std::array<std::string_view, 4>& words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return isWord(text, word); });
}

struct Digits {
    std::string_view text;
    int base = 10;
};

Digits digitsOf(std::string_view unsignedText)
{
    if (unsignedText.starts_with("0x"))
        return {unsignedText.substr(2), 16};
    if (unsignedText.starts_with("0o"))
        return {unsignedText.substr(2), 8};
    if (unsignedText.starts_with("0b"))
        return {unsignedText.substr(2), 2};
    if (unsignedText.size() > 1 && unsignedText.front() == '0')
        return {unsignedText.substr(1), 8};
    return {unsignedText, 10};
}

} // namespace

std::optional<bool> booleanOf(std::string_view text)
{
    if (isOneOf(text, {"true", "yes", "on", "y"}))
        return true;
    if (isOneOf(text, {"false", "no", "off", "n"}))
        return false;
    return std::nullopt;
}

std::optional<std::int64_t> integerOf(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    const auto [written, base] = digitsOf(text);
    if (base == 10 && written.starts_with('_'))
        return std::nullopt;
    std::string digits(written);
    std::erase(digits, '_');

    std::uint64_t size = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, size, base);
    if (digits.empty() || error != std::errc{} || stop != end)
        return std::nullopt;
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (size > most + (isNegative ? 1 : 0))
        return std::nullopt;
    return static_cast<std::int64_t>(isNegative ? ~size + 1 : size);
}

bool isNull(std::string_view text)
{
    return text.empty() || text == "~" || isWord(text, "null");
}

} // namespace fusewright::yaml
