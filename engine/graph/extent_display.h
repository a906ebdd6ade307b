// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// The name of an extent as people write it: of `((height + 1)//2)`, which is a half rounded up,
/// `⌈height/2⌉`; of `(T//4)` `⌊T/4⌋`. What is no such quotient stays as it is.
std::string extentForDisplay(std::string_view name);

} // namespace fusewright
