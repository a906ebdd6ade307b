// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/composites/composite_maker.h"

#include "engine/pattern/match_judge.h"
#include "engine/pattern/replacement_builder.h"

#include <utility>

namespace fusewright {

CompositeMaker::CompositeMaker(std::string_view composite,
                               std::initializer_list<std::string_view> sources,
                               OperandCount operands)
    : m_composite(composite)
{
    Entry entry{.name = "call", .operands = operands};
    entry.operators.isNative = true;
    for (const std::string_view source : sources)
        entry.operators.names.emplace_back(source);
    m_entry = m_builder.addEntry(std::move(entry));
    m_builder.setPlace(m_entry);
    m_builder.setBinding(Pattern::Binding::Shared);
}

ExpressionId CompositeMaker::isGiven(std::string_view attribute)
{
    return make(ExpressionOp::HasAttribute, {whole()}, NamedScalar{.name = std::string(attribute)});
}

ExpressionId CompositeMaker::attributeOf(std::string_view name, ExpressionId usual)
{
    const ScalarType type = m_builder.expressions().type(usual);
    const ExpressionId given = make(ExpressionOp::Attribute, {whole()},
                                    NamedScalar{.name = std::string(name), .type = type});
    return make(ExpressionOp::Select, {isGiven(name), given, usual});
}

ExpressionId CompositeMaker::mayBe(ExpressionId operand, DataType type)
{
    const ExpressionId isUnknown =
        make(ExpressionOp::Not, {make(ExpressionOp::IsTypeKnown, {operand})});
    const ExpressionId isSame =
        make(ExpressionOp::Equal, {make(ExpressionOp::TypeOf, {operand}), literal(type)});
    return make(ExpressionOp::Or, {isUnknown, isSame});
}

ExpressionId CompositeMaker::mayBeOther(ExpressionId operand, DataType type)
{
    const ExpressionId isUnknown =
        make(ExpressionOp::Not, {make(ExpressionOp::IsTypeKnown, {operand})});
    const ExpressionId isOther =
        make(ExpressionOp::NotEqual, {make(ExpressionOp::TypeOf, {operand}), literal(type)});
    return make(ExpressionOp::Or, {isUnknown, isOther});
}

void CompositeMaker::set(std::string_view name, ExpressionId value)
{
    m_attributes.push_back({.name = std::string(name), .values = {value}});
}

void CompositeMaker::setList(std::string_view name, std::initializer_list<ExpressionId> values)
{
    m_attributes.push_back({.name = std::string(name), .values = values, .isList = true});
}

void CompositeMaker::take(std::string_view name, std::string_view source)
{
    m_attributes.push_back(
        {.name = std::string(name), .takenFrom = whole(), .source = std::string(source)});
}

ExpressionId CompositeMaker::all(const std::vector<ExpressionId>& conditions)
{
    if (conditions.size() < 2)
        return conditions.empty() ? ExpressionId() : conditions.front();
    return m_builder.expressions().add(ExpressionOp::And, conditions);
}

PartId CompositeMaker::add(ReplacementPart part)
{
    m_parts.push_back(std::move(part));
    return PartId(m_parts.size() - 1);
}

/// The operand itself where it has the type of the first one, or one of both is not known.
PartId CompositeMaker::addCast(PartId operand, ExpressionId value, LoopId loop)
{
    const ExpressionId first = this->operand(0);
    const ExpressionId type = make(ExpressionOp::TypeOf, {first});
    const ExpressionId isSame =
        make(ExpressionOp::Equal, {make(ExpressionOp::TypeOf, {value}), type});
    const ExpressionId areKnown =
        make(ExpressionOp::And,
             {make(ExpressionOp::IsTypeKnown, {value}), make(ExpressionOp::IsTypeKnown, {first})});
    ReplacementPart cast{.loop = loop,
                         .op = "to",
                         .operands = {{.part = operand}},
                         .attributes = {{.name = "dtype", .values = {type}}}};
    cast.facts.type.from = MadeFact::From::Given;
    cast.facts.shape.from = MadeFact::From::FirstOperand;
    cast.facts.givenType = type;
    const PartId fresh = add(std::move(cast));
    return add(
        {.kind = ReplacementPart::Kind::Choice,
         .loop = loop,
         .operands = {{.part = operand}, {.part = fresh}},
         .condition = make(ExpressionOp::Or, {isSame, make(ExpressionOp::Not, {areKnown})})});
}

/// A turn for each operand, so that there may be as many as the operator has.
PartId CompositeMaker::addOperands()
{
    const LoopId loop(0u);
    const ExpressionId operand =
        make(ExpressionOp::InputOf, {whole(), make(ExpressionOp::LoopStart, {}, loop)});
    m_loops.push_back({.tag = "operand",
                       .from = literal(std::uint64_t{0}),
                       .to = make(ExpressionOp::Inputs, {whole()})});
    PartId each = add({.kind = ReplacementPart::Kind::Taken, .loop = loop, .operand = operand});
    if (m_castsOthers)
        each = addCast(each, operand, loop);
    return add(
        {.kind = ReplacementPart::Kind::Repeat, .operands = {{.part = each}}, .repeated = loop});
}

std::vector<PartOperand> CompositeMaker::operands()
{
    if (m_taken.empty())
        return {{.part = addOperands(), .isSpread = true}};
    std::vector<PartOperand> all;
    for (const std::uint64_t index : m_taken)
        all.push_back(
            {.part = add({.kind = ReplacementPart::Kind::Taken, .operand = operand(index)})});
    return all;
}

RulePattern CompositeMaker::built()
{
    RulePattern written{.name = "call", .check = all(m_checks), .judge = m_judge};
    if (auto pattern = m_builder.build())
        written.pattern = *std::move(pattern);
    ReplacementBuilder builder(written.pattern);
    for (ReplacementLoop& loop : m_loops)
        builder.addLoop(std::move(loop));
    for (ReplacementPart& part : m_parts)
        builder.addPart(std::move(part));
    builder.addResult({m_entry, 0, PartId(m_parts.size() - 1)});
    if (auto replacement = builder.build())
        written.replacement = std::make_shared<const Replacement>(*std::move(replacement));
    return written;
}

Rule CompositeMaker::rule()
{
    ReplacementPart composite{.op = "tenstorrent." + m_composite,
                              .operands = operands(),
                              .attributes = std::move(m_attributes),
                              .inside = ReplacementPart::Inside::Matched};
    if (!m_infersResults) {
        composite.facts.type.from = MadeFact::From::Whole;
        composite.facts.shape.from = MadeFact::From::Whole;
    }
    add(std::move(composite));
    Rule rule;
    rule.name = m_composite;
    rule.patterns.push_back(built());
    return rule;
}

} // namespace fusewright
