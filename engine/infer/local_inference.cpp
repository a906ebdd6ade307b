// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/local_inference.h"

#include <algorithm>
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
    // A heap with the earliest in front, where one that is there twice comes twice in a row: users
    // come behind all that was looked at.
    const auto isLater = [this](NodeId a, NodeId b) { return m_editor.isBefore(b, a); };
    m_waiting.assign(nodes.begin(), nodes.end());
    std::ranges::make_heap(m_waiting, isLater);
    std::vector<NodeId> changed;
    NodeId last;
    while (!m_waiting.empty()) {
        std::ranges::pop_heap(m_waiting, isLater);
        const NodeId node = m_waiting.back();
        m_waiting.pop_back();
        if (node == std::exchange(last, node) || !m_pass.inferAgain(node, infer::Before::Forgotten))
            continue;
        changed.push_back(node);
        for (const NodeId user : m_editor.graph().users(node)) {
            m_waiting.push_back(user);
            std::ranges::push_heap(m_waiting, isLater);
        }
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
