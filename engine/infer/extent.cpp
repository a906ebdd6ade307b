// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent.h"

#include "engine/infer/list_text.h"
#include "engine/support/letters.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace fusewright::infer {

namespace {

bool isWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char letter) {
        return isWordByte(letter) || letter == '.';
    });
}

/// The parts between separators, without space around. Empty when one of them is.
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (parts.back().empty())
            return {};
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
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

Amount::Amount(StringPool& names, const Extent& extent) : m_names(&names)
{
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
    std::vector<Term> terms;
    const bool isOne = text.size() > longestText || text.find_first_of("+*") == std::string::npos;
    for (const std::string_view product :
         isOne ? std::vector<std::string_view>() : split(text, '+')) {
        Term& term = terms.emplace_back();
        for (const std::string_view factor : split(product, '*')) {
            if (!isWord(factor)) {
                terms.clear();
                break;
            }
            const auto number = wholeNumber(factor);
            if (!number)
                insertFactor(term, m_names->intern(factor));
            else if (__builtin_mul_overflow(term.number, *number, &term.number))
                m_isKnown = false;
        }
        if (terms.empty())
            break;
    }
    if (terms.empty())
        terms.push_back({{name}, 1});
    for (Term& term : terms)
        add(std::move(term));
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
    for (Term& term : other.m_terms)
        add(std::move(term));
}

void Amount::subtract(const Extent& extent)
{
    Amount other(*m_names, extent);
    m_isKnown = m_isKnown && other.m_isKnown;
    for (Term& term : other.m_terms) {
        m_isKnown = m_isKnown && !__builtin_sub_overflow(0, term.number, &term.number);
        add(std::move(term));
    }
}

void Amount::multiply(const Extent& factor)
{
    const Amount other(*m_names, factor);
    const std::vector<Term> before = std::exchange(m_terms, {});
    m_isKnown = m_isKnown && other.m_isKnown;
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
    const auto isPlain = [](const Term& term) { return term.number > 0; };
    if (!m_isKnown || !divisor.m_isKnown || divisor.m_terms.empty()
        || !std::ranges::all_of(m_terms, isPlain) || !std::ranges::all_of(divisor.m_terms, isPlain))
        return {};
    Amount rest = *this;
    Amount quotient(*m_names, Extent(0));
    const Term& first = divisor.m_terms.front();
    for (std::size_t step = 0; !rest.m_terms.empty(); ++step) {
        Term part = rest.m_terms.front();
        if (step == mostTerms || part.number % first.number != 0)
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

Extent Amount::value() const
{
    if (!m_isKnown)
        return {};
    if (m_terms.empty())
        return Extent(0);
    const Term& first = m_terms.front();
    if (m_terms.size() == 1 && first.factors.empty())
        return Extent(first.number);
    if (m_terms.size() == 1 && first.number == 1 && first.factors.size() == 1)
        return Extent(first.factors.front());
    std::string text;
    for (const Term& term : m_terms) {
        // What is less than another amount could be less than nothing.
        if (term.number < 0)
            return {};
        text += text.empty() ? "" : " + ";
        const bool isTold = term.number != 1 || term.factors.empty();
        text += isTold ? std::to_string(term.number) : "";
        for (std::size_t at = 0; at < term.factors.size(); ++at) {
            const std::string_view name = m_names->text(term.factors[at]);
            // A name that is a difference or the like would be read wrongly in a product.
            if (!isWord(name))
                return {};
            text += at > 0 || isTold ? "*" : "";
            text += name;
        }
    }
    return text.size() <= longestText ? Extent(m_names->intern(text)) : Extent();
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
