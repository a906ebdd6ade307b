// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// How deep and how long two keys are compared before they count as different.
struct PythonKeyWork {
    int depth = 100;
    int left = 100'000;
};

/// A dict or a set: values by keys, in the order in which they were put in.
class PythonTable : public PythonObject {
public:
    struct Entry {
        PythonValue key; ///< Nothing: it was taken out.
        PythonValue value;
        std::uint64_t hash = 0;
    };

    explicit PythonTable(PythonType kind) : PythonObject(kind) { }

    std::size_t size() const { return m_index.size(); }
    /// With gaps where keys were taken out.
    const std::vector<Entry>& entries() const { return m_entries; }
    const Entry* find(PythonValue key, std::uint64_t hash) const;
    const Entry* find(PythonValue key, std::uint64_t hash, PythonKeyWork& work) const;
    /// Keeps the key that is there.
    void set(PythonValue key, std::uint64_t hash, PythonValue value);
    bool erase(PythonValue key, std::uint64_t hash);
    void clear();
    /// Nothing when it is empty.
    std::optional<Entry> takeLast();

private:
    void closeGaps();

    std::vector<Entry> m_entries;
    std::unordered_multimap<std::uint64_t, std::size_t> m_index;
};

/// Nothing for what cannot be a key: lists, dicts, sets, and what contains them.
std::optional<std::uint64_t> pythonHash(PythonValue key);
std::optional<std::uint64_t> pythonHash(PythonValue key, PythonKeyWork& work);
/// Whether both are one key.
bool isSameKey(PythonValue one, PythonValue other);

} // namespace fusewright
