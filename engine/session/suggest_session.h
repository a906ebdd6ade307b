// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/suggestions.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// What rules are suggested for: a model and the rules that are there. They are tried on it. New
/// ones are written in the language if sections come of it.
std::shared_ptr<const RuleGround> makeGround(std::shared_ptr<const Graph> graph,
                                             const RuleSet& rules, const CancelToken& cancel = {},
                                             const RuleLanguage* language = nullptr);

/// Conditions of an answer that are of these kinds, as `factCode` calls them, with commas between
/// them; nothing where a word is none. `all` and `none` are words too.
std::optional<std::vector<DraftFact>> conditionsOf(const DraftAnswer& answer,
                                                   std::string_view kinds);

} // namespace fusewright
