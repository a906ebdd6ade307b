// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/graph_editor.h"
#include "engine/rewrite/axis_names.h"
#include "engine/rewrite/axis_order.h"

#include <memory>
#include <vector>

namespace fusewright {

/// A graph whose values have these orders, by value: shapes, encodings, and constants as far as the
/// file has them; and whose operators say of axes, by node, what they have to. It says of itself
/// that it has channels last.
std::shared_ptr<const Graph> withOrders(const Graph& graph, const std::vector<AxisOrder>& orders,
                                        const std::vector<const AxisRenaming*>& says);

/// How a value is encoded in another order than its own; an invalid id where it is not.
EncodingId reorderedEncoding(GraphEditor& editor, ValueId value, AxisOrder from, AxisOrder order);

} // namespace fusewright
