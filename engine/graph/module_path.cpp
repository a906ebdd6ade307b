// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/module_path.h"

#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view separators = "./";

} // namespace

std::string_view takeModuleName(std::string_view& path)
{
    path.remove_prefix(std::min(path.find_first_not_of(separators), path.size()));
    const std::string_view name = path.substr(0, path.find_first_of(separators));
    path.remove_prefix(name.size());
    return name;
}

std::vector<std::string_view> namesOfModule(std::string_view path)
{
    std::vector<std::string_view> names;
    for (auto name = takeModuleName(path); !name.empty(); name = takeModuleName(path))
        names.push_back(name);
    return names;
}

std::string_view outerModule(std::string_view path)
{
    const std::size_t end = path.find_last_of(separators);
    return end == std::string_view::npos ? std::string_view() : path.substr(0, end);
}

bool isWithinModule(std::string_view path, std::string_view outer)
{
    return path.starts_with(outer)
        && (path.size() == outer.size()
            || separators.find(path[outer.size()]) != std::string_view::npos);
}

bool isNumbered(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, isDigit);
}

std::string_view outermostRepeat(std::string_view path)
{
    for (const std::string_view name : namesOfModule(path)) {
        if (isNumbered(name))
            return path.substr(0,
                               static_cast<std::size_t>(name.data() - path.data()) + name.size());
    }
    return {};
}

std::string starredPath(std::string_view path)
{
    std::string starred;
    std::size_t at = 0;
    while (at < path.size()) {
        std::size_t end = std::min(path.find_first_of(separators, at), path.size());
        const std::string_view name = path.substr(at, end - at);
        starred += isNumbered(name) ? "*" : name;
        if (end < path.size())
            starred += path[end++];
        at = end;
    }
    return starred;
}

} // namespace fusewright
