// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <compare>
#include <cstddef>

namespace fusewright {

/// A place in a text as people count: both from 1, columns in characters, not bytes.
struct TextPosition {
    std::size_t line = 1;
    std::size_t column = 1;

    auto operator<=>(const TextPosition&) const = default;
};

/// A stretch of text; `end` is the first place after it.
struct TextRange {
    TextPosition begin;
    TextPosition end;

    bool operator==(const TextRange&) const = default;
};

/// A stretch of text in bytes; `end` is the first byte after it.
struct ByteRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - begin; }
    bool isEmpty() const { return begin == end; }
    bool contains(std::size_t offset) const { return begin <= offset && offset < end; }
    bool contains(ByteRange inner) const { return begin <= inner.begin && inner.end <= end; }
    bool operator==(const ByteRange&) const = default;
};

} // namespace fusewright
