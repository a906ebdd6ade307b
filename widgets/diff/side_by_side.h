// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"
#include "engine/support/cancel_token.h"
#include "widgets/diff/change_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct CheckedRules;
struct FusionAnswer;

/// What one side of a comparison can be.
enum class Side : std::uint8_t {
    O0,
    O1, ///< By the rules as they are.
    O3,
    Before, ///< By the rules before the last edit.
    File,   ///< By the rules of another file.
};

inline constexpr std::array allSides{Side::O0, Side::O1, Side::O3, Side::Before, Side::File};

struct SideBySide;

/// What is to be compared, side by side.
struct SidesOrder {
    std::shared_ptr<const FusionAnswer> answer; ///< With a graph.
    std::shared_ptr<const FusionAnswer> before; ///< Of the same graph; may be null.
    std::string file;                           ///< A path; empty without another rules file.
    std::vector<Side> sides;                    ///< From left to right; not empty.
    std::shared_ptr<const SideBySide> known;    ///< What is still right is taken over.
};

/// Partitions of one graph beside each other, with all that they are made of.
struct SideBySide {
    std::shared_ptr<const Graph> graph;
    std::shared_ptr<const FusionAnswer> answer;
    std::shared_ptr<const FusionAnswer> before; ///< May be null.
    std::shared_ptr<const CheckedRules> file;   ///< May be null; unreadable when nothing was read.
    std::vector<Side> shown;                    ///< From left to right.
    std::vector<Side> sideOf;                   ///< By compared partition; o0, o1 and o3 first.
    ComparedPartitions compared;                ///< A pair for each shown side but the first.
    std::vector<std::vector<ChangeRow>> rows;   ///< By pair.

    /// The number of a side among the compared partitions, if it is there.
    std::optional<std::size_t> find(Side side) const;
    /// The number of the partition on a place from the left. What is missing is o1.
    std::size_t partitionAt(std::size_t place) const;
    /// The pair that tells what happens at a place: with what is left of it, at the first place
    /// with what is right of it. Nothing when there is only one place.
    const ComparedPair* pairAt(std::size_t place) const;
};

/// Makes all partitions and compares each shown one with the one left of it. Null when cancelled.
std::shared_ptr<const SideBySide> compareSides(const SidesOrder& order,
                                               const CancelToken& cancel = {});

} // namespace fusewright
