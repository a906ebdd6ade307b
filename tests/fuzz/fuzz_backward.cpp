// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_sections.h"
#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/autograd/known_joint.h"
#include "engine/autograd/recomputation.h"
#include "engine/infer/inference.h"
#include "engine/partition/partitions.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/kit/broken_graph.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>

using namespace fusewright;

/// The bytes choose operators, operands and attributes; they are no file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto graph = test::hostileGraph({data, size});
    if (!graph)
        return 0;
    const Graph forward = inferTypes(std::move(*graph), CancelToken()).graph;
    Diagnostics findings;
    const BackwardWish wish = wishOf(forward, {.losses = {}, .wanted = {"all"}}, findings);
    const BackwardGraph joint = makeBackward(forward, *DerivativeTable::builtIn(), wish);
    std::string wrong = test::brokenGraph(joint.graph);
    if (const auto known = knownJoint(joint.graph, joint.forwardOf); known && wrong.empty())
        wrong = test::brokenGraph(forwardPart(*known));
    if (!wrong.empty()) {
        std::fprintf(stderr, "%s\n", wrong.c_str());
        std::abort();
    }
    const BackwardSections sections = addPartners(joint, partitionO0(forward));
    std::vector<std::uint32_t> all(sections.partition.sections.size());
    std::iota(all.begin(), all.end(), 0U);
    recompute(joint, sections.partition, all);
    return 0;
}
