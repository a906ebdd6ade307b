// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/pattern/scalar.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace fusewright {

class Graph;

/// One element of a constant.
struct ConstantElement {
    enum class State : std::uint8_t {
        There,
        NotThere, ///< It is no constant, or not that long.
        NotTold,  ///< The file does not have its contents.
    };

    State state = State::NotThere;
    double number = std::numeric_limits<double>::quiet_NaN();
    std::optional<std::int64_t> whole; ///< Nothing where the number is not a whole one.
};

/// `index` is an int or a size; what is less than zero is not there.
ConstantElement elementOf(const Graph& graph, ValueId value, const Scalar& index);

/// An attribute seen as a type, or one element of a list; unknown where it is of another kind.
Scalar readAttribute(const AttributeValue& value, ScalarType type, const Scalar* index);
/// 1 of what is no list; nothing where it is not told.
std::optional<std::size_t> elementCount(const AttributeValue& value);

} // namespace fusewright
