// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_reader.h"

#include "engine/formats/attribute_json.h"
#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::int64_t newestVersion = 1;
constexpr std::size_t reportInterval = 1 << 14; ///< Nodes between looks at the clock.

} // namespace

NativeReader::NativeReader(NativeReadState& state)
    : m_state(state), m_builder({}, state.options.catalogue)
{
}

std::optional<Graph> NativeReader::read(JsonValue object)
{
    const std::size_t place = object.offset();
    const std::size_t errorsBefore = m_state.diagnostics.errorCount();
    object.forEachMember([&](std::string_view key, JsonValue value) { readMember(key, value); });
    if (m_state.document.isBroken() || m_cancelled)
        return std::nullopt;
    if (!m_hasNodes)
        complain("no-graph", "The graph has no list \"nodes\".", place);
    if (m_state.diagnostics.errorCount() > errorsBefore)
        return std::nullopt;
    if (!m_hasOutputs)
        m_builder.giveOutUnusedResults();
    const auto locate = [&](std::size_t at) { return std::optional(m_state.document.rangeAt(at)); };
    UnmadeNames unmade =
        m_hasInputs ? UnmadeNames::BecomeInputsWithWarning : UnmadeNames::BecomeInputs;
    if (m_state.depth > 0)
        unmade = UnmadeNames::BecomeCaptures;
    return m_builder.build(unmade, m_state.path, locate, m_state.diagnostics);
}

void NativeReader::readMember(std::string_view key, JsonValue value)
{
    if (key == "nodes") {
        m_hasNodes = true;
        value.forEachItem([&](JsonValue node) { readNode(node); });
    } else if (key == "name") {
        m_builder.setName(std::string(text(value, "The name of the graph")));
    } else if (key == "version") {
        checkVersion(value);
    } else if (key == "inputs" || key == "constants") {
        readOutsides(key, value);
    } else if (key == "outputs") {
        readOutputs(value);
    } else if (key == "values") {
        readValues(value);
    } else if (key == "properties") {
        readProperties(value);
    }
}

void NativeReader::checkVersion(JsonValue value)
{
    const std::size_t place = value.offset();
    if (value.integer().value_or(newestVersion) > newestVersion) {
        complain("newer-version",
                 "This file was written by a newer Fusewright, which knows more than this one.",
                 place);
    }
}

void NativeReader::readProperties(JsonValue value)
{
    value.forEachMember([&](std::string_view key, JsonValue item) {
        m_builder.addProperty(std::string(key), std::string(text(item, "A property")));
    });
}

void NativeReader::readOutsides(std::string_view key, JsonValue list)
{
    const bool areInputs = key == "inputs";
    m_hasInputs = m_hasInputs || areInputs;
    list.forEachItem([&](JsonValue entry) {
        const Outside outside = readOutside(entry);
        if (areInputs)
            m_builder.addInput(m_builder.intern(outside.name), outside.type);
        else
            m_builder.addParameter(m_builder.intern(outside.name), outside.type, outside.content);
    });
}

NativeReader::Outside NativeReader::readOutside(JsonValue entry)
{
    Outside outside;
    if (entry.kind() == JsonKind::String) {
        outside.name = entry.string().value_or("");
        return outside;
    }
    const std::size_t place = entry.offset();
    entry.forEachMember(
        [&](std::string_view key, JsonValue value) { readOutsideField(outside, key, value); });
    if (outside.name.empty())
        complain("missing-name", "An input or constant has no \"name\".", place);
    return outside;
}

void NativeReader::readOutsideField(Outside& outside, std::string_view key, JsonValue value)
{
    if (key == "name")
        outside.name = text(value, "A name");
    else if (key == "value")
        outside.content = readAttribute(value);
    else
        readTypeField(outside.type, key, value);
}

void NativeReader::readOutputs(JsonValue list)
{
    m_hasOutputs = true;
    list.forEachItem(
        [&](JsonValue name) { m_builder.addOutput(m_builder.intern(text(name, "An output"))); });
}

void NativeReader::readValues(JsonValue object)
{
    object.forEachMember([&](std::string_view name, JsonValue description) {
        ValueType type;
        description.forEachMember(
            [&](std::string_view key, JsonValue value) { readTypeField(type, key, value); });
        m_builder.describe(m_builder.intern(name), type);
    });
}

void NativeReader::readTypeField(ValueType& type, std::string_view key, JsonValue value)
{
    if (key == "shape") {
        type.shape = readShape(value);
        return;
    }
    if (key != "dtype")
        return;
    const std::size_t place = value.offset();
    const std::string_view word = text(value, "A dtype");
    if (const auto known = parseDataType(word)) {
        type.type = *known;
        return;
    }
    m_state.diagnostics.warning("unknown-dtype",
                                "\"" + std::string(word) + "\" is not a known element type.",
                                m_state.path, m_state.document.rangeAt(place));
}

ShapeId NativeReader::readShape(JsonValue list)
{
    if (list.kind() != JsonKind::Array)
        return ShapeTable::unranked;
    m_dims.clear();
    list.forEachItem([&](JsonValue item) {
        if (const auto size = item.integer())
            m_dims.push_back(Dim::known(*size));
        else if (const auto name = item.string(); name && *name != "?")
            m_dims.push_back(Dim::named(m_builder.intern(*name)));
        else
            m_dims.emplace_back();
    });
    return m_builder.shapes().intern(m_dims);
}

void NativeReader::readNode(JsonValue object)
{
    if (m_builder.nodeCount() % reportInterval == 0)
        reportProgress(object.offset());
    if (m_cancelled)
        return;
    m_node.id = m_node.op = std::nullopt;
    m_node.module = m_node.moduleType = {};
    m_node.inputs.clear();
    m_node.outputs.clear();
    m_node.attributes.clear();
    m_node.graphs.clear();
    m_node.hint = {};
    m_node.hasInputs = m_node.hasOutputs = m_node.hasHint = false;
    m_node.place = object.offset();
    const bool isObject = object.forEachMember(
        [&](std::string_view key, JsonValue value) { readNodeField(key, value); });
    if (m_state.document.isBroken())
        return;
    if (!isObject)
        complain("wrong-type", "A node must be an object.", m_node.place);
    else if (checkNode())
        emitNode();
}

void NativeReader::reportProgress(std::size_t place)
{
    m_cancelled = m_state.options.cancel.isCancelled();
    const std::size_t size = m_state.document.text().size();
    if (m_state.options.progress && m_state.depth == 0)
        m_state.options.progress->progressed(double(place) / double(size));
}

void NativeReader::readNodeField(std::string_view key, JsonValue value)
{
    if (key == "id") {
        m_node.id = text(value, "The id of a node");
    } else if (key == "op") {
        m_node.op = text(value, "The operator of a node");
    } else if (key == "inputs") {
        m_node.hasInputs = true;
        readNames(value, m_node.inputs);
    } else if (key == "outputs") {
        m_node.hasOutputs = true;
        readNames(value, m_node.outputs);
    } else if (key == "attrs") {
        readAttributes(value);
    } else if (key == "module") {
        m_node.module = text(value, "A module path");
    } else if (key == "module_type") {
        m_node.moduleType = text(value, "A module type");
    } else if (key == "source") {
        m_node.source = text(value, "A line of code");
    } else if (key == "kind") {
        readKind(value);
    } else if (key == "edge_kinds") {
        readInputKinds(value);
    } else if (key == "external") {
        m_node.hint.external = value.boolean().value_or(false);
        m_node.hasHint = m_node.hasHint || m_node.hint.external;
    } else if (key == "graphs") {
        readNested(value);
    }
}

void NativeReader::readNames(JsonValue list, std::vector<Symbol>& into)
{
    const std::size_t place = list.offset();
    const bool isList = list.forEachItem([&](JsonValue item) {
        const std::size_t itemPlace = item.offset();
        if (const auto name = item.string())
            into.push_back(m_builder.intern(*name));
        else if (item.kind() == JsonKind::Null)
            into.emplace_back(0u);
        else
            complain("wrong-type", "A value is named by a text, or null where it is left out.",
                     itemPlace);
    });
    if (!isList && !m_state.document.isBroken())
        complain("wrong-type", "\"inputs\" and \"outputs\" of a node are lists of names.", place);
}

void NativeReader::readAttributes(JsonValue object)
{
    object.forEachMember([&](std::string_view name, JsonValue value) {
        const Symbol symbol = m_builder.intern(name);
        m_node.attributes.push_back({symbol, readAttribute(value)});
    });
}

/// Values repeat from layer to layer: each distinct text is understood once.
AttributeValueId NativeReader::readAttribute(JsonValue value)
{
    const std::string_view json = value.rawText();
    const auto known = m_attributeValues.find(json);
    if (known != m_attributeValues.end())
        return known->second;
    const AttributeValueId id = m_builder.attributeValues().intern(attributeFromJson(json));
    m_attributeValues.emplace(json, id);
    return id;
}

void NativeReader::readKind(JsonValue value)
{
    const std::size_t place = value.offset();
    const std::string_view word = text(value, "A fusion kind");
    m_node.hint.kind = parseFusionKind(word);
    m_node.hasHint = true;
    if (!m_node.hint.kind)
        complain("unknown-kind", "\"" + std::string(word) + "\" is not a fusion kind.", place);
}

void NativeReader::readInputKinds(JsonValue list)
{
    m_node.hasHint = true;
    list.forEachItem([&](JsonValue item) {
        const std::size_t place = item.offset();
        const std::string_view word = text(item, "A fusion kind");
        if (const auto kind = parseFusionKind(word))
            m_node.hint.inputKinds.push_back(*kind);
        else
            complain("unknown-kind", "\"" + std::string(word) + "\" is not a fusion kind.", place);
    });
}

void NativeReader::readNested(JsonValue object)
{
    constexpr std::size_t deepest = 64;
    object.forEachMember([&](std::string_view name, JsonValue body) {
        if (m_state.depth == deepest) {
            complain("too-deep", "Graphs are nested more than 64 deep.", body.offset());
            body.rawText();
            return;
        }
        ++m_state.depth;
        auto graph = NativeReader(m_state).read(body);
        --m_state.depth;
        if (!graph)
            return;
        // Otherwise what shapes are computed of is needed first.
        if (m_state.options.tidy && !m_state.options.infer)
            *graph = tidy(std::move(*graph)).graph;
        m_node.graphs.emplace_back(name, std::make_shared<const Graph>(*std::move(graph)));
    });
}

bool NativeReader::checkNode()
{
    if (!m_node.id || m_node.id->empty())
        complain("missing-id", "A node has no \"id\".", m_node.place);
    else if (!m_node.op || m_node.op->empty())
        complain("missing-op", "The node \"" + std::string(*m_node.id) + "\" has no \"op\".",
                 m_node.place);
    else if (!m_node.hasInputs)
        complain("missing-inputs",
                 "The node \"" + std::string(*m_node.id) + "\" has no list \"inputs\".",
                 m_node.place);
    else
        return true;
    return false;
}

void NativeReader::emitNode()
{
    const Symbol id = m_builder.intern(*m_node.id);
    m_builder.beginNode(*m_node.op, id, m_node.place);
    for (const Symbol name : m_node.inputs)
        m_builder.addOperand(name);
    for (const Symbol name : m_node.outputs)
        m_builder.addResult(name);
    if (!m_node.hasOutputs)
        m_builder.addResult(id);
    for (const Attribute& attribute : m_node.attributes)
        m_builder.addAttribute(attribute);
    if (!m_node.module.empty() || !m_node.moduleType.empty())
        m_builder.setModule(m_node.module, m_node.moduleType);
    if (!m_node.source.empty())
        m_builder.setSource(m_node.source);
    if (m_node.hasHint)
        m_builder.setHint(std::move(m_node.hint));
    for (auto& [name, graph] : m_node.graphs)
        m_builder.addNested(name, std::move(graph));
}

std::string_view NativeReader::text(JsonValue& value, std::string_view what)
{
    const std::size_t place = value.offset();
    if (const auto text = value.string())
        return *text;
    if (!m_state.document.isBroken())
        complain("wrong-type", std::string(what) + " must be a text.", place);
    return {};
}

void NativeReader::complain(std::string code, std::string message, std::size_t place)
{
    m_state.diagnostics.error(std::move(code), std::move(message), m_state.path,
                              m_state.document.rangeAt(place));
}

} // namespace fusewright
