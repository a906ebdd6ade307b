// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/function_modules.h"

#include "engine/formats/fx/fx_modules.h"
#include "engine/graph/graph_arrays.h"
#include "engine/graph/module_path.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright::fx {

namespace {

/// Distinct modules before or behind a function that are looked at; a loss has more.
constexpr std::size_t mostNear = 4;

/// The innermost module around two, and whether they are in different modules of a list.
struct Common {
    std::string_view path; ///< That of the list, where they are. Empty for the model itself.
    bool isList = false;
};

Common commonModule(std::string_view one, std::string_view other)
{
    std::string_view rest = one;
    std::string_view otherRest = other;
    for (std::size_t end = 0;;) {
        const std::string_view name = takeModuleName(rest);
        const std::string_view otherName = takeModuleName(otherRest);
        if (name.empty() || name != otherName)
            return {one.substr(0, end), isNumbered(name) && isNumbered(otherName)};
        end = one.size() - rest.size();
    }
}

/// The module of a list that a path is in; empty for one outside of it.
std::string_view memberOfList(std::string_view list, std::string_view path)
{
    if (!isWithinModule(path, list))
        return {};
    std::string_view rest = path.substr(list.size());
    const bool isNumber = isNumbered(takeModuleName(rest));
    return isNumber ? path.substr(0, path.size() - rest.size()) : std::string_view();
}

/// What works on elements one by one, or moves them: a sum of a residual, an activation.
bool isLight(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    return spec
        && (spec->kind <= FusionKind::Injective || spec->kind == FusionKind::ElemwiseOrBroadcast);
}

class FunctionModules {
public:
    explicit FunctionModules(const Graph& graph)
        : m_graph(graph), m_before(graph.nodeCount()), m_behind(graph.nodeCount())
    {
        for (const NodeId node : graph.nodes()) {
            m_pathOf.push_back(graph.text(graph.moduleOf(node).path));
            m_isOpen.push_back(m_pathOf.back().empty());
        }
        for (const NodeId node : graph.nodes())
            look(node, graph.producers(node), m_before);
        for (std::size_t at = graph.nodeCount(); at-- > 0;)
            look(NodeId(at), graph.users(NodeId(at)), m_behind);
    }

    /// By node; views into the graph's texts.
    std::vector<std::string_view> find()
    {
        for (const NodeId node : m_graph.nodes()) {
            if (m_isOpen[node.index])
                standBetween(node);
        }
        for (const NodeId node : m_graph.nodes()) {
            if (m_isOpen[node.index])
                endLikeOthers(node);
        }
        return std::move(m_pathOf);
    }

private:
    using Near = std::vector<std::string_view>;

    /// The module whose code a node stands in: of a module that is called, the one around it.
    std::string_view callerOf(NodeId node) const
    {
        const std::string_view path = m_pathOf[node.index];
        const NodeCall* const call = m_graph.call(node);
        return call && call->kind == CallKind::Module ? outerModule(path) : path;
    }

    /// What is nearest in one direction, over functions whose module nobody tells.
    void look(NodeId node, std::span<const NodeId> next, std::vector<Near>& nearest)
    {
        if (!m_isOpen[node.index])
            return;
        Near& own = nearest[node.index];
        const auto add = [&own](std::string_view path) {
            if (own.size() < mostNear && std::ranges::find(own, path) == own.end())
                own.push_back(path);
        };
        // What is told first: over sums of a residual all blocks are near.
        for (const NodeId other : next) {
            if (!m_isOpen[other.index])
                add(callerOf(other));
        }
        for (const NodeId other : next) {
            if (m_isOpen[other.index])
                std::ranges::for_each(nearest[other.index], add);
        }
    }

    /// The last of what makes its operands, in the order of the file.
    NodeId lastProducer(NodeId node) const
    {
        const auto producers = m_graph.producers(node);
        return producers.empty() ? NodeId() : *std::ranges::max_element(producers);
    }

    void standBetween(NodeId node)
    {
        Common best;
        for (const std::string_view before : m_before[node.index]) {
            for (const std::string_view behind : m_behind[node.index]) {
                const Common common = commonModule(before, behind);
                if (common.path.size() > best.path.size())
                    best = common;
            }
        }
        m_pathOf[node.index] = best.isList ? outerModule(best.path) : best.path;
        const NodeId last = lastProducer(node);
        if (!best.isList || !last.isValid() || !isLight(m_graph, node))
            return;
        const std::string_view element = memberOfList(best.path, m_pathOf[last.index]);
        if (element.empty())
            return;
        m_pathOf[node.index] = element;
        m_ends.emplace(endOf(node, last), namesOfModule(element).size());
    }

    /// The last block of a list ends as the others do.
    void endLikeOthers(NodeId node)
    {
        const NodeId last = lastProducer(node);
        if (!last.isValid())
            return;
        const auto known = m_ends.find(endOf(node, last));
        if (known == m_ends.end())
            return;
        std::string_view rest = m_pathOf[last.index];
        const std::string_view path = rest;
        for (std::size_t name = 0; name < known->second; ++name)
            takeModuleName(rest);
        if (const auto element = path.substr(0, path.size() - rest.size());
            element.size() > m_pathOf[node.index].size())
            m_pathOf[node.index] = element;
    }

    /// What ends a block: an operator, and where what is before it stands.
    std::pair<std::string, std::uint32_t> endOf(NodeId node, NodeId last) const
    {
        return {starredPath(m_pathOf[last.index]), m_graph.operatorOf(node).canonical.index};
    }

    const Graph& m_graph;
    std::vector<std::string_view> m_pathOf; ///< By node.
    std::vector<bool> m_isOpen;             ///< Nobody tells it.
    std::vector<Near> m_before;
    std::vector<Near> m_behind;
    /// How many names the module has that what ends so is in.
    std::map<std::pair<std::string, std::uint32_t>, std::size_t> m_ends;
};

} // namespace

Graph withModulesOfFunctions(Graph graph, const FxModules& modules)
{
    std::vector<std::pair<NodeId, std::string>> found;
    const std::vector<std::string_view> paths = FunctionModules(graph).find();
    for (const NodeId node : graph.nodes()) {
        if (paths[node.index] != graph.text(graph.moduleOf(node).path))
            found.emplace_back(node, paths[node.index]);
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
