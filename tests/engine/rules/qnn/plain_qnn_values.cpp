// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_values.h"

#include "tests/engine/rules/qnn/plain_qnn_omissions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace fusewright::test {

namespace {

constexpr std::int64_t largestWhole = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t smallestWhole = std::numeric_limits<std::int64_t>::min();

constexpr auto dtypeNames = std::to_array<std::string_view>(
    {"QUInt8", "QInt8", "QUInt16", "QInt16", "QInt32", "UInt8", "Int8", "UInt16", "Int16", "Int32",
     "Int64", "Float16", "Float32", "Bool"});

std::optional<std::int64_t> plainSum(std::int64_t left, std::int64_t right)
{
    if (right > 0 ? left > largestWhole - right : left < smallestWhole - right)
        return std::nullopt;
    return left + right;
}

std::optional<std::int64_t> plainProduct(std::int64_t left, std::int64_t right)
{
    const double about = static_cast<double>(left) * static_cast<double>(right);
    if (std::abs(about) > 9.3e18)
        return std::nullopt;
    if (std::abs(about) < 9.2e18)
        return left * right;
    // So near to the limit the exact product has to be looked at.
    const bool isNegative = (left < 0) != (right < 0);
    const auto size = [](std::int64_t of) {
        return of < 0 ? ~static_cast<std::uint64_t>(of) + 1 : static_cast<std::uint64_t>(of);
    };
    const std::uint64_t most = static_cast<std::uint64_t>(largestWhole) + (isNegative ? 1 : 0);
    if (right != 0 && size(left) > most / size(right))
        return std::nullopt;
    const std::uint64_t product = size(left) * size(right);
    return static_cast<std::int64_t>(isNegative ? ~product + 1 : product);
}

PlainAnswer wholeOf(PlainType type, std::optional<std::int64_t> whole)
{
    if (!whole)
        return PlainAnswer::unknown(type);
    return type == PlainType::Size ? PlainAnswer::size(*whole) : PlainAnswer::number(*whole);
}

/// Sizes and ints are calculated with as the numbers they are: only what comes of it is a size.
PlainAnswer calculable(PlainType type, const PlainAnswer& operand)
{
    return plainCast(type == PlainType::Float ? type : PlainType::Int, operand);
}

/// All three are used by `AND`, `OR` and `XOR` alone.
PlainAnswer truthOfAll(std::string_view function, std::span<const PlainAnswer> operands)
{
    bool isUnknown = false;
    bool isOdd = false;
    for (const PlainAnswer& each : operands) {
        if (function == "AND" && each.isFalse())
            return PlainAnswer::truth(false);
        if (function == "OR" && each.isTrue())
            return PlainAnswer::truth(true);
        isUnknown = isUnknown || !each.isKnown;
        isOdd = isOdd != each.isTrue();
    }
    if (isUnknown)
        return PlainAnswer::unknown(PlainType::Bool);
    return PlainAnswer::truth(function == "XOR" ? isOdd : function == "AND");
}

PlainAnswer paired(std::string_view function, const PlainAnswer& left, const PlainAnswer& right)
{
    const PlainType type = left.type;
    if (!left.isKnown || !right.isKnown)
        return PlainAnswer::unknown(type);
    const bool isReal = type == PlainType::Float;
    if (isReal && (std::isnan(left.real) || std::isnan(right.real)))
        return PlainAnswer::real32(std::numeric_limits<double>::quiet_NaN());
    const bool isRightLess = isReal ? right.real < left.real : right.whole < left.whole;
    const bool isRightMore = isReal ? left.real < right.real : left.whole < right.whole;
    if (function == "MIN")
        return isRightLess ? right : left;
    if (function == "MAX")
        return isRightMore ? right : left;
    if (isReal)
        return PlainAnswer::real32(function == "ADD" ? left.real + right.real
                                                     : left.real * right.real);
    return wholeOf(type,
                   function == "ADD" ? plainSum(left.whole, right.whole)
                                     : plainProduct(left.whole, right.whole));
}

std::optional<std::int64_t> quotient(std::string_view function, std::int64_t left,
                                     std::int64_t right)
{
    if (right == 0 || (right == -1 && left == smallestWhole))
        return std::nullopt;
    if (function == "DIV")
        return left / right;
    const std::int64_t rest = left % right;
    if (function == "REM" || rest == 0 || (rest < 0) == (right < 0))
        return rest;
    return rest + right;
}

bool isPowerOfTwo(std::int64_t whole)
{
    return whole > 0 && (whole & (whole - 1)) == 0;
}

std::optional<std::int64_t> roundedUp(std::int64_t whole, std::int64_t step)
{
    if (!isPowerOfTwo(step))
        return std::nullopt;
    const std::int64_t over = ((whole % step) + step) % step;
    return over == 0 ? whole : plainSum(whole, step - over);
}

bool holds(std::string_view function, bool isLess, bool isEqual, bool isMore)
{
    if (function == "EQ")
        return isEqual;
    if (function == "NE")
        return !isEqual;
    if (function == "LT")
        return isLess;
    if (function == "GT")
        return isMore;
    return function == "LE" ? isLess || isEqual : isMore || isEqual;
}

PlainAnswer comparedDTypes(std::string_view function, const PlainAnswer& left,
                           const PlainAnswer& right)
{
    const bool isEqualWanted = function == "EQ";
    if ((left.dtypes & right.dtypes) == 0)
        return PlainAnswer::truth(!isEqualWanted);
    if (left.isKnown && right.isKnown)
        return PlainAnswer::truth(isEqualWanted);
    return PlainAnswer::unknown(PlainType::Bool);
}

} // namespace

std::string_view nameOf(PlainDType type)
{
    return dtypeNames[static_cast<std::size_t>(type)];
}

PlainAnswer PlainAnswer::unknown(PlainType type)
{
    return {.type = type, .dtypes = (1U << plainDTypes) - 1};
}

PlainAnswer PlainAnswer::truth(bool is)
{
    return {.type = PlainType::Bool, .isKnown = true, .whole = is ? 1 : 0};
}

PlainAnswer PlainAnswer::number(std::int64_t whole)
{
    return {.type = PlainType::Int, .isKnown = true, .whole = whole};
}

PlainAnswer PlainAnswer::size(std::int64_t whole)
{
    return {.type = PlainType::Size, .isKnown = whole >= 0, .whole = whole};
}

PlainAnswer PlainAnswer::real32(double real)
{
    const bool isRounded = !usualOmissions().inexactFloats;
    return {.type = PlainType::Float,
            .isKnown = true,
            .real = isRounded ? static_cast<float>(real) : real};
}

PlainAnswer PlainAnswer::dtype(std::uint32_t mayBe)
{
    return {.type = PlainType::DType,
            .isKnown = isPowerOfTwo(static_cast<std::int64_t>(mayBe)),
            .dtypes = mayBe};
}

PlainAnswer PlainAnswer::tensor(std::size_t which)
{
    return {.type = PlainType::Operand, .isKnown = true, .whole = static_cast<std::int64_t>(which)};
}

PlainAnswer plainCast(PlainType to, const PlainAnswer& from)
{
    if (!from.isKnown || from.type == PlainType::DType)
        return PlainAnswer::unknown(to);
    if (to == PlainType::Float)
        return PlainAnswer::real32(from.asReal());
    if (from.type != PlainType::Float)
        return wholeOf(to, from.whole);
    if (!(std::abs(from.real) < 9.2e18))
        return PlainAnswer::unknown(to);
    return wholeOf(to, static_cast<std::int64_t>(from.real));
}

PlainType commonType(std::span<const PlainAnswer> operands)
{
    const auto has = [&](PlainType type) {
        return std::ranges::find(operands, type, &PlainAnswer::type) != operands.end();
    };
    for (const PlainType type : {PlainType::Float, PlainType::Size, PlainType::Int}) {
        if (has(type))
            return type;
    }
    return operands.front().type;
}

PlainAnswer plainReduction(std::string_view function, std::span<const PlainAnswer> operands)
{
    if (function == "AND" || function == "OR" || function == "XOR")
        return truthOfAll(function, operands);
    PlainAnswer all = operands.front();
    for (const PlainAnswer& each : operands.subspan(1)) {
        const PlainType type = commonType(std::array{all, each});
        all = plainCast(type, paired(function, calculable(type, all), calculable(type, each)));
    }
    return all;
}

PlainAnswer plainBinary(std::string_view function, PlainAnswer left, PlainAnswer right)
{
    const PlainType type = commonType(std::array{left, right});
    left = calculable(type, left);
    right = calculable(type, right);
    if (!left.isKnown || !right.isKnown)
        return PlainAnswer::unknown(type);
    if (type == PlainType::Float) {
        if (function == "SUB")
            return PlainAnswer::real32(left.real - right.real);
        return right.real == 0 ? PlainAnswer::unknown(type)
                               : PlainAnswer::real32(left.real / right.real);
    }
    if (function == "SUB")
        return wholeOf(
            type, right.whole == smallestWhole ? std::nullopt : plainSum(left.whole, -right.whole));
    if (function == "ROUNDUP")
        return wholeOf(type, roundedUp(left.whole, right.whole));
    return wholeOf(type, quotient(function, left.whole, right.whole));
}

PlainAnswer plainComparison(std::string_view function, PlainAnswer left, PlainAnswer right)
{
    if (left.type == PlainType::DType)
        return comparedDTypes(function, left, right);
    // Whole numbers of both types are compared as the numbers they are.
    if (commonType(std::array{left, right}) == PlainType::Float) {
        left = plainCast(PlainType::Float, left);
        right = plainCast(PlainType::Float, right);
    }
    if (!left.isKnown || !right.isKnown)
        return PlainAnswer::unknown(PlainType::Bool);
    if (left.type == PlainType::Float)
        return PlainAnswer::truth(
            holds(function, left.real<right.real, left.real == right.real, left.real> right.real));
    return PlainAnswer::truth(holds(
        function, left.whole<right.whole, left.whole == right.whole, left.whole> right.whole));
}

PlainAnswer plainUnary(std::string_view function, const PlainAnswer& operand)
{
    const bool isTest = function == "IS_POW2";
    if (!operand.isKnown)
        return PlainAnswer::unknown(isTest ? PlainType::Bool : operand.type);
    if (isTest)
        return PlainAnswer::truth(isPowerOfTwo(operand.whole));
    if (function == "NOT")
        return PlainAnswer::truth(operand.isFalse());
    if (operand.type == PlainType::Float)
        return PlainAnswer::real32(function == "NEG" ? -operand.real : std::abs(operand.real));
    if (function == "ABS" && operand.whole >= 0)
        return operand;
    return wholeOf(operand.type, plainProduct(operand.whole, -1));
}

} // namespace fusewright::test
