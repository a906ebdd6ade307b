// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/stage_operators.h"

#include "engine/rewrite/rewrite_run.h"

#include <vector>

namespace fusewright {

NodeId operatorIn(const Graph& from, const Graph& to, const Rewriting* rewriting, NodeId node)
{
    if (const auto same = to.findNode(from.nodeName(node)))
        return *same;
    if (!rewriting)
        return {};
    const RewriteRun& run = rewriting->run;
    const bool isForth = run.start.get() == &from && run.graph().get() == &to;
    const bool isBack = run.graph().get() == &from && run.start.get() == &to;
    if (!isForth && !isBack)
        return {};
    const Correspondence map = run.whole();
    const ChangedNodes* const change = isForth ? map.changeOf(node) : map.changeTo(node);
    const std::vector<NodeId> none;
    const std::vector<NodeId>& others = !change ? none : isForth ? change->after : change->before;
    return others.empty() ? NodeId() : others.front();
}

} // namespace fusewright
