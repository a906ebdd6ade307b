// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"

#include "engine/graph/graph_assembly.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t noOperator = OperatorId::nothing;

std::uint32_t countOf(const auto& container)
{
    return static_cast<std::uint32_t>(container.size());
}

} // namespace

GraphBuilder::GraphBuilder(std::string name, std::shared_ptr<const OperatorCatalogue> catalogue)
{
    m_arrays.name = std::move(name);
    m_arrays.catalogue = std::move(catalogue);
    m_arrays.modules.push_back({Symbol(0u), Symbol(0u)});
}

void GraphBuilder::reserve(std::size_t nodes, std::size_t operands, std::size_t texts)
{
    m_arrays.texts.reserve(texts);
    m_arrays.nodeOperator.reserve(nodes);
    m_arrays.nodeName.reserve(nodes);
    m_arrays.nodeModule.reserve(nodes);
    m_arrays.attributeBegin.reserve(nodes + 1);
    m_operandBegin.reserve(nodes + 1);
    m_resultBegin.reserve(nodes + 1);
    m_results.reserve(nodes);
    m_operands.reserve(operands);
}

void GraphBuilder::addProperty(std::string key, std::string value)
{
    m_arrays.properties.emplace_back(std::move(key), std::move(value));
}

void GraphBuilder::addInput(Symbol name, ValueType type)
{
    m_inputs.push_back({name, type, {}});
}

void GraphBuilder::addParameter(Symbol name, ValueType type,
                                std::optional<AttributeValueId> content)
{
    m_parameters.push_back({name, type, content});
    if (name.index >= m_isParameter.size())
        m_isParameter.resize(name.index + 1);
    m_isParameter[name.index] = true;
}

bool GraphBuilder::hasParameter(Symbol name) const
{
    return name.index < m_isParameter.size() && m_isParameter[name.index];
}

void GraphBuilder::addOutput(Symbol name)
{
    m_outputs.push_back(name);
}

void GraphBuilder::describe(Symbol name, ValueType type)
{
    m_descriptions.push_back({name, type});
}

void GraphBuilder::encode(Symbol name, Encoding encoding)
{
    m_encodings.push_back({name, m_arrays.encodings.intern(std::move(encoding))});
}

void GraphBuilder::encode(Symbol name, std::shared_ptr<const Encoding> encoding)
{
    m_encodings.push_back({name, m_arrays.encodings.intern(std::move(encoding))});
}

void GraphBuilder::beginNode(std::string_view nativeOperator, Symbol id, Place place)
{
    closeNode();
    m_arrays.nodeOperator.push_back(operatorNamed(nativeOperator));
    m_arrays.nodeName.push_back(id);
    m_arrays.nodeModule.emplace_back(0u);
    m_arrays.attributeBegin.push_back(countOf(m_arrays.attributes));
    m_operandBegin.push_back(countOf(m_operands));
    m_resultBegin.push_back(countOf(m_results));
    if (place != 0) {
        if (m_places.empty())
            m_places.reserve(m_arrays.nodeOperator.capacity());
        m_places.resize(nodeCount());
        m_places.back() = place;
    }
}

void GraphBuilder::closeNode()
{
    // Captured operands of nested graphs stand behind the node's own, whenever they were told.
    if (m_arrays.nested.empty() || m_arrays.nested.back().owner.index + 1 != nodeCount())
        return;
    const NodeId current(nodeCount() - 1);
    const auto firstCaptured = static_cast<std::ptrdiff_t>(m_operands.size());
    for (const NestedGraph& nested : m_arrays.nested) {
        if (nested.owner != current)
            continue;
        const Graph& inner = *nested.graph;
        for (std::size_t at = inner.inputCount() - inner.capturedCount(); at < inner.inputCount();
             ++at) {
            const Symbol name = intern(inner.valueName(ValueId(at)));
            if (std::find(m_operands.begin() + firstCaptured, m_operands.end(), name)
                == m_operands.end())
                m_operands.push_back(name);
        }
    }
}

void GraphBuilder::addAttribute(std::string_view name, AttributeValue value)
{
    m_arrays.attributes.push_back(
        {intern(name), m_arrays.attributeValues.intern(std::move(value))});
}

ModuleId GraphBuilder::setModule(std::string_view path, std::string_view type)
{
    ModuleId& current = m_arrays.nodeModule.back();
    const ModuleId previous = nodeCount() > 1 ? m_arrays.nodeModule[nodeCount() - 2] : ModuleId(0u);
    const Module& known = m_arrays.modules[previous.index];
    if (text(known.path) == path && text(known.type) == type)
        return current = previous;

    const Module wanted{intern(path), intern(type)};
    const std::uint64_t hash = hashCombine(wanted.path.index, wanted.type.index);
    const auto [first, last] = m_moduleIndex.equal_range(hash);
    for (auto at = first; at != last; ++at) {
        if (m_arrays.modules[at->second.index] == wanted)
            return current = at->second;
    }
    current = ModuleId(m_arrays.modules.size());
    m_moduleIndex.emplace(hash, current);
    m_arrays.modules.push_back(wanted);
    return current;
}

void GraphBuilder::setSource(std::string_view source)
{
    m_arrays.nodeSource.resize(nodeCount(), Symbol(0u));
    m_arrays.nodeSource.back() = intern(source);
}

void GraphBuilder::setHint(FusionHint hint)
{
    hint.node = NodeId(nodeCount() - 1);
    m_arrays.hints.push_back(std::move(hint));
}

void GraphBuilder::setCall(CallKind kind, std::span<const CallArgument> arguments)
{
    m_arrays.calls.push_back({.node = NodeId(nodeCount() - 1),
                              .kind = kind,
                              .arguments = {countOf(m_arrays.arguments), countOf(arguments)}});
    m_arrays.arguments.insert(m_arrays.arguments.end(), arguments.begin(), arguments.end());
}

void GraphBuilder::addNested(std::string_view attribute, std::shared_ptr<const Graph> graph)
{
    m_arrays.nested.push_back({NodeId(nodeCount() - 1), intern(attribute), std::move(graph), {}});
}

OperatorId GraphBuilder::operatorNamed(std::string_view nativeName)
{
    if (m_lastOperator.isValid() && text(m_lastOperatorName) == nativeName)
        return m_lastOperator;

    const Symbol native = intern(nativeName);
    if (native.index >= m_operatorOfSymbol.size())
        m_operatorOfSymbol.resize(native.index + 1, noOperator);
    std::uint32_t known = m_operatorOfSymbol[native.index];
    if (known == noOperator) {
        known = countOf(m_arrays.operators);
        const OperatorSpec* const spec = m_arrays.catalogue->find(nativeName);
        const Symbol canonical = spec ? intern(spec->name) : native;
        m_arrays.operators.push_back({native, canonical, spec});
        m_operatorOfSymbol[native.index] = known;
    }
    m_lastOperatorName = native;
    return m_lastOperator = OperatorId(known);
}

std::optional<Graph> GraphBuilder::build(UnmadeNames unmade, const std::string& file,
                                         const Locator& locator, Diagnostics& diagnostics)
{
    closeNode();
    m_arrays.attributeBegin.push_back(countOf(m_arrays.attributes));
    m_operandBegin.push_back(countOf(m_operands));
    m_resultBegin.push_back(countOf(m_results));
    return GraphAssembly(*this, file, locator, diagnostics).run(unmade);
}

} // namespace fusewright
