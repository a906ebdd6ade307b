// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/compiled_pattern.h"

#include "engine/graph/graph.h"
#include "engine/match/search_order.h"
#include "engine/pattern/accepted_kinds.h"
#include "engine/pattern/operand_count.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

bool isPositional(const PatternLink& link)
{
    return link.operand && *link.operand < 2 && !link.isRest;
}

} // namespace

CompiledPattern::CompiledPattern(const Graph& graph, const Pattern& pattern)
    : m_graph(graph),
      m_pattern(pattern),
      m_links(pattern),
      m_operatorCount(graph.operators().size()),
      m_accepts(pattern.entryCount() * m_operatorCount, 0),
      m_steps(SearchOrder(pattern, m_links).entries()),
      m_decisions(m_links.decisionOrder())
{
    fillAccepted(graph);
    countPopulation(graph);
    findPlaceHolders();
    placeConditions();
    findSwappable();
    align();
    findPlainSteps();
    findFinalChecks();
}

void CompiledPattern::fillAccepted(const Graph& graph)
{
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at)
        fillClass(graph, EntryId(at));
    keepChainsOff();
}

void CompiledPattern::fillClass(const Graph& graph, EntryId id)
{
    if (entry(id).kind != Entry::Kind::Operator)
        return;
    const std::vector<std::uint8_t> accepted = acceptedKinds(graph, entry(id).operators);
    std::ranges::copy(accepted,
                      m_accepts.begin() + static_cast<std::ptrdiff_t>(id.index * m_operatorCount));
}

/// A chain ends at the first operator that a child could match: past an optional child also its
/// own child, of a choice any option.
void CompiledPattern::keepChainsOff()
{
    const std::vector<std::uint8_t> classes = m_accepts;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        if (!m_pattern.entries()[at].isRepeated)
            continue;
        m_hasChains = true;
        std::vector<bool> seen(m_pattern.entryCount(), false);
        std::vector<EntryId> open{EntryId(at)};
        while (!open.empty()) {
            const EntryId from = open.back();
            open.pop_back();
            for (const PatternLink& link : m_links.outOf(from)) {
                const Entry& child = entry(link.to);
                if (seen[link.to.index])
                    continue;
                seen[link.to.index] = true;
                if (child.kind == Entry::Kind::Choice || child.isOptional)
                    open.push_back(link.to);
                for (std::size_t op = 0; op < m_operatorCount; ++op) {
                    if (classes[link.to.index * m_operatorCount + op])
                        m_accepts[at * m_operatorCount + op] = 0;
                }
            }
        }
    }
}

bool CompiledPattern::hasRightCount(EntryId id, NodeId node) const
{
    const OperandCount& asked = entry(id).operands;
    return asked.isAny() || asked.includes(operandCount(m_graph, node));
}

Outcome CompiledPattern::outcomeOf(const OwnedCondition& owned, const Match& soFar,
                                   const NodeSet* taken) const
{
    const ExpressionGround ground{
        .graph = &m_graph, .pattern = &m_pattern, .match = &soFar, .taken = taken};
    return fusewright::outcomeOf(evaluate(owned.plan, ground).result);
}

Evaluation CompiledPattern::evaluated(ExpressionId condition, const Match& soFar,
                                      const NodeSet* taken) const
{
    const ExpressionGround ground{
        .graph = &m_graph, .pattern = &m_pattern, .match = &soFar, .taken = taken};
    return evaluate(m_pattern.expressions(), condition, ground);
}

void CompiledPattern::countPopulation(const Graph& graph)
{
    m_population.assign(m_pattern.entryCount(), 0);
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        for (std::size_t op = 0; op < m_operatorCount; ++op) {
            if (accepts(EntryId(at), OperatorId(op)))
                m_population[at] += graph.nodesOf(OperatorId(op)).size();
        }
    }
}

void CompiledPattern::findPlaceHolders()
{
    if (!m_pattern.placeEntry().isValid())
        return;
    std::vector<bool> seen(m_pattern.entryCount(), false);
    std::vector<EntryId> open{m_pattern.placeEntry()};
    while (!open.empty()) {
        const EntryId id = open.back();
        open.pop_back();
        if (seen[id.index])
            continue;
        seen[id.index] = true;
        const Entry& at = entry(id);
        if (at.kind == Entry::Kind::Operator)
            m_placeHolders.push_back(id);
        if (at.kind == Entry::Kind::Choice)
            open.insert(open.end(), at.options.begin(), at.options.end());
        else if (at.isOptional && !m_links.outOf(id).empty())
            open.push_back(m_links.outOf(id).front().to);
    }
    std::ranges::sort(m_placeHolders);
}

/// With the options of choices, which decide what they come to.
std::vector<EntryId> CompiledPattern::entriesIn(ExpressionId condition) const
{
    std::vector<EntryId> entries = m_pattern.expressions().entriesOf(condition);
    for (std::size_t at = 0; at < entries.size(); ++at) {
        for (const EntryId option : entry(entries[at]).options) {
            if (std::ranges::find(entries, option) == entries.end())
                entries.push_back(option);
        }
    }
    return entries;
}

/// A condition is asked as soon as all that it speaks of is decided.
void CompiledPattern::placeConditions()
{
    m_conditions.resize(m_steps.size());
    const auto stepOf = [&](EntryId id) {
        return static_cast<std::size_t>(std::ranges::find(m_steps, id) - m_steps.begin());
    };
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const ExpressionId condition = m_pattern.entries()[at].condition;
        if (!condition.isValid())
            continue;
        m_hasConditions = true;
        std::size_t last = stepOf(EntryId(at));
        for (const EntryId id : entriesIn(condition))
            last = std::max(last, stepOf(id));
        m_conditions[last].push_back(
            {EntryId(at), ExpressionPlan(m_pattern.expressions(), condition)});
    }
}

void CompiledPattern::findSwappable()
{
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const EntryId id(at);
        m_isSwappable.push_back(entry(id).isCommutative && hasPositions(id));
    }
}

/// An edge to a choice is an edge to each of its options.
bool CompiledPattern::hasPositions(EntryId id) const
{
    std::vector<EntryId> open{id};
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        for (const PatternLink& link : m_links.into(at)) {
            if (isPositional(link))
                return true;
            if (link.isOption)
                open.push_back(link.from);
        }
    }
    return false;
}

void CompiledPattern::align()
{
    if (m_steps.empty())
        return;
    // The operator of the place is the same in all matches that are compared.
    const EntryId first = m_steps.front();
    const bool isFixed = first == m_pattern.placeEntry() && !entry(first).isRepeated
        && entry(first).kind == Entry::Kind::Operator && !isSwappable(first);
    std::vector<EntryId> decisions = m_decisions;
    if (isFixed)
        std::erase(decisions, first);
    const std::size_t skipped = isFixed ? 1 : 0;
    const auto parting = std::mismatch(decisions.begin(), decisions.end(),
                                       m_steps.begin() + static_cast<std::ptrdiff_t>(skipped));
    m_alignedSteps = static_cast<std::size_t>(parting.first - decisions.begin()) + skipped;
}

bool CompiledPattern::isPlain(EntryId id, const std::vector<bool>& isPlainBefore,
                              std::size_t step) const
{
    if (!isSolid(m_pattern, m_links, id) || isSwappable(id) || !m_conditions[step].empty()
        || isShared() || !entry(id).operands.isAny() || m_pattern.hasCalls())
        return false;
    bool isNext = step == 0 && id == m_pattern.placeEntry();
    const auto fits = [&](const PatternLink& link, EntryId other) {
        isNext = isNext || isPlainBefore[other.index];
        return !link.hasPorts() && !link.isOption;
    };
    return std::ranges::all_of(m_links.into(id),
                               [&](const PatternLink& link) { return fits(link, link.from); })
        && std::ranges::all_of(m_links.outOf(id),
                               [&](const PatternLink& link) { return fits(link, link.to); })
        && isNext;
}

/// Producers are fewer than users, so they are where to look; the other edges are checked.
void CompiledPattern::addPlainStep(EntryId id, const std::vector<bool>& isPlainBefore)
{
    PlainStep step{.entry = id, .isIncluded = entry(id).isIncluded};
    bool isFirst = true;
    const auto add = [&](std::uint32_t other, bool feeds) {
        if (!isPlainBefore[other])
            return;
        if (std::exchange(isFirst, false)) {
            step.from = other;
            step.isProducer = !feeds;
        } else {
            m_plainChecks.push_back({other, feeds});
        }
    };
    step.firstCheck = static_cast<std::uint32_t>(m_plainChecks.size());
    for (const PatternLink& link : m_links.outOf(id))
        add(link.to.index, false);
    for (const PatternLink& link : m_links.into(id))
        add(link.from.index, true);
    step.checkCount = static_cast<std::uint32_t>(m_plainChecks.size()) - step.firstCheck;
    m_plainSteps.push_back(step);
}

void CompiledPattern::findPlainSteps()
{
    std::vector<bool> isPlainBefore(m_pattern.entryCount(), false);
    m_plainSteps.reserve(m_steps.size());
    for (std::size_t at = 0; at < m_steps.size(); ++at) {
        if (!isPlain(m_steps[at], isPlainBefore, at))
            return;
        addPlainStep(m_steps[at], isPlainBefore);
        isPlainBefore[m_steps[at].index] = true;
    }
}

void CompiledPattern::findFinalChecks()
{
    const auto isLeftForLast = [](const Entry& entry) {
        return entry.isPrivate || entry.kind == Entry::Kind::Value
            || entry.kind == Entry::Kind::Constant;
    };
    const auto isPrivate = [](const Entry& entry) { return entry.isPrivate; };
    const bool isPlaceSure =
        m_pattern.placeEntry().isValid() && isSolid(m_pattern, m_links, m_pattern.placeEntry());
    m_needsFinalCheck = !isPlaceSure || std::ranges::any_of(m_pattern.entries(), isLeftForLast);
    m_needsEveryChain =
        m_hasChains && (std::ranges::any_of(m_pattern.entries(), isPrivate) || m_hasConditions);
}

} // namespace fusewright
