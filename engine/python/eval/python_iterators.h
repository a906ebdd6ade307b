// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_objects.h"

namespace fusewright {

/// Over a list or tuple as it is when each item is asked for.
struct PythonSequenceIterator : PythonIterator {
    explicit PythonSequenceIterator(PythonSequence& over) : sequence(&over) { }

    PythonValue next(PythonRuntime& runtime) override;
    std::string_view name() const override { return "list_iterator"; }

    PythonSequence* sequence;
    std::size_t at = 0;
};

/// Over values that are there.
struct PythonItemsIterator : PythonIterator {
    explicit PythonItemsIterator(std::vector<PythonValue> over) : items(std::move(over)) { }

    PythonValue next(PythonRuntime& runtime) override;

    std::vector<PythonValue> items;
    std::size_t at = 0;
};

struct PythonRangeIterator : PythonIterator {
    explicit PythonRangeIterator(PythonRange& over) : range(&over) { }

    PythonValue next(PythonRuntime& runtime) override;
    std::string_view name() const override { return "range_iterator"; }

    PythonRange* range;
    std::uint64_t at = 0;
};

/// Over the keys of a dict or set, which may not grow meanwhile.
struct PythonTableIterator : PythonIterator {
    explicit PythonTableIterator(PythonTable& over);

    PythonValue next(PythonRuntime& runtime) override;

    PythonTable* table;
    std::size_t at = 0;
    std::size_t size;
};

/// What `__next__` of an instance gives.
struct PythonMethodIterator : PythonIterator {
    explicit PythonMethodIterator(PythonValue asked) : self(asked) { }

    PythonValue next(PythonRuntime& runtime) override;

    PythonValue self;
};

/// `enumerate`, `zip`, `map`, `filter`, `chain`, `count` and `takewhile`, by what they do.
struct PythonLazyIterator : PythonIterator {
    enum class Does : std::uint8_t { Enumerate, Zip, Map, Filter, Chain, Count, TakeWhile, Repeat };

    PythonLazyIterator(Does what, std::vector<PythonIterator*> of)
        : does(what), sources(std::move(of))
    {
    }

    PythonValue next(PythonRuntime& runtime) override;
    std::string_view name() const override;

    Does does;
    std::vector<PythonIterator*> sources;
    PythonValue function;    ///< Of map and filter; what is repeated.
    std::int64_t number = 0; ///< Counted; of a chain, the source.
    std::int64_t step = 1;
    bool isStrict = false; ///< `zip(…, strict=True)`
    bool isDone = false;

private:
    PythonValue refuseLonger(PythonRuntime& runtime);
    PythonValue nextKept(PythonRuntime& runtime, PythonValue item);
};

} // namespace fusewright
