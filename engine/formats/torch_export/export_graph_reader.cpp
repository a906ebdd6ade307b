// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_graph_reader.h"

#include "engine/formats/torch_export/export_types.h"
#include "engine/formats/torch_export/module_stack.h"
#include "engine/formats/torch_export/size_expression.h"
#include "engine/graph/argument_names.h"
#include "engine/graph/tidy.h"
#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <utility>

namespace fusewright::torch_export {

namespace {

constexpr std::size_t deepestNesting = 64;
constexpr std::size_t reportInterval = 1 << 12; ///< Nodes between looks at the clock.

} // namespace

GraphReader::GraphReader(ReadState& state)
    : m_state(state), m_json(state.json), m_builder({}, state.options.catalogue)
{
}

void GraphReader::read(JsonValue object)
{
    m_json.forEachMember(object, "graph",
                         [&](std::string_view key, JsonValue value) { readMember(key, value); });
}

std::optional<Graph> GraphReader::build(const std::unordered_set<std::string_view>& weights)
{
    for (const std::string_view name : m_inputs) {
        const Symbol symbol = m_builder.intern(name);
        if (weights.contains(name))
            m_builder.addParameter(symbol, {});
        else
            m_builder.addInput(symbol, {});
    }
    const UnmadeNames unmade =
        m_state.depth > 0 ? UnmadeNames::BecomeCaptures : UnmadeNames::BecomeInputsWithWarning;
    return m_builder.build(unmade, m_json.path(), m_json.locator(), m_json.diagnostics());
}

void GraphReader::readMember(std::string_view key, JsonValue value)
{
    if (key == "nodes") {
        m_hasNodes = m_json.forEachItem(value, key, [&](JsonValue node) { readNode(node); });
    } else if (key == "inputs") {
        readInputs(value);
    } else if (key == "outputs") {
        readOutputs(value);
    } else if (key == "tensor_values") {
        readTensorValues(value);
    } else if (key == "sym_int_values") {
        describeAll(key, value, DataType::I64);
    } else if (key == "sym_bool_values") {
        describeAll(key, value, DataType::Bool);
    } else if (key == "sym_float_values") {
        describeAll(key, value, DataType::F64);
    }
}

void GraphReader::readInputs(JsonValue list)
{
    m_json.forEachItem(list, "inputs", [&](JsonValue item) {
        // Constants that were folded into the program have no name and no user.
        const Argument argument = readArgument(m_json, item, {});
        m_inputs.insert(m_inputs.end(), argument.values.begin(), argument.values.end());
    });
}

void GraphReader::readOutputs(JsonValue list)
{
    m_json.forEachItem(list, "outputs", [&](JsonValue item) {
        const Argument argument = readArgument(m_json, item, {});
        for (const std::string_view name : argument.values) {
            if (!name.empty())
                m_builder.addOutput(m_builder.intern(name));
        }
    });
}

void GraphReader::readNode(JsonValue object)
{
    if (m_builder.nodeCount() % reportInterval == 0)
        reportProgress(object.offset());
    if (m_cancelled)
        return;
    m_node = {};
    m_call.clear();
    m_node.place = object.offset();
    const bool isObject =
        m_json.forEachMember(object, "A node", [&](std::string_view key, JsonValue value) {
            readNodeField(key, value);
        });
    if (!isObject)
        return;
    if (m_node.target.empty())
        m_json.error("missing-op", "A node has no \"target\".", m_node.place);
    else
        emitNode();
}

void GraphReader::readNodeField(std::string_view key, JsonValue value)
{
    if (key == "target") {
        m_node.target = m_json.text(value, key);
        if (m_node.target.starts_with("_operator."))
            m_node.target.remove_prefix(1);
    } else if (key == "name") {
        m_node.name = m_json.text(value, "The name of a node");
    } else if (key == "inputs") {
        m_json.forEachItem(value, key, [&](JsonValue input) { readNodeInput(input); });
    } else if (key == "outputs") {
        m_json.forEachItem(value, key, [&](JsonValue output) { readNodeOutput(output); });
    } else if (key == "metadata") {
        m_json.forEachMember(value, key, [&](std::string_view name, JsonValue text) {
            if (name == "nn_module_stack")
                m_node.moduleStack = m_json.text(text, name);
            else if (name == "stack_trace")
                m_node.source = sourceLine(m_json.text(text, name));
        });
    }
}

void GraphReader::readNodeInput(JsonValue object)
{
    std::string_view name;
    Argument argument{.isNone = true};
    ArgumentPlace place = ArgumentPlace::Unknown;
    m_json.forEachMember(object, "An argument", [&](std::string_view key, JsonValue value) {
        if (key == "name")
            name = m_json.text(value, "The name of an argument");
        else if (key == "kind")
            place = argumentPlace(value.integer().value_or(0));
        else if (key == "arg")
            argument =
                readArgument(m_json, value, [&](JsonValue graph) { return readNested(graph); });
    });
    takeArgument(name, place, std::move(argument));
}

void GraphReader::takeArgument(std::string_view name, ArgumentPlace place, Argument argument)
{
    const std::size_t position = m_node.arguments++;
    if (argument.graph && !argument.graphName.empty())
        argument.literal = std::string(argument.graphName);
    AttributeValueId literal;
    if (argument.literal)
        literal = m_builder.attributeValues().intern(*std::move(argument.literal));
    const bool keepsPlaces = argument.isNone || argument.isTensor || argument.graph;
    m_call.add(name, place, argument, m_node.inputs.size() - (keepsPlaces ? 0 : m_node.leftOut),
               literal);
    if (literal.isValid()) {
        if (name.empty())
            m_node.unnamed.emplace_back(m_node.attributes.size(), position);
        m_node.attributes.emplace_back(name, literal);
    }
    if (argument.graph) {
        m_node.graphs.emplace_back(argument.graphName.empty() ? name : argument.graphName,
                                   std::move(argument.graph));
        return;
    }
    // None may stand for a tensor or for a number. Where a tensor comes behind it in its place
    // among the operands, it is one that is left out.
    if (argument.isNone) {
        m_node.inputs.emplace_back(0u);
        ++m_node.leftOut;
        return;
    }
    if (!argument.isTensor) {
        m_node.inputs.resize(m_node.inputs.size() - m_node.leftOut);
        m_node.leftOut = 0;
    }
    for (const std::string_view value : argument.values) {
        m_node.inputs.push_back(m_builder.intern(value));
        m_node.leftOut = 0;
    }
}

/// Operators that take graphs have no schema; what they call their arguments is known elsewhere.
void GraphReader::nameArguments()
{
    if (m_node.unnamed.empty())
        return;
    const Parameters* const parameters = ArgumentNames::builtIn().find(m_node.target, {});
    for (const auto& [attribute, position] : m_node.unnamed) {
        const bool isKnown = parameters && position < parameters->size();
        m_node.attributes[attribute].first =
            isKnown ? (*parameters)[position].name : "arg" + std::to_string(position);
    }
}

/// A node is what its only result is. Else it has the operator's name, as FX has it.
Symbol GraphReader::nameOfNode()
{
    if (!m_node.name.empty())
        return m_builder.intern(m_node.name);
    if (m_node.outputs.size() == 1 && !m_node.isList)
        return m_node.outputs.front();
    std::string_view target = m_node.target;
    for (const std::string_view prefix : {"torch.ops.higher_order.", "torch.ops."}) {
        if (target.starts_with(prefix)) {
            target.remove_prefix(prefix.size());
            if (const std::size_t point = target.find('.'); point != std::string_view::npos)
                target.remove_prefix(point + 1);
            break;
        }
    }
    std::string name(target.substr(0, target.find('.')));
    const std::size_t times = m_timesNamed[name]++;
    return m_builder.intern(times == 0 ? name : name + '_' + std::to_string(times));
}

void GraphReader::readNodeOutput(JsonValue object)
{
    const Argument argument = readArgument(m_json, object, {});
    m_node.isList = m_node.isList || argument.isList;
    for (const std::string_view name : argument.values)
        m_node.outputs.push_back(m_builder.intern(name));
    if (argument.isNone)
        m_node.outputs.emplace_back(0u);
}

void GraphReader::emitNode()
{
    nameArguments();
    m_builder.beginNode(m_node.target, nameOfNode(), m_node.place);
    m_node.inputs.resize(m_node.inputs.size() - m_node.leftOut);
    for (const Symbol input : m_node.inputs)
        m_builder.addOperand(input);
    for (const Symbol output : m_node.outputs)
        m_builder.addResult(output);
    for (const auto& [key, value] : m_node.attributes)
        m_builder.addAttribute(Attribute{m_builder.intern(key), value});
    m_call.emit(m_node.target);
    placeInModule();
    for (auto& [key, graph] : m_node.graphs)
        m_builder.addNested(key, std::move(graph));
}

void GraphReader::placeInModule()
{
    if (!m_node.source.empty())
        m_builder.setSource(m_node.source);
    if (m_node.moduleStack.empty())
        return;
    const ModuleEntry entry = innermostModule(m_node.moduleStack);
    if (!entry.path.empty() || !entry.type.empty())
        m_builder.setModule(entry.path, entry.type);
}

std::shared_ptr<const Graph> GraphReader::readNested(JsonValue object)
{
    if (m_state.depth == deepestNesting) {
        m_json.error("too-deep",
                     "Graphs are nested more than " + std::to_string(deepestNesting) + " deep.",
                     object.offset());
        return nullptr;
    }
    ++m_state.depth;
    GraphReader reader(m_state);
    reader.read(object);
    std::optional<Graph> graph;
    if (!m_json.isBroken() && !reader.isCancelled())
        graph = reader.build({});
    --m_state.depth;
    m_cancelled = m_cancelled || reader.isCancelled();
    if (!graph)
        return nullptr;
    if (m_state.options.tidy)
        graph = tidy(*std::move(graph)).graph;
    return std::make_shared<const Graph>(*std::move(graph));
}

void GraphReader::readTensorValues(JsonValue object)
{
    m_json.forEachMember(object, "tensor_values", [&](std::string_view name, JsonValue meta) {
        const Symbol symbol = m_builder.intern(name);
        m_builder.describe(symbol, readTensorMeta(meta));
    });
}

ValueType GraphReader::readTensorMeta(JsonValue object)
{
    ValueType type;
    m_json.forEachMember(object, "A tensor", [&](std::string_view key, JsonValue value) {
        if (key == "dtype")
            type.type = scalarType(m_json.integer(value, key));
        else if (key == "sizes")
            type.shape = readSizes(value);
    });
    return type;
}

ShapeId GraphReader::readSizes(JsonValue list)
{
    m_dims.clear();
    const bool isRanked = m_json.forEachItem(
        list, "sizes", [&](JsonValue item) { m_dims.push_back(readSize(item)); });
    return isRanked ? m_builder.shapes().intern(m_dims) : ShapeTable::unranked;
}

/// `{"as_int": 8}`, or `{"as_expr": {"expr_str": "2*s0", "hint": …}}`.
Dim GraphReader::readSize(JsonValue object)
{
    Dim dim;
    m_json.forEachMember(object, "A size", [&](std::string_view key, JsonValue value) {
        if (key == "as_int") {
            if (const auto size = value.integer())
                dim = Dim::known(*size);
        } else if (key == "as_expr") {
            m_json.forEachMember(value, key, [&](std::string_view part, JsonValue text) {
                const auto expression = part == "expr_str" ? text.string() : std::nullopt;
                if (expression && !expression->empty())
                    dim = Dim::named(m_builder.intern(plainExpression(*expression)));
            });
        }
    });
    return dim;
}

void GraphReader::describeAll(std::string_view what, JsonValue object, DataType type)
{
    const ShapeId scalar = m_builder.shapes().intern({});
    m_json.forEachMember(object, what, [&](std::string_view name, JsonValue) {
        m_builder.describe(m_builder.intern(name), {.type = type, .shape = scalar});
    });
}

void GraphReader::reportProgress(std::size_t place)
{
    m_cancelled = m_state.options.cancel.isCancelled();
    if (m_state.options.progress && m_state.depth == 0)
        m_state.options.progress->progressed(m_json.fractionRead(place));
}

} // namespace fusewright::torch_export
