// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/xml_text.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <cstddef>

namespace fusewright {

namespace {

/// What stands for one character.
std::string_view escaped(std::string_view character)
{
    switch (character.front()) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        break;
    }
    constexpr unsigned char firstPrintable = 0x20;
    const bool isControl = static_cast<unsigned char>(character.front()) < firstPrintable;
    const bool isNoCharacter = character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
    return isControl || isNoCharacter ? utf8::replacement : character;
}

} // namespace

std::string xmlEscaped(std::string_view text)
{
    const std::string sound = utf8::repaired(text);
    std::string result;
    for (std::string_view left = sound; !left.empty();) {
        const std::size_t size = std::max<std::size_t>(utf8::lengthOfFirst(left), 1);
        result += escaped(left.substr(0, size));
        left.remove_prefix(size);
    }
    return result;
}

} // namespace fusewright
