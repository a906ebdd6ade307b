// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"

#include "engine/formats/attribute_json.h"
#include "engine/formats/encoding_json.h"
#include "engine/graph/graph.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <span>

namespace fusewright {

namespace {

class NativeWriter {
public:
    explicit NativeWriter(JsonWriter& writer) : m_writer(writer) { }

    void writeGraph(const Graph& graph, bool isNested, std::span<const NodeId> forwardOf = {});

private:
    void writeOutside(const Graph& graph, ValueId value);
    void writeType(const Graph& graph, ValueId value);
    void writeShape(const Graph& graph, ShapeId shape);
    void writeNode(const Graph& graph, NodeId node);
    void writeNames(const Graph& graph, NodeId node);
    void writeAttributes(const Graph& graph, NodeId node);
    void writeCall(const Graph& graph, NodeId node);
    void writeArguments(const Graph& graph, NodeId node, std::span<const CallArgument> arguments);
    void writeArgument(const Graph& graph, NodeId node, const CallArgument& argument);
    void writeModule(const Graph& graph, NodeId node);
    void writeHint(const FusionHint& hint);
    void writeNested(const Graph& graph, NodeId node);
    void writeValues(const Graph& graph);
    void writeForwardOf(const Graph& graph, std::span<const NodeId> forwardOf);
    /// Null stands for a value without a name: an operand or a result that is left out.
    void writeName(std::string_view name);

    JsonWriter& m_writer;
};

void NativeWriter::writeGraph(const Graph& graph, bool isNested, std::span<const NodeId> forwardOf)
{
    m_writer.beginObject();
    if (!isNested) {
        m_writer.key("format").string("fusewright-graph");
        m_writer.key("version").integer(1);
    }
    m_writer.key("name").string(graph.name());
    if (!graph.properties().empty()) {
        m_writer.key("properties").beginObject();
        for (const auto& [key, value] : graph.properties())
            m_writer.key(key).string(value);
        m_writer.endObject();
    }
    m_writer.key("inputs").beginArray();
    for (std::size_t at = 0; at < graph.inputCount() - graph.capturedCount(); ++at)
        writeOutside(graph, ValueId(at));
    m_writer.endArray();
    m_writer.key("constants").beginArray();
    for (std::size_t at = 0; at < graph.parameterCount(); ++at) {
        const ValueId parameter(graph.inputCount() + at);
        if (!graph.isSpelled(parameter))
            writeOutside(graph, parameter);
    }
    m_writer.endArray();
    m_writer.key("nodes").beginArray();
    for (const NodeId node : graph.nodes())
        writeNode(graph, node);
    m_writer.endArray();
    writeValues(graph);
    m_writer.key("outputs").beginArray(JsonWriter::Layout::Compact);
    for (const ValueId output : graph.outputs())
        m_writer.string(graph.valueName(output));
    m_writer.endArray();
    if (!forwardOf.empty())
        writeForwardOf(graph, forwardOf);
    m_writer.endObject();
}

void NativeWriter::writeOutside(const Graph& graph, ValueId value)
{
    m_writer.beginObject(JsonWriter::Layout::Compact).key("name").string(graph.valueName(value));
    writeType(graph, value);
    if (const AttributeValue* const literal = graph.literal(value)) {
        m_writer.key("value");
        writeAttribute(m_writer, *literal);
    }
    m_writer.endObject();
}

void NativeWriter::writeType(const Graph& graph, ValueId value)
{
    if (graph.valueType(value) != DataType::Unknown)
        m_writer.key("dtype").string(dataTypeName(graph.valueType(value)));
    if (graph.shapes().isRanked(graph.shapeId(value))) {
        m_writer.key("shape");
        writeShape(graph, graph.shapeId(value));
    }
    if (const Encoding* const encoding = graph.encodingOf(value)) {
        m_writer.key("encoding");
        writeEncoding(m_writer, *encoding);
    }
}

void NativeWriter::writeShape(const Graph& graph, ShapeId shape)
{
    m_writer.beginArray(JsonWriter::Layout::Compact);
    for (const Dim dim : graph.shapes().dims(shape)) {
        if (dim.isKnown())
            m_writer.integer(dim.size());
        else if (dim.isNamed())
            m_writer.string(graph.text(dim.name()));
        else
            m_writer.null();
    }
    m_writer.endArray();
}

void NativeWriter::writeNode(const Graph& graph, NodeId node)
{
    // Bodies are graphs with nodes of their own, which deserve lines of their own.
    const bool hasBodies = !graph.nested(node).empty();
    m_writer.beginObject(hasBodies ? JsonWriter::Layout::Lines : JsonWriter::Layout::Compact);
    m_writer.key("id").string(graph.nodeName(node));
    m_writer.key("op").string(graph.nativeName(node));
    writeNames(graph, node);
    writeAttributes(graph, node);
    writeCall(graph, node);
    writeModule(graph, node);
    if (const FusionHint* const hint = graph.hint(node))
        writeHint(*hint);
    if (hasBodies)
        writeNested(graph, node);
    m_writer.endObject();
}

void NativeWriter::writeNames(const Graph& graph, NodeId node)
{
    const auto inputs = graph.ownInputs(node);
    m_writer.key("inputs").beginArray(JsonWriter::Layout::Compact);
    for (const ValueId input : inputs)
        writeName(input.isValid() ? graph.valueName(input) : std::string_view());
    m_writer.endArray();

    const auto outputs = graph.outputs(node);
    if (outputs.size() == 1 && graph.valueName(outputs.front()) == graph.nodeName(node))
        return;
    m_writer.key("outputs").beginArray(JsonWriter::Layout::Compact);
    for (const ValueId output : outputs)
        writeName(graph.valueName(output));
    m_writer.endArray();
}

void NativeWriter::writeName(std::string_view name)
{
    if (name.empty())
        m_writer.null();
    else
        m_writer.string(name);
}

void NativeWriter::writeAttributes(const Graph& graph, NodeId node)
{
    if (graph.attributes(node).empty())
        return;
    m_writer.key("attrs").beginObject(JsonWriter::Layout::Compact);
    for (const Attribute& attribute : graph.attributes(node)) {
        m_writer.key(graph.text(attribute.name));
        writeAttribute(m_writer, graph.attributeValue(attribute.value));
    }
    m_writer.endObject();
}

void NativeWriter::writeCall(const Graph& graph, NodeId node)
{
    const NodeCall* const call = graph.call(node);
    if (!call)
        return;
    m_writer.key("call").beginObject(JsonWriter::Layout::Compact);
    if (call->kind != CallKind::Unknown)
        m_writer.key("kind").string(callKindName(call->kind));
    const auto all = graph.arguments(node);
    const auto isNamed = [](const CallArgument& argument) { return argument.keyword.isValid(); };
    const auto positional =
        static_cast<std::size_t>(std::ranges::find_if(all, isNamed) - all.begin());
    m_writer.key("args").beginArray(JsonWriter::Layout::Compact);
    writeArguments(graph, node, all.first(positional));
    m_writer.endArray();
    if (positional < all.size()) {
        m_writer.key("kwargs").beginObject(JsonWriter::Layout::Compact);
        writeArguments(graph, node, all.subspan(positional));
        m_writer.endObject();
    }
    m_writer.endObject();
}

void NativeWriter::writeArguments(const Graph& graph, NodeId node,
                                  std::span<const CallArgument> arguments)
{
    std::size_t open = 0;
    for (const CallArgument& argument : arguments) {
        for (; open > argument.depth; --open)
            m_writer.endArray();
        if (argument.keyword.isValid())
            m_writer.key(graph.text(argument.keyword));
        writeArgument(graph, node, argument);
        open += argument.isList() ? 1 : 0;
    }
    for (; open > 0; --open)
        m_writer.endArray();
}

void NativeWriter::writeArgument(const Graph& graph, NodeId node, const CallArgument& argument)
{
    if (argument.isList()) {
        m_writer.beginArray(JsonWriter::Layout::Compact);
        return;
    }
    if (!argument.isOperand()) {
        writeAttribute(m_writer, graph.attributeValue(argument.literal));
        return;
    }
    const ValueId value = graph.inputs(node)[argument.operand];
    if (!value.isValid()) {
        m_writer.null();
        return;
    }
    m_writer.beginObject(JsonWriter::Layout::Compact);
    m_writer.key("value").string(graph.valueName(value)).endObject();
}

void NativeWriter::writeModule(const Graph& graph, NodeId node)
{
    const Module& module = graph.moduleOf(node);
    if (!graph.text(module.path).empty())
        m_writer.key("module").string(graph.text(module.path));
    if (!graph.text(module.type).empty())
        m_writer.key("module_type").string(graph.text(module.type));
    if (!graph.source(node).empty())
        m_writer.key("source").string(graph.source(node));
}

void NativeWriter::writeHint(const FusionHint& hint)
{
    if (hint.kind)
        m_writer.key("kind").string(fusionKindName(*hint.kind));
    if (!hint.inputKinds.empty()) {
        m_writer.key("edge_kinds").beginArray(JsonWriter::Layout::Compact);
        for (const FusionKind kind : hint.inputKinds)
            m_writer.string(fusionKindName(kind));
        m_writer.endArray();
    }
    if (hint.external)
        m_writer.key("external").boolean(true);
}

// Bodies nest only as deep as the readers let them (64), so calling itself is bounded here.
void NativeWriter::writeNested(const Graph& graph, NodeId node)
{
    m_writer.key("graphs").beginObject();
    for (const NestedGraph& nested : graph.nested(node)) {
        m_writer.key(graph.text(nested.attribute));
        writeGraph(*nested.graph, true);
    }
    m_writer.endObject();
}

void NativeWriter::writeValues(const Graph& graph)
{
    m_writer.key("values").beginObject();
    for (std::size_t at = graph.inputCount() + graph.parameterCount(); at < graph.valueCount();
         ++at) {
        const ValueId value(at);
        const bool isTyped = graph.valueType(value) != DataType::Unknown
            || graph.shapes().isRanked(graph.shapeId(value)) || graph.encodingOf(value);
        if (!isTyped || graph.valueName(value).empty())
            continue;
        m_writer.key(graph.valueName(value)).beginObject(JsonWriter::Layout::Compact);
        writeType(graph, value);
        m_writer.endObject();
    }
    m_writer.endObject();
}

void NativeWriter::writeForwardOf(const Graph& graph, std::span<const NodeId> forwardOf)
{
    m_writer.key("backward_of").beginObject();
    for (std::size_t at = 0; at < forwardOf.size(); ++at) {
        if (forwardOf[at].isValid())
            m_writer.key(graph.nodeName(NodeId(at))).string(graph.nodeName(forwardOf[at]));
    }
    m_writer.endObject();
}

} // namespace

std::string writeNativeJoint(const Graph& graph, std::span<const NodeId> forwardOf)
{
    JsonWriter writer;
    NativeWriter(writer).writeGraph(graph, false, forwardOf);
    return writer.take();
}

std::string writeNative(const Graph& graph)
{
    JsonWriter writer;
    NativeWriter(writer).writeGraph(graph, false);
    return writer.take();
}

} // namespace fusewright
