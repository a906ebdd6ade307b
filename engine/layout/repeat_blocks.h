// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

#include <optional>

namespace fusewright {

/// The same picture, in which the folded repeats around an operator show the block that it is in:
/// cards, values and groups are of this block, and nothing moves. Nothing where it is shown
/// already, and where that block is not wired like the one that is drawn.
std::optional<Picture> showBlockOf(const Picture& picture, const Graph& graph,
                                   const PictureGroups& groups, NodeId node);

/// The operator that stands at the same place so many blocks further in the innermost folded repeat
/// around; invalid where there is none.
NodeId inOtherBlock(const Picture& picture, const PictureGroups& groups, NodeId node, int further);

} // namespace fusewright
