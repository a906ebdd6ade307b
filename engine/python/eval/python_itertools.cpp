// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_iterators.h"
#include "engine/python/eval/python_modules.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

PythonValue chainItems(PythonCall& call)
{
    std::vector<PythonValue> given = call.arguments.positional;
    if (call.builtin.name == "from_iterable") {
        const auto items = call.runtime.itemsOf(call.at(0));
        if (!items)
            return {};
        given = *items;
    }
    std::vector<PythonIterator*> sources;
    for (const PythonValue each : given) {
        sources.push_back(call.runtime.iterate(each));
        if (!sources.back())
            return {};
    }
    return PythonValue(call.runtime.heap().make<PythonLazyIterator>(PythonLazyIterator::Does::Chain,
                                                                    std::move(sources)));
}

PythonValue countUp(PythonCall& call)
{
    auto& made = call.runtime.heap().make<PythonLazyIterator>(PythonLazyIterator::Does::Count,
                                                              std::vector<PythonIterator*>());
    made.number = call.at(0).isIntegral() ? call.at(0).asInteger() : 0;
    made.step = call.at(1).isIntegral() ? call.at(1).asInteger() : 1;
    return PythonValue(made);
}

PythonValue repeatItem(PythonCall& call)
{
    auto& made = call.runtime.heap().make<PythonLazyIterator>(PythonLazyIterator::Does::Repeat,
                                                              std::vector<PythonIterator*>());
    made.function = call.at(0);
    made.step = call.at(1).isIntegral() ? std::max<std::int64_t>(0, call.at(1).asInteger()) : -1;
    return PythonValue(made);
}

PythonValue takeItems(PythonCall& call)
{
    PythonIterator* const source = call.runtime.iterate(call.at(1));
    if (!source)
        return {};
    auto& made = call.runtime.heap().make<PythonLazyIterator>(PythonLazyIterator::Does::TakeWhile,
                                                              std::vector<PythonIterator*>{source});
    made.function = call.at(0);
    return PythonValue(made);
}

PythonValue sliceItems(PythonCall& call)
{
    PythonIterator* const source = call.runtime.iterate(call.at(0));
    const bool hasStart = call.size() > 2;
    const PythonValue stop = call.at(hasStart ? 2 : 1);
    const std::int64_t first = hasStart && call.at(1).isIntegral() ? call.at(1).asInteger() : 0;
    const std::int64_t step =
        call.at(3).isIntegral() ? std::max<std::int64_t>(1, call.at(3).asInteger()) : 1;
    std::vector<PythonValue> items;
    for (std::int64_t at = 0; source && (!stop.isIntegral() || at < stop.asInteger()); ++at) {
        const PythonValue item = source->next(call.runtime);
        if (!item.isValid() || !call.runtime.grow(1))
            break;
        if (at >= first && (at - first) % step == 0)
            items.push_back(item);
    }
    if (!source || call.runtime.isStopped())
        return {};
    return PythonValue(call.runtime.heap().make<PythonItemsIterator>(std::move(items)));
}

/// All at once, within the budget.
PythonValue productItems(PythonCall& call)
{
    PythonRuntime& runtime = call.runtime;
    std::vector<std::vector<PythonValue>> results{{}};
    std::vector<PythonValue> pools = call.arguments.positional;
    const PythonValue times = call.arguments.keyword("repeat");
    const std::size_t once = pools.size();
    for (std::int64_t at = 1; times.isIntegral() && at < times.asInteger() && at < 64; ++at)
        pools.insert(pools.end(), pools.begin(), pools.begin() + static_cast<std::ptrdiff_t>(once));
    for (const PythonValue pool : pools) {
        const auto items = runtime.itemsOf(pool);
        if (!items || !runtime.grow(results.size() * items->size() * 2))
            return {};
        std::vector<std::vector<PythonValue>> longer;
        for (const auto& start : results) {
            for (const PythonValue item : *items) {
                longer.push_back(start);
                longer.back().push_back(item);
                if (!runtime.step())
                    return {};
            }
        }
        results = std::move(longer);
    }
    std::vector<PythonValue> tuples;
    for (auto& result : results) {
        tuples.push_back(runtime.tuple(std::move(result)));
        if (!tuples.back().isValid())
            return {};
    }
    return PythonValue(runtime.heap().make<PythonItemsIterator>(std::move(tuples)));
}

PythonValue combineItems(PythonCall& call)
{
    PythonRuntime& runtime = call.runtime;
    const auto items = runtime.itemsOf(call.at(0));
    if (!items || !call.at(1).isIntegral())
        return items ? runtime.raise("TypeError", "an integer is required") : PythonValue();
    const std::size_t count = items->size();
    const auto length = static_cast<std::size_t>(std::max<std::int64_t>(0, call.at(1).asInteger()));
    std::vector<PythonValue> tuples;
    std::vector<std::size_t> chosen(std::min(length, count + 1));
    for (std::size_t at = 0; at < chosen.size(); ++at)
        chosen[at] = at;
    while (length <= count && runtime.step(length + 1)) {
        std::vector<PythonValue> tuple;
        for (const std::size_t at : chosen)
            tuple.push_back((*items)[at]);
        tuples.push_back(runtime.tuple(std::move(tuple)));
        std::size_t last = length;
        while (last > 0 && chosen[last - 1] == count - length + last - 1)
            --last;
        if (last == 0 || !tuples.back().isValid())
            break;
        ++chosen[last - 1];
        for (std::size_t at = last; at < length; ++at)
            chosen[at] = chosen[at - 1] + 1;
    }
    if (runtime.isStopped())
        return {};
    return PythonValue(runtime.heap().make<PythonItemsIterator>(std::move(tuples)));
}

constexpr auto itertoolsRows = std::to_array<PythonNativeRow>({
    {"chain", chainItems, 0, -1},
    {"count", countUp, 0, 2, " start step "},
    {"repeat", repeatItem, 1, 2, " times "},
    {"takewhile", takeItems, 2, 2},
    {"islice", sliceItems, 2, 4},
    {"product", productItems, 0, -1, " repeat "},
    {"combinations", combineItems, 2, 2},
});

} // namespace

void fillIterationModule(PythonRuntime& runtime, PythonModule& module)
{
    addRows(runtime, module, itertoolsRows);
    const PythonValue chain = module.scope->names.find("chain");
    chain.as<PythonBuiltin>().attributes.set(
        "from_iterable", makeBuiltin(runtime, {"from_iterable", chainItems, 1, 1}));
}

} // namespace fusewright
