// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/picture_style.h"

#include <string>

namespace fusewright {

struct HardwareFacts;

/// A roofline as a picture: operations a second over operations a byte, both logarithmic, under the
/// machine's roof, whose ridge is labelled. A dot is the sections of one fold, as large as their
/// time, in the colour of what made them; hovering over it tells what it is. Empty where the
/// machine's bandwidth, or every peak, is not known.
///
/// Each dot has the attributes `data-section` and `data-fold`. Takes as long as there are folds; of
/// very many only those that take longest are drawn.
std::string rooflineSvg(const HardwareFacts& facts, ReportTheme theme = ReportTheme::Auto);

} // namespace fusewright
