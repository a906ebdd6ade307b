// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/diff/compared_partitions.h"
#include "engine/support/cancel_token.h"
#include "widgets/diff/change_rows.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct CheckedRules;
struct FusionAnswer;

/// What one side of a comparison is.
struct Side {
    enum class Kind : std::uint8_t {
        O0,
        O1, ///< By the rules as they are.
        O3,
        Before, ///< By the rules before the last edit.
        File,   ///< By the rules of another file.
        O1O3,   ///< By the rules as they are, and what they leave automatically.
    };
    using enum Kind;

    Side(Kind one) : kind(one) { }
    /// By the rules of this file.
    static Side by(std::string path);

    Kind kind;
    std::string file; ///< A path.

    bool operator==(const Side&) const = default;
};

struct SideBySide;

/// What is to be compared, side by side.
struct SidesOrder {
    std::shared_ptr<const FusionAnswer> answer; ///< With a graph.
    std::shared_ptr<const FusionAnswer> before; ///< Of the same graph; may be null.
    std::vector<Side> sides;                    ///< From left to right; not empty.
    std::shared_ptr<const SideBySide> known;    ///< What is still right is taken over.
};

/// Another rules file, as it was when it was compared.
struct ComparedFile {
    std::string path;
    std::shared_ptr<const CheckedRules> rules; ///< Never null; may be unreadable.
};

/// Partitions of one graph beside each other, with all that they are made of.
struct SideBySide {
    std::shared_ptr<const Graph> graph;
    std::shared_ptr<const FusionAnswer> answer;
    std::shared_ptr<const FusionAnswer> before; ///< May be null.
    std::vector<ComparedFile> files;            ///< Those among the sides.
    std::vector<Side> shown;                    ///< From left to right.
    std::vector<Side> sideOf;                   ///< By compared partition; o0, o1 and o3 first.
    ComparedPartitions compared;                ///< A pair for each shown side but the first.
    std::vector<std::vector<ChangeRow>> rows;   ///< By pair.
    std::vector<BoundaryAmount> boundaries;     ///< By compared partition.
    /// By compared partition: on the machine of the answer. Empty without a machine.
    std::vector<Tally> secondsAtLeast;

    /// The number of a side among the compared partitions, if it is there.
    std::optional<std::size_t> find(const Side& side) const;
    /// Whether the rules of a side could be read.
    bool isReadable(const Side& side) const;
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
