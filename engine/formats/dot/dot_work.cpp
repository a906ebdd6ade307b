// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What Graphviz's parser cannot take, and what therefore must not reach it:
//
// - its stack holds 10,000 symbols, of which a chain `a -> b -> …` takes four for each edge and a
//   group in braces six; when it is full, the parser leaves its global state behind, broken;
// - groups are closed by recursion;
// - an edge between groups is one edge for each pair of their nodes, and a node is put into every
//   group around it, so that a short text can ask for any amount of memory.
//
// The last two are counted from above, with no regard to names that occur again.

#include "engine/formats/dot/dot_work.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

// Nodes in groups and edges, weighed by the memory they take. What people and programs write has
// about one for each byte; a small file may have more, for it is soon read.
constexpr std::size_t workOfEdge = 3;
constexpr std::size_t workOfByte = 4;
constexpr std::size_t workOfSmallFile = 2'000'000;
constexpr std::size_t mostWork = 100'000'000;

} // namespace

DotWork::DotWork(std::size_t textSize)
    : m_left(std::min(workOfSmallFile + workOfByte * textSize, mostWork))
{
}

DotWork::Excess DotWork::openGroup(std::string name)
{
    if (m_groups.size() == deepest)
        return Excess::Depth;
    if (m_groups.empty())
        m_members.clear();
    m_groups.emplace_back();
    m_groups.back().name = std::move(name);
    return Excess::None;
}

DotWork::Excess DotWork::closeGroup()
{
    const Group closed = std::move(m_groups.back());
    m_groups.pop_back();
    m_openArrows -= closed.arrows;
    if (m_groups.empty())
        return Excess::None;
    std::size_t size = closed.members;
    if (!closed.name.empty())
        size = m_members[closed.name] += closed.members;
    m_groups.back().members += closed.members;
    return addOperand(size);
}

DotWork::Excess DotWork::addNode()
{
    ++m_groups.back().members;
    const Excess excess = addOperand(1);
    return excess == Excess::None ? add(m_groups.size()) : excess;
}

DotWork::Excess DotWork::addArrow()
{
    Group& group = m_groups.back();
    group.left = std::exchange(group.operand, 0);
    group.tie = Tie::Arrow;
    ++group.arrows;
    return ++m_openArrows > longestChain ? Excess::Chain : Excess::None;
}

DotWork::Excess DotWork::addOperand(std::size_t size)
{
    Group& group = m_groups.back();
    if (std::exchange(group.tie, Tie::None) == Tie::None) {
        group.left = group.operand = 0;
        m_openArrows -= std::exchange(group.arrows, 0);
    }
    group.operand += size;
    return add(group.left * size * m_groups.size() * workOfEdge);
}

DotWork::Excess DotWork::add(std::size_t work)
{
    if (work > m_left)
        return Excess::Size;
    m_left -= work;
    return Excess::None;
}

} // namespace fusewright
