// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/plain_fx_graph.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright::test {

/// What a node of a pattern took.
struct PlainBinding {
    enum class Kind : std::uint8_t { Nothing, Node, Value };

    Kind kind = Kind::Nothing;
    std::uint32_t node = 0;                 ///< Of the graph.
    const PlainFxArgument* value = nullptr; ///< A literal or a list, in the graph.

    bool isNode() const { return kind == Kind::Node; }
};

/// How far a match came.
enum class PlainFate : std::uint8_t { Escapes, Cycle, Overlaps, Survives };

struct PlainPairMatch {
    std::vector<PlainBinding> bound; ///< By node of the pattern.
    PlainFate fate = PlainFate::Survives;
};

struct PlainPairResult {
    std::vector<PlainPairMatch> found; ///< In torch's order.
    bool raises = false;               ///< While matches are looked for; then nothing is found.

    /// Found, contained, without cycle, apart.
    std::array<std::size_t, 4> counts() const;
    std::vector<const PlainPairMatch*> survivors() const;
};

/// All that torch 2.6 does with a pattern before it asks filters, as literally as it can be
/// written. The result points into the graph.
PlainPairResult matchPlainly(const PlainFxGraph& pattern, const PlainFxGraph& graph);

/// What torch makes of a graph where the replacement of a pattern is `freshReplacement`.
struct PlainReplaced {
    std::size_t steps = 0; ///< Before torch stops, where it does.
    bool stops = false;
    bool isListed = false; ///< It stops, as what it erases is in a list that a wildcard took.
    /// Torch goes on without a word, but with a graph that names what is gone, or itself.
    bool isBroken = false;
    std::optional<PlainFxGraph> after; ///< Of the steps; where it is not broken.
};

/// A call for each result of the pattern, `fresh.r0`, `fresh.r1` and so on, of all its wildcards.
PlainFxGraph freshReplacement(const PlainFxGraph& pattern);
PlainReplaced replacePlainly(const PlainFxGraph& pattern, const PlainFxGraph& graph,
                             const PlainPairResult& result);

} // namespace fusewright::test
