// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <string_view>

namespace fusewright::mlir {

/// What an attribute's text says. What is no number, text or list of them stays the text that it
/// is; of constants only the first elements are read, whatever their size.
AttributeValue readAttribute(std::string_view text);

} // namespace fusewright::mlir
