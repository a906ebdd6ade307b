// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_refusals.h"

#include "engine/rules/tvm/tvm_operators.h"

#include <utility>

namespace fusewright {

namespace {

bool isFact(DplKind kind)
{
    return kind == DplKind::HasShape || kind == DplKind::HasType || kind == DplKind::HasStruct
        || kind == DplKind::HasAttributes;
}

} // namespace

OperatorClass anyCall()
{
    return {.mode = OperatorClass::Mode::NoneOf,
            .names = {"R.TupleGetItem", "getitem", "R.match_cast"}};
}

ExpressionId boundTo(PatternBuilder& builder, EntryId entry)
{
    return builder.expressions().add(ExpressionOp::Bound, {}, entry);
}

void require(PatternBuilder& builder, EntryId entry, ExpressionId condition)
{
    ExpressionId& own = builder.entry(entry).condition;
    own = TvmConditions(builder.expressions()).both(own, condition);
}

bool TvmRefusals::fail(DplId at, bool isNever)
{
    m_fault =
        TvmPatternFault{isNever ? "The pattern refuses what it asks for, so TVM never finds it."
                                : "What `~` refuses here cannot be asked.",
                        at, isNever};
    return false;
}

/// Of `a | b` both are refused.
bool TvmRefusals::refuse(EntryId entry, const TvmExpression& expression, DplId refused)
{
    m_open.assign(1, refused);
    while (!m_open.empty()) {
        const DplId at = m_open.back();
        m_open.pop_back();
        if (node(at).kind == DplKind::Either)
            m_open.insert(m_open.end(), node(at).parts.rbegin(), node(at).parts.rend());
        else if (!refuseOne(entry, expression, at))
            return false;
    }
    return true;
}

/// What is a part of the match elsewhere is refused only where it is the same there.
bool TvmRefusals::refuseOne(EntryId entry, const TvmExpression& expression, DplId refused)
{
    const DplNode& here = node(refused);
    if (m_way.isThere(refused))
        return fail(refused);
    switch (here.kind) {
    case DplKind::Wildcard:
        return fail(refused, true);
    case DplKind::Constant:
        return refuseValue(entry, expression, refused, ExpressionOp::IsConstant);
    case DplKind::Variable:
        return refuseValue(entry, expression, refused, ExpressionOp::IsGraphInput);
    case DplKind::Call:
        return refuseCall(entry, expression, refused);
    default:
        return isFact(here.kind) ? refuseFacts(entry, refused) : fail(refused);
    }
}

bool TvmRefusals::refuseValue(EntryId entry, const TvmExpression& expression, DplId refused,
                              ExpressionOp fact)
{
    if (m_builder.entry(entry).kind == Entry::Kind::Operator)
        return true;
    if (!node(refused).name.empty())
        return fail(refused);
    if (node(expression.node).kind == node(refused).kind)
        return fail(refused, true);
    require(m_builder, entry, m_conditions.no(m_conditions.is(fact, boundTo(m_builder, entry))));
    return true;
}

/// Of a call only which operator it calls.
bool TvmRefusals::refuseCall(EntryId entry, const TvmExpression& expression, DplId refused)
{
    const DplNode& call = node(refused);
    const DplNode& callee = node(call.parts.front());
    const bool isOpen = call.parts.size() == 1 && call.anyArguments;
    const DplKind kind = node(expression.node).kind;
    if (callee.kind != DplKind::Operator)
        return fail(refused);
    if (kind == DplKind::Constant || kind == DplKind::Variable || kind == DplKind::TupleItem)
        return true;
    const bool isCall = m_builder.entry(entry).kind == Entry::Kind::Operator;
    const std::string name = kind == DplKind::Call
        ? node(m_way.of(node(expression.node).parts.front()).node).name
        : std::string();
    if (isCall && !name.empty() && name != callee.name)
        return true;
    if (isOpen && isCall && name == callee.name)
        return fail(refused, true);
    OperatorClass& operators = m_builder.entry(entry).operators;
    if (!isOpen || !isCall || operators.mode != OperatorClass::Mode::NoneOf)
        return fail(refused);
    for (const std::string& other : m_classes.of(callee.name).names)
        operators.names.push_back(other);
    return true;
}

/// A type, a shape or attributes of anything.
bool TvmRefusals::refuseFacts(EntryId entry, DplId refused)
{
    ExpressionId all;
    for (DplId at = refused; !m_way.isThere(at); at = node(at).parts.front()) {
        if (node(at).kind == DplKind::Wildcard) {
            require(m_builder, entry, m_conditions.no(all));
            return true;
        }
        if (!isFact(node(at).kind))
            break;
        all = m_conditions.both(all, m_conditions.asked(node(at), boundTo(m_builder, entry)));
    }
    return fail(refused);
}

} // namespace fusewright
