// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/suggest/draft_advice.h"
#include "engine/suggest/draft_effect.h"
#include "engine/suggest/draft_facts.h"
#include "engine/suggest/draft_target.h"
#include "engine/suggest/replacement_answer.h"
#include "engine/suggest/rule_draft.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

/// A rule that is being made, and what of it nobody has chosen yet.
struct DraftWish {
    RuleDraft draft;
    bool proposesName = true;
    bool proposesPriority = true;
    RuleRank rank = RuleRank::Above; ///< Of the priority that is proposed.
    bool proposesHeuristic = true;

    DraftTarget target = {};
    // Of rules that rewrite.
    std::vector<NodeId> alike = {}; ///< Other places that were selected; what replaces them.
    bool proposesStage = true;
    bool proposesConditions = true;
};

/// What a rule can ask for whose pattern says which operand is what.
struct ConditionOffer {
    std::vector<DraftCondition> conditions;
    std::size_t matches = 0; ///< Without conditions.
};

/// What there is to say about a draft before it is written into a file.
struct DraftAnswer {
    RuleDraft draft; ///< With everything that is proposed.
    std::string text;
    std::vector<Diagnostic> findings; ///< Of the text.
    bool isNameTaken = false;

    std::vector<std::vector<NodeId>> pieces;       ///< Several when it does not hang together.
    std::optional<std::vector<NodeId>> connectors; ///< That make one piece of it, if there are.
    std::vector<NodeId> missing;                   ///< Without which it cannot run as one section.
    std::vector<HeuristicAdvice> heuristics;       ///< In the order of the catalogue.
    std::vector<std::vector<std::string>> alternatives; ///< By entry.
    std::optional<DraftEffect> effect;                  ///< Nothing where the text has errors.

    std::optional<ConditionOffer> offer = {}; ///< Of sections whose patterns have operands.
    /// Of rules that rewrite, instead of all that is about sections.
    std::optional<ReplacementAnswer> replacement = {};
    std::vector<NodeId> alike = {}; ///< As `DraftWish` has it: more of them were found.

    bool isConnected() const { return pieces.size() < 2; }
    /// What can be asked for; empty where rules of the language ask for nothing.
    std::span<const DraftCondition> conditions() const;
    /// Whether the text can go into its file.
    bool isRule() const;
};

/// Fills in what is proposed and tries the rule beside those that are there.
DraftAnswer answerDraft(const RuleGround& ground, const DraftWish& wish,
                        const CancelToken& cancel = {});

} // namespace fusewright
