// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/qnn_net/qnn_net_reader.h"

#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright::qnn_net {

namespace {

constexpr std::size_t reportInterval = 1 << 12; ///< Tensors and nodes between looks at the clock.

/// A scalar of a parameter: what its type is called says what a number is meant to be.
AttributeValue scalarOf(JsonValue value, std::string_view type)
{
    const bool isReal = type.find("FLOAT") != std::string_view::npos || type == "534"
        || type == "562" || type == "612";
    const bool isTruth = type.find("BOOL") != std::string_view::npos || type == "1288";
    switch (value.kind().value_or(JsonKind::Null)) {
    case JsonKind::Boolean:
        return value.boolean().value_or(false);
    case JsonKind::String:
        return std::string(value.string().value_or(""));
    case JsonKind::Number:
        break;
    default:
        return RawJson{std::string(value.rawText())};
    }
    if (!isReal && value.isInteger()) {
        const std::int64_t number = value.integer().value_or(0);
        return isTruth ? AttributeValue(number != 0) : AttributeValue(number);
    }
    return value.number().value_or(0);
}

/// `model.cpp` has the name of the model with an ending.
std::string modelName(std::string_view file)
{
    const std::size_t folder = file.find_last_of("/\\");
    if (folder != std::string_view::npos)
        file.remove_prefix(folder + 1);
    return std::string(file.substr(0, file.find_last_of('.')));
}

} // namespace

QnnNetReader::QnnNetReader(const ModelJson& json, const ReadOptions& options)
    : m_json(json), m_options(options), m_builder({}, options.catalogue)
{
    m_builder.addProperty(std::string(property::dialect), std::string(property::qnn));
    m_builder.addProperty(std::string(property::layout), std::string(property::depthLast));
}

std::optional<Graph> QnnNetReader::read(JsonValue root)
{
    const std::size_t place = root.offset();
    const std::size_t errorsBefore = m_json.diagnostics().errorCount();
    m_json.forEachMember(root, "A QNN model",
                         [&](std::string_view key, JsonValue value) { readMember(key, value); });
    if (m_json.isBroken() || m_isCancelled)
        return std::nullopt;
    if (!m_hasNodes && m_json.diagnostics().errorCount() == errorsBefore)
        m_json.error("no-graph", "The model has no \"graph\" with \"nodes\".", place);
    if (m_json.diagnostics().errorCount() > errorsBefore)
        return std::nullopt;
    const auto isOwn = [](const QnnNetNode& node) { return node.package == ownPackage; };
    if (std::ranges::any_of(m_nodes, isOwn))
        m_builder.addProperty(std::string(property::package), std::string(ownPackage));
    emitBoundaries();
    for (const QnnNetNode& node : m_nodes)
        emitNode(node);
    return m_builder.build(UnmadeNames::BecomeInputsWithWarning, m_json.path(), m_json.locator(),
                           m_json.diagnostics());
}

void QnnNetReader::readMember(std::string_view key, JsonValue value)
{
    if (key == "graph") {
        readGraph(value);
    } else if (key == "model.cpp") {
        m_builder.setName(modelName(m_json.text(value, key)));
    } else if (key == "converter_command" || key.starts_with("Total ")) {
        const std::string text = value.kind() == JsonKind::String
            ? std::string(value.string().value_or(""))
            : std::string(value.rawText());
        if (!text.empty())
            m_builder.addProperty(std::string(key), text);
    }
}

void QnnNetReader::readGraph(JsonValue object)
{
    m_json.forEachMember(object, "graph", [&](std::string_view key, JsonValue value) {
        if (key == "tensors")
            m_json.forEachMember(value, key, [&](std::string_view name, JsonValue tensor) {
                readTensor(name, tensor);
            });
        else if (key == "nodes")
            m_hasNodes = m_json.forEachMember(
                value, key, [&](std::string_view name, JsonValue node) { readNode(name, node); });
    });
}

void QnnNetReader::readTensor(std::string_view name, JsonValue object)
{
    if (isCancelled(object.offset()))
        return;
    QnnTensor tensor = readQnnTensor(m_json, object, name);
    if (tensor.role == TensorRole::Nothing) {
        m_nothing.insert(name);
        return;
    }
    const Symbol symbol = m_builder.intern(name);
    const ValueType type = typeOf(tensor);
    if (tensor.encoding)
        m_builder.encode(symbol, *std::move(tensor.encoding));
    if (tensor.role == TensorRole::Static) {
        const auto content = contentOf(tensor);
        m_builder.addParameter(symbol, type,
                               content ? std::optional(m_builder.attributeValues().intern(*content))
                                       : std::nullopt);
        return;
    }
    m_builder.describe(symbol, type);
    if (tensor.role == TensorRole::Input || tensor.role == TensorRole::InputAndOutput)
        m_inputs.push_back({tensor.id, symbol, type});
    if (tensor.role == TensorRole::Output || tensor.role == TensorRole::InputAndOutput)
        m_outputs.push_back({tensor.id, symbol, type});
}

ValueType QnnNetReader::typeOf(const QnnTensor& tensor)
{
    return {.type = tensor.element.type,
            .shape = tensor.dims ? m_builder.shapes().intern(*tensor.dims) : ShapeTable::unranked};
}

void QnnNetReader::readNode(std::string_view name, JsonValue object)
{
    if (isCancelled(object.offset()))
        return;
    QnnNetNode node{.name = name, .place = object.offset()};
    const bool isObject =
        m_json.forEachMember(object, "A node", [&](std::string_view key, JsonValue value) {
            readNodeMember(node, key, value);
        });
    if (isObject && node.type.empty())
        m_json.error("missing-op", "The node \"" + std::string(name) + "\" has no \"type\".",
                     node.place);
    else if (isObject)
        m_nodes.push_back(std::move(node));
}

void QnnNetReader::readNodeMember(QnnNetNode& node, std::string_view key, JsonValue value)
{
    if (key == "type")
        node.type = m_json.text(value, "The type of a node");
    else if (key == "package")
        node.package = m_json.text(value, "The package of a node");
    else if (key == "input_names")
        readNames(node.inputs, key, value);
    else if (key == "output_names")
        readNames(node.outputs, key, value);
    else if (key == "scalar_params")
        m_json.forEachMember(value, key, [&](std::string_view name, JsonValue param) {
            readScalarParam(node, name, param);
        });
    else if (key == "tensor_params")
        m_json.forEachMember(value, key, [&](std::string_view name, JsonValue param) {
            readTensorParam(node, name, param);
        });
}

void QnnNetReader::readNames(std::vector<std::string_view>& names, std::string_view key,
                             JsonValue list)
{
    m_json.forEachItem(list, key, [&](JsonValue item) {
        names.push_back(m_json.text(item, "The name of a tensor"));
    });
}

void QnnNetReader::readScalarParam(QnnNetNode& node, std::string_view name, JsonValue value)
{
    if (value.kind() != JsonKind::Object) {
        node.attributes.emplace_back(name, scalarOf(value, {}));
        return;
    }
    value.forEachMember([&](std::string_view type, JsonValue scalar) {
        node.attributes.emplace_back(name, scalarOf(scalar, type));
    });
}

/// The tensor has a name of its own, which nobody else uses.
void QnnNetReader::readTensorParam(QnnNetNode& node, std::string_view name, JsonValue value)
{
    m_json.forEachMember(value, name, [&](std::string_view tensor, JsonValue object) {
        const QnnTensor param = readQnnTensor(m_json, object, tensor);
        if (auto content = contentOf(param))
            node.attributes.emplace_back(name, *std::move(content));
        else if (!param.data.empty())
            node.attributes.emplace_back(name, RawJson{std::string(param.data)});
    });
}

bool QnnNetReader::isCancelled(std::size_t place)
{
    if (m_seen++ % reportInterval != 0)
        return m_isCancelled;
    m_isCancelled = m_options.cancel.isCancelled();
    if (m_options.progress)
        m_options.progress->progressed(m_json.fractionRead(place));
    return m_isCancelled;
}

/// Files may list tensors by their names; the order that the model's author gave is that of ids.
void QnnNetReader::emitBoundaries()
{
    std::ranges::stable_sort(m_inputs, {}, &Boundary::id);
    std::ranges::stable_sort(m_outputs, {}, &Boundary::id);
    for (const Boundary& input : m_inputs)
        m_builder.addInput(input.name, input.type);
    for (const Boundary& output : m_outputs)
        m_builder.addOutput(output.name);
    if (m_outputs.empty())
        m_builder.giveOutUnusedResults();
}

void QnnNetReader::emitNode(const QnnNetNode& node)
{
    m_builder.beginNode(operatorNameOf(node), m_builder.intern(node.name), node.place);
    const auto symbolOf = [&](std::string_view tensor) {
        return m_nothing.contains(tensor) ? Symbol(0u) : m_builder.intern(tensor);
    };
    for (const std::string_view input : node.inputs)
        m_builder.addOperand(symbolOf(input));
    for (const std::string_view output : node.outputs)
        m_builder.addResult(symbolOf(output));
    for (const auto& [name, value] : node.attributes)
        m_builder.addAttribute(name, value);
}

} // namespace fusewright::qnn_net
