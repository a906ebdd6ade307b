// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// In which order a value has the axes that its model gives it.
enum class AxisOrder : std::uint8_t {
    Model,             ///< As the model says.
    Image,             ///< Channels from behind the batch to the end.
    ImageWithoutBatch, ///< Channels from the front to the end: what goes with an image.
    Weight,            ///< Made, taken, window: to window, taken, made.
    TransposedWeight,  ///< Taken, made, window: to window, taken, made.
};

/// By axis as it is now, the axis of the model.
std::vector<std::size_t> axesOf(AxisOrder order, std::size_t rank);
/// Where an axis of the model is now; it is less than the rank.
std::size_t axisNow(AxisOrder order, std::size_t rank, std::size_t axis);
/// What a transposition from one order to another is told: by axis afterwards, the one before.
std::vector<std::int64_t> orderChange(AxisOrder from, AxisOrder to, std::size_t rank);
/// The order of what is left when these axes of the model are gone; nothing where it is none.
std::optional<AxisOrder> orderWithout(AxisOrder order, std::size_t rank,
                                      std::span<const std::size_t> gone);

} // namespace fusewright
