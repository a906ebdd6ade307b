// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/shape_table.h"
#include "engine/support/string_pool.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright::infer {

/// A whole number that is known, that has a name, or that is not known: an extent of a shape, or an
/// element of a small tensor of integers.
class Extent {
public:
    constexpr Extent() = default;
    constexpr explicit Extent(std::int64_t number) : m_number(number), m_kind(Kind::Number) { }
    constexpr explicit Extent(Symbol name) : m_number(name.index), m_kind(Kind::Name) { }
    explicit Extent(Dim dim);

    bool isKnown() const { return m_kind == Kind::Number; }
    bool isNamed() const { return m_kind == Kind::Name; }
    bool isUnknown() const { return m_kind == Kind::Unknown; }
    bool is(std::int64_t number) const { return isKnown() && m_number == number; }
    std::int64_t number() const { return m_number; }
    Symbol name() const { return Symbol(static_cast<std::uint32_t>(m_number)); }
    Dim dim() const;

    /// Surely the same number. Two that are not known never are.
    bool isSameAs(const Extent& other) const
    {
        return !isUnknown() && m_kind == other.m_kind && m_number == other.m_number;
    }

private:
    enum class Kind : std::uint8_t { Unknown, Number, Name };

    std::int64_t m_number = 0;
    Kind m_kind = Kind::Unknown;
};

using Extents = std::vector<Extent>;
/// Nothing where not even the rank is known.
using Shape = std::optional<Extents>;
/// No framework has tensors of more. A chain of Gathers could double them each time.
inline constexpr std::size_t mostAxes = 64;

/// A sum of products of numbers and names; `2*N*S + 1` is such a name, and the same amount has the
/// same name. One that begins as 1 is there to be multiplied.
class Amount {
public:
    explicit Amount(StringPool& names) : Amount(names, Extent(1)) { }
    Amount(StringPool& names, const Extent& extent);

    void add(const Extent& extent);
    /// What may be less than nothing has no value in the end, unless it is a number.
    void subtract(const Extent& extent);
    void multiply(const Extent& factor);
    void multiply(std::span<const Extent> factors);
    /// Nothing when it does not go without a rest, or when that is not known.
    Extent dividedBy(const Amount& divisor) const;
    Extent value() const;
    bool isKnown() const { return m_isKnown; }

private:
    static constexpr std::size_t mostTerms = 8;
    static constexpr std::size_t mostFactors = 16;
    static constexpr std::size_t longestText = 512; ///< Longer names are not taken apart or made.

    struct Term {
        std::vector<Symbol> factors; ///< In the order of their texts.
        std::int64_t number = 1;
    };

    bool precedes(const Term& left, const Term& right) const;
    void add(Term term);
    void addName(Symbol name);
    void insertFactor(Term& term, Symbol factor) const;
    Term product(const Term& left, const Term& right, bool& fits) const;

    StringPool* m_names;
    std::vector<Term> m_terms; ///< Each product once, and none of 0.
    bool m_isKnown = true;
};

/// The one number both stand for where one of them may be repeated; unknown where that is open.
/// Nothing when they cannot go together.
std::optional<Extent> broadcast(const Extent& left, const Extent& right);
Shape broadcast(const Shape& left, const Shape& right);

} // namespace fusewright::infer
