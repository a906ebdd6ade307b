// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression.h"
#include "engine/pattern/pattern_ids.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fusewright {

/// A name that an expression reads something by, and the type of what it reads.
struct NamedScalar {
    std::string name;
    ScalarType type = ScalarType::Bool;

    bool operator==(const NamedScalar&) const = default;
};

/// What an expression says beside its operands: a literal, an entry, a loop or a name.
class OperandTest;
using SharedTest = std::shared_ptr<const OperandTest>;

using ExpressionPayload =
    std::variant<std::monostate, Scalar, EntryId, LoopId, NamedScalar, SharedTest>;

/// Why an expression cannot be made.
struct ExpressionFault {
    enum class Kind : std::uint8_t {
        TooFew,
        TooMany,
        WrongType, ///< Of `operand`, which has `found`.
        NotThere,  ///< `operand` is no expression of the table.
        Payload,   ///< What it must say beside its operands is missing or does not fit.
        TableFull,
    };

    Kind kind = Kind::TooFew;
    std::uint32_t operand = 0;
    ScalarType found = ScalarType::Bool;

    bool operator==(const ExpressionFault&) const = default;
};

/// The expressions of a pattern: those of its entries, of its check and of its replacement.
///
/// Each refers to earlier ones only and has a type, so they never go in circles and always make
/// sense. An expression may be part of several.
class ExpressionTable {
public:
    static constexpr std::size_t mostExpressions = 100'000;
    static constexpr std::size_t mostOperands = 1'000'000; ///< Of all of them together.

    /// Invalid where `faultOf` tells a fault. `place` is where it stands in the rule's text.
    ExpressionId add(ExpressionOp op, std::span<const ExpressionId> operands = {},
                     const ExpressionPayload& payload = {}, ByteRange place = {});
    ExpressionId add(ExpressionOp op, std::initializer_list<ExpressionId> operands,
                     const ExpressionPayload& payload = {}, ByteRange place = {})
    {
        return add(op, std::span(operands.begin(), operands.size()), payload, place);
    }
    ExpressionId addLiteral(const Scalar& value, ByteRange place = {})
    {
        return add(ExpressionOp::Literal, {}, value, place);
    }
    std::optional<ExpressionFault> faultOf(ExpressionOp op, std::span<const ExpressionId> operands,
                                           const ExpressionPayload& payload = {}) const;

    std::size_t size() const { return m_nodes.size(); }
    bool isEmpty() const { return m_nodes.empty(); }
    bool contains(ExpressionId id) const { return id.index < m_nodes.size(); }

    ExpressionOp op(ExpressionId id) const { return m_nodes[id.index].op; }
    ScalarType type(ExpressionId id) const { return m_nodes[id.index].type; }
    std::span<const ExpressionId> operands(ExpressionId id) const
    {
        const Node& node = m_nodes[id.index];
        return std::span(m_operands).subspan(node.first, node.count);
    }
    ByteRange place(ExpressionId id) const { return m_places[id.index]; }
    /// Of literals.
    Scalar literal(ExpressionId id) const;
    /// Of what reads something by a name.
    std::string_view name(ExpressionId id) const { return m_texts[m_nodes[id.index].payload]; }
    EntryId entry(ExpressionId id) const { return EntryId(m_nodes[id.index].payload); }
    LoopId loop(ExpressionId id) const { return LoopId(m_nodes[id.index].payload); }
    /// Of `Tested`.
    const SharedTest& test(ExpressionId id) const { return m_tests[m_nodes[id.index].payload]; }

    /// An expression with all that it needs, ascending and each once.
    std::vector<ExpressionId> orderOf(ExpressionId root) const;
    /// The entries that it speaks of, each once.
    std::vector<EntryId> entriesOf(ExpressionId root) const;
    /// How many edges of a graph beyond what its entries are bound to it may look.
    std::uint32_t reachOf(ExpressionId root) const { return reachOf(root, {}); }
    /// The same, where some entries, by number, know what their operands are.
    std::uint32_t reachOf(ExpressionId root, const std::vector<bool>& knowsOperands) const;

    /// Places do not count.
    bool operator==(const ExpressionTable& other) const;

private:
    struct Node {
        ExpressionOp op = ExpressionOp::Literal;
        ScalarType type = ScalarType::Bool;
        std::uint32_t first = 0; ///< Among the operands.
        std::uint32_t count = 0;
        std::uint32_t payload = 0; ///< An entry, a loop, or which literal, text or test.

        bool operator==(const Node&) const = default;
    };

    std::uint32_t keepPayload(const ExpressionPayload& payload);

    std::vector<Node> m_nodes;
    std::vector<ByteRange> m_places;
    std::vector<ExpressionId> m_operands;
    std::vector<Scalar> m_literals; ///< Without their texts.
    std::vector<std::string> m_texts;
    std::vector<SharedTest> m_tests;
};

} // namespace fusewright
