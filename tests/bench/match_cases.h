// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {
class Graph;
}

namespace fusewright::bench {

/// A graph as the peers see it: operators by number and edges in both directions.
struct PlainGraph {
    std::vector<std::uint16_t> operators; ///< By node.
    std::vector<std::string> names;       ///< By operator number.
    std::vector<std::uint32_t> inBegin;
    std::vector<std::uint32_t> in;
    std::vector<std::uint32_t> outBegin;
    std::vector<std::uint32_t> out;

    std::size_t nodeCount() const { return operators.size(); }
    std::span<const std::uint32_t> producers(std::uint32_t node) const
    {
        return std::span(in).subspan(inBegin[node], inBegin[node + 1] - inBegin[node]);
    }
    std::span<const std::uint32_t> users(std::uint32_t node) const
    {
        return std::span(out).subspan(outBegin[node], outBegin[node + 1] - outBegin[node]);
    }
};

PlainGraph makePlain(const Graph& graph);

/// A pattern that every peer can express: operators and edges, nothing else.
struct PlainPattern {
    std::string name;
    std::vector<std::string> operators;
    std::vector<std::pair<int, int>> edges; ///< From producer to user.
    std::vector<std::vector<int>> inputs;   ///< By entry: entries, or below zero for values.
    bool isFirstUsedOutside = false;        ///< What its first entry makes, for who asks.
};

/// Attention, feed-forward, norms and whole layers of a Llama.
std::vector<PlainPattern> matchCases();

/// A matcher of fifty lines, made by hand for just this: the limit to measure against.
std::size_t backtrack(const PlainGraph& graph, const PlainPattern& pattern);
/// VF2 of Boost and of igraph.
std::size_t matchWithBoost(const PlainGraph& graph, const PlainPattern& pattern);
std::size_t matchWithIgraph(const PlainGraph& graph, const PlainPattern& pattern);

/// What torch.fx's matcher finds, and its time; nothing where there is no torch.
struct TorchAnswer {
    std::size_t matches = 0;
    double milliseconds = 0;
};
std::optional<TorchAnswer> matchWithTorch(const PlainGraph& graph, const PlainPattern& pattern);

/// The same of its `replace_pattern`: how many places were rewritten.
std::optional<TorchAnswer> rewriteWithTorch(const PlainGraph& graph, const PlainPattern& pattern);

/// The rows of `match`.
void benchMatch();
void benchRewriting();
/// Fusion providers over a large captured graph, with their filters; part of the former.
void benchProviders();
/// Patterns of TVM, read, made and matched.
void benchPatterns();
/// The rows of `partition`.
void benchPartitions();
void benchLayout();

} // namespace fusewright::bench
