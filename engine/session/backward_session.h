// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/autograd/backward_partition.h"
#include "engine/autograd/backward_wish.h"
#include "engine/layout/picture_request.h"
#include "engine/session/model_session.h"
#include "engine/session/partition_session.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Makes the backward graph of a model, with the user's derivatives. Nothing where a name is not
/// one of the model's: the findings say which.
std::optional<BackwardGraph> openBackward(const Graph& graph, const BackwardChoice& choice,
                                          std::vector<Diagnostic>& diagnostics,
                                          const CancelToken& cancel = {});

/// The backward graph that a model has already, where its file says what belongs to what.
std::optional<BackwardGraph> openKnownBackward(const OpenedModel& model,
                                               const CancelToken& cancel = {});

/// The same for an opened model. Where its file has a backward graph and says what belongs to what,
/// that is the backward graph, and the model becomes its forward part.
std::optional<BackwardGraph> openBackward(OpenedModel& model, const BackwardChoice& choice,
                                          std::vector<Diagnostic>& diagnostics,
                                          const CancelToken& cancel = {});

/// Forward operators on the left, backward ones beside them.
std::shared_ptr<const PictureSides> sidesOf(const BackwardGraph& joint);

/// A rule among those of several files: `rules.yaml:name`; its name where it is of no file.
std::string ruleChoice(const RuleSet& rules, const Rule& rule);
/// Whether such a text, or a name alone, stands for the rule. The folder of the file may be left
/// out.
bool isChosenAs(const RuleSet& rules, const Rule& rule, std::string_view choice);

/// Sections of a joint graph with all that was counted of them.
struct MadeBackward {
    MadePartition made; ///< Of the joint graph; its matches are those on the forward graph.
    BackwardPartition backward;
};

/// The sections of the joint graph where there is one, else those of the graph itself.
MadePartition makeJointPartition(const Graph& graph, const BackwardGraph* joint,
                                 const RuleSet& rules, const ManualFusion& manual,
                                 const PartitionChoice& choice,
                                 std::vector<Diagnostic>& diagnostics,
                                 const CancelToken& cancel = {});

/// Gives the sections of a forward graph their partners; `made` is of that graph.
MadeBackward withPartners(const BackwardGraph& joint, const RuleSet& rules, MadePartition made,
                          const std::vector<std::string>& recomputed,
                          std::vector<Diagnostic>& diagnostics, const CancelToken& cancel = {});

/// Cuts the forward graph into sections and gives each its partner. A rule that names backward
/// operators takes its own part of the joint graph before. What the rules `recomputed`
/// made runs again before its backward operators; an error for a choice that no rule is.
MadeBackward makeBackwardPartition(const Graph& forward, const BackwardGraph& joint,
                                   const RuleSet& rules, const ManualFusion& manual,
                                   const PartitionChoice& choice,
                                   const std::vector<std::string>& recomputed,
                                   std::vector<Diagnostic>& diagnostics,
                                   const CancelToken& cancel = {});

} // namespace fusewright
