// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/canvas/canvas_classes.h"
#include "widgets/order/step_model.h"

#include <vector>

namespace fusewright {

/// What a step of a search looks like in the picture: every operator that an entry has, with the
/// entry's name, and the one that the step is about.
std::vector<CanvasMark> stepMarks(const RecordedSearch& search, const SearchStep& step);

} // namespace fusewright
