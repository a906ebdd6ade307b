// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// How a graph is cut into sections.
enum class FusionMode : std::uint8_t {
    O0,   ///< Every operator a section of its own.
    O1,   ///< By hand and by rules.
    O3,   ///< Automatically, over the whole graph.
    O1O3, ///< By hand and by rules, and what they leave automatically.
};

/// `o0`, `o1`, `o3` or `o1+o3`.
constexpr std::string_view modeName(FusionMode mode)
{
    return mode == FusionMode::O0 ? "o0"
        : mode == FusionMode::O1  ? "o1"
        : mode == FusionMode::O3  ? "o3"
                                  : "o1+o3";
}
/// Whether rules and fusion by hand count.
constexpr bool hasRules(FusionMode mode)
{
    return mode == FusionMode::O1 || mode == FusionMode::O1O3;
}
/// Whether operators are fused automatically.
constexpr bool isAutomatic(FusionMode mode)
{
    return mode == FusionMode::O3 || mode == FusionMode::O1O3;
}

/// Operators that run in one piece.
struct Section {
    std::vector<NodeId> nodes;           ///< In the graph's order; never empty.
    std::optional<std::uint32_t> rule;   ///< In the rule set.
    std::optional<std::uint32_t> match;  ///< Among the rules' matches; cuts of one match share it.
    std::optional<std::uint32_t> manual; ///< Among the manual sections.

    bool operator==(const Section&) const = default;
};

/// All sections of a graph: every operator is in exactly one.
struct Partition {
    FusionMode mode = FusionMode::O0;
    std::vector<Section> sections;        ///< In an order in which they can run.
    std::vector<std::uint32_t> sectionOf; ///< By node.

    bool operator==(const Partition&) const = default;
};

} // namespace fusewright
