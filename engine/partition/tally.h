// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>

namespace fusewright {

/// A sum of numbers some of which may be unknown.
struct Tally {
    double known = 0;          ///< Of the known ones.
    std::uint32_t unknown = 0; ///< How many were not.

    static Tally of(std::optional<double> part)
    {
        Tally tally;
        tally.add(part);
        return tally;
    }
    void add(std::optional<double> part)
    {
        known += part.value_or(0);
        unknown += part ? 0 : 1;
    }
    void add(const Tally& part)
    {
        known += part.known;
        unknown += part.unknown;
    }
    /// Nothing as soon as one part is unknown.
    std::optional<double> total() const
    {
        return unknown == 0 ? std::optional(known) : std::nullopt;
    }

    bool operator==(const Tally&) const = default;
};

} // namespace fusewright
