// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

/// The text as XML 1.0 may have it, in an attribute or between tags: well-formed UTF-8, with U+FFFD
/// for what XML has no way to write. Line ends and tabs survive in attributes too.
std::string xmlEscaped(std::string_view text);

} // namespace fusewright
