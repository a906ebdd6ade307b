// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/module_path.h"

#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

bool parts(char c)
{
    return c == '.' || c == '/';
}

} // namespace

std::vector<std::string_view> namesOfModule(std::string_view path)
{
    std::vector<std::string_view> names;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of("./"), path.size());
        if (end > 0)
            names.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return names;
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
        std::size_t end = at;
        while (end < path.size() && !parts(path[end]))
            ++end;
        const std::string_view name = path.substr(at, end - at);
        starred += isNumbered(name) ? "*" : name;
        if (end < path.size())
            starred += path[end++];
        at = end;
    }
    return starred;
}

} // namespace fusewright
