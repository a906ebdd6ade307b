// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_value.h"

#include <functional>
#include <string_view>

namespace fusewright {

class FilterScene;

/// The node that a literal names: an item of a slice or a dict. Nothing where there is none.
using NodeByName = std::function<PythonValue(std::string_view name)>;

/// A literal of a call as the value it is in Python: a number, a text, `torch.float32`, a slice.
///
/// What has no such value is unknown; nothing when the budget is used up.
PythonValue literalValue(FilterScene& scene, const AttributeValue& literal,
                         const NodeByName& named);

} // namespace fusewright
