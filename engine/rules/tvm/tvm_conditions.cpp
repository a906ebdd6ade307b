// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_conditions.h"

#include <cstdint>

namespace fusewright {

ExpressionId TvmConditions::both(ExpressionId a, ExpressionId b)
{
    if (!a.isValid() || !b.isValid())
        return a.isValid() ? a : b;
    return m_table.add(ExpressionOp::And, {a, b});
}

ExpressionId TvmConditions::no(ExpressionId condition)
{
    return condition.isValid() ? m_table.add(ExpressionOp::Not, {condition}) : condition;
}

ExpressionId TvmConditions::severalResults(ExpressionId value)
{
    return m_table.add(ExpressionOp::Greater,
                       {m_table.add(ExpressionOp::Outputs, {value}),
                        m_table.addLiteral(Scalar::of(std::uint64_t(1)))});
}

ExpressionId TvmConditions::equal(ExpressionId read, const Scalar& wanted)
{
    return m_table.add(ExpressionOp::Equal, {read, m_table.addLiteral(wanted)});
}

ExpressionId TvmConditions::number(const std::string& name, std::int64_t wanted, ExpressionId value)
{
    const ExpressionId isThere =
        m_table.add(ExpressionOp::HasAttribute, {value}, NamedScalar{name, {}});
    const ExpressionId read =
        m_table.add(ExpressionOp::Attribute, {value}, NamedScalar{name, ScalarType::Int});
    return both(isThere, equal(read, Scalar::of(wanted)));
}

} // namespace fusewright
