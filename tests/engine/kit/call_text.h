// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <string>

namespace fusewright::test {

/// How a node is called, with literals as people see them: `method x 2 [ n ] dim=1`.
std::string callText(const Graph& graph, NodeId node);

} // namespace fusewright::test
