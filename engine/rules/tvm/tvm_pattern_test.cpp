// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_pattern_test.h"

#include "engine/graph/graph.h"
#include "engine/rules/tvm/dpl_fact.h"

#include <algorithm>

namespace fusewright {

namespace {

/// A part of a pattern looks no further than it is deep; this is as deep as anybody asks.
constexpr std::uint32_t deepestTest = 16;

DplPattern partFrom(const DplPattern& whole, DplId root)
{
    DplPattern part = whole;
    part.root = root;
    // What others use too has no number here.
    std::vector<bool> isReached(part.nodes.size(), false);
    isReached[root] = true;
    for (std::size_t at = root + 1; at-- > 0;) {
        if (!isReached[at])
            part.nodes[at].parts.clear();
        for (const DplId below : part.nodes[at].parts)
            isReached[below] = true;
    }
    for (std::size_t at = root + 1; at < part.nodes.size(); ++at)
        part.nodes[at].parts.clear();
    return part;
}

} // namespace

RelaxExpression TvmPatternTest::expressionOf(const RelaxExpressions& expressions,
                                             const TvmTestOperand& as, const OperandRef& given)
{
    const Graph& graph = expressions.graph();
    using As = TvmTestOperand::As;
    if (as.as == As::Value && given.value.isValid())
        return expressions.ofValue(given.value);
    // An input is neither a call nor a tuple.
    if (!given.maker.isValid())
        return {};
    switch (as.as) {
    case As::Value:
    case As::Call:
        return expressions.ofNode(given.maker);
    case As::Item: {
        const auto outputs = graph.outputs(given.maker);
        return as.number < graph.outputCount(given.maker)
            ? expressions.ofValue(ValueId((*outputs.begin()).index + as.number))
            : RelaxExpression();
    }
    case As::User:
        return {};
    case As::Argument: {
        const auto arguments = expressions.arguments(given.maker, {});
        return as.number < arguments.size() ? arguments[as.number] : RelaxExpression();
    }
    }
    return {};
}

/// One value may be several parameters of a function that is read in place.
std::vector<RelaxExpression> TvmPatternTest::expressionsOf(const RelaxExpressions& expressions,
                                                           std::span<const OperandRef> operands,
                                                           std::size_t at) const
{
    const TvmTestOperand& as = m_operands[at];
    const OperandRef& given = operands[at];
    if (as.as != TvmTestOperand::As::Value || !given.value.isValid())
        return {expressionOf(expressions, as, given)};
    const bool hasUser = as.user && *as.user < operands.size();
    const NodeId user = hasUser ? operands[*as.user].maker : NodeId();
    const auto inputs =
        user.isValid() ? expressions.graph().inputs(user) : std::span<const ValueId>();
    if (as.operand && *as.operand < inputs.size() && inputs[*as.operand] == given.value)
        return {expressions.ofOperand(user, *as.operand)};
    return expressions.ofValueAt(given.value, user);
}

OperandAnswer TvmPatternTest::askAbout(const RelaxExpressions& expressions,
                                       const RelaxExpression& subject, const DplKnown& known) const
{
    if (m_role == Role::Fact) {
        DplFactAnswer answer = DplFacts(expressions).has(wish(), subject);
        return {answer.outcome, std::move(answer.cause)};
    }
    DplAnswer answer = askDpl(*m_dpl, m_roots, expressions, subject, known, m_chosen);
    return {answer.outcome, std::move(answer.cause)};
}

OperandAnswer TvmPatternTest::ask(const ExpressionGround& ground,
                                  std::span<const OperandRef> operands) const
{
    if (operands.size() != m_operands.size() || operands.empty())
        return {Outcome::Unknown, {}};
    const RelaxExpressions expressions(*ground.graph, ground.taken);
    DplKnown known;
    for (std::size_t at = 1; at < operands.size(); ++at) {
        const TvmTestOperand& as = m_operands[at];
        if (as.as == TvmTestOperand::As::User)
            continue;
        const auto all = expressionsOf(expressions, operands, at);
        if (all.size() == 1)
            (as.isLater ? known.later : known.before).emplace_back(as.node, all.front());
    }
    std::optional<OperandAnswer> best;
    for (const RelaxExpression& subject : expressionsOf(expressions, operands, 0)) {
        OperandAnswer answer = askAbout(expressions, subject, known);
        if (answer.outcome == Outcome::True)
            return answer;
        if (!best || answer.outcome == Outcome::Unknown)
            best = std::move(answer);
    }
    return best.value_or(OperandAnswer{Outcome::Unknown, {}});
}

std::string TvmPatternTest::text() const
{
    if (m_role == Role::Fact)
        return factText(wish());
    std::string text = m_role == Role::Refused ? "matches " : "is ";
    for (const DplId root : m_roots)
        text += (root == m_roots.front() ? "" : " & ") + dplText(partFrom(m_dpl->pattern, root));
    return text;
}

std::string TvmPatternTest::saw(const Graph& graph, std::span<const OperandRef> operands) const
{
    if (operands.empty())
        return {};
    const RelaxExpressions expressions(graph);
    const RelaxExpression subject = operands.size() == m_operands.size()
        ? expressionsOf(expressions, operands, 0).front()
        : expressionOf(expressions, m_operands.front(), operands.front());
    if (m_role == Role::Fact)
        return DplFacts(expressions).saw(wish(), subject);
    return expressions.text(subject);
}

std::uint32_t TvmPatternTest::reach() const
{
    return m_role == Role::Fact ? 0 : deepestTest;
}

bool TvmPatternTest::equals(const OperandTest& other) const
{
    const auto* const same = dynamic_cast<const TvmPatternTest*>(&other);
    return same && same->m_role == m_role && same->m_operands == m_operands
        && same->m_roots == m_roots && same->m_chosen == m_chosen
        && (same->m_dpl == m_dpl || same->text() == text());
}

} // namespace fusewright
