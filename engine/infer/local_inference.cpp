// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/local_inference.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fusewright {

LocalInference::LocalInference(GraphEditor& editor)
    : m_editor(editor), m_pass(editor.facts(), editor.graph(), m_never)
{
    std::vector<NodeId> open = m_pass.openNodes();
    std::erase_if(open, [&](NodeId node) { return !editor.isAlive(node); });
    std::ranges::sort(open, [&](NodeId a, NodeId b) { return editor.isBefore(a, b); });
    for (const NodeId node : open)
        m_pass.inferAgain(node, infer::Before::Kept);
    m_pass.takeFound();
}

std::vector<NodeId> LocalInference::inferFrom(std::span<const NodeId> nodes)
{
    const auto isEarlier = [this](NodeId a, NodeId b) { return m_editor.isBefore(a, b); };
    std::set<NodeId, decltype(isEarlier)> waiting(nodes.begin(), nodes.end(), isEarlier);
    std::vector<NodeId> changed;
    while (!waiting.empty()) {
        const NodeId node = *waiting.begin();
        waiting.erase(waiting.begin());
        if (!m_pass.inferAgain(node, infer::Before::Forgotten))
            continue;
        changed.push_back(node);
        // All of them come later, so that none is looked at twice.
        for (const NodeId user : m_editor.graph().users(node))
            waiting.insert(user);
    }
    return changed;
}

void LocalInference::inferOnly(std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes, [this](NodeId a, NodeId b) { return m_editor.isBefore(a, b); });
    for (const NodeId node : nodes)
        static_cast<void>(m_pass.inferAgain(node, infer::Before::Forgotten));
}

std::vector<ShapeMismatch> LocalInference::takeMismatches()
{
    return m_pass.takeFound().mismatches;
}

} // namespace fusewright
