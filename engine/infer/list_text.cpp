// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/list_text.h"

#include <algorithm>
#include <charconv>

namespace fusewright::infer {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\n";
    const std::size_t begin = std::min(text.find_first_not_of(space), text.size());
    return text.substr(begin, text.find_last_not_of(space) + 1 - begin);
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    const bool isNumber = parsed.ec == std::errc() && parsed.ptr == end;
    return isNumber ? std::optional(number) : std::nullopt;
}

std::vector<std::string_view> itemsIn(std::string_view text)
{
    std::vector<std::string_view> items;
    std::size_t depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char letter = at < text.size() ? text[at] : ',';
        if (letter == '(' || letter == '[')
            ++depth;
        else if ((letter == ')' || letter == ']') && depth > 0)
            --depth;
        const bool ends = at == text.size() || (letter == ',' && depth == 0);
        if (!ends)
            continue;
        const std::string_view item = trimmed(text.substr(begin, at - begin));
        if (!item.empty())
            items.push_back(item);
        begin = at + 1;
    }
    return items;
}

std::optional<std::string_view> insideBrackets(std::string_view text)
{
    const bool isList = text.size() >= 2 && (text.front() == '(' || text.front() == '[')
        && (text.back() == ')' || text.back() == ']');
    return isList ? std::optional(text.substr(1, text.size() - 2)) : std::nullopt;
}

} // namespace fusewright::infer
