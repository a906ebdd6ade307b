// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/page_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct ChangeFacts;
struct Diagnostic;
struct FusionFacts;
struct ModeDrawing;
struct ModeFacts;
struct PatternFacts;
struct ReportFile;
struct RuleFacts;
struct Tally;

// What the printers of a report about fusion say alike. Names in sentences and in cells stand
// between backquotes.

std::string fusionTitle(const FusionFacts& facts);
/// What matters, in a few sentences.
std::vector<std::string> fusionSummary(const FusionFacts& facts);
/// `64 of 65: an extra `to` between `rsqrt` and `mul``; by pattern.
std::vector<std::string> nearMisses(const PatternFacts& pattern);
/// What a picture shows, and what was left out of it.
std::string drawingCaption(const FusionFacts& facts, const ModeDrawing& drawing);
/// `o1, by rules`.
std::string modeTitle(const ModeFacts& mode);
/// `12.3 GB`, or `unknown`.
std::string bytesText(const Tally& bytes);
std::string percentText(double share);

PageTable fileTable(const FusionFacts& facts);
PageTable costTable(const FusionFacts& facts);
PageTable ruleTable(const FusionFacts& facts);
PageTable sectionTable(const ModeFacts& mode);
PageTable changeTable(const ChangeFacts& changes);
PageTable findingTable(const FusionFacts& facts);

} // namespace fusewright
