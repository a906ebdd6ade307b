// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <functional>
#include <span>

namespace fusewright {

/// The items of a sorted list that have a key.
template <class List, class Key, class Projection = std::identity>
auto partWith(List& sorted, const Key& key, Projection projection = {})
{
    const auto first = std::ranges::lower_bound(sorted, key, {}, projection);
    const auto last = std::ranges::upper_bound(first, sorted.end(), key, {}, projection);
    return std::span(first, last);
}

} // namespace fusewright
