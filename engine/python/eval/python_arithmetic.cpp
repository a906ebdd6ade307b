// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_joining.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <cmath>

namespace fusewright {

namespace {

using Operator = PythonOperator;

PythonValue tooLarge(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                     PythonValue right)
{
    return runtime.unknown("`" + std::to_string(left.asInteger()) + ' '
                           + std::string(namesOf(which).symbol) + ' '
                           + std::to_string(right.asInteger()) + "` does not fit into 64 bits.");
}

PythonValue divisionByZero(PythonRuntime& runtime, PythonOperator which, bool isReal)
{
    if (which == Operator::Divide)
        return runtime.raise("ZeroDivisionError",
                             std::string(isReal ? "float " : "") + "division by zero");
    if (isReal)
        return runtime.raise("ZeroDivisionError",
                             which == Operator::Modulo ? "float modulo"
                                                       : "float floor division by zero");
    return runtime.raise(
        "ZeroDivisionError",
        "integer " + std::string(which == Operator::Modulo ? "modulo" : "division or modulo")
            + " by zero");
}

PythonValue realArithmetic(PythonRuntime& runtime, PythonOperator which, double left, double right)
{
    switch (which) {
    case Operator::Add:
        return PythonValue::real(left + right);
    case Operator::Subtract:
        return PythonValue::real(left - right);
    case Operator::Multiply:
        return PythonValue::real(left * right);
    case Operator::Divide:
        return right == 0 ? divisionByZero(runtime, which, true) : PythonValue::real(left / right);
    case Operator::FloorDivide:
    case Operator::Modulo: {
        if (right == 0)
            return divisionByZero(runtime, which, true);
        double rest = std::fmod(left, right);
        double quotient = (left - rest) / right;
        if (rest != 0 && (rest < 0) != (right < 0)) {
            rest += right;
            quotient -= 1;
        }
        if (which == Operator::Modulo)
            return PythonValue::real(rest == 0 ? std::copysign(0.0, right) : rest);
        return PythonValue::real(std::isinf(right) || std::isinf(left) ? std::floor(left / right)
                                                                       : std::round(quotient));
    }
    case Operator::Power:
        if (left == 0 && right < 0)
            return runtime.raise("ZeroDivisionError", "0.0 cannot be raised to a negative power");
        if (left < 0 && std::floor(right) != right && std::isfinite(right))
            return runtime.unknown("It is a complex number.");
        if (const double power = std::pow(left, right);
            !std::isinf(power) || std::isinf(left) || std::isinf(right))
            return PythonValue::real(power);
        return runtime.raise(
            "OverflowError",
            std::vector{PythonValue::integer(34), runtime.string("Numerical result out of range")});
    default:
        return PythonValue::notImplemented();
    }
}

PythonValue integerPower(PythonRuntime& runtime, PythonValue left, PythonValue right)
{
    std::int64_t exponent = right.asInteger();
    if (exponent < 0)
        return realArithmetic(runtime, Operator::Power, left.asReal(), right.asReal());
    std::int64_t base = left.asInteger();
    if (base == 0 || base == 1)
        return PythonValue::integer(exponent == 0 ? 1 : base);
    if (base == -1)
        return PythonValue::integer(exponent % 2 == 0 ? 1 : -1);
    std::int64_t result = 1;
    for (; exponent > 0; --exponent) {
        if (__builtin_mul_overflow(result, base, &result))
            return tooLarge(runtime, Operator::Power, left, right);
    }
    return PythonValue::integer(result);
}

PythonValue shifted(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                    PythonValue right)
{
    const std::int64_t value = left.asInteger();
    const std::int64_t count = right.asInteger();
    if (count < 0)
        return runtime.raise("ValueError", "negative shift count");
    if (which == Operator::ShiftRight)
        return PythonValue::integer(value >> std::min<std::int64_t>(count, 63));
    std::int64_t result = value;
    for (std::int64_t at = 0; at < count && result != 0; ++at) {
        if (__builtin_mul_overflow(result, std::int64_t{2}, &result))
            return tooLarge(runtime, which, left, right);
    }
    return PythonValue::integer(result);
}

PythonValue dividedIntegers(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                            PythonValue right)
{
    const std::int64_t value = left.asInteger();
    const std::int64_t by = right.asInteger();
    if (by == 0)
        return divisionByZero(runtime, which, false);
    if (which == Operator::Divide)
        return PythonValue::real(static_cast<double>(value) / static_cast<double>(by));
    if (by == -1) {
        std::int64_t negated = 0;
        if (which == Operator::Modulo)
            return PythonValue::integer(0);
        return __builtin_sub_overflow(std::int64_t{0}, value, &negated)
            ? tooLarge(runtime, which, left, right)
            : PythonValue::integer(negated);
    }
    const std::int64_t rest = value % by;
    const bool isBelow = rest != 0 && (rest < 0) != (by < 0);
    if (which == Operator::Modulo)
        return PythonValue::integer(isBelow ? rest + by : rest);
    return PythonValue::integer(value / by - (isBelow ? 1 : 0));
}

PythonValue integerArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                              PythonValue right)
{
    const std::int64_t one = left.asInteger();
    const std::int64_t two = right.asInteger();
    std::int64_t result = 0;
    bool isTooLarge = false;
    switch (which) {
    case Operator::Add:
        isTooLarge = __builtin_add_overflow(one, two, &result);
        break;
    case Operator::Subtract:
        isTooLarge = __builtin_sub_overflow(one, two, &result);
        break;
    case Operator::Multiply:
        isTooLarge = __builtin_mul_overflow(one, two, &result);
        break;
    case Operator::Divide:
    case Operator::FloorDivide:
    case Operator::Modulo:
        return dividedIntegers(runtime, which, left, right);
    case Operator::Power:
        return integerPower(runtime, left, right);
    case Operator::ShiftLeft:
    case Operator::ShiftRight:
        return shifted(runtime, which, left, right);
    case Operator::And:
        result = one & two;
        break;
    case Operator::Or:
        result = one | two;
        break;
    case Operator::Xor:
        result = one ^ two;
        break;
    default:
        return PythonValue::notImplemented();
    }
    if (isTooLarge)
        return tooLarge(runtime, which, left, right);
    const bool areBits = which == Operator::And || which == Operator::Or || which == Operator::Xor;
    if (areBits && left.is(PythonType::Bool) && right.is(PythonType::Bool))
        return PythonValue::boolean(result != 0);
    return PythonValue::integer(result);
}

/// Not implemented, or what a method of the left or right operand gives.
PythonValue methodArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                             PythonValue right)
{
    const auto tries = [&](PythonValue self, std::string_view method, PythonValue other) {
        if (!self.is(PythonType::Instance))
            return PythonValue::notImplemented();
        const PythonValue does = self.as<PythonInstance>().made->find(method);
        return does.isValid() ? runtime.call(does, {{self, other}, {}})
                              : PythonValue::notImplemented();
    };
    const PythonValue result = tries(left, namesOf(which).method, right);
    return result.is(PythonType::NotImplemented) ? tries(right, namesOf(which).reflected, left)
                                                 : result;
}

/// Likewise for objects of the host.
PythonValue hostArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                           PythonValue right)
{
    if (left.is(PythonType::Host)) {
        const PythonValue result = left.as<PythonHostObject>().binary(runtime.ask(), which, right);
        if (result.isValid() || runtime.isStopped())
            return result;
    }
    if (right.is(PythonType::Host)) {
        const PythonValue result =
            right.as<PythonHostObject>().reflected(runtime.ask(), which, left);
        if (result.isValid() || runtime.isStopped())
            return result;
    }
    return PythonValue::notImplemented();
}

PythonValue arithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                       PythonValue right)
{
    for (const PythonValue operand : {left, right}) {
        if (operand.is(PythonType::Unknown))
            return runtime.unknown(
                "It is an operand of `" + std::string(namesOf(which).symbol) + "`.", operand);
    }
    if (left.isIntegral() && right.isIntegral())
        return integerArithmetic(runtime, which, left, right);
    if (left.isNumber() && right.isNumber())
        return realArithmetic(runtime, which, left.asReal(), right.asReal());
    PythonValue result = PythonValue::notImplemented();
    for (const auto tries : {hostArithmetic, methodArithmetic, sequenceArithmetic, setArithmetic}) {
        result = tries(runtime, which, left, right);
        if (!result.is(PythonType::NotImplemented))
            break;
    }
    return result;
}

PythonValue unsupported(PythonRuntime& runtime, std::string_view symbol, PythonValue left,
                        PythonValue right)
{
    return runtime.raise("TypeError",
                         "unsupported operand type(s) for " + std::string(symbol) + ": '"
                             + runtime.typeName(left) + "' and '" + runtime.typeName(right) + '\'');
}

} // namespace

PythonValue PythonRuntime::binary(PythonOperator which, PythonValue left, PythonValue right)
{
    const Level level(*this);
    const PythonValue result = arithmetic(*this, which, left, right);
    if (!result.is(PythonType::NotImplemented))
        return result;
    // Types with `|` are alternatives in annotations and in isinstance.
    if (which == Operator::Or && (left.is(PythonType::Class) || right.is(PythonType::Class)))
        return tuple({left, right});
    return unsupported(*this, which == Operator::Power ? "** or pow()" : namesOf(which).symbol,
                       left, right);
}

PythonValue PythonRuntime::inPlace(PythonOperator which, PythonValue left, PythonValue right)
{
    const Level level(*this);
    if (left.is(PythonType::List) && which == Operator::Add && !right.is(PythonType::Unknown)) {
        const auto more = itemsOf(right);
        if (!more || !grow(more->size()))
            return {};
        m_heap.changing(*left.object());
        auto& items = left.as<PythonSequence>().items;
        items.insert(items.end(), more->begin(), more->end());
        return left;
    }
    const bool changesTable =
        (left.is(PythonType::Dict) && right.is(PythonType::Dict) && which == Operator::Or)
        || (left.is(PythonType::Set) && right.isAnySet());
    if (changesTable) {
        const PythonValue result = binary(which, left, right);
        if (!result.isValid())
            return {};
        m_heap.changing(*left.object());
        PythonTable& table = left.as<PythonTable>();
        table.clear();
        for (const PythonTable::Entry& entry : result.as<PythonTable>().entries()) {
            if (entry.key.isValid())
                table.set(entry.key, entry.hash, entry.value);
        }
        return left;
    }
    if (left.is(PythonType::Host) && !right.is(PythonType::Unknown)) {
        const PythonValue result = left.as<PythonHostObject>().inPlace(ask(), which, right);
        if (result.isValid() || isStopped())
            return result;
    }
    if (left.is(PythonType::Instance)) {
        const PythonValue does = left.as<PythonInstance>().made->find(namesOf(which).inPlace);
        if (does.isValid())
            return call(does, {{left, right}, {}});
    }
    const PythonValue result = arithmetic(*this, which, left, right);
    if (!result.is(PythonType::NotImplemented))
        return result;
    return unsupported(*this, std::string(namesOf(which).symbol) + '=', left, right);
}

PythonValue PythonRuntime::unary(PythonUnary which, PythonValue operand)
{
    const Level level(*this);
    if (operand.is(PythonType::Unknown))
        return unknown("It is an operand of `" + std::string(symbolOf(which)) + "`.", operand);
    if (operand.is(PythonType::Host))
        return operand.as<PythonHostObject>().unary(ask(), which);
    if (operand.isIntegral()) {
        const std::int64_t value = operand.asInteger();
        if (which != PythonUnary::Minus)
            return PythonValue::integer(which == PythonUnary::Plus ? value : ~value);
        if (value == INT64_MIN)
            return unknown("It does not fit into 64 bits.");
        return PythonValue::integer(-value);
    }
    if (operand.is(PythonType::Float) && which != PythonUnary::Invert)
        return PythonValue::real(which == PythonUnary::Minus ? -operand.asReal()
                                                             : operand.asReal());
    if (operand.is(PythonType::Instance)) {
        const PythonValue does = operand.as<PythonInstance>().made->find(methodOf(which));
        if (does.isValid())
            return call(does, {{operand}, {}});
    }
    return raise("TypeError",
                 "bad operand type for unary " + std::string(symbolOf(which)) + ": '"
                     + typeName(operand) + '\'');
}

} // namespace fusewright
