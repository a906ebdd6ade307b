// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright::mlir {

/// Whether a text begins as MLIR does: with a module, a function, an alias or an operation.
bool looksLikeMlir(std::string_view bytes);

} // namespace fusewright::mlir
