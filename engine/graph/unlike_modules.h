// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// A module that is in one list with others that are like each other, and is not like them.
struct UnlikeModule {
    std::string path;
    std::vector<std::string_view> more; ///< Operators that it has more often than each of them.
    std::vector<std::string_view> less; ///< The same of less. Both are empty where shapes differ.
};

/// Where `count` blocks that begin with an operator are modules of one list, as `layers.1` to
/// `layers.5`: those of the list that are none of them. Modules are like each other when they have
/// the same operators, or these with the same shapes. Empty where no list has so many that are.
/// Looks through the graph once for each number in the module's path.
std::vector<UnlikeModule> unlikeModules(const Graph& graph, NodeId first, std::size_t count);

} // namespace fusewright
