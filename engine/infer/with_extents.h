// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// What no tensor has; beyond that numbers would only be long.
inline constexpr std::int64_t largestExtent = 1'000'000'000;

/// `batch=8`; nothing where it is something else, or the number is below 1 or too large.
std::optional<ExtentValue> extentValueIn(std::string_view text);

/// The names that extents of a graph and of its bodies have, sorted; of sums and products such as
/// `2*N + 1` their parts.
std::vector<std::string> extentNames(const Graph& graph);

/// The graph with numbers for these names wherever an extent has them, in sums and products too. A
/// name that no extent has is an error `unknown-extent`. Extents with a name that is not given, and
/// sums that are too large, stay as they are. What follows from the numbers is inferred.
std::shared_ptr<const Graph> withExtents(std::shared_ptr<const Graph> graph,
                                         std::span<const ExtentValue> values,
                                         Diagnostics& diagnostics);

} // namespace fusewright
