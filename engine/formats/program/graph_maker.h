// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/call_scope.h"
#include "engine/formats/program/program_graph.h"

#include <memory>
#include <set>
#include <string_view>
#include <unordered_map>

namespace fusewright::program {

/// Makes one function a graph, with whatever that one calls and holds.
class GraphMaker {
public:
    explicit GraphMaker(const GraphSource& source);

    std::optional<Graph> make(FunctionIndex function, UnmadeNames unmade);

private:
    using ScopeHold = std::shared_ptr<CallScope>;

    /// Operations that are being told to a graph.
    struct Run {
        std::uint32_t next = 0;
        std::uint32_t end = 0;
        ScopeHold scope;
    };
    /// A body of the node that was told last, which is still to be read.
    struct Waiting {
        std::string name;
        RegionIndex region;
        FunctionIndex function;
        ScopeHold scope;       ///< Null for a function, which sees nothing of its surroundings.
        std::size_t place = 0; ///< Of the operation that has it.
    };
    struct OpenGraph {
        GraphBuilder builder;
        std::vector<Run> runs;
        std::vector<Waiting> waiting; ///< The next one last.
        std::string name;             ///< Of the attribute of the graph around.
        RegionIndex region;
        FunctionIndex function;
        ScopeHold scope;
        UnmadeNames unmade = UnmadeNames::BecomeCaptures;
        std::size_t nodesInside = 0;
        std::unordered_map<std::string_view, ValueType> types;
        std::unordered_map<std::string_view, AttributeValueId> attributes;
    };
    struct ReadFunction {
        std::shared_ptr<const Graph> graph;
        std::size_t nodes = 0;
    };

    void openGraph(Waiting body, UnmadeNames unmade);
    void openWaiting();
    void closeRun();
    void closeGraph();
    void nest(const std::string& name, std::shared_ptr<const Graph> graph, std::size_t nodes);

    void tell(const Operation& operation, const ScopeHold& scope);
    /// Invalid where the operation is told as it stands.
    FunctionIndex functionToOpen(const Operation& operation, const CallScope& scope) const;
    FunctionIndex functionOf(const Body& body, const CallScope& scope) const;
    void warnOfMissing(const Body& body, std::size_t place);
    bool isOpened(Calling calling) const;
    void openCall(const Operation& operation, FunctionIndex function, const ScopeHold& scope);
    ScopeHold scopeOfCall(const Operation& operation, FunctionIndex function, CallScope& caller);
    void bindResults(const Operation& operation, const Region& region, CallScope& scope,
                     const CallScope& caller);
    void tellNode(const Operation& operation, const CallScope& scope);
    void tellBodies(const Operation& operation, const ScopeHold& scope);
    void placeInModule(const Operation& operation, const CallScope& scope);
    void tellArguments(const Waiting& body);
    std::string nativeName(const Operation& operation) const;

    bool mayEnter(FunctionIndex function, std::size_t place);
    bool mayGrow(std::size_t nodes, std::size_t place);
    void fail(std::string code, std::string message, std::size_t place);

    Symbol symbolOf(ValueIndex value, const CallScope& scope);
    ValueType typeOf(std::string_view text);
    AttributeValueId attributeOf(std::string_view text);
    std::string_view functionName(FunctionIndex function) const
    {
        return m_program.functions[function.index].name;
    }

    const GraphSource& m_source;
    const Program& m_program;
    std::vector<std::unique_ptr<OpenGraph>> m_graphs; ///< The innermost last.
    std::vector<FunctionIndex> m_entered;             ///< Functions that are being read.
    std::unordered_map<FunctionIndex, ReadFunction> m_read;
    std::unordered_map<std::string_view, ModulePlace> m_places; ///< By location.
    std::set<std::string_view> m_missing;                       ///< Functions that were warned of.
    std::size_t m_nodes = 0;
    std::optional<Graph> m_graph;
    bool m_failed = false;
};

} // namespace fusewright::program
