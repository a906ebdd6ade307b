// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// What an entry takes that is no value of the graph: a literal of a call, or a list in it.
struct TakenArgument {
    NodeId caller;
    std::uint32_t argument = 0;            ///< Among those of its call.
    std::optional<AttributeValue> literal; ///< Of a list in which operands are: nothing.

    bool operator==(const TakenArgument&) const = default;
};

/// What a match gives to one entry of its pattern.
struct MatchSlot {
    enum class State : std::uint8_t {
        Unasked, ///< Only a losing option leads to the entry.
        Absent,  ///< The entry is optional and was left out.
        Bound,
    };

    static constexpr std::uint32_t noArgument = std::numeric_limits<std::uint32_t>::max();

    State state = State::Unasked;
    bool isSwapped = false; ///< A commutative operator's first two operands count the other way.
    bool isChain = false;
    NodeId first;  ///< The operator; of a chain the first one. Invalid for choices and values.
    NodeId last;   ///< The last operator of a chain, else the same as `first`.
    ValueId value; ///< Of values and constants.
    std::uint32_t option = 0;            ///< Of choices: the place in the list of options.
    std::uint32_t chain = 0;             ///< Where the chain begins among the match's chains.
    std::uint32_t length = 0;            ///< How many operators.
    std::uint32_t argument = noArgument; ///< Of values that are none: among the match's arguments.

    bool operator==(const MatchSlot&) const = default;
};

/// One way in which a pattern holds in a graph: what each entry takes.
struct Match {
    std::vector<MatchSlot> bindings;        ///< By entry.
    std::vector<NodeId> chains;             ///< The operators of repeated entries.
    std::vector<TakenArgument> arguments{}; ///< Literals and lists that entries take.
    NodeId place;
    std::vector<ExpressionId> unknown; ///< Conditions that the graph does not say enough about.

    const MatchSlot& slot(EntryId entry) const { return bindings[entry.index]; }
    bool isBound(EntryId entry) const { return slot(entry).state == MatchSlot::State::Bound; }
    /// The operators of an entry: none, one, or a chain in the order of the data's flow.
    std::span<const NodeId> nodes(EntryId entry) const
    {
        const MatchSlot& slot = bindings[entry.index];
        if (slot.isChain)
            return std::span(chains).subspan(slot.chain, slot.length);
        return {&slot.first, slot.length};
    }

    /// Null where the entry takes something of the graph.
    const TakenArgument* argument(EntryId entry) const
    {
        const std::uint32_t at = bindings[entry.index].argument;
        return at < arguments.size() ? &arguments[at] : nullptr;
    }

    bool operator==(const Match&) const = default;
};

/// The operators that go into the section: those of included entries, in the graph's order, each
/// once.
std::vector<NodeId> includedNodes(const Pattern& pattern, const Match& match);
/// All operators of a match, context too, in the graph's order, each once.
std::vector<NodeId> allNodes(const Match& match);

} // namespace fusewright
