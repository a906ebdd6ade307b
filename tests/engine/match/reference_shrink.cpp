// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/reference_shrink.h"

namespace fusewright::test {

namespace {

std::uint64_t withoutBit(std::uint64_t bits, std::size_t gone)
{
    const std::uint64_t below = (std::uint64_t{1} << gone) - 1;
    return (bits & below) | ((bits >> 1U) & ~below);
}

/// Collects the cases that are one step smaller, the greatest steps first.
class Steps {
public:
    explicit Steps(const MatchCase& from) : m_from(from)
    {
        dropTaken();
        dropNodes();
        dropEntries();
        dropEdges();
        simplifyPattern();
        simplifyNodes();
        simplifyEntries();
        simplifyEdges();
    }

    const std::vector<MatchCase>& cases() const { return m_cases; }

private:
    MatchCase& add() { return m_cases.emplace_back(m_from); }
    void dropTaken();
    void dropNodes();
    void dropEntries();
    void dropEdges();
    void simplifyPattern();
    void simplifyNodes();
    void simplifyEntries();
    void simplifyEdges();
    void clearMark(std::size_t entry, bool Entry::*mark, bool plain);

    const MatchCase& m_from;
    std::vector<MatchCase> m_cases;
};

void Steps::simplifyPattern()
{
    if (m_from.pattern.place)
        add().pattern.place.reset();
    if (m_from.pattern.binding != Pattern::Binding::Distinct)
        add().pattern.binding = Pattern::Binding::Distinct;
    if (m_from.pattern.valueBinding != Pattern::ValueBinding::Shared)
        add().pattern.valueBinding = Pattern::ValueBinding::Shared;
}

void Steps::dropTaken()
{
    for (std::size_t at = 0; at < m_from.taken.size(); ++at) {
        MatchCase& smaller = add();
        smaller.taken.erase(smaller.taken.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void Steps::dropNodes()
{
    for (std::size_t at = m_from.graph.nodes.size(); at-- > 0;) {
        MatchCase& smaller = add();
        smaller.graph = m_from.graph.without(at);
        for (std::uint64_t& taken : smaller.taken)
            taken = withoutBit(taken, at);
    }
}

void Steps::dropEntries()
{
    for (std::size_t at = m_from.pattern.entries.size(); at-- > 0;)
        add().pattern = withoutEntry(m_from.pattern, EntryId(at));
}

void Steps::dropEdges()
{
    for (std::size_t at = 0; at < m_from.pattern.edges.size(); ++at) {
        std::vector<PatternEdge>& edges = add().pattern.edges;
        edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(at));
    }
    for (std::size_t at = 0; at < m_from.pattern.entries.size(); ++at) {
        for (std::size_t option = 0; option < m_from.pattern.entries[at].options.size(); ++option) {
            std::vector<EntryId>& options = add().pattern.entries[at].options;
            options.erase(options.begin() + static_cast<std::ptrdiff_t>(option));
        }
    }
}

void Steps::simplifyNodes()
{
    for (std::size_t at = 0; at < m_from.graph.nodes.size(); ++at) {
        const SmallNode& node = m_from.graph.nodes[at];
        for (std::size_t operand = 0; operand < node.operands.size() && node.operands.size() > 1;
             ++operand) {
            std::vector<SmallOperand>& operands = add().graph.nodes[at].operands;
            operands.erase(operands.begin() + static_cast<std::ptrdiff_t>(operand));
        }
        for (std::size_t operand = 0; operand < node.operands.size(); ++operand) {
            if (node.operands[operand] != SmallOperand{})
                add().graph.nodes[at].operands[operand] = {};
        }
        if (node.rank || node.isHalf || node.attribute || node.isGivenOut) {
            SmallNode& plain = add().graph.nodes[at];
            plain.rank.reset();
            plain.attribute.reset();
            plain.isHalf = plain.isGivenOut = false;
        }
    }
}

void Steps::clearMark(std::size_t entry, bool Entry::*mark, bool plain)
{
    if (m_from.pattern.entries[entry].*mark != plain)
        add().pattern.entries[entry].*mark = plain;
}

void Steps::simplifyEntries()
{
    for (std::size_t at = 0; at < m_from.pattern.entries.size(); ++at) {
        clearMark(at, &Entry::isOptional, false);
        clearMark(at, &Entry::isRepeated, false);
        clearMark(at, &Entry::isIncluded, true);
        clearMark(at, &Entry::isCommutative, false);
        clearMark(at, &Entry::isPrivate, false);
        const Entry& entry = m_from.pattern.entries[at];
        if (entry.condition.isValid())
            add().pattern.entries[at].condition = {};
        if (!entry.operands.isAny())
            add().pattern.entries[at].operands = {};
        if (entry.operators.names.size() > 1)
            add().pattern.entries[at].operators.names.pop_back();
    }
}

void Steps::simplifyEdges()
{
    for (std::size_t at = 0; at < m_from.pattern.edges.size(); ++at) {
        const PatternEdge& edge = m_from.pattern.edges[at];
        if (edge.output)
            add().pattern.edges[at].output.reset();
        if (edge.isRest)
            add().pattern.edges[at].isRest = false;
        else if (edge.operand)
            add().pattern.edges[at].operand.reset();
    }
}

bool isAllowed(const MatchCase& smaller)
{
    bool hasOperator = false;
    for (const Entry& entry : smaller.pattern.entries) {
        if (entry.kind == Entry::Kind::Choice && entry.options.empty())
            return false;
        if (entry.kind == Entry::Kind::Operator && !entry.isOptional)
            hasOperator = true;
    }
    return hasOperator && !smaller.graph.nodes.empty() && smaller.pattern.build();
}

} // namespace

MatchCase shrunk(MatchCase failing, const std::function<bool(const MatchCase&)>& fails)
{
    for (bool changed = true; changed;) {
        changed = false;
        const Steps steps(failing);
        for (const MatchCase& smaller : steps.cases()) {
            if (!isAllowed(smaller) || !fails(smaller))
                continue;
            failing = MatchCase(smaller);
            changed = true;
            break;
        }
    }
    return failing;
}

} // namespace fusewright::test
