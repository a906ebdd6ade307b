// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/module_blocks.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/selection_shape.h"

#include <algorithm>
#include <set>
#include <string>

namespace fusewright {

namespace {

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
        if (nodes.size() < 2 || nodes.size() > m_mostOperators
            || !std::ranges::all_of(nodes, [&](NodeId node) { return m_ground.isFree(node); }))
            return false;
        const auto between = shape.between(nodes);
        return between && between->empty() && shape.pieces(nodes).size() == 1;
    };
    std::set<std::string> known;
    std::vector<std::vector<NodeId>> blocks;
    for (const std::string_view path : m_paths) {
        const std::vector<NodeId>& nodes = m_nodesIn.at(path);
        if (isSection(nodes) && known.insert(starredPath(path)).second)
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
