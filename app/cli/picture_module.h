// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright::cli {

/// Writes SVG pictures as PDF, a page for each, or the first one as PNG, as the ending of the path
/// says. Only the module that has the window can; says on standard error why it could not.
bool writePictures(const std::vector<std::string>& pages, const std::string& path);

} // namespace fusewright::cli
