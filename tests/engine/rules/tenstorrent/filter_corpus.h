// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"
#include "engine/rules/tenstorrent/trace/traced_graph.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::test {

/// What a node of a pattern took in torch: the name of a node, or a literal as text.
struct CorpusOperand {
    std::string patternNode;
    std::string node;
    std::string literal;
};

struct CorpusMatch {
    std::vector<CorpusOperand> operands;
    std::string fate;
    std::size_t filter = 0;
};

/// One pair on one graph.
struct CorpusResult {
    std::string provider;
    std::size_t pair = 0;
    std::string graph;
    std::string raises;
    std::vector<CorpusMatch> matches;
};

struct CorpusPattern {
    TracedGraph graph;
    std::vector<std::uint32_t> anchors;
};

struct CorpusProvider {
    std::string name; ///< Of the class.
    std::vector<CorpusPattern> pairs;
};

/// A file of `expected`, with the matches in torch's order.
struct CorpusFile {
    std::vector<CorpusProvider> providers;
    std::vector<CorpusResult> results;

    const CorpusPattern* pattern(const CorpusResult& result) const;
};

/// The folder of the corpus, with a slash.
std::string corpusPlace();
CorpusFile readCorpusFile(const std::string& path);
/// The lines of every graph, by its name.
std::map<std::string, std::vector<std::string>> readCorpusLines(const std::string& path);

/// The lines of a graph as `expected` has them, without literals.
CorpusPattern patternFromLines(const std::vector<std::string>& lines,
                               const std::vector<std::string>& anchors);

/// Nothing, and what is missing in `lost`, where the graph does not have an operand.
std::optional<std::vector<FilterBinding>> corpusBindings(const Graph& graph,
                                                         const TracedGraph& pattern,
                                                         const CorpusMatch& match,
                                                         std::string& lost);

/// Models of the corpus, each read once, every node kept.
class CorpusGraphs {
public:
    const Graph* graph(const std::string& name);

private:
    std::map<std::string, std::shared_ptr<const Graph>> m_graphs;
};

} // namespace fusewright::test
