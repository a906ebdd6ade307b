// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/module_forest.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/match/census.h"

#include <unordered_map>

namespace fusewright {

ModuleForest::ModuleForest(const Graph& graph, Numbers numbers) : m_graph(graph)
{
    addModules(numbers);
    countOperators();
}

void ModuleForest::addModules(Numbers numbers)
{
    StringPool names;
    std::unordered_map<std::uint64_t, std::uint32_t> inside; ///< By entry and name.
    m_entries.emplace_back();
    for (const Module& module : m_graph.modules()) {
        std::string_view path = m_graph.text(module.path);
        std::uint32_t at = root;
        for (auto name = takeModuleName(path); !name.empty(); name = takeModuleName(path)) {
            const std::string shown =
                numbers == Numbers::Starred ? blockName(name) : std::string(name);
            const std::uint64_t key = std::uint64_t(at) << 32 | names.intern(shown).index;
            const auto next = static_cast<std::uint32_t>(m_entries.size());
            const auto [found, isNew] = inside.emplace(key, next);
            if (isNew)
                m_entries.push_back({.parent = at,
                                     .depth = m_entries[at].depth + 1,
                                     .name = shown,
                                     .type = {},
                                     .operators = 0});
            at = found->second;
        }
        if (at != root && m_entries[at].type.empty())
            m_entries[at].type = m_graph.text(module.type);
        m_ofModule.push_back(at);
    }
}

void ModuleForest::countOperators()
{
    for (const NodeId node : m_graph.nodes())
        ++m_entries[entryOf(node)].operators;
    for (std::size_t at = m_entries.size() - 1; at > root; --at)
        m_entries[m_entries[at].parent].operators += m_entries[at].operators;
}

std::uint32_t ModuleForest::entryOf(NodeId node) const
{
    return m_ofModule[m_graph.moduleId(node).index];
}

std::string ModuleForest::path(std::uint32_t entry) const
{
    std::vector<std::uint32_t> way;
    for (std::uint32_t at = entry; at != root; at = m_entries[at].parent)
        way.push_back(at);
    std::string path;
    for (auto at = way.rbegin(); at != way.rend(); ++at)
        path += (path.empty() ? "" : ".") + m_entries[*at].name;
    return path;
}

} // namespace fusewright
