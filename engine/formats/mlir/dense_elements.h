// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"

#include <optional>
#include <string_view>

namespace fusewright::mlir {

/// `dense<[1, 2]> : tensor<2xi32>`, one value for all elements, or bytes as `"0x…"`. Looks at no
/// more of the text than it keeps; nothing where the text has no such form.
std::optional<TensorLiteral> readDense(std::string_view text);

} // namespace fusewright::mlir
