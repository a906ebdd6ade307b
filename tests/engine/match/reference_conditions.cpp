// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_conditions.h"

#include <cstdlib>
#include <set>
#include <string>
#include <variant>

namespace fusewright::test {

namespace {

/// A number, a text, or nothing where the graph does not say.
using Fact = std::variant<std::monostate, double, std::string>;

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

Fact contentFact(const AttributeValue* value)
{
    const auto* const literal = value ? std::get_if<TensorLiteral>(value) : nullptr;
    if (!literal)
        return attributeFact(value);
    if (!literal->complete || literal->numbers.size() + literal->integers.size() != 1)
        return {};
    return literal->numbers.empty() ? static_cast<double>(literal->integers.front())
                                    : literal->numbers.front();
}

Fact extentFact(const Graph& graph, ValueId value, double axis)
{
    const auto dims = graph.shapes().dims(graph.shapeId(value));
    const auto rank = static_cast<std::ptrdiff_t>(dims.size());
    auto at = static_cast<std::ptrdiff_t>(axis);
    if (at < 0)
        at += rank;
    if (at < 0 || at >= rank || !dims[static_cast<std::size_t>(at)].isKnown())
        return {};
    return static_cast<double>(dims[static_cast<std::size_t>(at)].size());
}

std::set<NodeId> usersOf(const Graph& graph, const PlainSlot& slot)
{
    std::set<NodeId> users;
    const auto add = [&](ValueId value) {
        for (const Use& use : graph.uses(value))
            users.insert(use.node);
    };
    if (slot.value.isValid())
        add(slot.value);
    for (const NodeId node : slot.nodes) {
        for (const ValueId result : graph.outputs(node))
            add(result);
    }
    return users;
}

/// The value that is meant where an entry's shape or type is asked for. May be invalid.
ValueId valueOf(const Graph& graph, const PlainSlot& slot)
{
    if (slot.nodes.empty())
        return slot.value;
    const auto results = graph.outputs(slot.nodes.back());
    return results.empty() ? ValueId() : results.front();
}

Fact valueFact(const Term& term, const Graph& graph, ValueId value)
{
    if (!value.isValid())
        return {};
    const DataType type = graph.valueType(value);
    const ShapeId shape = graph.shapeId(value);
    if (term.kind == Term::Kind::ElementType && type != DataType::Unknown)
        return std::string(dataTypeName(type));
    if (term.kind == Term::Kind::Rank && graph.shapes().isRanked(shape))
        return factOf(graph.shapes().dims(shape).size());
    if (term.kind == Term::Kind::Extent)
        return extentFact(graph, value, term.number);
    if (term.kind == Term::Kind::Content)
        return contentFact(graph.literal(value));
    return {};
}

Fact factOf(const Term& term, const Graph& graph, const PlainMatch& match)
{
    if (term.kind == Term::Kind::Number)
        return term.number;
    if (term.kind == Term::Kind::Text)
        return term.text;
    const PlainSlot& slot = match.bindings[term.entry.index];
    if (slot.nodes.empty() && !slot.value.isValid())
        return {};
    if (term.kind == Term::Kind::Users)
        return factOf(usersOf(graph, slot).size());
    if (term.kind == Term::Kind::Attribute)
        return slot.nodes.empty() ? Fact()
                                  : attributeFact(graph.attribute(slot.nodes.front(), term.text));
    return valueFact(term, graph, valueOf(graph, slot));
}

bool holds(Comparison comparison, const auto& left, const auto& right)
{
    switch (comparison) {
    case Comparison::Equal:
        return left == right;
    case Comparison::NotEqual:
        return left != right;
    case Comparison::Less:
        return left < right;
    case Comparison::LessOrEqual:
        return left <= right;
    case Comparison::Greater:
        return left > right;
    case Comparison::GreaterOrEqual:
        return left >= right;
    }
    return false;
}

Outcome compare(Comparison comparison, const Fact& left, const Fact& right)
{
    const auto outcome = [](bool isTrue) { return isTrue ? Outcome::True : Outcome::False; };
    if (std::holds_alternative<double>(left) && std::holds_alternative<double>(right))
        return outcome(holds(comparison, std::get<double>(left), std::get<double>(right)));
    if (std::holds_alternative<std::string>(left) && std::holds_alternative<std::string>(right))
        return outcome(
            holds(comparison, std::get<std::string>(left), std::get<std::string>(right)));
    return Outcome::Unknown;
}

} // namespace

Outcome outcomeOf(ConditionId condition, const Pattern& pattern, const Graph& graph,
                  const PlainMatch& match)
{
    std::vector<Outcome> outcomes;
    for (const Condition& each : pattern.conditions()) {
        Outcome outcome = Outcome::Unknown;
        switch (each.kind) {
        case Condition::Kind::Compare:
            outcome = compare(each.comparison, factOf(each.left, graph, match),
                              factOf(each.right, graph, match));
            break;
        case Condition::Kind::Not:
            outcome = !outcomes[each.parts.front().index];
            break;
        case Condition::Kind::And:
            outcome = Outcome::True;
            for (const ConditionId part : each.parts)
                outcome = both(outcome, outcomes[part.index]);
            break;
        case Condition::Kind::Or:
            outcome = Outcome::False;
            for (const ConditionId part : each.parts)
                outcome = either(outcome, outcomes[part.index]);
            break;
        }
        outcomes.push_back(outcome);
    }
    return outcomes[condition.index];
}

} // namespace fusewright::test
