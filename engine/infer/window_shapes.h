// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/argument.h"
#include "engine/infer/shape_algebra.h"

/// What windows that move over the axes of space make of shapes.
namespace fusewright::infer {

/// How windows move, a number for each axis of space.
struct Sliding {
    Numbers strides;
    Numbers dilations;
    Numbers before; ///< Padding in front.
    Numbers behind;
    bool roundsUp = false;
    bool keepsSizes = false; ///< Padding is chosen so that only strides make the result smaller.

    bool fits(std::size_t axes) const;
};

/// A number for each axis; one alone is for all.
std::optional<Numbers> perAxis(const Said<Numbers>& said, std::size_t axes, std::int64_t usual);

/// Batch, channels and space. `kernel` is as large as the space; where nothing is known of how
/// it moves, neither are the extents.
Shape convolvedShape(const Shape& input, const Shape& weight, const std::optional<Extents>& kernel,
                     const std::optional<Sliding>& sliding, StringPool& names);
/// `added` is put behind each axis of space.
Shape unconvolvedShape(const Shape& input, const Shape& weight, const Extent& groups,
                       const std::optional<Sliding>& sliding, const std::optional<Numbers>& added,
                       StringPool& names);
/// Over the last axes, of which there are at least one more.
Shape pooledShape(const Shape& input, std::size_t axes, const std::optional<Numbers>& kernel,
                  const std::optional<Sliding>& sliding, StringPool& names);
/// Other sizes of the last axes; where there are not as many sizes they are open.
Shape resizedShape(const Shape& input, std::size_t axes, const std::optional<Extents>& sizes);

/// What is in front of the axes of space of a weight or an input.
inline constexpr std::size_t axesBeforeSpace = 2;

} // namespace fusewright::infer
