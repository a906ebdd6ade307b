// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_joining.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"

namespace fusewright {

namespace {

/// A text, list or tuple that is repeated.
PythonValue repeated(PythonRuntime& runtime, PythonValue what, std::int64_t times)
{
    const std::uint64_t count = times > 0 ? static_cast<std::uint64_t>(times) : 0;
    const bool isText = what.is(PythonType::String);
    const std::uint64_t size =
        isText ? what.as<PythonString>().text.size() : what.as<PythonSequence>().items.size();
    std::uint64_t total = 0;
    if (__builtin_mul_overflow(size, count, &total))
        total = ~std::uint64_t{0};
    if (!runtime.grow(total))
        return {};
    if (isText) {
        std::string text;
        text.reserve(total);
        for (std::uint64_t at = 0; at < count && size > 0; ++at)
            text += what.as<PythonString>().text;
        return runtime.string(std::move(text));
    }
    std::vector<PythonValue> items;
    items.reserve(total);
    for (std::uint64_t at = 0; at < count && size > 0; ++at) {
        const auto& each = what.as<PythonSequence>().items;
        items.insert(items.end(), each.begin(), each.end());
    }
    return what.is(PythonType::List) ? runtime.list(std::move(items))
                                     : runtime.tuple(std::move(items));
}

PythonValue joined(PythonRuntime& runtime, PythonValue left, PythonValue right)
{
    if (left.type() != right.type()) {
        const std::string_view name = left.is(PythonType::String) ? "str"
            : left.is(PythonType::List)                           ? "list"
                                                                  : "tuple";
        return runtime.raise("TypeError",
                             "can only concatenate " + std::string(name) + " (not \""
                                 + runtime.typeName(right) + "\") to " + std::string(name));
    }
    if (left.is(PythonType::String)) {
        const std::string& one = left.as<PythonString>().text;
        const std::string& two = right.as<PythonString>().text;
        return runtime.grow(one.size() + two.size()) ? runtime.string(one + two) : PythonValue();
    }
    std::vector<PythonValue> items = left.as<PythonSequence>().items;
    const auto& more = right.as<PythonSequence>().items;
    if (!runtime.grow(items.size() + more.size()))
        return {};
    items.insert(items.end(), more.begin(), more.end());
    return left.is(PythonType::List) ? runtime.list(std::move(items))
                                     : runtime.tuple(std::move(items));
}

} // namespace

PythonValue sequenceArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                               PythonValue right)
{
    const auto isText = [](PythonValue value) {
        return value.is(PythonType::String) || value.is(PythonType::List)
            || value.is(PythonType::Tuple);
    };
    if (which == PythonOperator::Modulo && left.is(PythonType::String)) {
        PythonRuntime::TextWatch watch(runtime);
        return watch.valueOf(formatPercent(runtime, left.as<PythonString>().text, right));
    }
    if (which == PythonOperator::Multiply && isText(left) && right.isIntegral())
        return repeated(runtime, left, right.asInteger());
    if (which == PythonOperator::Multiply && isText(right) && left.isIntegral())
        return repeated(runtime, right, left.asInteger());
    if (which == PythonOperator::Multiply && (isText(left) || isText(right)))
        return runtime.raise("TypeError",
                             "can't multiply sequence by non-int of type '"
                                 + runtime.typeName(isText(left) ? right : left) + '\'');
    if (which == PythonOperator::Add && isText(left))
        return joined(runtime, left, right);
    return PythonValue::notImplemented();
}

PythonValue setArithmetic(PythonRuntime& runtime, PythonOperator which, PythonValue left,
                          PythonValue right)
{
    const bool areDicts = left.is(PythonType::Dict) && right.is(PythonType::Dict);
    const auto isSet = [](PythonValue value) {
        return value.isAnySet() || value.is(PythonType::View);
    };
    const bool isKnown = which == PythonOperator::Or || which == PythonOperator::And
        || which == PythonOperator::Subtract || which == PythonOperator::Xor;
    if (!isKnown || (areDicts ? which != PythonOperator::Or : !isSet(left) || !isSet(right)))
        return PythonValue::notImplemented();
    const auto one = runtime.itemsOf(left);
    const auto two = runtime.itemsOf(right);
    if (!one || !two)
        return {};
    PythonTable& other = runtime.table(PythonType::Set);
    for (const PythonValue item : *two) {
        if (!runtime.setKey(other, item, PythonValue::none()))
            return {};
    }
    PythonTable& result = runtime.table(areDicts                             ? PythonType::Dict
                                            : left.is(PythonType::FrozenSet) ? PythonType::FrozenSet
                                                                             : PythonType::Set);
    const auto valueIn = [&](PythonValue of, PythonValue key) {
        return areDicts ? runtime.findKey(of.as<PythonTable>(), key)->value : PythonValue::none();
    };
    PythonTable& mine = runtime.table(PythonType::Set);
    for (const PythonValue item : *one) {
        const bool isInOther = runtime.findKey(other, item) != nullptr;
        const bool isKept =
            which == PythonOperator::Or || isInOther == (which == PythonOperator::And);
        if (!runtime.setKey(mine, item, PythonValue::none())
            || (isKept && !runtime.setKey(result, item, valueIn(left, item))))
            return {};
    }
    for (const PythonValue item : *two) {
        const bool isAdded = which == PythonOperator::Or
            || (which == PythonOperator::Xor && runtime.findKey(mine, item) == nullptr);
        if (isAdded && !runtime.setKey(result, item, valueIn(right, item)))
            return {};
    }
    return PythonValue(result);
}

} // namespace fusewright
