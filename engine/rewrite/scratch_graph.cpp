// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/scratch_graph.h"

namespace fusewright {

void markWanted(ScratchGraph& graph)
{
    std::vector<ScratchNode>& nodes = graph.nodes;
    for (const ScratchValue& result : graph.results) {
        if (result.isMade())
            nodes[result.made].isWanted = true;
    }
    for (std::size_t at = nodes.size(); at-- > 0;) {
        for (const ScratchArgument& argument : nodes[at].arguments) {
            if (nodes[at].isWanted && argument.value && argument.value->isMade())
                nodes[argument.value->made].isWanted = true;
        }
    }
}

} // namespace fusewright
