// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct PythonProgram;

/// A name of a text, and every place that means the same by Python's scopes. Attributes have none.
struct PythonNameUses {
    enum class Owner : std::uint8_t { Module, Class, Function };

    std::string name;
    ByteRange definition;          ///< Where it is bound first.
    std::vector<ByteRange> places; ///< In the order of the text, with the definition.
    Owner owner = Owner::Module;
    bool isParameter = false;
    bool isImported = false; ///< Under the name that it has elsewhere.
    /// Names of the scope and of those inside of it: none of them can be its new name.
    std::vector<std::string> taken;
};

/// Nothing where no name stands that the text binds.
std::optional<PythonNameUses> pythonNameAt(const PythonProgram& program, std::size_t offset);

} // namespace fusewright
