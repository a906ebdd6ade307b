// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/integer_rules.h"

#include "engine/infer/common_rules.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

bool isOfIntegers(const NodeFacts& node)
{
    return node.type(0) != DataType::Unknown && !isFloating(node.type(0));
}

/// An extent is never -1, as which what is left over is written.
Extent equalWithNames(const Extent& a, const Extent& b)
{
    const auto isNegative = [](const Extent& each) { return each.isKnown() && each.number() < 0; };
    const auto isExtent = [](const Extent& each) {
        return each.isNamed() && !each.mayBeNegative();
    };
    if ((isNegative(a) && isExtent(b)) || (isExtent(a) && isNegative(b)))
        return Extent(0);
    return a.isSameAs(b) ? Extent(1) : Extent();
}

/// Where a number that has a name can be.
Extent withNames(const NodeFacts& node, IntegerWork work, const Extent& a, const Extent& b)
{
    Amount product = node.product();
    product.multiply(a);
    if (work == IntegerWork::Multiply) {
        product.multiply(b);
        return product.value();
    }
    if (work == IntegerWork::Divide) {
        Amount divisor = node.product();
        divisor.multiply(b);
        const Extent exact = product.dividedBy(divisor);
        const bool isRounded = exact.isUnknown() && b.isKnown() && isOfIntegers(node);
        return isRounded ? product.flooredBy(b.number()) : exact;
    }
    if (work == IntegerWork::Remainder)
        return b.isKnown() ? product.restOf(b.number()) : Extent();
    if (work == IntegerWork::Add) {
        product.add(b);
        return product.value();
    }
    if (work == IntegerWork::Subtract) {
        product.subtract(b);
        return product.value();
    }
    const bool isEither = work == IntegerWork::Largest || work == IntegerWork::Smallest;
    return isEither && a.isSameAs(b) ? a : Extent();
}

Extent divided(const NodeFacts& node, std::int64_t a, std::int64_t b)
{
    if (b == 0 || b == -1)
        return b == 0 ? Extent() : Extent(a == INT64_MIN ? a : -a);
    // Fractions that are rounded later are not followed.
    if (a % b != 0 && !isOfIntegers(node))
        return {};
    return Extent(a / b);
}

/// The element at `at` of a list that may be one element for all.
const Extent& elementAt(const Extents& elements, std::size_t at)
{
    return elements[elements.size() == 1 ? 0 : at];
}

std::optional<std::size_t> commonSize(const Extents& left, const Extents& right)
{
    if (left.empty() || right.empty())
        return std::nullopt;
    const std::size_t size = std::max(left.size(), right.size());
    const bool fits =
        (left.size() == size || left.size() == 1) && (right.size() == size || right.size() == 1);
    return fits ? std::optional(size) : std::nullopt;
}

} // namespace

Extent computed(const NodeFacts& node, IntegerWork work, const Extent& a, const Extent& b)
{
    if (!a.isKnown() || !b.isKnown()) {
        if (work == IntegerWork::Equal)
            return equalWithNames(a, b);
        return withNames(node, work, a, b);
    }
    const std::int64_t left = a.number();
    const std::int64_t right = b.number();
    std::int64_t result = 0;
    bool fits = true;
    switch (work) {
    case IntegerWork::Add:
        fits = !__builtin_add_overflow(left, right, &result);
        break;
    case IntegerWork::Subtract:
    case IntegerWork::Negate:
        fits = !__builtin_sub_overflow(left, right, &result);
        break;
    case IntegerWork::Multiply:
        fits = !__builtin_mul_overflow(left, right, &result);
        break;
    case IntegerWork::Divide:
        return divided(node, left, right);
    case IntegerWork::Remainder:
        fits = right > 0 && left >= 0;
        result = fits ? left % right : 0;
        break;
    case IntegerWork::Largest:
        result = std::max(left, right);
        break;
    case IntegerWork::Smallest:
        result = std::min(left, right);
        break;
    case IntegerWork::Equal:
        result = left == right ? 1 : 0;
        break;
    }
    return fits ? Extent(result) : Extent();
}

std::optional<Extents> computedElements(const NodeFacts& node, IntegerWork work)
{
    if (node.operandCount() != (work == IntegerWork::Negate ? 1U : 2U))
        return std::nullopt;
    const auto last = node.elements(node.operandCount() - 1);
    if (!last)
        return std::nullopt;
    const auto first =
        work == IntegerWork::Negate ? std::optional(Extents{Extent(0)}) : node.elements(0);
    const auto size = first ? commonSize(*first, *last) : std::nullopt;
    if (!size)
        return std::nullopt;
    Extents result;
    for (std::size_t at = 0; at < *size; ++at)
        result.push_back(computed(node, work, elementAt(*first, at), elementAt(*last, at)));
    return result;
}

std::optional<Extents> chosenElements(const NodeFacts& node)
{
    const auto condition = node.elements(0);
    const auto yes = node.elements(1);
    const auto no = node.elements(2);
    if (!condition || !yes || !no)
        return std::nullopt;
    const auto size = commonSize(*yes, *no);
    if (!size || !commonSize(*condition, *yes) || condition->size() > *size)
        return std::nullopt;
    Extents result;
    for (std::size_t at = 0; at < *size; ++at) {
        const Extent& truth = elementAt(*condition, at);
        const Extent& a = elementAt(*yes, at);
        const Extent& b = elementAt(*no, at);
        if (truth.isKnown())
            result.push_back(truth.is(0) ? b : a);
        else
            result.push_back(a.isSameAs(b) ? a : Extent());
    }
    return result;
}

Extents partOfList(const Extents& list, std::int64_t begin, std::int64_t end)
{
    const std::int64_t size = std::ssize(list);
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
    };
    const std::int64_t first = clamped(begin);
    return {list.begin() + first, list.begin() + std::max(first, clamped(end))};
}

Extents rowsBackwards(const Extents& table, std::size_t width, std::int64_t begin, std::int64_t end)
{
    const auto step = static_cast<std::int64_t>(width);
    const std::int64_t count = std::ssize(table) / step;
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + count : at, -1, count - 1);
    };
    Extents rows;
    for (std::int64_t row = clamped(begin); row > clamped(end); --row) {
        const auto first = table.begin() + row * step;
        rows.insert(rows.end(), first, first + step);
    }
    return rows;
}

Extents transposedTable(const Extents& table, std::size_t width)
{
    Extents columns;
    for (std::size_t column = 0; column < width; ++column) {
        for (std::size_t at = column; at < table.size(); at += width)
            columns.push_back(table[at]);
    }
    return columns;
}

} // namespace fusewright::infer
