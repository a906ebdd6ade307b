// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/hardware_profile.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, hardwareFactCount> factKeys{
    "memoryBandwidth", "memoryBytes",   "onChipUnits",     "onChipBytesPerUnit",
    "computeUnits",    "linkBandwidth", "sectionOverhead",
};

} // namespace

std::string_view hardwareFactKey(HardwareFact fact)
{
    return factKeys[static_cast<std::size_t>(fact)];
}

const std::optional<SourcedNumber>& HardwareProfile::sourced(HardwareFact fact) const
{
    return facts[static_cast<std::size_t>(fact)];
}

std::optional<double> HardwareProfile::number(HardwareFact fact) const
{
    const std::optional<SourcedNumber>& known = sourced(fact);
    return known ? std::optional(known->value) : std::nullopt;
}

std::optional<PeakChoice> HardwareProfile::peakOf(DataType type) const
{
    const std::optional<double> width = bytesPerElement(type);
    if (!width)
        return std::nullopt;
    std::optional<PeakChoice> best;
    double bestWidth = 0;
    for (const auto& [listed, peak] : peaks) {
        if (listed == type)
            return PeakChoice{.listed = listed, .operationsPerSecond = peak.value};
        const double listedWidth = bytesPerElement(listed).value_or(*width + 1);
        const bool isBetter = !best || listedWidth > bestWidth
            || (listedWidth == bestWidth && peak.value > best->operationsPerSecond);
        if (listedWidth > *width || !isBetter)
            continue;
        best = PeakChoice{.listed = listed, .operationsPerSecond = peak.value};
        bestWidth = listedWidth;
    }
    return best;
}

std::optional<double> HardwareProfile::onChipBytes() const
{
    const std::optional<double> units = number(HardwareFact::OnChipUnits);
    const std::optional<double> bytes = number(HardwareFact::OnChipBytesPerUnit);
    return units && bytes ? std::optional(*units * *bytes) : std::nullopt;
}

} // namespace fusewright
