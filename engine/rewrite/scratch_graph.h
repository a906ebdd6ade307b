// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/graph/encoding.h"
#include "engine/graph/graph_ids.h"
#include "engine/graph/shape_table.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A value that a replacement uses: one of the graph, or a result of what it makes.
struct ScratchValue {
    static constexpr std::uint32_t ofGraph = std::numeric_limits<std::uint32_t>::max();

    ValueId value;
    std::uint32_t made = ofGraph; ///< Among what is made; else `value` counts.
    std::uint32_t result = 0;

    bool isMade() const { return made != ofGraph; }
    bool operator==(const ScratchValue&) const = default;
};

/// What is said of the type or the shape of something that is made.
enum class SaidBy : std::uint8_t {
    Nobody,      ///< It follows from the operator.
    Replacement, ///< As it is here, which may be unknown.
};

/// What a replacement says of a result.
struct ScratchFacts {
    DataType type = DataType::Unknown;
    std::optional<std::vector<Dim>> shape; ///< Nothing for an unknown one.
    SaidBy typeBy = SaidBy::Nobody;
    SaidBy shapeBy = SaidBy::Nobody;
    std::shared_ptr<const Encoding> encoding{}; ///< Null for none.
};

/// An operand or a literal of a call, with the lists in which it stands.
struct ScratchArgument {
    std::optional<ScratchValue> value; ///< Else `literal`.
    AttributeValue literal;
    std::string keyword;
    std::uint8_t depth = 0;
    std::uint8_t opens = 0;
};

/// An operator or a constant that is to be made.
struct ScratchNode {
    std::string op; ///< Empty for a constant.
    CallKind call = CallKind::Unknown;
    std::vector<ScratchArgument> arguments;
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    NodeId attributesOf; ///< Whose attributes come first; invalid for none.
    ScratchFacts facts;
    std::uint32_t resultCount = 1;
    std::optional<AttributeValue> content; ///< Of a constant, where it is small enough to keep.
    bool isWanted = false;                 ///< A result of the replacement needs it.
    bool opensToMatched = false;           ///< What is replaced becomes its body.
};

/// What a replacement comes to at one match: nothing of it is in the graph yet.
struct ScratchGraph {
    std::vector<ScratchNode> nodes;    ///< Each uses earlier ones only.
    std::vector<ScratchValue> results; ///< By result of the replacement.
};

/// Marks the nodes that a result needs.
void markWanted(ScratchGraph& graph);

} // namespace fusewright
