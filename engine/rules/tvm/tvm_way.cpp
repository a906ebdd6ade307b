// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_way.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t noNumber = ~std::uint32_t{0};

bool isVariable(DplKind kind)
{
    return kind == DplKind::Variable || kind == DplKind::DataflowVariable;
}

/// Has parts that are expressions of their own.
bool isComposed(DplKind kind)
{
    return kind == DplKind::Call || kind == DplKind::Tuple || kind == DplKind::UnorderedTuple
        || kind == DplKind::TupleItem;
}

bool isAlike(DplKind a, DplKind b)
{
    return a == b || (isVariable(a) && isVariable(b)) || (isTuple(a) && isTuple(b));
}

} // namespace

TvmWay::TvmWay(const DplPattern& pattern, const TvmChoice& choice)
    : m_pattern(pattern),
      m_choice(choice),
      m_isThere(pattern.nodes.size(), false),
      m_joined(pattern.nodes.size()),
      m_number(pattern.nodes.size(), noNumber),
      m_order(pattern.nodes.size(), noNumber)
{
    std::iota(m_joined.begin(), m_joined.end(), DplId(0));
    walk();
}

std::vector<DplId> TvmWay::nodes() const
{
    std::vector<DplId> all;
    for (DplId id = 0; id < m_isThere.size(); ++id) {
        if (m_isThere[id])
            all.push_back(id);
    }
    return all;
}

DplId TvmWay::first(DplId id) const
{
    while (m_joined[id] != id)
        id = m_joined[id];
    return id;
}

/// False where they are one already.
bool TvmWay::join(DplId a, DplId b)
{
    a = first(a);
    b = first(b);
    m_joined[std::max(a, b)] = std::min(a, b);
    return a != b;
}

/// Arguments of a call by the places at which the way has them. Calls that are turned round have
/// two, also where only the last one is written.
std::vector<std::optional<DplId>> TvmWay::placed(DplId call) const
{
    std::vector<std::optional<DplId>> arguments(node(call).parts.begin() + 1,
                                                node(call).parts.end());
    if (!isTurned(call))
        return arguments;
    arguments.resize(std::max<std::size_t>(arguments.size(), 2));
    std::ranges::reverse(arguments);
    return arguments;
}

bool TvmWay::isTurned(DplId call) const
{
    const auto chosen = m_choice.find(call);
    return chosen != m_choice.end() && chosen->second == 1;
}

/// What two patterns of one expression have at the same place is one expression too.
bool TvmWay::joinParts(DplId a, DplId b)
{
    if (!isAlike(node(a).kind, node(b).kind))
        return false;
    const bool isCall = node(a).kind == DplKind::Call;
    const auto listed = [&](DplId id) {
        const std::vector<DplId> parts = isTuple(node(id).kind) ? fieldsOf(id) : node(id).parts;
        return std::vector<std::optional<DplId>>(parts.begin(), parts.end());
    };
    const auto left = isCall ? placed(a) : listed(a);
    const auto right = isCall ? placed(b) : listed(b);
    bool isNew = isCall && join(node(a).parts.front(), node(b).parts.front());
    for (std::size_t at = 0; at < std::min(left.size(), right.size()); ++at)
        isNew = (left[at] && right[at] && join(*left[at], *right[at])) || isNew;
    return isNew;
}

/// Once over all nodes; true where something was found to be one.
bool TvmWay::joinAlike(const std::vector<DplId>& order)
{
    std::vector<std::optional<DplId>> known(m_joined.size());
    bool isNew = false;
    for (const DplId id : order) {
        if (!isComposed(node(id).kind))
            continue;
        std::optional<DplId>& before = known[first(id)];
        if (before)
            isNew = joinParts(*before, id) || isNew;
        else
            before = id;
    }
    return isNew;
}

/// What is walked behind a node.
std::vector<DplId> TvmWay::partsOf(DplId id)
{
    const DplNode& here = node(id);
    if (here.kind == DplKind::Not)
        return {};
    if (here.kind == DplKind::Either) {
        const auto chosen = m_choice.find(id);
        return {here.parts[chosen == m_choice.end() ? 0 : chosen->second]};
    }
    if (isDplWrapper(here.kind))
        return here.parts;
    m_arguments.insert(m_arguments.end(), here.parts.begin(), here.parts.end());
    return here.parts;
}

void TvmWay::walk()
{
    std::vector<DplId> order;
    std::vector<DplId> open{m_pattern.root};
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (m_isThere[at])
            continue;
        m_isThere[at] = true;
        m_order[at] = static_cast<std::uint32_t>(order.size());
        order.push_back(at);
        const std::vector<DplId> parts = partsOf(at);
        for (const DplId part : parts) {
            if (isDplWrapper(node(at).kind))
                join(at, part);
        }
        open.insert(open.end(), parts.rbegin(), parts.rend());
    }
    while (joinAlike(order)) { }
    describe(order);
    countRefused(order);
    refuseCircles(order);
}

/// What stands behind `~` and elsewhere must be known there.
void TvmWay::countRefused(const std::vector<DplId>& order)
{
    std::vector<bool> isReached(m_isThere.size(), false);
    std::vector<DplId> open;
    for (const DplId id : order) {
        if (node(id).kind == DplKind::Not)
            open.push_back(node(id).parts.front());
    }
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (isReached[at])
            continue;
        isReached[at] = true;
        if (m_isThere[at])
            ++m_expressions[m_number[at]].uses;
        open.insert(open.end(), node(at).parts.begin(), node(at).parts.end());
    }
}

/// Where one side of `&` has the other as a part, perhaps further down.
void TvmWay::refuseCircles(const std::vector<DplId>& order)
{
    std::vector<std::vector<std::uint32_t>> parts(m_expressions.size());
    std::vector<std::uint32_t> users(m_expressions.size(), 0);
    for (const DplId id : order) {
        if (!isComposed(node(id).kind))
            continue;
        for (const DplId part : node(id).parts) {
            parts[m_number[id]].push_back(m_number[part]);
            ++users[m_number[part]];
        }
    }
    std::vector<std::uint32_t> free;
    for (std::uint32_t number = 0; number < users.size(); ++number) {
        if (users[number] == 0)
            free.push_back(number);
    }
    for (std::size_t at = 0; at < free.size(); ++at) {
        for (const std::uint32_t part : parts[free[at]]) {
            if (--users[part] == 0)
                free.push_back(part);
        }
    }
    if (free.size() < users.size())
        fail(m_pattern.root, "An expression would be a part of itself, so TVM never finds it.",
             true);
}

void TvmWay::describe(const std::vector<DplId>& order)
{
    for (const DplId id : order) {
        const DplId of = first(id);
        if (m_number[of] == noNumber) {
            m_number[of] = static_cast<std::uint32_t>(m_expressions.size());
            m_expressions.push_back({.node = id, .asked = {}, .refused = {}, .alike = {}});
        }
        m_number[id] = m_number[of];
        describe(m_expressions[m_number[id]], id);
    }
    for (const DplId argument : m_arguments)
        ++m_expressions[m_number[argument]].uses;
}

/// Kinds exclude each other, but for variables and tuples.
void TvmWay::describe(TvmExpression& expression, DplId id)
{
    const DplNode& here = node(id);
    if (here.kind == DplKind::Not)
        expression.refused.push_back(id);
    else if (isDplWrapper(here.kind) && here.kind != DplKind::Either && here.kind != DplKind::Both)
        expression.asked.push_back(id);
    if (isDplWrapper(here.kind) || id == expression.node)
        return;
    const DplKind before = node(expression.node).kind;
    if (isDplWrapper(before) || before == DplKind::Wildcard)
        expression.node = id;
    else if (here.kind == DplKind::Wildcard)
        return;
    else if (isAlike(before, here.kind))
        describeAlike(expression, id);
    else
        fail(id, "No expression is both, so TVM never finds it.", true);
}

/// The one that says more stands for both.
void TvmWay::describeAlike(TvmExpression& expression, DplId id)
{
    const DplNode& here = node(id);
    const DplNode& before = node(expression.node);
    const bool hasMore = here.parts.size() > before.parts.size()
        || (before.name.empty() && !here.name.empty()) || (before.index < 0 && here.index >= 0);
    const bool isCall = here.kind == DplKind::Call;
    const DplNode& shorter = hasMore ? before : here;
    const bool isOtherCount =
        here.parts.size() != before.parts.size() && !(isCall && shorter.anyArguments);
    const bool isOtherIndex = here.index >= 0 && before.index >= 0 && here.index != before.index;
    const bool isOtherOperator = here.kind == DplKind::Operator && here.name != before.name;
    if (isOtherCount || isOtherIndex || isOtherOperator)
        fail(id, "No expression is both, so TVM never finds it.", true);
    const bool isOpen = isCall && here.anyArguments && before.anyArguments;
    if (isOpen && isTurned(id) != isTurned(expression.node))
        fail(id, "Two open calls of one expression, of which one is turned round, are not matched.",
             false);
    expression.alike.push_back(hasMore ? std::exchange(expression.node, id) : id);
}

void TvmWay::fail(DplId at, std::string why, bool isNever)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at, isNever};
}

} // namespace fusewright
