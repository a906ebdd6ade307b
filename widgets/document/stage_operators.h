// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

namespace fusewright {

class Graph;
struct Rewriting;

/// Which operator of `to` one of `from` is: the one of its name or, between the first graph of a
/// run and its last, what became of it. Invalid for none; the rewriting may be null.
NodeId operatorIn(const Graph& from, const Graph& to, const Rewriting* rewriting, NodeId node);

} // namespace fusewright
