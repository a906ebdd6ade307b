// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/backward_session.h"
#include "engine/session/fusion_session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fusewright {

/// What a rule's sections keep for the backward pass, and what it would bring to run them again.
struct RuleSavings {
    Tally savedBytes;
    Recomputation recomputed;
};

/// The backward part of an answer: the graph of the answer has it.
struct TrainingAnswer {
    std::shared_ptr<const Graph> forward; ///< On which rules were tried; the ids are the same.
    std::shared_ptr<const BackwardGraph> joint;
    std::shared_ptr<const PictureSides> sides;
    BackwardPartition backward;          ///< Of the answer's sections.
    std::vector<RuleSavings> savings;    ///< By rule.
    std::vector<std::string> recomputed; ///< Choices of the rules whose sections run again.
    std::vector<Diagnostic> diagnostics; ///< About the backward graph.
};

/// Of every rule of a set alone; `made` is of the joint graph, `savedBytes` by its section.
std::vector<RuleSavings> ruleSavings(const BackwardGraph& joint, const MadePartition& made,
                                     const std::vector<Tally>& savedBytes, const RuleSet& rules,
                                     const CancelToken& cancel = {});

/// The answer with the backward graph behind its own, and sections with partners. `recomputed` may
/// choose rules that are not there any more.
FusionAnswer withBackward(FusionAnswer answer, std::shared_ptr<const BackwardGraph> joint,
                          const std::vector<std::string>& recomputed,
                          const CancelToken& cancel = {});

/// The sides in which the graph of an answer is drawn; null where it has no backward part.
std::shared_ptr<const PictureSides> sidesOf(const FusionAnswer& answer);

/// The graph of an answer cut in another way, or by other rules.
MadePartition makePartition(const FusionAnswer& answer, const RuleSet& rules, FusionMode mode,
                            const CancelToken& cancel = {});

} // namespace fusewright
