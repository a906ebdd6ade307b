// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/module_starts.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view separators = "./";
/// More names in a path are all as far in.
constexpr std::uint32_t deepest = 32;

/// The next name of a path, which is taken from its front; empty at the end.
std::string_view nextName(std::string_view& path)
{
    path.remove_prefix(std::min(path.find_first_not_of(separators), path.size()));
    const std::string_view name = path.substr(0, path.find_first_of(separators));
    path.remove_prefix(name.size());
    return name;
}

} // namespace

std::uint32_t moduleStart(std::string_view before, std::string_view behind)
{
    for (std::uint32_t depth = 0; depth < deepest; ++depth) {
        const std::string_view name = nextName(behind);
        if (name.empty())
            return 0;
        if (name != nextName(before))
            return deepest - depth;
    }
    return 0;
}

} // namespace fusewright
