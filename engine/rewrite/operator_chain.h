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

/// The rewrites that an operator comes from, in order. Empty for one that was there before.
std::vector<ChainLink> originOf(const RewriteRun& run, std::string_view name);

/// A match at an operator that was not rewritten.
struct ChainRefusal {
    std::size_t stage = 0;
    std::size_t refused = 0; ///< Of the stage.

    bool operator==(const ChainRefusal&) const = default;
};

/// In order. Linear in all that was refused.
std::vector<ChainRefusal> refusalsAt(const RewriteRun& run, std::string_view name);

/// What became of an operator: the rewrites that took it, or what was made of it, in order. Empty
/// for one that stayed. Linear in what all rewrites took and made.
std::vector<ChainLink> chainOf(const RewriteRun& run, std::string_view name);

} // namespace fusewright
