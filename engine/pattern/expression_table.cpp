// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/expression_table.h"

#include "engine/pattern/operand_test.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Takes = ExpressionSignature::Takes;
using Gives = ExpressionSignature::Gives;
using Payload = ExpressionSignature::Payload;
using FaultKind = ExpressionFault::Kind;

bool fits(Takes takes, ScalarType type)
{
    switch (takes) {
    case Takes::Anything:
    case Takes::Common:
        return true;
    case Takes::Bool:
        return type == ScalarType::Bool;
    case Takes::Whole:
        return isWholeType(type);
    case Takes::Number:
        return isNumberType(type);
    case Takes::Operand:
        return type == ScalarType::Operand;
    case Takes::Castable:
        return type != ScalarType::Text && type != ScalarType::Operand;
    case Takes::Ordered:
        return type != ScalarType::Operand;
    }
    return false;
}

bool mustAgree(Takes takes)
{
    return takes == Takes::Common || takes == Takes::Ordered;
}

bool isRight(Payload wanted, const ExpressionPayload& payload)
{
    switch (wanted) {
    case Payload::None:
        return std::holds_alternative<std::monostate>(payload);
    case Payload::Literal: {
        const auto* const literal = std::get_if<Scalar>(&payload);
        return literal && literal->isKnown() && literal->isSound()
            && literal->type != ScalarType::Operand;
    }
    case Payload::Entry:
        return std::holds_alternative<EntryId>(payload) && std::get<EntryId>(payload).isValid();
    case Payload::Loop:
        return std::holds_alternative<LoopId>(payload) && std::get<LoopId>(payload).isValid();
    case Payload::Test: {
        const auto* const test = std::get_if<SharedTest>(&payload);
        return test && *test;
    }
    case Payload::Name:
        return std::holds_alternative<NamedScalar>(payload);
    case Payload::TypedName: {
        const auto* const named = std::get_if<NamedScalar>(&payload);
        return named && named->type != ScalarType::Operand;
    }
    }
    return false;
}

ScalarType declaredType(const ExpressionPayload& payload)
{
    if (const auto* const literal = std::get_if<Scalar>(&payload))
        return literal->type;
    return std::get<NamedScalar>(payload).type;
}

} // namespace

std::optional<ExpressionFault> ExpressionTable::faultOf(ExpressionOp op,
                                                        std::span<const ExpressionId> operands,
                                                        const ExpressionPayload& payload) const
{
    const ExpressionSignature& signature = signatureOf(op);
    if (m_nodes.size() >= mostExpressions || m_operands.size() + operands.size() > mostOperands)
        return ExpressionFault{.kind = FaultKind::TableFull};
    if (operands.size() < signature.fewest)
        return ExpressionFault{.kind = FaultKind::TooFew};
    if (signature.most != ExpressionSignature::anyCount && operands.size() > signature.most)
        return ExpressionFault{.kind = FaultKind::TooMany};
    if (!isRight(signature.payload, payload))
        return ExpressionFault{.kind = FaultKind::Payload};
    std::optional<ScalarType> common;
    for (std::size_t at = 0; at < operands.size(); ++at) {
        const auto where = static_cast<std::uint32_t>(at);
        if (!contains(operands[at]))
            return ExpressionFault{.kind = FaultKind::NotThere, .operand = where};
        const ScalarType found = type(operands[at]);
        const Takes takes = signature.takesAt(at);
        if (fits(takes, found) && mustAgree(takes))
            common = common ? joinedType(*common, found) : found;
        if (!fits(takes, found) || (mustAgree(takes) && !common))
            return ExpressionFault{.kind = FaultKind::WrongType, .operand = where, .found = found};
    }
    return std::nullopt;
}

ExpressionId ExpressionTable::add(ExpressionOp op, std::span<const ExpressionId> operands,
                                  const ExpressionPayload& payload, ByteRange place)
{
    if (faultOf(op, operands, payload))
        return {};
    const ExpressionSignature& signature = signatureOf(op);
    Node node{.op = op};
    node.first = static_cast<std::uint32_t>(m_operands.size());
    node.count = static_cast<std::uint32_t>(operands.size());
    node.payload = keepPayload(payload);
    constexpr ScalarType given[] = {ScalarType::Bool,        ScalarType::Size,
                                    ScalarType::Int,         ScalarType::Float,
                                    ScalarType::ElementType, ScalarType::Operand};
    if (signature.gives == Gives::Declared) {
        node.type = declaredType(payload);
    } else if (signature.gives == Gives::Joined) {
        node.type = type(operands.back());
        for (const ExpressionId operand : operands.subspan(op == ExpressionOp::Select ? 1 : 0))
            node.type = joinedType(node.type, type(operand)).value_or(node.type);
    } else {
        node.type = given[static_cast<std::size_t>(signature.gives)];
    }
    m_operands.insert(m_operands.end(), operands.begin(), operands.end());
    m_nodes.push_back(node);
    m_places.push_back(place);
    return ExpressionId(m_nodes.size() - 1);
}

std::uint32_t ExpressionTable::keepPayload(const ExpressionPayload& payload)
{
    if (const auto* const entry = std::get_if<EntryId>(&payload))
        return entry->index;
    if (const auto* const loop = std::get_if<LoopId>(&payload))
        return loop->index;
    if (const auto* const named = std::get_if<NamedScalar>(&payload)) {
        m_texts.push_back(named->name);
        return static_cast<std::uint32_t>(m_texts.size() - 1);
    }
    if (const auto* const test = std::get_if<SharedTest>(&payload)) {
        m_tests.push_back(*test);
        return static_cast<std::uint32_t>(m_tests.size() - 1);
    }
    const auto* const literal = std::get_if<Scalar>(&payload);
    if (!literal)
        return 0;
    if (const auto* const text = literal->get<std::string_view>()) {
        m_texts.emplace_back(*text);
        return static_cast<std::uint32_t>(m_texts.size() - 1);
    }
    m_literals.push_back(*literal);
    return static_cast<std::uint32_t>(m_literals.size() - 1);
}

Scalar ExpressionTable::literal(ExpressionId id) const
{
    const Node& node = m_nodes[id.index];
    if (node.type == ScalarType::Text)
        return Scalar::of(std::string_view(m_texts[node.payload]));
    return m_literals[node.payload];
}

std::vector<ExpressionId> ExpressionTable::orderOf(ExpressionId root) const
{
    // A heap gives what is needed from the last to the first, equal ones one after another.
    std::vector<ExpressionId> open{root};
    std::vector<ExpressionId> order;
    constexpr std::size_t usualParts = 8;
    open.reserve(usualParts);
    order.reserve(usualParts);
    while (!open.empty()) {
        std::ranges::pop_heap(open);
        const ExpressionId id = open.back();
        open.pop_back();
        if (!order.empty() && order.back() == id)
            continue;
        order.push_back(id);
        for (const ExpressionId operand : operands(id)) {
            open.push_back(operand);
            std::ranges::push_heap(open);
        }
    }
    std::ranges::reverse(order);
    return order;
}

std::vector<EntryId> ExpressionTable::entriesOf(ExpressionId root) const
{
    std::vector<EntryId> entries;
    for (const ExpressionId id : orderOf(root)) {
        if (op(id) == ExpressionOp::Bound)
            entries.push_back(entry(id));
    }
    std::ranges::sort(entries);
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    return entries;
}

std::uint32_t ExpressionTable::reachOf(ExpressionId root,
                                       const std::vector<bool>& knowsOperands) const
{
    const std::vector<ExpressionId> order = orderOf(root);
    const auto isOperandKnown = [&](ExpressionId input) {
        const ExpressionId whose = operands(input).front();
        return op(whose) == ExpressionOp::Bound && entry(whose).index < knowsOperands.size()
            && knowsOperands[entry(whose).index];
    };
    std::vector<std::uint32_t> reach;
    for (const ExpressionId id : order) {
        const bool looksFurther = (op(id) == ExpressionOp::InputOf && !isOperandKnown(id))
            || op(id) == ExpressionOp::Users || op(id) == ExpressionOp::OperatorUsers
            || op(id) == ExpressionOp::IsUsed || op(id) == ExpressionOp::IsGraphOutput;
        std::uint32_t most = 0;
        for (const ExpressionId operand : operands(id)) {
            const auto at = std::ranges::lower_bound(order, operand) - order.begin();
            most = std::max(most, reach[static_cast<std::size_t>(at)]);
        }
        const bool isTest = op(id) == ExpressionOp::Tested;
        reach.push_back(most + (isTest ? test(id)->reach() : looksFurther ? 1 : 0));
    }
    return reach.back();
}

bool ExpressionTable::operator==(const ExpressionTable& other) const
{
    return m_nodes == other.m_nodes && m_operands == other.m_operands && m_texts == other.m_texts
        && std::ranges::equal(m_literals, other.m_literals, isSame)
        && std::ranges::equal(m_tests, other.m_tests, [](const SharedTest& a, const SharedTest& b) {
               return a == b || a->equals(*b);
           });
}

} // namespace fusewright
