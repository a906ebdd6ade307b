// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/text_width.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace fusewright {

namespace {

/// Of the characters from the space to the tilde, in hundredths of the size of the text.
constexpr std::array<std::uint8_t, 95> asciiWidths{
    32, 40, 46, 84, 64, 95, 78, 27, 39,  39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69,  61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63,  63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84};
constexpr double otherWidth = 0.7;
constexpr double wideWidth = 1.05; ///< Of characters of three bytes and more: mostly ideographs.
constexpr double strongShare = 1.1;
constexpr double signWidth = 0.84; ///< Of `×` and its like.
constexpr std::string_view ellipsis = "…";
constexpr double ellipsisWidth = 1;

/// The characters of a text, the malformed ones byte by byte.
std::vector<std::string_view> charactersOf(std::string_view text)
{
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8::lengthOfFirst(text), 1);
        characters.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return characters;
}

double widthOf(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character.front());
    if (first >= ' ' && first <= '~')
        return asciiWidths[first - std::size_t(' ')] / 100.0;
    if (character == ellipsis)
        return ellipsisWidth;
    if (character == "×" || character == "÷" || character == "±")
        return signWidth;
    return character.size() < 3 ? otherWidth : wideWidth;
}

bool isBetweenParts(std::string_view character)
{
    return character == "." || character == "/" || character == "_" || character == ":"
        || character == " ";
}

/// How many of the characters fit, from the front.
template <class Characters>
std::size_t fitting(const Characters& characters, double room, double unit)
{
    std::size_t count = 0;
    for (const std::string_view character : characters) {
        room -= widthOf(character) * unit;
        if (room < 0)
            break;
        ++count;
    }
    return count;
}

} // namespace

double textWidth(std::string_view text, double size, TextWeight weight)
{
    double width = 0;
    for (const std::string_view character : charactersOf(text))
        width += widthOf(character);
    return width * size * (weight == TextWeight::Strong ? strongShare : 1);
}

std::string elidedText(std::string_view text, double room, double size, ElideAt at,
                       TextWeight weight)
{
    // Names can be far longer than what is ever shown of them.
    constexpr std::size_t longestLooked = 2'000;
    const double unit = size * (weight == TextWeight::Strong ? strongShare : 1);
    if (text.size() < longestLooked && textWidth(text, unit) <= room)
        return std::string(text);
    room -= ellipsisWidth * unit;
    std::vector<std::string_view> characters = charactersOf(text);
    const double front = at == ElideAt::Begin ? 0 : at == ElideAt::End ? room : room / 2;
    const std::size_t before = fitting(characters, front, unit);
    std::string kept(text.substr(0, 0));
    for (std::size_t which = 0; which < before; ++which)
        kept += characters[which];
    kept += ellipsis;
    std::ranges::reverse(characters);
    const std::size_t after =
        std::min(fitting(characters, room - front, unit), characters.size() - before);
    std::size_t which = after;
    // Behind the dots no others: a name goes on with a part of it.
    while (at == ElideAt::Begin && which > 1 && isBetweenParts(characters[which - 1]))
        --which;
    for (; which > 0; --which)
        kept += characters[which - 1];
    return kept;
}

} // namespace fusewright
