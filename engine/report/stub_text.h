// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <string_view>

namespace fusewright {

/// The name of a value where there is room for its end only: without `_output_0`, in which
/// PyTorch's names of first results end in ONNX.
inline std::string_view stubText(const Graph& graph, ValueId value)
{
    constexpr std::string_view usualEnd = "_output_0";
    std::string_view name = graph.valueName(value);
    if (name.size() > usualEnd.size() && name.ends_with(usualEnd))
        name.remove_suffix(usualEnd.size());
    return name;
}

} // namespace fusewright
