// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_iterators.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/support/utf8.h"

namespace fusewright {

std::uint64_t PythonRange::size() const
{
    if (step > 0 ? start >= stop : start <= stop)
        return 0;
    const auto span = step > 0
        ? static_cast<std::uint64_t>(stop) - static_cast<std::uint64_t>(start)
        : static_cast<std::uint64_t>(start) - static_cast<std::uint64_t>(stop);
    const auto stride =
        step > 0 ? static_cast<std::uint64_t>(step) : ~static_cast<std::uint64_t>(step) + 1;
    return (span - 1) / stride + 1;
}

PythonValue PythonRange::at(std::uint64_t index) const
{
    return PythonValue::integer(static_cast<std::int64_t>(
        static_cast<std::uint64_t>(start) + index * static_cast<std::uint64_t>(step)));
}

PythonValue PythonSequenceIterator::next(PythonRuntime& runtime)
{
    if (!runtime.step() || at >= sequence->items.size())
        return {};
    return sequence->items[at++];
}

PythonValue PythonItemsIterator::next(PythonRuntime& runtime)
{
    if (!runtime.step() || at >= items.size())
        return {};
    return items[at++];
}

PythonValue PythonRangeIterator::next(PythonRuntime& runtime)
{
    if (!runtime.step() || at >= range->size())
        return {};
    return range->at(at++);
}

PythonTableIterator::PythonTableIterator(PythonTable& over) : table(&over), size(over.size()) { }

PythonValue PythonTableIterator::next(PythonRuntime& runtime)
{
    if (!runtime.step())
        return {};
    if (table->size() != size)
        return runtime.raise("RuntimeError",
                             std::string(table->type == PythonType::Dict ? "dictionary" : "Set")
                                 + " changed size during iteration");
    while (at < table->entries().size()) {
        const PythonValue key = table->entries()[at++].key;
        if (key.isValid())
            return key;
    }
    return {};
}

PythonValue PythonMethodIterator::next(PythonRuntime& runtime)
{
    const PythonValue value = runtime.callMethod(self, "__next__", {});
    const bool isOver = runtime.stop() == PythonStop::Raised
        && runtime.raised()->made->derivesFrom(*runtime.library().exception("StopIteration"));
    if (isOver)
        runtime.goOn();
    return value;
}

std::string_view PythonLazyIterator::name() const
{
    switch (does) {
    case Does::Enumerate:
        return "enumerate";
    case Does::Zip:
        return "zip";
    case Does::Map:
        return "map";
    case Does::Filter:
        return "filter";
    case Does::Chain:
        return "itertools.chain";
    default:
        return "itertools.count";
    }
}

/// The first source of a strict `zip` is at its end: so must all others be.
PythonValue PythonLazyIterator::refuseLonger(PythonRuntime& runtime)
{
    for (std::size_t at = 1; at < sources.size(); ++at) {
        const bool isLonger = sources[at]->next(runtime).isValid();
        if (isLonger)
            return runtime.raise("ValueError",
                                 "zip() argument " + std::to_string(at + 1)
                                     + " is longer than argument"
                                     + (at == 1 ? " 1" : "s 1-" + std::to_string(at)));
        if (runtime.isStopped())
            return {};
    }
    return {};
}

// NOLINTBEGIN(misc-no-recursion): as deep as iterators are made of each other, which is counted.
/// The first item from this one on that the function wants.
PythonValue PythonLazyIterator::nextKept(PythonRuntime& runtime, PythonValue item)
{
    while (item.isValid()) {
        const PythonValue kept =
            function.is(PythonType::None) ? item : runtime.call(function, {{item}, {}});
        const auto isKept = kept.isValid() ? runtime.truth(kept) : std::nullopt;
        if (!isKept || *isKept)
            return isKept ? item : PythonValue();
        isDone = does == Does::TakeWhile;
        item = isDone ? PythonValue() : sources.front()->next(runtime);
    }
    return {};
}

PythonValue PythonLazyIterator::next(PythonRuntime& runtime)
{
    PythonRuntime::Level level(runtime);
    if (!runtime.step() || level.isTooDeep() || isDone)
        return {};
    if (does == Does::Count || does == Does::Repeat) {
        if (does == Does::Repeat)
            return step-- != 0 ? function : PythonValue();
        const PythonValue value = PythonValue::integer(number);
        isDone = __builtin_add_overflow(number, step, &number);
        return value;
    }
    if (does == Does::Chain) {
        for (; static_cast<std::size_t>(number) < sources.size(); ++number) {
            const PythonValue value = sources[static_cast<std::size_t>(number)]->next(runtime);
            if (value.isValid() || runtime.isStopped())
                return value;
        }
        return {};
    }
    std::vector<PythonValue> items;
    for (std::size_t at = 0; at < sources.size(); ++at) {
        const PythonValue item = sources[at]->next(runtime);
        if (!item.isValid()) {
            isDone = true;
            if (isStrict && at == 0 && !runtime.isStopped())
                return refuseLonger(runtime);
            if (isStrict && at > 0 && !runtime.isStopped())
                return runtime.raise("ValueError",
                                     "zip() argument " + std::to_string(at + 1)
                                         + " is shorter than argument"
                                         + (at == 1 ? " 1" : "s 1-" + std::to_string(at)));
            return {};
        }
        items.push_back(item);
    }
    switch (does) {
    case Does::Enumerate:
        return runtime.tuple({PythonValue::integer(number++), items.front()});
    case Does::Map:
        return runtime.call(function, {std::move(items), {}});
    case Does::Filter:
    case Does::TakeWhile:
        return nextKept(runtime, items.front());
    default:
        isDone = sources.empty();
        return isDone ? PythonValue() : runtime.tuple(std::move(items));
    }
}
// NOLINTEND(misc-no-recursion)

PythonIterator* PythonRuntime::iterate(PythonValue value)
{
    switch (value.type()) {
    case PythonType::Iterator:
        return &value.as<PythonIterator>();
    case PythonType::List:
    case PythonType::Tuple:
    case PythonType::View:
        return &m_heap.make<PythonSequenceIterator>(value.as<PythonSequence>());
    case PythonType::Range:
        return &m_heap.make<PythonRangeIterator>(value.as<PythonRange>());
    case PythonType::Dict:
    case PythonType::Set:
    case PythonType::FrozenSet:
        return &m_heap.make<PythonTableIterator>(value.as<PythonTable>());
    case PythonType::Unknown:
        needsKnown(value, "Its items decide how the program goes on.");
        return nullptr;
    case PythonType::String: {
        std::vector<PythonValue> items;
        std::string_view text = value.as<PythonString>().text;
        while (!text.empty()) {
            const std::size_t size = std::max<std::size_t>(utf8::lengthOfFirst(text), 1);
            items.push_back(string(std::string(text.substr(0, size))));
            text.remove_prefix(size);
            if (!items.back().isValid())
                return nullptr;
        }
        return &m_heap.make<PythonItemsIterator>(std::move(items));
    }
    case PythonType::Host: {
        auto items = value.as<PythonHostObject>().items(ask());
        if (!items || isStopped() || !grow(items->size()))
            return nullptr;
        return &m_heap.make<PythonItemsIterator>(std::move(*items));
    }
    case PythonType::Instance: {
        const PythonClass& made = *value.as<PythonInstance>().made;
        if (const PythonValue does = made.find("__iter__"); does.isValid()) {
            const PythonValue all = call(does, {{value}, {}});
            if (all.is(PythonType::Instance))
                return &m_heap.make<PythonMethodIterator>(all);
            return all.isValid() ? iterate(all) : nullptr;
        }
        break;
    }
    case PythonType::Class: {
        const auto& made = value.as<PythonClass>();
        if (!made.isEnumeration)
            break;
        std::vector<PythonValue> members;
        for (const PythonNames::Entry& entry : made.attributes.entries()) {
            if (entry.value.is(PythonType::Instance))
                members.push_back(entry.value);
        }
        return &m_heap.make<PythonItemsIterator>(std::move(members));
    }
    default:
        break;
    }
    raise("TypeError", '\'' + typeName(value) + "' object is not iterable");
    return nullptr;
}

std::optional<std::vector<PythonValue>> PythonRuntime::itemsOf(PythonValue value)
{
    PythonIterator* const all = iterate(value);
    if (!all)
        return std::nullopt;
    std::vector<PythonValue> items;
    while (true) {
        const PythonValue item = all->next(*this);
        if (!item.isValid())
            break;
        if (!grow(1))
            return std::nullopt;
        items.push_back(item);
    }
    return isStopped() ? std::nullopt : std::optional(std::move(items));
}

} // namespace fusewright
