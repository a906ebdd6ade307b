// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/trace/composite_arguments.h"
#include "engine/rules/tenstorrent/trace/composite_module.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// The operands of an operator, by their numbers.
std::vector<GivenOperand> operandFacts(const Graph& graph, NodeId node);
/// How the model calls an operator. What is a shape of a tensor that is known, `weight.shape` or
/// `x.size(0)`, is handed over as numbers.
std::vector<TracedArgument> argumentsOf(const Graph& graph, NodeId node);
/// A module as far as the model tells: its parameters are its tensors.
CalledModule calledModule(const Graph& graph, NodeId node);
/// Which results of an operator are used, each once, in order: those of a tuple that
/// `operator.getitem` takes and that are used themselves.
std::vector<std::int64_t> usedOutputs(const Graph& graph, NodeId node);
/// Which result of a tuple an operator takes; nothing where it takes none, or nobody knows which.
std::optional<std::int64_t> takenOutput(const Graph& graph, NodeId node);

} // namespace fusewright
