// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/query.h"
#include "engine/support/letters.h"

#include <charconv>

namespace fusewright {

namespace {

bool beginsWith(const char* text, std::string_view lowerPart)
{
    for (const char letter : lowerPart) {
        if (toLower(*text++) != letter)
            return false;
    }
    return true;
}

/// Where one of two letters comes next; the end where neither does.
const char* findEither(const char* at, const char* end, char one, char other)
{
    while (at != end && *at != one && *at != other)
        ++at;
    return at;
}

bool containsPart(std::string_view text, std::string_view part)
{
    if (part.empty())
        return true;
    if (part.size() > text.size())
        return false;
    const char* const end = text.data() + (text.size() - part.size() + 1);
    for (const char* at = text.data();; ++at) {
        at = findEither(at, end, part.front(), toUpper(part.front()));
        if (at == end)
            return false;
        if (beginsWith(at, part))
            return true;
    }
}

std::optional<double> decimalNumber(std::string_view text)
{
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// `[3, 3]` is `[3,3]`, and `1e-5` is `0.00001`.
bool isValue(std::string_view candidate, std::string_view asked)
{
    std::string plain;
    for (const char letter : candidate) {
        if (letter != ' ')
            plain += toLower(letter);
        if (plain.size() > asked.size() + 40)
            return false;
    }
    if (plain == asked)
        return true;
    const std::optional<double> number = decimalNumber(asked);
    return number && decimalNumber(plain) == number;
}

} // namespace

bool TextTest::accepts(std::string_view candidate) const
{
    switch (kind) {
    case Kind::Anything:
        return !candidate.empty();
    case Kind::Part:
        return containsPart(candidate, text);
    case Kind::Whole:
        return candidate == text;
    case Kind::Value:
        return isValue(candidate, text);
    case Kind::Found:
        return expression && expression->isFoundIn(candidate.substr(0, mostLookedThrough));
    }
    return false;
}

} // namespace fusewright
