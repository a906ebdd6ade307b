// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/picture_style.h"
#include "engine/rules/pattern_sketch.h"

#include <string>

namespace fusewright {

/// The patterns of a rule as one SVG file: what may be absent is dashed, context is grey, options
/// stand in a frame, the place of a match has a filled dot.
std::string patternSvg(const RuleSketch& rule, ReportTheme theme);

} // namespace fusewright
