// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_analyzer.h"

#include "engine/python/eval/python_library.h"
#include "engine/rules/tvm/check/check_extent.h"

#include <array>

namespace fusewright {

namespace {

PythonValue notProven(const PythonAsk& ask)
{
    return ask.unknown("Whether TVM proves this of symbolic sizes is not known.");
}

PythonValue canProveEqual(PythonCall& call)
{
    return provenEqual(call.runtime.ask(), call.at(0), call.at(1));
}

PythonValue canProve(PythonCall& call)
{
    const PythonValue asked = call.at(0);
    if (asked.is(PythonType::Bool))
        return asked;
    if (const auto number = knownNumber(asked))
        return PythonValue::boolean(*number != 0);
    const auto* const condition = checkObject<CheckCondition>(asked);
    const auto is = condition ? condition->isProven() : std::nullopt;
    return is ? PythonValue::boolean(*is) : notProven(call.runtime.ask());
}

PythonValue simplified(PythonCall& call)
{
    return call.at(0);
}

constexpr auto analyzerMethods = std::to_array<PythonNativeRow>({
    {"can_prove_equal", canProveEqual, 2, 2},
    {"can_prove", canProve, 1, 2},
    {"simplify", simplified, 1, 2},
});

} // namespace

PythonValue CheckAnalyzer::find(const PythonAsk& ask, std::string_view name)
{
    const PythonNativeRow* const row = findRow(analyzerMethods, name);
    return row ? makeBuiltin(ask.runtime, *row, PythonValue(*this)) : PythonValue();
}

PythonValue provenEqual(const PythonAsk& ask, PythonValue left, PythonValue right)
{
    for (const PythonValue side : {left, right}) {
        if (side.is(PythonType::Unknown))
            return ask.runtime.unknown("It is compared.", side);
    }
    const auto is = areProvenEqual(left, right);
    return is ? PythonValue::boolean(*is) : notProven(ask);
}

} // namespace fusewright
