// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/argument_names.h"
#include "engine/graph/attribute_table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

std::string_view withoutSpace(std::string_view text);
/// The parts of `a, (b, c), d` between commas that no bracket encloses, without space around.
std::vector<std::string_view> splitPythonItems(std::string_view text);

/// What a constant of a Python text is as an attribute; nothing for `None`. What is no number,
/// truth, text or list of such stays as the text that it is.
std::optional<AttributeValue> pythonConstant(std::string_view text);
/// What a constant can be as an argument: `2` an integer, `torch.float16` a type.
ArgumentKind argumentKind(std::string_view constant);

} // namespace fusewright
