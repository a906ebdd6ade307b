// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_reader.h"

#include "engine/formats/attribute_json.h"
#include "engine/formats/encoding_json.h"
#include "engine/formats/leaf_module.h"
#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::int64_t newestVersion = 1;
constexpr std::size_t reportInterval = 1 << 14; ///< Nodes between looks at the clock.

} // namespace

NativeReader::NativeReader(NativeReadState& state)
    : m_state(state),
      m_json(state.json),
      m_builder({}, state.options.catalogue),
      m_call(m_json, m_builder)
{
}

std::optional<Graph> NativeReader::read(JsonValue object)
{
    const std::size_t place = object.offset();
    const std::size_t errorsBefore = m_json.diagnostics().errorCount();
    m_json.forEachMember(object, "A graph",
                         [&](std::string_view key, JsonValue value) { readMember(key, value); });
    if (m_json.isBroken() || m_cancelled)
        return std::nullopt;
    if (!m_hasNodes && m_json.diagnostics().errorCount() == errorsBefore)
        m_json.error("no-graph", "The graph has no list \"nodes\".", place);
    if (m_json.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    if (!m_hasOutputs)
        m_builder.giveOutUnusedResults();
    UnmadeNames unmade =
        m_hasInputs ? UnmadeNames::BecomeInputsWithWarning : UnmadeNames::BecomeInputs;
    if (m_state.depth > 0)
        unmade = UnmadeNames::BecomeCaptures;
    return m_builder.build(unmade, m_json.path(), m_json.locator(), m_json.diagnostics());
}

void NativeReader::readMember(std::string_view key, JsonValue value)
{
    if (key == "nodes") {
        m_hasNodes = m_json.forEachItem(value, key, [&](JsonValue node) { readNode(node); });
    } else if (key == "name") {
        m_builder.setName(std::string(m_json.text(value, "The name of the graph")));
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
    if (m_json.integer(value, "version") > newestVersion) {
        m_json.error("newer-version", "This file was written by a newer version of Fusewright.",
                     place);
    }
}

void NativeReader::readProperties(JsonValue value)
{
    m_json.forEachMember(value, "properties", [&](std::string_view key, JsonValue item) {
        m_builder.addProperty(std::string(key), std::string(m_json.text(item, "A property")));
    });
}

void NativeReader::readOutsides(std::string_view key, JsonValue list)
{
    const bool areInputs = key == "inputs";
    m_hasInputs = m_hasInputs || areInputs;
    m_json.forEachItem(list, key, [&](JsonValue entry) {
        Outside outside = readOutside(entry);
        if (outside.encoding)
            m_builder.encode(m_builder.intern(outside.name), *std::move(outside.encoding));
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
    const bool isObject = m_json.forEachMember(
        entry, "An input or constant",
        [&](std::string_view key, JsonValue value) { readOutsideField(outside, key, value); });
    if (isObject && outside.name.empty())
        m_json.error("missing-name", "An input or constant has no \"name\".", place);
    return outside;
}

void NativeReader::readOutsideField(Outside& outside, std::string_view key, JsonValue value)
{
    if (key == "name")
        outside.name = m_json.text(value, "A name");
    else if (key == "value")
        outside.content = readAttribute(value);
    else if (key == "encoding")
        outside.encoding = readEncoding(m_json, value);
    else
        readTypeField(outside.type, key, value);
}

void NativeReader::readOutputs(JsonValue list)
{
    m_hasOutputs = m_json.forEachItem(list, "outputs", [&](JsonValue name) {
        m_builder.addOutput(m_builder.intern(m_json.text(name, "An output")));
    });
}

void NativeReader::readValues(JsonValue object)
{
    m_json.forEachMember(object, "values", [&](std::string_view name, JsonValue description) {
        ValueType type;
        const Symbol symbol = m_builder.intern(name);
        m_json.forEachMember(description, "A value", [&](std::string_view key, JsonValue value) {
            if (key != "encoding")
                readTypeField(type, key, value);
            else if (auto encoding = readEncoding(m_json, value))
                m_builder.encode(symbol, *std::move(encoding));
        });
        m_builder.describe(symbol, type);
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
    const std::string_view word = m_json.text(value, "A dtype");
    if (const auto known = parseDataType(word)) {
        type.type = *known;
        return;
    }
    m_json.warning("unknown-dtype", '"' + std::string(word) + "\" is not a known element type.",
                   place);
}

ShapeId NativeReader::readShape(JsonValue list)
{
    m_dims.clear();
    const bool isRanked = m_json.forEachItem(list, "shape", [&](JsonValue item) {
        if (const auto size = item.integer())
            m_dims.push_back(Dim::known(*size));
        else if (const auto name = item.string(); name && *name != "?")
            m_dims.push_back(Dim::named(m_builder.intern(*name)));
        else
            m_dims.emplace_back();
    });
    return isRanked ? m_builder.shapes().intern(m_dims) : ShapeTable::unranked;
}

void NativeReader::readNode(JsonValue object)
{
    if (m_builder.nodeCount() % reportInterval == 0)
        reportProgress(object.offset());
    if (m_cancelled)
        return;
    m_node.id = m_node.op = std::nullopt;
    m_node.module = m_node.moduleType = m_node.source = {};
    m_node.inputs.clear();
    m_node.outputs.clear();
    m_node.attributes.clear();
    m_node.graphs.clear();
    m_node.hint = {};
    m_call.clear();
    m_node.hasInputs = m_node.hasOutputs = m_node.hasHint = false;
    m_node.place = object.offset();
    const bool isObject =
        m_json.forEachMember(object, "A node", [&](std::string_view key, JsonValue value) {
            readNodeField(key, value);
        });
    if (isObject && checkNode())
        emitNode();
}

void NativeReader::reportProgress(std::size_t place)
{
    m_cancelled = m_state.options.cancel.isCancelled();
    if (m_state.options.progress && m_state.depth == 0)
        m_state.options.progress->progressed(m_json.fractionRead(place));
}

void NativeReader::readNodeField(std::string_view key, JsonValue value)
{
    if (key == "id") {
        m_node.id = m_json.text(value, "The id of a node");
    } else if (key == "op") {
        m_node.op = m_json.text(value, "The operator of a node");
    } else if (key == "inputs") {
        m_node.hasInputs = readNames(key, value, m_node.inputs);
    } else if (key == "outputs") {
        m_node.hasOutputs = readNames(key, value, m_node.outputs);
    } else if (key == "attrs") {
        readAttributes(value);
    } else if (key == "call") {
        m_call.read(value, [this](std::string_view json) { return attributeOf(json); });
    } else if (key == "module") {
        m_node.module = m_json.text(value, "A module path");
    } else if (key == "module_type") {
        m_node.moduleType = m_json.text(value, "A module type");
    } else if (key == "source") {
        m_node.source = m_json.text(value, "A line of code");
    } else if (key == "kind") {
        readKind(value);
    } else if (key == "edge_kinds") {
        readInputKinds(value);
    } else if (key == "external") {
        m_node.hint.external = m_json.truth(value, key);
        m_node.hasHint = m_node.hasHint || m_node.hint.external;
    } else if (key == "graphs") {
        readNested(value);
    }
}

/// False where there is no list.
bool NativeReader::readNames(std::string_view key, JsonValue list, std::vector<Symbol>& into)
{
    return m_json.forEachItem(list, key, [&](JsonValue item) {
        into.push_back(m_builder.intern(m_json.text(item, "The name of a value")));
    });
}

void NativeReader::readAttributes(JsonValue object)
{
    m_json.forEachMember(object, "attrs", [&](std::string_view name, JsonValue value) {
        const Symbol symbol = m_builder.intern(name);
        m_node.attributes.push_back({symbol, readAttribute(value)});
    });
}

/// Values repeat from layer to layer: each distinct text is understood once.
AttributeValueId NativeReader::attributeOf(std::string_view json)
{
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
    const std::string_view word = m_json.text(value, "A fusion kind");
    m_node.hint.kind = parseFusionKind(word);
    m_node.hasHint = true;
    if (!m_node.hint.kind)
        m_json.error("unknown-kind", "\"" + std::string(word) + "\" is not a fusion kind.", place);
}

void NativeReader::readInputKinds(JsonValue list)
{
    m_node.hasHint = true;
    m_json.forEachItem(list, "edge_kinds", [&](JsonValue item) {
        const std::size_t place = item.offset();
        const std::string_view word = m_json.text(item, "A fusion kind");
        if (const auto kind = parseFusionKind(word))
            m_node.hint.inputKinds.push_back(*kind);
        else
            m_json.error("unknown-kind", "\"" + std::string(word) + "\" is not a fusion kind.",
                         place);
    });
}

void NativeReader::readNested(JsonValue object)
{
    constexpr std::size_t deepest = 64;
    m_json.forEachMember(object, "graphs", [&](std::string_view name, JsonValue body) {
        if (m_state.depth == deepest) {
            m_json.error("too-deep", "Graphs are nested more than 64 deep.", body.offset());
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
        m_json.error("missing-id", "A node has no \"id\".", m_node.place);
    else if (!m_node.op || m_node.op->empty())
        m_json.error("missing-op", "The node \"" + std::string(*m_node.id) + "\" has no \"op\".",
                     m_node.place);
    else if (!m_node.hasInputs)
        m_json.error("missing-inputs",
                     "The node \"" + std::string(*m_node.id) + "\" has no list \"inputs\".",
                     m_node.place);
    else
        return true;
    return false;
}

/// The exporter did not always write the weights of modules that are called as a whole. Which there
/// are is known, but not how large they are.
void NativeReader::addMissingWeights()
{
    const std::string_view owner = m_node.module.empty() ? *m_node.id : m_node.module;
    for (const LeafWeight& own : leafModule(*m_node.op, {}).weights) {
        const Symbol name = m_builder.intern(std::string(owner) + '.' + own.name);
        if (!m_builder.hasParameter(name))
            m_builder.addParameter(name, typeOf(own, m_builder.shapes()));
        m_builder.addOperand(name);
        if (!std::exchange(m_missesWeights, true))
            m_json.warning(
                "missing-weights",
                "The file does not have the weights of the modules that it calls, such as "
                "\"" + std::string(*m_node.id)
                    + "\", so what they cost is not known. Export the model again.",
                m_node.place);
    }
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
    if (m_call.isModuleOn(m_node.inputs))
        addMissingWeights();
    m_call.emit(*m_node.id, m_node.inputs);
    if (!m_node.module.empty() || !m_node.moduleType.empty())
        m_builder.setModule(m_node.module, m_node.moduleType);
    if (!m_node.source.empty())
        m_builder.setSource(m_node.source);
    if (m_node.hasHint)
        m_builder.setHint(std::move(m_node.hint));
    for (auto& [name, graph] : m_node.graphs)
        m_builder.addNested(name, std::move(graph));
}

} // namespace fusewright
