// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct DraftAnswer;
enum class SelectionFate : std::uint8_t;
class Graph;
class RuleGround;
struct RuleLanguage;
struct Suggestion;

/// The answer of `suggest`: blocks worth a rule, as text and as one JSON object.
std::string suggestionsText(const RuleGround& ground, const std::vector<Suggestion>& suggestions);
std::string suggestionsJson(const RuleGround& ground, const std::vector<Suggestion>& suggestions);

/// The answer of `suggest --from`: a rule from operators, and what it does.
std::string draftAnswerText(const RuleGround& ground, const DraftAnswer& answer);
std::string draftAnswerJson(const RuleGround& ground, const DraftAnswer& answer);

/// The same of a rule that puts an operator in the place of its match.
std::string replacementText(const RuleGround& ground, const DraftAnswer& answer,
                            const RuleLanguage& language);
std::string replacementJson(const RuleGround& ground, const DraftAnswer& answer,
                            const RuleLanguage& language);

/// `type`, `rank`, `extent`, `multiple`, `same-shape`, `same-scale`, `step-size`, `zero-offset`,
/// `element`.
std::string_view factCode(DraftFact::Kind kind);

/// `section`, `other-match`, `overlap`, `taken`, `not-convex`, `section-cycle`, `search-limit`,
/// `refused`, `conditional`.
std::string_view fateCode(SelectionFate fate);

/// The names of operators, the first of many.
std::string namesText(const Graph& graph, std::span<const NodeId> nodes);

} // namespace fusewright
