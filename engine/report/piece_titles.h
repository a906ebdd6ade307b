// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct Picture;

/// What tells the cards of a closed module apart that is in several pieces: the module inside it
/// that a piece is of, as `ups.2.1`. By item; empty where the title of the group says it all, and
/// as a whole where no group is in pieces. Linear in the graph.
std::vector<std::string>
pieceTitles(const Graph& graph, const Picture& picture,
            const std::function<std::string(std::uint32_t group)>& titleOf);

} // namespace fusewright
