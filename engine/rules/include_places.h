// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

/// Where the files are that a rules text includes.
struct IncludePlaces {
    std::string file; ///< Of the text itself: what stands beside it comes first. Empty for none.
    std::vector<std::string> folders; ///< Searched in their order.

    bool operator==(const IncludePlaces&) const = default;
};

} // namespace fusewright
