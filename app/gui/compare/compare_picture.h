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
/// Outermost is what is connected by a section of any of them; inside it what is together in all of
/// them. So a section of one partition is a whole group, or a few inner groups of one outer one.
/// Where every operator is alone counts for neither.
struct SharedGroups {
    PictureGroups groups;
    std::vector<std::uint32_t> unionOf;    ///< By operator: what is connected, numbered from 0.
    std::vector<std::uint32_t> cellOf;     ///< By operator: what is together in all, from 0.
    std::vector<std::uint32_t> unionGroup; ///< By union: its group, or `noGroup` when it is small.
    std::vector<std::uint32_t> cellGroup;  ///< By cell; that of its union when it is all of it.
};

SharedGroups sharedGroups(std::size_t operators, const std::vector<const Partition*>& partitions);

/// The same picture with the sections of one of these partitions as its groups, by their numbers.
/// A section that has others between its operators gets several grounds.
Picture withSections(const Picture& picture, const SharedGroups& shared,
                     const Partition& partition);

} // namespace fusewright
