// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/hardware/hardware_profile.h"
#include "engine/partition/tally.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
struct Folding;
struct MadePartition;
struct ManualFusion;
struct Partition;
struct PartitionCosts;
struct RuleSet;

/// What keeps a section from running faster.
enum class Bound : std::uint8_t { Memory, Compute };

/// What is missing to know the least time of a section.
enum class TimeGap : std::uint8_t {
    Operations, ///< Of one of its operators, as a shape or the meaning of an operator is not known.
    Bytes,      ///< Of what crosses its boundary.
    Peak,       ///< Of the machine.
    Bandwidth,  ///< Of the machine's memory.
};

/// What a section costs on a machine: bounds, and what they come from. Operations and bytes across
/// its boundary stand in its SectionCosts.
struct HardwareCost {
    DataType type = DataType::Unknown;     ///< That does most of the section's operations.
    DataType peakType = DataType::Unknown; ///< Whose peak counts for it.
    std::optional<double> operations;
    /// Bounds of what is known only that far: bodies that run an unknown number of times. The time
    /// is counted from the lower one, and the bound is told only where both say the same.
    double operationsAtLeast = 0;
    std::optional<double> operationsAtMost;
    /// Bytes between the section and memory: what crosses its boundary, each value once. Of what it
    /// only looks up or cuts out of, no more than what comes of it.
    std::optional<double> bytesMoved;
    std::optional<double> intensity; ///< Operations for each of those bytes.
    std::optional<Bound> bound;
    std::optional<double> seconds;      ///< At least, overhead included.
    std::optional<TimeGap> gap;         ///< Why there are no seconds; what the model lacks first.
    std::optional<double> shareOfPeak;  ///< At most, from 0 to 1.
    std::optional<double> peakBytes;    ///< Alive at once inside, see peakBytesOf.
    std::optional<double> bytesNeeded;  ///< On the chip: its weights, and what is alive at once.
    double share = 1;                   ///< Of the machine that its heuristic takes.
    std::optional<bool> fits;           ///< Into that share of the memory on the chip.
    std::optional<double> memoryUnits;  ///< Needed at least.
    std::optional<double> computeUnits; ///< Needed at least for the time above.
};

/// Sections that are identical, once, with what all of them cost together.
struct FoldOnHardware {
    std::uint32_t fold = 0;
    double seconds = 0; ///< Of one section times their count.
};

/// What all sections of a partition cost on a machine, one after another.
struct HardwareCosts {
    HardwareProfile machine;
    std::vector<HardwareCost> sections; ///< By section; identical ones cost the same.
    Tally seconds;                      ///< What is known of it is a bound, too.
    Tally operations;
    Tally bytesMoved;
    std::size_t memoryBound = 0;         ///< Sections.
    std::size_t computeBound = 0;        ///< Sections.
    std::size_t misfits = 0;             ///< Sections that do not fit into their share.
    std::vector<FoldOnHardware> dearest; ///< All folds whose time is known, the longest first.
};

/// A partition with what was counted of it. What it names must outlive it.
struct CostedPartition {
    const Partition& partition;
    const PartitionCosts& costs;
    const Folding& folding;
    std::span<const double> shares = {}; ///< By fold, of the machine; all of it where it is empty.
};

/// Each fold is looked at once. Operations and time that are not known stay unknown.
HardwareCosts hardwareCosts(const HardwareProfile& machine, const Graph& graph,
                            const CostedPartition& costed);
/// The same with the shares that the heuristics of rules, and of fusion by hand, take.
HardwareCosts hardwareCosts(const HardwareProfile& machine, const Graph& graph,
                            const RuleSet& rules, const ManualFusion& manual,
                            const MadePartition& made);

} // namespace fusewright
