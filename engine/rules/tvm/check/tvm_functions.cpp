// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/tvm_functions.h"

#include "engine/rules/tvm/check/check_analyzer.h"
#include "engine/rules/tvm/check/check_array.h"
#include "engine/rules/tvm/check/check_context.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/check_operator.h"
#include "engine/rules/tvm/check/element_type.h"
#include "engine/rules/tvm/check/numpy_functions.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using TvmArguments = std::vector<PythonValue>;
using TvmFunction = PythonValue (*)(const PythonAsk& ask, const TvmArguments& given);

PythonValue hasLeaks(const PythonAsk& ask, const TvmArguments& given)
{
    const auto* const context = checkObject<CheckContext>(given.front());
    if (!context || context->scene().isOver())
        return ask.unknown("The intermediate variables of this are not known.");
    const CheckQuestion& question = context->scene().question();
    const std::size_t names = namesCost(question.graph);
    if (!ask.runtime.step(question.matched.size() * (1 + names) + 1))
        return {};
    return PythonValue::boolean(findCheckLeak(question).has_value());
}

/// The extents of a shape, a list or a tuple; nothing for anything else.
std::optional<std::vector<PythonValue>> extentsIn(PythonValue value)
{
    if (value.is(PythonType::List) || value.is(PythonType::Tuple))
        return value.as<PythonSequence>().items;
    const auto* const array = checkObject<CheckArray>(value);
    return array ? std::optional(array->all()) : std::nullopt;
}

PythonValue productOf(PythonRuntime& runtime, const std::vector<PythonValue>& extents,
                      std::size_t count)
{
    PythonValue product = PythonValue::integer(1);
    for (std::size_t at = 0; at < count && product.isValid(); ++at)
        product = runtime.binary(PythonOperator::Multiply, product, extents[at]);
    return product;
}

/// Of the batches of two shapes from the last on; a missing one counts as 1.
PythonValue haveSameBatches(const PythonAsk& ask, const std::vector<PythonValue>& left,
                            const std::vector<PythonValue>& right)
{
    PythonValue unclear;
    for (std::size_t at = 3; at <= std::max(left.size(), right.size()); ++at) {
        const PythonValue one = PythonValue::integer(1);
        const PythonValue a = at <= left.size() ? left[left.size() - at] : one;
        const PythonValue b = at <= right.size() ? right[right.size() - at] : one;
        const PythonValue same = provenEqual(ask, a, b);
        if (same.is(PythonType::Unknown))
            unclear = same;
        else if (!same.asBoolean())
            return same;
    }
    return unclear.isValid() ? unclear : PythonValue::boolean(true);
}

/// TVM's question whether CUTLASS can multiply shapes: equal batches, or none on one side.
PythonValue isValidForCutlass(const PythonAsk& ask, const TvmArguments& given)
{
    const auto left = given.size() > 1 ? extentsIn(given[0]) : std::nullopt;
    const auto right = given.size() > 1 ? extentsIn(given[1]) : std::nullopt;
    if (!left || !right || left->empty())
        return ask.unknown("The shapes that are multiplied are not known.");
    const PythonValue last = left->back();
    if (last.is(PythonType::Unknown))
        return ask.runtime.unknown("It is the reduced axis.", last);
    if (!knownNumber(last))
        return PythonValue::boolean(false);
    for (const auto* const extents : {&*left, &*right}) {
        const std::size_t batches = extents->size() > 2 ? extents->size() - 2 : 0;
        const PythonValue product = productOf(ask.runtime, *extents, batches);
        if (!product.isValid() || product.is(PythonType::Unknown))
            return product;
        if (knownNumber(product) == 1)
            return PythonValue::boolean(true);
    }
    return haveSameBatches(ask, *left, *right);
}

PythonValue makeAnalyzer(const PythonAsk& ask, const TvmArguments&)
{
    return PythonValue(ask.runtime.heap().make<CheckAnalyzer>());
}

PythonValue makeDataType(const PythonAsk& ask, const TvmArguments& given)
{
    if (checkObject<CheckElementType>(given.front()))
        return given.front();
    const DataType type = given.front().is(PythonType::String)
        ? elementTypeNamed(given.front().as<PythonString>().text)
        : DataType::Unknown;
    if (type == DataType::Unknown)
        return ask.unknown("This element type is not known.");
    return PythonValue(ask.runtime.heap().make<CheckElementType>(type));
}

PythonValue findOperator(const PythonAsk& ask, const TvmArguments& given)
{
    if (!given.front().is(PythonType::String))
        return ask.raise("TypeError", "an operator is found by its name");
    return PythonValue(
        ask.runtime.heap().make<CheckOperator>(given.front().as<PythonString>().text));
}

PythonValue areEqual(const PythonAsk& ask, const TvmArguments& given)
{
    if (given.size() < 2)
        return ask.raise("TypeError", "structural_equal() takes two objects");
    if (given[0].isSame(given[1]))
        return PythonValue::boolean(true);
    const auto left = extentsIn(given[0]);
    const auto right = extentsIn(given[1]);
    if (!left || !right) {
        const bool arePlain = given[0].isNumber() || given[0].is(PythonType::String);
        return arePlain ? ask.runtime.compare(PythonComparison::Equal, given[0], given[1])
            : checkObject<CheckExtent>(given[0]) ? provenEqual(ask, given[0], given[1])
                                                 : ask.unknown("These are not compared here.");
    }
    if (left->size() != right->size())
        return PythonValue::boolean(false);
    for (std::size_t at = 0; at < left->size(); ++at) {
        const PythonValue same = provenEqual(ask, (*left)[at], (*right)[at]);
        if (same.is(PythonType::Unknown) || !same.asBoolean())
            return same;
    }
    return PythonValue::boolean(true);
}

/// A function by the end of its dotted name: files import them from many places.
struct FunctionRow {
    std::string_view name;
    TvmFunction function;
    bool takesNothing = false;
};

constexpr auto functionRows = std::to_array<FunctionRow>({
    {"has_leaking_intermediate_variables", hasLeaks},
    {"is_shape_valid_for_cutlass_matmul", isValidForCutlass},
    {"Analyzer", makeAnalyzer, true},
    {"DataType", makeDataType},
    {"Op.get", findOperator},
    {"structural_equal", areEqual},
});

/// `tvm.ir.Op.get` is `Op.get`, wherever it is of TVM.
bool isNamed(std::string_view dotted, std::string_view name)
{
    const std::string ending = '.' + std::string(name);
    return dotted.starts_with("tvm.") && dotted.ends_with(ending);
}

} // namespace

PythonValue callTvmFunction(const PythonAsk& ask, std::string_view dotted,
                            const PythonArguments& arguments)
{
    constexpr std::string_view numpy = "numpy.";
    if (dotted.starts_with(numpy))
        return callNumpyFunction(ask, dotted.substr(numpy.size()), arguments);
    for (const FunctionRow& row : functionRows) {
        if (!isNamed(dotted, row.name))
            continue;
        TvmArguments given = arguments.positional;
        for (const PythonKeyword& keyword : arguments.keywords)
            given.push_back(keyword.value);
        for (const PythonValue argument : given) {
            if (argument.is(PythonType::Unknown))
                return ask.runtime.unknown("It is given to `" + std::string(row.name) + "`.",
                                           argument);
        }
        if (given.empty() && !row.takesNothing)
            return ask.raise("TypeError", std::string(row.name) + "() is called without arguments");
        return row.function(ask, given);
    }
    return {};
}

} // namespace fusewright
