// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rewrite/plain_fx_graph.h"

#include <vector>

namespace fusewright::test {

/// Every graph of one input and one to three operators of one or two operands, with every set of
/// them as its outputs, so that some results are dead.
std::vector<PlainFxGraph> smallFxGraphs();
/// The same as patterns: all of up to three operators with one wildcard, of up to two with two. All
/// results that nothing uses are returned, and every set of others, forwards and backwards.
std::vector<PlainFxGraph> smallFxPatterns();

} // namespace fusewright::test
