// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <iterator>
#include <random>

namespace fusewright::test {

/// All that is random comes from here, so that a seed tells a run. The distributions of the
/// standard library would differ from one library to the next.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) { }

    /// From 0 to `bound` - 1; 0 for a bound below 2.
    int below(std::int64_t bound)
    {
        return bound < 2 ? 0 : static_cast<int>(m_engine() % static_cast<std::uint64_t>(bound));
    }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool oneIn(int count) { return below(count) == 0; }
    /// One of a list that is not empty.
    template <class List>
    decltype(auto) oneOf(const List& list)
    {
        return list[static_cast<decltype(std::size(list))>(
            below(static_cast<std::int64_t>(std::size(list))))];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace fusewright::test
