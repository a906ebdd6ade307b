// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// A text as DOT writes it in quotation marks, so that it is drawn and read as it is.
///
/// What is no UTF-8, and zero bytes, become U+FFFD.
std::string quotedForDot(std::string_view text);

} // namespace fusewright
