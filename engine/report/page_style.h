// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/picture_style.h"

#include <string>

namespace fusewright {

/// The style sheet of `HtmlPage`: on screens of any width, in light and dark, and on paper.
std::string pageStyle(ReportTheme theme);

} // namespace fusewright
