// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/suggest_session.h"

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"

namespace fusewright {

std::shared_ptr<const RuleGround> makeGround(std::shared_ptr<const Graph> graph,
                                             const RuleSet& rules, const CancelToken& cancel)
{
    const RuleMatches matches = matchRules(*graph, rules, cancel);
    return std::make_shared<RuleGround>(std::move(graph), rules, matches);
}

} // namespace fusewright
