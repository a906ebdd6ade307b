// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/axis_order.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace fusewright {

namespace {

/// The axes from one on, and then these.
std::vector<std::size_t> axesFrom(std::size_t first, std::size_t rank,
                                  std::initializer_list<std::size_t> last)
{
    std::vector<std::size_t> axes;
    for (std::size_t axis = first; axis < rank; ++axis)
        axes.push_back(axis);
    axes.insert(axes.end(), last);
    return axes;
}

} // namespace

std::vector<std::size_t> axesOf(AxisOrder order, std::size_t rank)
{
    const bool isPair = order != AxisOrder::Model && order != AxisOrder::ImageWithoutBatch;
    if (order == AxisOrder::Model || rank == 0 || (isPair && rank < 2))
        return axesFrom(0, rank, {});
    if (order == AxisOrder::ImageWithoutBatch)
        return axesFrom(1, rank, {0});
    if (order == AxisOrder::Weight)
        return axesFrom(2, rank, {1, 0});
    if (order == AxisOrder::TransposedWeight)
        return axesFrom(2, rank, {0, 1});
    std::vector<std::size_t> axes = axesFrom(2, rank, {1});
    axes.insert(axes.begin(), 0);
    return axes;
}

std::size_t axisNow(AxisOrder order, std::size_t rank, std::size_t axis)
{
    const std::vector<std::size_t> axes = axesOf(order, rank);
    return static_cast<std::size_t>(std::ranges::find(axes, axis) - axes.begin());
}

std::vector<std::int64_t> orderChange(AxisOrder from, AxisOrder to, std::size_t rank)
{
    std::vector<std::int64_t> change;
    for (const std::size_t axis : axesOf(to, rank))
        change.push_back(static_cast<std::int64_t>(axisNow(from, rank, axis)));
    return change;
}

std::optional<AxisOrder> orderWithout(AxisOrder order, std::size_t rank,
                                      std::span<const std::size_t> gone)
{
    const auto isGone = [&](std::size_t axis) {
        return std::ranges::find(gone, axis) != gone.end();
    };
    std::vector<std::size_t> left = axesOf(AxisOrder::Model, rank);
    std::erase_if(left, isGone);
    std::vector<std::size_t> now = axesOf(order, rank);
    std::erase_if(now, isGone);
    for (const AxisOrder each :
         {AxisOrder::Model, AxisOrder::Image, AxisOrder::ImageWithoutBatch}) {
        const std::vector<std::size_t> axes = axesOf(each, left.size());
        const auto isSame = [&](std::size_t at) { return now[at] == left[axes[at]]; };
        std::vector<std::size_t> places(left.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        if (std::ranges::all_of(places, isSame))
            return each;
    }
    return std::nullopt;
}

} // namespace fusewright
