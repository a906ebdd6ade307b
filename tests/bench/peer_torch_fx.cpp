// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/match_cases.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace fusewright::bench {

namespace {

template <class Inputs>
void writeNode(std::ofstream& out, bool isFirst, const std::string& op, const Inputs& inputs)
{
    out << (isFirst ? "" : ",") << "[\"" << op << "\",[";
    bool isFirstInput = true;
    for (const auto input : inputs) {
        out << (isFirstInput ? "" : ",") << static_cast<long>(input);
        isFirstInput = false;
    }
    out << "]]";
}

/// What a script says of a case.
std::optional<TorchAnswer> ask(const char* script, const PlainGraph& graph,
                               const PlainPattern& pattern)
{
    const std::string file = (std::filesystem::temp_directory_path()
                              / ("fusewright-torch-" + std::to_string(::getpid()) + ".json"))
                                 .string();
    {
        std::ofstream out(file);
        out << "{\"graph\":[";
        for (std::uint32_t node = 0; node < graph.nodeCount(); ++node)
            writeNode(out, node == 0, graph.names[graph.operators[node]], graph.producers(node));
        out << "],\"pattern\":[";
        for (std::size_t at = 0; at < pattern.operators.size(); ++at)
            writeNode(out, at == 0, pattern.operators[at], pattern.inputs[at]);
        out << "],\"outputs\":[" << (pattern.isFirstUsedOutside ? "0" : "") << "]}";
    }
    const std::string command = std::string("/usr/bin/python3 " FUSEWRIGHT_BENCH_FOLDER "/")
        + script + ' ' + file + " 3 2>/dev/null";
    TorchAnswer answer;
    std::FILE* const child = ::popen(command.c_str(), "r");
    const int read =
        child ? std::fscanf(child, "%zu %lf", &answer.matches, &answer.milliseconds) : 0;
    if (child)
        ::pclose(child);
    std::filesystem::remove(file);
    return read == 2 ? std::optional(answer) : std::nullopt;
}

} // namespace

std::optional<TorchAnswer> matchWithTorch(const PlainGraph& graph, const PlainPattern& pattern)
{
    return ask("peer_torch_fx.py", graph, pattern);
}

std::optional<TorchAnswer> rewriteWithTorch(const PlainGraph& graph, const PlainPattern& pattern)
{
    return ask("peer_torch_rewrite.py", graph, pattern);
}

} // namespace fusewright::bench
