// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/page_table.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class HardwareCatalogue;
struct ComparedPartitions;
struct HardwareCosts;
struct HardwareFacts;
struct HardwareProfile;
struct Tally;

// What the printers of costs on a machine say alike. Names stand between backquotes.

/// `12.3 ms`.
std::string secondsText(double seconds);
/// The same of a sum; `at least 12.3 ms, 4 sections unknown` where parts are not known.
std::string secondsText(const Tally& seconds);
/// `1.7 K` or `0.25`: a number that may be below 1.
std::string quotientText(double ratio);
/// What the numbers are, and what they leave out.
std::string hardwareWords(const HardwareProfile& machine);
/// `What it costs on NVIDIA A100`.
std::string hardwareTitle(const HardwareFacts& facts);
/// Modes beside each other, and which of them is fastest.
PageTable hardwareTable(const HardwareFacts& facts);
PageTable dearestTable(const HardwareFacts& facts);
/// Which of the modes is fastest at best, and which moves least; empty of one mode alone.
std::string rankingWords(const HardwareFacts& facts);
/// What a roofline draws, for pages without pictures: the roof as a sentence, and the dots, those
/// that take longest first. Empty where there is no roof.
std::string roofWords(const HardwareFacts& facts);
PageTable rooflineTable(const HardwareFacts& facts);
/// What `partition` says behind its own answer.
std::string hardwareText(const HardwareFacts& facts);

/// One partition beside others, by name.
struct RankedMode {
    std::string name;
    std::optional<double> seconds;
    std::optional<double> bytes;
};
/// Those of a comparison; `costs` are by partition.
std::vector<RankedMode> rankedModes(const ComparedPartitions& compared,
                                    std::span<const HardwareCosts> costs);
/// The names from least to most of one of the two; what is unknown is last.
std::vector<std::string> rankedBySeconds(std::span<const RankedMode> modes);
std::vector<std::string> rankedByBytes(std::span<const RankedMode> modes);

/// The answer of `hardware` for people: all machines, or one with every number and its source.
std::string machinesText(const HardwareCatalogue& machines);
std::string machineText(const HardwareProfile& machine);

} // namespace fusewright
