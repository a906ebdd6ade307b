// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A number about a machine, and the public source that says so.
struct SourcedNumber {
    double value = 0;
    std::string source; ///< A title, and where in it; for a number without one, the user's file.

    bool operator==(const SourcedNumber&) const = default;
};

/// What one number of a profile is about. All are per machine, in bytes, seconds or pieces.
enum class HardwareFact : std::uint8_t {
    MemoryBandwidth,    ///< Bytes a second between the machine and its memory.
    MemoryBytes,        ///< Of that memory.
    OnChipUnits,        ///< Pieces of memory on the chip.
    OnChipBytesPerUnit, ///< Of each of them.
    ComputeUnits,
    LinkBandwidth,   ///< Bytes a second between machines, or between their parts.
    SectionOverhead, ///< Seconds that a section takes in any case.
};
inline constexpr std::size_t hardwareFactCount = 7;

/// The key of a number in a file: `memoryBandwidth`.
std::string_view hardwareFactKey(HardwareFact fact);

/// The peak that counts for an element type.
struct PeakChoice {
    DataType listed = DataType::Unknown; ///< Whose peak it is.
    double operationsPerSecond = 0;
};

/// A machine as public figures describe it. What nobody published is not there, and what depends
/// on it is unknown.
struct HardwareProfile {
    std::string name; ///< Short, as the command line has it: `A100`.
    std::string title;
    std::string vendor;
    std::string kind;
    std::vector<std::pair<DataType, SourcedNumber>> peaks; ///< Operations a second.
    std::optional<SourcedNumber> facts[hardwareFactCount]; ///< By HardwareFact.

    std::optional<double> number(HardwareFact fact) const;
    const std::optional<SourcedNumber>& sourced(HardwareFact fact) const;
    /// The peak of an element type. Where the profile does not list it: that of the widest listed
    /// type that is not wider, since elements of more bits are not computed faster. Nothing where
    /// all listed types are wider, or the type is no number.
    std::optional<PeakChoice> peakOf(DataType type) const;
    /// Units times bytes of each.
    std::optional<double> onChipBytes() const;
};

} // namespace fusewright
