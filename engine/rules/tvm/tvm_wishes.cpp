// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_wishes.h"

#include "engine/graph/data_type.h"

#include <optional>

namespace fusewright {

void TvmWishes::require(EntryId entry, ExpressionId condition)
{
    ExpressionId& own = m_builder.entry(entry).condition;
    own = own.isValid() ? table().add(ExpressionOp::And, {own, condition}) : condition;
}

void TvmWishes::askShape(EntryId entry, const DplNode& shape)
{
    const ExpressionId value = bound(entry);
    const auto size = [&](std::uint64_t number) { return table().addLiteral(Scalar::of(number)); };
    require(entry,
            table().add(ExpressionOp::Equal,
                        {table().add(ExpressionOp::Rank, {value}), size(shape.extents.size())}));
    for (std::uint64_t axis = 0; axis < shape.extents.size(); ++axis) {
        const auto& number = shape.extents[axis].number;
        if (!number)
            continue;
        const ExpressionId extent =
            table().add(ExpressionOp::Extent,
                        {value, table().addLiteral(Scalar::of(static_cast<std::int64_t>(axis)))});
        require(
            entry,
            table().add(ExpressionOp::Equal, {extent, table().addLiteral(Scalar::of(*number))}));
    }
}

void TvmWishes::askAttribute(EntryId entry, const std::string& name, const AttributeValue& value)
{
    const ExpressionId of = bound(entry);
    require(entry, table().add(ExpressionOp::HasAttribute, {of}, NamedScalar{name, {}}));
    const auto equals = [&](ScalarType type, const Scalar& wanted,
                            std::optional<std::uint64_t> element = {}) {
        std::vector<ExpressionId> operands{of};
        if (element)
            operands.push_back(table().addLiteral(Scalar::of(*element)));
        const ExpressionId read =
            table().add(ExpressionOp::Attribute, operands, NamedScalar{name, type});
        require(entry, table().add(ExpressionOp::Equal, {read, table().addLiteral(wanted)}));
    };
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) {
        equals(ScalarType::Int, Scalar::of(*whole));
    } else if (const auto* const real = std::get_if<double>(&value)) {
        equals(ScalarType::Float, Scalar::of(*real));
    } else if (const auto* const truth = std::get_if<bool>(&value)) {
        equals(ScalarType::Bool, Scalar::of(*truth));
    } else if (const auto* const text = std::get_if<std::string>(&value)) {
        equals(ScalarType::Text, Scalar::of(std::string_view(*text)));
    } else if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&value)) {
        const ExpressionId count =
            table().add(ExpressionOp::AttributeCount, {of}, NamedScalar{name, {}});
        require(
            entry,
            table().add(
                ExpressionOp::Equal,
                {count, table().addLiteral(Scalar::of(static_cast<std::uint64_t>(list->size())))}));
        for (std::uint64_t at = 0; at < list->size(); ++at)
            equals(ScalarType::Int, Scalar::of((*list)[at]), at);
    } else {
        m_skipped.push_back("The attribute \"" + name + "\" is not asked.");
    }
}

/// Each once, though several edges may lead to it.
std::string TvmWishes::ask(EntryId entry, DplId asked)
{
    if (!m_asked.emplace(entry, asked).second)
        return {};
    const DplNode& wish = m_dpl.nodes[asked];
    if (wish.kind == DplKind::HasShape || (wish.kind == DplKind::HasStruct && wish.hasExtents))
        askShape(entry, wish);
    if (wish.kind == DplKind::HasType || (wish.kind == DplKind::HasStruct && !wish.name.empty())) {
        const auto type = parseDataType(wish.name);
        if (!type)
            return "There is no element type \"" + wish.name + "\".";
        require(entry,
                table().add(ExpressionOp::Equal,
                            {table().add(ExpressionOp::TypeOf, {bound(entry)}),
                             table().addLiteral(Scalar::of(*type))}));
    }
    if (wish.kind == DplKind::HasStruct && !wish.hasExtents && wish.name.empty())
        m_skipped.push_back("What `has_struct_info` asks for is not asked.");
    for (const auto& [name, value] : wish.attributes)
        askAttribute(entry, name, value);
    return {};
}

} // namespace fusewright
