// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class Graph;
struct MadePartition;
struct ManualFusion;
struct RuleSet;
struct Section;

/// Who made a section: a rule, an entry of fusion by hand, or nobody by name. Views into both.
struct SectionOrigin {
    std::string_view rule;
    std::string_view byHand; ///< The func_name.
    std::string_view heuristic;
    const std::vector<std::pair<std::string, std::string>>* parameters = nullptr; ///< May be null.
};

SectionOrigin originOf(const Section& section, const RuleSet& rules, const ManualFusion& manual,
                       const MadePartition& made);
/// What made a section: a rule, a func_name, an operator alone, or automatic fusion.
std::string sectionLabel(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, std::uint32_t section);
/// The same, and whether it is of the backward part.
std::string sectionTitle(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, std::uint32_t section);
/// Whether it is more than an operator that nothing was done about.
bool isFused(const Section& section);

} // namespace fusewright
