// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

class Graph;

namespace onnx {

/// Gives the integers that QuantizeLinear makes and DequantizeLinear reads their encoding, where
/// the file has the contents of scale and zero point. Operators stay as they are.
void addEncodings(Graph& graph);

} // namespace onnx
} // namespace fusewright
