// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Diagnostics;
class Graph;

/// A number for a symbolic extent.
struct ExtentValue {
    std::string name;
    std::int64_t value = 0;

    bool operator==(const ExtentValue&) const = default;
};

/// The names that extents of a graph and of its bodies have, sorted; of sums and products such as
/// `2*N + 1` their parts.
std::vector<std::string> extentNames(const Graph& graph);

/// The graph with numbers for these names wherever an extent has them, in sums and products too. A
/// name that no extent has is an error `unknown-extent`. Extents with a name that is not given, and
/// sums that are too large, stay as they are.
std::shared_ptr<const Graph> withExtents(std::shared_ptr<const Graph> graph,
                                         std::span<const ExtentValue> values,
                                         Diagnostics& diagnostics);

} // namespace fusewright
