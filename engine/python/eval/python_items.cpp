// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/support/utf8.h"

namespace fusewright {

namespace {

/// The places of a slice in something of a size.
struct SliceSteps {
    std::int64_t first = 0;
    std::int64_t step = 1;
    std::int64_t count = 0;
};

/// Nothing after something was raised.
std::optional<SliceSteps> stepsOf(PythonRuntime& runtime, const PythonSlice& slice,
                                  std::size_t size)
{
    const auto length = static_cast<std::int64_t>(size);
    SliceSteps steps;
    for (const PythonValue part : {slice.start, slice.stop, slice.step}) {
        if (!part.is(PythonType::None) && !part.isIntegral()) {
            runtime.raise("TypeError",
                          "slice indices must be integers or None or have an __index__ method");
            return std::nullopt;
        }
    }
    if (slice.step.isIntegral())
        steps.step = std::clamp<std::int64_t>(slice.step.asInteger(), -INT32_MAX, INT32_MAX);
    if (steps.step == 0) {
        runtime.raise("ValueError", "slice step cannot be zero");
        return std::nullopt;
    }
    const bool isBack = steps.step < 0;
    const auto placeOf = [&](PythonValue part, std::int64_t leftOut) {
        if (!part.isIntegral())
            return leftOut;
        std::int64_t place = part.asInteger();
        if (place < 0)
            place = place < -length ? -1 : place + length;
        else if (place > length)
            place = length;
        return isBack ? std::min(place, length - 1) : std::max<std::int64_t>(place, 0);
    };
    steps.first = placeOf(slice.start, isBack ? length - 1 : 0);
    const std::int64_t end = placeOf(slice.stop, isBack ? -1 : length);
    const std::int64_t span = isBack ? steps.first - end : end - steps.first;
    const std::int64_t stride = isBack ? -steps.step : steps.step;
    steps.count = span > 0 ? (span - 1) / stride + 1 : 0;
    return steps;
}

PythonValue slicedText(PythonRuntime& runtime, const std::string& text, const PythonSlice& slice)
{
    const auto steps = stepsOf(runtime, slice, utf8::countCharacters(text));
    if (!steps || !runtime.grow(static_cast<std::uint64_t>(steps->count)))
        return {};
    std::string result;
    const auto at = [&](std::int64_t place) {
        return utf8::offsetOfCharacter(text, static_cast<std::size_t>(place));
    };
    if (steps->step == 1)
        return runtime.string(
            text.substr(at(steps->first), at(steps->first + steps->count) - at(steps->first)));
    for (std::int64_t each = 0; each < steps->count; ++each) {
        const std::int64_t place = steps->first + each * steps->step;
        if (!runtime.step(text.size() / 64 + 1))
            return {};
        result += text.substr(at(place), at(place + 1) - at(place));
    }
    return runtime.string(std::move(result));
}

PythonValue sliced(PythonRuntime& runtime, PythonValue of, const PythonSlice& slice)
{
    if (of.is(PythonType::String))
        return slicedText(runtime, of.as<PythonString>().text, slice);
    if (of.is(PythonType::Range)) {
        const auto& range = of.as<PythonRange>();
        const auto steps = stepsOf(runtime, slice, range.size());
        if (!steps)
            return {};
        std::int64_t first = 0;
        std::int64_t step = 0;
        std::int64_t last = 0;
        const bool isTooLarge = __builtin_mul_overflow(steps->first, range.step, &first)
            || __builtin_add_overflow(range.start, first, &first)
            || __builtin_mul_overflow(range.step, steps->step, &step)
            || __builtin_mul_overflow(steps->count, step, &last)
            || __builtin_add_overflow(first, last, &last);
        if (isTooLarge)
            return runtime.unknown("The range does not fit into 64 bits.");
        return PythonValue(runtime.heap().make<PythonRange>(first, last, step));
    }
    const auto& items = of.as<PythonSequence>().items;
    const auto steps = stepsOf(runtime, slice, items.size());
    if (!steps || !runtime.grow(static_cast<std::uint64_t>(steps->count)))
        return {};
    std::vector<PythonValue> result;
    for (std::int64_t each = 0; each < steps->count; ++each)
        result.push_back(items[static_cast<std::size_t>(steps->first + each * steps->step)]);
    if (of.is(PythonType::List))
        return runtime.list(std::move(result));
    const PythonValue part = runtime.tuple(std::move(result));
    if (part.isValid() && of.is(PythonType::Tuple))
        part.as<PythonSequence>().viewName = of.as<PythonSequence>().viewName;
    return part;
}

/// Nothing after something was raised.
std::optional<std::size_t> indexIn(PythonRuntime& runtime, PythonValue of, PythonValue index,
                                   std::size_t size, std::string_view what = {})
{
    const std::string name = of.is(PythonType::String) ? "string"
        : of.is(PythonType::Range)                     ? "range object"
        : of.is(PythonType::Tuple)                     ? "tuple"
                                                       : runtime.typeName(of);
    if (!index.isIntegral()) {
        const std::string type = of.is(PythonType::Range) ? "range" : name;
        runtime.raise("TypeError",
                      type + " indices must be integers"
                          + (type == "string" ? ", not '" + runtime.typeName(index) + '\''
                                              : " or slices, not " + runtime.typeName(index)));
        return std::nullopt;
    }
    std::int64_t at = index.asInteger();
    if (at < 0)
        at += static_cast<std::int64_t>(size);
    if (at < 0 || static_cast<std::uint64_t>(at) >= size) {
        runtime.raise("IndexError",
                      name + (what.empty() ? "" : ' ' + std::string(what)) + " index out of range");
        return std::nullopt;
    }
    return static_cast<std::size_t>(at);
}

bool assignSlice(PythonRuntime& runtime, PythonSequence& list, const PythonSlice& slice,
                 const std::vector<PythonValue>& values)
{
    const auto steps = stepsOf(runtime, slice, list.items.size());
    if (!steps || !runtime.grow(values.size()))
        return false;
    const auto count = static_cast<std::size_t>(steps->count);
    if (steps->step == 1) {
        const auto begin = list.items.begin() + steps->first;
        const auto at = list.items.erase(begin, begin + steps->count);
        list.items.insert(at, values.begin(), values.end());
        return true;
    }
    if (values.size() != count) {
        runtime.raise("ValueError",
                      "attempt to assign sequence of size " + std::to_string(values.size())
                          + " to extended slice of size " + std::to_string(count));
        return false;
    }
    for (std::size_t each = 0; each < count; ++each)
        list.items[static_cast<std::size_t>(
            steps->first + static_cast<std::int64_t>(each) * steps->step)] = values[each];
    return true;
}

PythonValue cannotItem(PythonRuntime& runtime, PythonValue of, std::string_view what)
{
    return runtime.raise("TypeError",
                         '\'' + runtime.typeName(of) + "' object " + std::string(what));
}

} // namespace

PythonValue PythonRuntime::item(PythonValue of, PythonValue index)
{
    const Level level(*this);
    if (of.is(PythonType::String) && !stepOver(of))
        return {};
    if (of.is(PythonType::Unknown))
        return unknown("One of its items is read.", of);
    if (of.is(PythonType::Host))
        return of.as<PythonHostObject>().item(ask(), index);
    if (index.is(PythonType::Unknown))
        return unknown("It is an index.", index);
    switch (of.type()) {
    case PythonType::Dict: {
        const PythonTable::Entry* const found = findKey(of.as<PythonTable>(), index);
        if (found || isStopped())
            return found ? found->value : PythonValue();
        return raise("KeyError", std::vector{index});
    }
    case PythonType::List:
    case PythonType::Tuple: {
        if (index.is(PythonType::Slice))
            return sliced(*this, of, index.as<PythonSlice>());
        const auto& items = of.as<PythonSequence>().items;
        const auto at = indexIn(*this, of, index, items.size());
        return at ? items[*at] : PythonValue();
    }
    case PythonType::String: {
        if (index.is(PythonType::Slice))
            return sliced(*this, of, index.as<PythonSlice>());
        const std::string& text = of.as<PythonString>().text;
        const auto at = indexIn(*this, of, index, utf8::countCharacters(text));
        if (!at)
            return {};
        const std::size_t begin = utf8::offsetOfCharacter(text, *at);
        return string(text.substr(begin, utf8::offsetOfCharacter(text, *at + 1) - begin));
    }
    case PythonType::Range: {
        if (index.is(PythonType::Slice))
            return sliced(*this, of, index.as<PythonSlice>());
        const auto at = indexIn(*this, of, index, of.as<PythonRange>().size());
        return at ? of.as<PythonRange>().at(*at) : PythonValue();
    }
    case PythonType::Instance: {
        const PythonValue does = of.as<PythonInstance>().made->find("__getitem__");
        if (does.isValid())
            return call(does, {{of, index}, {}});
        break;
    }
    case PythonType::Class: {
        const auto& made = of.as<PythonClass>();
        const PythonValue member =
            index.is(PythonType::String) ? made.find(index.as<PythonString>().text) : PythonValue();
        if (made.isEnumeration && member.is(PythonType::Instance))
            return member;
        if (made.isEnumeration)
            return raise("KeyError", std::vector{index});
        // `List[int]` is of no meaning to what runs.
        return of;
    }
    default:
        break;
    }
    return cannotItem(*this, of, "is not subscriptable");
}

bool PythonRuntime::setItem(PythonValue of, PythonValue index, PythonValue value)
{
    const Level level(*this);
    if (of.is(PythonType::Unknown))
        return true;
    if (of.is(PythonType::Host))
        return of.as<PythonHostObject>().setItem(ask(), index, value) && !isStopped();
    if (index.is(PythonType::Unknown))
        return needsKnown(index, "It says where a value is put.").isValid();
    if (of.is(PythonType::Dict))
        return setKey(of.as<PythonTable>(), index, value);
    if (of.is(PythonType::List)) {
        m_heap.changing(*of.object());
        auto& list = of.as<PythonSequence>();
        if (index.is(PythonType::Slice)) {
            const auto values = itemsOf(value);
            return values && assignSlice(*this, list, index.as<PythonSlice>(), *values);
        }
        const auto at = indexIn(*this, of, index, list.items.size(), "assignment");
        if (at)
            list.items[*at] = value;
        return at.has_value();
    }
    if (of.is(PythonType::Instance)) {
        const PythonValue does = of.as<PythonInstance>().made->find("__setitem__");
        if (does.isValid())
            return call(does, {{of, index, value}, {}}).isValid();
    }
    return cannotItem(*this, of, "does not support item assignment").isValid();
}

bool PythonRuntime::deleteItem(PythonValue of, PythonValue index)
{
    if (of.is(PythonType::Unknown))
        return true;
    if (index.is(PythonType::Unknown))
        return needsKnown(index, "It says what is taken out.").isValid();
    if (of.is(PythonType::Dict)) {
        const auto keyHash = hash(index);
        if (!keyHash)
            return false;
        m_heap.changing(*of.object());
        return of.as<PythonTable>().erase(index, *keyHash)
            || raise("KeyError", std::vector{index}).isValid();
    }
    if (!of.is(PythonType::List))
        return cannotItem(*this, of, "doesn't support item deletion").isValid();
    auto& list = of.as<PythonSequence>();
    m_heap.changing(list);
    if (index.is(PythonType::Slice)) {
        const auto steps = stepsOf(*this, index.as<PythonSlice>(), list.items.size());
        for (std::int64_t each = 0; steps && each < steps->count; ++each)
            list.items[static_cast<std::size_t>(steps->first + each * steps->step)] = {};
        std::erase_if(list.items, [](PythonValue item) { return !item.isValid(); });
        return steps.has_value();
    }
    const auto at = indexIn(*this, of, index, list.items.size(), "assignment");
    if (at)
        list.items.erase(list.items.begin() + static_cast<std::ptrdiff_t>(*at));
    return at.has_value() && stepOver(of);
}

PythonValue PythonRuntime::length(PythonValue value)
{
    std::size_t size = 0;
    switch (value.type()) {
    case PythonType::Unknown:
        return unknown("Its length is asked for.", value);
    case PythonType::String:
        size = utf8::countCharacters(value.as<PythonString>().text);
        break;
    case PythonType::List:
    case PythonType::Tuple:
    case PythonType::View:
        size = value.as<PythonSequence>().items.size();
        break;
    case PythonType::Dict:
    case PythonType::Set:
    case PythonType::FrozenSet:
        size = value.as<PythonTable>().size();
        break;
    case PythonType::Range:
        size = value.as<PythonRange>().size();
        break;
    case PythonType::Host:
        return value.as<PythonHostObject>().length(ask());
    default:
        if (value.is(PythonType::Instance)) {
            const PythonValue does = value.as<PythonInstance>().made->find("__len__");
            if (does.isValid())
                return call(does, {{value}, {}});
        }
        return raise("TypeError", "object of type '" + typeName(value) + "' has no len()");
    }
    return PythonValue::integer(static_cast<std::int64_t>(size));
}

} // namespace fusewright
