// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent.h"

#include "engine/infer/extent_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace fusewright::infer {

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
        return m_isElement ? Dim() : Dim::named(name());
    return isKnown() && m_number >= 0 ? Dim::known(m_number) : Dim();
}

Amount::Amount(StringPool& names, const Extent& extent) : m_names(&names)
{
    m_mayBeNegative = extent.mayBeNegative();
    if (extent.isKnown())
        add(Term{{}, extent.number()});
    else if (extent.isNamed())
        addName(extent.name());
    else
        m_isKnown = false;
}

/// In a fixed order of products, that of a dictionary in which the longer word comes first: so
/// the product of what comes first comes first too, which division needs.
bool Amount::precedes(const Term& left, const Term& right) const
{
    for (std::size_t at = 0; at < std::min(left.factors.size(), right.factors.size()); ++at) {
        if (left.factors[at] != right.factors[at])
            return m_names->text(left.factors[at]) < m_names->text(right.factors[at]);
    }
    return left.factors.size() > right.factors.size();
}

void Amount::add(Term term)
{
    const auto place =
        std::ranges::find_if(m_terms, [&](const Term& each) { return !precedes(each, term); });
    if (place == m_terms.end() || place->factors != term.factors) {
        if (term.number != 0)
            m_terms.insert(place, std::move(term));
    } else if (__builtin_add_overflow(place->number, term.number, &place->number)) {
        m_isKnown = false;
    } else if (place->number == 0) {
        m_terms.erase(place);
    }
    m_isKnown = m_isKnown && m_terms.size() <= mostTerms;
}

/// `2*N*S + 1` is what it says; another name stands for itself.
void Amount::addName(Symbol name)
{
    // The pool may grow while parts of its texts are interned, so they are copied first.
    const std::string text(m_names->text(name));
    const auto products = productsIn(text);
    if (!products)
        return add(Term{{name}, 1});
    for (const WrittenProduct& product : *products) {
        Term term{{}, product.isSubtracted ? -1 : 1};
        for (const std::string_view factor : product.factors) {
            const auto number = wholeNumber(factor);
            if (!number)
                insertFactor(term, m_names->intern(factor));
            else if (__builtin_mul_overflow(term.number, *number, &term.number))
                m_isKnown = false;
        }
        m_isKnown = m_isKnown && term.factors.size() <= mostFactors;
        add(std::move(term));
    }
}

void Amount::insertFactor(Term& term, Symbol factor) const
{
    const auto place = std::ranges::upper_bound(term.factors, m_names->text(factor), {},
                                                [&](Symbol each) { return m_names->text(each); });
    term.factors.insert(place, factor);
}

Amount::Term Amount::product(const Term& left, const Term& right, bool& fits) const
{
    Term term = left;
    fits = !__builtin_mul_overflow(left.number, right.number, &term.number) && fits;
    for (const Symbol factor : right.factors)
        insertFactor(term, factor);
    fits = fits && term.factors.size() <= mostFactors;
    return term;
}

void Amount::add(const Extent& extent)
{
    Amount other(*m_names, extent);
    m_isKnown = m_isKnown && other.m_isKnown;
    m_mayBeNegative = m_mayBeNegative || other.m_mayBeNegative;
    for (Term& term : other.m_terms)
        add(std::move(term));
}

void Amount::subtract(const Extent& extent)
{
    Amount other(*m_names, extent);
    m_isKnown = m_isKnown && other.m_isKnown;
    m_mayBeNegative = true;
    for (Term& term : other.m_terms) {
        m_isKnown = m_isKnown && !__builtin_sub_overflow(0, term.number, &term.number);
        add(std::move(term));
    }
}

void Amount::shift(std::int64_t added)
{
    add(Term{{}, added});
}

void Amount::multiply(const Extent& factor)
{
    const Amount other(*m_names, factor);
    const std::vector<Term> before = std::exchange(m_terms, {});
    m_isKnown = m_isKnown && other.m_isKnown;
    m_mayBeNegative = m_mayBeNegative || other.m_mayBeNegative;
    for (const Term& left : before) {
        for (const Term& right : other.m_terms) {
            if (m_isKnown)
                add(product(left, right, m_isKnown));
        }
    }
}

void Amount::multiply(std::span<const Extent> factors)
{
    for (const Extent& factor : factors)
        multiply(factor);
}

/// Division as in school: the first term of the rest by the first of the divisor.
Extent Amount::dividedBy(const Amount& divisor) const
{
    if (!m_isKnown || !divisor.m_isKnown || divisor.m_terms.empty() || m_mayBeNegative
        || divisor.m_mayBeNegative)
        return {};
    Amount rest = *this;
    Amount quotient(*m_names, Extent(0));
    const Term& first = divisor.m_terms.front();
    for (std::size_t step = 0; !rest.m_terms.empty(); ++step) {
        Term part = rest.m_terms.front();
        const bool fits = first.number > 0 && part.number != INT64_MIN;
        if (step == mostTerms || !fits || part.number % first.number != 0)
            return {};
        part.number /= first.number;
        for (const Symbol factor : first.factors) {
            const auto found = std::ranges::find(part.factors, factor);
            if (found == part.factors.end())
                return {};
            part.factors.erase(found);
        }
        quotient.add(part);
        part.number = -part.number;
        for (const Term& term : divisor.m_terms)
            rest.add(product(part, term, rest.m_isKnown));
        if (!rest.m_isKnown)
            return {};
    }
    return quotient.value();
}

/// Parts that divide without a rest are taken out, and of a quotient one more is made one:
/// `(((N + 1)//2) + 1)//2` is `((N + 3)//4)`.
Extent Amount::flooredBy(std::int64_t divisor) const
{
    if (!m_isKnown || m_mayBeNegative || divisor < 1)
        return {};
    Amount whole(*m_names, Extent(0));
    Amount rest(*m_names, Extent(0));
    for (const Term& term : m_terms) {
        std::int64_t left = term.number % divisor;
        const std::int64_t times = term.number / divisor - (left < 0 ? 1 : 0);
        left += left < 0 ? divisor : 0;
        const bool isSplit = term.factors.empty() || left == 0;
        if (isSplit)
            whole.add(Term{term.factors, times});
        if (!isSplit || left != 0)
            rest.add(Term{term.factors, isSplit ? left : term.number});
    }
    if (!rest.m_isKnown)
        return {};
    if (!rest.number())
        whole.add(rest.quotient(divisor));
    return whole.sureValue();
}

Extent Amount::atMost(std::int64_t most) const
{
    const Extent all = m_mayBeNegative || most < 0 ? Extent() : sureValue();
    if (!all.isNamed())
        return all.isKnown() ? Extent(std::min(all.number(), most)) : Extent();
    std::string name(m_names->text(all.name()));
    if (const auto bound = boundIn(name)) {
        most = std::min(most, bound->most);
        name = std::string(bound->amount);
    }
    if (!productsIn(name))
        return {};
    const std::string text = "min(" + name + ", " + std::to_string(most) + ")";
    return named(text);
}

Extent Amount::restOf(std::int64_t divisor) const
{
    Amount whole(*m_names, flooredBy(divisor));
    whole.multiply(Extent(divisor));
    Amount rest = *this;
    rest.subtract(whole.sureValue());
    return rest.sureValue();
}

Extent Amount::quotient(std::int64_t divisor) const
{
    const bool isOne = m_terms.front().number == 1 && m_terms.front().factors.size() == 1
        && (m_terms.size() == 1 || (m_terms.size() == 2 && m_terms.back().factors.empty()));
    const std::string first(isOne ? m_names->text(m_terms.front().factors.front()) : "");
    if (const auto inner = quotientIn(first)) {
        const std::int64_t more = m_terms.size() == 2 ? m_terms.back().number : 0;
        std::int64_t product = 0;
        std::int64_t added = 0;
        if (__builtin_mul_overflow(inner->divisor, divisor, &product)
            || __builtin_mul_overflow(inner->divisor, more, &added))
            return {};
        Amount dividend(*m_names, Extent(m_names->intern(inner->dividend)));
        dividend.add(Extent(added));
        return dividend.quotientText(product);
    }
    return quotientText(divisor);
}

Extent Amount::quotientText(std::int64_t divisor) const
{
    const Extent dividend = sureValue();
    if (!dividend.isNamed())
        return {};
    const std::string name(m_names->text(dividend.name()));
    if (!productsIn(name))
        return {};
    const std::string text = (isAmountFactor(name) ? "(" + name : "((" + name + ")") + "//"
        + std::to_string(divisor) + ")";
    return named(text);
}

Extent Amount::named(const std::string& text) const
{
    return text.size() <= longestAmountText ? Extent(m_names->intern(text)) : Extent();
}

std::optional<std::int64_t> Amount::number() const
{
    if (!m_isKnown || m_terms.size() > 1 || (!m_terms.empty() && !m_terms.front().factors.empty()))
        return std::nullopt;
    return m_terms.empty() ? 0 : m_terms.front().number;
}

Extent Amount::value() const
{
    const Extent value = sureValue();
    const bool isElement = m_mayBeNegative && value.isNamed()
        && (std::ranges::any_of(m_terms, [](const Term& term) { return term.number < 0; })
            || hasExtentOfValue(m_names->text(value.name())));
    return isElement ? value.asElement() : value;
}

/// The number of a term without its sign, and its factors. Empty where one is no part of a sum.
std::string Amount::textOf(const Term& term) const
{
    const auto all = static_cast<std::uint64_t>(term.number);
    const std::uint64_t number = term.number < 0 ? 0 - all : all;
    std::string text = number != 1 || term.factors.empty() ? std::to_string(number) : "";
    for (const Symbol factor : term.factors) {
        const std::string_view name = m_names->text(factor);
        // A name that is a difference or the like would be read wrongly in a product.
        if (!isAmountFactor(name))
            return {};
        text += text.empty() ? "" : "*";
        text += name;
    }
    return text;
}

/// What is added stands before what is taken away.
Extent Amount::sureValue() const
{
    if (!m_isKnown)
        return {};
    if (const auto known = number())
        return Extent(*known);
    const Term& first = m_terms.front();
    if (m_terms.size() == 1 && first.number == 1 && first.factors.size() == 1)
        return Extent(first.factors.front());
    std::string text;
    for (const bool isTaken : {false, true}) {
        for (const Term& term : m_terms) {
            if ((term.number < 0) != isTaken)
                continue;
            const std::string part = textOf(term);
            if (part.empty() || (isTaken && text.empty()))
                return {};
            text += text.empty() ? "" : isTaken ? " - " : " + ";
            text += part;
        }
    }
    return named(text);
}

namespace {

/// Whether an extent is as much as another, or a number that is not 1: the other must be as much.
bool isBoundOf(const Extent& extent, const Extent& other, const StringPool& names)
{
    const auto bound = boundIn(names.text(extent.name()));
    return bound && bound->most > 1 && bound->amount == names.text(other.name());
}

} // namespace

std::optional<Extent> broadcast(const Extent& left, const Extent& right, const StringPool* names)
{
    if (left.isSameAs(right) || right.is(1))
        return left;
    if (left.is(1))
        return right;
    if (left.isKnown() && right.isKnown())
        return std::nullopt;
    if (left.isNamed() && right.isNamed() && names != nullptr) {
        if (isBoundOf(right, left, *names))
            return left;
        if (isBoundOf(left, right, *names))
            return right;
    }
    // What meets a number that is not 1 is that number, or 1.
    if (left.isKnown())
        return left;
    return right.isKnown() ? right : Extent();
}

Shape broadcast(const Shape& left, const Shape& right, const StringPool* names)
{
    if (!left || !right)
        return std::nullopt;
    const std::size_t rank = std::max(left->size(), right->size());
    Extents result(rank);
    for (std::size_t fromEnd = 1; fromEnd <= rank; ++fromEnd) {
        const Extent one(1);
        const Extent& a = fromEnd <= left->size() ? (*left)[left->size() - fromEnd] : one;
        const Extent& b = fromEnd <= right->size() ? (*right)[right->size() - fromEnd] : one;
        const auto both = broadcast(a, b, names);
        if (!both)
            return std::nullopt;
        result[rank - fromEnd] = *both;
    }
    return result;
}

} // namespace fusewright::infer
