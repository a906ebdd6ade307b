// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/numpy_functions.h"

#include "engine/rules/tvm/check/check_data.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/check_real.h"

#include <cmath>

namespace fusewright {

namespace {

/// The numbers of a constant, or one number; nothing for anything else.
std::optional<std::vector<double>> numbersIn(PythonValue value)
{
    if (value.isNumber())
        return std::vector<double>{value.asReal()};
    if (const auto number = knownNumber(value))
        return std::vector<double>{static_cast<double>(*number)};
    if (const auto* const real = checkObject<CheckReal>(value))
        return std::vector<double>{real->value()};
    const auto* const data = checkObject<CheckData>(value);
    if (!data || !data->elements())
        return std::nullopt;
    std::vector<double> numbers;
    for (const PythonValue each : *data->elements())
        numbers.push_back(each.asReal());
    return numbers;
}

/// What keeps a value from being numbers.
PythonValue whyNoNumbers(const PythonAsk& ask, PythonValue value)
{
    const auto* const data = checkObject<CheckData>(value);
    return data ? data->untold(ask) : ask.unknown("What numpy makes of this is not modelled.");
}

double tolerance(const PythonArguments& arguments, std::string_view name, std::size_t at,
                 double byDefault)
{
    PythonValue given = arguments.keyword(name);
    if (!given.isValid() && arguments.positional.size() > at)
        given = arguments.positional[at];
    return given.isNumber() ? given.asReal() : byDefault;
}

PythonValue areClose(const PythonAsk& ask, const PythonArguments& arguments, bool isOfAll)
{
    const auto left = numbersIn(arguments.positional[0]);
    const auto right = numbersIn(arguments.positional[1]);
    if (!left || !right)
        return whyNoNumbers(ask, arguments.positional[left ? 1 : 0]);
    const std::size_t count = std::max(left->size(), right->size());
    const bool fits = (left->size() == count || left->size() == 1)
        && (right->size() == count || right->size() == 1);
    if (!fits || (count != 1 && !isOfAll))
        return ask.unknown("What numpy makes of this is not modelled.");
    const double relative = tolerance(arguments, "rtol", 2, 1e-5);
    const double absolute = tolerance(arguments, "atol", 3, 1e-8);
    for (std::size_t at = 0; at < count; ++at) {
        const double a = (*left)[left->size() == 1 ? 0 : at];
        const double b = (*right)[right->size() == 1 ? 0 : at];
        const bool isClose = a == b || std::fabs(a - b) <= absolute + relative * std::fabs(b);
        if (!isClose)
            return PythonValue::boolean(false);
    }
    return PythonValue::boolean(true);
}

PythonValue reduced(const PythonAsk& ask, PythonValue value, std::string_view how)
{
    const auto* const data = checkObject<CheckData>(value);
    return data ? data->reduced(ask, how) : ask.runtime.truthValue(value);
}

} // namespace

PythonValue callNumpyFunction(const PythonAsk& ask, std::string_view name,
                              const PythonArguments& arguments)
{
    for (const PythonValue argument : arguments.positional) {
        if (argument.is(PythonType::Unknown))
            return ask.runtime.unknown("It is given to numpy.", argument);
    }
    const std::size_t count = arguments.positional.size();
    if ((name == "isclose" || name == "allclose") && count > 1)
        return areClose(ask, arguments, name == "allclose");
    if ((name == "all" || name == "any") && count == 1 && arguments.keywords.empty())
        return reduced(ask, arguments.positional.front(), name);
    return {};
}

} // namespace fusewright
