// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/partition_diff.h"

namespace fusewright {

struct Folding;

/// Identical sections that take part in one change.
struct FoldShare {
    std::uint32_t fold = 0;
    std::uint32_t sections = 0; ///< How many of the fold's.

    bool operator==(const FoldShare&) const = default;
};

/// How many sections there are of all folds.
std::size_t sectionCount(const std::vector<FoldShare>& shares);

/// Changes that look alike: of one kind, with as many sections of the same folds on both sides.
struct FoldedChange {
    ChangeKind kind = ChangeKind::Same;
    std::vector<FoldShare> from;        ///< Of one change, by fold.
    std::vector<FoldShare> to;          ///< Of one change, by fold.
    std::vector<std::uint32_t> changes; ///< In the diff, by number; never empty.
    std::size_t operators = 0;          ///< Of one change.
    std::size_t movedOperators = 0;     ///< Of all of them.

    /// One operator that is alone in both partitions.
    bool isLoneOperator() const { return kind == ChangeKind::Same && operators == 1; }

    bool operator==(const FoldedChange&) const = default;
};

/// Counts alike changes once. Those that move most operators come first, then those with the first
/// operator; where nothing moves comes last. The foldings are those of the two partitions.
std::vector<FoldedChange> foldChanges(const PartitionDiff& diff, const Folding& from,
                                      const Folding& to);

} // namespace fusewright
