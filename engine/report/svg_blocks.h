// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/picture_looks.h"
#include "engine/report/picture_svg.h"

#include <string>
#include <string_view>

namespace fusewright {

/// Draws the cards of a picture as blocks of colour: one path for each class, with its name and
/// counts as a tip. A card of several classes is split between the first two.
std::string blocksSvg(const Picture& picture, const NodeClasses& classes, const PictureLooks& looks,
                      std::string_view key);

/// Draws the grounds of open groups: one path for each class.
std::string groundsSvg(const Picture& picture, const NodeClasses& all, const PictureLooks& looks);

} // namespace fusewright
