// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is asked of each part of a replacement.

#include "engine/pattern/replacement_check.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace fusewright {

using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

void ReplacementCheck::checkPart(PartId id)
{
    const ReplacementPart& part = m_replacement.part(id);
    m_at = {.part = id, .loop = {}};
    if (part.loop.isValid() && part.loop.index >= m_replacement.loops().size()) {
        add(Kind::UnknownLoop);
        return;
    }
    checkCount(part);
    checkKind(part);
    checkOperands(part);
    checkAttributes(part);
    checkFacts(part);
    allow(part.resultCount, Wanted::Whole, part.loop);
    allow(part.resultNumber, Wanted::Whole, part.loop);
}

void ReplacementCheck::checkCount(const ReplacementPart& part)
{
    if (part.operands.size() > ReplacementBuilder::mostParts)
        add(Kind::TooMany);
    const std::size_t count = part.operands.size();
    const bool isRight = part.kind == PartKind::Choice                 ? count == 2
        : part.kind == PartKind::Wrap || part.kind == PartKind::Repeat ? count == 1
        : part.kind == PartKind::Taken || part.kind == PartKind::Constant
            || part.kind == PartKind::Written
        ? count == 0
        : true;
    if (!isRight)
        add(Kind::WrongOperands);
}

void ReplacementCheck::checkKind(const ReplacementPart& part)
{
    const bool isNamed = part.kind == PartKind::Operator || part.kind == PartKind::Wrap
        || part.kind == PartKind::External || part.kind == PartKind::Written;
    if (part.kind == PartKind::Written && !part.writer)
        add(Kind::MissingExpression);
    if (isNamed && part.op.empty())
        add(Kind::MissingName);
    if (part.kind == PartKind::Taken)
        need(part.operand, Wanted::Operand, part.loop);
    if (part.kind == PartKind::Choice)
        need(part.condition, Wanted::Bool, part.loop);
    if (part.kind == PartKind::Repeat)
        checkRepeat(part);
    if (part.kind != PartKind::Constant)
        return;
    if (part.elements.empty())
        add(Kind::MissingExpression);
    for (const ExpressionId element : part.elements)
        need(element, Wanted::Scalar, part.loop);
}

void ReplacementCheck::checkRepeat(const ReplacementPart& part)
{
    if (part.repeated.index >= m_replacement.loops().size())
        add(Kind::UnknownLoop);
    else if (m_replacement.loop(part.repeated).outer != part.loop)
        add(Kind::OutOfLoop);
}

void ReplacementCheck::checkOperands(const ReplacementPart& part)
{
    std::set<std::string_view> keywords;
    unsigned depth = 0;
    for (const PartOperand& operand : part.operands) {
        checkOperand(part, operand);
        if (!operand.keyword.empty() && operand.depth <= operand.opens
            && !keywords.insert(operand.keyword).second)
            add(Kind::RepeatedName);
        if (operand.opens > operand.depth
            || static_cast<unsigned>(operand.depth - operand.opens) > depth)
            add(Kind::WrongOperands);
        depth = operand.depth;
    }
}

void ReplacementCheck::checkOperand(const ReplacementPart& part, const PartOperand& operand)
{
    const bool isCall = part.kind == PartKind::Operator || part.kind == PartKind::External;
    const int ways = (operand.part.isValid() ? 1 : 0) + (operand.literal.isValid() ? 1 : 0)
        + (operand.written ? 1 : 0) + (operand.taken.isValid() ? 1 : 0);
    if (ways != 1 || (!isCall && (!operand.part.isValid() || operand.depth > 0))) {
        add(Kind::WrongOperands);
        return;
    }
    if (operand.taken.isValid() && operand.taken.index >= m_pattern.entryCount())
        add(Kind::UnknownEntry);
    allow(operand.literal, Wanted::Scalar, part.loop);
    if (operand.part.isValid())
        checkUse(part.kind == PartKind::Repeat ? part.repeated : part.loop, operand);
}

void ReplacementCheck::checkUse(LoopId scope, const PartOperand& operand)
{
    if (operand.part >= m_at.part) {
        add(Kind::UnknownPart);
        return;
    }
    const ReplacementPart& used = m_replacement.part(operand.part);
    const auto isLoop = [&](LoopId loop) {
        return !loop.isValid() || loop.index < m_replacement.loops().size();
    };
    if (isLoop(scope) && isLoop(used.loop) && !isWithin(scope, used.loop))
        add(Kind::OutOfLoop);
    if ((used.kind == PartKind::Repeat) != operand.isSpread)
        add(Kind::NotSpread);
}

void ReplacementCheck::checkAttributes(const ReplacementPart& part)
{
    allow(part.attributesOf, Wanted::Operand, part.loop);
    std::set<std::string_view> names;
    for (const PartAttribute& attribute : part.attributes) {
        if (attribute.name.empty())
            add(Kind::MissingName);
        else if (!names.insert(attribute.name).second)
            add(Kind::RepeatedName);
        const bool isTaken = attribute.takenFrom.isValid();
        if (isTaken ? !attribute.values.empty() || attribute.isList
                    : !attribute.isList && attribute.values.size() != 1)
            add(Kind::MissingExpression);
        if (isTaken && attribute.source.empty())
            add(Kind::MissingName);
        allow(attribute.takenFrom, Wanted::Operand, part.loop);
        for (const ExpressionId value : attribute.values)
            need(value, Wanted::Scalar, part.loop);
    }
}

void ReplacementCheck::checkFacts(const ReplacementPart& part)
{
    const MadeFacts& facts = part.facts;
    checkFact(part, facts.type);
    checkFact(part, facts.shape);
    checkFact(part, facts.encoding);
    if (facts.type.from == From::Given)
        need(facts.givenType, Wanted::ElementType, part.loop);
    if (facts.shape.from == From::Given) {
        for (const ExpressionId dim : facts.dims)
            need(dim, Wanted::Whole, part.loop);
    }
    if (facts.encoding.from == From::Given) {
        need(facts.step, Wanted::Number, part.loop);
        need(facts.offset, Wanted::Whole, part.loop);
        if (facts.isQuantized.isValid())
            need(facts.isQuantized, Wanted::Bool, part.loop);
    }
    for (const ResizedAxis& resized : facts.resized) {
        need(resized.axis, Wanted::Whole, part.loop);
        need(resized.extent, Wanted::Whole, part.loop);
    }
}

void ReplacementCheck::checkFact(const ReplacementPart& part, const MadeFact& fact)
{
    if (fact.from == From::Like)
        need(fact.like, Wanted::Operand, part.loop);
    const bool hasFirst = !part.operands.empty() && part.operands.front().part.isValid();
    if (fact.from == From::FirstOperand && !hasFirst)
        add(Kind::WrongOperands);
}

} // namespace fusewright
