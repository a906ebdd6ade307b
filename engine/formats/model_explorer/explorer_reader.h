// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_explorer/explorer_file.h"
#include "engine/formats/model_format.h"
#include "engine/graph/graph_builder.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fusewright::model_explorer {

/// Makes graphs of what a file says. Graphs that nodes name as theirs become nested graphs.
class ExplorerReader {
public:
    ExplorerReader(const std::vector<ExplorerGraph>& graphs, const ModelJson& json,
                   const ReadOptions& options);

    /// The graphs that no node names as its own, in the order of the file; all where each is named.
    std::vector<std::size_t> topGraphs() const;
    /// Nothing, and an error, when the graph does not hold together.
    std::optional<Graph> read(std::size_t graph);

private:
    using NodeIndex = std::unordered_map<std::string_view, std::size_t>;

    /// What one node makes.
    struct Results {
        std::vector<std::string_view> ids;
        std::unordered_map<std::string_view, std::size_t> placeOf; ///< Id to place.
        std::vector<Symbol> names;                                 ///< By place.
        std::unordered_set<std::string_view> leftOut;              ///< Ids that nothing uses.
    };
    /// One graph while it is put together.
    struct Work {
        const ExplorerGraph& graph;
        GraphBuilder builder;
        NodeIndex nodes;
        std::vector<Results> results;                                  ///< By node.
        std::unordered_map<std::string_view, std::size_t> uses;        ///< Of names of tensors.
        std::unordered_map<std::string_view, std::string> moduleTypes; ///< By namespace.
        bool givesNothing = false;
    };

    bool indexNodes(Work& work);
    void findResults(Work& work);
    void countNames(Work& work);
    void nameResults(Work& work, std::size_t at);
    void describeResults(Work& work, std::size_t at);
    void readFacts(Work& work);
    void emit(Work& work);
    void emitNode(Work& work, std::size_t at);
    void emitBoundary(Work& work, std::size_t at);
    std::vector<Symbol> operandsOf(Work& work, const ExplorerNode& node);
    Symbol resultNamed(Work& work, const ExplorerEdge& edge);
    void addNested(Work& work, const ExplorerNode& node);
    std::shared_ptr<const Graph> nested(std::string_view id, std::size_t place);

    const std::vector<ExplorerGraph>& m_graphs;
    const ModelJson& m_json;
    const ReadOptions& m_options;
    std::unordered_map<std::string_view, std::size_t> m_graphOf;
    std::vector<std::shared_ptr<const Graph>> m_made; ///< Nested ones, by graph.
    std::vector<bool> m_isOpen;                       ///< Whether it is being read, by graph.
    std::size_t m_depth = 0;
};

} // namespace fusewright::model_explorer
