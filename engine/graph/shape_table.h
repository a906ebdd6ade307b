// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <limits>
#include <span>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// One extent of a shape: a number, a name that stands for a number, or not known at all.
class Dim {
public:
    constexpr Dim() = default;
    static constexpr Dim known(std::int64_t size) { return Dim(size >= 0 ? size : unknownCode); }
    static constexpr Dim named(Symbol name) { return Dim(-1 - std::int64_t(name.index)); }

    constexpr bool isKnown() const { return m_code >= 0; }
    constexpr bool isNamed() const { return m_code < 0 && m_code != unknownCode; }
    constexpr std::int64_t size() const { return m_code; }
    constexpr Symbol name() const { return Symbol(static_cast<std::uint32_t>(-1 - m_code)); }

    /// A number that tells different extents apart within one graph.
    constexpr std::int64_t code() const { return m_code; }
    constexpr bool operator==(const Dim&) const = default;

private:
    static constexpr std::int64_t unknownCode = std::numeric_limits<std::int64_t>::min();

    constexpr explicit Dim(std::int64_t code) : m_code(code) { }

    std::int64_t m_code = unknownCode;
};

/// The distinct shapes of a graph. Names of extents are symbols of the graph's string pool.
class ShapeTable {
public:
    static constexpr ShapeId unranked{std::uint32_t(0)};

    ShapeTable();

    ShapeId intern(std::span<const Dim> dims);

    bool isRanked(ShapeId shape) const { return shape != unranked; }
    /// Empty for scalars, and for shapes of unknown rank.
    std::span<const Dim> dims(ShapeId shape) const
    {
        return std::span(m_dims).subspan(m_begin[shape.index],
                                         m_begin[shape.index + 1] - m_begin[shape.index]);
    }
    std::size_t size() const { return m_begin.size() - 1; }

private:
    std::vector<std::uint32_t> m_begin;
    std::vector<Dim> m_dims;
    std::unordered_multimap<std::uint64_t, ShapeId> m_byHash;
    ShapeId m_last = unranked;
};

} // namespace fusewright
