// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct RuleDraft;

/// By entry: the other operators that stand at its place in other repeats of its module, as `gelu`
/// where one of 32 layers has it instead of `silu`. In the order of the graph.
///
/// Two operators stand at one place when their modules have the same path but for numbers and they
/// are the same one in their module, counted in the graph's order.
std::vector<std::vector<std::string>> alternativesOf(const Graph& graph, const RuleDraft& draft);

} // namespace fusewright
