// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/report/hardware_facts.h"
#include "engine/support/cancel_token.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct FusionAnswer;

/// What is to be costed: sections of an answer on a machine. The answer has a graph and a machine.
struct CostsOrder {
    std::shared_ptr<const FusionAnswer> answer;
    std::shared_ptr<const MadePartition> shown; ///< Those on screen.
    std::shared_ptr<const HardwareCosts> costs; ///< Of these; null without a machine.
};

/// What sections cost on a machine; all of it belongs together.
struct CostsContent {
    CostsOrder of;
    HardwareCosts costs;             ///< Of the sections on screen.
    HardwareFacts facts;             ///< Of o0, o1 and o3, and of those on screen, the last.
    std::optional<Roof> roof;        ///< Nothing where too little of the machine is known.
    std::vector<std::string> labels; ///< By fold: what made its sections.
};

/// Null when cancelled.
std::shared_ptr<const CostsContent> makeCosts(const CostsOrder& order, const CancelToken& cancel);

/// The operators of all sections of a fold, ascending.
std::vector<NodeId> nodesOfFold(const MadePartition& made, std::uint32_t fold);

} // namespace fusewright
