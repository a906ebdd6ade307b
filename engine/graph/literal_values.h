// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Equal in value and in type, as Python tells them apart: 2 is not 2.0, `nan` is not itself.
bool isSameLiteral(const AttributeValue& a, const AttributeValue& b);
/// Equal in value: 2 is 2.0, and `True` is 1.
bool isEqualLiteral(const AttributeValue& a, const AttributeValue& b);
/// The items of a list; nothing for what is none.
std::optional<std::vector<AttributeValue>> literalItems(const AttributeValue& value);
/// Of a number, a truth, a text or a list of numbers in JSON; all else is kept as it is.
AttributeValue plainLiteral(std::string_view json);
/// As Python writes it: `None`, `True`, `2.0`, `torch.float32`, `[1, 2]`.
std::string pythonText(const AttributeValue& value);

} // namespace fusewright
