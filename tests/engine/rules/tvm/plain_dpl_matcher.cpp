// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl_matcher.h"

#include "tests/engine/rules/tvm/plain_dpl_search.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using ObjectSort = PlainDplNode::Sort;

/// Matches as TVM does, every choice made once.
struct GreedyDpl {
    const PlainDpl& pattern;
    const PlainModule& module;
    std::size_t stepsLeft;
    PlainMemo memo;

    bool matches(std::size_t object, std::size_t expression)
    {
        if (stepsLeft == 0)
            return false;
        --stepsLeft;
        const std::size_t found = module.lookedThrough(expression);
        if (const auto before = memo.find(object); before != memo.end())
            return before->second == found;
        const PlainMemo kept = memo;
        if (!matchesNew(pattern.nodes[object], found)) {
            memo = kept;
            return false;
        }
        memo[object] = found;
        return true;
    }

    bool matchesNew(const PlainDplNode& object, std::size_t found)
    {
        if (!fitsAlone(object, module.expressions[found]))
            return false;
        switch (object.sort) {
        case ObjectSort::Call:
            return matchesCall(object, found);
        case ObjectSort::Tuple:
            return matchesAll(object.parts, module.expressions[found].parts);
        case ObjectSort::UnorderedTuple:
            return matchesUnordered(object.parts, module.expressions[found].parts);
        case ObjectSort::Item:
            return matches(object.parts[0], module.expressions[found].parts[0]);
        case ObjectSort::Either:
            return matches(object.parts[0], found) || matches(object.parts[1], found);
        case ObjectSort::Both:
            return matches(object.parts[0], found) && matches(object.parts[1], found);
        case ObjectSort::Not:
            return !matches(object.parts[0], found);
        case ObjectSort::HasDType:
        case ObjectSort::HasShape:
        case ObjectSort::HasAttributes:
            return matches(object.parts[0], found);
        default:
            return true;
        }
    }

    /// One after the other, as far as there are objects; what has matched is forgotten on failure.
    bool matchesAll(const std::vector<std::size_t>& objects,
                    const std::vector<std::size_t>& expressions)
    {
        const PlainMemo kept = memo;
        for (std::size_t at = 0; at < objects.size(); ++at) {
            if (!matches(objects[at], expressions[at])) {
                memo = kept;
                return false;
            }
        }
        return true;
    }

    bool matchesCall(const PlainDplNode& object, std::size_t found)
    {
        const std::vector<std::size_t>& parts = module.expressions[found].parts;
        if (!matches(object.parts[0], parts[0]))
            return false;
        const std::vector<std::size_t> objects(object.parts.begin() + 1, object.parts.end());
        const std::vector<std::size_t> straight(parts.begin() + 1, parts.end());
        if (matchesAll(objects, straight))
            return true;
        return isCommutative(module, found)
            && matchesAll(objects, {straight.rbegin(), straight.rend()});
    }

    /// The first assignment of fields, in the order of their places, with which all match.
    bool matchesUnordered(const std::vector<std::size_t>& objects,
                          const std::vector<std::size_t>& fields, std::vector<bool> isTaken = {})
    {
        isTaken.resize(fields.size());
        const auto done = static_cast<std::size_t>(std::ranges::count(isTaken, true));
        if (done == objects.size())
            return true;
        const PlainMemo kept = memo;
        for (std::size_t field = 0; field < fields.size(); ++field) {
            if (isTaken[field] || !matches(objects[done], fields[field]))
                continue;
            isTaken[field] = true;
            if (matchesUnordered(objects, fields, isTaken))
                return true;
            isTaken[field] = false;
            memo = kept;
        }
        return false;
    }
};

} // namespace

std::vector<std::size_t> PlainDplMatch::members(const PlainDpl& pattern,
                                                const PlainModule& module) const
{
    std::vector<std::size_t> all;
    for (const std::size_t variable : module.variables) {
        const auto isOfVariable = [&](const auto& matched) {
            return pattern.nodes[matched.first].isMember()
                && module.expressions[variable].value == matched.second;
        };
        if (std::ranges::any_of(memo, isOfVariable))
            all.push_back(variable);
    }
    return all;
}

std::optional<PlainDplMatch> plainDplMatch(const PlainDpl& pattern, const PlainModule& module,
                                           std::size_t expression, PlainSearch search)
{
    if (search.backtracks)
        return fullDplMatch(pattern, module, expression, search.mostSteps);
    GreedyDpl greedy{
        .pattern = pattern, .module = module, .stepsLeft = search.mostSteps, .memo = {}};
    if (!greedy.matches(pattern.root, expression) || greedy.stepsLeft == 0)
        return std::nullopt;
    return PlainDplMatch{.memo = greedy.memo};
}

} // namespace fusewright::test
