// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace fusewright {

struct RewriteRun;

/// One rewrite of a run.
struct ChainLink {
    std::size_t stage = 0;
    std::size_t step = 0; ///< Of the stage.

    bool operator==(const ChainLink&) const = default;
};

/// What became of an operator: the rewrites that took it, or what was made of it, in order. Empty
/// for one that stayed. Linear in what all rewrites took and made.
std::vector<ChainLink> chainOf(const RewriteRun& run, std::string_view name);

} // namespace fusewright
