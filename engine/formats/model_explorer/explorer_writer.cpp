// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_writer.h"

#include "engine/formats/attribute_json.h"
#include "engine/formats/encoding_json.h"
#include "engine/formats/model_explorer/explorer_file.h"
#include "engine/formats/model_explorer/hint_attributes.h"
#include "engine/formats/model_explorer/tensor_text.h"
#include "engine/graph/graph.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using namespace model_explorer;

constexpr auto compact = JsonWriter::Layout::Compact;

/// A graph that is still to be written, and the name that its owner gives it.
struct Waiting {
    const Graph* graph;
    std::string id;
};

class ExplorerWriter {
public:
    std::string write(const Graph& graph)
    {
        m_writer.beginObject();
        m_writer.key("label").string(graph.name().empty() ? "model" : graph.name());
        m_writer.key("graphs").beginArray();
        m_waiting.push_back({&graph, graph.name().empty() ? "model" : graph.name()});
        std::size_t at = 0;
        while (at < m_waiting.size()) {
            const Waiting next = m_waiting[at++];
            m_id = next.id;
            writeGraph(*next.graph);
        }
        m_writer.endArray().endObject();
        return m_writer.take();
    }

private:
    void writeGraph(const Graph& graph);
    void writeGroups(const Graph& graph);
    void writeInputs(const Graph& graph);
    void writeParameter(const Graph& graph, ValueId value);
    void writeNode(const Graph& graph, NodeId node);
    void writeAttributes(const Graph& graph, NodeId node);
    std::vector<std::pair<std::string_view, std::string>> ownFacts(const Graph& graph,
                                                                   NodeId node) const;
    void writeNested(const Graph& graph, NodeId node);
    void writeOutputs(const Graph& graph);
    void beginNode(std::string_view id, std::string_view label, std::string_view space);
    void writeEdge(const Graph& graph, ValueId from, std::size_t place);
    void writeResult(const Graph& graph, ValueId value, std::size_t place);
    void writePair(std::string_view key, std::string_view value);
    /// The node that an edge from this value comes from, and which of its results it is.
    std::pair<std::string, std::size_t> sourceOf(const Graph& graph, ValueId value) const;

    JsonWriter m_writer;
    std::vector<Waiting> m_waiting;
    std::string m_id; ///< Of the graph that is being written.
    std::unordered_map<Symbol, Symbol> m_typeOfPath;
};

/// A name for a node of ours that no node of the graph has.
std::string freeName(const Graph& graph, std::string name)
{
    while (graph.findNode(name))
        name += '_';
    return name;
}

std::string parameterName(const Graph& graph, ValueId value)
{
    return freeName(graph, "const " + std::string(graph.valueName(value)));
}

std::size_t declaredInputs(const Graph& graph)
{
    return graph.inputCount() - graph.capturedCount();
}

std::string spaceOf(std::string_view path)
{
    std::string space(path);
    std::ranges::replace(space, '.', '/');
    return space;
}

/// The text that is read back as this value.
std::string attributeText(const AttributeValue& value)
{
    if (const auto* const text = std::get_if<std::string>(&value)) {
        if (std::holds_alternative<RawJson>(attributeFromJson(*text)))
            return *text;
    }
    JsonWriter writer;
    writeAttribute(writer, value);
    return writer.text();
}

void ExplorerWriter::writeGraph(const Graph& graph)
{
    m_writer.beginObject();
    m_writer.key("id").string(m_id);
    writeGroups(graph);
    m_writer.key("nodes").beginArray();
    writeInputs(graph);
    for (std::size_t at = 0; at < graph.parameterCount(); ++at) {
        const ValueId parameter(graph.inputCount() + at);
        if (!graph.isSpelled(parameter))
            writeParameter(graph, parameter);
    }
    for (const NodeId node : graph.nodes())
        writeNode(graph, node);
    writeOutputs(graph);
    m_writer.endArray().endObject();
}

void ExplorerWriter::writeGroups(const Graph& graph)
{
    m_writer.key("groupNodeAttributes").beginObject();
    m_writer.key("").beginObject(compact);
    m_writer.key(nameKey).string(graph.name());
    for (const auto& [key, value] : graph.properties())
        m_writer.key(key).string(value);
    if (graph.outputs().empty())
        m_writer.key(outputsKey).string(noneText);
    m_writer.endObject();
    m_typeOfPath.clear();
    for (const Module& module : graph.modules()) {
        const bool isFirst = m_typeOfPath.emplace(module.path, module.type).second;
        const std::string_view path = graph.text(module.path);
        if (!isFirst || path.empty() || path.find('/') != std::string_view::npos
            || graph.text(module.type).empty())
            continue;
        m_writer.key(spaceOf(path)).beginObject(compact);
        m_writer.key(moduleTypeKey).string(graph.text(module.type)).endObject();
    }
    m_writer.endObject();
}

void ExplorerWriter::writeInputs(const Graph& graph)
{
    const auto write = [&](std::string_view label, std::size_t begin, std::size_t end) {
        if (begin == end)
            return;
        beginNode(freeName(graph, std::string(label)), label, {});
        m_writer.key("outputsMetadata").beginArray(compact);
        for (std::size_t at = begin; at < end; ++at)
            writeResult(graph, ValueId(at), at - begin);
        m_writer.endArray().endObject();
    };
    write(inputsLabel, 0, declaredInputs(graph));
    write(capturedLabel, declaredInputs(graph), graph.inputCount());
}

void ExplorerWriter::writeParameter(const Graph& graph, ValueId value)
{
    beginNode(parameterName(graph, value), constantLabel, {});
    if (const AttributeValue* const literal = graph.literal(value)) {
        m_writer.key("attrs").beginArray(compact);
        writePair(valueKey, attributeText(*literal));
        m_writer.endArray();
    }
    m_writer.key("outputsMetadata").beginArray(compact);
    writeResult(graph, value, 0);
    m_writer.endArray().endObject();
}

void ExplorerWriter::writeNode(const Graph& graph, NodeId node)
{
    beginNode(graph.nodeName(node), graph.nativeName(node),
              spaceOf(graph.text(graph.moduleOf(node).path)));
    writeAttributes(graph, node);
    m_writer.key("incomingEdges").beginArray(compact);
    const auto inputs = graph.ownInputs(node);
    for (std::size_t at = 0; at < inputs.size(); ++at) {
        if (inputs[at].isValid())
            writeEdge(graph, inputs[at], at);
    }
    m_writer.endArray();
    m_writer.key("outputsMetadata").beginArray(compact);
    std::size_t place = 0;
    for (const ValueId output : graph.outputs(node))
        writeResult(graph, output, place++);
    m_writer.endArray();
    writeNested(graph, node);
    m_writer.endObject();
}

void ExplorerWriter::writeAttributes(const Graph& graph, NodeId node)
{
    const auto facts = ownFacts(graph, node);
    if (graph.attributes(node).empty() && facts.empty())
        return;
    m_writer.key("attrs").beginArray(compact);
    for (const auto& [key, value] : facts)
        writePair(key, value);
    for (const Attribute& attribute : graph.attributes(node)) {
        writePair(graph.text(attribute.name), attributeText(graph.attributeValue(attribute.value)));
    }
    m_writer.endArray();
}

/// What Model Explorer has no place for.
std::vector<std::pair<std::string_view, std::string>> ExplorerWriter::ownFacts(const Graph& graph,
                                                                               NodeId node) const
{
    std::vector<std::pair<std::string_view, std::string>> facts;
    const Module& module = graph.moduleOf(node);
    const std::string_view path = graph.text(module.path);
    const std::string_view type = graph.text(module.type);
    const bool isNoSpace = path.find('/') != std::string_view::npos;
    if (isNoSpace)
        facts.emplace_back(ownModuleKey, path);
    if (isNoSpace || m_typeOfPath.at(module.path) != module.type || (path.empty() && !type.empty()))
        facts.emplace_back(ownModuleTypeKey, type);
    if (!graph.source(node).empty())
        facts.emplace_back(ownSourceKey, graph.source(node));
    const std::string_view name = graph.nativeName(node);
    if (isEndLabel(name) || isConstantLabel(name))
        facts.emplace_back(operatorKey, "true");
    if (graph.outputs(node).empty())
        facts.emplace_back(resultsKey, noneText);
    if (const FusionHint* const hint = graph.hint(node)) {
        for (auto& fact : hintAttributes(*hint))
            facts.push_back(std::move(fact));
    }
    return facts;
}

void ExplorerWriter::writeNested(const Graph& graph, NodeId node)
{
    if (graph.nested(node).empty())
        return;
    m_writer.key("subgraphIds").beginArray(compact);
    for (const NestedGraph& nested : graph.nested(node)) {
        std::string id = m_id + '/';
        id.append(graph.nodeName(node)).append("/").append(graph.text(nested.attribute));
        m_writer.string(id);
        m_waiting.push_back({nested.graph.get(), std::move(id)});
    }
    m_writer.endArray();
}

void ExplorerWriter::writeOutputs(const Graph& graph)
{
    if (graph.outputs().empty())
        return;
    beginNode(freeName(graph, std::string(outputsLabel)), outputsLabel, {});
    m_writer.key("incomingEdges").beginArray(compact);
    std::size_t place = 0;
    for (const ValueId output : graph.outputs())
        writeEdge(graph, output, place++);
    m_writer.endArray().endObject();
}

void ExplorerWriter::beginNode(std::string_view id, std::string_view label, std::string_view space)
{
    m_writer.beginObject(compact);
    m_writer.key("id").string(id);
    m_writer.key("label").string(label);
    m_writer.key("namespace").string(space);
}

void ExplorerWriter::writeEdge(const Graph& graph, ValueId from, std::size_t place)
{
    const auto [source, result] = sourceOf(graph, from);
    m_writer.beginObject(compact);
    m_writer.key("sourceNodeId").string(source);
    m_writer.key("sourceNodeOutputId").string(std::to_string(result));
    m_writer.key("targetNodeInputId").string(std::to_string(place));
    m_writer.endObject();
}

std::pair<std::string, std::size_t> ExplorerWriter::sourceOf(const Graph& graph,
                                                             ValueId value) const
{
    switch (graph.valueKind(value)) {
    case ValueKind::Input: {
        const std::size_t declared = declaredInputs(graph);
        if (value.index < declared)
            return {freeName(graph, std::string(inputsLabel)), value.index};
        return {freeName(graph, std::string(capturedLabel)), value.index - declared};
    }
    case ValueKind::Parameter:
        return {parameterName(graph, value), 0};
    case ValueKind::Result:
        break;
    }
    const NodeId maker = graph.producer(value);
    return {std::string(graph.nodeName(maker)), value.index - graph.outputs(maker).front().index};
}

void ExplorerWriter::writeResult(const Graph& graph, ValueId value, std::size_t place)
{
    m_writer.beginObject(compact);
    m_writer.key("id").string(std::to_string(place));
    m_writer.key("attrs").beginArray(compact);
    writePair(tensorNameKey, graph.valueName(value));
    if (const std::string text = tensorText(graph, value); !text.empty())
        writePair(tensorShapeKey, text);
    if (const Encoding* const encoding = graph.encodingOf(value))
        writePair(encodingKey, encodingText(*encoding));
    m_writer.endArray().endObject();
}

void ExplorerWriter::writePair(std::string_view key, std::string_view value)
{
    m_writer.beginObject(compact);
    m_writer.key("key").string(key);
    m_writer.key("value").string(value);
    m_writer.endObject();
}

} // namespace

std::string writeModelExplorer(const Graph& graph)
{
    return ExplorerWriter().write(graph);
}

} // namespace fusewright
