// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

struct OperatorSpec;

/// True for operators on images: those that say which axis of their operand has the channels.
/// False for null.
bool isImageOperator(const OperatorSpec* spec);
/// Convolutions whose second operand is a weight: made, taken, window.
bool isConvolution(const OperatorSpec* spec);
/// The same, but taken, made, window.
bool isTransposedConvolution(const OperatorSpec* spec);

} // namespace fusewright
