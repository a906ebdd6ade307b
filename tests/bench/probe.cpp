// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/probe.h"

#include "tests/bench/llama_graph.h"
#include "tests/bench/peers.h"

#include "engine/formats/read_model.h"
#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"
#include "engine/support/heap.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <memory>
#include <vector>

#include <unistd.h>

namespace fusewright::bench {

namespace {

double processorSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

double peakMegabytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmHWM:") {
            double kilobytes = 0;
            status >> kilobytes;
            return kilobytes / 1024;
        }
    }
    return 0;
}

Counted readWith(const std::string& path, bool tidy)
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    Diagnostics diagnostics;
    const auto model = readModel(path, {.catalogue = catalogue, .tidy = tidy}, diagnostics);
    return model ? Counted{model->graph->nodeCount(), model->graph->edgeCount()} : Counted{};
}

/// Names and operands in memory already, as a reader would hand them over.
Counted buildFromArrays(const LlamaGraph& llama)
{
    static const auto catalogue = OperatorCatalogue::builtIn();
    GraphBuilder builder("llama", catalogue);
    builder.reserve(llama.nodes.size(), llama.edgeCount(), llama.nodes.size());
    std::vector<Symbol> names;
    names.reserve(llama.nodes.size());
    char name[32];
    for (std::size_t at = 0; at < llama.nodes.size(); ++at) {
        const int length = std::snprintf(name, sizeof name, "n%zu", at);
        names.push_back(builder.intern(std::string_view(name, static_cast<std::size_t>(length))));
        builder.beginNode(llama.nodes[at].op, names.back());
        for (const std::uint32_t input : llama.nodes[at].inputs)
            builder.addOperand(names[input]);
        builder.addResult(names.back());
    }
    builder.giveOutUnusedResults();
    Diagnostics diagnostics;
    const auto graph = builder.build(UnmadeNames::BecomeInputs, "llama", {}, diagnostics);
    return {graph->nodeCount(), graph->edgeCount()};
}

std::function<Counted()> wayNamed(const std::string& way, const std::string& path)
{
    if (way == "fusewright")
        return [path] { return readWith(path, false); };
    if (way == "fusewright-tidy")
        return [path] { return readWith(path, true); };
    if (way == "wire-walk")
        return [path] { return walkOnnx(path); };
    if (way == "libonnx")
        return [path] { return parseOnnxWithLibrary(path); };
    if (way == "simdjson")
        return [path] { return walkJson(path); };
    if (way == "build") {
        auto llama = std::make_shared<LlamaGraph>(LlamaGraph::withNodes(std::stoul(path)));
        return [llama] { return buildFromArrays(*llama); };
    }
    if (way == "build-nothing") {
        auto llama = std::make_shared<LlamaGraph>(LlamaGraph::withNodes(std::stoul(path)));
        return [llama] { return Counted{llama->nodes.size(), llama->edgeCount()}; };
    }
    return {};
}

} // namespace

int probe(const std::string& way, const std::string& path, int runs)
{
    const std::function<Counted()> run = wayNamed(way, path);
    if (!run)
        return 2;
    // As the program does before a verb.
    if (way.starts_with("fusewright"))
        keepFreedMemory();
    std::vector<double> times;
    Counted counted;
    for (int at = 0; at < runs; ++at) {
        const double begin = processorSeconds();
        counted = run();
        times.push_back((processorSeconds() - begin) * 1000);
    }
    std::ranges::sort(times);
    std::printf("%f %f %zu %zu\n", times[times.size() / 2], peakMegabytes(), counted.nodes,
                counted.edges);
    return 0;
}

Cost measure(const std::string& way, const std::string& path, int runs)
{
    std::array<char, 4096> self{};
    const ssize_t length = ::readlink("/proc/self/exe", self.data(), self.size() - 1);
    const std::string command = std::string(self.data(), static_cast<std::size_t>(length))
        + " --probe " + way + " '" + path + "' " + std::to_string(runs);
    Cost cost;
    std::FILE* const child = ::popen(command.c_str(), "r");
    const int read = child ? std::fscanf(child, "%lf %lf %zu %zu", &cost.milliseconds,
                                         &cost.megabytes, &cost.nodes, &cost.edges)
                           : 0;
    if (child)
        ::pclose(child);
    return read == 4 ? cost : Cost{};
}

} // namespace fusewright::bench
