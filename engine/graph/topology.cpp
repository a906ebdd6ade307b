// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/topology.h"

#include <algorithm>
#include <functional>
#include <queue>

namespace fusewright {

namespace {

bool isTopological(const Dependencies& dependencies)
{
    for (std::size_t node = 0; node < dependencies.size(); ++node) {
        for (const std::uint32_t needed : dependencies.of(node)) {
            if (needed >= node)
                return false;
        }
    }
    return true;
}

/// The dependencies the other way round.
struct Dependents {
    std::vector<std::uint32_t> begin;
    std::vector<std::uint32_t> nodes;

    explicit Dependents(const Dependencies& dependencies)
        : begin(dependencies.size() + 1, 0), nodes(dependencies.on.size())
    {
        for (const std::uint32_t needed : dependencies.on)
            ++begin[needed + 1];
        for (std::size_t node = 0; node < dependencies.size(); ++node)
            begin[node + 1] += begin[node];
        std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
        for (std::size_t node = 0; node < dependencies.size(); ++node) {
            for (const std::uint32_t needed : dependencies.of(node))
                nodes[next[needed]++] = static_cast<std::uint32_t>(node);
        }
    }
};

/// Every node that is left needs another that is left, so walking back must come round.
std::vector<std::uint32_t> findCircle(const Dependencies& dependencies,
                                      const std::vector<std::uint32_t>& stillNeeds)
{
    std::uint32_t at = 0;
    while (stillNeeds[at] == 0)
        ++at;
    std::vector<std::uint32_t> path;
    std::vector<bool> onPath(dependencies.size(), false);
    while (!onPath[at]) {
        onPath[at] = true;
        path.push_back(at);
        at = *std::ranges::find_if(dependencies.of(at),
                                   [&](std::uint32_t needed) { return stillNeeds[needed] > 0; });
    }
    path.erase(path.begin(), std::ranges::find(path, at));
    std::ranges::reverse(path);
    std::rotate(path.begin(), std::ranges::min_element(path), path.end());
    return path;
}

} // namespace

TopologicalOrder topologicalOrder(const Dependencies& dependencies)
{
    TopologicalOrder result;
    if (isTopological(dependencies)) {
        result.isIdentity = true;
        return result;
    }

    const Dependents dependents(dependencies);
    std::vector<std::uint32_t> stillNeeds(dependencies.size());
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
    for (std::size_t node = 0; node < dependencies.size(); ++node) {
        stillNeeds[node] = static_cast<std::uint32_t>(dependencies.of(node).size());
        if (stillNeeds[node] == 0)
            ready.push(static_cast<std::uint32_t>(node));
    }

    result.order.reserve(dependencies.size());
    while (!ready.empty()) {
        const std::uint32_t node = ready.top();
        ready.pop();
        result.order.push_back(node);
        for (std::uint32_t at = dependents.begin[node]; at < dependents.begin[node + 1]; ++at) {
            if (--stillNeeds[dependents.nodes[at]] == 0)
                ready.push(dependents.nodes[at]);
        }
    }
    if (result.order.size() < dependencies.size()) {
        result.order.clear();
        result.circle = findCircle(dependencies, stillNeeds);
    }
    return result;
}

} // namespace fusewright
