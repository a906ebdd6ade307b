// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/native/native_writer.h"
#include "engine/graph/graph_editor.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/kit/read_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

inline ValueId valueCalled(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (graph.valueName(value) == name)
            return value;
    }
    return {};
}

/// An editor that is easily told what to do, by names.
struct Editing {
    explicit Editing(const Graph& graph) : editor(graph) { }

    NodeId node(std::string_view name) const { return editor.graph().findNode(name).value(); }
    ValueId value(std::string_view name) const { return valueCalled(editor.graph(), name); }

    NodeId add(std::string_view op, std::string_view name, const std::vector<ValueId>& operands,
               NodeId before = {}, std::size_t results = 1)
    {
        const std::vector<ValueFacts> facts(results);
        return editor.add({.op = editor.operatorNamed(op),
                           .name = editor.intern(name),
                           .operands = operands,
                           .results = facts,
                           .before = before});
    }
    ValueId result(NodeId node, std::size_t at = 0) const
    {
        return editor.graph().outputs(node)[at];
    }
    /// Whether the graph is whole, and no cycle was in the way.
    bool replace(ValueId old, ValueId fresh)
    {
        return !editor.replaceUses(old, fresh) && brokenGraph(editor).empty();
    }
    std::string freeze()
    {
        const std::string wrong = brokenGraph(editor);
        if (!wrong.empty())
            return wrong;
        frozen.emplace(std::move(editor).freeze());
        const std::string after = brokenGraph(frozen->graph);
        return after.empty() ? outline(frozen->graph) : after;
    }

    GraphEditor editor;
    std::optional<GraphEditor::Frozen> frozen;
};

/// The names of the operators on a path, with spaces between.
inline std::string namesOfPath(const Graph& graph, const std::optional<GraphEditor::Cycle>& path)
{
    std::string names;
    for (const NodeId node : path.value_or(GraphEditor::Cycle()))
        names += (names.empty() ? "" : " ") + std::string(graph.nodeName(node));
    return names;
}

/// Reading what is written of it gives the same graph, so all its names are right.
inline bool survivesWriting(const Graph& graph)
{
    const Reading again = readBytes(writeNative(graph), "x.json", Keep::Raw);
    return again.model && describe(again.graph()) == describe(graph);
}

inline Reading readGraph(const std::string& members)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}');
}

} // namespace fusewright::test
