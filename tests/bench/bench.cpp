// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every row compares Fusewright with a peer in one run on one machine: the ratio is what counts,
// the milliseconds only say of what. Files are made anew, so no run depends on another.

#include "tests/bench/llama_graph.h"
#include "tests/bench/match_cases.h"
#include "tests/bench/probe.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include <unistd.h>

using namespace fusewright::bench;

namespace {

constexpr int runs = 5;

void printHead(const char* title)
{
    std::printf("\n%s\n  %-34s %12s %10s\n", title, "", "CPU ms", "peak MB");
}

void printRow(const std::string& name, const Cost& cost)
{
    std::printf("  %-34s %12.2f %10.1f\n", name.c_str(), cost.milliseconds, cost.megabytes);
    std::fflush(stdout);
}

void printRatio(const std::string& what, double ratio, const char* wanted)
{
    std::printf("  → %-32s %12.2f   wanted: %s\n", what.c_str(), ratio, wanted);
}

void benchBuild()
{
    printHead("Graph of 1,000,000 nodes built from arrays");
    const Cost nothing = measure("build-nothing", "1000000", 1);
    Cost build = measure("build", "1000000", 1);
    build.megabytes -= nothing.megabytes;
    printRow("GraphBuilder", build);
    std::printf("  → %zu nodes, %zu edges            wanted: at most 500 ms and 250 MB\n",
                build.nodes, build.edges);
}

void benchOnnx(const std::filesystem::path& folder, std::size_t nodes)
{
    printHead(("ONNX, " + std::to_string(nodes) + " nodes").c_str());
    const std::string file = (folder / "nodes.onnx").string();
    writeOnnx(LlamaGraph::withNodes(nodes), file, 4096);
    const Cost walk = measure("wire-walk", file, runs);
    const Cost ours = measure("fusewright", file, runs);
    const Cost tidy = measure("fusewright-tidy", file, runs);
    printRow("bare wire walk", walk);
    printRow("fusewright --raw", ours);
    printRow("fusewright, tidied", tidy);
    printRow("libonnx, whole parse", measure("libonnx", file, runs));
    if (walk.nodes != ours.nodes || walk.edges != ours.edges)
        std::printf("  ! the readers disagree: %zu/%zu and %zu/%zu\n", walk.nodes, walk.edges,
                    ours.nodes, ours.edges);
    printRatio("times the bare walk", ours.milliseconds / walk.milliseconds, "at most 2");
}

void benchWeights(const std::filesystem::path& folder)
{
    printHead("ONNX, 1,641 nodes with 500 MB of weights");
    const std::string file = (folder / "weights.onnx").string();
    writeOnnx(LlamaGraph::withLayers(32), file, 500'000'000);
    const Cost library = measure("libonnx", file, runs);
    const Cost ours = measure("fusewright", file, runs);
    printRow("libonnx, whole parse", library);
    printRow("fusewright", ours);
    printRatio("times faster", library.milliseconds / ours.milliseconds, "at least 10");
    printRatio("percent of its memory", 100 * ours.megabytes / library.megabytes, "at most 5");
}

void benchJson(const std::filesystem::path& folder)
{
    printHead("JSON, 1,000,000 nodes");
    const std::string file = (folder / "nodes.json").string();
    writeJson(LlamaGraph::withNodes(1'000'000), file);
    const Cost walk = measure("simdjson", file, runs);
    const Cost ours = measure("fusewright", file, runs);
    printRow("simdjson on-demand", walk);
    printRow("fusewright", ours);
    if (walk.nodes != ours.nodes || walk.edges != ours.edges)
        std::printf("  ! the readers disagree\n");
    printRatio("times simdjson", ours.milliseconds / walk.milliseconds, "at most 2");
}

void benchFx(const std::filesystem::path& folder)
{
    printHead("torch.fx text, 10,000 lines");
    const std::string file = (folder / "nodes.fx.txt").string();
    writeFx(LlamaGraph::withNodes(10'000), file);
    const Cost ours = measure("fusewright", file, runs);
    printRow("fusewright", ours);
    std::printf("  → %zu nodes, %zu edges            wanted: at most 100 ms\n", ours.nodes,
                ours.edges);
}

void benchMlir(const std::filesystem::path& folder)
{
    printHead("MLIR text, 3,000 operators; with 100 MB of constants");
    const std::string file = (folder / "nodes.mlir").string();
    for (const std::size_t constants : {std::size_t(0), std::size_t(100'000'000)}) {
        writeMlir(LlamaGraph::withNodes(3'000), file, constants);
        const Cost ours = measure("fusewright", file, runs);
        printRow(constants == 0 ? "fusewright" : "fusewright, with constants", ours);
        std::printf("  → %zu nodes, %zu edges            wanted: %s\n", ours.nodes, ours.edges,
                    constants == 0 ? "at most 100 ms" : "far less memory than the file");
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 5 && std::string_view(argv[1]) == "--probe")
        return probe(argv[2], argv[3], std::atoi(argv[4]));
    const std::string_view only = argc > 1 ? argv[1] : "";
    const auto wants = [&](std::string_view name) { return only.empty() || only == name; };
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("fusewright-bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    if (wants("build"))
        benchBuild();
    if (wants("onnx")) {
        benchOnnx(folder, 100'000);
        benchOnnx(folder, 1'000'000);
    }
    if (wants("weights"))
        benchWeights(folder);
    if (wants("json"))
        benchJson(folder);
    if (wants("fx"))
        benchFx(folder);
    if (wants("mlir"))
        benchMlir(folder);
    if (wants("match"))
        benchMatch();
    if (wants("rewrite"))
        benchRewriting();
    else if (only == "providers")
        benchProviders();
    if (wants("patterns"))
        benchPatterns();
    if (wants("partition"))
        benchPartitions();
    if (wants("layout"))
        benchLayout();
    std::filesystem::remove_all(folder);
    return 0;
}
