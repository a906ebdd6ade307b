// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <string>
#include <vector>

namespace fusewright {

/// The parameters of an operator in the order in which patterns have them as operands, behind the
/// inputs.
struct ParameterOrder {
    OperatorClass operators;
    std::vector<std::vector<std::string>> parameters; ///< Of each all names that models have.
    /// How many operands the patterns ask for. Operators that have as many inputs are left alone.
    std::vector<OperandCount> wanted;
    bool isAlways = false; ///< Whatever is wanted.

    bool operator==(const ParameterOrder&) const = default;
};

} // namespace fusewright
