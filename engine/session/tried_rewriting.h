// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/census.h"
#include "engine/session/fusion_session.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A rule that rewrites as one that was only tried: an answer about the graph that its stage has
/// left, with all rules that rewrite, of which only this one was tried. Null for a rule without a
/// stage.
std::shared_ptr<const FusionAnswer> triedRewriting(const Rewriting& rewriting, std::uint32_t rule,
                                                   const CancelToken& cancel = {});

/// The operators of a graph of the rewriting that an entry of a rule took where it rewrote; of a
/// value those that make it. Of all entries where the names are empty. In the graph's order,
/// without what is gone in it.
std::vector<NodeId> operatorsTakenBy(const Rewriting& rewriting, std::uint32_t rule,
                                     std::string_view pattern, std::string_view entry,
                                     const Graph& graph);

/// Places where a pattern of a rule that rewrites almost matches, for one and the same reason.
struct RewriteMiss {
    std::uint32_t pattern = 0; ///< In the rule.
    std::size_t tried = 0;     ///< So many places were tried.
    CensusGroup group;         ///< In the graph that the stage has left.
    std::string absent;        ///< What no operator of the graph is, so that nothing was tried.
};

/// The nearest first.
std::vector<RewriteMiss> missesOf(const Rewriting& rewriting, std::uint32_t rule,
                                  const CancelToken& cancel = {});

} // namespace fusewright
