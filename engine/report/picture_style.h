// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

namespace fusewright {

/// For which eyes a report is coloured.
enum class ReportTheme : std::uint8_t {
    Auto, ///< Light, or dark where the reader's system is.
    Light,
    Dark,
};

/// The style sheet of `pictureSvg`, for a page or a picture alone. Colours are written out, not
/// taken from variables, so that programs that know little of CSS show the light ones.
std::string pictureStyle(ReportTheme theme);

} // namespace fusewright
