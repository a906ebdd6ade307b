// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A graph is put together in straight passes over arrays:
//
//   told names ──define──▶ told values ──resolve──▶ operands as told values ──order──▶ node order
//        ──number──▶ final values ──permute──▶ arrays in topological order ──▶ Graph
//
// A symbol is a dense number, so the name of a value is looked up by indexing, not by hashing:
// each text of a file is hashed once, when it is interned.

#include "engine/graph/graph_assembly.h"

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostNamesInMessage = 8;

/// Assigning an empty list in braces would keep the memory.
void release(auto& array)
{
    array.clear();
    array.shrink_to_fit();
}

} // namespace

GraphAssembly::GraphAssembly(GraphBuilder& told, const std::string& file,
                             const GraphBuilder::Locator& locator, Diagnostics& diagnostics)
    : m_told(told),
      m_arrays(told.m_arrays),
      m_file(file),
      m_locator(locator),
      m_diagnostics(diagnostics)
{
}

std::optional<Graph> GraphAssembly::run(UnmadeNames unmade)
{
    const std::size_t errorsBefore = m_diagnostics.errorCount();
    defineOutsideValues();
    defineResults();
    resolveOperands(unmade);
    describeValues();
    if (m_diagnostics.errorCount() > errorsBefore || !orderNodes())
        return std::nullopt;
    nameNodes();
    numberValues();
    permuteNodes();
    placeOutputs();
    placeEncodings();
    placeNested();
    return Graph(std::move(m_arrays));
}

std::uint32_t GraphAssembly::defineValue(Symbol name, ValueType type)
{
    const auto value = static_cast<std::uint32_t>(m_arrays.valueName.size());
    m_arrays.valueName.push_back(name);
    m_arrays.valueType.push_back(type.type);
    m_arrays.valueShape.push_back(type.shape);
    if (name.index != 0)
        m_valueOfSymbol[name.index] = value;
    return value;
}

void GraphAssembly::defineOutsideValues()
{
    m_valueOfSymbol.assign(m_arrays.texts.size(), unmadeValue);
    const std::size_t expected =
        m_told.m_inputs.size() + m_told.m_parameters.size() + m_told.m_results.size();
    m_arrays.valueName.reserve(expected);
    m_arrays.valueType.reserve(expected);
    m_arrays.valueShape.reserve(expected);
    const auto define = [&](const GraphBuilder::Outside& outside) {
        if (outside.name.index == 0 || m_valueOfSymbol[outside.name.index] == unmadeValue)
            return defineValue(outside.name, outside.type);
        m_diagnostics.warning("duplicate-value",
                              "\"" + std::string(m_told.text(outside.name))
                                  + "\" is declared twice; the first one counts.",
                              m_file);
        return unmadeValue;
    };

    for (const GraphBuilder::Outside& input : m_told.m_inputs)
        define(input);
    m_declaredInputs = static_cast<std::uint32_t>(m_arrays.valueName.size());
    for (const GraphBuilder::Outside& parameter : m_told.m_parameters) {
        const std::uint32_t value = define(parameter);
        if (value != unmadeValue && parameter.content)
            m_arrays.literals.push_back({ValueId(value), *parameter.content});
    }
    m_firstResult = static_cast<std::uint32_t>(m_arrays.valueName.size());
}

void GraphAssembly::defineResults()
{
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        const std::uint32_t end = m_told.m_resultBegin[node + 1];
        for (std::uint32_t at = m_told.m_resultBegin[node]; at < end; ++at) {
            const Symbol name = m_told.m_results[at];
            if (name.index != 0 && m_valueOfSymbol[name.index] != unmadeValue)
                defineAgain(node, at);
            else
                defineValue(name, {});
        }
    }
}

/// Only one result keeps the name, so that values and nodes are called by it without doubt.
void GraphAssembly::defineAgain(std::size_t node, std::uint32_t result)
{
    const Symbol name = m_told.m_results[result];
    if (!m_told.m_keepsSecondMakers) {
        reportTwoProducers(node, name, Counts::Neither);
        defineValue(name, {});
        return;
    }
    const std::uint32_t first = m_valueOfSymbol[name.index];
    const auto maker = makerOf(first);
    const auto needsNothing = [&](std::size_t at) {
        return operandBegin(at) == operandBegin(at + 1);
    };
    if (!maker || !needsNothing(*maker) || !needsNothing(node)) {
        reportTwoProducers(node, name, Counts::First);
        m_told.m_results[result] = Symbol(0u);
        defineValue(Symbol(0u), {});
        return;
    }
    reportTwoProducers(node, name, Counts::Last);
    m_told.m_results[first - m_firstResult] = Symbol(0u);
    m_arrays.valueName[first] = Symbol(0u);
    defineValue(name, {});
}

void GraphAssembly::resolveOperands(UnmadeNames unmade)
{
    m_arrays.inputs.reserve(m_told.m_operands.size());
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        for (std::uint32_t at = operandBegin(node); at < operandBegin(node + 1); ++at) {
            const Symbol name = m_told.m_operands[at];
            std::uint32_t value = name.index == 0 ? unmadeValue : m_valueOfSymbol[name.index];
            if (name.index != 0 && value == unmadeValue)
                value = adopt(name, node, unmade);
            m_arrays.inputs.emplace_back(value);
        }
    }
    for (const Symbol name : m_told.m_outputs) {
        if (name.index != 0 && m_valueOfSymbol[name.index] == unmadeValue)
            adopt(name, nodeCount(), unmade);
    }
    release(m_told.m_operands);
    if (unmade == UnmadeNames::BecomeInputsWithWarning)
        reportAdopted();
}

std::uint32_t GraphAssembly::adopt(Symbol name, std::size_t node, UnmadeNames unmade)
{
    if (m_adopted.empty())
        m_firstAdopter = node;
    const std::uint32_t value = defineValue(name, {});
    m_adopted.push_back(value);
    if (unmade == UnmadeNames::BecomeCaptures)
        ++m_arrays.capturedCount;
    return value;
}

/// One finding for all: a file that lists no weights would else give one for each of them.
void GraphAssembly::reportAdopted()
{
    if (m_adopted.empty())
        return;
    const bool isNode = m_firstAdopter < nodeCount();
    const std::string name =
        '"' + std::string(m_told.text(m_arrays.valueName[m_adopted.front()])) + '"';
    std::string text =
        isNode ? describeNode(m_firstAdopter) + " uses " + name : name + " is listed as an output";
    text += ", which no node produces and which is not a declared input. It is treated as a "
            "graph input";
    if (m_adopted.size() > 1)
        text += ", and so are " + std::to_string(m_adopted.size() - 1) + " more such names";
    m_diagnostics.warning("missing-input", text + '.', m_file,
                          isNode ? rangeOf(m_firstAdopter) : std::nullopt);
}

void GraphAssembly::describeValues()
{
    for (const GraphBuilder::Description& description : m_told.m_descriptions) {
        const std::uint32_t value = m_valueOfSymbol[description.name.index];
        if (value == unmadeValue || description.name.index == 0)
            continue;
        if (m_arrays.valueType[value] == DataType::Unknown)
            m_arrays.valueType[value] = description.type.type;
        if (m_arrays.valueShape[value] == ShapeTable::unranked)
            m_arrays.valueShape[value] = description.type.shape;
    }
    release(m_told.m_descriptions);
}

/// The told node that makes a told value, or nothing for inputs and parameters.
std::optional<std::uint32_t> GraphAssembly::makerOf(std::uint32_t value) const
{
    const std::uint32_t result = value - m_firstResult;
    if (value < m_firstResult || result >= m_told.m_results.size())
        return std::nullopt;
    const auto after = std::ranges::upper_bound(m_told.m_resultBegin, result);
    return static_cast<std::uint32_t>(after - m_told.m_resultBegin.begin() - 1);
}

/// Most files list their nodes in an order to run in; that is seen without looking for makers.
bool GraphAssembly::isInOrder() const
{
    const auto results = static_cast<std::uint32_t>(m_told.m_results.size());
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        const std::uint32_t firstOwn = m_told.m_resultBegin[node];
        for (std::uint32_t at = operandBegin(node); at < operandBegin(node + 1); ++at) {
            // Wraps around for inputs and parameters, which no result is as large as.
            const std::uint32_t result = m_arrays.inputs[at].index - m_firstResult;
            if (result >= firstOwn && result < results)
                return false;
        }
    }
    return true;
}

bool GraphAssembly::orderNodes()
{
    m_order.isIdentity = isInOrder();
    if (m_order.isIdentity)
        return true;
    std::vector<std::uint32_t> begin{0};
    std::vector<std::uint32_t> needed;
    begin.reserve(nodeCount() + 1);
    needed.reserve(m_arrays.inputs.size());
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        for (std::uint32_t at = operandBegin(node); at < operandBegin(node + 1); ++at) {
            if (const auto maker = makerOf(m_arrays.inputs[at].index))
                needed.push_back(*maker);
        }
        begin.push_back(static_cast<std::uint32_t>(needed.size()));
    }
    m_order = topologicalOrder({begin, needed});
    if (m_order.circle.empty())
        return true;
    reportCircle(m_order.circle);
    return false;
}

/// A node's own name where it is unique and not empty, else its first output's, else `OP_N`.
void GraphAssembly::nameNodes()
{
    enum : std::uint8_t { Free, Once, Often };
    std::vector<std::uint8_t> claims(m_arrays.texts.size(), Free);
    for (const Symbol name : m_arrays.nodeName)
        claims[name.index] = claims[name.index] == Free ? Once : Often;

    const auto isFree = [&](Symbol name) {
        return name.index >= claims.size() || claims[name.index] == Free;
    };
    const auto claim = [&](Symbol name) {
        if (name.index < claims.size())
            claims[name.index] = Often;
        return name;
    };
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        Symbol& name = m_arrays.nodeName[node];
        if (name.index != 0 && claims[name.index] == Once)
            continue;
        const bool hasResult = m_told.m_resultBegin[node] < m_told.m_resultBegin[node + 1];
        const Symbol result = hasResult ? m_told.m_results[m_told.m_resultBegin[node]] : Symbol(0u);
        if (result.index != 0 && isFree(result)) {
            name = claim(result);
            continue;
        }
        const Operator& op = m_arrays.operators[m_arrays.nodeOperator[node].index];
        std::string made = std::string(m_told.text(op.native)) + '_' + std::to_string(node);
        while (m_arrays.texts.find(made) && !isFree(*m_arrays.texts.find(made)))
            made += '_';
        // A text that is new to the pool lies past the claims, and two nodes never make the same.
        name = claim(m_told.intern(made));
    }
}

void GraphAssembly::numberValues()
{
    m_arrays.inputCount = m_declaredInputs + static_cast<std::uint32_t>(m_adopted.size());
    m_arrays.parameterCount = m_firstResult - m_declaredInputs;
    const std::uint32_t firstResult = m_arrays.inputCount + m_arrays.parameterCount;
    m_arrays.outputBegin.reserve(nodeCount() + 1);
    if (m_order.isIdentity) {
        for (const std::uint32_t begin : m_told.m_resultBegin)
            m_arrays.outputBegin.push_back(firstResult + begin);
    } else {
        std::uint32_t next = firstResult;
        for (const std::uint32_t node : m_order.order) {
            m_arrays.outputBegin.push_back(next);
            next += m_told.m_resultBegin[node + 1] - m_told.m_resultBegin[node];
        }
        m_arrays.outputBegin.push_back(next);
    }
    if (!m_order.isIdentity || !m_adopted.empty())
        renumberValues();
}

/// Adopted inputs move before the parameters, and results go with their nodes.
void GraphAssembly::renumberValues()
{
    m_finalValue.reserve(m_arrays.valueName.size());
    for (std::uint32_t value = 0; value < m_declaredInputs; ++value)
        m_finalValue.emplace_back(value);
    for (std::uint32_t value = m_declaredInputs; value < m_firstResult; ++value)
        m_finalValue.emplace_back(value + m_adopted.size());
    m_finalValue.resize(m_arrays.valueName.size());
    for (std::size_t at = 0; at < m_adopted.size(); ++at)
        m_finalValue[m_adopted[at]] = ValueId(m_declaredInputs + at);
    for (std::size_t at = 0; at < nodeCount(); ++at) {
        const std::size_t node = m_order.isIdentity ? at : m_order.order[at];
        std::uint32_t next = m_arrays.outputBegin[at];
        for (std::uint32_t result = m_told.m_resultBegin[node];
             result < m_told.m_resultBegin[node + 1]; ++result)
            m_finalValue[m_firstResult + result] = ValueId(next++);
    }

    moveValues(m_arrays.valueName);
    moveValues(m_arrays.valueType);
    moveValues(m_arrays.valueShape);
    for (Literal& literal : m_arrays.literals)
        literal.value = finalOf(literal.value);
    for (ValueId& operand : m_arrays.inputs)
        operand = finalOf(operand);
}

template <class Fact>
void GraphAssembly::moveValues(std::vector<Fact>& byValue) const
{
    std::vector<Fact> moved(byValue.size());
    for (std::size_t value = 0; value < byValue.size(); ++value)
        moved[m_finalValue[value].index] = byValue[value];
    byValue = std::move(moved);
}

ValueId GraphAssembly::finalOf(ValueId value) const
{
    return m_finalValue.empty() || !value.isValid() ? value : m_finalValue[value.index];
}

void GraphAssembly::permuteNodes()
{
    if (m_order.isIdentity) {
        m_arrays.inputBegin = std::move(m_told.m_operandBegin);
        return;
    }

    GraphArrays old;
    std::swap(old.nodeOperator, m_arrays.nodeOperator);
    std::swap(old.nodeName, m_arrays.nodeName);
    std::swap(old.nodeModule, m_arrays.nodeModule);
    std::swap(old.nodeSource, m_arrays.nodeSource);
    if (!old.nodeSource.empty())
        old.nodeSource.resize(old.nodeModule.size(), Symbol(0u));
    std::swap(old.attributeBegin, m_arrays.attributeBegin);
    std::swap(old.attributes, m_arrays.attributes);
    std::swap(old.inputs, m_arrays.inputs);
    m_arrays.inputs.reserve(old.inputs.size());
    std::vector<std::uint32_t> positionOf(m_order.order.size());
    for (const std::uint32_t node : m_order.order) {
        positionOf[node] = static_cast<std::uint32_t>(m_arrays.nodeOperator.size());
        m_arrays.nodeOperator.push_back(old.nodeOperator[node]);
        m_arrays.nodeName.push_back(old.nodeName[node]);
        m_arrays.nodeModule.push_back(old.nodeModule[node]);
        if (!old.nodeSource.empty())
            m_arrays.nodeSource.push_back(old.nodeSource[node]);
        m_arrays.attributeBegin.push_back(static_cast<std::uint32_t>(m_arrays.attributes.size()));
        m_arrays.attributes.insert(m_arrays.attributes.end(),
                                   old.attributes.begin() + old.attributeBegin[node],
                                   old.attributes.begin() + old.attributeBegin[node + 1]);
        m_arrays.inputBegin.push_back(static_cast<std::uint32_t>(m_arrays.inputs.size()));
        m_arrays.inputs.insert(m_arrays.inputs.end(), old.inputs.begin() + operandBegin(node),
                               old.inputs.begin() + operandBegin(node + 1));
    }
    m_arrays.attributeBegin.push_back(static_cast<std::uint32_t>(m_arrays.attributes.size()));
    m_arrays.inputBegin.push_back(static_cast<std::uint32_t>(m_arrays.inputs.size()));

    for (FusionHint& hint : m_arrays.hints)
        hint.node = NodeId(positionOf[hint.node.index]);
    std::ranges::sort(m_arrays.hints, {}, &FusionHint::node);
    for (NestedGraph& nested : m_arrays.nested)
        nested.owner = NodeId(positionOf[nested.owner.index]);
    std::ranges::stable_sort(m_arrays.nested, {}, &NestedGraph::owner);
    for (NodeCall& call : m_arrays.calls)
        call.node = NodeId(positionOf[call.node.index]);
    std::ranges::sort(m_arrays.calls, {}, &NodeCall::node);
}

void GraphAssembly::placeOutputs()
{
    for (const Symbol name : m_told.m_outputs) {
        if (name.index != 0 && m_valueOfSymbol[name.index] != unmadeValue)
            m_arrays.outputs.push_back(finalOf(ValueId(m_valueOfSymbol[name.index])));
    }
    if (!m_told.m_givesOutUnused)
        return;
    std::vector<bool> used(m_arrays.valueName.size(), false);
    for (const ValueId operand : m_arrays.inputs) {
        if (operand.isValid())
            used[operand.index] = true;
    }
    for (std::size_t value = m_arrays.outputBegin.front(); value < used.size(); ++value) {
        if (!used[value] && m_arrays.valueName[value].index != 0)
            m_arrays.outputs.emplace_back(value);
    }
}

void GraphAssembly::placeEncodings()
{
    std::vector<ValueEncoding>& placed = m_arrays.valueEncodings;
    for (const GraphBuilder::NamedEncoding& told : m_told.m_encodings) {
        const std::uint32_t value = m_valueOfSymbol[told.name.index];
        if (told.name.index != 0 && value != unmadeValue)
            placed.push_back({finalOf(ValueId(value)), told.encoding});
    }
    release(m_told.m_encodings);
    std::ranges::stable_sort(placed, {}, &ValueEncoding::value);
    const auto isSame = [](const ValueEncoding& a, const ValueEncoding& b) {
        return a.value == b.value;
    };
    placed.erase(std::unique(placed.begin(), placed.end(), isSame), placed.end());
}

void GraphAssembly::placeNested()
{
    for (NestedGraph& nested : m_arrays.nested) {
        const Graph& inner = *nested.graph;
        const std::size_t first = inner.inputCount() - inner.capturedCount();
        for (std::size_t at = first; at < inner.inputCount(); ++at) {
            const Symbol name = m_told.intern(inner.valueName(ValueId(at)));
            nested.captured.push_back(finalOf(ValueId(m_valueOfSymbol[name.index])));
        }
    }
}

std::string GraphAssembly::describeNode(std::size_t node) const
{
    const Operator& op = m_arrays.operators[m_arrays.nodeOperator[node].index];
    std::string text(m_told.text(op.native));
    const std::string_view name = m_told.text(m_arrays.nodeName[node]);
    text += name.empty() ? " node number " + std::to_string(node) : " \"" + std::string(name) + '"';
    return text;
}

std::optional<TextRange> GraphAssembly::rangeOf(std::size_t node) const
{
    if (!m_locator)
        return std::nullopt;
    return m_locator(node < m_told.m_places.size() ? m_told.m_places[node] : 0);
}

void GraphAssembly::reportTwoProducers(std::size_t node, Symbol name, Counts counts)
{
    const auto maker = makerOf(m_valueOfSymbol[name.index]);
    const std::string other = maker ? describeNode(*maker) + " produces it too"
                                    : "it is an input or a parameter of the graph";
    std::string text = describeNode(node) + " produces \"" + std::string(m_told.text(name))
        + "\", but " + other + ". ";
    if (counts == Counts::Neither) {
        text += "A value can have only one producer.";
        m_diagnostics.error("two-producers", std::move(text), m_file, rangeOf(node));
        return;
    }
    text += counts == Counts::Last ? "Their values may differ; the last one counts."
        : maker                    ? "The first one counts."
                                   : "The input or parameter is used.";
    m_diagnostics.warning("two-producers", std::move(text), m_file, rangeOf(node));
}

void GraphAssembly::reportCircle(const std::vector<std::uint32_t>& circle)
{
    if (circle.size() == 1) {
        m_diagnostics.error("cycle", describeNode(circle.front()) + " uses its own result.", m_file,
                            rangeOf(circle.front()));
        return;
    }
    std::string text = "The graph has a cycle, so it has no execution order: ";
    for (std::size_t at = 0; at < std::min(circle.size(), mostNamesInMessage); ++at)
        text += describeNode(circle[at]) + " → ";
    if (circle.size() > mostNamesInMessage)
        text += std::to_string(circle.size() - mostNamesInMessage) + " more → ";
    text += describeNode(circle.front()) + '.';
    m_diagnostics.error("cycle", std::move(text), m_file, rangeOf(circle.front()));
}

} // namespace fusewright
