// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/named_by_rank.h"
#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"
#include "tests/engine/infer/hostile_graph.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace fusewright;

/// The bytes choose operators, operands and attributes; they are no file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto graph = test::hostileGraph({data, size});
    if (!graph)
        return 0;
    const Inferred inferred = inferTypes(Graph::copyOf(*graph), CancelToken());
    std::string wrong = test::brokenPromise(*graph, inferred.graph);
    if (wrong.empty())
        wrong = test::unlikeNumbers(*graph);
    if (!wrong.empty()) {
        std::fprintf(stderr, "%s\n", wrong.c_str());
        std::abort();
    }
    inferTypes(Graph::copyOf(*graph), CancelToken(), Bodies::Tidied);
    const Graph named = namedByRank(Graph::copyOf(inferred.graph));
    for (const NodeId node : named.nodes()) {
        if (named.nativeName(node) != graph->nativeName(node))
            std::abort();
    }
    return 0;
}
