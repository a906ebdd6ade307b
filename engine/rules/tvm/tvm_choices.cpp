// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_choices.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

/// How many ways there are to take one node; 1 for one without a choice.
std::uint32_t waysOf(const DplNode& node)
{
    if (node.kind == DplKind::Either)
        return 2;
    if (node.kind != DplKind::UnorderedTuple || node.parts.size() > TvmChoices::mostFields)
        return 1;
    std::uint32_t ways = 1;
    for (std::uint32_t field = 2; field <= node.parts.size(); ++field)
        ways *= field;
    return ways;
}

/// The first node with a choice that a way comes to and does not decide.
std::optional<DplId> openChoice(const DplPattern& pattern, const TvmChoice& way)
{
    std::vector<bool> isSeen(pattern.nodes.size(), false);
    std::vector<DplId> open{pattern.root};
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (at >= pattern.nodes.size() || isSeen[at])
            continue;
        isSeen[at] = true;
        const DplNode& node = pattern.nodes[at];
        const auto decided = way.find(at);
        if (waysOf(node) > 1 && decided == way.end())
            return at;
        if (node.kind == DplKind::Either && node.parts.size() == 2)
            open.push_back(node.parts[decided->second]);
        else
            open.insert(open.end(), node.parts.rbegin(), node.parts.rend());
    }
    return std::nullopt;
}

} // namespace

TvmChoices tvmChoices(const DplPattern& pattern)
{
    TvmChoices choices;
    std::vector<TvmChoice> open{TvmChoice()};
    while (!open.empty() && choices.ways.size() < TvmChoices::mostWays) {
        TvmChoice way = std::move(open.back());
        open.pop_back();
        const auto next = openChoice(pattern, way);
        if (!next) {
            choices.ways.push_back(std::move(way));
            continue;
        }
        // The preferred one is taken from the end first.
        for (std::uint32_t which = waysOf(pattern.nodes[*next]); which-- > 0;) {
            TvmChoice more = way;
            more[*next] = which;
            open.push_back(std::move(more));
        }
    }
    choices.isCutShort = !open.empty();
    return choices;
}

std::vector<DplId> fieldsOf(const DplPattern& pattern, DplId tuple, const TvmChoice& way)
{
    std::vector<DplId> left = pattern.nodes[tuple].parts;
    const auto chosen = way.find(tuple);
    if (chosen == way.end())
        return left;
    std::uint32_t number = chosen->second;
    std::vector<DplId> fields;
    while (!left.empty()) {
        std::uint32_t rest = 1;
        for (std::uint32_t field = 2; field < left.size(); ++field)
            rest *= field;
        const auto at = left.begin()
            + std::min<std::ptrdiff_t>(number / rest, static_cast<std::ptrdiff_t>(left.size()) - 1);
        fields.push_back(*at);
        left.erase(at);
        number %= rest;
    }
    return fields;
}

} // namespace fusewright
