// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_tests.h"

#include "engine/rules/tvm/tvm_refusals.h"

#include <algorithm>
#include <utility>

namespace fusewright {

/// The nodes and all their parts, those that stand in no way too.
std::vector<DplId> TvmTests::below(const std::vector<DplId>& roots) const
{
    std::vector<bool> isReached(m_dpl->pattern.nodes.size(), false);
    std::vector<DplId> found = roots;
    for (const DplId root : roots)
        isReached[root] = true;
    for (std::size_t at = 0; at < found.size(); ++at) {
        for (const DplId part : m_way.node(found[at]).parts) {
            if (!isReached[part])
                found.push_back(part);
            isReached[part] = true;
        }
    }
    return found;
}

/// What stands behind `~` among these nodes and elsewhere, where TVM comes to it only later.
std::vector<DplId> TvmTests::refusedTooEarly(const std::vector<DplId>& nodes) const
{
    std::vector<DplId> found;
    for (const DplId refusal : nodes) {
        if (m_way.node(refusal).kind != DplKind::Not || !m_way.isThere(refusal))
            continue;
        for (const DplId node : below({m_way.node(refusal).parts.front()})) {
            if (m_way.isThere(node) && m_way.orderOf(node) > m_way.orderOf(refusal))
                found.push_back(node);
        }
    }
    return found;
}

TvmTestOperand TvmTests::operandOf(DplId node, const TvmTaken& taken) const
{
    using As = TvmTestOperand::As;
    if (taken.argument)
        return {.node = node, .as = As::Argument, .number = *taken.argument};
    if (taken.item)
        return {.node = node, .as = As::Item, .number = *taken.item};
    const bool isCall = m_builder.entry(taken.entry).kind == Entry::Kind::Operator;
    return {.node = node, .as = isCall ? As::Call : As::Value};
}

/// The first that uses a value; null where nobody says it.
const TvmUser* TvmTests::userOf(EntryId value) const
{
    for (const auto& [number, users] : m_users) {
        const auto taken = m_taken.find(number);
        if (taken != m_taken.end() && taken->second.entry == value && !taken->second.item
            && !taken->second.argument)
            return &users.front();
    }
    return nullptr;
}

/// Of values, of which that says how they are written.
void TvmTests::addUsers(const std::vector<EntryId>& entries, std::vector<TvmTestOperand>& operands,
                        std::vector<ExpressionId>& bound)
{
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const TvmUser* const user =
            operands[at].as == TvmTestOperand::As::Value ? userOf(entries[at]) : nullptr;
        if (!user)
            continue;
        operands[at].user = static_cast<std::uint32_t>(operands.size());
        operands[at].operand = user->operand;
        operands.push_back({.node = operands[at].node, .as = TvmTestOperand::As::User});
        bound.push_back(boundTo(m_builder, user->entry));
    }
}

ExpressionId TvmTests::ask(TvmPatternTest::Role role, std::vector<DplId> roots,
                           const TvmTaken& subject, const std::vector<DplId>& known,
                           TvmChoice chosen, const std::vector<DplId>& later)
{
    std::vector<TvmTestOperand> operands{operandOf(roots.front(), subject)};
    std::vector<ExpressionId> bound{boundTo(m_builder, subject.entry)};
    std::vector<EntryId> entries{subject.entry};
    for (const DplId node : known) {
        const TvmTaken& taken = m_taken.at(m_way.numberOf(node));
        operands.push_back(operandOf(node, taken));
        operands.back().isLater = std::ranges::find(later, node) != later.end();
        bound.push_back(boundTo(m_builder, taken.entry));
        entries.push_back(taken.entry);
    }
    addUsers(entries, operands, bound);
    SharedTest test = std::make_shared<const TvmPatternTest>(
        m_dpl, std::move(roots), role, std::move(operands), std::move(chosen));
    return m_builder.expressions().add(ExpressionOp::Tested, bound, std::move(test));
}

ExpressionId TvmTests::fact(DplId wish, const TvmTaken& subject)
{
    return ask(TvmPatternTest::Role::Fact, {wish}, subject, {}, {});
}

ExpressionId TvmTests::isWritten(std::vector<DplId> roots, const TvmTaken& subject)
{
    std::vector<DplId> known;
    const std::uint32_t own = m_way.numberOf(roots.front());
    const std::vector<DplId> parts = below(roots);
    for (const DplId node : parts) {
        if (!m_way.isThere(node) || m_way.numberOf(node) == own)
            continue;
        const auto taken = m_taken.find(m_way.numberOf(node));
        // What is only an argument of this call is asked here.
        const bool isOwn = taken != m_taken.end() && taken->second.argument
            && taken->second.entry == subject.entry;
        if (taken != m_taken.end() && !isOwn)
            known.push_back(node);
    }
    return ask(TvmPatternTest::Role::Written, std::move(roots), subject, known, m_way.choice(),
               refusedTooEarly(parts));
}

ExpressionId TvmTests::isNot(DplId refusal, const TvmTaken& subject)
{
    const DplId root = m_way.node(refusal).parts.front();
    std::vector<DplId> known;
    for (const DplId node : below({root})) {
        const bool isBefore = m_way.isThere(node) && m_way.orderOf(node) < m_way.orderOf(refusal);
        if (isBefore && m_taken.contains(m_way.numberOf(node)))
            known.push_back(node);
    }
    TvmChoice chosen = m_way.choice();
    std::erase_if(chosen, [&](const auto& each) {
        return !m_way.isThere(each.first) || m_way.orderOf(each.first) > m_way.orderOf(refusal);
    });
    const ExpressionId is =
        ask(TvmPatternTest::Role::Refused, {root}, subject, known, std::move(chosen));
    return m_builder.expressions().add(ExpressionOp::Not, {is});
}

ExpressionId TvmTests::isPlaced(EntryId entry, EntryId root, const TvmGraphForm& form)
{
    using Asks = TvmPlaceTest::Asks;
    const std::vector<ExpressionId> own{boundTo(m_builder, entry)};
    if (entry == root)
        return placed(form.needsBlock ? Asks::Block : Asks::Function, own, form.functions);
    return placed(form.needsBlock ? Asks::SameBlock : Asks::SameFunction,
                  {own.front(), boundTo(m_builder, root)});
}

ExpressionId TvmTests::areTuple(const std::vector<ExpressionId>& fields)
{
    return placed(TvmPlaceTest::Asks::Tuple, fields);
}

ExpressionId TvmTests::isBefore(ExpressionId field, ExpressionId last)
{
    return placed(TvmPlaceTest::Asks::Before, {field, last});
}

ExpressionId TvmTests::areDifferent(EntryId one, EntryId other)
{
    return placed(TvmPlaceTest::Asks::Different,
                  {boundTo(m_builder, one), boundTo(m_builder, other)});
}

ExpressionId TvmTests::isOneVariable(EntryId value, const std::vector<TvmUser>& users)
{
    std::vector<ExpressionId> operands{boundTo(m_builder, value)};
    std::vector<TvmWriting> writings;
    for (const TvmUser& user : users) {
        // Two entries may take one operator, so each counts alone.
        const auto count = std::ranges::count(users, user.entry, &TvmUser::entry);
        operands.push_back(boundTo(m_builder, user.entry));
        writings.push_back({.operand = user.operand, .count = count});
    }
    return placed(TvmPlaceTest::Asks::OneVariable, operands, {}, writings);
}

ExpressionId TvmTests::placed(TvmPlaceTest::Asks asks, const std::vector<ExpressionId>& operands,
                              const std::vector<std::string>& functions,
                              const std::vector<TvmWriting>& writings)
{
    return m_builder.expressions().add(
        ExpressionOp::Tested, operands,
        std::make_shared<const TvmPlaceTest>(asks, functions, writings));
}

} // namespace fusewright
