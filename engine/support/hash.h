// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace fusewright {

/// Mixes one more number into a running hash.
constexpr std::uint64_t hashCombine(std::uint64_t seed, std::uint64_t value)
{
    std::uint64_t mixed = (seed ^ value) * 0x9FB21C651E98DF25ULL;
    return mixed ^ (mixed >> 32);
}

/// Hashes a text, eight bytes at a time. Not for untrusted tables without a full comparison.
inline std::uint64_t hashText(std::string_view text)
{
    std::uint64_t hash = text.size() * 0x9E3779B97F4A7C15ULL;
    const char* at = text.data();
    std::size_t left = text.size();
    while (left >= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        hash = hashCombine(hash, word);
        at += 8;
        left -= 8;
    }
    std::uint64_t word = 0;
    if (left > 0)
        std::memcpy(&word, at, left);
    hash = hashCombine(hash, word);
    return hash ^ (hash >> 29);
}

} // namespace fusewright
