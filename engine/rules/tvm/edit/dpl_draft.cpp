// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/edit/dpl_draft.h"

#include <algorithm>

namespace fusewright {

DplId DplDraft::add(DplKind kind, std::vector<DplId> parts, std::string name)
{
    DplNode node{.kind = kind, .name = std::move(name)};
    node.parts = std::move(parts);
    m_pattern.nodes.push_back(std::move(node));
    return static_cast<DplId>(m_pattern.nodes.size() - 1);
}

DplId DplDraft::copy(DplId id)
{
    const auto first = static_cast<DplId>(m_pattern.nodes.size());
    std::vector<DplId> originals{id};
    m_pattern.nodes.push_back(node(id));
    for (std::size_t at = 0; at < originals.size(); ++at) {
        std::vector<DplId> parts = node(originals[at]).parts;
        for (DplId& part : parts) {
            const auto known = std::ranges::find(originals, part);
            const auto number = static_cast<std::size_t>(known - originals.begin());
            if (known == originals.end()) {
                originals.push_back(part);
                m_pattern.nodes.push_back(DplNode(node(part)));
            }
            part = first + static_cast<DplId>(number);
        }
        node(first + static_cast<DplId>(at)).parts = std::move(parts);
    }
    return first;
}

void DplDraft::replace(DplId old, DplId fresh)
{
    for (std::size_t at = 0; at < m_written; ++at)
        std::ranges::replace(m_pattern.nodes[at].parts, old, fresh);
    if (m_pattern.root == old)
        m_pattern.root = fresh;
}

/// By node its number in the order in which they are met from the root; nothing for others.
std::vector<std::optional<std::size_t>> DplDraft::order() const
{
    std::vector<std::optional<std::size_t>> order(m_pattern.nodes.size());
    std::vector<DplId> open{m_pattern.root};
    std::size_t next = 0;
    while (!open.empty()) {
        const DplId id = open.back();
        open.pop_back();
        if (id >= order.size() || order[id])
            continue;
        order[id] = next++;
        const std::vector<DplId>& parts = m_pattern.nodes[id].parts;
        open.insert(open.end(), parts.rbegin(), parts.rend());
    }
    return order;
}

bool DplDraft::reaches(DplId id) const
{
    return order()[id].has_value();
}

std::size_t DplDraft::usesOf(DplId id) const
{
    std::size_t uses = m_pattern.root == id ? 1 : 0;
    for (const DplNode& each : m_pattern.nodes)
        uses += static_cast<std::size_t>(std::ranges::count(each.parts, id));
    return uses;
}

std::string DplDraft::meaning() const
{
    const auto order = this->order();
    DplPattern seen = m_pattern; // What is not reached counts for nothing.
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (!order[at])
            seen.nodes[at].parts.clear();
    }
    std::string text = dplText(seen);
    for (const auto& [label, id] : m_labels) {
        if (order[id])
            text += ' ' + label + '@' + std::to_string(*order[id]);
    }
    return text;
}

} // namespace fusewright
