// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

namespace fusewright {

/// What a condition comes to. A graph does not always say what is asked of it.
enum class Outcome : std::uint8_t { False, Unknown, True };

constexpr Outcome operator!(Outcome outcome)
{
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}
constexpr Outcome both(Outcome a, Outcome b)
{
    return a < b ? a : b;
}
constexpr Outcome either(Outcome a, Outcome b)
{
    return a > b ? a : b;
}

} // namespace fusewright
