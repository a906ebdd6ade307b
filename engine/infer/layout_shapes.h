// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/argument.h"
#include "engine/infer/shape_algebra.h"

/// What operators that only move elements do to shapes.
namespace fusewright::infer {

/// Axes that are open leave no more than the rank, where they are kept.
Shape reducedShape(const Shape& shape, const Said<Numbers>& axes, bool keepsAxes);
Shape swappedShape(const Shape& shape, std::int64_t first, std::int64_t second);
Shape reversedShape(const Shape& shape);
/// `[before, after]` an axis.
Shape matrixShape(const Shape& shape, std::int64_t axis, StringPool& names);
/// One axis taken apart into several, of which one may be -1.
Shape unflattenedShape(const Shape& shape, std::int64_t axis, const Numbers& sizes,
                       StringPool& names);
/// -1 is what is there, which new axes in front do not have.
Shape expandedShape(const Shape& shape, Extents sizes);
Shape stackedShape(std::span<const Shape> shapes, std::int64_t axis);
/// So many times as long along one axis.
Shape stretchedShape(const Shape& shape, std::int64_t axis, const Extent& times, StringPool& names);
/// Numbers for each axis of `axes`; lists that are shorter leave the extent of an axis open.
struct Slices {
    Numbers axes;
    Extents begins;
    Extents ends;
    Extents steps;
};
Shape slicedShape(const Shape& shape, const Slices& slices, StringPool& names);
/// As many of both as there are axes; the axes that have none come first.
Shape paddedShape(const Shape& shape, const Numbers& before, const Numbers& behind,
                  StringPool& names);
/// Parts of `data` along an axis, at each of `places`.
Shape gatheredShape(const Shape& data, const Shape& places, std::int64_t axis);
/// The last axis of `places` has places in all axes of `data` behind the batch.
Shape gatheredPlacesShape(const Shape& data, const Shape& places, std::int64_t batch);
Shape embeddedShape(const Shape& table, const Shape& places);
Shape oneHotShape(const Shape& places, std::int64_t axis, const Extent& depth);
/// `factor * factor` channels become space, in a tensor that ends in channels and space.
Shape pixelShuffledShape(const Shape& shape, std::int64_t factor, StringPool& names);
Shape pixelUnshuffledShape(const Shape& shape, std::int64_t factor, StringPool& names);

/// How many numbers there are from the first on before the second.
Extent rangeLength(const Extent& begin, const Extent& end, const Extent& step);
/// Parts of one size, of which the last may be smaller; none where they are too many.
Extents equalParts(const Extent& whole, std::int64_t each);
/// So many parts, as equal as whole numbers can be.
Extents partsInNumber(const Extent& whole, std::int64_t count, StringPool& names);
/// What is before, between and behind these places.
Extents partsAt(const Extent& whole, const Numbers& places);

} // namespace fusewright::infer
