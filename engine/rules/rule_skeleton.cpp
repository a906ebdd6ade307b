// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_skeleton.h"

#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

bool isWordOfARule(char byte)
{
    return byte == '_' || isLetter(byte);
}

/// The word that a line begins with, where it is all of the line.
std::optional<ByteRange> onlyWordAt(std::string_view text, std::size_t offset)
{
    const std::size_t line = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1; // Else 0.
    const std::size_t end = std::min(text.find_first_of("\r\n", line), text.size());
    const std::string_view word = text.substr(line, end - line);
    return offset <= end && std::ranges::all_of(word, isWordOfARule)
        ? std::optional(ByteRange{line, end})
        : std::nullopt;
}

/// Whether what the lines above have begun is ended: a comment, or a text of several lines.
bool beginsAnew(const RulesText& text, std::size_t offset)
{
    const std::string_view all = text.source().text();
    int state = 0;
    for (std::size_t line = 0; line < offset;) {
        const std::size_t end = std::min(all.find('\n', line), all.size());
        static_cast<void>(text.language().cutLine(all.substr(line, end - line), state));
        line = end + 1;
    }
    return state == 0;
}

/// Empty lines at the end of a rule are none of it.
bool isOutside(const RulesText& text, std::size_t offset)
{
    const std::vector<RulePlace> places = text.rulePlaces();
    const std::string_view all = text.source().text();
    return std::ranges::none_of(places, [&](const RulePlace& place) {
        const std::size_t last = all.substr(0, place.range.end).find_last_not_of(" \t\r\n");
        return place.range.begin < offset && last != std::string_view::npos && offset <= last;
    });
}

} // namespace

void addSkeleton(std::vector<Completion>& completions, const RulesText& text, TextPosition position)
{
    const RuleLanguage& language = text.language();
    const std::size_t offset = text.source().offset(position);
    const auto word = onlyWordAt(text.source().text(), offset);
    if (language.sampleParts.empty() || !word || !isOutside(text, offset)
        || !beginsAnew(text, word->begin))
        return;
    Completion rule{.kind = CompletionKind::Rule,
                    .label = std::string(language.sampleWord),
                    .text = text.fitted(language.sample),
                    .replaced = text.source().range(*word),
                    .detail = "A new rule with places to fill in.",
                    .count = {},
                    .documentation = {},
                    .stops = {}};
    std::size_t from = 0;
    for (const std::string_view part : language.sampleParts) {
        const std::size_t begin = rule.text.find(part, from);
        if (begin == std::string::npos)
            continue;
        from = begin + part.size();
        rule.stops.push_back({begin, from});
    }
    rule.documentation = rule.text;
    completions.insert(completions.begin(), std::move(rule));
}

} // namespace fusewright
