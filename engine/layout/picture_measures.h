// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace fusewright {

/// How good a picture is, in numbers that can be compared with those of another one.
struct PictureMeasures {
    double fill = 0;   ///< Area of the cards by area of the picture.
    double aspect = 0; ///< Width by height.
    /// Of the edges between a card with one user and a user with one producer, the share that are
    /// one vertical line; 1 where there are none. Inputs and outputs do not count.
    double straight = 1;
    /// Places where lines of two values cross; nothing where there are too many lines to look at.
    std::optional<std::size_t> crossings;
    std::optional<std::size_t> through; ///< Pieces of lines that pass through a foreign card.
    std::size_t bends = 0;
    double length = 0; ///< Of all lines.
};

/// The card that makes each value of which stubs are written.
std::map<ValueId, std::uint32_t> stubSources(const Picture& picture);

/// As in `PictureMeasures`, in time that grows as the picture does.
double fillOf(const Picture& picture);
double straightness(const Picture& picture);

PictureMeasures measurePicture(const Picture& picture, const CancelToken& cancel = {});

} // namespace fusewright
