// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"

#include "engine/formats/encoding_json.h"
#include "engine/support/file_bytes.h"

namespace fusewright::test {

namespace {

ReadOptions optionsFor(Keep keep)
{
    return {.catalogue = OperatorCatalogue::builtIn(),
            .infer = keep == Keep::Inferred || keep == Keep::TidyInferred,
            .tidy = keep == Keep::Tidy || keep == Keep::TidyInferred};
}

std::string describeValue(const Graph& graph, ValueId value)
{
    if (!value.isValid())
        return "-";
    std::string text(graph.valueName(value));
    text += ':' + std::string(dataTypeName(graph.valueType(value)));
    if (const Encoding* const encoding = graph.encodingOf(value))
        text += '~' + encodingText(*encoding);
    if (!graph.shapes().isRanked(graph.shapeId(value)))
        return text;
    text += '[';
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        text += dim.isKnown() ? std::to_string(dim.size())
            : dim.isNamed()   ? std::string(graph.text(dim.name()))
                              : "?";
        text += ' ';
    }
    text += ']';
    if (const AttributeValue* const literal = graph.literal(value))
        text += '=' + toText(*literal);
    return text;
}

std::string describeCall(const Graph& graph, NodeId node)
{
    const NodeCall* const call = graph.call(node);
    if (!call)
        return {};
    std::string text = " !" + std::string(callKindName(call->kind)) + '(';
    for (const CallArgument& argument : graph.arguments(node)) {
        text += std::string(argument.depth, '>');
        if (argument.keyword.isValid())
            text += std::string(graph.text(argument.keyword)) + '=';
        if (argument.isOperand())
            text += '#' + std::to_string(argument.operand);
        else
            text += argument.isList() ? "list" : toText(graph.attributeValue(argument.literal));
        text += ", ";
    }
    return text + ')';
}

std::string describeNode(const Graph& graph, NodeId node)
{
    std::string text =
        std::string(graph.nodeName(node)) + " = " + std::string(graph.nativeName(node)) + '(';
    for (const ValueId input : graph.inputs(node))
        text += describeValue(graph, input) + ", ";
    text += ") ->";
    for (const ValueId output : graph.outputs(node))
        text += ' ' + describeValue(graph, output);
    for (const Attribute& attribute : graph.attributes(node)) {
        text += " {" + std::string(graph.text(attribute.name)) + '='
            + toText(graph.attributeValue(attribute.value)) + '}';
    }
    text += describeCall(graph, node);
    const Module& module = graph.moduleOf(node);
    return text + " @" + std::string(graph.text(module.path)) + '/'
        + std::string(graph.text(module.type)) + '\n';
}

} // namespace

std::string Reading::firstCode() const
{
    return findings.isEmpty() ? std::string() : findings.all().front().code;
}

std::string Reading::firstMessage() const
{
    return findings.isEmpty() ? std::string() : findings.all().front().message;
}

Reading readBytes(std::string_view bytes, const std::string& name, Keep keep)
{
    Reading reading;
    const FileBytes copy = FileBytes::copyOf(bytes);
    reading.model =
        readModel(ModelSource{.bytes = copy, .path = name}, optionsFor(keep), reading.findings);
    return reading;
}

Reading readCorpus(const std::string& name, Keep keep)
{
    Reading reading;
    reading.model =
        readModel(std::string(FUSEWRIGHT_TEST_DATA "/") + name, optionsFor(keep), reading.findings);
    return reading;
}

std::string describe(const Graph& graph)
{
    std::string text = graph.name() + '\n';
    for (const ValueId value : graph.values()) {
        if (graph.valueKind(value) != ValueKind::Result)
            text += describeValue(graph, value) + '\n';
    }
    for (const NodeId node : graph.nodes()) {
        text += describeNode(graph, node);
        for (const NestedGraph& nested : graph.nested(node))
            text += std::string(graph.text(nested.attribute)) + " {\n" + describe(*nested.graph)
                + "}\n";
    }
    text += "out";
    for (const ValueId output : graph.outputs())
        text += ' ' + std::string(graph.valueName(output));
    return text + '\n';
}

std::string outline(const Graph& graph)
{
    std::string text;
    for (const NodeId node : graph.nodes()) {
        text += std::string(graph.nodeName(node)) + '=' + std::string(graph.nativeName(node)) + '(';
        for (const ValueId input : graph.inputs(node))
            text += (text.back() == '(' ? "" : ",")
                + std::string(input.isValid() ? graph.valueName(input) : "-");
        text += ')';
        for (const Attribute& attribute : graph.attributes(node)) {
            const AttributeValue& value = graph.attributeValue(attribute.value);
            const auto* const word = std::get_if<std::string>(&value);
            text += ' ' + std::string(graph.text(attribute.name)) + ':';
            text += word ? *word : toText(value);
        }
        text += "; ";
    }
    text += "→";
    for (const ValueId output : graph.outputs())
        text += ' ' + std::string(graph.valueName(output));
    return text;
}

} // namespace fusewright::test
