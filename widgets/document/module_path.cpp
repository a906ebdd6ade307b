// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/module_path.h"

namespace fusewright {

namespace {

constexpr std::string_view separators = "./";

} // namespace

std::vector<std::string_view> modulePathNames(std::string_view path)
{
    std::vector<std::string_view> names;
    while (!path.empty()) {
        const std::size_t end = path.find_first_of(separators);
        if (end != 0)
            names.push_back(path.substr(0, end));
        path = end == std::string_view::npos ? std::string_view() : path.substr(end + 1);
    }
    return names;
}

bool isWithinModule(std::string_view path, std::string_view outer)
{
    if (!path.starts_with(outer))
        return false;
    return path.size() == outer.size()
        || separators.find(path[outer.size()]) != std::string_view::npos;
}

} // namespace fusewright
