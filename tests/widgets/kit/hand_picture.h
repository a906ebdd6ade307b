// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <cstddef>
#include <memory>

namespace fusewright {
class Graph;
}

namespace fusewright::test {

/// Distances of the cards of a grid picture, from corner to corner.
inline constexpr float gridStepX = 200;
inline constexpr float gridStepY = 100;
inline constexpr float gridCardWidth = 148;
inline constexpr float gridCardHeight = 56;

/// Every operator of a graph on a card of its own, row by row in their order, with a line along
/// every edge.
Picture gridPicture(const Graph& graph, std::size_t columns);
std::shared_ptr<const Picture> sharedGridPicture(const Graph& graph, std::size_t columns);

} // namespace fusewright::test
