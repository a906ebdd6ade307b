// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/rules/rule_draft.h"

#include <optional>
#include <string_view>

namespace fusewright {

class Graph;

/// How a model calls a node, with its operands by their place among those of the call. Nothing
/// where it does not tell, and for modules.
std::optional<DraftCall> callIn(const Graph& graph, NodeId node);
/// A call of an operator by the name that a model has for it: `torch.relu`; `.relu` and `relu` are
/// methods. Nothing for what is no name.
std::optional<DraftCall> callNamed(std::string_view name);
/// Whether its first operand, or any, needs brackets where it is written with a sign.
bool isBoundTo(const DraftCall& call);
/// Whether a call is written with a sign, as `a + b`.
bool isOperation(const DraftCall& call, std::string_view text);

} // namespace fusewright
