// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/lost_meaning.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void LostMeaning::add(Severity severity, std::string_view code, std::string message,
                      std::optional<TextRange> place)
{
    Diagnostic lost{.severity = severity,
                    .code = std::string(code),
                    .message = std::move(message),
                    .file = m_file,
                    .range = place,
                    .fixes = {}};
    if (std::ranges::find(m_all, lost) == m_all.end())
        m_all.push_back(std::move(lost));
}

void LostMeaning::addOf(Severity severity, std::string_view code, std::string message,
                        const std::vector<EntryId>& entries)
{
    add(severity, code, std::move(message),
        entries.empty() ? std::nullopt : placeOf(entries.front()));
}

std::optional<TextRange> LostMeaning::placeOf(EntryId entry) const
{
    if (!m_pattern || entry.index >= m_pattern->entryRanges.size())
        return std::nullopt;
    return m_pattern->entryRanges[entry.index];
}

std::optional<TextRange> LostMeaning::placeOf(std::string_view entry) const
{
    const auto found = m_pattern ? m_pattern->pattern.find(entry) : std::nullopt;
    return found ? placeOf(*found) : std::nullopt;
}

std::string quotedList(const std::vector<std::string>& names)
{
    constexpr std::size_t mostNamed = 4;
    std::string text;
    const std::size_t named = std::min(names.size(), mostNamed);
    for (std::size_t at = 0; at < named; ++at) {
        const bool isLast = at > 0 && at + 1 == names.size();
        text += (at == 0 ? "`" : isLast ? " and `" : ", `") + names[at] + '`';
    }
    if (names.size() > named)
        text += " and " + std::to_string(names.size() - named) + " more";
    return text;
}

} // namespace fusewright
