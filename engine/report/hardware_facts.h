// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/hardware/hardware_cost.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

struct ManualFusion;

/// What one mode costs on a machine.
struct HardwareMode {
    std::string name; ///< `o1`.
    std::size_t sections = 0;
    Tally seconds; ///< At least.
    Tally operations;
    Tally bytesMoved;
    std::optional<double> boundaryBytes; ///< Of all sections, each value once for each of them.
    std::size_t memoryBound = 0;
    std::size_t computeBound = 0;
    std::size_t misfits = 0;
    std::optional<double> ratio; ///< Of the time to that of the first mode.
};

/// A point of a roofline: sections that are identical.
struct RooflinePoint {
    std::uint32_t section = 0; ///< The first of them.
    std::uint32_t fold = 0;
    std::string label; ///< What made them: a rule, an operator.
    std::size_t count = 0;
    double intensity = 0;           ///< Operations a byte.
    double operationsPerSecond = 0; ///< At most.
    double seconds = 0;             ///< Of all of them, at least.
    std::uint32_t color = 0;        ///< Of the report's palette.
};

/// One of the sections that cost most.
struct DearSection {
    std::string label;
    std::string first; ///< Its first operator.
    std::size_t count = 0;
    HardwareCost cost;  ///< Of one.
    double seconds = 0; ///< Of all that are identical.
    double share = 0;   ///< Of the time that is known.
};

/// What there is to tell about costs on a machine.
struct HardwareFacts {
    HardwareProfile machine;
    std::vector<HardwareMode> modes;
    std::string shownMode; ///< Whose sections follow.
    std::vector<DearSection> dearest;
    std::vector<RooflinePoint> points;
};

/// The roof of a roofline: what a machine does at most at every intensity.
struct Roof {
    DataType type = DataType::Unknown; ///< Whose peak it is.
    double peak = 0;                   ///< Operations a second.
    double bandwidth = 0;              ///< Bytes a second.

    double ridge() const { return peak / bandwidth; }
};

/// With the peak of the type that takes most of the time; of none, the largest. Nothing where the
/// machine's bandwidth, or every peak, is not known.
std::optional<Roof> roofOf(const HardwareFacts& facts);

/// The costs of partitions of one graph, the first being what the others are measured by; the
/// sections of `shown` are told one by one.
HardwareFacts gatherHardware(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                             std::span<const MadePartition> made,
                             std::span<const HardwareCosts> costs, std::size_t shown);

/// The folds whose intensity and time are known, in the order of the folds; colours by label, each
/// its own as long as there are enough.
std::vector<RooflinePoint> rooflinePoints(const Graph& graph, const RuleSet& rules,
                                          const ManualFusion& manual, const MadePartition& made,
                                          const HardwareCosts& costs);

} // namespace fusewright
