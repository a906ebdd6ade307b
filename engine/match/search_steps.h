// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/failure.h"
#include "engine/match/search_trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;
class NodeSet;

/// One step of the search at a place, with what is bound after it.
struct SearchStep {
    enum class Kind : std::uint8_t {
        Begin,    ///< The place is looked at.
        Again,    ///< The same once more, with every way to repeat operators.
        Take,     ///< The entry takes operators, a value or an option.
        LeaveOut, ///< The entry is optional and goes without.
        PassOver, ///< The entry does not take `node`, and `why`.
        GiveBack, ///< The entry gives back what it had, to try something else.
        Stuck,    ///< Nothing fits the entry; `failure` says why.
        Found,    ///< Every entry has what it needs.
        End,      ///< The match, or else the furthest try and why it ended.
    };

    Kind kind = Kind::Begin;
    EntryId entry; ///< Invalid where the step is not about one.
    NodeId node;   ///< Taken, passed over, given back, or where it failed; invalid for others.
    Passing why = Passing::InUse;
    std::optional<Failure> failure;
    Match soFar;
};

/// What a search does at one place, step by step: the first of them, and always how it ends.
struct SearchSteps {
    std::vector<SearchStep> steps; ///< Never empty.
    std::size_t stepCount = 0;     ///< With those that are not kept.
    bool isMatch = false;
    bool isGivenUp = false; ///< The search ran out of its budget.
};

inline constexpr std::size_t mostSearchSteps = 2'000;

/// Searches a place and records it. Operators that are `taken`, which may be null, are not there
/// for included entries.
SearchSteps recordSteps(const Graph& graph, const Pattern& pattern, NodeId place,
                        const NodeSet* taken = nullptr, std::size_t mostSteps = mostSearchSteps);

} // namespace fusewright
