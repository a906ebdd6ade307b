// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/page_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
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
/// Why there is nothing to tell about times on the machine; empty where there is.
std::string whyNoTimes(const FusionFacts& facts);
/// `64 of 65: an extra `to` between `rsqrt` and `mul``; by pattern.
std::vector<std::string> nearMisses(const PatternFacts& pattern);
/// The same of all patterns of a rule, and why its matches are no sections.
std::vector<std::string> missLines(const RuleFacts& rule);
/// What stands above all of them.
std::string missesWords();
/// Rules, model, and the date if there is one: what a report is about.
std::string fusionSubject(const FusionFacts& facts);
/// What the words of a report mean, for who has not met them.
std::string fusionTerms();
/// What the rules make, as large numbers with a word each.
std::vector<std::pair<std::string, std::string>> fusionNumbers(const FusionFacts& facts);
/// `norm`, and which of its patterns where there are several: a marked text.
std::string patternTitle(const RuleFacts& rule, const PatternFacts& pattern);
/// Where a file is, how large, and whether it is not what was reported.
std::string fileWords(const ReportFile& file);
/// Who wrote the report, and what follows for those who want it again.
std::string madeByWords(const FusionFacts& facts);
/// What a picture shows, and what was left out of it.
std::string drawingCaption(const FusionFacts& facts, const ModeDrawing& drawing);
/// Its sentences about what was left out, each behind a space.
std::string leftOutWords(const ModeDrawing& drawing);
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
/// How far a pattern gets: its entries with places and their share.
PageTable funnelTable(const PatternFacts& pattern);
PageTable findingTable(const FusionFacts& facts);

} // namespace fusewright
