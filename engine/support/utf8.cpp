// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace fusewright::utf8 {

namespace {

struct LeadByte {
    std::size_t length = 0;
    unsigned char secondLow = 0x80;
    unsigned char secondHigh = 0xBF;
};

/// Table 3-7 of the Unicode standard: overlong forms, surrogates and values past U+10FFFF are out.
LeadByte classify(unsigned char lead)
{
    if (lead < 0x80)
        return {.length = 1};
    if (lead >= 0xC2 && lead <= 0xDF)
        return {.length = 2};
    if (lead >= 0xE0 && lead <= 0xEF) {
        return {.length = 3,
                .secondLow = static_cast<unsigned char>(lead == 0xE0 ? 0xA0 : 0x80),
                .secondHigh = static_cast<unsigned char>(lead == 0xED ? 0x9F : 0xBF)};
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        return {.length = 4,
                .secondLow = static_cast<unsigned char>(lead == 0xF0 ? 0x90 : 0x80),
                .secondHigh = static_cast<unsigned char>(lead == 0xF4 ? 0x8F : 0xBF)};
    }
    return {};
}

/// How many bytes at the start are ASCII, counted in words: most texts are ASCII to the end.
std::size_t asciiPrefix(std::string_view text)
{
    constexpr std::uint64_t highBits = 0x8080808080808080ULL;
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, 8);
        if ((word & highBits) != 0)
            return at;
    }
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80)
        ++at;
    return at;
}

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return static_cast<unsigned char>(text[at]);
}

} // namespace

std::size_t lengthOfFirst(std::string_view text)
{
    if (text.empty())
        return 0;
    const LeadByte lead = classify(byteAt(text, 0));
    if (lead.length <= 1)
        return lead.length;
    if (text.size() < lead.length)
        return 0;
    const unsigned char second = byteAt(text, 1);
    if (second < lead.secondLow || second > lead.secondHigh)
        return 0;
    for (std::size_t at = 2; at < lead.length; ++at) {
        if ((byteAt(text, at) & 0xC0) != 0x80)
            return 0;
    }
    return lead.length;
}

std::size_t countCharacters(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at += std::max<std::size_t>(lengthOfFirst(text.substr(at)), 1);
    return count;
}

std::size_t countCharactersBefore(std::string_view text, std::size_t begin, std::size_t end)
{
    std::size_t count = 0;
    for (std::size_t at = begin; at < end; ++count) {
        at += std::max<std::size_t>(lengthOfFirst(text.substr(at)), 1);
        if (at > end)
            break;
    }
    return count;
}

std::size_t offsetOfCharacter(std::string_view text, std::size_t character)
{
    std::size_t at = 0;
    for (; character > 0 && at < text.size(); --character)
        at += std::max<std::size_t>(lengthOfFirst(text.substr(at)), 1);
    return at;
}

std::optional<std::size_t> findInvalid(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        at += asciiPrefix(text.substr(at));
        if (at == text.size())
            break;
        const std::size_t length = lengthOfFirst(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

std::string repaired(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthOfFirst(text.substr(at));
        result += length == 0 ? replacement : text.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return result;
}

} // namespace fusewright::utf8
