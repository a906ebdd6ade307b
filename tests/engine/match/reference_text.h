// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/match/reference_matcher.h"

#include <string>

namespace fusewright::test {

/// A match as people read it: `conv=n1 act=- either=/relu any=n2>n3 w=(w0) sum=n4*`.
///
/// `-` is absent, `*` is swapped, `/` a chosen option; what is not asked for is left out.
std::string textOf(const Pattern& pattern, const Graph& graph, const PlainMatch& match);
/// A line for each match.
std::string textOf(const Pattern& pattern, const Graph& graph,
                   const std::vector<PlainMatch>& matches);

} // namespace fusewright::test
