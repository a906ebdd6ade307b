// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// What a report about fusion may tell.
enum class ReportPart : std::uint8_t {
    Summary,
    Stages, ///< Of rewriting.
    Pictures,
    Costs,
    Rules,
    Misses,
    Changes,
    Sections,
    Findings,
    Model,
    Command,
};

/// All of them, in the order in which they are told.
const std::vector<ReportPart>& allReportParts();
/// `summary`, `pictures`, …
std::string_view reportPartName(ReportPart part);
std::optional<ReportPart> parseReportPart(std::string_view word);

} // namespace fusewright
