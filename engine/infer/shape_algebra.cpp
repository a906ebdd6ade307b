// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/shape_algebra.h"

#include "engine/infer/node_facts.h"

#include <algorithm>
#include <utility>

namespace fusewright::infer {

namespace {

/// `extent * factor + added`, divided; what would be less than nothing is no tensor at all.
Extent strided(const Extent& extent, std::int64_t factor, std::int64_t added, std::int64_t divisor,
               StringPool& names)
{
    Amount amount(names, extent);
    amount.multiply(Extent(factor));
    amount.shift(added);
    return divisor == 1 ? amount.sureValue() : amount.flooredBy(divisor);
}

/// So large that two of them can be multiplied.
constexpr std::int64_t mostInAWindow = std::int64_t(1) << 31;

bool isWithin(const Extent& extent, std::int64_t least)
{
    return extent.isKnown() && extent.number() >= least && extent.number() < mostInAWindow;
}

bool isSane(const Window& window)
{
    return isWithin(Extent(window.size), 1) && isWithin(Extent(window.stride), 1)
        && isWithin(Extent(window.dilation), 1) && isWithin(Extent(window.padding), 0)
        && isWithin(Extent(window.paddingBefore), 0);
}

} // namespace

Extent windowed(const Extent& extent, const Window& window, StringPool& names)
{
    if (!isSane(window))
        return {};
    const std::int64_t span = (window.size - 1) * window.dilation + 1;
    if (window.stride == 1 && window.padding == span - 1)
        return extent;
    if (extent.isNamed()) {
        // Whether a window may begin in the padding behind the input is answered in two ways.
        const bool isOpen =
            window.roundsUp && window.stride > 1 && (window.padding > 0 || span < window.stride);
        const std::int64_t rounding = window.roundsUp ? window.stride - 1 : 0;
        const std::int64_t added = window.padding - span + window.stride + rounding;
        return isOpen ? Extent() : strided(extent, 1, added, window.stride, names);
    }
    constexpr std::int64_t most = INT64_MAX / 2;
    if (!extent.isKnown() || extent.number() < 0 || extent.number() > most)
        return {};
    const std::int64_t room = extent.number() + window.padding - span;
    if (room < 0)
        return {};
    std::int64_t count = room / window.stride + 1;
    if (!window.roundsUp || room % window.stride == 0)
        return Extent(count);
    const bool beginsInside = count * window.stride < extent.number() + window.paddingBefore;
    return beginsInside ? Extent(count + 1) : Extent();
}

Extent windowedAlike(const Extent& extent, std::int64_t stride, StringPool& names)
{
    if (stride == 1)
        return extent;
    if (extent.isNamed() && stride > 1)
        return strided(extent, 1, stride - 1, stride, names);
    if (!extent.isKnown() || extent.number() < 0 || stride < 1)
        return {};
    return Extent(extent.number() / stride + (extent.number() % stride == 0 ? 0 : 1));
}

Extent unwindowed(const Extent& extent, const Window& window, std::int64_t added, StringPool& names)
{
    if (!isSane(window) || !isWithin(Extent(added), 0))
        return {};
    const std::int64_t span = (window.size - 1) * window.dilation + 1;
    if (extent.isNamed())
        return strided(extent, window.stride, span - window.stride + added - window.padding, 1,
                       names);
    if (!isWithin(extent, 1))
        return {};
    const std::int64_t before = (extent.number() - 1) * window.stride;
    std::int64_t all = 0;
    const bool fits = !__builtin_add_overflow(before, span, &all)
        && !__builtin_add_overflow(all, added - window.padding, &all);
    return fits && all >= 0 ? Extent(all) : Extent();
}

Shape reducedShape(const Shape& shape, const std::optional<Numbers>& axes, bool keepsAxes)
{
    if (!shape && axes && !axes->empty())
        return std::nullopt;
    if (!axes || axes->empty()) {
        if (keepsAxes)
            return shape ? Shape(Extents(shape->size(), Extent(1))) : std::nullopt;
        return Extents();
    }
    std::vector<bool> isReduced(shape->size(), false);
    for (const std::int64_t axis : *axes) {
        const auto at = axisIn(axis, shape->size());
        if (!at)
            return std::nullopt;
        isReduced[*at] = true;
    }
    Extents result;
    for (std::size_t at = 0; at < shape->size(); ++at) {
        if (!isReduced[at])
            result.push_back((*shape)[at]);
        else if (keepsAxes)
            result.emplace_back(1);
    }
    return result;
}

Shape permutedShape(const Shape& shape, const Numbers& order)
{
    if (!shape || order.size() != shape->size())
        return std::nullopt;
    Extents result;
    for (const std::int64_t axis : order) {
        const auto at = axisIn(axis, shape->size());
        if (!at)
            return std::nullopt;
        result.push_back((*shape)[*at]);
    }
    return result;
}

Shape unsqueezedShape(const Shape& shape, const Numbers& axes)
{
    if (!shape)
        return std::nullopt;
    const std::size_t rank = shape->size() + axes.size();
    std::vector<bool> isNew(rank, false);
    for (const std::int64_t axis : axes) {
        const auto at = axisIn(axis, rank);
        if (!at || isNew[*at])
            return std::nullopt;
        isNew[*at] = true;
    }
    Extents result;
    auto next = shape->begin();
    for (std::size_t at = 0; at < rank; ++at)
        result.push_back(isNew[at] ? Extent(1) : *next++);
    return result;
}

Shape squeezedShape(const Shape& shape, const std::optional<Numbers>& axes)
{
    if (!shape)
        return std::nullopt;
    Extents result;
    if (!axes) {
        for (const Extent& extent : *shape) {
            if (!extent.isKnown())
                return std::nullopt;
            if (!extent.is(1))
                result.push_back(extent);
        }
        return result;
    }
    return axes->empty() ? shape : reducedShape(shape, axes, false);
}

Shape reshapedShape(const Shape& shape, const Extents& wanted, bool zeroCopies, StringPool& names)
{
    Extents result = wanted;
    std::optional<std::size_t> open;
    for (std::size_t at = 0; at < result.size(); ++at) {
        if (result[at].is(0) && zeroCopies)
            result[at] = shape && at < shape->size() ? (*shape)[at] : Extent();
        else if (result[at].is(-1) && !open)
            open = at;
        else if (result[at].isKnown() && result[at].number() < 0)
            return std::nullopt;
    }
    if (!open)
        return result;
    result[*open] = Extent();
    if (!shape)
        return result;
    // Extents that are in both need not be known to find the one that is left over.
    Extents before = *shape;
    Amount rest(names);
    for (std::size_t at = 0; at < result.size(); ++at) {
        if (at == *open)
            continue;
        const auto same = std::ranges::find_if(
            before, [&](const Extent& extent) { return extent.isSameAs(result[at]); });
        if (same == before.end())
            rest.multiply(result[at]);
        else
            before.erase(same);
    }
    Amount all(names);
    all.multiply(before);
    result[*open] = all.dividedBy(rest);
    // What has a name goes without a rest, or it is no reshape.
    const std::optional<std::int64_t> number = rest.number();
    if (result[*open].isUnknown() && number && !all.number())
        result[*open] = all.flooredBy(*number);
    return result;
}

Shape concatShape(std::span<const Shape> shapes, std::int64_t axis, StringPool& names)
{
    if (shapes.empty() || !shapes.front())
        return std::nullopt;
    Extents result = *shapes.front();
    const auto along = axisIn(axis, result.size());
    if (!along)
        return std::nullopt;
    Amount sum(names, result[*along]);
    for (const Shape& shape : shapes.subspan(1)) {
        if (!shape || shape->size() != result.size())
            return std::nullopt;
        sum.add((*shape)[*along]);
        for (std::size_t at = 0; at < result.size(); ++at) {
            const Extent& other = (*shape)[at];
            if (at != *along && result[at].isKnown() && other.isKnown()
                && !result[at].isSameAs(other))
                return std::nullopt;
            // All have the same extent here, so one that says it is enough.
            if (at != *along
                && (result[at].isUnknown() || (!result[at].isKnown() && other.isKnown())))
                result[at] = other;
        }
    }
    result[*along] = sum.value();
    return result;
}

Extent enlarged(const Extent& extent, std::int64_t added, StringPool& names)
{
    Amount sum(names, extent);
    sum.add(Extent(added));
    const Extent result = sum.value();
    return result.isKnown() && result.number() < 0 ? Extent() : result;
}

Shape flattenedShape(const Shape& shape, std::int64_t first, std::int64_t last, StringPool& names)
{
    if (!shape)
        return std::nullopt;
    if (shape->empty())
        return Extents{Extent(1)};
    const auto begin = axisIn(first, shape->size());
    const auto end = axisIn(last, shape->size());
    if (!begin || !end || *end < *begin)
        return std::nullopt;
    Amount product(names);
    product.multiply(std::span(*shape).subspan(*begin, *end - *begin + 1));
    Extents result(shape->begin(), shape->begin() + std::ptrdiff_t(*begin));
    result.push_back(product.value());
    result.insert(result.end(), shape->begin() + std::ptrdiff_t(*end) + 1, shape->end());
    return result;
}

Extent slicedExtent(const Extent& extent, std::int64_t begin, std::int64_t end, std::int64_t step,
                    StringPool& names)
{
    if (begin == 0 && end >= toTheEnd && step == 1)
        return extent;
    if (begin == 0 && end >= toTheEnd && step > 1 && step < mostInAWindow && extent.isNamed())
        return strided(extent, 1, step - 1, step, names);
    if (begin == 0 && end >= 0 && step == 1 && extent.isNamed())
        return Amount(names, extent).atMost(end);
    if (step == 0)
        return {};
    if (!extent.isKnown())
        return {};
    const std::int64_t size = extent.number();
    if (size <= 0)
        return size == 0 ? extent : Extent();
    step = std::clamp(step, -size, size);
    const auto clamp = [&](std::int64_t at, std::int64_t lowest, std::int64_t highest) {
        return std::clamp(at < 0 ? at + size : at, lowest, highest);
    };
    if (step > 0) {
        const std::int64_t from = clamp(begin, 0, size);
        const std::int64_t to = clamp(std::min(end, size), 0, size);
        return Extent(std::max<std::int64_t>(0, (to - from - 1) / step + (to > from ? 1 : 0)));
    }
    const std::int64_t from = clamp(begin, 0, size - 1);
    const std::int64_t to = end < -size ? -1 : clamp(end, -1, size - 1);
    return Extent(std::max<std::int64_t>(0, (from - to - 1) / -step + (from > to ? 1 : 0)));
}

Shape repeatedShape(const Shape& shape, Extents times, StringPool& names)
{
    if (!shape)
        return std::nullopt;
    Extents result = *shape;
    const std::size_t rank = std::max(result.size(), times.size());
    result.insert(result.begin(), rank - result.size(), Extent(1));
    times.insert(times.begin(), rank - times.size(), Extent(1));
    for (std::size_t at = 0; at < rank; ++at) {
        Amount product(names);
        product.multiply(result[at]);
        product.multiply(times[at]);
        result[at] = product.value();
    }
    return result;
}

Shape withExtent(const Shape& shape, std::int64_t axis, Extent extent)
{
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at)
        return std::nullopt;
    Shape result = shape;
    (*result)[*at] = extent;
    return result;
}

} // namespace fusewright::infer
