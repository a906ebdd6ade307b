// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Names and what they stand for, in the order in which they were set first.
class PythonNames {
public:
    struct Entry {
        std::string name;
        PythonValue value;
    };

    /// Nothing where the name is not there.
    PythonValue find(std::string_view name) const;
    bool contains(std::string_view name) const { return find(name).isValid(); }
    void set(std::string_view name, PythonValue value);
    bool erase(std::string_view name);
    const std::vector<Entry>& entries() const { return m_entries; }

private:
    std::size_t indexOf(std::string_view name) const;

    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t, std::less<>> m_index; ///< Of many names only.
};

} // namespace fusewright
