// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace fusewright {

// Of ASCII, whatever the locale is: no byte of a longer character is any of these.

constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

constexpr bool isLower(char byte)
{
    return byte >= 'a' && byte <= 'z';
}

constexpr bool isUpper(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

constexpr bool isLetter(char byte)
{
    return isLower(byte) || isUpper(byte);
}

constexpr bool isLetterOrDigit(char byte)
{
    return isLetter(byte) || isDigit(byte);
}

/// What names of most languages are made of: letters, digits and `_`.
constexpr bool isWordByte(char byte)
{
    return isLetterOrDigit(byte) || byte == '_';
}

constexpr char toLower(char byte)
{
    return isUpper(byte) ? static_cast<char>(byte - 'A' + 'a') : byte;
}

constexpr char toUpper(char byte)
{
    return isLower(byte) ? static_cast<char>(byte - 'a' + 'A') : byte;
}

/// Letters of ASCII in lower case; all other bytes as they are.
inline std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), toLower);
    return lower;
}

} // namespace fusewright
