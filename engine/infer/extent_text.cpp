// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent_text.h"

#include "engine/support/letters.h"
#include "engine/support/text_parts.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

constexpr std::string_view divides = "//";
constexpr std::string_view smaller = "min";
constexpr std::string_view behindAmount = ", ";
constexpr std::string_view ofShape = ".shape[";
constexpr std::string_view endOfValue = "]}";

bool isPartOfWord(char letter)
{
    return isWordByte(letter) || letter == '.';
}

/// Where the bracket that opens at the front closes.
std::size_t closingBracket(std::string_view text)
{
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '(')
            ++depth;
        else if (text[at] == ')' && --depth == 0)
            return at;
        if (depth == 0)
            break;
    }
    return std::string_view::npos;
}

bool isInBrackets(std::string_view text)
{
    return !text.empty() && closingBracket(text) == text.size() - 1;
}

std::string_view withoutBrackets(std::string_view text)
{
    return text.substr(1, text.size() - 2);
}

bool isCallOfSmaller(std::string_view text)
{
    return text.starts_with(smaller) && text.substr(smaller.size()).starts_with('(');
}

bool endsInDivision(std::string_view text)
{
    const std::size_t at = text.rfind(divides);
    return at != std::string_view::npos && wholeNumber(text.substr(at + divides.size()));
}

/// A sum as it is read from left to right.
class SumReader {
public:
    explicit SumReader(std::string_view text) : m_rest(text) { }

    std::optional<std::vector<WrittenProduct>> products()
    {
        m_products.emplace_back();
        while (takeFactor()) {
            if (m_rest.empty())
                return std::move(m_products);
            if (!takeSign())
                break;
        }
        return std::nullopt;
    }

private:
    bool takeFactor()
    {
        m_rest = trimmed(m_rest);
        std::size_t size = 0;
        const std::size_t word = isCallOfSmaller(m_rest) ? smaller.size() : 0;
        if (m_rest.substr(word).starts_with('(')) {
            const std::size_t closing = closingBracket(m_rest.substr(word));
            size = closing == std::string_view::npos ? 0 : word + closing + 1;
        } else if (m_rest.starts_with('{')) {
            size = std::min(m_rest.find('}'), m_rest.size() - 1) + 1;
        } else {
            const auto* const end = std::ranges::find_if_not(m_rest, isPartOfWord);
            size = static_cast<std::size_t>(end - m_rest.begin());
        }
        const std::string_view factor = m_rest.substr(0, size);
        if (factor.empty() || !isAmountFactor(factor))
            return false;
        m_products.back().factors.push_back(factor);
        m_rest.remove_prefix(size);
        m_isSpaceBefore = m_rest.starts_with(' ');
        m_rest = trimmed(m_rest);
        return true;
    }

    bool takeSign()
    {
        const char sign = m_rest.front();
        m_rest.remove_prefix(1);
        if (sign == '+' || (sign == '-' && m_isSpaceBefore && m_rest.starts_with(' ')))
            m_products.push_back({.factors = {}, .isSubtracted = sign == '-'});
        else if (sign != '*')
            return false;
        return true;
    }

    std::string_view m_rest;
    std::vector<WrittenProduct> m_products;
    bool m_isSpaceBefore = false;
};

/// `7//2`, or just a number; nothing where something else is in it, or it is less than nothing.
std::optional<std::int64_t> quotientOf(std::string_view text)
{
    const std::size_t at = std::min(text.rfind(divides), text.size());
    const auto number = numberOfAmount(text.substr(0, at));
    const auto divisor = at == text.size() ? std::optional<std::int64_t>(1)
                                           : wholeNumber(text.substr(at + divides.size()));
    return number && divisor && *number >= 0 && *divisor >= 1 ? std::optional(*number / *divisor)
                                                              : std::nullopt;
}

/// `7, 2`.
std::optional<std::int64_t> smallerOf(std::string_view text)
{
    const std::size_t at = text.rfind(behindAmount);
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto number = numberOfAmount(text.substr(0, at));
    const auto most = wholeNumber(text.substr(at + behindAmount.size()));
    return number && most && *number >= 0 && *most >= 0 ? std::optional(std::min(*number, *most))
                                                        : std::nullopt;
}

} // namespace

bool isAmountWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isPartOfWord);
}

bool isAmountFactor(std::string_view text)
{
    return isAmountWord(text) || quotientIn(text) || boundIn(text) || extentOfValueIn(text);
}

std::optional<WrittenBound> boundIn(std::string_view text)
{
    if (!isCallOfSmaller(text) || !isInBrackets(text.substr(smaller.size())))
        return std::nullopt;
    text = withoutBrackets(text.substr(smaller.size()));
    const std::size_t at = text.rfind(behindAmount);
    if (at == std::string_view::npos || at == 0)
        return std::nullopt;
    const auto most = wholeNumber(text.substr(at + behindAmount.size()));
    return most && *most >= 0 ? std::optional(WrittenBound{text.substr(0, at), *most})
                              : std::nullopt;
}

std::optional<ExtentOfValue> extentOfValueIn(std::string_view text)
{
    if (!text.starts_with('{') || !text.ends_with(endOfValue))
        return std::nullopt;
    text = text.substr(1, text.size() - 1 - endOfValue.size());
    const std::size_t at = text.rfind(ofShape);
    if (at == std::string_view::npos || text.find_first_of("{}()") != std::string_view::npos)
        return std::nullopt;
    const auto axis = wholeNumber(text.substr(at + ofShape.size()));
    return axis && *axis >= 0
        ? std::optional(ExtentOfValue{text.substr(0, at), static_cast<std::size_t>(*axis)})
        : std::nullopt;
}

std::string textOf(const ExtentOfValue& extent)
{
    std::string text = "{";
    text.append(extent.value).append(ofShape).append(std::to_string(extent.axis));
    text += endOfValue;
    return extentOfValueIn(text) && text.size() <= longestAmountText ? text : std::string();
}

bool hasExtentOfValue(std::string_view text)
{
    return text.find('{') != std::string_view::npos;
}

std::string withExtentsOfValues(std::string_view text,
                                const std::function<std::string(const ExtentOfValue&)>& replace)
{
    std::string done;
    while (true) {
        const std::size_t begin = std::min(text.find('{'), text.size());
        done += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty())
            return done;
        const std::string_view part = text.substr(0, std::min(text.find('}'), text.size() - 1) + 1);
        const auto extent = extentOfValueIn(part);
        done += extent ? replace(*extent) : std::string(part);
        text.remove_prefix(part.size());
    }
}

std::optional<WrittenQuotient> quotientIn(std::string_view text)
{
    if (!isInBrackets(text) || !endsInDivision(withoutBrackets(text)))
        return std::nullopt;
    text = withoutBrackets(text);
    const std::size_t at = text.rfind(divides);
    const auto divisor = wholeNumber(text.substr(at + divides.size()));
    std::string_view dividend = text.substr(0, at);
    if (isInBrackets(dividend) && !endsInDivision(withoutBrackets(dividend)))
        dividend = withoutBrackets(dividend);
    else if (!isInBrackets(dividend) && !isAmountWord(dividend) && !boundIn(dividend))
        return std::nullopt;
    if (!divisor || *divisor < 1 || dividend.empty())
        return std::nullopt;
    return WrittenQuotient{dividend, *divisor};
}

std::optional<std::vector<WrittenProduct>> productsIn(std::string_view text)
{
    return text.size() > longestAmountText ? std::nullopt : SumReader(text).products();
}

std::vector<std::string_view> namesIn(std::string_view text)
{
    if (!productsIn(text))
        return {text};
    std::vector<std::string_view> names;
    while (true) {
        const auto* const begin = std::ranges::find_if(
            text, [](char letter) { return isPartOfWord(letter) || letter == '{'; });
        text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
        if (text.empty())
            return names;
        if (text.front() == '{') {
            text.remove_prefix(text.find('}') + 1);
            continue;
        }
        const auto* const end = std::ranges::find_if_not(text, isPartOfWord);
        const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        if (!wholeNumber(word) && !isCallOfSmaller(text))
            names.push_back(word);
        text.remove_prefix(word.size());
    }
}

std::optional<std::int64_t> numberOfAmount(std::string_view text)
{
    const auto products = productsIn(text);
    if (!products)
        return std::nullopt;
    std::int64_t sum = 0;
    for (const WrittenProduct& product : *products) {
        std::int64_t number = product.isSubtracted ? -1 : 1;
        for (const std::string_view factor : product.factors) {
            const auto known = wholeNumber(factor);
            if (!known || __builtin_mul_overflow(number, *known, &number))
                return std::nullopt;
        }
        if (__builtin_add_overflow(sum, number, &sum))
            return std::nullopt;
    }
    return sum;
}

std::string withNumbersComputed(std::string_view text)
{
    std::string done;
    std::vector<std::size_t> open; // Where brackets are in `done`.
    for (const char letter : text) {
        if (letter == '(')
            open.push_back(done.size());
        done += letter;
        if (letter != ')' || open.empty())
            continue;
        std::size_t begin = open.back();
        open.pop_back();
        const std::string_view inside = withoutBrackets(std::string_view(done).substr(begin));
        const bool isBound = std::string_view(done).substr(0, begin).ends_with(smaller);
        const auto number = isBound ? smallerOf(inside) : quotientOf(inside);
        if (!number)
            continue;
        begin -= isBound ? smaller.size() : 0;
        done.resize(begin);
        done += std::to_string(*number);
    }
    return done;
}

} // namespace fusewright::infer
