// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

namespace fusewright {

struct Paper;

} // namespace fusewright

namespace fusewright::cli {

/// Writes an SVG picture as PNG, after it said on standard error how large that is; a scale may
/// make several files of it. Only the module that has the window can; false when it could not,
/// which was told.
bool writePng(const std::string& svg, std::optional<double> scale, bool isTransparent,
              const std::string& path);
/// Writes a report as PDF, in the same way.
bool writePdf(const Paper& paper, const std::string& path);

} // namespace fusewright::cli
