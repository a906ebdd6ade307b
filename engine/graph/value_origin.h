// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>

namespace fusewright {

/// Where something that is known of a value comes from.
enum class FactOrigin : std::uint8_t {
    Unknown,  ///< It is not known.
    Written,  ///< The file says it.
    Replaced, ///< Said of it when it took the place of another value.
    Inferred, ///< It follows from an operator, wholly or in part.
};

/// Where the type and the shape of one value come from. What nothing was noted of was written.
class ValueOrigin {
public:
    constexpr ValueOrigin() = default;
    constexpr ValueOrigin(FactOrigin type, FactOrigin shape)
        : m_bits(static_cast<std::uint8_t>(codeOf(type) | codeOf(shape) << shapeShift))
    {
    }

    constexpr FactOrigin type() const { return originOf(m_bits & codeMask); }
    constexpr FactOrigin shape() const { return originOf(m_bits >> shapeShift); }
    constexpr void setType(FactOrigin origin) { *this = ValueOrigin(origin, shape()); }
    constexpr void setShape(FactOrigin origin) { *this = ValueOrigin(type(), origin); }

    constexpr bool operator==(const ValueOrigin&) const = default;

private:
    static constexpr unsigned shapeShift = 4;
    static constexpr unsigned codeMask = 15;

    static constexpr unsigned codeOf(FactOrigin origin)
    {
        return origin == FactOrigin::Written ? 0 : static_cast<unsigned>(origin);
    }
    static constexpr FactOrigin originOf(unsigned code)
    {
        return code == 0 ? FactOrigin::Written : static_cast<FactOrigin>(code);
    }

    std::uint8_t m_bits = 0;
};

/// What was said of a shape that inference knows more of now.
struct GivenShape {
    ValueId value;
    ShapeId shape;
    FactOrigin origin = FactOrigin::Written;
};

} // namespace fusewright
