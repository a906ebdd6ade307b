// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/report/node_classes.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// The classes that the cards and hulls of a picture are coloured by.
class PictureLooks {
public:
    static constexpr std::size_t mostClasses = 4; ///< Of one card.

    PictureLooks(const Picture& picture, const NodeClasses& classes);

    /// The classes of its operators, ascending, `noClass` last; at least one.
    const std::vector<std::uint32_t>& of(std::size_t item) const { return m_looks[m_lookOf[item]]; }
    /// A number that items of the same classes share.
    std::uint32_t lookOf(std::size_t item) const { return m_lookOf[item]; }
    /// The one class of all operators that are in a group and in no inner one, or `noClass`.
    std::uint32_t ofGroup(std::uint32_t group) const
    {
        return group < m_ofGroup.size() ? m_ofGroup[group] : noClass;
    }

private:
    void findGroups(const Picture& picture);

    std::vector<std::vector<std::uint32_t>> m_looks;
    std::vector<std::uint32_t> m_lookOf; ///< By item.
    std::vector<std::uint32_t> m_ofGroup;
};

} // namespace fusewright
