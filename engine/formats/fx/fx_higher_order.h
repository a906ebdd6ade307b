// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_emitter.h"

#include <string_view>
#include <vector>

/// Operators that take graphs: `torch.ops.higher_order.cond`.
namespace fusewright::fx {

/// Whether a target that is printed without its namespace is such an operator.
bool isHigherOrderName(std::string_view target);

/// Graphs that such an operator takes are no operands: their names become constants. Where the
/// text does not show the graphs, their names tell.
void takeGraphs(std::string_view op, std::vector<FxArgument>& arguments);

} // namespace fusewright::fx
