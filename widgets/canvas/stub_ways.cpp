// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/stub_ways.h"

#include <algorithm>
#include <numeric>

namespace fusewright {

StubWays::StubWays(const Picture& picture)
    : m_byItem(picture.stubs.size()), m_byValue(picture.stubs.size())
{
    std::iota(m_byItem.begin(), m_byItem.end(), 0U);
    std::iota(m_byValue.begin(), m_byValue.end(), 0U);
    std::ranges::stable_sort(m_byItem, {},
                             [&](std::uint32_t at) { return picture.stubs[at].item; });
    std::ranges::stable_sort(m_byValue, {},
                             [&](std::uint32_t at) { return picture.stubs[at].value; });
}

std::vector<StubWay> StubWays::of(const Picture& picture, std::uint32_t item,
                                  std::size_t most) const
{
    std::vector<StubWay> ways;
    const auto own = std::ranges::equal_range(
        m_byItem, item, {}, [&](std::uint32_t at) { return picture.stubs[at].item; });
    for (const std::uint32_t at : own) {
        const PictureStub& stub = picture.stubs[at];
        const auto alike =
            std::ranges::equal_range(m_byValue, stub.value, {},
                                     [&](std::uint32_t each) { return picture.stubs[each].value; });
        for (const std::uint32_t other : alike) {
            if (picture.stubs[other].isSource == stub.isSource)
                continue;
            if (ways.size() == most)
                return ways;
            ways.push_back(stub.isSource ? StubWay{at, other} : StubWay{other, at});
        }
    }
    return ways;
}

} // namespace fusewright
