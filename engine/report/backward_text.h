// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct BackwardGraph;

/// How many backward operators of a kind there are.
struct BackwardCount {
    std::string_view name; ///< Canonical; of the graph.
    std::string_view category;
    std::size_t count = 0;
};

/// The most frequent first, then by name.
std::vector<BackwardCount> backwardCounts(const BackwardGraph& backward);

/// The answer of `backward` for people: totals, operators, the largest saved values, warnings.
std::string backwardText(const BackwardGraph& backward);

} // namespace fusewright
