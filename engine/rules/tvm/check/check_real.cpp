// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_real.h"

#include "engine/python/eval/python_library.h"
#include "engine/rules/tvm/check/check_extent.h"

#include <cmath>

namespace fusewright {

namespace {

PythonValue realValue(PythonCall& call)
{
    return PythonValue::real(call.self.as<CheckReal>().value());
}

PythonValue wholeValue(PythonCall& call)
{
    const double value = call.self.as<CheckReal>().value();
    const bool fits = std::fabs(value) < 9.0e18;
    return fits ? PythonValue::integer(static_cast<std::int64_t>(value))
                : call.runtime.unknown("It does not fit into 64 bits.");
}

/// As what Python has for it.
PythonValue plainNumber(PythonValue value)
{
    if (const auto* const real = checkObject<CheckReal>(value))
        return PythonValue::real(real->value());
    const auto number = knownNumber(value);
    return number ? PythonValue::integer(*number) : value;
}

} // namespace

PythonValue makeNumber(CheckScene& scene, PythonValue number)
{
    if (number.is(PythonType::Float))
        return PythonValue(scene.heap().make<CheckReal>(scene, number.asReal()));
    if (!number.is(PythonType::Int))
        return number;
    const PythonValue made = makeExtent(scene, number.asInteger());
    made.as<CheckExtent>().maybeOfPython();
    return made;
}

std::string CheckReal::text() const
{
    return scene().runtime().repr(PythonValue::real(m_value)).value_or("…");
}

PythonValue CheckReal::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    const PythonValue right = plainNumber(other);
    return right.isNumber() ? ask.runtime.binary(which, PythonValue::real(m_value), right)
                            : PythonValue();
}

PythonValue CheckReal::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    const PythonValue left = plainNumber(other);
    return left.isNumber() ? ask.runtime.binary(which, left, PythonValue::real(m_value))
                           : PythonValue();
}

PythonValue CheckReal::unary(const PythonAsk& ask, PythonUnary which)
{
    return ask.runtime.unary(which, PythonValue::real(m_value));
}

PythonValue CheckReal::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    const PythonValue right = plainNumber(other);
    return right.isNumber() ? ask.runtime.compare(which, PythonValue::real(m_value), right)
                            : PythonValue();
}

PythonValue CheckReal::truth(const PythonAsk&)
{
    return PythonValue::boolean(m_value != 0);
}

PythonValue CheckReal::absolute(const PythonAsk&)
{
    return PythonValue::real(std::fabs(m_value));
}

PythonValue CheckReal::find(const PythonAsk& ask, std::string_view name)
{
    if (name == "value")
        return PythonValue::real(m_value);
    if (name == "__float__")
        return makeBuiltin(ask.runtime, {"__float__", realValue, 0, 0}, PythonValue(*this));
    if (name == "__int__")
        return makeBuiltin(ask.runtime, {"__int__", wholeValue, 0, 0}, PythonValue(*this));
    return name == "dtype" ? scene().string("float32") : PythonValue();
}

} // namespace fusewright
