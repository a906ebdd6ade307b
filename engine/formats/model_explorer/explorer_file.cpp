// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_file.h"

#include "engine/formats/attribute_json.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"

#include <utility>

namespace fusewright::model_explorer {

namespace {

using std::string_view;

constexpr std::size_t deepestWrapping = 4;
constexpr std::size_t lookInterval = 1 << 12; ///< Nodes between looks at the cancel token.

string_view textOf(JsonValue& value)
{
    return value.string().value_or(string_view());
}

/// All values are texts. Those that are numbers, truths or lists of them are read as such.
AttributeValue readValue(JsonValue& value)
{
    if (value.kind() != JsonKind::String)
        return attributeFromJson(value.rawText());
    const string_view text = textOf(value);
    AttributeValue read = attributeFromJson(text);
    if (std::holds_alternative<RawJson>(read))
        return std::string(text);
    return read;
}

/// Calls `take(key, value)` for `[{"key": …, "value": …}]`.
template <class Take>
void readPairs(JsonValue list, Take take)
{
    list.forEachItem([&](JsonValue item) {
        string_view key;
        std::optional<AttributeValue> value;
        string_view text;
        item.forEachMember([&](string_view name, JsonValue part) {
            if (name == "key") {
                key = textOf(part);
            } else if (name == "value") {
                if (part.kind() == JsonKind::String)
                    text = textOf(part);
                value = readValue(part);
            }
        });
        if (!key.empty() && value)
            take(key, text, *std::move(value));
    });
}

class FileReader {
public:
    FileReader(JsonDocument& document, const std::string& path, const CancelToken& cancel,
               Diagnostics& diagnostics)
        : m_document(document), m_path(path), m_cancel(cancel), m_diagnostics(diagnostics)
    {
    }

    std::vector<ExplorerGraph> read()
    {
        if (auto root = m_document.root())
            readAny(*root, 0);
        return std::move(m_graphs);
    }

private:
    /// A graph, a collection of graphs, an object with collections, or a list of any of these.
    void readAny(JsonValue value, std::size_t depth)
    {
        if (depth > deepestWrapping)
            return;
        if (value.kind() == JsonKind::Array) {
            value.forEachItem([&](JsonValue item) { readAny(item, depth + 1); });
            return;
        }
        ExplorerGraph graph;
        bool isGraph = false;
        value.forEachMember([&](string_view key, JsonValue part) {
            if (key == "graphs" || key == "graphCollections")
                readAny(part, depth + 1);
            else if (key == "nodes")
                isGraph = true;
            if (key != "graphs" && key != "graphCollections")
                readGraphField(graph, key, part);
        });
        if (isGraph)
            m_graphs.push_back(std::move(graph));
    }

    void readGraphField(ExplorerGraph& graph, string_view key, JsonValue value)
    {
        if (key == "id")
            graph.id = textOf(value);
        else if (key == "nodes")
            value.forEachItem([&](JsonValue node) { readNode(graph, node); });
        else if (key == "groupNodeAttributes")
            readGroups(graph, value);
    }

    void readGroups(ExplorerGraph& graph, JsonValue object)
    {
        object.forEachMember([&](string_view space, JsonValue facts) {
            auto& group = graph.groups.emplace_back();
            group.first = space;
            facts.forEachMember([&](string_view key, JsonValue value) {
                if (value.kind() == JsonKind::String)
                    group.second.emplace_back(key, textOf(value));
            });
        });
    }

    void readNode(ExplorerGraph& graph, JsonValue object)
    {
        m_isCancelled =
            m_isCancelled || (graph.nodes.size() % lookInterval == 0 && m_cancel.isCancelled());
        if (m_isCancelled)
            return;
        ExplorerNode node{.place = object.offset()};
        const bool isObject = object.forEachMember(
            [&](string_view key, JsonValue value) { readNodeField(node, key, value); });
        if (m_document.isBroken())
            return;
        if (!isObject)
            complain("wrong-type", "A node must be an object.", node.place);
        else if (node.id.empty())
            complain("missing-id", "A node has no \"id\".", node.place);
        else
            graph.nodes.push_back(std::move(node));
    }

    void readNodeField(ExplorerNode& node, string_view key, JsonValue value)
    {
        if (key == "id") {
            node.id = textOf(value);
        } else if (key == "label") {
            node.label = textOf(value);
        } else if (key == "namespace") {
            node.space = textOf(value);
        } else if (key == "attrs") {
            readPairs(value, [&](string_view name, string_view text, AttributeValue read) {
                if (name == resultsKey && text == noneText)
                    node.makesNothing = true;
                else if (name == operatorKey && text == "true")
                    node.isOperator = true;
                else
                    node.attributes.emplace_back(name, std::move(read));
            });
        } else if (key == "incomingEdges") {
            value.forEachItem([&](JsonValue edge) { readEdge(node, edge); });
        } else if (key == "outputsMetadata") {
            value.forEachItem([&](JsonValue output) { readOutput(node, output); });
        } else if (key == "subgraphIds") {
            value.forEachItem([&](JsonValue id) { node.subgraphs.push_back(textOf(id)); });
        }
    }

    void readEdge(ExplorerNode& node, JsonValue object)
    {
        ExplorerEdge edge;
        const std::size_t place = object.offset();
        object.forEachMember([&](string_view key, JsonValue value) {
            if (key == "sourceNodeId")
                edge.source = textOf(value);
            else if (key == "sourceNodeOutputId" && value.kind() == JsonKind::String)
                edge.output = textOf(value);
            else if (key == "targetNodeInputId")
                edge.input = textOf(value);
        });
        if (m_document.isBroken())
            return;
        if (edge.source.empty())
            complain("missing-source", "An edge has no \"sourceNodeId\".", place);
        else
            node.edges.push_back(edge);
    }

    void readOutput(ExplorerNode& node, JsonValue object)
    {
        ExplorerOutput output;
        object.forEachMember([&](string_view key, JsonValue value) {
            if (key == "id")
                output.id = textOf(value);
            else if (key == "attrs")
                readPairs(value, [&](string_view name, string_view text, AttributeValue) {
                    readOutputFact(output, name, text);
                });
        });
        node.outputs.push_back(output);
    }

    static void readOutputFact(ExplorerOutput& output, string_view name, string_view text)
    {
        if (name == tensorShapeKey)
            output.tensor = text;
        else if (name == "shape")
            output.shape = text;
        else if (name == "dtype")
            output.type = text;
        else if (name == tensorNameKey) {
            output.name = text;
            output.isLeftOut = text.empty();
        }
    }

    void complain(std::string code, std::string message, std::size_t place)
    {
        m_diagnostics.error(std::move(code), std::move(message), m_path, m_document.rangeAt(place));
    }

    JsonDocument& m_document;
    const std::string& m_path;
    const CancelToken& m_cancel;
    Diagnostics& m_diagnostics;
    std::vector<ExplorerGraph> m_graphs;
    bool m_isCancelled = false;
};

} // namespace

std::vector<ExplorerGraph> readExplorerFile(JsonDocument& document, const std::string& path,
                                            const CancelToken& cancel, Diagnostics& diagnostics)
{
    return FileReader(document, path, cancel, diagnostics).read();
}

} // namespace fusewright::model_explorer
