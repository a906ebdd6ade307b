// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

namespace fusewright {

/// A graph of torch.compile as TT-XLA's backend gets it: operators of Python are the methods and
/// functions of torch that they call, `operator.add(a, b)` is `a.add(b)`, in bodies too.
///
/// Operators keep their names and places; a quotient of a number needs one more, `reciprocal`. What
/// is not called with a tensor stays, as do operators that nobody told the call of.
Graph inTenstorrentForm(const Graph& graph);

} // namespace fusewright
