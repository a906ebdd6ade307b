// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/pattern/pattern_ids.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class MatchWriter;

/// Where one fact of what is made comes from.
struct MadeFact {
    enum class From : std::uint8_t {
        Inference,    ///< From what the operator does.
        Whole,        ///< From what the match gave at its place.
        Like,         ///< From the operand `like` of the graph.
        FirstOperand, ///< From the part that is its first operand.
        Given,        ///< As the facts say.
        Nobody,       ///< Only something that cannot be evaluated here could tell.
    };

    From from = From::Inference;
    ExpressionId like;

    bool operator==(const MadeFact&) const = default;
};

/// An axis whose extent is another one than that of the shape it is taken from.
struct ResizedAxis {
    ExpressionId axis;
    ExpressionId extent;

    bool operator==(const ResizedAxis&) const = default;
};

/// What is known of the results of a part, one word for type, shape and quantization each.
struct MadeFacts {
    MadeFact type;
    MadeFact shape;
    MadeFact encoding;
    ExpressionId givenType;
    std::vector<ExpressionId> dims;   ///< Of a given shape.
    std::vector<ResizedAxis> resized; ///< Of a shape that is whole, like another or an operand's.
    ExpressionId step;                ///< Of a given quantization; one that the type
    ExpressionId offset;              ///< cannot have, as of f16, counts for nothing.
    ExpressionId isQuantized; ///< Where it is there and false, the given one counts for nothing.

    bool operator==(const MadeFacts&) const = default;
};

/// An operand of a part: another part, a literal that stands in the call, or what an entry of the
/// match takes, be it a value, a literal or a list.
struct PartOperand {
    PartId part;
    ExpressionId literal;
    std::optional<AttributeValue> written = {}; ///< A literal as it is written,
    EntryId taken = {};                         ///< or the entry.
    std::string keyword;                        ///< Empty for positional ones.
    bool isSpread = false;                      ///< All values of a loop, one after another.
    std::uint8_t depth = 0;                     ///< In how many lists of the call it stands,
    std::uint8_t opens = 0;                     ///< and how many of them begin with it.

    bool operator==(const PartOperand&) const = default;
};

/// An attribute of an operator that is made: one value, a list of them, or what another operator
/// has.
struct PartAttribute {
    std::string name;
    std::vector<ExpressionId> values;
    bool isList = false;
    ExpressionId
        takenFrom; ///< An operand whose operator has it as `source`; none where it has not.
    std::string source;

    bool operator==(const PartAttribute&) const = default;
};

/// One step of making a replacement. What a kind does not need stays empty.
struct ReplacementPart {
    enum class Kind : std::uint8_t {
        Taken,    ///< A value of the graph: `operand`.
        Operator, ///< A new operator `op` with `operands` and `attributes`.
        Constant, ///< A new constant with `elements`.
        Choice,   ///< The first of two `operands` where `condition` holds, else the second.
        Wrap,     ///< `op` around its one operand, unless that is such an operator already.
        Repeat,   ///< All turns of the loop `repeated`; each gives its one operand.
        External, ///< What only a function `op` of another language can make: always unknown.
        Written,  ///< What `writer` makes of the match; `op` says what that may be.
    };
    enum class Inside : std::uint8_t {
        None,
        Matched, ///< The operator opens to what it replaces.
    };

    Kind kind = Kind::Operator;
    LoopId loop; ///< In which it stands; invalid for none.
    ExpressionId operand;
    std::string op;
    CallKind call = CallKind::Unknown; ///< As what the model's own code would call the operator.
    std::vector<PartOperand> operands;
    std::vector<PartAttribute> attributes;
    ExpressionId attributesOf; ///< An operand whose operator gives its attributes first.
    MadeFacts facts;
    ExpressionId resultCount;  ///< 1 where it is not said.
    ExpressionId resultNumber; ///< Which of them the part stands for: 0 where it is not said.
    ExpressionId condition;
    std::vector<ExpressionId> elements; ///< One alone fills all of `facts.dims`.
    LoopId repeated;
    Inside inside = Inside::None;
    std::shared_ptr<const MatchWriter> writer;
    ByteRange place; ///< In the rule's text.

    bool operator==(const ReplacementPart& other) const;
};

/// What is made again and again: pieces along an axis, or an operand for each number.
struct ReplacementLoop {
    std::string tag; ///< Unique in its replacement.
    ExpressionId from;
    ExpressionId to;   ///< The first number that is not reached.
    ExpressionId step; ///< 1 where it is not said. The last turn may be smaller.
    ExpressionId axis; ///< 0 where it is not said.
    LoopId outer;      ///< The loop in which it stands; invalid for none.
    ByteRange place;

    bool operator==(const ReplacementLoop& other) const;
};

/// A result of the match that a part takes the place of.
struct ReplacedResult {
    EntryId entry;
    std::uint32_t output = 0;
    PartId part;

    bool operator==(const ReplacedResult&) const = default;
};

} // namespace fusewright
