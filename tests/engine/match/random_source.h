// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fusewright::test {

/// The same numbers for the same seed on every machine, which the standard's distributions do not
/// promise. (xorshift64*)
class RandomSource {
public:
    explicit RandomSource(std::uint64_t seed) : m_state(seed * 2654435769U + 88172645463325252U) { }

    /// Less than `end`, which is not 0.
    std::size_t below(std::size_t end)
    {
        m_state ^= m_state >> 12U;
        m_state ^= m_state << 25U;
        m_state ^= m_state >> 27U;
        return static_cast<std::size_t>((m_state * 2685821657736338717U) >> 33U) % end;
    }
    /// From `first` to `last`, both included.
    std::size_t between(std::size_t first, std::size_t last)
    {
        return first + below(last - first + 1);
    }
    bool chance(std::size_t percent) { return below(100) < percent; }
    template <class T>
    const T& oneOf(const std::vector<T>& things)
    {
        return things[below(things.size())];
    }

private:
    std::uint64_t m_state;
};

} // namespace fusewright::test
