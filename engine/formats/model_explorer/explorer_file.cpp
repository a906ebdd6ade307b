// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_file.h"

#include "engine/formats/attribute_json.h"
#include "engine/support/cancel_token.h"

#include <utility>

namespace fusewright::model_explorer {

namespace {

using std::string_view;

constexpr std::size_t deepestWrapping = 4;
constexpr std::size_t lookInterval = 1 << 12; ///< Nodes between looks at the cancel token.

/// All values are texts. Those that are numbers, truths or lists of them are read as such.
AttributeValue readText(string_view text)
{
    AttributeValue read = attributeFromJson(text);
    if (std::holds_alternative<RawJson>(read))
        return std::string(text);
    return read;
}

class FileReader {
public:
    FileReader(const ModelJson& json, const CancelToken& cancel)
        : m_json(json), m_cancel(cancel) { }

    std::vector<ExplorerGraph> read(JsonValue root)
    {
        readAny(root, 0);
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
        m_json.forEachMember(value, "A graph", [&](string_view key, JsonValue part) {
            isGraph = isGraph || key == "nodes";
            if (key == "graphs" || key == "graphCollections")
                readAny(part, depth + 1);
            else
                readGraphField(graph, key, part);
        });
        if (isGraph)
            m_graphs.push_back(std::move(graph));
    }

    void readGraphField(ExplorerGraph& graph, string_view key, JsonValue value)
    {
        if (key == "id")
            graph.id = m_json.text(value, "The id of a graph");
        else if (key == "nodes")
            m_json.forEachItem(value, key, [&](JsonValue node) { readNode(graph, node); });
        else if (key == "groupNodeAttributes")
            readGroups(graph, value);
    }

    void readGroups(ExplorerGraph& graph, JsonValue object)
    {
        constexpr string_view what = "groupNodeAttributes";
        m_json.forEachMember(object, what, [&](string_view space, JsonValue facts) {
            auto& group = graph.groups.emplace_back();
            group.first = space;
            m_json.forEachMember(facts, what, [&](string_view key, JsonValue value) {
                if (const auto text = value.string())
                    group.second.emplace_back(key, *text);
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
        const bool isObject =
            m_json.forEachMember(object, "A node", [&](string_view key, JsonValue value) {
                readNodeField(node, key, value);
            });
        if (!isObject)
            return;
        if (node.id.empty())
            m_json.error("missing-id", "A node has no \"id\".", node.place);
        else
            graph.nodes.push_back(std::move(node));
    }

    void readNodeField(ExplorerNode& node, string_view key, JsonValue value)
    {
        if (key == "id") {
            node.id = m_json.text(value, "The id of a node");
        } else if (key == "label") {
            node.label = m_json.text(value, key);
        } else if (key == "namespace") {
            node.space = m_json.text(value, key);
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
            m_json.forEachItem(value, key, [&](JsonValue edge) { readEdge(node, edge); });
        } else if (key == "outputsMetadata") {
            m_json.forEachItem(value, key, [&](JsonValue output) { readOutput(node, output); });
        } else if (key == "subgraphIds") {
            m_json.forEachItem(value, key, [&](JsonValue id) {
                node.subgraphs.push_back(m_json.text(id, "The id of a graph"));
            });
        }
    }

    /// Calls `take(key, text, value)` for `[{"key": …, "value": …}]`.
    template <class Take>
    void readPairs(JsonValue list, Take take)
    {
        m_json.forEachItem(list, "attrs", [&](JsonValue item) {
            string_view key;
            std::optional<AttributeValue> value;
            string_view text;
            m_json.forEachMember(item, "An attribute", [&](string_view name, JsonValue part) {
                if (name == "key") {
                    key = m_json.text(part, "The key of an attribute");
                } else if (name == "value") {
                    const auto written = part.string();
                    text = written.value_or(string_view());
                    value = written ? readText(text) : attributeFromJson(part.rawText());
                }
            });
            if (!key.empty() && value)
                take(key, text, *std::move(value));
        });
    }

    void readEdge(ExplorerNode& node, JsonValue object)
    {
        ExplorerEdge edge;
        const std::size_t place = object.offset();
        const bool isObject =
            m_json.forEachMember(object, "An edge", [&](string_view key, JsonValue value) {
                if (key == "sourceNodeId")
                    edge.source = m_json.text(value, key);
                else if (key == "sourceNodeOutputId" && value.kind() != JsonKind::Null)
                    edge.output = value.kind() == JsonKind::Number ? value.rawText()
                                                                   : m_json.text(value, key);
                else if (key == "targetNodeInputId")
                    edge.input = m_json.text(value, key);
            });
        if (!isObject)
            return;
        if (edge.source.empty())
            m_json.error("missing-source", "An edge has no \"sourceNodeId\".", place);
        else
            node.edges.push_back(edge);
    }

    void readOutput(ExplorerNode& node, JsonValue object)
    {
        ExplorerOutput output;
        m_json.forEachMember(object, "An output", [&](string_view key, JsonValue value) {
            if (key == "id")
                output.id = m_json.text(value, "The id of an output");
            else if (key == "attrs")
                readPairs(value, [&](string_view name, string_view text, const AttributeValue&) {
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
        else if (name == encodingKey)
            output.encoding = text;
        else if (name == tensorNameKey) {
            output.name = text;
            output.isLeftOut = text.empty();
        }
    }

    const ModelJson& m_json;
    const CancelToken& m_cancel;
    std::vector<ExplorerGraph> m_graphs;
    bool m_isCancelled = false;
};

} // namespace

std::vector<ExplorerGraph> readExplorerFile(const ModelJson& json, JsonValue root,
                                            const CancelToken& cancel)
{
    return FileReader(json, cancel).read(root);
}

} // namespace fusewright::model_explorer
