// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/call.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// By kind.
constexpr auto callKindNames =
    std::to_array<std::string_view>({"", "function", "method", "module", "attribute"});

} // namespace

std::string_view callKindName(CallKind kind)
{
    return callKindNames[static_cast<std::size_t>(kind)];
}

std::optional<CallKind> parseCallKind(std::string_view name)
{
    const auto found = std::ranges::find(callKindNames, name);
    if (name.empty() || found == callKindNames.end())
        return std::nullopt;
    return static_cast<CallKind>(found - callKindNames.begin());
}

} // namespace fusewright
