// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

/// So many operators `relu` in a row, named `n0`, `n1` and so on.
std::shared_ptr<const Graph> chainGraph(std::size_t nodes);

/// One operator in each of these modules, in a row.
std::shared_ptr<const Graph> graphInModules(const std::vector<std::string>& paths);

} // namespace fusewright::test
