// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/graph/shape_table.h"

#include <cstdint>
#include <optional>

namespace fusewright {

/// What a step of a formula is at one operator.
struct FormulaTerm {
    enum class Kind : std::uint8_t {
        Missing,  ///< An operand or result that is not there.
        Value,    ///< Of the joint graph.
        Argument, ///< A number, or what else an argument can be.
    };

    Kind kind = Kind::Missing;
    ValueId value;
    std::optional<double> number;
    bool isCounted = false;               ///< A number that comes of shapes, whatever it is here.
    AttributeValueId content;             ///< Where it is no number.
    ShapeId shape = ShapeTable::unranked; ///< Of which `content` are the extents.

    bool isValue() const { return kind == Kind::Value; }
    bool isArgument() const { return kind == Kind::Argument; }
    bool is(double wanted) const { return isArgument() && number == wanted; }

    static FormulaTerm ofValue(ValueId value)
    {
        return {.kind = value.isValid() ? Kind::Value : Kind::Missing, .value = value};
    }
    static FormulaTerm ofNumber(double number)
    {
        return {.kind = Kind::Argument, .number = number};
    }
    static FormulaTerm ofContent(AttributeValueId content)
    {
        return {.kind = Kind::Argument, .content = content};
    }
};

} // namespace fusewright
