// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/extent.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What operators do to shapes, whatever the framework: each answer is sure, or nothing.
namespace fusewright::infer {

using Numbers = std::vector<std::int64_t>;

/// One extent that a window moves over.
struct Window {
    std::int64_t size = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    std::int64_t padding = 0; ///< At both ends together.
    bool roundsUp = false;
    std::int64_t paddingBefore = 0;
};
Extent windowed(const Extent& extent, const Window& window, StringPool& names);
/// As large as it has to be with padding at its ends that keeps sizes but for the stride.
Extent windowedAlike(const Extent& extent, std::int64_t stride, StringPool& names);
/// What a window makes `extent` from; `added` is put behind it.
Extent unwindowed(const Extent& extent, const Window& window, std::int64_t added,
                  StringPool& names);

/// `keepsAxes` leaves 1 where an axis is reduced away; no axes are all of them.
Shape reducedShape(const Shape& shape, const std::optional<Numbers>& axes, bool keepsAxes);
Shape permutedShape(const Shape& shape, const Numbers& order);
/// Axes count in the result.
Shape unsqueezedShape(const Shape& shape, const Numbers& axes);
/// No axes are all extents of 1, where every extent is known.
Shape squeezedShape(const Shape& shape, const std::optional<Numbers>& axes);
/// -1 is what is left over. Zeros are kept from the input when `zeroCopies`.
Shape reshapedShape(const Shape& shape, const Extents& wanted, bool zeroCopies, StringPool& names);
Shape concatShape(std::span<const Shape> shapes, std::int64_t axis, StringPool& names);
/// With so much more, or less; unknown where it could be less than nothing.
Extent enlarged(const Extent& extent, std::int64_t added, StringPool& names);
/// `shape` with the extents from `first` to `last` (both in it) made one.
Shape flattenedShape(const Shape& shape, std::int64_t first, std::int64_t last, StringPool& names);
/// An end from which on a slice is without one.
inline constexpr std::int64_t toTheEnd = 2'147'483'647;
/// As Python's slices: clamped, and counted from the end when negative.
Extent slicedExtent(const Extent& extent, std::int64_t begin, std::int64_t end, std::int64_t step,
                    StringPool& names);
/// The shape with one extent changed; nothing when there is no such axis.
Shape withExtent(const Shape& shape, std::int64_t axis, Extent extent);
/// The whole, so many times along each axis; the shorter of both is filled up before with ones.
Shape repeatedShape(const Shape& shape, Extents times, StringPool& names);

} // namespace fusewright::infer
