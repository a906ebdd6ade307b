// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/module_borders.h"

#include "engine/graph/module_path.h"

namespace fusewright {

namespace {

/// More names in a path are all as far in.
constexpr std::uint32_t deepest = 32;

} // namespace

std::uint32_t moduleStart(std::string_view before, std::string_view behind)
{
    for (std::uint32_t depth = 0; depth < deepest; ++depth) {
        const std::string_view name = takeModuleName(behind);
        if (name.empty())
            return 0;
        if (name != takeModuleName(before))
            return deepest - depth;
    }
    return 0;
}

std::uint32_t sharedModules(std::string_view path, std::string_view other)
{
    for (std::uint32_t depth = 0; depth < deepest; ++depth) {
        const std::string_view name = takeModuleName(path);
        if (name.empty() || name != takeModuleName(other))
            return depth;
    }
    return deepest;
}

} // namespace fusewright
