// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

namespace fusewright {

/// Mixes one more number into a running hash. Both may be small, and what is first counts.
constexpr std::uint64_t hashCombine(std::uint64_t seed, std::uint64_t value)
{
    const std::uint64_t mixed =
        ((seed + 1) * 0xD6E8FEB86659FD93ULL ^ value) * 0x9FB21C651E98DF25ULL;
    return mixed ^ (mixed >> 32);
}

/// Reads a number of a text in whatever byte order the machine has.
template <class Word>
std::uint64_t wordAt(const char* at)
{
    Word word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
}

/// The product of two numbers, folded: each of its bits depends on all that are lower in both.
inline std::uint64_t hashProduct(std::uint64_t left, std::uint64_t right)
{
    __extension__ using Product = unsigned __int128;
    const Product product = static_cast<Product>(left) * right;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Hashes a text, sixteen bytes at a time; the last words overlap those before, so that nothing
/// is read byte by byte. Not for untrusted tables without a full comparison.
inline std::uint64_t hashText(std::string_view text)
{
    constexpr std::uint64_t low = 0xA0761D6478BD642FULL;
    constexpr std::uint64_t high = 0xE7037ED1A0B428DBULL;
    const char* at = text.data();
    const std::size_t size = text.size();
    std::uint64_t hash = size * 0x9E3779B97F4A7C15ULL;
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    if (size >= 8) {
        const char* const end = at + size;
        for (; end - at > 16; at += 16)
            hash =
                hashProduct(wordAt<std::uint64_t>(at) ^ low, wordAt<std::uint64_t>(at + 8) ^ hash);
        first = wordAt<std::uint64_t>(size > 16 ? end - 16 : at);
        last = wordAt<std::uint64_t>(end - 8);
    } else if (size >= 4) {
        first = wordAt<std::uint32_t>(at);
        last = wordAt<std::uint32_t>(at + size - 4);
    } else if (size > 0) {
        first = wordAt<std::uint8_t>(at) << 8 | wordAt<std::uint8_t>(at + size / 2);
        last = wordAt<std::uint8_t>(at + size - 1);
    }
    return hashProduct(first ^ high, last ^ hash);
}

} // namespace fusewright
