// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/condition_reader.h"

#include "engine/graph/graph.h"

#include <string>
#include <utility>
#include <variant>

namespace fusewright {

namespace {

/// What a term comes to: nothing where it is not known.
using Known = std::variant<std::monostate, double, std::string>;

Known knownValue(const AttributeValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*number);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? 1.0 : 0.0;
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    const auto* literal = std::get_if<TensorLiteral>(&value);
    if (literal && literal->complete && literal->numbers.size() == 1)
        return literal->numbers.front();
    if (literal && literal->complete && literal->integers.size() == 1)
        return static_cast<double>(literal->integers.front());
    return {};
}

/// Operators; one that uses the value twice counts once. Uses stand by operator.
double userCount(const Graph& graph, ValueId value)
{
    NodeId last;
    double count = 0;
    for (const Use& use : graph.uses(value))
        count += std::exchange(last, use.node) != use.node ? 1 : 0;
    return count;
}

class TermReader {
public:
    TermReader(const Graph& graph, const Match& match) : m_graph(graph), m_match(match) { }

    Known read(const Term& term) const;

private:
    Known ofNode(const Term& term, NodeId node) const;
    Known ofValue(const Term& term, ValueId value) const;
    Known extent(const Term& term, ShapeId shape) const;

    const Graph& m_graph;
    const Match& m_match;
};

Known TermReader::read(const Term& term) const
{
    if (term.kind == Term::Kind::Number)
        return term.number;
    if (term.kind == Term::Kind::Text)
        return term.text;
    if (!term.entry.isValid() || !m_match.isBound(term.entry))
        return {};
    const MatchSlot& slot = m_match.slot(term.entry);
    return slot.first.isValid() ? ofNode(term, slot.first) : ofValue(term, slot.value);
}

Known TermReader::ofNode(const Term& term, NodeId node) const
{
    if (term.kind == Term::Kind::Users)
        return static_cast<double>(m_graph.users(node).size());
    if (term.kind == Term::Kind::Attribute) {
        const AttributeValue* value = m_graph.attribute(node, term.text);
        return value ? knownValue(*value) : Known();
    }
    return m_graph.outputCount(node) > 0 ? ofValue(term, m_graph.outputs(node).front()) : Known();
}

Known TermReader::ofValue(const Term& term, ValueId value) const
{
    if (!value.isValid())
        return {};
    const ShapeId shape = m_graph.shapeId(value);
    switch (term.kind) {
    case Term::Kind::ElementType:
        if (m_graph.valueType(value) == DataType::Unknown)
            return {};
        return std::string(dataTypeName(m_graph.valueType(value)));
    case Term::Kind::Rank:
        if (!m_graph.shapes().isRanked(shape))
            return {};
        return static_cast<double>(m_graph.shapes().dims(shape).size());
    case Term::Kind::Extent:
        return extent(term, shape);
    case Term::Kind::Content: {
        const AttributeValue* literal = m_graph.literal(value);
        return literal ? knownValue(*literal) : Known();
    }
    case Term::Kind::Users:
        return userCount(m_graph, value);
    default:
        return {};
    }
}

Known TermReader::extent(const Term& term, ShapeId shape) const
{
    if (!m_graph.shapes().isRanked(shape))
        return {};
    const auto dims = m_graph.shapes().dims(shape);
    const auto rank = static_cast<double>(dims.size());
    const double axis = term.number < 0 ? term.number + rank : term.number;
    if (axis < 0 || axis >= rank || !dims[static_cast<std::size_t>(axis)].isKnown())
        return {};
    return static_cast<double>(dims[static_cast<std::size_t>(axis)].size());
}

template <class T>
bool holds(Comparison comparison, const T& left, const T& right)
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

Outcome compare(const TermReader& reader, const Condition& condition)
{
    const Known left = reader.read(condition.left);
    const Known right = reader.read(condition.right);
    const auto told = [](bool holds) { return holds ? Outcome::True : Outcome::False; };
    if (const auto* a = std::get_if<double>(&left), *b = std::get_if<double>(&right); a && b)
        return told(holds(condition.comparison, *a, *b));
    const auto *a = std::get_if<std::string>(&left), *b = std::get_if<std::string>(&right);
    return a && b ? told(holds(condition.comparison, *a, *b)) : Outcome::Unknown;
}

Outcome joined(const Condition& condition, const std::vector<Outcome>& outcomes)
{
    Outcome all = condition.kind == Condition::Kind::Or ? Outcome::False : Outcome::True;
    for (const ConditionId part : condition.parts) {
        const Outcome outcome = outcomes[part.index];
        if (condition.kind == Condition::Kind::Not)
            return !outcome;
        all = condition.kind == Condition::Kind::Or ? either(all, outcome) : both(all, outcome);
    }
    return all;
}

} // namespace

Outcome outcomeOf(const Graph& graph, const Pattern& pattern, const Match& match,
                  ConditionId condition)
{
    const TermReader reader(graph, match);
    if (pattern.condition(condition).kind == Condition::Kind::Compare)
        return compare(reader, pattern.condition(condition));
    // Conditions refer to earlier ones only: in their order every part is known in time.
    std::vector<Outcome> outcomes;
    for (std::size_t at = 0; at <= condition.index; ++at) {
        const Condition& here = pattern.conditions()[at];
        outcomes.push_back(here.kind == Condition::Kind::Compare ? compare(reader, here)
                                                                 : joined(here, outcomes));
    }
    return outcomes.back();
}

ConditionSubject subjectOf(const Pattern& pattern, ConditionId condition)
{
    const Condition* at = &pattern.condition(condition);
    while (!at->parts.empty())
        at = &pattern.condition(at->parts.front());
    for (const Term* term : {&at->left, &at->right}) {
        switch (term->kind) {
        case Term::Kind::ElementType:
            return ConditionSubject::Type;
        case Term::Kind::Rank:
        case Term::Kind::Extent:
            return ConditionSubject::Shape;
        case Term::Kind::Content:
            return ConditionSubject::Content;
        case Term::Kind::Users:
            return ConditionSubject::Users;
        default:
            break;
        }
    }
    return ConditionSubject::Attribute;
}

} // namespace fusewright
