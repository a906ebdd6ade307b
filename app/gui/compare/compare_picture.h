// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fusewright {

struct Partition;

/// What several partitions of a graph are drawn by, so that each of them can be seen at the same
/// positions.
///
/// Outermost is what is connected by a section of any of them; then come the sections of the first
/// of them; inside these what is together in all. So a section is a whole group, or a few groups of
/// an outer one. Where every operator is alone counts for neither.
struct SharedGroups {
    PictureGroups groups;
    std::vector<std::uint32_t>
        sizes; ///< By group: how many operators are in it and its inner ones.
};

SharedGroups sharedGroups(std::size_t operators, const std::vector<const Partition*>& partitions);

/// The same picture with the sections of one of these partitions as its groups, by their numbers.
/// A section that has others between its operators gets several grounds.
Picture withSections(const Picture& picture, const SharedGroups& shared,
                     const Partition& partition);

} // namespace fusewright
