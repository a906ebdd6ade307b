// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/timing.h"

#include "tests/bench/llama_graph.h"

#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <ctime>
#include <vector>

namespace fusewright::bench {

namespace {

double processorMilliseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}

} // namespace

Timing timingOf(const std::function<std::size_t()>& work, std::size_t& count)
{
    std::vector<double> times;
    const double begin = processorMilliseconds();
    while (times.empty() || (times.size() < 101 && processorMilliseconds() - begin < 500)) {
        const double start = processorMilliseconds();
        count = work();
        times.push_back(processorMilliseconds() - start);
    }
    std::ranges::sort(times);
    return {.best = times.front(), .median = times[times.size() / 2], .runs = times.size()};
}

double timeOf(const std::function<std::size_t()>& work, std::size_t& count)
{
    return timingOf(work, count).median;
}

Graph makeGraph(const LlamaGraph& llama)
{
    GraphBuilder builder("llama", OperatorCatalogue::builtIn());
    std::vector<Symbol> names;
    for (std::size_t at = 0; at < llama.nodes.size(); ++at) {
        names.push_back(builder.intern("n" + std::to_string(at)));
        builder.beginNode(llama.nodes[at].op, names.back());
        for (const std::uint32_t input : llama.nodes[at].inputs)
            builder.addOperand(names[input]);
        builder.addResult(names.back());
    }
    builder.giveOutUnusedResults();
    Diagnostics diagnostics;
    return *builder.build(UnmadeNames::BecomeInputs, "llama", {}, diagnostics);
}

} // namespace fusewright::bench
