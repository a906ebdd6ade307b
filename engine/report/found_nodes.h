// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;

/// The answer of `inspect --find`: the operators, a line each, and how many there are.
std::string foundText(const Graph& graph, std::span<const NodeId> found);
/// The answer of `inspect --find --json`.
std::string foundJson(const Graph& graph, std::string_view query, std::span<const NodeId> found);

} // namespace fusewright
