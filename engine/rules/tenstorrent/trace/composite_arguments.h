// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/composite_operand.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

class FxTracer;

/// A call that is to be wrapped: nodes among its arguments are operands by number.
struct WrappedCall {
    std::vector<TracedArgument> arguments;
    std::vector<GivenOperand> operands;
};

/// A value of the model's file as Python has it.
PythonValue compositeValue(const PythonAsk& ask, const AttributeValue& value);
/// The operands as proxies, which are the parameters of the trace.
std::vector<PythonValue> compositeOperands(const PythonAsk& ask,
                                           const std::shared_ptr<FxTracer>& tracer,
                                           const std::vector<GivenOperand>& operands);
/// The arguments of a call as values; a number beyond all operands is unknown.
PythonArguments compositeArguments(const PythonAsk& ask, const std::vector<PythonValue>& operands,
                                   const std::vector<TracedArgument>& arguments);
/// The attributes of a composite; nothing after something was raised.
std::optional<std::vector<std::pair<std::string, AttributeValue>>>
compositeAttributes(const PythonAsk& ask, FxTracer& tracer, PythonValue table);

} // namespace fusewright
