// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace fusewright {

/// A number that names one thing of one kind; ids of different kinds do not mix.
///
/// A default-made id names nothing (`isValid()` is false).
template <class Tag>
struct Id {
    static constexpr std::uint32_t nothing = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t index = nothing;

    constexpr Id() = default;
    constexpr explicit Id(std::uint32_t at) : index(at) { }
    constexpr explicit Id(std::size_t at) : index(static_cast<std::uint32_t>(at)) { }

    constexpr bool isValid() const { return index != nothing; }
    constexpr auto operator<=>(const Id&) const = default;
};

} // namespace fusewright

template <class Tag>
struct std::hash<fusewright::Id<Tag>> {
    std::size_t operator()(fusewright::Id<Tag> id) const noexcept { return id.index; }
};
