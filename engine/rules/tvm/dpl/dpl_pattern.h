// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// What a node of a pattern of TVM's dataflow pattern language asks for.
enum class DplKind : std::uint8_t {
    Wildcard,
    Expression,
    Operator,
    Constant,
    Variable,
    DataflowVariable,
    GlobalVariable,
    ExternFunction,
    Call,
    Tuple,
    UnorderedTuple,
    TupleItem,
    Function,
    ShapeLiteral,
    Either,
    Both,
    Not,
    HasShape,
    HasType,   ///< `has_dtype`
    HasStruct, ///< `has_ty`, `has_struct_info`
    HasAttributes,
};

/// In the order written, or in any.
constexpr bool isTuple(DplKind kind)
{
    return kind == DplKind::Tuple || kind == DplKind::UnorderedTuple;
}

/// A place in `DplPattern::nodes`.
using DplId = std::uint32_t;

/// An extent of a shape; one that is neither a number nor a symbol is any.
struct DplExtent {
    std::optional<std::int64_t> number;
    std::string symbol;

    bool operator==(const DplExtent&) const = default;
};

struct DplNode {
    DplKind kind = DplKind::Wildcard;
    /// Operator, variable, symbol, or element type, as TVM writes it; empty where any will do.
    std::string name;
    /// Call: callee, then arguments. Tuples: fields. Function: parameters, then body. Either and
    /// Both: left, right. TupleItem, Not and the constraints: what is inside.
    std::vector<DplId> parts;
    bool anyArguments = false; ///< Of a call: it may have more arguments than are written.
    std::int64_t index = -1;   ///< Of a TupleItem; -1: any.
    bool hasExtents = false;   ///< The shape is asked for; a scalar's has no extents.
    std::vector<DplExtent> extents;
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    PythonPlace place; ///< Where the file makes it.
};

/// A pattern as a graph: parts come before what they are part of, and an object that is met twice
/// is one node, which must then be the same expression at both places.
struct DplPattern {
    std::vector<DplNode> nodes;
    DplId root = 0;
};

/// One line that tells all; nodes that are met twice are named where they stand first:
/// `relax.add($1=*, $1)`.
std::string dplText(const DplPattern& pattern);
/// What the constructor of a kind is called in TVM: `CallPattern`.
std::string_view dplClassName(DplKind kind);

/// Puts a condition on an expression, or several together, and says nothing of what it is.
bool isDplWrapper(DplKind kind);

} // namespace fusewright
