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

/// Says nothing of what an expression is.
bool isWrapper(DplKind kind)
{
    switch (kind) {
    case DplKind::Either:
    case DplKind::Both:
    case DplKind::Not:
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        return true;
    default:
        return false;
    }
}

} // namespace

TvmWay::TvmWay(const DplPattern& pattern, const TvmChoice& choice)
    : m_pattern(pattern),
      m_choice(choice),
      m_isThere(pattern.nodes.size(), false),
      m_joined(pattern.nodes.size()),
      m_number(pattern.nodes.size(), noNumber)
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

void TvmWay::join(DplId a, DplId b)
{
    a = first(a);
    b = first(b);
    m_joined[std::max(a, b)] = std::min(a, b);
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
    if (isWrapper(here.kind))
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
        order.push_back(at);
        const std::vector<DplId> parts = partsOf(at);
        for (const DplId part : parts) {
            if (isWrapper(node(at).kind))
                join(at, part);
        }
        open.insert(open.end(), parts.rbegin(), parts.rend());
    }
    describe(order);
}

void TvmWay::describe(const std::vector<DplId>& order)
{
    for (const DplId id : order) {
        const DplId of = first(id);
        if (m_number[of] == noNumber) {
            m_number[of] = static_cast<std::uint32_t>(m_expressions.size());
            m_expressions.push_back({.node = id, .asked = {}, .refused = {}});
        }
        m_number[id] = m_number[of];
        describe(m_expressions[m_number[id]], id);
    }
    for (const DplId argument : m_arguments)
        ++m_expressions[m_number[argument]].uses;
}

/// Kinds exclude each other, but for variables; two calls of one expression are not matched.
void TvmWay::describe(TvmExpression& expression, DplId id)
{
    const DplNode& here = node(id);
    if (here.kind == DplKind::Not)
        expression.refused.push_back(here.parts.front());
    else if (isWrapper(here.kind) && here.kind != DplKind::Either && here.kind != DplKind::Both)
        expression.asked.push_back(id);
    if (isWrapper(here.kind) || id == expression.node)
        return;
    const DplKind before = node(expression.node).kind;
    const bool isSame = before == here.kind || (isVariable(before) && isVariable(here.kind));
    if (isWrapper(before) || before == DplKind::Wildcard)
        expression.node = id;
    else if (here.kind == DplKind::Wildcard || (isSame && here.kind == DplKind::Constant))
        return;
    else if (isSame && isVariable(here.kind))
        expression.node = node(expression.node).name.empty() ? id : expression.node;
    else if (isSame)
        fail(id, "Two patterns with parts for one expression cannot be matched here.", false);
    else
        fail(id, "No expression is both, so TVM never finds it.", true);
}

void TvmWay::fail(DplId at, std::string why, bool isNever)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at, isNever};
}

} // namespace fusewright
