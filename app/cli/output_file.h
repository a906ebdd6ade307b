// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::cli {

/// Writes a whole file or leaves what was there: the text goes to a new file that then takes the
/// old one's place, with its rights, behind the link that `path` may be. `-` is standard output.
/// Says on standard error why it could not; false then.
bool writeOutput(const std::string& path, std::string_view text);

} // namespace fusewright::cli
