// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/python/python_tree.h"

namespace fusewright::relax {

/// `R.Tensor(("n", 768), dtype="float32")`, also without a shape; unknown for anything else.
ValueType readType(const PythonTree& tree, PythonNodeId node, GraphBuilder& builder);

} // namespace fusewright::relax
