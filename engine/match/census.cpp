// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/census.h"

#include "engine/graph/graph.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

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

void Census::add(const DetailedAttempt& told)
{
    if (!told.failure)
        return;
    const Failure& failure = *told.failure;
    std::string found = operatorNames(m_graph, failure.found);
    CensusGroup& group = m_groups[{failure.entry, failure.reason, found}];
    group.entry = failure.entry;
    group.reason = failure.reason;
    group.found = std::move(found);
    group.boundCount = std::max(group.boundCount, told.attempt.boundCount);
    group.places.push_back(told.attempt.place);
}

std::vector<CensusGroup> Census::take()
{
    std::vector<CensusGroup> census;
    for (auto& [key, group] : m_groups) {
        group.blocks = countBlocks(m_graph, group.places);
        census.push_back(std::move(group));
    }
    m_groups.clear();
    std::ranges::stable_sort(census, [](const CensusGroup& a, const CensusGroup& b) {
        return std::tuple(b.boundCount, b.places.size())
            < std::tuple(a.boundCount, a.places.size());
    });
    return census;
}

} // namespace fusewright
