// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::torch_export {

/// A symbolic extent as people write it: `Mul(Integer(2), Symbol('s0', integer=True))` is `2*s0`.
/// What is written plainly already, or is not understood, stays as it is.
std::string plainExpression(std::string_view text);

} // namespace fusewright::torch_export
