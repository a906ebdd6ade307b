// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

namespace fusewright {

class Graph;
struct OperatorClass;

/// Which kinds of operator of a graph a class takes: 1 for those, by kind.
std::vector<std::uint8_t> acceptedKinds(const Graph& graph, const OperatorClass& operators);

} // namespace fusewright
