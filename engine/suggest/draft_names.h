// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

namespace fusewright {

class Graph;

/// Gives names that differ from each other: `add`, `add_2`, …
class UniqueNames {
public:
    void reserve(std::string_view name) { m_taken.emplace(name); }
    bool isTaken(std::string_view name) const { return m_taken.contains(std::string(name)); }
    std::string take(std::string_view name);

private:
    std::unordered_set<std::string> m_taken;
};

/// `q_proj_linear`: the module and the operator, in lower case, letters, digits and underscores.
/// Of a numbered module, or of none, only the operator.
std::string entryNameOf(const Graph& graph, NodeId node);

/// What to call a rule for these operators: after the innermost module around all of them, of a
/// numbered one after the modules in it, without modules after the first and the last operator.
std::string ruleNameOf(const Graph& graph, std::span<const NodeId> nodes);

/// The same, with the first and the last operator where the name alone is taken, and with a number
/// where that is, too: `attn`, `attn_linear_to_add`, `attn_linear_to_add_2`.
std::string takeRuleName(UniqueNames& names, const Graph& graph, std::span<const NodeId> nodes);

} // namespace fusewright
