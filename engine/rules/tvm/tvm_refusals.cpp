// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_refusals.h"

#include "engine/rules/tvm/tvm_conditions.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_tests.h"

#include <utility>

namespace fusewright {

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

bool TvmRefusals::never(DplId at)
{
    m_fault =
        TvmPatternFault{"The pattern refuses what it asks for, so TVM never finds it.", at, true};
    return false;
}

/// Of `a | b` both are refused.
bool TvmRefusals::isNever(EntryId entry, const TvmExpression& expression, DplId refusal)
{
    std::vector<DplId> open{node(refusal).parts.front()};
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (isBefore(at, refusal))
            continue;
        if (node(at).kind == DplKind::Either)
            open.insert(open.end(), node(at).parts.rbegin(), node(at).parts.rend());
        else if (isAlways(entry, expression, at, refusal))
            return !never(at);
    }
    return false;
}

/// What TVM met before it comes to a refusal is refused only where it is the same there.
bool TvmRefusals::isBefore(DplId at, DplId refusal) const
{
    return m_way.isThere(at) && m_way.orderOf(at) < m_way.orderOf(refusal);
}

/// Whether everything that is taken is what is refused.
bool TvmRefusals::isAlways(EntryId entry, const TvmExpression& expression, DplId refused,
                           DplId refusal) const
{
    const DplNode& here = node(refused);
    if (isBefore(refused, refusal))
        return false;
    switch (here.kind) {
    case DplKind::Wildcard:
        return true;
    case DplKind::Constant:
        return node(expression.node).kind == DplKind::Constant;
    case DplKind::Variable:
        return node(expression.node).kind == DplKind::Variable && here.name.empty();
    case DplKind::Call:
        return m_builder.entry(entry).kind == Entry::Kind::Operator && isOpenCall(refused)
            && node(expression.node).kind == DplKind::Call
            && node(here.parts.front()).kind == DplKind::Operator
            && node(m_way.of(node(expression.node).parts.front()).node).name
            == node(here.parts.front()).name;
    default:
        return false;
    }
}

bool TvmRefusals::isOpenCall(DplId call) const
{
    return node(call).parts.size() == 1 && node(call).anyArguments;
}

/// Which operators a call must not call is asked of what it calls.
bool TvmRefusals::refuseOperators(EntryId entry, DplId refused)
{
    const DplNode& call = node(refused);
    OperatorClass& operators = m_builder.entry(entry).operators;
    const bool isSimple = call.kind == DplKind::Call && !m_way.isThere(refused)
        && isOpenCall(refused) && node(call.parts.front()).kind == DplKind::Operator
        && argumentKind(node(call.parts.front()).name, 0) != TvmArgumentKind::Function;
    if (!isSimple || m_builder.entry(entry).kind != Entry::Kind::Operator
        || operators.mode != OperatorClass::Mode::NoneOf)
        return false;
    for (const std::string& other : m_classes.of(node(call.parts.front()).name).names)
        operators.names.push_back(other);
    return true;
}

bool TvmRefusals::refuse(const TvmTaken& taken, const TvmExpression& expression, DplId refusal)
{
    if (isNever(taken.entry, expression, refusal))
        return false;
    if (!refuseOperators(taken.entry, node(refusal).parts.front()))
        require(m_builder, taken.entry, m_tests.isNot(refusal, taken));
    return true;
}

} // namespace fusewright
