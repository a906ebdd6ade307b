// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_conditions.h"

#include <set>
#include <string>
#include <variant>

namespace fusewright::test {

namespace {

/// A number, a text or what an entry is given; nothing where the graph does not say. True is 1,
/// false is 0.
using Fact = std::variant<std::monostate, double, std::string, const PlainSlot*>;

Fact factOf(std::size_t number)
{
    return static_cast<double>(number);
}

Fact attributeFact(const AttributeValue* value)
{
    if (!value)
        return {};
    if (const auto* integer = std::get_if<std::int64_t>(value))
        return static_cast<double>(*integer);
    if (const auto* real = std::get_if<double>(value))
        return *real;
    if (const auto* text = std::get_if<std::string>(value))
        return *text;
    return {};
}

/// The value that is meant where an entry's shape or type is asked for. May be invalid.
ValueId valueOf(const Graph& graph, const PlainSlot& slot)
{
    if (slot.nodes.empty())
        return slot.value;
    const auto results = graph.outputs(slot.nodes.back());
    return results.empty() ? ValueId() : results.front();
}

Fact userFact(const Graph& graph, ValueId value)
{
    std::set<NodeId> users;
    for (const Use& use : graph.uses(value))
        users.insert(use.node);
    return factOf(users.size());
}

Fact slotFact(const ExpressionTable& table, ExpressionId id, const Graph& graph,
              const PlainSlot& slot)
{
    const ValueId value = valueOf(graph, slot);
    if (table.op(id) == ExpressionOp::Attribute)
        return slot.nodes.empty()
            ? Fact()
            : attributeFact(graph.attribute(slot.nodes.back(), table.name(id)));
    if (!value.isValid())
        return {};
    const DataType type = graph.valueType(value);
    const ShapeId shape = graph.shapeId(value);
    if (table.op(id) == ExpressionOp::Users)
        return userFact(graph, value);
    if (table.op(id) == ExpressionOp::TypeOf && type != DataType::Unknown)
        return std::string(dataTypeName(type));
    if (table.op(id) == ExpressionOp::Rank && graph.shapes().isRanked(shape))
        return factOf(graph.shapes().dims(shape).size());
    return {};
}

Fact literalFact(const Scalar& literal)
{
    if (const auto* const whole = literal.get<std::int64_t>())
        return static_cast<double>(*whole);
    if (const auto* const size = literal.get<std::uint64_t>())
        return static_cast<double>(*size);
    if (const auto* const type = literal.get<DataType>())
        return std::string(dataTypeName(*type));
    return {};
}

Fact compare(ExpressionOp op, const Fact& left, const Fact& right)
{
    if (left.index() == 0 || right.index() == 0)
        return {};
    const bool isLess = left < right;
    const bool isGreater = right < left;
    const bool holds = op == ExpressionOp::Equal ? !isLess && !isGreater
        : op == ExpressionOp::NotEqual           ? isLess || isGreater
        : op == ExpressionOp::Less               ? isLess
        : op == ExpressionOp::LessOrEqual        ? !isGreater
        : op == ExpressionOp::Greater            ? isGreater
                                                 : !isLess;
    return holds ? 1.0 : 0.0;
}

/// One that is false makes an `and` false, one that is true an `or` true; else it takes all.
Fact join(ExpressionOp op, const std::vector<Fact>& parts)
{
    const Fact decisive = op == ExpressionOp::And ? 0.0 : 1.0;
    bool isOpen = false;
    for (const Fact& part : parts) {
        if (part == decisive)
            return decisive;
        isOpen = isOpen || part.index() == 0;
    }
    return isOpen ? Fact() : Fact(op == ExpressionOp::And ? 1.0 : 0.0);
}

Fact factOf(const ExpressionTable& table, ExpressionId id, const std::vector<Fact>& operands,
            const Graph& graph, const PlainMatch& match)
{
    switch (table.op(id)) {
    case ExpressionOp::Literal:
        return literalFact(table.literal(id));
    case ExpressionOp::Bound: {
        const PlainSlot& slot = match.bindings[table.entry(id).index];
        return slot.nodes.empty() && !slot.value.isValid() ? Fact() : Fact(&slot);
    }
    case ExpressionOp::Not:
        return operands[0].index() == 0 ? Fact() : Fact(1.0 - std::get<double>(operands[0]));
    case ExpressionOp::And:
    case ExpressionOp::Or:
        return join(table.op(id), operands);
    case ExpressionOp::Rank:
    case ExpressionOp::Users:
    case ExpressionOp::TypeOf:
    case ExpressionOp::Attribute: {
        const auto* const slot = std::get_if<const PlainSlot*>(&operands[0]);
        return slot ? slotFact(table, id, graph, **slot) : Fact();
    }
    default:
        return compare(table.op(id), operands[0], operands[1]);
    }
}

} // namespace

Outcome outcomeOf(ExpressionId condition, const Pattern& pattern, const Graph& graph,
                  const PlainMatch& match)
{
    const ExpressionTable& table = pattern.expressions();
    std::vector<Fact> facts;
    for (std::size_t at = 0; at <= condition.index; ++at) {
        std::vector<Fact> operands;
        for (const ExpressionId operand : table.operands(ExpressionId(at)))
            operands.push_back(facts[operand.index]);
        facts.push_back(factOf(table, ExpressionId(at), operands, graph, match));
    }
    if (facts.back().index() == 0)
        return Outcome::Unknown;
    return facts.back() == Fact(1.0) ? Outcome::True : Outcome::False;
}

} // namespace fusewright::test
