// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>
#include <vector>

namespace fusewright::test {

/// Patterns with operators `a` and `b`, as texts, that between them use everything an entry can say
/// in every position. Nearly all of them match somewhere in a graph of five operators.
const std::vector<std::string_view>& handWrittenPatterns();

} // namespace fusewright::test
