// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/text_table.h"

#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

std::string groupedNumber(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    return digits;
}

std::string counted(std::uint64_t count, std::string_view what)
{
    return groupedNumber(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], utf8::countCharacters(row[at]));
    }
    std::string result;
    for (const auto& row : m_rows) {
        std::string line = " ";
        for (std::size_t at = 0; at < row.size(); ++at) {
            const std::string padding(widths[at] - utf8::countCharacters(row[at]), ' ');
            line +=
                m_columns[at] == Align::Right ? ' ' + padding + row[at] : ' ' + row[at] + padding;
            line += ' ';
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + '\n';
    }
    return result;
}

} // namespace fusewright
