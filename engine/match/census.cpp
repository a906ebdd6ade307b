// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/census.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fusewright {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

std::vector<std::pair<std::string, std::size_t>> countBlocks(const Graph& graph,
                                                             const std::vector<NodeId>& places)
{
    std::map<std::string, std::size_t> counts;
    for (const NodeId place : places)
        ++counts[blockName(graph.text(graph.moduleOf(place).path))];
    std::vector<std::pair<std::string, std::size_t>> blocks(counts.begin(), counts.end());
    std::ranges::stable_sort(blocks, std::greater(), &std::pair<std::string, std::size_t>::second);
    return blocks;
}

} // namespace

std::string operatorNames(const Graph& graph, std::span<const NodeId> nodes)
{
    std::vector<std::string_view> names;
    std::string text;
    for (const NodeId node : nodes) {
        const std::string_view name = graph.canonicalName(node);
        if (std::ranges::find(names, name) != names.end())
            continue;
        text += (names.empty() ? "" : ", ") + std::string(name);
        names.push_back(name);
    }
    return text;
}

std::string blockName(std::string_view modulePath)
{
    std::string name;
    for (const char letter : modulePath) {
        if (!isDigit(letter))
            name += letter;
        else if (name.empty() || name.back() != '*')
            name += '*';
    }
    return name;
}

std::vector<CensusGroup> takeCensus(const Graph& graph, PatternTrial& trial,
                                    const PatternAttempts& attempts)
{
    std::map<std::tuple<EntryId, FailureReason, std::string>, CensusGroup> groups;
    for (const Attempt& attempt : attempts.attempts) {
        if (attempt.isMatch)
            continue;
        const Failure failure = *trial.at(attempt.place).failure;
        std::string found = operatorNames(graph, failure.found);
        CensusGroup& group = groups[{failure.entry, failure.reason, found}];
        group.entry = failure.entry;
        group.reason = failure.reason;
        group.found = std::move(found);
        group.boundCount = std::max(group.boundCount, attempt.boundCount);
        group.places.push_back(attempt.place);
    }
    std::vector<CensusGroup> census;
    for (auto& [key, group] : groups) {
        group.blocks = countBlocks(graph, group.places);
        census.push_back(std::move(group));
    }
    std::ranges::stable_sort(census, [](const CensusGroup& a, const CensusGroup& b) {
        return std::tuple(b.boundCount, b.places.size())
            < std::tuple(a.boundCount, a.places.size());
    });
    return census;
}

} // namespace fusewright
