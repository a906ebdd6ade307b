// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <string>
#include <string_view>

namespace fusewright {

class Graph;
struct Entry;
struct OperatorSpec;
struct RuleLanguage;

/// By the graph's catalogue; empty for an operator that it does not know.
std::string_view categoryOf(const Graph& graph, std::string_view name);
/// Whether operators of a category compute nothing.
bool movesOnly(std::string_view category);
inline constexpr unsigned unrelatedKinds = 3;
/// How far one category of operators is from another: 0 for the same, at most `unrelatedKinds`.
unsigned kindDistance(std::string_view one, std::string_view other);

/// The operator that a pattern calls by one of its names; null where it is no call, or not known.
const OperatorSpec* calledOperator(const Graph& graph, const Entry& entry);
/// Whether an entry takes only operators that neither the catalogue nor the model knows: a slip of
/// the pen, most likely.
bool takesNothingKnown(const Graph& graph, const Entry& entry);
/// What rules of a language call an operator of a model: where patterns are calls, as the model.
std::string operatorWord(const RuleLanguage& language, const Graph& graph, NodeId node);
/// The same for people.
std::string shownOperator(const RuleLanguage& language, const Graph& graph, NodeId node);

} // namespace fusewright
