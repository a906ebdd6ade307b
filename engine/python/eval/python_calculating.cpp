// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_iterators.h"
#include "engine/python/eval/python_modules.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace fusewright {

namespace {

PythonValue boundCall(PythonCall& call)
{
    PythonArguments arguments;
    arguments.positional.assign(call.builtin.bound.begin() + 1, call.builtin.bound.end());
    arguments.positional.insert(arguments.positional.end(), call.arguments.positional.begin(),
                                call.arguments.positional.end());
    arguments.keywords = call.arguments.keywords;
    for (const PythonNames::Entry& entry : call.builtin.boundKeywords.entries()) {
        if (!arguments.keyword(entry.name).isValid())
            arguments.keywords.push_back({entry.name, entry.value});
    }
    return call.runtime.call(call.builtin.bound.front(), std::move(arguments));
}

PythonValue makePartial(PythonCall& call)
{
    const PythonValue made = makeBuiltin(call.runtime, {"partial", boundCall, 0, -1, "*", true});
    auto& partial = made.as<PythonBuiltin>();
    partial.bound = call.arguments.positional;
    for (const PythonKeyword& keyword : call.arguments.keywords)
        partial.boundKeywords.set(keyword.name, keyword.value);
    return made;
}

PythonValue reduceItems(PythonCall& call)
{
    PythonIterator* const items = call.runtime.iterate(call.at(1));
    if (!items)
        return {};
    PythonValue result = call.size() > 2 ? call.at(2) : items->next(call.runtime);
    if (!result.isValid())
        return call.runtime.isStopped()
            ? PythonValue()
            : call.runtime.raise("TypeError", "reduce() of empty iterable with no initial value");
    while (true) {
        const PythonValue item = items->next(call.runtime);
        if (!item.isValid())
            return call.runtime.isStopped() ? PythonValue() : result;
        result = call.runtime.call(call.at(0), {{result, item}, {}});
        if (!result.isValid())
            return {};
    }
}

PythonValue wrapLike(PythonCall& call)
{
    const PythonValue inner = call.at(0);
    const PythonValue original = call.builtin.bound.front();
    if (inner.is(PythonType::Function) && original.is(PythonType::Function)) {
        inner.as<PythonFunction>().name = original.as<PythonFunction>().name;
        inner.as<PythonFunction>().attributes.set("__wrapped__", original);
    }
    return inner;
}

PythonValue makeWraps(PythonCall& call)
{
    const PythonValue made = makeBuiltin(call.runtime, {"wraps", wrapLike, 1, 1, {}, true});
    made.as<PythonBuiltin>().bound = {call.at(0)};
    return made;
}

PythonValue operatorFunction(PythonCall& call)
{
    static constexpr auto names = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"add", "+"}, {"sub", "-"},  {"mul", "*"},     {"truediv", "/"}, {"floordiv", "//"},
         {"mod", "%"}, {"pow", "**"}, {"lshift", "<<"}, {"rshift", ">>"}, {"and_", "&"},
         {"or_", "|"}, {"xor", "^"},  {"matmul", "@"},  {"concat", "+"},  {"eq", "=="},
         {"ne", "!="}, {"lt", "<"},   {"le", "<="},     {"gt", ">"},      {"ge", ">="}});
    for (const auto& [name, symbol] : names) {
        if (name != call.builtin.name)
            continue;
        if (const auto which = pythonOperator(symbol))
            return call.runtime.binary(*which, call.at(0), call.at(1));
        return call.runtime.compare(*pythonComparison(symbol), call.at(0), call.at(1));
    }
    return {};
}

PythonValue operatorUnary(PythonCall& call)
{
    const std::string& name = call.builtin.name;
    if (name == "not_" || name == "truth") {
        const PythonValue known = call.runtime.truthValue(call.at(0));
        return known.is(PythonType::Bool) && name == "not_"
            ? PythonValue::boolean(!known.asBoolean())
            : known;
    }
    return call.runtime.unary(name == "neg"       ? PythonUnary::Minus
                                  : name == "pos" ? PythonUnary::Plus
                                                  : PythonUnary::Invert,
                              call.at(0));
}

PythonValue operatorItem(PythonCall& call)
{
    if (call.builtin.name == "contains")
        return call.runtime.contains(call.at(0), call.at(1));
    if (call.builtin.name == "is_" || call.builtin.name == "is_not")
        return PythonValue::boolean(call.at(0).isSame(call.at(1)) == (call.builtin.name == "is_"));
    return call.runtime.item(call.at(0), call.at(1));
}

PythonValue readBound(PythonCall& call)
{
    std::vector<PythonValue> found;
    for (const PythonValue key : call.builtin.bound) {
        PythonValue value = call.at(0);
        if (call.builtin.name == "itemgetter") {
            value = call.runtime.item(value, key);
        } else {
            std::string_view path = key.as<PythonString>().text;
            while (!path.empty() && value.isValid()) {
                const std::size_t dot = std::min(path.find('.'), path.size());
                value = call.runtime.attribute(value, path.substr(0, dot));
                path.remove_prefix(std::min(dot + 1, path.size()));
            }
        }
        if (!value.isValid())
            return {};
        found.push_back(value);
    }
    return found.size() == 1 ? found.front() : call.runtime.tuple(std::move(found));
}

PythonValue makeGetter(PythonCall& call)
{
    for (const PythonValue key : call.arguments.positional) {
        if (call.builtin.name == "attrgetter" && !key.is(PythonType::String))
            return call.runtime.raise("TypeError", "attribute name must be a string");
    }
    const PythonValue made = makeBuiltin(
        call.runtime,
        {call.builtin.name == "itemgetter" ? "itemgetter" : "attrgetter", readBound, 1, 1});
    made.as<PythonBuiltin>().bound = call.arguments.positional;
    return made;
}

PythonValue mathReal(PythonCall& call)
{
    const std::string& name = call.builtin.name;
    if (!call.at(0).isNumber())
        return call.runtime.raise("TypeError",
                                  "must be real number, not " + call.runtime.typeName(call.at(0)));
    const double value = call.at(0).asReal();
    const bool isLogarithm = name.starts_with("log");
    if ((isLogarithm && value <= 0) || (name == "sqrt" && value < 0))
        return call.runtime.raise("ValueError", "math domain error");
    if (name == "sqrt")
        return PythonValue::real(std::sqrt(value));
    if (name == "log2")
        return PythonValue::real(std::log2(value));
    if (name == "log10")
        return PythonValue::real(std::log10(value));
    if (name == "log")
        return PythonValue::real(call.size() > 1 ? std::log(value) / std::log(call.at(1).asReal())
                                                 : std::log(value));
    if (name == "exp")
        return PythonValue::real(std::exp(value));
    if (name == "fabs")
        return PythonValue::real(std::fabs(value));
    if (name == "tanh")
        return PythonValue::real(std::tanh(value));
    if (name == "sin")
        return PythonValue::real(std::sin(value));
    if (name == "cos")
        return PythonValue::real(std::cos(value));
    if (name == "erf")
        return PythonValue::real(std::erf(value));
    if (name == "isnan")
        return PythonValue::boolean(std::isnan(value));
    if (name == "isinf")
        return PythonValue::boolean(std::isinf(value));
    return PythonValue::boolean(std::isfinite(value));
}

PythonValue mathWhole(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (of.isIntegral())
        return PythonValue::integer(of.asInteger());
    if (!of.is(PythonType::Float))
        return call.runtime.raise("TypeError",
                                  "must be real number, not " + call.runtime.typeName(of));
    const double value = call.builtin.name == "floor" ? std::floor(of.asReal())
        : call.builtin.name == "ceil"                 ? std::ceil(of.asReal())
                                                      : std::trunc(of.asReal());
    return call.runtime.call(PythonValue(call.runtime.library().classOf(PythonType::Int)),
                             {{PythonValue::real(value)}, {}});
}

std::int64_t greatestDivisor(std::int64_t one, std::int64_t two)
{
    while (two != 0) {
        const std::int64_t rest = two == -1 ? 0 : one % two;
        one = two;
        two = rest;
    }
    return one == std::numeric_limits<std::int64_t>::min() ? 0 : std::abs(one);
}

PythonValue mathIntegers(PythonCall& call)
{
    const bool isProduct = call.builtin.name == "prod";
    const auto items =
        isProduct ? call.runtime.itemsOf(call.at(0)) : std::optional(call.arguments.positional);
    if (!items)
        return {};
    PythonValue result = PythonValue::integer(call.builtin.name == "gcd" ? 0 : 1);
    for (const PythonValue item : *items) {
        if (isProduct) {
            result = call.runtime.binary(PythonOperator::Multiply, result, item);
        } else if (!item.isIntegral()) {
            return call.runtime.raise("TypeError",
                                      '\'' + call.runtime.typeName(item)
                                          + "' object cannot be interpreted as an integer");
        } else {
            const std::int64_t divisor = greatestDivisor(result.asInteger(), item.asInteger());
            if (call.builtin.name == "gcd")
                result = PythonValue::integer(divisor);
            else
                result = divisor == 0
                    ? PythonValue::integer(0)
                    : call.runtime.binary(PythonOperator::Multiply, item,
                                          PythonValue::integer(result.asInteger() / divisor));
        }
        const bool isDone = isProduct ? !result.isValid() || result.is(PythonType::Unknown)
                                      : !result.is(PythonType::Int);
        if (isDone)
            return result;
    }
    return result;
}

PythonValue mathIsClose(PythonCall& call)
{
    if (!call.at(0).isNumber() || !call.at(1).isNumber())
        return call.runtime.raise("TypeError", "must be real number");
    const PythonValue relative = call.arguments.keyword("rel_tol");
    const PythonValue absolute = call.arguments.keyword("abs_tol");
    const double one = call.at(0).asReal();
    const double two = call.at(1).asReal();
    if (one == two)
        return PythonValue::boolean(true);
    if (std::isinf(one) || std::isinf(two))
        return PythonValue::boolean(false);
    const double allowed = std::max((relative.isNumber() ? relative.asReal() : 1e-9)
                                        * std::max(std::fabs(one), std::fabs(two)),
                                    absolute.isNumber() ? absolute.asReal() : 0.0);
    return PythonValue::boolean(std::fabs(one - two) <= allowed);
}

constexpr auto functoolsRows = std::to_array<PythonNativeRow>({
    {"partial", makePartial, 1, -1, "*", true},
    {"reduce", reduceItems, 2, 3},
    {"wraps", makeWraps, 1, 1, "*", true},
});

constexpr auto operatorRows = std::to_array<PythonNativeRow>({
    {"add", operatorFunction, 2, 2},      {"sub", operatorFunction, 2, 2},
    {"mul", operatorFunction, 2, 2},      {"truediv", operatorFunction, 2, 2},
    {"floordiv", operatorFunction, 2, 2}, {"mod", operatorFunction, 2, 2},
    {"pow", operatorFunction, 2, 2},      {"lshift", operatorFunction, 2, 2},
    {"rshift", operatorFunction, 2, 2},   {"and_", operatorFunction, 2, 2},
    {"or_", operatorFunction, 2, 2},      {"xor", operatorFunction, 2, 2},
    {"matmul", operatorFunction, 2, 2},   {"concat", operatorFunction, 2, 2},
    {"eq", operatorFunction, 2, 2},       {"ne", operatorFunction, 2, 2},
    {"lt", operatorFunction, 2, 2},       {"le", operatorFunction, 2, 2},
    {"gt", operatorFunction, 2, 2},       {"ge", operatorFunction, 2, 2},
    {"neg", operatorUnary, 1, 1},         {"pos", operatorUnary, 1, 1},
    {"invert", operatorUnary, 1, 1},      {"not_", operatorUnary, 1, 1},
    {"truth", operatorUnary, 1, 1},       {"getitem", operatorItem, 2, 2},
    {"contains", operatorItem, 2, 2},     {"is_", operatorItem, 2, 2},
    {"is_not", operatorItem, 2, 2},       {"itemgetter", makeGetter, 1, -1},
    {"attrgetter", makeGetter, 1, -1},
});

constexpr auto mathRows = std::to_array<PythonNativeRow>({
    {"sqrt", mathReal, 1, 1},     {"log", mathReal, 1, 2},
    {"log2", mathReal, 1, 1},     {"log10", mathReal, 1, 1},
    {"exp", mathReal, 1, 1},      {"fabs", mathReal, 1, 1},
    {"tanh", mathReal, 1, 1},     {"sin", mathReal, 1, 1},
    {"cos", mathReal, 1, 1},      {"erf", mathReal, 1, 1},
    {"isnan", mathReal, 1, 1},    {"isinf", mathReal, 1, 1},
    {"isfinite", mathReal, 1, 1}, {"floor", mathWhole, 1, 1},
    {"ceil", mathWhole, 1, 1},    {"trunc", mathWhole, 1, 1},
    {"prod", mathIntegers, 1, 1}, {"gcd", mathIntegers, 0, -1},
    {"lcm", mathIntegers, 0, -1}, {"isclose", mathIsClose, 2, 2, " rel_tol abs_tol "},
});

} // namespace

bool fillCalculatingModule(PythonRuntime& runtime, PythonModule& module)
{
    const std::string& name = module.name;
    PythonNames& names = module.scope->names;
    if (name == "functools") {
        addRows(runtime, module, functoolsRows);
    } else if (name == "operator") {
        addRows(runtime, module, operatorRows);
    } else if (name == "math") {
        addRows(runtime, module, mathRows);
        names.set("pi", PythonValue::real(std::numbers::pi));
        names.set("e", PythonValue::real(std::numbers::e));
        names.set("inf", PythonValue::real(std::numeric_limits<double>::infinity()));
        names.set("nan", PythonValue::real(std::nan("")));
    } else {
        return false;
    }
    return true;
}

} // namespace fusewright
