// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture_request.h"

namespace fusewright {

class Graph;
class Theme;

/// Cards large enough for what is written on them in this theme's font.
CardSizes cardSizes(const Graph& graph, const Theme& theme);
/// Of a card without weights, with names of this size.
double plainCardHeight(double textSize);

} // namespace fusewright
