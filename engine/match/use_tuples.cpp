// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tuples that a program binds to names, as entries of a search along users.

#include "engine/graph/graph.h"
#include "engine/match/use_walk.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace fusewright {

const UseTuple* UseWalk::tupleAt(EntryId entry) const
{
    const auto found = std::ranges::find(m_uses.tuples, entry, &UseTuple::tuple);
    return found == m_uses.tuples.end() ? nullptr : &*found;
}

/// What a field is, unless it is a tuple; a field that anything fits is a value that asks nothing.
bool UseWalk::fitsField(EntryId field, std::uint32_t variable)
{
    if (!m_compiled.entry(field).condition.isValid())
        return true;
    const ValueId value = variable == UseVariables::none ? ValueId() : m_variables.value(variable);
    if (!value.isValid() || !fitsCondition(field, value, m_gone ? &m_gone->nodes : nullptr))
        return false;
    if (const NodeId maker = m_graph.producer(value); m_gone && maker.isValid())
        m_asked.push_back(maker);
    return true;
}

bool UseWalk::fitsTuple(const UseTuple& wanted, std::uint32_t variable)
{
    struct Open {
        const UseTuple* tuple;
        std::uint32_t variable;
    };
    std::map<EntryId, std::uint32_t> known;
    std::vector<Open> open;
    const auto take = [&](EntryId field, std::uint32_t part) {
        const std::uint32_t found = m_variables.lookedThrough(part);
        const auto [before, isNew] = known.emplace(field, found);
        if (!isNew)
            return before->second == found && found != UseVariables::none;
        if (const UseTuple* const inner = tupleAt(field))
            open.push_back({inner, part});
        return tupleAt(field) || fitsField(field, part);
    };
    open.push_back({&wanted, variable});
    while (!open.empty()) {
        const Open next = open.back();
        open.pop_back();
        const std::uint32_t tuple = m_variables.tupleOf(next.variable);
        if (tuple == UseVariables::none)
            return false;
        const std::vector<std::uint32_t> parts = m_variables.partsOf(tuple);
        const std::vector<EntryId>& fields = next.tuple->fields;
        if (parts.size() != fields.size())
            return false;
        std::vector<std::size_t> order(parts.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        const std::map<EntryId, std::uint32_t> before = known;
        bool isFound = false;
        do {
            known = before;
            isFound = true;
            for (std::size_t at = 0; at < fields.size() && isFound; ++at)
                isFound = take(fields[at], parts[order[at]]);
        } while (!isFound && next.tuple->isUnordered && std::ranges::next_permutation(order).found);
        if (!isFound)
            return false;
    }
    return true;
}

} // namespace fusewright
