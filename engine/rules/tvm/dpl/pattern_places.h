// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct PythonProgram;

/// Where the strings of a file stand that may be names of patterns.
class PatternPlaces {
public:
    /// Null: a file that could not be run has none.
    explicit PatternPlaces(const PythonProgram* program);

    const SourceText* source() const { return m_source; }
    /// Where a name is written for the `time`-th time, from 0; where it is written less often, the
    /// last time.
    std::optional<ByteRange> nameRange(std::string_view name, std::size_t time) const;
    /// The smallest tuple or call around a place; the place where there is none.
    ByteRange entryAround(ByteRange inner) const;

private:
    const SourceText* m_source = nullptr;
    std::map<std::string, std::vector<ByteRange>, std::less<>> m_strings;
    std::vector<ByteRange> m_entries; ///< Tuples and calls, in the order of their beginnings.
};

} // namespace fusewright
