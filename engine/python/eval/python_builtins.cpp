// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_iterators.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fusewright {

namespace {

using Does = PythonLazyIterator::Does;

PythonValue lazy(PythonCall& call, Does does, std::size_t firstSource)
{
    std::vector<PythonIterator*> sources;
    for (std::size_t at = firstSource; at < call.size(); ++at) {
        sources.push_back(call.runtime.iterate(call.at(at)));
        if (!sources.back())
            return {};
    }
    return PythonValue(call.runtime.heap().make<PythonLazyIterator>(does, std::move(sources)));
}

PythonValue builtinLen(PythonCall& call)
{
    return call.runtime.length(call.at(0));
}

PythonValue builtinEnumerate(PythonCall& call)
{
    PythonIterator* const source = call.runtime.iterate(call.at(0, "iterable"));
    if (!source)
        return {};
    auto& made = call.runtime.heap().make<PythonLazyIterator>(Does::Enumerate,
                                                              std::vector<PythonIterator*>{source});
    const PythonValue start = call.at(1, "start");
    made.number = start.isIntegral() ? start.asInteger() : 0;
    return PythonValue(made);
}

PythonValue builtinZip(PythonCall& call)
{
    const PythonValue made = lazy(call, Does::Zip, 0);
    const PythonValue strict = call.arguments.keyword("strict");
    if (made.isValid() && strict.is(PythonType::Bool))
        made.as<PythonLazyIterator>().isStrict = strict.asBoolean();
    return made;
}

PythonValue builtinMap(PythonCall& call)
{
    const PythonValue made = lazy(call, Does::Map, 1);
    if (made.isValid())
        made.as<PythonLazyIterator>().function = call.at(0);
    return made;
}

PythonValue builtinFilter(PythonCall& call)
{
    const PythonValue made = lazy(call, Does::Filter, 1);
    if (made.isValid())
        made.as<PythonLazyIterator>().function = call.at(0);
    return made;
}

PythonValue builtinReversed(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (of.isAnySet() || of.is(PythonType::Iterator))
        return call.runtime.raise("TypeError",
                                  '\'' + call.runtime.typeName(of) + "' object is not reversible");
    auto items = call.runtime.itemsOf(of);
    if (!items)
        return {};
    std::ranges::reverse(*items);
    return PythonValue(call.runtime.heap().make<PythonItemsIterator>(std::move(*items)));
}

PythonValue bestOf(PythonCall& call, bool wantsLess)
{
    PythonRuntime& runtime = call.runtime;
    auto items =
        call.size() == 1 ? runtime.itemsOf(call.at(0)) : std::optional(call.arguments.positional);
    if (!items)
        return {};
    const PythonValue byDefault = call.arguments.keyword("default");
    if (items->empty())
        return byDefault.isValid()
            ? byDefault
            : runtime.raise("ValueError", call.builtin.name + "() arg is an empty sequence");
    const PythonValue key = call.arguments.keyword("key");
    const auto keyOf = [&](PythonValue item) {
        const bool hasKey = key.isValid() && !key.is(PythonType::None);
        return hasKey ? runtime.call(key, {{item}, {}}) : item;
    };
    PythonValue best = items->front();
    PythonValue bestKey = keyOf(best);
    for (std::size_t at = 1; at < items->size() && bestKey.isValid(); ++at) {
        const PythonValue itemKey = keyOf((*items)[at]);
        if (!itemKey.isValid())
            return {};
        const PythonValue is = runtime.compare(
            wantsLess ? PythonComparison::Less : PythonComparison::More, itemKey, bestKey);
        if (is.is(PythonType::Unknown))
            return is;
        const auto isBetter = is.isValid() ? runtime.truth(is) : std::nullopt;
        if (!isBetter)
            return {};
        if (*isBetter) {
            best = (*items)[at];
            bestKey = itemKey;
        }
    }
    return bestKey.isValid() ? best : bestKey;
}

PythonValue builtinMin(PythonCall& call)
{
    return bestOf(call, true);
}

PythonValue builtinMax(PythonCall& call)
{
    return bestOf(call, false);
}

PythonValue builtinSum(PythonCall& call)
{
    PythonRuntime& runtime = call.runtime;
    PythonIterator* const items = runtime.iterate(call.at(0));
    if (!items)
        return {};
    const PythonValue start = call.at(1, "start");
    PythonValue total = start.isValid() ? start : PythonValue::integer(0);
    if (total.is(PythonType::String))
        return runtime.raise("TypeError", "sum() can't sum strings [use ''.join(seq) instead]");
    while (true) {
        const PythonValue item = items->next(runtime);
        if (!item.isValid())
            return runtime.isStopped() ? PythonValue() : total;
        total = runtime.binary(PythonOperator::Add, total, item);
        if (!total.isValid() || !runtime.step())
            return {};
    }
}

/// Of `any` the first true item decides, of `all` the first false one, unless one before it is
/// unknown.
PythonValue firstThatIs(PythonCall& call, bool wanted)
{
    PythonIterator* const items = call.runtime.iterate(call.at(0));
    PythonValue unclear;
    while (items) {
        const PythonValue item = items->next(call.runtime);
        if (!item.isValid())
            break;
        const PythonValue known = call.runtime.truthValue(item);
        if (!known.isValid())
            return {};
        if (known.is(PythonType::Unknown))
            unclear = known;
        else if (known.asBoolean() == wanted)
            return PythonValue::boolean(wanted);
    }
    if (call.runtime.isStopped())
        return {};
    return unclear.isValid() ? unclear : PythonValue::boolean(!wanted);
}

PythonValue builtinAny(PythonCall& call)
{
    return firstThatIs(call, true);
}

PythonValue builtinAll(PythonCall& call)
{
    return firstThatIs(call, false);
}

PythonValue builtinAbs(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (of.is(PythonType::Float))
        return PythonValue::real(std::fabs(of.asReal()));
    if (of.isIntegral())
        return of.asInteger() < 0 ? call.runtime.unary(PythonUnary::Minus, of)
                                  : PythonValue::integer(of.asInteger());
    if (of.is(PythonType::Instance) && of.as<PythonInstance>().made->find("__abs__").isValid())
        return call.runtime.callMethod(of, "__abs__", {});
    if (of.is(PythonType::Host))
        return of.as<PythonHostObject>().absolute(call.runtime.ask());
    return call.runtime.raise("TypeError",
                              "bad operand type for abs(): '" + call.runtime.typeName(of) + '\'');
}

/// Half to even, as Python rounds.
PythonValue builtinRound(PythonCall& call)
{
    const PythonValue of = call.at(0, "number");
    const PythonValue digits = call.at(1, "ndigits");
    if (!of.isNumber())
        return call.runtime.raise(
            "TypeError", "type " + call.runtime.typeName(of) + " doesn't define __round__ method");
    if (of.isIntegral() && (!digits.isIntegral() || digits.asInteger() >= 0))
        return PythonValue::integer(of.asInteger());
    if (digits.isIntegral()) {
        const std::string spec =
            "." + std::to_string(std::clamp<std::int64_t>(digits.asInteger(), 0, 20)) + "f";
        const auto text = digits.asInteger() >= 0 ? call.runtime.format(of, spec) : std::nullopt;
        if (text)
            return PythonValue::real(std::strtod(text->c_str(), nullptr));
        if (digits.asInteger() < -300)
            return of.isIntegral() ? PythonValue::integer(0) : PythonValue::real(0);
        const double scale = std::pow(10.0, -static_cast<double>(digits.asInteger()));
        const double rounded = std::nearbyint(of.asReal() / scale) * scale;
        if (!of.isIntegral())
            return PythonValue::real(rounded);
        return std::fabs(rounded) < 9.2e18
            ? PythonValue::integer(static_cast<std::int64_t>(rounded))
            : call.runtime.unknown("It does not fit into 64 bits.");
    }
    const double rounded = std::nearbyint(of.asReal());
    if (std::isnan(rounded))
        return call.runtime.raise("ValueError", "cannot convert float NaN to integer");
    if (std::isinf(rounded))
        return call.runtime.raise("OverflowError", "cannot convert float infinity to integer");
    if (std::fabs(rounded) >= 9.2e18)
        return call.runtime.unknown("It does not fit into 64 bits.");
    return PythonValue::integer(static_cast<std::int64_t>(rounded));
}

PythonValue builtinDivmod(PythonCall& call)
{
    if (call.at(0).is(PythonType::Host) || call.at(1).is(PythonType::Host))
        return call.runtime.raise("TypeError",
                                  "unsupported operand type(s) for divmod(): '"
                                      + call.runtime.typeName(call.at(0)) + "' and '"
                                      + call.runtime.typeName(call.at(1)) + '\'');
    const PythonValue quotient =
        call.runtime.binary(PythonOperator::FloorDivide, call.at(0), call.at(1));
    if (!quotient.isValid())
        return {};
    const PythonValue rest = call.runtime.binary(PythonOperator::Modulo, call.at(0), call.at(1));
    return rest.isValid() ? call.runtime.tuple({quotient, rest}) : rest;
}

PythonValue builtinPow(PythonCall& call)
{
    const PythonValue power = call.runtime.binary(PythonOperator::Power, call.at(0), call.at(1));
    if (!power.isValid() || call.size() < 3)
        return power;
    return call.runtime.binary(PythonOperator::Modulo, power, call.at(2));
}

PythonValue builtinIter(PythonCall& call)
{
    PythonIterator* const all = call.runtime.iterate(call.at(0));
    return all ? PythonValue(*all) : PythonValue();
}

PythonValue builtinNext(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (of.is(PythonType::Instance))
        return call.runtime.callMethod(of, "__next__", {});
    if (!of.is(PythonType::Iterator))
        return call.runtime.raise("TypeError",
                                  '\'' + call.runtime.typeName(of) + "' object is not an iterator");
    const PythonValue item = of.as<PythonIterator>().next(call.runtime);
    if (item.isValid() || call.runtime.isStopped())
        return item;
    return call.size() > 1 ? call.at(1)
                           : call.runtime.raise("StopIteration", std::vector<PythonValue>());
}

PythonValue builtinOrd(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (of.is(PythonType::String) && of.as<PythonString>().text.size() > 1)
        return call.runtime.unknown("Only characters of ASCII are numbers here.");
    if (!of.is(PythonType::String) || of.as<PythonString>().text.empty())
        return call.runtime.raise("TypeError", "ord() expected a character");
    return PythonValue::integer(static_cast<unsigned char>(of.as<PythonString>().text.front()));
}

PythonValue builtinChr(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (!of.isIntegral() || of.asInteger() < 0 || of.asInteger() > 127)
        return call.runtime.unknown("Only characters of ASCII are made of numbers.");
    return call.runtime.string(std::string(1, static_cast<char>(of.asInteger())));
}

PythonValue builtinHash(PythonCall& call)
{
    const auto hash = call.runtime.hash(call.at(0));
    return hash ? PythonValue::integer(static_cast<std::int64_t>(*hash >> 2U)) : PythonValue();
}

PythonValue builtinBase(PythonCall& call)
{
    const PythonValue of = call.at(0);
    if (!of.isIntegral())
        return call.runtime.raise("TypeError",
                                  '\'' + call.runtime.typeName(of)
                                      + "' object cannot be interpreted as an integer");
    const std::string_view spec = call.builtin.name == "hex" ? "#x"
        : call.builtin.name == "oct"                         ? "#o"
                                                             : "#b";
    const auto text = call.runtime.format(PythonValue::integer(of.asInteger()), spec);
    return text ? call.runtime.string(*text) : PythonValue();
}

/// Nothing is shown, but an object of the host is asked for its text.
PythonValue builtinPrint(PythonCall& call)
{
    for (const PythonValue value : call.arguments.positional) {
        if (value.is(PythonType::Host) && !call.runtime.str(value))
            return {};
    }
    return PythonValue::none();
}

PythonValue builtinSorted(PythonCall& call)
{
    const auto items = call.runtime.itemsOf(call.at(0));
    const PythonValue list = items ? call.runtime.list(*items) : PythonValue();
    if (!list.isValid())
        return {};
    const PythonValue sort =
        call.runtime.library().method(call.runtime, PythonType::List, "sort", list);
    const PythonValue done = call.runtime.call(sort, {{}, call.arguments.keywords});
    return done.isValid() ? (done.is(PythonType::Unknown) ? done : list) : done;
}

PythonValue builtinFormat(PythonCall& call)
{
    const PythonValue spec = call.at(1);
    PythonRuntime::TextWatch watch(call.runtime);
    return watch.valueOf(call.runtime.format(
        call.at(0), spec.is(PythonType::String) ? spec.as<PythonString>().text : std::string()));
}

constexpr auto functionRows = std::to_array<PythonNativeRow>({
    {"len", builtinLen, 1, 1},
    {"enumerate", builtinEnumerate, 1, 2, " iterable start "},
    {"zip", builtinZip, 0, -1, " strict "},
    {"map", builtinMap, 2, -1},
    {"filter", builtinFilter, 2, 2},
    {"sorted", builtinSorted, 1, 1, "*"},
    {"reversed", builtinReversed, 1, 1},
    {"min", builtinMin, 1, -1, " key default "},
    {"max", builtinMax, 1, -1, " key default "},
    {"sum", builtinSum, 1, 2, " start "},
    {"abs", builtinAbs, 1, 1},
    {"any", builtinAny, 1, 1},
    {"all", builtinAll, 1, 1},
    {"round", builtinRound, 1, 2, " number ndigits "},
    {"divmod", builtinDivmod, 2, 2},
    {"pow", builtinPow, 2, 3},
    {"iter", builtinIter, 1, 1},
    {"next", builtinNext, 1, 2},
    {"ord", builtinOrd, 1, 1},
    {"chr", builtinChr, 1, 1},
    {"hash", builtinHash, 1, 1},
    {"hex", builtinBase, 1, 1},
    {"oct", builtinBase, 1, 1},
    {"bin", builtinBase, 1, 1},
    {"format", builtinFormat, 1, 2},
    {"print", builtinPrint, 0, -1, " sep end file flush ", true},
});

} // namespace

std::span<const PythonNativeRow> pythonFunctions()
{
    return functionRows;
}

} // namespace fusewright
