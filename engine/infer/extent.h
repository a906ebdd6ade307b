// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/shape_table.h"
#include "engine/support/string_pool.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
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
    /// None of what cannot stand in a shape.
    Dim dim() const;
    /// The same as an element that cannot stand in a shape: one that may be less than nothing, as
    /// differences of names are, or is as much as an extent that nobody knows.
    Extent asElement() const
    {
        Extent copy = *this;
        copy.m_isElement = true;
        return copy;
    }
    /// The same with its name in another pool.
    Extent inPool(Symbol name) const
    {
        return m_isElement ? Extent(name).asElement() : Extent(name);
    }
    bool mayBeNegative() const { return isKnown() ? m_number < 0 : m_isElement; }

    /// Surely the same number. Two that are not known never are.
    bool isSameAs(const Extent& other) const
    {
        return !isUnknown() && m_kind == other.m_kind && m_number == other.m_number;
    }

private:
    enum class Kind : std::uint8_t { Unknown, Number, Name };

    std::int64_t m_number = 0;
    Kind m_kind = Kind::Unknown;
    bool m_isElement = false; ///< Of names.
};

using Extents = std::vector<Extent>;
/// Nothing where not even the rank is known.
using Shape = std::optional<Extents>;
/// No framework has tensors of more. A chain of Gathers could double them each time.
inline constexpr std::size_t mostAxes = 64;

/// A sum of products of numbers and names; `2*N*S + 1` is such a name, and the same amount has the
/// same name. One that begins as 1 is there to be multiplied. Extents are not less than nothing, so
/// neither are their sums and products; what is subtracted from them may be.
class Amount {
public:
    explicit Amount(StringPool& names) : Amount(names, Extent(1)) { }
    Amount(StringPool& names, const Extent& extent);

    void add(const Extent& extent);
    void subtract(const Extent& extent);
    /// By a number, where the sum is known not to be less than nothing.
    void shift(std::int64_t added);
    void multiply(const Extent& factor);
    void multiply(std::span<const Extent> factors);
    /// Nothing when it does not go without a rest, or when that is not known.
    Extent dividedBy(const Amount& divisor) const;
    /// Divided and rounded down; where that is no sum of products it is written `(N//2)`.
    Extent flooredBy(std::int64_t divisor) const;
    /// No more than a number; where that is open it is written `min(N, 512)`.
    Extent atMost(std::int64_t most) const;
    /// What division by a number leaves.
    Extent restOf(std::int64_t divisor) const;
    Extent value() const;
    /// For what cannot be less than nothing, as it would be no tensor then.
    Extent sureValue() const;
    bool isKnown() const { return m_isKnown; }
    /// Where it is one number.
    std::optional<std::int64_t> number() const;

private:
    static constexpr std::size_t mostTerms = 8;
    static constexpr std::size_t mostFactors = 16;

    struct Term {
        std::vector<Symbol> factors; ///< In the order of their texts.
        std::int64_t number = 1;
    };

    bool precedes(const Term& left, const Term& right) const;
    void add(Term term);
    void addName(Symbol name);
    void insertFactor(Term& term, Symbol factor) const;
    Term product(const Term& left, const Term& right, bool& fits) const;
    std::string textOf(const Term& term) const;
    Extent named(const std::string& text) const;
    Extent quotient(std::int64_t divisor) const;
    Extent quotientText(std::int64_t divisor) const;

    StringPool* m_names;
    std::vector<Term> m_terms; ///< Each product once, and none of 0.
    bool m_isKnown = true;
    bool m_mayBeNegative = false;
};

/// The one number both stand for where one of them may be repeated; unknown where that is open.
/// Nothing when they cannot go together. With `names` more is known of what has one.
std::optional<Extent> broadcast(const Extent& left, const Extent& right,
                                const StringPool* names = nullptr);
Shape broadcast(const Shape& left, const Shape& right, const StringPool* names = nullptr);

} // namespace fusewright::infer
