// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/filter/filter_literal.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// One argument of a call of either graph: a node, a literal, a list whose items follow, or none
/// of these for an operand that is left out.
struct FlatArgument {
    static constexpr std::uint32_t noNode = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t node = noNode; ///< Its place in the graph.
    const AttributeValue* literal = nullptr;
    bool isList = false;
    std::string_view keyword;
    std::uint8_t depth = 0;
};

/// The arguments of a call as torch.fx has them.
struct CallValues {
    std::vector<PythonValue> positional;
    std::vector<std::pair<std::string_view, PythonValue>> named;
};

/// Turns nodes into Python's objects, by their place and by their name.
struct NodeObjects {
    std::function<PythonValue(std::uint32_t place)> at;
    NodeByName named;
};

CallValues callValues(FilterScene& scene, const std::vector<FlatArgument>& arguments,
                      const NodeObjects& nodes);

} // namespace fusewright
