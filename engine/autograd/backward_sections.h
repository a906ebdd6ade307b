// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/partition/partition.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// A backward section that could not be one piece: a path leaves it and comes back.
struct CutPartner {
    std::uint32_t section = 0; ///< The forward section.
    std::vector<NodeId> path;  ///< From the operator where it leaves to the one where it is back.
};

/// A partition of a joint graph: the sections of the forward graph, each with its partner of the
/// backward operators of its operators.
struct BackwardSections {
    Partition partition;
    /// By section: the partner of a forward section, of which a cut one is the largest part, and
    /// the forward section of a partner. Nothing where there is none.
    std::vector<std::optional<std::uint32_t>> partnerOf;
    std::vector<bool> isBackward; ///< By section: all of its operators are.
    std::vector<CutPartner> cuts; ///< By section.
};

/// Gives each section of the forward graph its partner. Backward sections are made by the rule or
/// the entry that made the forward one; they are cut where they would close a cycle. Sections
/// `own`, which can run beside the forward ones, are there before partners: their operators are of
/// none, nor of a forward section of one operator.
BackwardSections addPartners(const BackwardGraph& joint, const Partition& forward,
                             std::span<const Section> own = {});

} // namespace fusewright
