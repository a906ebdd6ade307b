// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/call.h"
#include "engine/graph/data_type.h"
#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// What an entry reads: the first result of another one, or a value that none of them makes.
struct DraftOperand {
    std::optional<std::uint32_t> entry;
    std::uint32_t value = 0; ///< Of the draft's values, where no entry makes it.

    bool operator==(const DraftOperand&) const = default;
};

/// One argument of a call: an operand, a literal, or a list whose items follow, one deeper.
struct DraftArgument {
    std::optional<std::uint32_t> operand; ///< Of the entry's operands.
    bool isList = false;
    AttributeValue literal = false; ///< Where it is neither an operand nor a list.
    std::string keyword;            ///< Empty for a positional one, and for items of a list.
    std::uint8_t depth = 0;         ///< In how many lists it is.

    bool operator==(const DraftArgument&) const = default;
};

/// How the model's own code calls an operator.
struct DraftCall {
    CallKind kind = CallKind::Unknown; ///< `Unknown` where nobody told.
    std::string target;                ///< `torch.rsqrt`, or the name of a method.
    std::vector<DraftArgument> arguments;

    bool operator==(const DraftCall&) const = default;
};

/// A value that entries read and that none of them makes.
struct DraftValue {
    enum class Role : std::uint8_t {
        Flowing,
        Constant,
        Filter,    ///< Weights of a convolution.
        Parameter, ///< An attribute of an operator that rules see as an operand.
    };

    ValueId value; ///< Invalid for a literal that may be anything.
    std::string name;
    Role role = Role::Flowing;
    // Of languages that write calls.
    std::string given = {};    ///< What the model calls it.
    std::string maker = {};    ///< The operator that makes it; empty for none.
    std::string proposed = {}; ///< Its name where the user gave it no other.
    bool mustBeConstant = false;

    bool operator==(const DraftValue&) const = default;
};

/// What is true of a value that a rule reads or makes, and can be asked for.
struct DraftFact {
    enum class Kind : std::uint8_t {
        Type,       ///< `type`, and whether it `isQuantized`.
        Rank,       ///< `number`.
        Extent,     ///< `number` along the axis `at`.
        Multiple,   ///< The extent along the axis `at` is one of `number`.
        SameShape,  ///< As `other`.
        SameScale,  ///< The step and the zero offset of `other`.
        StepSize,   ///< `real`.
        ZeroOffset, ///< `number`.
        Whole,      ///< The element `at` is `number`.
        Real,       ///< The element `at` is `real`.
    };

    Kind kind = Kind::Type;
    ValueId value;
    ValueId other;
    DataType type = DataType::Unknown;
    bool isQuantized = false;
    std::uint32_t at = 0;
    std::uint32_t rank = 0; ///< Of `value`, where it counts for the axis.
    std::int64_t number = 0;
    double real = 0;

    bool operator==(const DraftFact&) const = default;
};

/// An entry of a rule that is being made, and the operator that it was made from.
struct DraftEntry {
    NodeId node;
    std::string name;
    std::vector<std::string> operators;      ///< The node's own first; empty for any.
    std::vector<std::uint32_t> children;     ///< Entries that use its results, ascending.
    std::vector<DraftOperand> operands = {}; ///< Of rules that rewrite: all, in their order.
    ValueId result = {};                     ///< The same: what it makes first.
    DraftCall call = {};                     ///< Of languages that write calls.
    std::vector<std::uint32_t> open = {};    ///< Literals of its call that may be anything.
    bool isIncluded = true;
    bool isOptional = false;
    // Of patterns that were not made from a model.
    bool isInverted = false; ///< Any operator but these.
    bool isRepeated = false;
    std::vector<std::uint32_t> options = {}; ///< Of a choice, which has no operators itself.

    bool operator==(const DraftEntry&) const = default;
};

/// A rule that is being made from operators of a graph.
struct RuleDraft {
    std::string name; ///< Of a rule that rewrites: of the operator that comes in their place.
    /// What it is and where it is from, in one line: a comment above it, where the language writes
    /// one to a rule. Empty for none.
    std::string note = {};
    std::int64_t priority = 0;
    std::optional<std::string> heuristic;
    std::vector<DraftEntry> entries; ///< In the graph's order.

    // Of rules that rewrite. The last entry is the one whose result is replaced.
    std::string stage;                            ///< In which it runs, as the language writes it.
    std::vector<DraftValue> values;               ///< In the order in which the pattern names them.
    std::map<std::string, std::string> tags = {}; ///< By proposed name: what the user calls values.
    std::vector<DraftFact> facts;                 ///< That must be true of a match.
    /// Of languages that write calls: entries whose results are replaced, ascending.
    std::vector<std::uint32_t> results = {};

    /// The operators of all entries, and of included ones.
    std::vector<NodeId> nodes() const;
    std::vector<NodeId> includedNodes() const;
    const DraftEntry* find(NodeId node) const;
    DraftEntry* find(NodeId node);
    /// The first entry that no other one uses, where a match is looked for; null without entries.
    const DraftEntry* place() const;

    bool operator==(const RuleDraft&) const = default;
};

} // namespace fusewright
