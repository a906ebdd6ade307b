// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

/// Writes SVG pictures as a PDF, a page for each, or the first one as a PNG; the ending of the path
/// says which. Needs no display. False, and the reason in `problem`, when that fails.
bool writePicture(const std::vector<std::string>& pages, const std::string& path,
                  std::string& problem);

} // namespace fusewright
