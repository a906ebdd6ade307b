// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Whole numbers are calculated as sign and size, which holds ints and sizes alike, and fitted to
// the type of the result at the end: no step can overflow unnoticed.

#include "engine/pattern/scalar_arithmetic.h"

#include "engine/pattern/whole_number.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using Op = ExpressionOp;
using CauseKind = UnknownCause::Kind;

constexpr std::uint64_t mostInt = std::numeric_limits<std::int64_t>::max();

WholeNumber wholeOf(const Scalar& scalar)
{
    if (const auto* const size = scalar.get<std::uint64_t>())
        return {false, *size};
    const std::int64_t value = *scalar.get<std::int64_t>();
    if (value >= 0)
        return {false, static_cast<std::uint64_t>(value)};
    return {true, std::uint64_t{0} - static_cast<std::uint64_t>(value)};
}

double floatOf(const Scalar& scalar)
{
    if (const auto* const number = scalar.get<double>())
        return *number;
    if (const auto* const size = scalar.get<std::uint64_t>())
        return static_cast<double>(*size);
    return static_cast<double>(*scalar.get<std::int64_t>());
}

ScalarReading fitted(WholeNumber whole, ScalarType type)
{
    if (type == ScalarType::Size) {
        if (whole.isNegative)
            return ScalarReading::unknown(CauseKind::BelowZero);
        return {Scalar::of(whole.size)};
    }
    if (whole.size > mostInt + (whole.isNegative ? 1 : 0))
        return ScalarReading::unknown(CauseKind::Overflow);
    const std::uint64_t bits = whole.isNegative ? std::uint64_t{0} - whole.size : whole.size;
    return {Scalar::of(static_cast<std::int64_t>(bits))};
}

ScalarReading wholeResult(Op op, ScalarType type, WholeNumber a, WholeNumber b)
{
    const bool divides =
        op == Op::Divide || op == Op::Remainder || op == Op::Modulo || op == Op::RoundUp;
    const bool hasNext = !b.isNegative && std::has_single_bit(b.size);
    if (divides && (op == Op::RoundUp ? !hasNext : b.size == 0))
        return ScalarReading::unknown(CauseKind::DivisionByZero);
    std::optional<WholeNumber> result;
    switch (op) {
    case Op::Add:
        result = sum(a, b);
        break;
    case Op::Subtract:
        result = sum(a, withSign(!b.isNegative, b.size));
        break;
    case Op::Multiply:
        result = product(a, b);
        break;
    case Op::Divide:
        result = withSign(a.isNegative != b.isNegative, a.size / b.size);
        break;
    case Op::Remainder:
        result = withSign(a.isNegative, a.size % b.size);
        break;
    case Op::Modulo:
        result = modulo(a, b);
        break;
    case Op::RoundUp:
        result = nextMultiple(a, b.size);
        break;
    case Op::Min:
        result = isLess(b, a) ? b : a;
        break;
    default:
        result = isLess(a, b) ? b : a;
        break;
    }
    return result ? fitted(*result, type) : ScalarReading::unknown(CauseKind::Overflow);
}

ScalarReading floatResult(Op op, double a, double b)
{
    const bool divides = op == Op::Divide || op == Op::Remainder || op == Op::Modulo;
    if (divides && b == 0)
        return ScalarReading::unknown(CauseKind::DivisionByZero);
    switch (op) {
    case Op::Add:
        return {Scalar::of(a + b)};
    case Op::Subtract:
        return {Scalar::of(a - b)};
    case Op::Multiply:
        return {Scalar::of(a * b)};
    case Op::Divide:
        return {Scalar::of(a / b)};
    case Op::Remainder:
        return {Scalar::of(std::fmod(a, b))};
    case Op::Modulo: {
        const double rest = std::fmod(a, b);
        return {Scalar::of(rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest)};
    }
    default:
        break;
    }
    if (std::isnan(a) || std::isnan(b))
        return {Scalar::of(std::numeric_limits<double>::quiet_NaN())};
    return {Scalar::of(op == Op::Min ? (b < a ? b : a) : (a < b ? b : a))};
}

/// Two operands after the other; the type of what is between grows with them.
ScalarReading folded(Op op, ScalarType type, std::span<const Scalar> operands)
{
    Scalar all = operands.front();
    for (const Scalar& operand : operands.subspan(1)) {
        const ScalarType between = joinedType(all.type, operand.type).value_or(type);
        const ScalarReading next = between == ScalarType::Float
            ? floatResult(op, floatOf(all), floatOf(operand))
            : wholeResult(op, between, wholeOf(all), wholeOf(operand));
        if (!next.value.isKnown())
            return next;
        all = next.value;
    }
    return converted(all, type);
}

ScalarReading unary(Op op, ScalarType type, const Scalar& operand)
{
    if (type == ScalarType::Float) {
        const double number = *operand.get<double>();
        return {Scalar::of(op == Op::Negate ? -number : std::fabs(number))};
    }
    const WholeNumber whole = wholeOf(operand);
    return fitted(withSign(op == Op::Negate && !whole.isNegative, whole.size), type);
}

template <class T>
bool holds(Op op, const T& left, const T& right)
{
    switch (op) {
    case Op::Equal:
        return left == right;
    case Op::NotEqual:
        return left != right;
    case Op::Less:
        return left < right;
    case Op::LessOrEqual:
        return left <= right;
    case Op::Greater:
        return left > right;
    default:
        return left >= right;
    }
}

/// Whole numbers are compared by how they stand to each other: -1, 0 or 1 to 0.
bool compares(Op op, const Scalar& left, const Scalar& right)
{
    if (isWholeType(left.type) && isWholeType(right.type)) {
        const WholeNumber a = wholeOf(left);
        const WholeNumber b = wholeOf(right);
        return holds(op, isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0, 0);
    }
    if (isNumberType(left.type))
        return holds(op, floatOf(left), floatOf(right));
    return (left.value == right.value) == (op == Op::Equal);
}

ScalarReading wholeOfFloat(double number, ScalarType type)
{
    const double cut = std::trunc(number);
    if (type == ScalarType::Size && cut < 0)
        return ScalarReading::unknown(CauseKind::BelowZero);
    const double end = type == ScalarType::Size ? 18446744073709551616.0 : 9223372036854775808.0;
    if (!(cut < end) || (type == ScalarType::Int && cut < -end))
        return ScalarReading::unknown(CauseKind::Overflow);
    if (type == ScalarType::Size)
        return {Scalar::of(static_cast<std::uint64_t>(cut))};
    return {Scalar::of(static_cast<std::int64_t>(cut))};
}

ScalarReading cast(ScalarType type, const Scalar& operand)
{
    Scalar number = operand;
    if (const bool* const truth = operand.get<bool>())
        number = Scalar::of(std::uint64_t{*truth ? 1U : 0U});
    else if (const DataType* const element = operand.get<DataType>())
        number = Scalar::of(static_cast<std::uint64_t>(*element));
    if (type != ScalarType::ElementType)
        return converted(number, type);
    const ScalarReading code = converted(number, ScalarType::Size);
    const std::uint64_t* const at = code.value.get<std::uint64_t>();
    if (!at || *at > static_cast<std::uint64_t>(DataType::Opaque))
        return ScalarReading::unknown(CauseKind::OutOfRange);
    return {Scalar::of(static_cast<DataType>(*at))};
}

} // namespace

ScalarReading compute(ExpressionOp op, ScalarType type, std::span<const Scalar> operands)
{
    if (op == Op::Negate || op == Op::Absolute)
        return unary(op, type, operands[0]);
    if (op == Op::IsPowerOf2) {
        const WholeNumber whole = wholeOf(operands[0]);
        const bool isPower = whole.size != 0 && (whole.size & (whole.size - 1)) == 0;
        return {Scalar::of(!whole.isNegative && isPower)};
    }
    if (op >= Op::Equal && op <= Op::GreaterOrEqual)
        return {Scalar::of(compares(op, operands[0], operands[1]))};
    if (op >= Op::ToInt)
        return cast(type, operands[0]);
    return folded(op, type, operands);
}

ScalarReading converted(const Scalar& value, ScalarType type)
{
    if (value.type == type || !isNumberType(value.type) || !isNumberType(type))
        return {value};
    if (type == ScalarType::Float)
        return {Scalar::of(floatOf(value))};
    if (const double* const number = value.get<double>())
        return wholeOfFloat(*number, type);
    return fitted(wholeOf(value), type);
}

std::optional<Scalar> readNumber(std::string_view text)
{
    const char* const end = text.data() + text.size();
    const auto isRead = [&](auto& number) {
        const auto read = std::from_chars(text.data(), end, number);
        return read.ec == std::errc() && read.ptr == end;
    };
    std::int64_t whole = 0;
    std::uint64_t size = 0;
    double real = 0;
    if (isRead(whole))
        return Scalar::of(whole);
    if (isRead(size))
        return Scalar::of(size);
    return isRead(real) ? std::optional(Scalar::of(real)) : std::nullopt;
}

std::optional<bool> readSwitch(std::string_view text)
{
    constexpr auto words = std::to_array<std::pair<std::string_view, bool>>({
        {"true", true},
        {"yes", true},
        {"on", true},
        {"false", false},
        {"no", false},
        {"off", false},
    });
    std::string small(text);
    std::ranges::transform(small, small.begin(), toLower);
    const auto found = std::ranges::find(words, small, &std::pair<std::string_view, bool>::first);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

ScalarReading readOption(std::string_view text, ScalarType type)
{
    if (type == ScalarType::Text)
        return {Scalar::of(text)};
    if (type == ScalarType::ElementType) {
        const auto element = parseDataType(text);
        return element ? ScalarReading{Scalar::of(*element)}
                       : ScalarReading::unknown(CauseKind::Option);
    }
    const std::optional<bool> isOn = type == ScalarType::Bool ? readSwitch(text) : std::nullopt;
    if (isOn)
        return {Scalar::of(*isOn)};
    const Scalar number = readNumber(text).value_or(
        Scalar::of(std::int64_t{text.empty() || text == "false" ? 0 : 1}));
    if (type == ScalarType::Bool)
        return {Scalar::of(floatOf(number) != 0)};
    return converted(number, type);
}

} // namespace fusewright
