// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/reference_pattern.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace fusewright {
class NodeSet;
}

namespace fusewright::test {

/// What one entry is given.
struct PlainSlot {
    SlotState state = SlotState::Unasked;
    bool isSwapped = false;
    std::uint32_t option = 0;
    std::vector<NodeId> nodes;
    ValueId value;

    bool operator==(const PlainSlot&) const = default;
};

struct PlainMatch {
    NodeId place;
    std::vector<PlainSlot> bindings;   ///< By entry.
    std::vector<ExpressionId> unknown; ///< Ascending, each once.

    bool operator==(const PlainMatch&) const = default;
};

/// Less is what is taken first at one place.
std::strong_ordering inOrder(const PlainPattern& pattern, const PlainMatch& a, const PlainMatch& b);
/// Whether an included entry has one of these operators.
bool usesTaken(const PlainPattern& pattern, const PlainMatch& match, const NodeSet& taken);
/// The operators of included entries, ascending.
std::vector<NodeId> includedNodesOf(const PlainPattern& pattern, const PlainMatch& match);

/// Every match of a pattern in a graph of at most 64 operators, found by trying everything.
///
/// Pattern and graph must outlive it.
class ReferenceMatcher {
public:
    ReferenceMatcher(const PlainPattern& pattern, const Graph& graph,
                     std::uint64_t mostSteps = 2'000'000);

    /// True when it gave up after `mostSteps`; the matches are then not all there are.
    bool gaveUp() const { return m_gaveUp; }
    /// The matches at a place, the first one first; without those that use what is taken.
    std::vector<PlainMatch> at(NodeId place, const NodeSet* taken = nullptr) const;
    std::size_t count() const { return m_matches.size(); }

private:
    const PlainPattern& m_pattern;
    std::vector<PlainMatch> m_matches; ///< By place, then in order.
    bool m_gaveUp = false;
};

} // namespace fusewright::test
