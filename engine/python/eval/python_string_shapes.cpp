// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

bool isPlain(const std::string& text)
{
    return std::ranges::none_of(text, [](char character) { return (character & 0x80) != 0; });
}

/// `upper`, `lower`, `title`, …: of letters of ASCII only.
PythonValue stringCased(PythonCall& call)
{
    std::string text = call.self.as<PythonString>().text;
    const std::string& name = call.builtin.name;
    if (!isPlain(text))
        return call.runtime.unknown("Only letters of ASCII change their case.");
    bool startsWord = true;
    for (char& character : text) {
        const bool isCapital = toUpper(character) == character;
        const bool goesUp = name == "upper" || (name == "swapcase" && !isCapital)
            || ((name == "title" || name == "capitalize") && startsWord);
        startsWord = name == "title" && !isLetter(character);
        character = goesUp ? toUpper(character) : toLower(character);
    }
    return call.runtime.string(std::move(text));
}

PythonValue stringIs(PythonCall& call)
{
    const std::string& text = call.self.as<PythonString>().text;
    const std::string& name = call.builtin.name;
    if (!isPlain(text))
        return call.runtime.unknown("Only characters of ASCII are known by their kind.");
    const bool hasLetters = std::ranges::any_of(text, isLetter);
    if (name == "isupper" || name == "islower")
        return PythonValue::boolean(
            hasLetters && std::ranges::none_of(text, [&](char character) {
                return isLetter(character)
                    && (name == "isupper" ? toUpper(character) : toLower(character)) != character;
            }));
    if (name == "isidentifier" && !text.empty() && isDigit(text.front()))
        return PythonValue::boolean(false);
    return PythonValue::boolean(!text.empty() && std::ranges::all_of(text, [&](char character) {
        if (name == "isalpha")
            return isLetter(character);
        if (name == "isspace")
            return std::string_view(" \t\n\r\f\v").find(character) != std::string_view::npos;
        if (name == "isalnum" || name == "isidentifier")
            return isLetterOrDigit(character) || (name == "isidentifier" && character == '_');
        return isDigit(character);
    }));
}

PythonValue stringPadded(PythonCall& call)
{
    const std::string& name = call.builtin.name;
    if (!call.at(0).isIntegral())
        return call.runtime.raise("TypeError",
                                  '\'' + call.runtime.typeName(call.at(0))
                                      + "' object cannot be interpreted as an integer");
    const std::int64_t width = call.at(0).asInteger();
    const auto length =
        static_cast<std::int64_t>(utf8::countCharacters(call.self.as<PythonString>().text));
    if (width <= length)
        return call.self;
    const auto gap = static_cast<std::size_t>(width - length);
    std::string fill = name == "zfill" ? "0" : " ";
    if (call.at(1).is(PythonType::String))
        fill = call.at(1).as<PythonString>().text;
    if (utf8::countCharacters(fill) != 1)
        return call.runtime.raise("TypeError",
                                  "The fill character must be exactly one character long");
    if (!call.runtime.grow(gap))
        return {};
    const auto filled = [&](std::size_t count) {
        std::string text;
        while (count-- > 0)
            text += fill;
        return text;
    };
    std::string_view text = call.self.as<PythonString>().text;
    std::string sign;
    if (name == "zfill" && (text.starts_with('-') || text.starts_with('+'))) {
        sign = text.front();
        text.remove_prefix(1);
    }
    const std::size_t left = name == "ljust" ? 0
        : name == "center" ? gap / 2 + (gap & static_cast<std::size_t>(width) & 1U)
                           : gap;
    return call.runtime.string(sign + filled(left) + std::string(text) + filled(gap - left));
}

constexpr auto shapeRows = std::to_array<PythonNativeRow>({
    {"upper", stringCased, 0, 0},      {"lower", stringCased, 0, 0},
    {"casefold", stringCased, 0, 0},   {"title", stringCased, 0, 0},
    {"capitalize", stringCased, 0, 0}, {"swapcase", stringCased, 0, 0},
    {"isupper", stringIs, 0, 0},       {"islower", stringIs, 0, 0},
    {"isalpha", stringIs, 0, 0},       {"isalnum", stringIs, 0, 0},
    {"isspace", stringIs, 0, 0},       {"isdigit", stringIs, 0, 0},
    {"isnumeric", stringIs, 0, 0},     {"isdecimal", stringIs, 0, 0},
    {"isidentifier", stringIs, 0, 0},  {"zfill", stringPadded, 1, 1},
    {"ljust", stringPadded, 1, 2},     {"rjust", stringPadded, 1, 2},
    {"center", stringPadded, 1, 2},
});

} // namespace

std::span<const PythonNativeRow> pythonStringShapes()
{
    return shapeRows;
}

} // namespace fusewright
