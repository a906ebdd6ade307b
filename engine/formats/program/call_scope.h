// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"

#include <cstddef>
#include <string>
#include <unordered_map>

namespace fusewright::program {

/// What names mean where an operation stands: as they are written in the function that is read,
/// with the names of the call before them in one that is opened.
struct CallScope {
    FunctionIndex function;
    std::string prefix;
    std::string modulePath;
    std::string moduleType;
    std::unordered_map<std::uint32_t, std::string> bindings; ///< By value.
    std::unordered_map<std::string, std::size_t> calls;      ///< Made from here, by name.

    std::string nameOf(const Program& program, ValueIndex value) const;
    bool isPlain() const { return prefix.empty() && bindings.empty(); }
};

/// The name as it is written where the value is used.
std::string writtenName(const Value& value);

} // namespace fusewright::program
