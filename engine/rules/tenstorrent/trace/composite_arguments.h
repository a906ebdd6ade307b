// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class FxTracer;

/// The arguments of a call as values: an operand is a proxy, and all operands up to the last are
/// parameters of the trace.
PythonArguments compositeArguments(const PythonAsk& ask, const std::shared_ptr<FxTracer>& tracer,
                                   const std::vector<TracedArgument>& arguments);
/// The attributes of a composite; nothing after something was raised.
std::optional<std::vector<std::pair<std::string, AttributeValue>>>
compositeAttributes(const PythonAsk& ask, FxTracer& tracer, PythonValue table);

} // namespace fusewright
