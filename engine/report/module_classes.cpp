// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/module_classes.h"

#include "engine/graph/graph.h"
#include "engine/report/module_forest.h"
#include "engine/report/node_classes.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

constexpr std::size_t mostClasses = mostModuleClasses;

/// Where operators are, when paths are cut after so many names.
class CutTree {
public:
    explicit CutTree(const Graph& graph) : m_tree(graph, ModuleForest::Numbers::Starred)
    {
        std::vector<bool> hasOwn(m_tree.entries().size(), false);
        for (const NodeId node : graph.nodes())
            hasOwn[m_tree.entryOf(node)] = true;
        countByDepth(hasOwn);
    }

    const ModuleForest& tree() const { return m_tree; }

    /// The greatest depth with at most `mostClasses` classes, or the first with two of them.
    std::uint32_t depth() const
    {
        std::uint32_t best = 1;
        for (std::uint32_t depth = 1; depth < m_counts.size(); ++depth) {
            if (m_counts[depth] <= mostClasses || m_counts[best] < 2)
                best = depth;
        }
        return best;
    }

    /// By entry: the one at the depth that it is in, itself when it is not that deep.
    std::vector<std::uint32_t> cutAt(std::uint32_t depth) const
    {
        std::vector<std::uint32_t> cut(m_tree.entries().size(), ModuleForest::root);
        for (std::uint32_t at = 1; at < cut.size(); ++at) {
            const ModuleForest::Entry& entry = m_tree.entries()[at];
            cut[at] = entry.depth <= depth ? at : cut[entry.parent];
        }
        return cut;
    }

private:
    /// At a depth there are the entries of that depth, and those above it with own operators.
    void countByDepth(const std::vector<bool>& hasOwn)
    {
        std::vector<std::size_t> ownAt;
        for (std::uint32_t at = 1; at < m_tree.entries().size(); ++at) {
            const ModuleForest::Entry& entry = m_tree.entries()[at];
            if (entry.operators == 0)
                continue;
            m_counts.resize(std::max<std::size_t>(m_counts.size(), entry.depth + 1), 0);
            ownAt.resize(m_counts.size(), 0);
            ++m_counts[entry.depth];
            ownAt[entry.depth] += hasOwn[at] ? 1 : 0;
        }
        std::size_t above = 0;
        for (std::size_t depth = 0; depth < m_counts.size(); ++depth) {
            m_counts[depth] += above;
            above += ownAt[depth];
        }
    }

    ModuleForest m_tree;
    std::vector<std::size_t> m_counts; ///< By depth.
};

/// Of too many entries those with the most operators are told apart, in the order they had.
std::vector<std::uint32_t> largest(std::vector<std::uint32_t> found,
                                   const std::vector<std::size_t>& counts)
{
    if (found.size() <= mostClasses)
        return found;
    std::vector<std::uint32_t> bySize = found;
    std::ranges::stable_sort(bySize, std::greater(),
                             [&](std::uint32_t entry) { return counts[entry]; });
    std::vector<bool> isKept(counts.size(), false);
    for (std::size_t at = 0; at + 1 < mostClasses; ++at)
        isKept[bySize[at]] = true;
    std::erase_if(found, [&](std::uint32_t entry) { return !isKept[entry]; });
    return found;
}

} // namespace

void addModuleClasses(const Graph& graph, NodeClasses& classes)
{
    const CutTree cutTree(graph);
    const ModuleForest& tree = cutTree.tree();
    const std::vector<std::uint32_t> cut = cutTree.cutAt(cutTree.depth());
    std::vector<std::size_t> counts(cut.size(), 0);
    std::vector<std::uint32_t> found; // In the order of their first operators.
    for (const NodeId node : graph.nodes()) {
        const std::uint32_t entry = cut[tree.entryOf(node)];
        if (entry != ModuleForest::root && counts[entry]++ == 0)
            found.push_back(entry);
    }

    const std::vector<std::uint32_t> kept = largest(found, counts);
    const bool hasRest = kept.size() < found.size();
    const auto rest = static_cast<std::uint32_t>(kept.size());
    std::vector<std::uint32_t> classOf(cut.size(), hasRest ? rest : noClass);
    classOf[ModuleForest::root] = noClass;
    for (const std::uint32_t entry : kept) {
        classOf[entry] = static_cast<std::uint32_t>(classes.classes.size());
        NodeClass& added = classes.classes.emplace_back();
        added.name = tree.path(entry);
        added.detail = tree.entries()[entry].type;
    }
    if (hasRest) {
        NodeClass& added = classes.classes.emplace_back();
        added.name = "other";
        added.isRest = true;
    }
    for (const NodeId node : graph.nodes())
        classes.classOf[node.index] = classOf[cut[tree.entryOf(node)]];
}

} // namespace fusewright
