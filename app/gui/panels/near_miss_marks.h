// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/canvas_classes.h"
#include "widgets/match/miss_walk.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;

/// What marks the near misses of a rule in the picture: all of them, or one in words and the others
/// by where they end. Operators that fitted are good, the one at which a try ended fails.
std::vector<CanvasMark> marksOf(const FusionAnswer& answer, std::uint32_t rule,
                                const std::vector<MissedPlace>& places,
                                std::optional<std::size_t> current);

/// The same of one match that was refused: with what is in its way.
std::vector<CanvasMark> marksOf(const FusionAnswer& answer, std::uint32_t refusal);

/// The same marks in another graph of the rewriting, of the operators that are there.
std::vector<CanvasMark> marksIn(const Graph& graph, const Graph& from,
                                std::vector<CanvasMark> marks);

} // namespace fusewright
