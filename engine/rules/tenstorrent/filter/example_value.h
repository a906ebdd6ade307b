// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/python/eval/python_value.h"

namespace fusewright {

class FilterScene;

/// `meta["example_value"]`: a tensor where the file says type and shape of the value, unknown where
/// there is one of which it does not say enough, nothing where there is none.
PythonValue exampleOfNode(FilterScene& scene, NodeId node);
/// The same of an input or a parameter.
PythonValue exampleOfOutside(FilterScene& scene, ValueId value);

} // namespace fusewright
