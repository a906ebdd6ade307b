// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fusewright {

/// From the stub at the card that makes a value to one at a card that uses it.
struct StubWay {
    std::uint32_t source = 0; ///< Stubs of the picture.
    std::uint32_t use = 0;

    bool operator==(const StubWay&) const = default;
};

/// The ways of values across a picture that are written as stubs at both ends.
class StubWays {
public:
    StubWays() = default;
    explicit StubWays(const Picture& picture);

    /// The ways that begin or end at a card, in the order of its stubs, at most so many.
    std::vector<StubWay> of(const Picture& picture, std::uint32_t item, std::size_t most) const;

private:
    std::vector<std::uint32_t> m_byItem;  ///< Stubs.
    std::vector<std::uint32_t> m_byValue; ///< Stubs.
};

} // namespace fusewright
