// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// What is drawn as one, with what to write on it. All groups are open.
struct TitledGroups {
    PictureGroups groups;
    std::vector<std::string> titles;
    std::vector<std::string> asides;     ///< The full path of a module; empty for a section.
    std::vector<std::uint32_t> sections; ///< The section that a group is; empty for modules.
    /// Modules that only list others by number, as the `layers` of a model; empty for sections.
    std::vector<bool> isList;
};

/// Sections of at least two operators, titled with what made them (see `sectionLabel`).
TitledGroups groupsBySection(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                             const MadePartition& made);
/// Modules of at least two operators, one in another, titled with the last name and the type:
/// `mlp · LlamaMLP`, `layers.0`.
TitledGroups groupsByModule(const Graph& graph);
/// Closes groups from that level on, counted from outside, with which a picture has enough cards to
/// say something: a few, of a model with more than 500 operators 20 to 60 where there is such a
/// level. Lists are open and are no level, unless there would be too many cards.
void closeOuterGroups(const Graph& graph, TitledGroups& titled, bool foldsRepeats);
/// Closes the groups that stand in so many others, and no other.
void closeBelow(PictureGroups& groups, std::uint32_t levels);

} // namespace fusewright
