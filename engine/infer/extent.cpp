// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

namespace fusewright::infer {

namespace {

bool isWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z')
            || (letter >= 'A' && letter <= 'Z') || letter == '_' || letter == '.';
    });
}

std::optional<std::int64_t> numberIn(std::string_view text)
{
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    const bool isNumber = parsed.ec == std::errc() && parsed.ptr == end;
    return isNumber ? std::optional(number) : std::nullopt;
}

/// The factors of `2*N*S`; empty for a name that is no product.
std::vector<std::string_view> factorsOf(std::string_view name)
{
    std::vector<std::string_view> factors;
    while (name.find('*') != std::string_view::npos) {
        factors.push_back(name.substr(0, name.find('*')));
        name.remove_prefix(name.find('*') + 1);
    }
    if (factors.empty())
        return {};
    factors.push_back(name);
    return std::ranges::all_of(factors, isWord) ? factors : std::vector<std::string_view>();
}

} // namespace

Extent::Extent(Dim dim)
{
    if (dim.isKnown())
        *this = Extent(dim.size());
    else if (dim.isNamed())
        *this = Extent(dim.name());
}

Dim Extent::dim() const
{
    if (isNamed())
        return Dim::named(name());
    return isKnown() && m_number >= 0 ? Dim::known(m_number) : Dim();
}

void Product::multiply(const Extent& factor)
{
    if (factor.isKnown()) {
        m_isKnown = m_isKnown && !__builtin_mul_overflow(m_number, factor.number(), &m_number);
        return;
    }
    if (factor.isUnknown()) {
        m_isKnown = false;
        return;
    }
    const auto add = [&](Symbol name) {
        const auto place = std::ranges::upper_bound(
            m_factors, m_names->text(name), {}, [&](Symbol each) { return m_names->text(each); });
        m_factors.insert(place, name);
    };
    // The pool may grow while parts of its texts are interned, so they are copied first.
    const std::string name(m_names->text(factor.name()));
    const auto factors = factorsOf(name);
    for (const std::string_view part : factors) {
        if (const auto number = numberIn(part))
            multiply(Extent(*number));
        else
            add(m_names->intern(part));
    }
    if (factors.empty())
        add(factor.name());
}

void Product::multiply(std::span<const Extent> factors)
{
    for (const Extent& factor : factors)
        multiply(factor);
}

Extent Product::dividedBy(const Product& divisor) const
{
    if (!m_isKnown || !divisor.m_isKnown || m_number < 0 || divisor.m_number <= 0
        || m_number % divisor.m_number != 0)
        return {};
    std::vector<Symbol> rest = m_factors;
    for (const Symbol name : divisor.m_factors) {
        const auto found = std::ranges::find(rest, name);
        if (found == rest.end())
            return {};
        rest.erase(found);
    }
    return made(m_number / divisor.m_number, std::move(rest));
}

Extent Product::value() const
{
    return m_isKnown ? made(m_number, m_factors) : Extent();
}

Extent Product::made(std::int64_t number, std::vector<Symbol> factors) const
{
    constexpr std::size_t mostFactors = 16;
    if (factors.empty() || number == 0)
        return Extent(number);
    if (factors.size() > mostFactors)
        return {};
    if (number == 1 && factors.size() == 1)
        return Extent(factors.front());
    std::string text = number == 1 ? "" : std::to_string(number);
    for (const Symbol name : factors) {
        // A name that is itself a sum or the like would be read wrongly in a product.
        if (!isWord(m_names->text(name)))
            return {};
        text += text.empty() ? "" : "*";
        text += m_names->text(name);
    }
    return Extent(m_names->intern(text));
}

std::optional<Extent> broadcast(const Extent& left, const Extent& right)
{
    if (left.isSameAs(right) || right.is(1))
        return left;
    if (left.is(1))
        return right;
    if (left.isKnown() && right.isKnown())
        return std::nullopt;
    // What meets a number that is not 1 is that number, or 1.
    if (left.isKnown())
        return left;
    return right.isKnown() ? right : Extent();
}

Shape broadcast(const Shape& left, const Shape& right)
{
    if (!left || !right)
        return std::nullopt;
    const std::size_t rank = std::max(left->size(), right->size());
    Extents result(rank);
    for (std::size_t fromEnd = 1; fromEnd <= rank; ++fromEnd) {
        const Extent one(1);
        const Extent& a = fromEnd <= left->size() ? (*left)[left->size() - fromEnd] : one;
        const Extent& b = fromEnd <= right->size() ? (*right)[right->size() - fromEnd] : one;
        const auto both = broadcast(a, b);
        if (!both)
            return std::nullopt;
        result[rank - fromEnd] = *both;
    }
    return result;
}

} // namespace fusewright::infer
