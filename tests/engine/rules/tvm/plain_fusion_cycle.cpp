// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_fusion_cycle.h"

#include <algorithm>
#include <deque>
#include <map>

namespace fusewright::test {

namespace {

/// Ways that have left the group, each variable with the one before it.
struct CycleSearch {
    const PlainModule& module;
    const std::vector<std::size_t>& group;
    const std::vector<std::vector<std::size_t>>& others;
    std::map<std::size_t, std::size_t> before;
    std::deque<std::size_t> waiting;

    bool isInside(std::size_t variable) const
    {
        return std::ranges::find(group, variable) != group.end();
    }
    void reach(std::size_t variable, std::size_t from)
    {
        if (before.emplace(variable, from).second)
            waiting.push_back(variable);
    }
    std::vector<std::size_t> way(std::size_t last, std::size_t end) const
    {
        std::vector<std::size_t> path{end, last};
        while (!isInside(path.back()))
            path.push_back(before.at(path.back()));
        std::ranges::reverse(path);
        return path;
    }
};

} // namespace

std::vector<std::size_t> plainCycle(const PlainModule& module,
                                    const std::vector<std::size_t>& group,
                                    const std::vector<std::vector<std::size_t>>& others)
{
    CycleSearch search{
        .module = module, .group = group, .others = others, .before = {}, .waiting = {}};
    for (const std::size_t member : group) {
        for (const std::size_t user : module.users(member)) {
            if (!search.isInside(user))
                search.reach(user, member);
        }
    }
    while (!search.waiting.empty()) {
        const std::size_t variable = search.waiting.front();
        search.waiting.pop_front();
        for (const std::size_t user : module.users(variable)) {
            if (search.isInside(user))
                return search.way(variable, user);
            search.reach(user, variable);
        }
        for (const std::vector<std::size_t>& other : others) {
            if (std::ranges::find(other, variable) == other.end())
                continue;
            for (const std::size_t beside : other)
                search.reach(beside, variable);
        }
    }
    return {};
}

} // namespace fusewright::test
