// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace fusewright::mlir {

/// What gives a region's results; it is no operator of the model.
bool isTerminator(std::string_view operation);

bool isCall(std::string_view operation);

/// Only a few operations are written without their dialect.
bool isOperationWord(std::string_view word);

/// Whether a line that begins with this word begins an operation.
bool beginsOperationLine(std::string_view word);

} // namespace fusewright::mlir
