// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// What a rule calls an operator that is known by any of its names: `Conv2d` of `conv2d`. One that
/// begins with a capital is left as it is.
std::string qnnWordOf(std::string_view name);

} // namespace fusewright
