// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <functional>

namespace fusewright::bench {

struct LlamaGraph;

/// Processor time in milliseconds: the median over as many runs as fit into half a second, at
/// least one. `count` becomes what the work answers.
double timeOf(const std::function<std::size_t()>& work, std::size_t& count);

/// Processor time of one work in milliseconds.
struct Timing {
    double best = 0;
    double median = 0;
    std::size_t runs = 0;
};

/// The same runs, with the best of them: what the work takes where nothing is in its way.
Timing timingOf(const std::function<std::size_t()>& work, std::size_t& count);

/// The graph as the program holds it.
Graph makeGraph(const LlamaGraph& llama);

} // namespace fusewright::bench
