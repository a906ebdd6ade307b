// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_looks.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

PictureLooks::PictureLooks(const Picture& picture, const NodeClasses& classes)
{
    std::vector<std::vector<std::uint32_t>> of(picture.items.size());
    const std::size_t known = std::min(picture.itemOf.size(), classes.classOf.size());
    for (std::size_t node = 0; node < known; ++node) {
        if (picture.itemOf[node] >= of.size())
            continue;
        std::vector<std::uint32_t>& all = of[picture.itemOf[node]];
        const std::uint32_t own = classes.classOf[node];
        if (all.size() < mostClasses && std::ranges::find(all, own) == all.end())
            all.push_back(own);
    }
    std::map<std::vector<std::uint32_t>, std::uint32_t> numbers;
    for (std::vector<std::uint32_t>& each : of) {
        if (each.empty())
            each.push_back(noClass);
        std::ranges::sort(each);
        const auto [entry, isNew] =
            numbers.try_emplace(std::move(each), static_cast<std::uint32_t>(m_looks.size()));
        if (isNew)
            m_looks.push_back(entry->first);
        m_lookOf.push_back(entry->second);
    }
    findGroups(picture);
}

void PictureLooks::findGroups(const Picture& picture)
{
    std::vector<bool> isSeen;
    for (std::size_t at = 0; at < picture.items.size(); ++at) {
        const PictureItem& item = picture.items[at];
        if (item.group == noGroup || item.kind == PictureItem::Kind::Group)
            continue;
        if (item.group >= m_ofGroup.size()) {
            m_ofGroup.resize(item.group + 1, noClass);
            isSeen.resize(item.group + 1, false);
        }
        const std::uint32_t own = of(at).size() == 1 ? of(at).front() : noClass;
        std::uint32_t& all = m_ofGroup[item.group];
        all = !isSeen[item.group] || all == own ? own : noClass;
        isSeen[item.group] = true;
    }
}

} // namespace fusewright
