// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_facts.h"
#include "engine/suggest/replacement_draft.h"
#include "engine/suggest/rewrite_trial.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// What there is to say about a draft of a rule that puts an operator in the place of its match.
struct ReplacementAnswer {
    ReplacementShape shape;
    std::vector<std::string> stages;         ///< To choose from, in their order.
    std::vector<DraftCondition> conditions;  ///< True at every place that was selected.
    std::size_t matches = 0;                 ///< Without conditions, in the graph on screen.
    std::optional<ReplacementEffect> effect; ///< Nothing where no rule comes of the text.
};

struct DraftAnswer;
struct DraftWish;

/// `answerDraft` for languages whose rules make operators.
DraftAnswer answerReplacement(const RuleGround& ground, const DraftWish& wish,
                              const CancelToken& cancel);

} // namespace fusewright
