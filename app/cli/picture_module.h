// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright::cli {

/// Writes an SVG picture as PDF or PNG, as the ending of the path says. Only the module that has
/// the window can; says on standard error why it could not.
bool writePicture(const std::string& svg, const std::string& path);

} // namespace fusewright::cli
