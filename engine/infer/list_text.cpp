// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/list_text.h"

#include "engine/support/text_parts.h"

namespace fusewright::infer {

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
