// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/layout_shapes.h"

#include "engine/infer/node_facts.h"

#include <algorithm>
#include <utility>

namespace fusewright::infer {

namespace {

constexpr std::int64_t mostParts = 4096;
constexpr std::int64_t largestFactor = 1024;

Extent scaled(const Extent& extent, const Extent& factor, StringPool& names)
{
    Amount product(names);
    product.multiply(extent);
    product.multiply(factor);
    return product.value();
}

Extent divided(const Extent& extent, const Extent& divisor, StringPool& names)
{
    return Amount(names, extent).dividedBy(Amount(names, divisor));
}

/// `shape` with `inner` in the place of one axis.
Extents withAxisReplaced(const Extents& shape, std::size_t at, const Extents& inner)
{
    Extents result(shape.begin(), shape.begin() + std::ptrdiff_t(at));
    result.insert(result.end(), inner.begin(), inner.end());
    result.insert(result.end(), shape.begin() + std::ptrdiff_t(at) + 1, shape.end());
    return result;
}

Extent slicedBy(const Extent& extent, const Extent& begin, const Extent& end, const Extent& step,
                StringPool& names)
{
    const bool isToTheEnd = end.isSameAs(extent) || (end.isKnown() && end.number() >= toTheEnd);
    if (step.is(1) && isToTheEnd && begin.isNamed()) {
        Amount rest(names, extent);
        rest.subtract(begin);
        return rest.value();
    }
    if (!begin.isKnown() || !step.isKnown())
        return {};
    if (begin.is(0) && step.is(1) && isToTheEnd)
        return extent;
    const bool isBounded =
        begin.is(0) && step.is(1) && extent.isKnown() && end.isNamed() && !end.mayBeNegative();
    if (isBounded)
        return Amount(names, end).atMost(extent.number());
    return end.isKnown() ? slicedExtent(extent, begin.number(), end.number(), step.number(), names)
                         : Extent();
}

} // namespace

Shape reducedShape(const Shape& shape, const Said<Numbers>& axes, bool keepsAxes)
{
    if (!axes.isOpen())
        return reducedShape(shape, axes.value, keepsAxes);
    return keepsAxes && shape ? Shape(Extents(shape->size())) : std::nullopt;
}

Shape swappedShape(const Shape& shape, std::int64_t first, std::int64_t second)
{
    const auto a = shape ? axisIn(first, shape->size()) : std::nullopt;
    const auto b = shape ? axisIn(second, shape->size()) : std::nullopt;
    if (!a || !b)
        return std::nullopt;
    Shape result = shape;
    std::swap((*result)[*a], (*result)[*b]);
    return result;
}

Shape reversedShape(const Shape& shape)
{
    return shape ? Shape(Extents(shape->rbegin(), shape->rend())) : std::nullopt;
}

Shape matrixShape(const Shape& shape, std::int64_t axis, StringPool& names)
{
    const std::int64_t rank = shape ? std::ssize(*shape) : 0;
    if (!shape || axis < -rank || axis > rank)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
    Amount before(names);
    Amount behind(names);
    before.multiply(std::span(*shape).first(at));
    behind.multiply(std::span(*shape).subspan(at));
    return Extents{before.value(), behind.value()};
}

Shape unflattenedShape(const Shape& shape, std::int64_t axis, const Numbers& sizes,
                       StringPool& names)
{
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at)
        return std::nullopt;
    const Shape inner = reshapedShape(Extents{(*shape)[*at]}, extentsOf(sizes), false, names);
    return inner ? Shape(withAxisReplaced(*shape, *at, *inner)) : std::nullopt;
}

Shape expandedShape(const Shape& shape, Extents sizes)
{
    if (!shape || sizes.size() < shape->size())
        return std::nullopt;
    const std::size_t added = sizes.size() - shape->size();
    for (std::size_t at = 0; at < sizes.size(); ++at) {
        if (sizes[at].is(-1))
            sizes[at] = at < added ? Extent() : (*shape)[at - added];
    }
    return sizes;
}

Shape stackedShape(std::span<const Shape> shapes, std::int64_t axis)
{
    if (shapes.empty() || !std::ranges::all_of(shapes, &Shape::has_value))
        return std::nullopt;
    return withExtent(unsqueezedShape(shapes.front(), {axis}), axis, Extent(std::ssize(shapes)));
}

Shape stretchedShape(const Shape& shape, std::int64_t axis, const Extent& times, StringPool& names)
{
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    return at ? withExtent(shape, axis, scaled((*shape)[*at], times, names)) : std::nullopt;
}

Shape slicedShape(const Shape& shape, const Slices& slices, StringPool& names)
{
    if (!shape)
        return std::nullopt;
    Shape result = shape;
    const auto numberAt = [](const Extents& numbers, std::size_t at) {
        return at < numbers.size() ? numbers[at] : Extent();
    };
    for (std::size_t each = 0; each < slices.axes.size(); ++each) {
        const auto at = axisIn(slices.axes[each], result->size());
        if (!at)
            return std::nullopt;
        Extent& extent = (*result)[*at];
        extent = slicedBy(extent, numberAt(slices.begins, each), numberAt(slices.ends, each),
                          numberAt(slices.steps, each), names);
    }
    return result;
}

Shape paddedShape(const Shape& shape, const Numbers& before, const Numbers& behind,
                  StringPool& names)
{
    if (!shape || before.size() != behind.size() || before.size() > shape->size())
        return std::nullopt;
    Shape result = shape;
    const std::size_t first = shape->size() - before.size();
    for (std::size_t at = 0; at < before.size(); ++at) {
        Extent& extent = (*result)[first + at];
        std::int64_t added = 0;
        const bool fits = !__builtin_add_overflow(before[at], behind[at], &added);
        if (!fits || added != 0)
            extent = fits ? enlarged(extent, added, names) : Extent();
    }
    return result;
}

Shape gatheredShape(const Shape& data, const Shape& places, std::int64_t axis)
{
    const auto at = data ? axisIn(axis, data->size()) : std::nullopt;
    return at && places ? Shape(withAxisReplaced(*data, *at, *places)) : std::nullopt;
}

Shape gatheredPlacesShape(const Shape& data, const Shape& places, std::int64_t batch)
{
    if (!data || !places || places->empty() || !places->back().isKnown() || batch < 0)
        return std::nullopt;
    const std::int64_t rank = std::ssize(*data);
    const std::int64_t length = places->back().number();
    if (batch > rank || length < 0 || length > rank - batch)
        return std::nullopt;
    Extents result(places->begin(), places->end() - 1);
    result.insert(result.end(), data->begin() + batch + length, data->end());
    return result;
}

Shape embeddedShape(const Shape& table, const Shape& places)
{
    return table && table->size() == 2 ? gatheredShape(table, places, 0) : std::nullopt;
}

Shape oneHotShape(const Shape& places, std::int64_t axis, const Extent& depth)
{
    return withExtent(unsqueezedShape(places, {axis}), axis, depth);
}

Shape pixelShuffledShape(const Shape& shape, std::int64_t factor, StringPool& names)
{
    if (!shape || shape->size() < 3 || factor < 1 || factor > largestFactor)
        return std::nullopt;
    Shape result = shape;
    const auto space = std::span(*result).last(3);
    space[0] = divided(space[0], Extent(factor * factor), names);
    for (Extent& extent : space.last(2))
        extent = scaled(extent, Extent(factor), names);
    return result;
}

Shape pixelUnshuffledShape(const Shape& shape, std::int64_t factor, StringPool& names)
{
    if (!shape || shape->size() < 3 || factor < 1 || factor > largestFactor)
        return std::nullopt;
    Shape result = shape;
    const auto space = std::span(*result).last(3);
    space[0] = scaled(space[0], Extent(factor * factor), names);
    for (Extent& extent : space.last(2))
        extent = divided(extent, Extent(factor), names);
    return result;
}

Extent rangeLength(const Extent& begin, const Extent& end, const Extent& step)
{
    if (begin.is(0) && step.is(1) && end.isNamed())
        return end;
    std::int64_t room = 0;
    if (!begin.isKnown() || !end.isKnown() || !step.isKnown() || step.number() < 1
        || __builtin_sub_overflow(end.number(), begin.number(), &room))
        return {};
    return Extent(room <= 0 ? 0 : (room - 1) / step.number() + 1);
}

Extents equalParts(const Extent& whole, std::int64_t each)
{
    Extents sizes;
    if (each < 1 || !whole.isKnown() || whole.number() / each > mostParts)
        return sizes;
    for (std::int64_t rest = whole.number(); rest > 0; rest -= std::min(each, rest))
        sizes.emplace_back(std::min(each, rest));
    return sizes;
}

Extents partsInNumber(const Extent& whole, std::int64_t count, StringPool& names)
{
    if (count < 1 || count > mostParts)
        return {};
    Extents sizes(static_cast<std::size_t>(count), divided(whole, Extent(count), names));
    if (!whole.isKnown() || whole.number() < 0)
        return sizes;
    const std::int64_t each = whole.number() / count + (whole.number() % count == 0 ? 0 : 1);
    std::int64_t rest = whole.number();
    for (Extent& size : sizes) {
        size = Extent(std::min(each, rest));
        rest -= size.number();
    }
    return sizes;
}

Extents partsAt(const Extent& whole, const Numbers& places)
{
    if (std::ssize(places) > mostParts)
        return {};
    Extents sizes;
    std::int64_t begin = 0;
    const auto add = [&](std::int64_t end) {
        const bool isPlain = whole.isKnown() && begin >= 0 && end >= begin && end <= whole.number();
        sizes.push_back(isPlain ? Extent(end - begin) : Extent());
        begin = end;
    };
    for (const std::int64_t place : places)
        add(place);
    add(whole.isKnown() ? whole.number() : -1);
    return sizes;
}

} // namespace fusewright::infer
