// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace fusewright {

/// One argument as torch.fx keeps it: a node of the trace, a literal, or a list whose items follow,
/// one deeper. A list in which no node is found at any depth is one literal.
///
/// Literals are values as the JSON of a model has them: `attributeFromJson` of what the exporter
/// writes for the same Python value.
struct TracedArgument {
    static constexpr std::uint32_t noNode = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t node = noNode;
    bool isList = false;
    AttributeValue literal = false; ///< Where it is neither a node nor a list.
    std::string keyword;            ///< Empty for a positional one, and for items of a list.
    std::uint8_t depth = 0;         ///< In how many lists it is.

    bool isNode() const { return node != noNode; }
    bool operator==(const TracedArgument&) const = default;
};

/// One node of what torch.fx makes of a function.
struct TracedNode {
    bool isParameter = false; ///< A placeholder: then only its name counts.
    CallKind kind = CallKind::Unknown;
    std::string target; ///< `torch.relu`, `operator.add`, the name of a method or attribute.
    std::string name;   ///< As torch calls it: `add_1`.
    std::vector<TracedArgument> arguments; ///< Positional ones first, then those with a keyword.
    TextRange place;                       ///< Of the call, or of the parameter, in its file.
};

/// A function as torch.fx traces it.
struct TracedGraph {
    std::vector<TracedNode> nodes; ///< Parameters first; each names earlier ones only.
    std::vector<TracedArgument> returned; ///< One argument; of a tuple the list and its items.
};

} // namespace fusewright
