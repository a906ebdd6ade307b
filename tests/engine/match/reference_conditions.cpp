// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_conditions.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <set>

namespace fusewright::test {

namespace {

using Op = ExpressionOp;

PlainFact truth(bool holds)
{
    return holds ? 1.0 : 0.0;
}

PlainFact sizeFact(std::size_t number)
{
    return static_cast<double>(number);
}

PlainFact attributeFact(const AttributeValue* value)
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

PlainFact literalFact(const Scalar& literal)
{
    if (const auto* const whole = literal.get<std::int64_t>())
        return static_cast<double>(*whole);
    if (const auto* const size = literal.get<std::uint64_t>())
        return static_cast<double>(*size);
    if (const auto* const real = literal.get<double>())
        return *real;
    if (const auto* const isTrue = literal.get<bool>())
        return truth(*isTrue);
    if (const auto* const type = literal.get<DataType>())
        return std::string(dataTypeName(*type));
    if (const auto* const text = literal.get<std::string_view>())
        return std::string(*text);
    return {};
}

/// An operator stands for its first result.
PlainFact resultFact(const Graph& graph, NodeId node)
{
    const auto results = graph.outputs(node);
    return OperandRef{results.empty() ? ValueId() : results.front(), node};
}

PlainFact boundFact(const PlainGround& ground, EntryId entry)
{
    const PlainSlot& slot = ground.match.bindings[entry.index];
    const Entry& asked = ground.pattern.entry(entry);
    if (slot.state != SlotState::Bound)
        return {};
    if (asked.kind == Entry::Kind::Choice)
        return boundFact(ground, asked.options[slot.option]);
    if (!slot.nodes.empty())
        return resultFact(ground.graph, slot.nodes.back());
    if (!slot.value.isValid())
        return {};
    return OperandRef{slot.value, ground.graph.producer(slot.value)};
}

std::set<NodeId> usersOf(const Graph& graph, ValueId value)
{
    std::set<NodeId> users;
    for (const Use& use : graph.uses(value))
        users.insert(use.node);
    return users;
}

/// Those that are left out at the end do not count.
std::size_t operandCountOf(const Graph& graph, NodeId node)
{
    std::size_t count = 0;
    const auto operands = graph.inputs(node);
    for (std::size_t at = 0; at < operands.size(); ++at) {
        if (operands[at].isValid())
            count = at + 1;
    }
    return count;
}

PlainFact operatorUsers(const Graph& graph, OperandRef operand)
{
    std::set<NodeId> users;
    if (!operand.maker.isValid())
        return sizeFact(usersOf(graph, operand.value).size());
    for (const ValueId result : graph.outputs(operand.maker))
        users.merge(usersOf(graph, result));
    return sizeFact(users.size());
}

PlainFact neighbour(Op op, const Graph& graph, OperandRef operand, double which)
{
    const auto at = static_cast<std::size_t>(which);
    if (which < 0)
        return {};
    if (!operand.maker.isValid())
        return op == Op::OutputOf && at == 0 ? PlainFact(operand) : PlainFact();
    if (op == Op::OutputOf)
        return at < graph.outputCount(operand.maker)
            ? PlainFact(OperandRef{graph.outputs(operand.maker)[at], operand.maker})
            : PlainFact();
    const auto inputs = graph.inputs(operand.maker);
    if (at >= inputs.size() || !inputs[at].isValid())
        return {};
    return OperandRef{inputs[at], graph.producer(inputs[at])};
}

bool isShapeKnown(const Graph& graph, ValueId value)
{
    const ShapeId shape = graph.shapeId(value);
    return graph.shapes().isRanked(shape)
        && std::ranges::all_of(graph.shapes().dims(shape), &Dim::isKnown);
}

PlainFact extentFact(const Graph& graph, ValueId value, double axis)
{
    const auto dims = graph.shapes().dims(graph.shapeId(value));
    const double at = axis < 0 ? axis + static_cast<double>(dims.size()) : axis;
    if (at < 0 || at >= static_cast<double>(dims.size()))
        return {};
    const Dim dim = dims[static_cast<std::size_t>(at)];
    return dim.isKnown() ? PlainFact(static_cast<double>(dim.size())) : PlainFact();
}

PlainFact sameShape(const Graph& graph, OperandRef left, OperandRef right)
{
    if (left.value == right.value)
        return truth(true);
    const ShapeId a = graph.shapeId(left.value);
    const ShapeId b = graph.shapeId(right.value);
    if (!graph.shapes().isRanked(a) || !graph.shapes().isRanked(b))
        return {};
    const auto first = graph.shapes().dims(a);
    const auto second = graph.shapes().dims(b);
    bool isOpen = false;
    for (std::size_t at = 0; at < first.size() && first.size() == second.size(); ++at) {
        if (!first[at].isKnown() || !second[at].isKnown())
            isOpen = true;
        else if (first[at] != second[at])
            return truth(false);
    }
    if (first.size() != second.size())
        return truth(false);
    return isOpen ? PlainFact() : truth(true);
}

PlainFact ofOperand(Op op, const Graph& graph, OperandRef operand)
{
    const auto [value, maker] = operand;
    switch (op) {
    case Op::Rank:
        return graph.shapes().isRanked(graph.shapeId(value))
            ? sizeFact(graph.shapes().dims(graph.shapeId(value)).size())
            : PlainFact();
    case Op::TypeOf:
        return graph.valueType(value) == DataType::Unknown
            ? PlainFact()
            : PlainFact(std::string(dataTypeName(graph.valueType(value))));
    case Op::Inputs:
        return sizeFact(maker.isValid() ? operandCountOf(graph, maker) : 0);
    case Op::Outputs:
        return sizeFact(maker.isValid() ? graph.outputCount(maker) : 1);
    case Op::Users:
        return sizeFact(usersOf(graph, value).size());
    case Op::OperatorUsers:
        return operatorUsers(graph, operand);
    case Op::IsUsed:
        return truth(!graph.uses(value).empty() || graph.isOutput(value));
    case Op::IsConstant:
        return truth(graph.valueKind(value) == ValueKind::Parameter);
    case Op::IsGraphInput:
        return truth(graph.valueKind(value) == ValueKind::Input);
    case Op::IsGraphOutput:
        return truth(graph.isOutput(value));
    case Op::IsTypeKnown:
        return truth(graph.valueType(value) != DataType::Unknown);
    case Op::IsShapeKnown:
        return truth(isShapeKnown(graph, value));
    default:
        assert(!"not asked by any test");
        return {};
    }
}

PlainFact compare(Op op, const PlainFact& left, const PlainFact& right)
{
    const auto* const a = std::get_if<double>(&left);
    const auto* const b = std::get_if<double>(&right);
    const bool isLess = a && b && *a < *b;
    const bool isGreater = a && b && *b < *a;
    switch (op) {
    case Op::Equal:
        return truth(left == right);
    case Op::NotEqual:
        return truth(left != right);
    case Op::Less:
        return truth(isLess);
    case Op::LessOrEqual:
        return truth(!isGreater);
    case Op::Greater:
        return truth(isGreater);
    default:
        return truth(!isLess);
    }
}

/// One that is false makes an `and` false, one that is true an `or` true; else it takes all.
PlainFact join(Op op, const std::vector<PlainFact>& parts)
{
    const PlainFact decisive = truth(op == Op::Or);
    bool isOpen = false;
    for (const PlainFact& part : parts) {
        if (part == decisive)
            return decisive;
        isOpen = isOpen || part.index() == 0;
    }
    return isOpen ? PlainFact() : truth(op == Op::And);
}

PlainFact calculate(Op op, ScalarType type, double a, double b)
{
    const bool isWhole = type != ScalarType::Float;
    if ((op == Op::Divide || op == Op::Remainder) && b == 0)
        return {};
    const double result = op == Op::Add ? a + b
        : op == Op::Subtract            ? a - b
        : op == Op::Multiply            ? a * b
        : op == Op::Min                 ? std::min(a, b)
        : op == Op::Max                 ? std::max(a, b)
        : op == Op::Remainder           ? std::fmod(a, b)
        : isWhole                       ? std::trunc(a / b)
                                        : a / b;
    return type == ScalarType::Size && result < 0 ? PlainFact() : PlainFact(result);
}

class Asking {
public:
    explicit Asking(const PlainGround& ground)
        : m_ground(ground), m_table(ground.pattern.expressions())
    {
    }

    PlainFact ask(ExpressionId id) const;

private:
    PlainFact answer(ExpressionId id) const;
    PlainFact loopFact(ExpressionId id) const;
    PlainFact selected(const std::vector<PlainFact>& operands) const;
    PlainFact ofKnown(ExpressionId id, const std::vector<PlainFact>& operands) const;

    const PlainGround& m_ground;
    const ExpressionTable& m_table;
};

/// What the user says; nothing for who has not answered.
PlainFact Asking::answer(ExpressionId id) const
{
    const std::string name(m_table.name(id));
    if (!m_ground.choices)
        return {};
    if (m_table.op(id) == Op::External) {
        const auto found = m_ground.choices->assumed.find(name);
        return found == m_ground.choices->assumed.end() ? PlainFact() : truth(found->second);
    }
    const auto found = m_ground.choices->options.find(name);
    return found == m_ground.choices->options.end() ? PlainFact() : std::stod(found->second);
}

PlainFact Asking::loopFact(ExpressionId id) const
{
    const LoopId loop = m_table.loop(id);
    if (loop.index >= m_ground.turns.size() || !m_ground.turns[loop.index])
        return {};
    const PlainTurn& turn = *m_ground.turns[loop.index];
    return m_table.op(id) == Op::LoopAxis ? turn.axis
        : m_table.op(id) == Op::LoopStart ? turn.start
                                          : turn.size;
}

PlainFact Asking::selected(const std::vector<PlainFact>& operands) const
{
    if (operands[0].index() != 0)
        return operands[0] == truth(true) ? operands[1] : operands[2];
    return operands[1] == operands[2] ? operands[1] : PlainFact();
}

PlainFact Asking::ofKnown(ExpressionId id, const std::vector<PlainFact>& operands) const
{
    const Op op = m_table.op(id);
    if (op >= Op::Equal && op <= Op::GreaterOrEqual)
        return compare(op, operands[0], operands[1]);
    if (op >= Op::Add && op <= Op::Remainder)
        return calculate(op, m_table.type(id), std::get<double>(operands[0]),
                         std::get<double>(operands[1]));
    const OperandRef operand = std::get<OperandRef>(operands[0]);
    const Graph& graph = m_ground.graph;
    switch (op) {
    case Op::InputOf:
    case Op::OutputOf:
        return neighbour(op, graph, operand, std::get<double>(operands[1]));
    case Op::Extent:
        return extentFact(graph, operand.value, std::get<double>(operands[1]));
    case Op::SameShape:
        return sameShape(graph, operand, std::get<OperandRef>(operands[1]));
    case Op::SameValue:
        return truth(operand == std::get<OperandRef>(operands[1]));
    case Op::Attribute:
        return operand.maker.isValid()
            ? attributeFact(graph.attribute(operand.maker, m_table.name(id)))
            : PlainFact();
    case Op::HasAttribute:
        return truth(operand.maker.isValid() && graph.attribute(operand.maker, m_table.name(id)));
    default:
        return operand.value.isValid() ? ofOperand(op, graph, operand) : PlainFact();
    }
}

PlainFact Asking::ask(ExpressionId id) const
{
    const Op op = m_table.op(id);
    std::vector<PlainFact> operands;
    for (const ExpressionId operand : m_table.operands(id))
        operands.push_back(ask(operand));
    switch (op) {
    case Op::Literal:
        return literalFact(m_table.literal(id));
    case Op::Option:
    case Op::External:
        return answer(id);
    case Op::Bound:
        return boundFact(m_ground, m_table.entry(id));
    case Op::Whole:
        return resultFact(m_ground.graph, m_ground.match.place);
    case Op::LoopAxis:
    case Op::LoopStart:
    case Op::LoopSize:
        return loopFact(id);
    case Op::And:
    case Op::Or:
        return join(op, operands);
    case Op::Select:
        return selected(operands);
    default:
        break;
    }
    if (std::ranges::any_of(operands, [](const PlainFact& each) { return each.index() == 0; }))
        return {};
    if (op == Op::Not)
        return truth(operands[0] == truth(false));
    return op == Op::Xor ? truth(operands[0] != operands[1]) : ofKnown(id, operands);
}

} // namespace

PlainFact factOf(ExpressionId expression, const PlainGround& ground)
{
    return Asking(ground).ask(expression);
}

Outcome outcomeOf(ExpressionId condition, const PlainGround& ground)
{
    const PlainFact fact = factOf(condition, ground);
    if (fact.index() == 0)
        return Outcome::Unknown;
    return fact == truth(true) ? Outcome::True : Outcome::False;
}

Outcome outcomeOf(ExpressionId condition, const Pattern& pattern, const Graph& graph,
                  const PlainMatch& match)
{
    return outcomeOf(condition, {.pattern = pattern, .graph = graph, .match = match});
}

std::vector<std::string> answersBehind(ExpressionId expression, const PlainGround& ground)
{
    PlainGround unanswered = ground;
    RuleChoices choices = ground.choices ? *ground.choices : RuleChoices();
    choices.assumed.clear();
    unanswered.choices = &choices;
    const bool isKnown = factOf(expression, ground).index() != 0;
    if (!isKnown || factOf(expression, unanswered).index() != 0)
        return {};
    std::set<std::string> names;
    const ExpressionTable& table = ground.pattern.expressions();
    std::vector<ExpressionId> open{expression};
    while (!open.empty()) {
        const ExpressionId at = open.back();
        open.pop_back();
        if (table.op(at) == Op::External
            && ground.choices->assumed.contains(std::string(table.name(at))))
            names.emplace(table.name(at));
        for (const ExpressionId operand : table.operands(at))
            open.push_back(operand);
    }
    return {names.begin(), names.end()};
}

} // namespace fusewright::test
