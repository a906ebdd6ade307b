// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/stage_operators.h"

#include "engine/rewrite/rewrite_run.h"

#include <utility>

namespace fusewright {

StageOperators::StageOperators(const Graph& from, const Graph& to,
                               std::shared_ptr<const Rewriting> now,
                               std::shared_ptr<const Rewriting> before)
    : m_from(from), m_to(to)
{
    for (auto& rewriting : {std::move(now), std::move(before)}) {
        if (m_run || !rewriting)
            continue;
        const Graph* const first = rewriting->run.start.get();
        const Graph* const last = rewriting->run.graph().get();
        m_isForth = first == &from;
        if ((first == &from && last == &to) || (last == &from && first == &to))
            m_run = rewriting;
    }
}

NodeId StageOperators::find(NodeId node)
{
    if (const auto same = m_to.findNode(m_from.nodeName(node)))
        return *same;
    if (!m_run)
        return {};
    if (!m_map)
        m_map = m_run->run.whole();
    const ChangedNodes* const change = m_isForth ? m_map->changeOf(node) : m_map->changeTo(node);
    if (!change)
        return {};
    const std::vector<NodeId>& others = m_isForth ? change->after : change->before;
    return others.empty() ? NodeId() : others.front();
}

} // namespace fusewright
