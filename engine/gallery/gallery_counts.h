// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace fusewright {

struct GalleryEntry;
class Graph;

/// How often a model has the spellings of a fusion.
struct GalleryCounts {
    std::vector<std::size_t> places; ///< By spelling, each alone.

    std::size_t total() const;
    /// The spellings that the model has.
    std::vector<std::uint32_t> present() const;
};

GalleryCounts countsOf(const GalleryEntry& entry, const std::shared_ptr<const Graph>& graph,
                       const CancelToken& cancel = {});

} // namespace fusewright
