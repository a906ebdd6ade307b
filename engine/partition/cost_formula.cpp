// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/cost_formula.h"

#include "engine/graph/extent_display.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::size_t mostTerms = 64;
constexpr std::size_t mostNames = 16;    ///< Of one product.
constexpr std::size_t mostLetters = 120; ///< Of a name, where it is shown.

/// It can stand in a product without being mistaken for more than one name.
bool isPlainName(std::string_view name)
{
    return !name.empty() && name.find_first_of(" +-*/^%()[]{},<>=!&|?\"") == name.npos;
}

/// `1234567` as `1,234,567` for people; fractions as they are.
std::string numberText(double number, bool isForPeople)
{
    std::array<char, 512> text{};
    const bool isWhole = number == std::floor(number) && std::abs(number) < 1e300;
    const auto end = isWhole
        ? std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 0)
        : std::to_chars(text.data(), text.data() + text.size(), number);
    std::string digits(text.data(), end.ptr);
    if (!isForPeople || !isWhole)
        return digits;
    const std::size_t first = digits.starts_with('-') ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3; at -= 3)
        digits.insert(at - 3, ",");
    return digits;
}

/// Names are whole where they are compared; one that is a long text is cut where it is shown.
std::string shownName(const std::string& name)
{
    if (name.size() <= mostLetters)
        return name;
    std::size_t end = mostLetters;
    // Not within a letter.
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0U) == 0x80U)
        --end;
    return name.substr(0, end) + (name.ends_with(')') ? "…)" : "…");
}

/// As shapes show it: a quotient that is rounded has brackets of its own.
std::string nameForPeople(const std::string& name)
{
    const std::string shown = extentForDisplay(shownName(name));
    for (const std::string_view close : {"⌋)", "⌉)"}) {
        const bool isOne = shown.find(close.substr(0, 3)) + close.size() == shown.size();
        if (isOne && (shown.starts_with("(⌊") || shown.starts_with("(⌈")) && shown.ends_with(close))
            return shown.substr(1, shown.size() - 2);
    }
    return shown;
}

std::string powerText(std::size_t power, bool isForPeople)
{
    constexpr std::array<std::string_view, 4> raised{"", "", "²", "³"};
    if (power < 2)
        return {};
    return isForPeople && power < raised.size() ? std::string(raised[power])
                                                : '^' + std::to_string(power);
}

} // namespace

bool CostFormula::isBefore(const Term& a, const Term& b)
{
    return a.names.size() != b.names.size() ? a.names.size() > b.names.size() : a.names < b.names;
}

void CostFormula::add(Term term)
{
    if (term.names.empty()) {
        m_number += term.factor;
        return;
    }
    const auto at = std::ranges::lower_bound(m_terms, term, isBefore);
    if (at == m_terms.end() || at->names != term.names) {
        m_terms.insert(at, std::move(term));
        return;
    }
    at->factor += term.factor;
    if (at->factor == 0)
        m_terms.erase(at);
}

std::optional<CostFormula> CostFormula::checked() &&
{
    const auto isBad = [](const Term& term) {
        return term.names.size() > mostNames || !std::isfinite(term.factor);
    };
    if (!std::isfinite(m_number) || m_terms.size() > mostTerms
        || std::ranges::any_of(m_terms, isBad))
        return std::nullopt;
    return std::move(*this);
}

std::optional<CostFormula> CostFormula::ofExtent(std::string_view text)
{
    CostFormula sum;
    std::string_view rest = text;
    bool isUnderstood = !text.empty();
    for (std::size_t terms = 1; !rest.empty() && isUnderstood; ++terms) {
        std::string_view product = partBefore('+', rest);
        Term term{.names = {}, .factor = 1};
        isUnderstood = !product.empty() && terms <= mostTerms;
        for (std::size_t factors = 1; !product.empty() && isUnderstood; ++factors) {
            const std::string_view factor = partBefore('*', product);
            if (factors > mostNames)
                isUnderstood = false;
            else if (const auto number = wholeNumber(factor); number && *number >= 0)
                term.factor *= static_cast<double>(*number);
            else if (isPlainName(factor))
                term.names.emplace_back(factor);
            else
                isUnderstood = false;
        }
        std::ranges::sort(term.names);
        if (term.factor != 0)
            sum.add(std::move(term));
    }
    if (isUnderstood)
        return std::move(sum).checked();
    CostFormula whole;
    whole.add({.names = {'(' + std::string(text) + ')'}, .factor = 1});
    return text.empty() ? std::nullopt : std::optional(std::move(whole));
}

std::optional<CostFormula> CostFormula::plus(const CostFormula& other) const
{
    CostFormula result = *this;
    result.m_number += other.m_number;
    for (const Term& term : other.m_terms)
        result.add(term);
    return std::move(result).checked();
}

std::optional<CostFormula> CostFormula::times(const CostFormula& other) const
{
    CostFormula result(m_number * other.m_number);
    if (m_terms.size() * other.m_terms.size() > mostTerms * mostTerms / 4)
        return std::nullopt;
    for (const Term& term : m_terms) {
        if (other.m_number != 0)
            result.add({.names = term.names, .factor = term.factor * other.m_number});
    }
    for (const Term& right : other.m_terms) {
        if (m_number != 0)
            result.add({.names = right.names, .factor = right.factor * m_number});
        for (const Term& left : m_terms) {
            Term both{.names = left.names, .factor = left.factor * right.factor};
            both.names.insert(both.names.end(), right.names.begin(), right.names.end());
            std::ranges::sort(both.names);
            result.add(std::move(both));
        }
    }
    return std::move(result).checked();
}

std::optional<CostFormula> CostFormula::dividedBy(const CostFormula& other) const
{
    if (other.m_terms.size() > 1 || (!other.m_terms.empty() && other.m_number != 0))
        return std::nullopt;
    const Term by =
        other.isNumber() ? Term{.names = {}, .factor = other.m_number} : other.m_terms.front();
    if (by.factor == 0 || (!by.names.empty() && m_number != 0))
        return std::nullopt;
    CostFormula result(m_number / by.factor);
    for (const Term& term : m_terms) {
        if (!std::ranges::includes(term.names, by.names))
            return std::nullopt;
        Term part{.names = {}, .factor = term.factor / by.factor};
        std::ranges::set_difference(term.names, by.names, std::back_inserter(part.names));
        result.add(std::move(part));
    }
    return std::move(result).checked();
}

/// The same with each extent written as one more than another, of the same name, which may be zero.
std::optional<CostFormula> CostFormula::fromOneOn() const
{
    CostAmount sum = m_number;
    for (const Term& term : m_terms) {
        CostAmount product = term.factor;
        for (const std::string& name : term.names) {
            CostFormula oneMore(1);
            oneMore.add({.names = {name}, .factor = 1});
            product = costProduct(product, oneMore);
        }
        sum = costSum(sum, product);
    }
    return sum;
}

/// Where no product is taken away then, the sum cannot be negative.
bool CostFormula::isNeverNegative() const
{
    const CostAmount sum = fromOneOn();
    return sum && sum->m_number >= 0
        && std::ranges::none_of(sum->m_terms, [](const Term& term) { return term.factor < 0; });
}

/// Of two sums of the same products, none taken away, the quotient is between those of the
/// products.
std::optional<ShareRange> CostFormula::shareOf(const CostFormula& all) const
{
    if (*this == all && all != CostFormula())
        return ShareRange{1, 1};
    const CostAmount above = fromOneOn();
    const CostAmount below = all.fromOneOn();
    if (!above || !below)
        return std::nullopt;
    std::optional<ShareRange> range;
    const auto add = [&range](double part, double whole) {
        if (part < 0 || whole < 0 || (whole == 0 && part > 0))
            return false;
        if (whole > 0) {
            const double share = part / whole;
            range = range ? ShareRange{std::min(range->least, share), std::max(range->most, share)}
                          : ShareRange{share, share};
        }
        return true;
    };
    const auto factorIn = [](const CostFormula& sum, const Term& like) {
        const auto term = std::ranges::find(sum.m_terms, like.names, &Term::names);
        return term == sum.m_terms.end() ? 0 : term->factor;
    };
    const bool isBetween = add(above->m_number, below->m_number)
        && std::ranges::all_of(below->m_terms,
                               [&](const Term& whole) {
                                   return add(factorIn(*above, whole), whole.factor);
                               })
        && std::ranges::all_of(above->m_terms,
                               [&](const Term& part) { return factorIn(*below, part) > 0; });
    return isBetween ? range : std::nullopt;
}

void CostFormula::addNamesTo(std::set<std::string>& names) const
{
    for (const Term& term : m_terms)
        names.insert(term.names.begin(), term.names.end());
}

std::vector<CostFormula::Product> CostFormula::products() const
{
    std::vector<Product> all;
    for (const Term& term : m_terms) {
        CostFormula names;
        names.add({.names = term.names, .factor = 1});
        all.push_back({.number = term.factor, .names = names.words().value_or("")});
    }
    if (all.empty() || m_number != 0)
        all.push_back({.number = m_number, .names = {}});
    return all;
}

std::optional<CostFormula::Product> CostFormula::product() const
{
    if (m_terms.size() + (m_number != 0 ? 1 : 0) > 1)
        return std::nullopt;
    return products().front();
}

std::optional<std::string> CostFormula::written(std::size_t most, bool isForPeople) const
{
    const std::string times = isForPeople ? "·" : "*";
    if (m_terms.size() + (m_number != 0 ? 1 : 0) > most)
        return std::nullopt;
    std::string out;
    const auto join = [&out](double factor, const std::string& part) {
        const char* const sign = factor < 0 ? " - " : " + ";
        out += out.empty() ? (factor < 0 ? "-" : "") + part : sign + part;
    };
    for (const Term& term : m_terms) {
        const double factor = std::abs(term.factor);
        std::string part = factor == 1 ? std::string() : numberText(factor, isForPeople);
        for (std::size_t at = 0; at < term.names.size();) {
            const auto begin = term.names.begin() + static_cast<std::ptrdiff_t>(at);
            const auto power =
                static_cast<std::size_t>(std::count(begin, term.names.end(), term.names[at]));
            const std::string& name = term.names[at];
            part += (part.empty() ? "" : times)
                + (isForPeople ? nameForPeople(name) : shownName(name))
                + powerText(power, isForPeople);
            at += power;
        }
        join(term.factor, part);
    }
    if (m_number != 0 || out.empty())
        join(m_number, numberText(std::abs(m_number), isForPeople));
    return out;
}

std::optional<std::string> CostFormula::text(std::size_t most) const
{
    return written(most, false);
}

std::optional<std::string> CostFormula::words(std::size_t most) const
{
    return written(most, true);
}

CostAmount costProduct(const CostAmount& a, const CostAmount& b)
{
    return a && b ? a->times(*b) : std::nullopt;
}

CostAmount costSum(const CostAmount& a, const CostAmount& b)
{
    return a && b ? a->plus(*b) : std::nullopt;
}

CostAmount costQuotient(const CostAmount& above, const CostAmount& below)
{
    return above && below ? above->dividedBy(*below) : std::nullopt;
}

std::optional<double> numberOf(const CostAmount& count)
{
    return count ? count->number() : std::nullopt;
}

} // namespace fusewright
