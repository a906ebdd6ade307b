// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/search_steps.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;
class JsonWriter;
struct RuleMatches;
struct RuleSet;

/// The search of one pattern of a rule at one place.
struct SteppedPlace {
    std::uint32_t rule = 0;    ///< In the rule set.
    std::uint32_t pattern = 0; ///< In the rule.
    NodeId place;
    SearchSteps search;
    /// The rules whose sections have what was passed over because it is taken.
    std::map<NodeId, std::uint32_t> takenBy;
    std::optional<std::size_t> refused; ///< Among the refused: it matches, but is no section.
};

/// `begin`, `again`, `take`, `leave-out`, `pass-over`, `give-back`, `stuck`, `found` or `end`.
std::string_view stepCode(SearchStep::Kind kind);

/// What a step does, as a sentence without a full stop.
std::string stepText(const Graph& graph, const RuleSet& rules, const SteppedPlace& stepped,
                     const SearchStep& step);

/// All steps, a line each, under a line that says what is searched where.
std::string stepsText(const Graph& graph, const RuleSet& rules, const SteppedPlace& stepped);
/// All steps as a list of objects.
void writeSteps(JsonWriter& writer, const Graph& graph, const RuleSet& rules,
                const SteppedPlace& stepped);

} // namespace fusewright
