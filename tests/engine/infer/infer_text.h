// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/inference.h"
#include "tests/engine/kit/read_text.h"

#include <QString>

namespace fusewright::test {

/// Reads a graph file and finds out what it does not tell.
inline Reading inferredFrom(std::string_view bytes)
{
    return readBytes(bytes, "test.json", Keep::Inferred);
}

/// What is known of a value after inference: `f32[2,N,?]`, `f32` where the rank is open.
inline QString factsOf(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (graph.valueName(value) != name)
            continue;
        std::string text(dataTypeName(graph.valueType(value)));
        if (!graph.shapes().isRanked(graph.shapeId(value)))
            return QString::fromStdString(text);
        text += '[';
        for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
            text += text.back() == '[' ? "" : ",";
            if (dim.isKnown())
                text += std::to_string(dim.size());
            else
                text += dim.isNamed() ? graph.text(dim.name()) : "?";
        }
        return QString::fromStdString(text + ']');
    }
    return QStringLiteral("no such value");
}

/// A graph file with these inputs, constants and nodes, as members of the lists.
inline QString graphText(const QString& inputs, const QString& nodes, const QString& more = {})
{
    return QStringLiteral(R"({"format": "fusewright-graph", "version": 1, "inputs": [%1],
        "nodes": [%2] %3})")
        .arg(inputs, nodes, more);
}

/// `{"name": …}` with `f32` and a shape, as JSON writes it.
inline QString input(const QString& name, const QString& shape, const QString& type = "f32")
{
    return QStringLiteral(R"({"name": "%1", "dtype": "%2", "shape": %3})").arg(name, type, shape);
}

} // namespace fusewright::test
