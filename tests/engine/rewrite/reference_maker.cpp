// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/reference_maker.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

/// A constant with its elements; one alone stands for all. Nothing where there are too few.
std::optional<AttributeValue> literalOf(DataType type, const std::vector<std::int64_t>& shape,
                                        const std::vector<double>& elements)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : shape)
        count *= extent;
    const bool isReal = type >= DataType::F64 && type <= DataType::BFP4;
    TensorLiteral literal{.type = type, .shape = shape, .complete = true};
    for (const double element : elements) {
        if (isReal)
            literal.numbers.push_back(element);
        else
            literal.integers.push_back(static_cast<std::int64_t>(element));
    }
    const bool fits = elements.size() == 1 || std::ssize(elements) == count;
    return fits ? std::optional(AttributeValue(literal)) : std::nullopt;
}

} // namespace

ReferenceMaker::ReferenceMaker(const Replacement& replacement, const PlainGround& ground,
                               const PlainGraph& plain, std::uint32_t number,
                               std::uint32_t constant)
    : m_replacement(replacement),
      m_ground(ground),
      m_plain(plain),
      m_number(number),
      m_constant(constant),
      m_turns(replacement.loops().size()),
      m_turnNumbers(replacement.loops().size(), 0)
{
    m_ground.turns = m_turns;
}

PlainMade ReferenceMaker::make()
{
    for (const ReplacedResult& result : m_replacement.results())
        need(result.part);
    m_isAsking = false;
    makePartsIn(LoopId());
    for (const ReplacedResult& result : m_replacement.results()) {
        if (!m_made.refusal)
            m_made.values.push_back(m_values.at(keyOf(result.part)).at(0));
    }
    return std::move(m_made);
}

ReferenceMaker::Key ReferenceMaker::keyOf(PartId part) const
{
    Key key{part.index, {}};
    for (LoopId at = m_replacement.part(part).loop; at.isValid(); at = m_replacement.loop(at).outer)
        key.second.push_back(m_turnNumbers[at.index]);
    return key;
}

/// The first reason counts.
void ReferenceMaker::refuse(Reason reason)
{
    if (!m_isAsking && !m_made.refusal)
        m_made.refusal = reason;
}

/// What is unknown makes the match conditional.
PlainFact ReferenceMaker::ask(ExpressionId expression)
{
    const PlainFact fact = fusewright::test::factOf(expression, m_ground);
    if (fact.index() == 0)
        refuse(Reason::ConditionUnknown);
    for (const std::string& answer : answersBehind(expression, m_ground))
        m_made.restsOn.insert(answer);
    return fact;
}

std::optional<double> ReferenceMaker::number(ExpressionId expression, double usual)
{
    if (!expression.isValid())
        return usual;
    const PlainFact fact = ask(expression);
    const double* const known = std::get_if<double>(&fact);
    return known ? std::optional(*known) : std::nullopt;
}

template <class Visit>
void ReferenceMaker::forEachTurn(LoopId id, Visit visit)
{
    const ReplacementLoop& loop = m_replacement.loop(id);
    const auto from = number(loop.from, 0);
    const auto to = number(loop.to, 0);
    const auto step = number(loop.step, 1);
    const auto axis = number(loop.axis, 0);
    if (!from || !to || !step || !axis)
        return;
    if (*step <= 0 || *from < 0 || *axis < 0)
        return refuse(Reason::Invalid);
    m_turnNumbers[id.index] = 0;
    for (double start = *from; start < *to && !m_made.refusal; start += *step) {
        m_turns[id.index] = {.axis = *axis, .start = start, .size = std::min(*step, *to - start)};
        visit();
        ++m_turnNumbers[id.index];
    }
    m_turns[id.index].reset();
}

void ReferenceMaker::need(PartId id)
{
    if (!m_needed.emplace(keyOf(id), true).second)
        return;
    const ReplacementPart& part = m_replacement.part(id);
    if (part.kind == PartKind::Choice) {
        if (const auto chosen = number(part.condition, 1))
            need(part.operands[*chosen != 0 ? 0 : 1].part);
        return;
    }
    if (part.kind == PartKind::Repeat)
        return forEachTurn(part.repeated, [&] { need(part.operands[0].part); });
    for (const PartOperand& operand : part.operands) {
        if (operand.part.isValid())
            need(operand.part);
    }
}

void ReferenceMaker::makePartsIn(LoopId loop)
{
    for (std::uint32_t at = 0; at < m_replacement.parts().size() && !m_made.refusal; ++at) {
        const PartId id(at);
        if (m_replacement.part(id).loop != loop || !m_needed.contains(keyOf(id))
            || m_values.contains(keyOf(id)))
            continue;
        m_values[keyOf(id)] = madeOf(id);
    }
}

std::vector<std::string> ReferenceMaker::madeOf(PartId id)
{
    const ReplacementPart& part = m_replacement.part(id);
    switch (part.kind) {
    case PartKind::Taken:
        return {taken(part)};
    case PartKind::Constant:
        return {constant(part)};
    case PartKind::Choice: {
        const auto chosen = number(part.condition, 1);
        return chosen ? m_values.at(keyOf(part.operands[*chosen != 0 ? 0 : 1].part))
                      : std::vector<std::string>();
    }
    case PartKind::Repeat:
        return repeated(part);
    case PartKind::Written: // Not among the random rules.
    case PartKind::External:
        refuse(Reason::ConditionUnknown);
        return {""};
    case PartKind::Operator:
    case PartKind::Wrap:
        return {made(part)};
    }
    return {};
}

std::string ReferenceMaker::taken(const ReplacementPart& part)
{
    const PlainFact fact = ask(part.operand);
    const OperandRef* const operand = std::get_if<OperandRef>(&fact);
    if (operand && operand->value.isValid()) {
        const std::size_t maker = operand->maker.index;
        if (!operand->maker.isValid())
            return std::string(m_ground.graph.valueName(operand->value));
        const auto results = m_ground.graph.outputs(operand->maker);
        return m_plain.nodes[maker].result(operand->value.index - results.front().index);
    }
    refuse(Reason::Invalid);
    return {};
}

std::vector<std::string> ReferenceMaker::repeated(const ReplacementPart& part)
{
    std::vector<std::string> values;
    forEachTurn(part.repeated, [&] {
        makePartsIn(part.repeated);
        const auto found = m_values.find(keyOf(part.operands[0].part));
        if (found != m_values.end())
            values.insert(values.end(), found->second.begin(), found->second.end());
    });
    return values;
}

std::string ReferenceMaker::constant(const ReplacementPart& part)
{
    PlainInput& constant = m_made.constants.emplace_back();
    constant.name = 'c' + std::to_string(m_constant++);
    constant.isParameter = true;
    constant.olderNodes = m_number;
    constant.facts = factsOf(part, {});
    std::vector<double> elements;
    for (const ExpressionId element : part.elements)
        elements.push_back(number(element, 0).value_or(0));
    if (!constant.facts.shape)
        constant.facts.shape = {static_cast<std::int64_t>(elements.size())};
    constant.content = literalOf(constant.facts.type, *constant.facts.shape, elements);
    return constant.name;
}

bool ReferenceMaker::isWrapped(const ReplacementPart& part, const std::string& value) const
{
    const std::size_t maker = m_plain.makerOf(value);
    if (maker < m_plain.nodes.size())
        return m_plain.nodes[maker].op == part.op;
    return std::ranges::any_of(m_made.nodes, [&](const PlainNode& node) {
        return value.substr(0, value.find('.')) == node.result(0) && node.op == part.op;
    });
}

std::string ReferenceMaker::made(const ReplacementPart& part)
{
    PlainNode node{.op = part.op};
    for (const PartOperand& operand : part.operands) {
        if (operand.literal.isValid()) {
            static_cast<void>(ask(operand.literal));
            continue;
        }
        const std::vector<std::string>& values = m_values.at(keyOf(operand.part));
        node.operands.insert(node.operands.end(), values.begin(), values.end());
    }
    if (part.kind == PartKind::Wrap && isWrapped(part, node.operands.at(0)))
        return node.operands.at(0);
    addAttributes(node, part);
    const PlainFacts facts = factsOf(part, node.operands.empty() ? "" : node.operands.front());
    const double count = number(part.resultCount, 1).value_or(1);
    const double result = number(part.resultNumber, 0).value_or(0);
    if (count < 1 || result < 0 || result >= count)
        refuse(Reason::Invalid);
    if (m_made.refusal)
        return {};
    node.results.assign(static_cast<std::size_t>(count), facts);
    node.number = m_number++;
    m_made.nodes.push_back(node);
    return node.result(static_cast<std::size_t>(result));
}

void ReferenceMaker::addAttributes(PlainNode& node, const ReplacementPart& part)
{
    std::map<std::string, AttributeValue> attributes;
    if (part.attributesOf.isValid()) {
        const PlainFact from = ask(part.attributesOf);
        const OperandRef* const operand = std::get_if<OperandRef>(&from);
        if (operand && operand->maker.isValid()) {
            const auto& copied = m_plain.nodes[operand->maker.index].attributes;
            attributes.insert(copied.begin(), copied.end());
        }
    }
    for (const PartAttribute& attribute : part.attributes) {
        if (auto value = attributeOf(attribute))
            attributes.insert_or_assign(attribute.name, *std::move(value));
        else
            refuse(Reason::ConditionUnknown);
    }
    node.attributes.assign(attributes.begin(), attributes.end());
}

/// Only what random rules have: whole numbers, truths and lists of numbers.
std::optional<AttributeValue> ReferenceMaker::attributeOf(const PartAttribute& attribute)
{
    std::vector<std::int64_t> numbers;
    for (const ExpressionId value : attribute.values) {
        const auto known = number(value, 0);
        if (!known)
            return std::nullopt;
        numbers.push_back(static_cast<std::int64_t>(*known));
    }
    if (attribute.isList)
        return numbers;
    const bool isTruth =
        m_ground.pattern.expressions().type(attribute.values[0]) == ScalarType::Bool;
    return isTruth ? AttributeValue(numbers[0] != 0) : AttributeValue(numbers[0]);
}

PlainFacts ReferenceMaker::factsOf(const ReplacementPart& part, const std::string& first)
{
    const MadeFacts& told = part.facts;
    PlainFacts facts;
    facts.type = sourceOf(told.type, first).type;
    facts.shape = sourceOf(told.shape, first).shape;
    if (told.type.from == From::Given) {
        const PlainFact type = ask(told.givenType);
        const std::string* const name = std::get_if<std::string>(&type);
        facts.type = name ? parseDataType(*name).value_or(DataType::Unknown) : DataType::Unknown;
    }
    if (told.shape.from == From::Given) {
        facts.shape.emplace();
        for (const ExpressionId dim : told.dims)
            facts.shape->push_back(extent(dim));
    }
    resize(facts, part);
    return facts;
}

/// Of the value that a fact is taken from; nothing where it is taken from none.
PlainFacts ReferenceMaker::sourceOf(const MadeFact& fact, const std::string& first)
{
    const auto known = [&](const PlainFact& from) {
        const OperandRef* const operand = std::get_if<OperandRef>(&from);
        return operand && operand->value.isValid() ? knownFacts(m_ground.graph, operand->value)
                                                   : PlainFacts();
    };
    if (fact.from == From::Like)
        return known(ask(fact.like));
    if (fact.from == From::FirstOperand && !first.empty())
        return knownOf(first);
    if (fact.from != From::Whole)
        return {};
    const auto results = m_ground.graph.outputs(m_ground.match.place);
    return results.empty() ? PlainFacts() : knownFacts(m_ground.graph, results.front());
}

/// Of a value of the graph what is known, of one that is made what is said.
PlainFacts ReferenceMaker::knownOf(const std::string& value) const
{
    for (const PlainNode& node : m_made.nodes) {
        for (std::size_t at = 0; at < node.results.size(); ++at) {
            if (node.result(at) == value)
                return node.results[at];
        }
    }
    for (const PlainInput& constant : m_made.constants) {
        if (constant.name == value)
            return constant.facts;
    }
    for (const ValueId each : m_ground.graph.values()) {
        const NodeId maker = m_ground.graph.producer(each);
        const std::string name = maker.isValid() ? m_plain.nodes[maker.index].result(
                                     each.index - m_ground.graph.outputs(maker).front().index)
                                                 : std::string(m_ground.graph.valueName(each));
        if (name == value)
            return knownFacts(m_ground.graph, each);
    }
    return {};
}

void ReferenceMaker::resize(PlainFacts& facts, const ReplacementPart& part)
{
    for (const ResizedAxis& resized : part.facts.resized) {
        const auto axis = static_cast<std::size_t>(extent(resized.axis));
        const std::int64_t size = extent(resized.extent);
        if (m_made.refusal || !facts.shape)
            continue;
        if (axis >= facts.shape->size())
            refuse(Reason::Invalid);
        else
            (*facts.shape)[axis] = size;
    }
}

std::int64_t ReferenceMaker::extent(ExpressionId dim)
{
    const double size = number(dim, 0).value_or(0);
    if (size < 0)
        refuse(Reason::Invalid);
    return static_cast<std::int64_t>(size);
}

} // namespace fusewright::test
