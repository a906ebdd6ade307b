// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

std::vector<PythonValue>& selfItems(PythonCall& call)
{
    call.runtime.heap().changing(*call.self.object());
    return call.self.as<PythonSequence>().items;
}

PythonValue listAppend(PythonCall& call)
{
    if (!call.runtime.grow(1))
        return {};
    selfItems(call).push_back(call.at(0));
    return PythonValue::none();
}

PythonValue listExtend(PythonCall& call)
{
    const auto more = call.runtime.itemsOf(call.at(0));
    if (!more || !call.runtime.grow(more->size()))
        return {};
    auto& items = selfItems(call);
    items.insert(items.end(), more->begin(), more->end());
    return PythonValue::none();
}

PythonValue listInsert(PythonCall& call)
{
    if (!call.at(0).isIntegral())
        return call.runtime.raise("TypeError",
                                  '\'' + call.runtime.typeName(call.at(0))
                                      + "' object cannot be interpreted as an integer");
    auto& items = selfItems(call);
    const auto size = static_cast<std::int64_t>(items.size());
    std::int64_t at = call.at(0).asInteger();
    at = std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
    if (!call.runtime.grow(1))
        return {};
    items.insert(items.begin() + at, call.at(1));
    return PythonValue::none();
}

PythonValue listPop(PythonCall& call)
{
    auto& items = selfItems(call);
    if (items.empty())
        return call.runtime.raise("IndexError", "pop from empty list");
    const auto size = static_cast<std::int64_t>(items.size());
    std::int64_t at = call.at(0).isIntegral() ? call.at(0).asInteger() : -1;
    at += at < 0 ? size : 0;
    if (at < 0 || at >= size)
        return call.runtime.raise("IndexError", "pop index out of range");
    const PythonValue item = items[static_cast<std::size_t>(at)];
    items.erase(items.begin() + at);
    return item;
}

/// Where an item stands; nothing after something was raised, the size where it is not.
std::optional<std::size_t> placeOf(PythonCall& call, PythonValue wanted)
{
    // A comparison may run a method that changes the list.
    const std::vector<PythonValue> items = call.self.as<PythonSequence>().items;
    for (std::size_t at = 0; at < items.size(); ++at) {
        const auto isIt = call.runtime.isEqual(items[at], wanted);
        if (!isIt)
            return std::nullopt;
        if (*isIt)
            return at;
    }
    return items.size();
}

PythonValue listRemove(PythonCall& call)
{
    const auto at = placeOf(call, call.at(0));
    if (!at)
        return {};
    auto& items = selfItems(call);
    if (*at >= items.size())
        return call.runtime.raise("ValueError", "list.remove(x): x not in list");
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(*at));
    return PythonValue::none();
}

PythonValue sequenceIndex(PythonCall& call)
{
    const auto at = placeOf(call, call.at(0));
    if (!at)
        return {};
    if (*at < call.self.as<PythonSequence>().items.size())
        return PythonValue::integer(static_cast<std::int64_t>(*at));
    if (call.self.is(PythonType::Tuple))
        return call.runtime.raise("ValueError", "tuple.index(x): x not in tuple");
    const auto shown = call.runtime.repr(call.at(0));
    return shown ? call.runtime.raise("ValueError", *shown + " is not in list") : PythonValue();
}

PythonValue sequenceCount(PythonCall& call)
{
    std::int64_t count = 0;
    for (const PythonValue item : std::vector(call.self.as<PythonSequence>().items)) {
        const auto isIt = call.runtime.isEqual(item, call.at(0));
        if (!isIt)
            return {};
        count += *isIt ? 1 : 0;
    }
    return PythonValue::integer(count);
}

PythonValue listReverse(PythonCall& call)
{
    std::ranges::reverse(selfItems(call));
    return PythonValue::none();
}

PythonValue listClear(PythonCall& call)
{
    selfItems(call).clear();
    return PythonValue::none();
}

PythonValue listCopy(PythonCall& call)
{
    return call.runtime.list(call.self.as<PythonSequence>().items);
}

/// An item with what it is sorted by.
struct SortedItem {
    PythonValue key;
    PythonValue value;
};

/// Merges, because the order may contradict itself, which the standard's sorts do not bear.
bool mergeSort(PythonRuntime& runtime, std::vector<SortedItem>& items)
{
    std::vector<SortedItem> merged(items.size());
    for (std::size_t width = 1; width < items.size(); width *= 2) {
        for (std::size_t begin = 0; begin < items.size(); begin += 2 * width) {
            const std::size_t middle = std::min(begin + width, items.size());
            const std::size_t end = std::min(begin + 2 * width, items.size());
            std::size_t left = begin;
            std::size_t right = middle;
            for (std::size_t at = begin; at < end; ++at) {
                bool takesRight = left == middle;
                if (left < middle && right < end) {
                    const auto isLess = runtime.isLess(items[right].key, items[left].key);
                    if (!isLess)
                        return false;
                    takesRight = *isLess;
                }
                merged[at] = items[takesRight ? right++ : left++];
            }
        }
        std::swap(items, merged);
    }
    return true;
}

PythonValue listSort(PythonCall& call)
{
    PythonRuntime& runtime = call.runtime;
    const PythonValue key = call.arguments.keyword("key");
    const PythonValue reverse = call.arguments.keyword("reverse");
    std::vector<SortedItem> sorted;
    for (const PythonValue item : std::vector(call.self.as<PythonSequence>().items)) {
        const bool hasKey = key.isValid() && !key.is(PythonType::None);
        const PythonValue by = hasKey ? runtime.call(key, {{item}, {}}) : item;
        if (!by.isValid())
            return {};
        if (by.is(PythonType::Unknown))
            return runtime.unknown("It is sorted.", by);
        sorted.push_back({by, item});
    }
    const auto isDown = reverse.isValid() ? runtime.truth(reverse) : std::optional(false);
    if (!isDown)
        return {};
    // Equal items keep their order, both ways.
    if (*isDown)
        std::ranges::reverse(sorted);
    if (!mergeSort(runtime, sorted))
        return {};
    if (*isDown)
        std::ranges::reverse(sorted);
    auto& items = selfItems(call);
    items.clear();
    for (const SortedItem& each : sorted)
        items.push_back(each.value);
    return PythonValue::none();
}

constexpr auto listRows = std::to_array<PythonNativeRow>({
    {"append", listAppend, 1, 1, {}, true},
    {"extend", listExtend, 1, 1, {}, true},
    {"insert", listInsert, 2, 2, {}, true},
    {"pop", listPop, 0, 1},
    {"remove", listRemove, 1, 1},
    {"index", sequenceIndex, 1, 1},
    {"count", sequenceCount, 1, 1},
    {"reverse", listReverse, 0, 0},
    {"clear", listClear, 0, 0},
    {"copy", listCopy, 0, 0},
    {"sort", listSort, 0, 0, " key reverse "},
});

constexpr auto tupleRows = std::to_array<PythonNativeRow>({
    {"index", sequenceIndex, 1, 1},
    {"count", sequenceCount, 1, 1},
});

} // namespace

std::span<const PythonNativeRow> pythonListMethods()
{
    return listRows;
}

std::span<const PythonNativeRow> pythonTupleMethods()
{
    return tupleRows;
}

} // namespace fusewright
