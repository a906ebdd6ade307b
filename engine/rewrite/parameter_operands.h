// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/parameter_order.h"

#include <memory>
#include <span>

namespace fusewright {

/// A graph in which parameters of operators are constants behind their inputs, as rules for
/// Qualcomm's compiler see them. Nodes keep their numbers; attributes stay. The same graph where
/// nothing is to be done.
std::shared_ptr<const Graph> withParameterOperands(const std::shared_ptr<const Graph>& graph,
                                                   std::span<const ParameterOrder> orders);

} // namespace fusewright
