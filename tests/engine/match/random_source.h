// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright::test {

/// The same numbers for the same seed on every machine, which the standard's distributions do not
/// promise. (xorshift64*)
class RandomSource {
public:
    explicit RandomSource(std::uint64_t seed) : m_state(seed * 2654435769U + 88172645463325252U) { }

    /// For a fuzzer: the bytes choose, two for each number; where they are used up, it is always
    /// the first. They must outlive the source.
    explicit RandomSource(std::span<const std::uint8_t> bytes) : m_state(0), m_bytes(bytes) { }

    /// Less than `end`, which is not 0.
    std::size_t below(std::size_t end)
    {
        if (m_state == 0)
            return told() % end;
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
    std::size_t told()
    {
        std::size_t number = 0;
        for (std::size_t at = 0; at < 2 && !m_bytes.empty(); ++at) {
            number = number * 256 + m_bytes.front();
            m_bytes = m_bytes.subspan(1);
        }
        return number;
    }

    std::uint64_t m_state; ///< 0 where bytes choose.
    std::span<const std::uint8_t> m_bytes;
};

} // namespace fusewright::test
