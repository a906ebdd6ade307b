// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/piece_titles.h"

#include "engine/graph/graph.h"
#include "engine/layout/picture.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

/// Between the name of a module and its type.
constexpr std::string_view titleDivider = " · ";

/// The modules that both paths begin with.
std::string_view sharedPath(std::string_view one, std::string_view other)
{
    const auto [end, unused] = std::ranges::mismatch(one, other);
    const auto length = static_cast<std::size_t>(end - one.begin());
    const bool areWhole = (length == one.size() || one[length] == '.')
        && (length == other.size() || other[length] == '.');
    if (areWhole)
        return one.substr(0, length);
    const std::size_t dot = one.substr(0, length).rfind('.');
    return one.substr(0, dot == std::string_view::npos ? 0 : dot);
}

/// A path from a module of it on; empty where it ends there, or is of another.
std::string_view fromModule(std::string_view path, std::string_view name)
{
    for (std::size_t at = path.find(name); at != std::string_view::npos;
         at = path.find(name, at + 1)) {
        const std::size_t behind = at + name.size();
        if ((at == 0 || path[at - 1] == '.') && behind < path.size() && path[behind] == '.')
            return path.substr(at);
    }
    return {};
}

} // namespace

std::vector<std::string> frameTitles(const PictureHull& hull,
                                     const std::function<std::string(std::uint32_t group)>& titleOf)
{
    std::vector<std::string> titles{titleOf(hull.group)};
    for (auto group = hull.around.rbegin(); group != hull.around.rend(); ++group) {
        const std::string title = titleOf(*group);
        const std::string around = title.substr(0, title.find(titleDivider)) + '.';
        if (!titles.back().starts_with(around))
            titles.push_back(around + titles.back());
    }
    std::ranges::reverse(titles);
    return titles;
}

PieceTitles::PieceTitles(const Graph& graph, const Picture& picture,
                         const std::function<std::string(std::uint32_t group)>& titleOf)
{
    const auto isClosed = [](const PictureItem& item) {
        return item.kind == PictureItem::Kind::Group;
    };
    std::unordered_map<std::uint32_t, std::size_t> cards; // By group.
    for (const PictureItem& item : picture.items) {
        if (isClosed(item))
            ++cards[item.group];
    }
    std::vector<std::uint32_t> left(picture.items.size(), 0); // Of what a card shows itself.
    bool hasPieces = false;
    for (std::size_t at = 0; at < picture.items.size(); ++at) {
        const PictureItem& item = picture.items[at];
        if (!isClosed(item) || cards[item.group] < 2)
            continue;
        left[at] = item.inside;
        hasPieces = true;
    }
    if (!hasPieces)
        return;
    std::vector<std::optional<std::string_view>> paths(picture.items.size());
    for (std::size_t at = 0; at < picture.itemOf.size(); ++at) {
        const std::uint32_t item = picture.itemOf[at];
        if (item >= left.size() || left[item] == 0)
            continue;
        --left[item];
        const auto node = NodeId(static_cast<std::uint32_t>(at));
        const std::string_view path = graph.text(graph.moduleOf(node).path);
        paths[item] = paths[item] ? sharedPath(*paths[item], path) : path;
    }
    m_titles.resize(picture.items.size());
    for (std::size_t at = 0; at < m_titles.size(); ++at) {
        if (!paths[at])
            continue;
        const std::uint32_t group = picture.items[at].group;
        m_groups = std::max(m_groups, group + 1);
        const std::string title = titleOf(group);
        const std::string_view name = std::string_view(title).substr(0, title.find(titleDivider));
        if (!name.empty())
            m_titles[at] = fromModule(*paths[at], name);
    }
}

const std::string& PieceTitles::of(std::uint32_t item) const
{
    static const std::string none;
    return item < m_titles.size() ? m_titles[item] : none;
}

std::uint32_t PieceTitles::numberOf(std::uint32_t item, std::uint32_t group) const
{
    return of(item).empty() ? group : m_groups + item;
}

} // namespace fusewright
