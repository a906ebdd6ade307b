// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Parts and loops name earlier ones only, so each check is one pass. For what stands in loops it is
// found out first, for every expression of the table, which loop it needs: then a use costs no
// more than the depth of the loops.

#include "engine/pattern/replacement_check.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace fusewright {

using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

ReplacementCheck::ReplacementCheck(const Pattern& pattern, const Replacement& replacement)
    : m_pattern(pattern), m_replacement(replacement)
{
}

std::vector<ReplacementFault> ReplacementCheck::faults()
{
    m_faults.clear();
    m_at = {};
    if (m_replacement.parts().size() > ReplacementBuilder::mostParts
        || m_replacement.loops().size() > ReplacementBuilder::mostLoops)
        add(Kind::TooMany);
    else
        checkNesting();
    if (!m_faults.empty())
        return m_faults;
    findLoopUses();
    checkLoops();
    for (std::size_t at = 0; at < m_replacement.parts().size(); ++at)
        checkPart(PartId(at));
    m_at = {};
    checkResults();
    return m_faults;
}

void ReplacementCheck::add(Kind kind)
{
    ReplacementFault fault = m_at;
    fault.kind = kind;
    if (m_faults.empty() || m_faults.back() != fault)
        m_faults.push_back(fault);
}

// --- loops -------------------------------------------------------------------------------------

void ReplacementCheck::checkNesting()
{
    m_depth = 0;
    m_depths.clear();
    for (std::size_t at = 0; at < m_replacement.loops().size(); ++at) {
        m_at.loop = LoopId(at);
        const LoopId outer = m_replacement.loop(m_at.loop).outer;
        if (outer.isValid() && outer.index >= at)
            add(Kind::UnknownLoop);
        const bool isInner = outer.index < at;
        m_depths.push_back(isInner ? m_depths[outer.index] + 1 : 1);
        m_depth = std::max(m_depth, m_depths.back());
        if (m_depths.back() > ReplacementBuilder::mostLoopDepth)
            add(Kind::TooDeep);
    }
    m_at = {};
}

/// True for a loop itself too, and for what stands in no loop.
bool ReplacementCheck::isWithin(LoopId inner, LoopId outer) const
{
    while (inner.isValid() && inner != outer)
        inner = m_replacement.loop(inner).outer;
    return inner == outer;
}

ReplacementCheck::LoopUse ReplacementCheck::joined(LoopUse a, LoopUse b) const
{
    if (!a.isPossible || !b.isPossible)
        return {.loop = {}, .isPossible = false};
    if (isWithin(a.loop, b.loop))
        return a;
    return isWithin(b.loop, a.loop) ? b : LoopUse{.loop = {}, .isPossible = false};
}

void ReplacementCheck::findLoopUses()
{
    const ExpressionTable& table = m_pattern.expressions();
    m_loopUse.clear();
    m_loopUse.reserve(table.size());
    for (std::size_t at = 0; at < table.size(); ++at) {
        const ExpressionId id(at);
        LoopUse use;
        if (signatureOf(table.op(id)).payload == ExpressionSignature::Payload::Loop)
            use = {table.loop(id), table.loop(id).index < m_replacement.loops().size()};
        for (const ExpressionId operand : table.operands(id))
            use = joined(use, m_loopUse[operand.index]);
        m_loopUse.push_back(use);
    }
}

void ReplacementCheck::checkLoops()
{
    std::set<std::string_view> tags;
    for (std::size_t at = 0; at < m_replacement.loops().size(); ++at) {
        m_at = {.part = {}, .loop = LoopId(at)};
        const ReplacementLoop& loop = m_replacement.loop(LoopId(at));
        if (loop.tag.empty())
            add(Kind::MissingName);
        else if (!tags.insert(loop.tag).second)
            add(Kind::RepeatedName);
        need(loop.from, Wanted::Whole, loop.outer);
        need(loop.to, Wanted::Whole, loop.outer);
        allow(loop.step, Wanted::Whole, loop.outer);
        allow(loop.axis, Wanted::Whole, loop.outer);
    }
}

// --- expressions -------------------------------------------------------------------------------

void ReplacementCheck::need(ExpressionId expression, Wanted wanted, LoopId loop)
{
    if (!expression.isValid())
        add(Kind::MissingExpression);
    allow(expression, wanted, loop);
}

void ReplacementCheck::allow(ExpressionId expression, Wanted wanted, LoopId loop)
{
    if (!expression.isValid())
        return;
    if (!m_pattern.expressions().contains(expression)) {
        add(Kind::UnknownExpression);
        return;
    }
    const ScalarType type = m_pattern.expressions().type(expression);
    const bool isRight = wanted == Wanted::Operand ? type == ScalarType::Operand
        : wanted == Wanted::Bool                   ? type == ScalarType::Bool
        : wanted == Wanted::Whole                  ? isWholeType(type)
        : wanted == Wanted::Number                 ? isNumberType(type)
        : wanted == Wanted::ElementType            ? type == ScalarType::ElementType
                                                   : type != ScalarType::Operand;
    if (!isRight)
        add(Kind::WrongType);
    const LoopUse use = m_loopUse[expression.index];
    if (!use.isPossible || !isWithin(loop, use.loop))
        add(Kind::OutOfLoop);
}

// --- results -----------------------------------------------------------------------------------

void ReplacementCheck::checkResults()
{
    if (m_replacement.results().empty())
        add(Kind::NoResult);
    std::set<std::pair<EntryId, std::uint32_t>> replaced;
    for (const ReplacedResult& result : m_replacement.results()) {
        checkResult(result);
        if (!replaced.emplace(result.entry, result.output).second)
            add(Kind::RepeatedResult);
        ++m_at.result;
    }
}

void ReplacementCheck::checkResult(const ReplacedResult& result)
{
    const bool isEntry = result.entry.index < m_pattern.entryCount();
    const Entry::Kind kind = isEntry ? m_pattern.entry(result.entry).kind : Entry::Kind::Value;
    if (kind != Entry::Kind::Operator && kind != Entry::Kind::Choice)
        add(Kind::UnknownEntry);
    if (result.part.index >= m_replacement.parts().size()) {
        add(Kind::UnknownPart);
        return;
    }
    const ReplacementPart& part = m_replacement.part(result.part);
    if (part.loop.isValid())
        add(Kind::OutOfLoop);
    if (part.kind == PartKind::Repeat)
        add(Kind::NotSpread);
    if (givesItself(result))
        add(Kind::ReplacesItself);
}

bool ReplacementCheck::givesItself(const ReplacedResult& result) const
{
    const ReplacementPart& part = m_replacement.part(result.part);
    const ExpressionTable& table = m_pattern.expressions();
    if (part.kind != PartKind::Taken || !table.contains(part.operand) || result.output != 0)
        return false;
    const ExpressionOp op = table.op(part.operand);
    return (op == ExpressionOp::Whole && result.entry == m_pattern.placeEntry())
        || (op == ExpressionOp::Bound && table.entry(part.operand) == result.entry);
}

} // namespace fusewright
