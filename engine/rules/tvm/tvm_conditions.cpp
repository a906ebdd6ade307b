// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_conditions.h"

#include "engine/graph/data_type.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

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

ExpressionId TvmConditions::shape(const DplNode& wish, ExpressionId value)
{
    const auto rank = static_cast<std::uint64_t>(wish.extents.size());
    ExpressionId all = equal(m_table.add(ExpressionOp::Rank, {value}), Scalar::of(rank));
    for (std::size_t axis = 0; axis < wish.extents.size(); ++axis) {
        const auto& number = wish.extents[axis].number;
        if (!number)
            continue;
        const ExpressionId place = m_table.addLiteral(Scalar::of(static_cast<std::int64_t>(axis)));
        all = both(all,
                   equal(m_table.add(ExpressionOp::Extent, {value, place}), Scalar::of(*number)));
    }
    return all;
}

ExpressionId TvmConditions::list(const std::string& name, const std::vector<std::int64_t>& wanted,
                                 ExpressionId value)
{
    const auto size = static_cast<std::uint64_t>(wanted.size());
    ExpressionId all =
        equal(m_table.add(ExpressionOp::AttributeCount, {value}, NamedScalar{name, {}}),
              Scalar::of(size));
    for (std::uint64_t at = 0; at < size; ++at) {
        const ExpressionId read =
            m_table.add(ExpressionOp::Attribute, {value, m_table.addLiteral(Scalar::of(at))},
                        NamedScalar{name, ScalarType::Int});
        all = both(all, equal(read, Scalar::of(wanted[at])));
    }
    return all;
}

ExpressionId TvmConditions::attribute(const std::string& name, const AttributeValue& wanted,
                                      ExpressionId value)
{
    const ExpressionId isThere =
        m_table.add(ExpressionOp::HasAttribute, {value}, NamedScalar{name, {}});
    const auto is = [&](ScalarType type, const Scalar& scalar) {
        const ExpressionId read =
            m_table.add(ExpressionOp::Attribute, {value}, NamedScalar{name, type});
        return both(isThere, equal(read, scalar));
    };
    if (const auto* const whole = std::get_if<std::int64_t>(&wanted))
        return is(ScalarType::Int, Scalar::of(*whole));
    if (const auto* const real = std::get_if<double>(&wanted))
        return is(ScalarType::Float, Scalar::of(*real));
    if (const auto* const truth = std::get_if<bool>(&wanted))
        return is(ScalarType::Bool, Scalar::of(*truth));
    if (const auto* const text = std::get_if<std::string>(&wanted))
        return is(ScalarType::Text, Scalar::of(std::string_view(*text)));
    if (const auto* const numbers = std::get_if<std::vector<std::int64_t>>(&wanted))
        return both(isThere, list(name, *numbers, value));
    skip("The attribute \"" + name + "\" is not asked.");
    return isThere;
}

ExpressionId TvmConditions::asked(const DplNode& wish, ExpressionId value)
{
    const bool isStruct = wish.kind == DplKind::HasStruct;
    ExpressionId all;
    if (wish.kind == DplKind::HasShape || (isStruct && wish.hasExtents))
        all = shape(wish, value);
    if (wish.kind == DplKind::HasType || (isStruct && !wish.name.empty())) {
        const auto type = parseDataType(wish.name);
        if (type)
            all = both(all, equal(m_table.add(ExpressionOp::TypeOf, {value}), Scalar::of(*type)));
        else
            m_unknownType = wish.name;
    }
    if (isStruct && !wish.hasExtents && wish.name.empty())
        skip("What `has_struct_info` asks for is not asked.");
    for (const auto& [name, wanted] : wish.attributes)
        all = both(all, attribute(name, wanted, value));
    return all;
}

} // namespace fusewright
