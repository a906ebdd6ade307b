// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/module_blocks.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/selection_shape.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// What lies between operators of a module is looked for among so many.
constexpr std::size_t mostNearModule = 500;
/// So many modules of a kind are looked at until one could be a section.
constexpr std::size_t mostOfKind = 4;

/// The paths of a module and of all around it, the innermost first.
template <class Visit>
void visitAround(std::string_view path, Visit visit)
{
    for (; !path.empty(); path = outerModule(path))
        visit(path);
}

} // namespace

ModuleBlocks::ModuleBlocks(const RuleGround& ground, std::size_t mostOperators)
    : m_ground(ground), m_mostOperators(mostOperators)
{
    const Graph& graph = ground.graph();
    for (const NodeId node : graph.nodes()) {
        visitAround(graph.text(graph.moduleOf(node).path), [&](std::string_view path) {
            const auto [found, isNew] = m_nodesIn.try_emplace(path);
            if (isNew)
                m_paths.push_back(path);
            if (found->second.size() <= mostOperators)
                found->second.push_back(node);
        });
    }
}

std::vector<std::vector<NodeId>> ModuleBlocks::kinds() const
{
    SelectionShape shape(m_ground.graph());
    const auto isSection = [&](const std::vector<NodeId>& nodes) {
        if (!std::ranges::all_of(nodes, [&](NodeId node) { return m_ground.isFree(node); }))
            return false;
        const auto between = shape.between(nodes, mostNearModule);
        return between && between->empty() && shape.pieces(nodes).size() == 1;
    };
    std::unordered_map<std::string, std::size_t> looked; // By kind.
    std::vector<std::vector<NodeId>> blocks;
    for (const std::string_view path : m_paths) {
        const std::vector<NodeId>& nodes = m_nodesIn.at(path);
        if (nodes.size() < 2 || nodes.size() > m_mostOperators)
            continue;
        std::size_t& count = looked[starredPath(path)];
        if (count >= mostOfKind)
            continue;
        const bool isOne = isSection(nodes);
        count = isOne ? mostOfKind : count + 1;
        if (isOne)
            blocks.push_back(nodes);
    }
    return blocks;
}

bool ModuleBlocks::areModule(std::span<const NodeId> nodes) const
{
    const Graph& graph = m_ground.graph();
    bool areModule = false;
    visitAround(graph.text(graph.moduleOf(nodes.front()).path), [&](std::string_view path) {
        areModule = areModule || std::ranges::equal(m_nodesIn.at(path), nodes);
    });
    return areModule;
}

} // namespace fusewright
