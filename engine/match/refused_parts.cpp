// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/refused_parts.h"

#include "engine/rules/rule.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <tuple>

namespace fusewright {

namespace {

/// Begin and end in the text, and whether it is unknown.
using PartKey = std::tuple<std::size_t, std::size_t, bool>;

struct SeenValues {
    std::string_view what;
    std::size_t matches = 0;
    std::map<std::string_view, std::size_t> seen;
};

/// Empty where nobody wrote it.
ByteRange placeOf(const RulePattern& pattern, ExpressionId part)
{
    const ExpressionTable& expressions = pattern.pattern.expressions();
    if (!pattern.text || !expressions.contains(part))
        return {};
    const ByteRange place = expressions.place(part);
    const bool isWritten = place.begin < place.end && place.end <= pattern.text->text().size();
    return isWritten ? place : ByteRange();
}

ByteRange placeOf(const RefusedCondition& refused)
{
    if (!refused.place || !refused.pattern->text)
        return placeOf(*refused.pattern, refused.part);
    const SourceText& text = *refused.pattern->text;
    return {text.offset(refused.place->begin), text.offset(refused.place->end)};
}

} // namespace

std::optional<TextRange> rangeOf(const RulePattern& pattern, ExpressionId part)
{
    const ByteRange place = placeOf(pattern, part);
    return place.begin < place.end ? std::optional(pattern.text->range(place)) : std::nullopt;
}

std::vector<RefusedPart> refusedParts(std::span<const RefusedCondition> refused,
                                      const SourceText& text)
{
    std::map<PartKey, SeenValues> parts;
    for (const RefusedCondition& each : refused) {
        if (each.pattern->text.get() != &text)
            continue;
        const ByteRange place = placeOf(each);
        if (place.begin >= place.end)
            continue;
        SeenValues& values = parts[{place.begin, place.end, each.isUnknown}];
        values.what = each.what;
        ++values.matches;
        ++values.seen[each.saw];
    }
    std::vector<RefusedPart> found;
    for (auto& [key, values] : parts) {
        const auto& [begin, end, isUnknown] = key;
        RefusedPart part{.range = text.range({begin, end}),
                         .what = std::string(values.what),
                         .isUnknown = isUnknown,
                         .matches = values.matches,
                         .seen = {values.seen.begin(), values.seen.end()}};
        std::ranges::stable_sort(part.seen, std::greater(),
                                 &std::pair<std::string, std::size_t>::second);
        found.push_back(std::move(part));
    }
    return found;
}

} // namespace fusewright
