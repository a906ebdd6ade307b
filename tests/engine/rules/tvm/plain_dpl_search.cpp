// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl_search.h"

#include <algorithm>
#include <numeric>

namespace fusewright::test {

namespace {

using WantedSort = PlainDplNode::Sort;
using GivenSort = PlainExpression::Sort;

bool hasCount(const PlainDplNode& object, const PlainExpression& found)
{
    if (!object.takesMore)
        return found.parts.size() == object.parts.size();
    return found.parts.size() >= object.parts.size();
}

bool hasAttributes(const PlainDplNode& object, const PlainExpression& found)
{
    const auto isThere = [&](const auto& wanted) {
        return std::ranges::find(found.attributes, wanted) != found.attributes.end();
    };
    return found.sort == GivenSort::Call && std::ranges::all_of(object.attributes, isThere);
}

bool isIndex(std::optional<std::int64_t> wanted, std::optional<std::int64_t> found)
{
    return !wanted || *wanted == -1 || wanted == found;
}

/// What is still to be matched, the next at the end.
using Goals = std::vector<std::pair<std::size_t, std::size_t>>;

/// Tries everything, in the order of preference.
struct FullDpl {
    const PlainDpl& pattern;
    const PlainModule& module;
    std::size_t stepsLeft;
    std::optional<int> block = {}; ///< In which a match must stand.

    /// Whether calls and items of the pattern took what the block of the root binds.
    bool standsInBlock(const PlainMemo& memo) const
    {
        return std::ranges::all_of(memo, [&](const auto& taken) {
            const auto variable = pattern.nodes[taken.first].isMember()
                ? module.variableOf(taken.second)
                : std::nullopt;
            return !block || !variable || module.expressions[*variable].block == *block;
        });
    }

    std::optional<PlainMemo> solved(Goals goals, PlainMemo memo, bool isRefused = false)
    {
        while (!goals.empty()) {
            if (stepsLeft == 0)
                return std::nullopt;
            --stepsLeft;
            const auto [object, expression] = goals.back();
            goals.pop_back();
            const std::size_t found = module.lookedThrough(expression);
            const auto [before, isNew] = memo.emplace(object, found);
            if (!isNew) {
                if (before->second != found)
                    return std::nullopt;
                continue;
            }
            if (!fitsAlone(pattern.nodes[object], module.expressions[found]))
                return std::nullopt;
            if (pattern.nodes[object].sort == WantedSort::Not) {
                if (solved({{pattern.nodes[object].parts[0], found}}, memo, true))
                    return std::nullopt;
                continue;
            }
            const std::vector<Goals> ways = waysOf(pattern.nodes[object], found);
            if (ways.size() != 1)
                return solvedSomehow(ways, goals, memo, isRefused);
            goals.insert(goals.end(), ways[0].rbegin(), ways[0].rend());
        }
        if (!isRefused && !standsInBlock(memo))
            return std::nullopt;
        return memo;
    }

    std::optional<PlainMemo> solvedSomehow(const std::vector<Goals>& ways, const Goals& goals,
                                           const PlainMemo& memo, bool isRefused)
    {
        for (const Goals& way : ways) {
            Goals next = goals;
            next.insert(next.end(), way.rbegin(), way.rend());
            if (auto solution = solved(std::move(next), memo, isRefused))
                return solution;
        }
        return std::nullopt;
    }

    static Goals paired(const std::vector<std::size_t>& objects,
                        const std::vector<std::size_t>& expressions)
    {
        Goals goals;
        for (std::size_t at = 0; at < objects.size(); ++at)
            goals.emplace_back(objects[at], expressions[at]);
        return goals;
    }

    /// What must match besides, in each way in which the object can match; the preferred one first.
    std::vector<Goals> waysOf(const PlainDplNode& object, std::size_t found) const
    {
        const PlainExpression& expression = module.expressions[found];
        switch (object.sort) {
        case WantedSort::Call:
            return waysOfCall(object, found);
        case WantedSort::Tuple:
            return {paired(object.parts, expression.parts)};
        case WantedSort::UnorderedTuple:
            return waysOfFields(object.parts, expression.parts);
        case WantedSort::Item:
            return {{{object.parts[0], expression.parts[0]}}};
        case WantedSort::Either:
            return {{{object.parts[0], found}}, {{object.parts[1], found}}};
        case WantedSort::Both:
            return {{{object.parts[0], found}, {object.parts[1], found}}};
        case WantedSort::HasDType:
        case WantedSort::HasShape:
        case WantedSort::HasAttributes:
            return {{{object.parts[0], found}}};
        default:
            return {{}};
        }
    }

    std::vector<Goals> waysOfCall(const PlainDplNode& object, std::size_t found) const
    {
        std::vector<std::size_t> parts = module.expressions[found].parts;
        std::vector<Goals> ways{paired(object.parts, parts)};
        if (isCommutative(module, found)) {
            std::reverse(parts.begin() + 1, parts.end());
            ways.push_back(paired(object.parts, parts));
        }
        return ways;
    }

    static std::vector<Goals> waysOfFields(const std::vector<std::size_t>& objects,
                                           const std::vector<std::size_t>& fields)
    {
        constexpr std::size_t mostFields = 6;
        if (objects.size() > mostFields)
            return {};
        std::vector<std::size_t> places(fields.size());
        std::iota(places.begin(), places.end(), std::size_t(0));
        std::vector<Goals> ways;
        do {
            Goals way;
            for (std::size_t at = 0; at < objects.size(); ++at)
                way.emplace_back(objects[at], fields[places[at]]);
            ways.push_back(std::move(way));
        } while (std::ranges::next_permutation(places).found);
        return ways;
    }
};

} // namespace

bool fitsAlone(const PlainDplNode& object, const PlainExpression& found)
{
    switch (object.sort) {
    case WantedSort::Operator:
        return found.sort == GivenSort::Operator && found.text == object.text;
    case WantedSort::Call:
        return found.sort == GivenSort::Call && hasCount(object, found);
    case WantedSort::Constant:
        return found.sort == GivenSort::Constant;
    case WantedSort::Variable:
    case WantedSort::DataflowVariable:
        return found.sort == GivenSort::Variable
            && (object.text.empty() || object.text == found.text)
            && (object.sort == WantedSort::Variable || found.isDataflow);
    case WantedSort::Tuple:
    case WantedSort::UnorderedTuple:
        return found.sort == GivenSort::Tuple && found.parts.size() == object.parts.size();
    case WantedSort::Item:
        return found.sort == GivenSort::Item && isIndex(object.index, found.index);
    case WantedSort::HasDType:
        return found.type == object.type && found.type != DataType::Unknown;
    case WantedSort::HasShape:
        return found.shape == object.shape
            && std::ranges::none_of(*found.shape, [](std::int64_t extent) { return extent < 0; });
    case WantedSort::HasAttributes:
        return hasAttributes(object, found);
    default:
        return true;
    }
}

bool isCommutative(const PlainModule& module, std::size_t call)
{
    const std::vector<std::size_t>& parts = module.expressions[call].parts;
    const std::string& name = module.expressions[parts[0]].text;
    return name == "relax.add" || name == "relax.multiply";
}

std::optional<PlainDplMatch> fullDplMatch(const PlainDpl& pattern, const PlainModule& module,
                                          std::size_t expression, std::size_t mostSteps)
{
    FullDpl full{.pattern = pattern, .module = module, .stepsLeft = mostSteps};
    if (const auto root = module.variableOf(expression))
        full.block = module.expressions[*root].block;
    auto memo = full.solved({{pattern.root, expression}}, {});
    if (!memo || full.stepsLeft == 0)
        return std::nullopt;
    return PlainDplMatch{.memo = *std::move(memo)};
}

} // namespace fusewright::test
