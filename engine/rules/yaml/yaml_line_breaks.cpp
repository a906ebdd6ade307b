// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_line_breaks.h"

#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <array>

namespace fusewright::yaml {

std::string_view lineBreakOf(std::string_view text)
{
    constexpr std::array<std::string_view, 3> kinds{"\n", "\r\n", "\r"};
    std::array<std::size_t, kinds.size()> counts{};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOfLine(text, at);
        const bool isBlank = skipBlanks(text, at) == end;
        at = skipBreak(text, end);
        if (isBlank)
            continue;
        const auto kind = std::ranges::find(kinds, text.substr(end, at - end));
        if (kind != kinds.end())
            ++counts[static_cast<std::size_t>(kind - kinds.begin())];
    }
    const auto most = std::ranges::max_element(counts);
    return kinds[static_cast<std::size_t>(most - counts.begin())];
}

std::string withLineBreaks(std::string_view text, std::string_view lineBreak)
{
    std::string result;
    result.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = endOfLine(text, at);
        result += text.substr(at, end - at);
        at = skipBreak(text, end);
        if (at > end)
            result += lineBreak;
    }
    return result;
}

} // namespace fusewright::yaml
