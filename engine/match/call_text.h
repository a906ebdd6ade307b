// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/match.h"

#include <string>

namespace fusewright {

class Graph;

/// A call as Python writes it, without what is called: `(x, 2, keepdim=True)`.
std::string callText(const Graph& graph, NodeId node);
/// A literal, or the items of a list in parentheses.
std::string argumentText(const Graph& graph, const TakenArgument& taken);
/// The same of a form, with the names of entries.
std::string callText(const Pattern& pattern, EntryId entry);

} // namespace fusewright
