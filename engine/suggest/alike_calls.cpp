// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/alike_calls.h"

#include "engine/graph/graph.h"
#include "engine/graph/literal_values.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/replacement_draft.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace fusewright {

namespace {

bool haveOneForm(const DraftArgument& a, const DraftArgument& b)
{
    return a.keyword == b.keyword && a.depth == b.depth && a.isList == b.isList
        && a.operand == b.operand;
}

/// Which literals of a call are others in another one; nothing where their forms differ.
std::optional<std::vector<std::uint32_t>> differences(const DraftCall& call, const DraftCall& other)
{
    std::vector<std::uint32_t> places;
    if (call.kind != other.kind || call.target != other.target
        || !std::ranges::equal(call.arguments, other.arguments, haveOneForm))
        return std::nullopt;
    for (std::uint32_t at = 0; at < call.arguments.size(); ++at) {
        const DraftArgument& argument = call.arguments[at];
        const bool isLiteral = !argument.operand && !argument.isList;
        if (isLiteral && !isSameLiteral(argument.literal, other.arguments[at].literal))
            places.push_back(at);
    }
    return places;
}

using OpenLiterals = std::vector<std::vector<std::uint32_t>>; ///< By entry.

/// Adds those that another draft has otherwise; false where the calls differ in more than that.
bool addDifferences(const RuleDraft& draft, const RuleDraft& other, OpenLiterals& open)
{
    if (draft.entries.size() != other.entries.size())
        return false;
    for (std::size_t at = 0; at < open.size(); ++at) {
        const auto found = differences(draft.entries[at].call, other.entries[at].call);
        if (!found)
            return false;
        for (const std::uint32_t place : *found) {
            if (std::ranges::find(open[at], place) == open[at].end())
                open[at].push_back(place);
        }
    }
    return true;
}

} // namespace

std::optional<RuleDraft> drawAlike(const Graph& graph, const RuleDraft& draft,
                                   const std::vector<std::vector<NodeId>>& pieces,
                                   const RuleLanguage* language)
{
    const RuleCalls* const calls = language->calls;
    const auto isDrawn = [&](RuleDraft& each) {
        return drawReplacement(graph, {}, each, calls).fault == ReplacementShape::Fault::None;
    };
    RuleDraft first = redrawn(graph, draft, pieces.front(), language);
    first.facts.clear();
    if (!isDrawn(first))
        return std::nullopt;
    if (!calls)
        return first;
    OpenLiterals open(first.entries.size());
    for (std::size_t at = 1; at < pieces.size(); ++at) {
        RuleDraft other = redrawn(graph, draft, pieces[at], language);
        if (!isDrawn(other) || !addDifferences(first, other, open))
            return std::nullopt;
    }
    for (std::size_t at = 0; at < open.size(); ++at)
        first.entries[at].open = std::move(open[at]);
    return isDrawn(first) ? std::optional(std::move(first)) : std::nullopt;
}

} // namespace fusewright
