// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/failure.h"
#include "engine/pattern/match.h"
#include "engine/support/cancel_token.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;

/// How far a pattern got at one place.
struct Attempt {
    NodeId place;
    EntryId entry;                ///< At which the furthest try ended; invalid for a match.
    std::uint32_t boundCount = 0; ///< Entries that had operators then.
    bool isMatch = false;
    bool isGivenUp = false; ///< The search ran out of its budget.
};

/// Attempts that do not change any more; copies share them.
class AttemptList {
public:
    AttemptList() = default;
    explicit AttemptList(std::vector<Attempt> attempts)
        : m_attempts(std::make_shared<const std::vector<Attempt>>(std::move(attempts)))
    {
    }

    const Attempt* begin() const { return m_attempts ? m_attempts->data() : nullptr; }
    const Attempt* end() const { return begin() + size(); }
    std::size_t size() const { return m_attempts ? m_attempts->size() : 0; }
    bool empty() const { return size() == 0; }
    const Attempt& operator[](std::size_t at) const { return (*m_attempts)[at]; }

private:
    std::shared_ptr<const std::vector<Attempt>> m_attempts;
};

/// What came of a pattern at every operator that its place entry takes.
struct PatternAttempts {
    AttemptList attempts;             ///< In the graph's order.
    std::vector<std::size_t> reached; ///< By entry: at how many places it took an operator.
    std::size_t matchCount = 0;
};

/// The attempt at one place with what its furthest try had bound, or the match.
struct DetailedAttempt {
    Attempt attempt;
    std::optional<Failure> failure; ///< Nothing for a match.
    Match furthest;
};

/// Whether the operator that is wanted is there, or comes behind others: of all that got as far
/// such a place is nearest.
bool hasWantedNear(const DetailedAttempt& attempt);

/// Tries a pattern, alone: no operator is taken by another rule. Graph, index and pattern must
/// outlive it.
class PatternTrial {
public:
    PatternTrial(const Graph& graph, const Pattern& pattern);
    ~PatternTrial();

    /// At every operator that the place entry takes.
    PatternAttempts everywhere(const CancelToken& cancel = {});
    /// Entries that are in every match, and whose operators the graph does not have at all.
    std::vector<EntryId> missing() const;
    /// True when the place entry takes this operator.
    bool isPlace(NodeId place) const;
    DetailedAttempt at(NodeId place);

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace fusewright
