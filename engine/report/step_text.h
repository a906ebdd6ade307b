// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/search_steps.h"

#include <string>
#include <string_view>

namespace fusewright {

class Graph;
class JsonWriter;
struct RuleSet;
struct SteppedPlace;

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
