// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class FxProxy;
class FxTracer;

/// What torch.fx keeps of the arguments of a call; nothing after something was raised.
///
/// A slice or a dict is a literal. Nodes in it are `{"value": "NAME"}`, as in the JSON of a model.
std::optional<std::vector<TracedArgument>> fxArguments(FxTracer& tracer, const PythonAsk& ask,
                                                       const PythonArguments& arguments);
/// The same of what a function returns, where a dict counts as the list of its values.
std::optional<std::vector<TracedArgument>> fxReturned(FxTracer& tracer, const PythonAsk& ask,
                                                      PythonValue returned);
/// A proxy among the arguments or inside of them; null where there is none.
FxProxy* proxyAmong(const PythonArguments& arguments);
inline bool haveProxy(const PythonArguments& arguments)
{
    return proxyAmong(arguments) != nullptr;
}

} // namespace fusewright
