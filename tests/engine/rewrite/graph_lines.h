// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <string>
#include <vector>

namespace fusewright::test {

/// What lines of a graph mean, whatever its operators are called: a text for each output and each
/// operator that nobody uses, sorted.
std::vector<std::string> meaningOf(const std::vector<std::string>& lines);
/// The lines of a graph.
std::vector<std::string> linesOf(const Graph& graph);

} // namespace fusewright::test
