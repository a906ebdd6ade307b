// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <span>

namespace fusewright {

class Graph;

/// An entry for each operator, named after its module and itself, with the edges between them.
RuleDraft draftOf(const Graph& graph, std::span<const NodeId> nodes);

/// The draft of other operators. What was chosen for those that stay stays.
RuleDraft redrawn(const Graph& graph, const RuleDraft& draft, std::span<const NodeId> nodes);

} // namespace fusewright
