// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_value.h"

#include <optional>

namespace fusewright {

/// A value of the program as an attribute of an operator: numbers, truths, strings, lists of one
/// kind, None as JSON's null. Nothing for anything else.
std::optional<AttributeValue> dplAttribute(PythonValue value);

} // namespace fusewright
