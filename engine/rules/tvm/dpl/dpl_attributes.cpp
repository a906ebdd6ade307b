// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_attributes.h"

#include "engine/python/eval/python_objects.h"

#include <algorithm>

namespace fusewright {

namespace {

std::optional<AttributeValue> listAttribute(const std::vector<PythonValue>& items)
{
    const auto areAll = [&](auto holds) { return std::ranges::all_of(items, holds); };
    if (areAll([](PythonValue each) { return each.isIntegral(); })) {
        std::vector<std::int64_t> integers;
        integers.reserve(items.size());
        for (const PythonValue each : items)
            integers.push_back(each.asInteger());
        return integers;
    }
    if (areAll([](PythonValue each) { return each.isNumber(); })) {
        std::vector<double> numbers;
        numbers.reserve(items.size());
        for (const PythonValue each : items)
            numbers.push_back(each.asReal());
        return numbers;
    }
    if (areAll([](PythonValue each) { return each.is(PythonType::String); })) {
        std::vector<std::string> texts;
        texts.reserve(items.size());
        for (const PythonValue each : items)
            texts.push_back(each.as<PythonString>().text);
        return texts;
    }
    return std::nullopt;
}

} // namespace

std::optional<AttributeValue> dplAttribute(PythonValue value)
{
    switch (value.type()) {
    case PythonType::None:
        return RawJson{"null"};
    case PythonType::Bool:
        return value.asBoolean();
    case PythonType::Int:
        return value.asInteger();
    case PythonType::Float:
        return value.asReal();
    case PythonType::String:
        return value.as<PythonString>().text;
    case PythonType::List:
    case PythonType::Tuple:
        return listAttribute(value.as<PythonSequence>().items);
    default:
        return std::nullopt;
    }
}

} // namespace fusewright
