// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/function_modules.h"

#include "engine/formats/fx/fx_modules.h"
#include "engine/graph/graph_arrays.h"
#include "engine/graph/module_path.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright::fx {

namespace {

/// Distinct modules before or behind a function that are looked at; a loss has more.
constexpr std::size_t mostNear = 4;

/// The innermost module whose code calls both; empty for the model itself. A list calls nothing.
std::string_view commonModule(std::string_view one, std::string_view other)
{
    std::string_view rest = one;
    std::string_view otherRest = other;
    std::size_t before = 0;
    for (std::size_t end = 0;;) {
        const std::string_view name = takeModuleName(rest);
        const std::string_view otherName = takeModuleName(otherRest);
        if (name.empty() || name != otherName)
            return one.substr(0, isNumbered(name) && isNumbered(otherName) ? before : end);
        before = std::exchange(end, one.size() - rest.size());
    }
}

class FunctionModules {
public:
    explicit FunctionModules(const Graph& graph)
        : m_graph(graph), m_before(graph.nodeCount()), m_behind(graph.nodeCount())
    {
        for (const NodeId node : graph.nodes())
            look(node, graph.producers(node), m_before);
        for (std::size_t at = graph.nodeCount(); at-- > 0;)
            look(NodeId(at), graph.users(NodeId(at)), m_behind);
    }

    bool isOpen(NodeId node) const { return pathOf(node).empty(); }

    std::string_view moduleOf(NodeId node) const
    {
        std::string_view best;
        for (const std::string_view before : m_before[node.index]) {
            for (const std::string_view behind : m_behind[node.index]) {
                const std::string_view common = commonModule(before, behind);
                if (common.size() > best.size())
                    best = common;
            }
        }
        return best;
    }

private:
    using Near = std::vector<std::string_view>;

    std::string_view pathOf(NodeId node) const { return m_graph.text(m_graph.moduleOf(node).path); }

    /// The module whose code a node stands in: of a module that is called, the one around it.
    std::string_view callerOf(NodeId node) const
    {
        const std::string_view path = pathOf(node);
        const NodeCall* const call = m_graph.call(node);
        if (!call || call->kind != CallKind::Module)
            return path;
        const std::string_view outer = outerModule(path);
        return isNumbered(path.substr(std::min(outer.size() + 1, path.size()))) ? outerModule(outer)
                                                                                : outer;
    }

    /// What is nearest in one direction, over functions whose module nobody tells.
    void look(NodeId node, std::span<const NodeId> next, std::vector<Near>& nearest)
    {
        if (!isOpen(node))
            return;
        Near& own = nearest[node.index];
        const auto add = [&own](std::string_view path) {
            if (own.size() < mostNear && std::ranges::find(own, path) == own.end())
                own.push_back(path);
        };
        for (const NodeId other : next) {
            if (!isOpen(other))
                add(callerOf(other));
            else
                std::ranges::for_each(nearest[other.index], add);
        }
    }

    const Graph& m_graph;
    std::vector<Near> m_before; ///< By node.
    std::vector<Near> m_behind;
};

} // namespace

Graph withModulesOfFunctions(Graph graph, const FxModules& modules)
{
    std::vector<std::pair<NodeId, std::string>> found;
    const FunctionModules functions(graph);
    for (const NodeId node : graph.nodes()) {
        if (!functions.isOpen(node))
            continue;
        if (const std::string_view path = functions.moduleOf(node); !path.empty())
            found.emplace_back(node, path);
    }
    if (found.empty())
        return graph;
    std::unordered_map<std::string, ModuleId> known;
    GraphArrays arrays = Graph::dismantle(std::move(graph));
    for (std::size_t at = 0; at < arrays.modules.size(); ++at)
        known.emplace(arrays.texts.text(arrays.modules[at].path), at);
    for (const auto& [node, path] : found) {
        const auto [module, isNew] = known.emplace(path, ModuleId(arrays.modules.size()));
        if (isNew)
            arrays.modules.push_back(
                {arrays.texts.intern(path), arrays.texts.intern(modules.typeOf(path))});
        arrays.nodeModule[node.index] = module->second;
    }
    return Graph(std::move(arrays));
}

} // namespace fusewright::fx
