// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fusewright {

/// The colours that classes are told apart by, as 0xRRGGBB. What comes after them is hatched too.
namespace palette {

inline constexpr std::size_t colorCount = 12;
inline constexpr std::size_t hatchCount = 5; ///< None, rising, falling, crossed, dotted.
inline constexpr std::array<std::uint32_t, colorCount> light{
    0x4a7fd0, 0xe0892c, 0x3d9a5c, 0xc2549c, 0x23a09e, 0xd5564d,
    0x7f66c8, 0xbba022, 0x62b2e2, 0x98693f, 0x8dba45, 0xe69bbb,
};
inline constexpr std::array<std::uint32_t, colorCount> dark{
    0x6a9ae8, 0xeb9c4c, 0x5cb877, 0xd975b5, 0x3cb8b4, 0xe9776f,
    0xa38ae6, 0xd0b741, 0x86c8ef, 0xbd926a, 0xa8d264, 0xf0b4cb,
};
/// A scale of one hue, the most first: what stands out most on its ground. Numbered from
/// `heatBegin`, so that no class that is only told apart has such a colour.
inline constexpr std::size_t heatCount = 5;
inline constexpr std::uint32_t heatBegin = 0xFFFFFF00;
inline constexpr std::array<std::uint32_t, heatCount> lightHeat{0x8f1d2c, 0xc8402f, 0xe67a45,
                                                                0xf0ab74, 0xf3d3b0};
inline constexpr std::array<std::uint32_t, heatCount> darkHeat{0xff8a66, 0xe0633f, 0xb5523a,
                                                               0x8a4a3b, 0x63453d};

constexpr bool isHeat(std::uint32_t color)
{
    return color >= heatBegin && color < heatBegin + heatCount;
}
/// The place of a class's colour among those that tell apart, then those of the scale.
constexpr std::size_t slotOf(std::uint32_t color)
{
    return isHeat(color) ? colorCount + (color - heatBegin) : color % colorCount;
}
/// What is over it: none on the scale.
constexpr std::size_t hatchNumber(std::uint32_t color)
{
    return isHeat(color) ? 0 : color / colorCount % hatchCount;
}
constexpr std::uint32_t lightFill(std::uint32_t color)
{
    return isHeat(color) ? lightHeat[color - heatBegin] : light[color % colorCount];
}

inline constexpr std::uint32_t darkInk = 0x0d1118; ///< Of text on a colour; else white.
inline constexpr double lightTintShare = 0.15;     ///< Of a colour in the ground of its cards.
inline constexpr double darkTintShare = 0.13;

} // namespace palette

} // namespace fusewright
