// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/node_facts.h"

#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::infer {

/// Says what it can about the results of one operator.
using Rule = void (*)(NodeFacts& node);
using NamedRule = std::pair<std::string_view, Rule>;

/// Null where nothing is known about the operator.
Rule ruleOf(const Graph& graph, const Operator& op);

// Parts of the table. ONNX' operators by their own names, all others by the catalogue's.
const std::vector<NamedRule>& onnxRules();
const std::vector<NamedRule>& onnxLayoutRules();
const std::vector<NamedRule>& onnxSourceRules();
const std::vector<NamedRule>& onnxWindowRules();
const std::vector<NamedRule>& torchRules();
const std::vector<NamedRule>& torchLayoutRules();
const std::vector<NamedRule>& torchSourceRules();

// Rules that do for ONNX and for the others.
void sameAsFirst(NodeFacts& node);
void normalized(NodeFacts& node); ///< The first result only.
void broadcastAll(NodeFacts& node);
void compared(NodeFacts& node); ///< Broadcast, and the result is a truth.

} // namespace fusewright::infer
