// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <string_view>

namespace fusewright {

class Graph;

/// As what torch.fx has an input or a parameter of a graph.
enum class ParameterForm : std::uint8_t {
    Placeholder,
    Attribute, ///< `get_attr`
    Unclear,   ///< A parameter whose name could be that of either.
};

/// By the names that torch gives to weights that it makes inputs of. Files do not say it.
ParameterForm parameterForm(const Graph& graph, ValueId value);

/// A name that dynamo makes of where an input is found: `l_x_`, `l_self_parameters_weight_`.
bool isDynamoName(std::string_view name);

} // namespace fusewright
