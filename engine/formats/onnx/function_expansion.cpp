// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Nodes that name a function of the file are replaced by the nodes of its body. Bodies wait on a
// stack of their own, so a file cannot make the program's stack deeper than it nests graphs; a
// function that comes to contain itself is refused, and so is a tower of functions that each use
// the one below twice, before it fills the memory.

#include "engine/formats/onnx/graph_reader.h"
#include "engine/formats/onnx/onnx_fields.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright::onnx {

bool GraphReader::mayExpand(std::size_t function)
{
    const auto& open = m_state.openFunctions;
    const std::string& name = m_state.file.functions[function].name;
    if (std::ranges::find(open, function) != open.end()) {
        std::string chain;
        for (const std::size_t outer : open)
            chain += m_state.file.functions[outer].name + " → ";
        m_state.diagnostics.error(
            "recursive-function",
            "The function \"" + name + "\" contains itself: " + chain + name + '.', m_state.path);
        return false;
    }
    if (m_state.expandedNodes > mostExpandedNodes) {
        m_state.diagnostics.error("function-blow-up",
                                  "Inlining functions gives more than "
                                      + std::to_string(mostExpandedNodes)
                                      + " operators; stopped at \"" + name + "\".",
                                  m_state.path);
        return false;
    }
    return true;
}

bool GraphReader::expand(std::size_t function, const NameScope& scope)
{
    // A body without nodes makes nothing, but calling it costs: it counts as one.
    ++m_state.expandedNodes;
    if (!mayExpand(function))
        return false;
    const Function& called = m_state.file.functions[function];
    auto inner = std::make_unique<const NameScope>(scopeOfCall(called, scope));
    passThroughInputs(called, *inner, scope);
    m_state.openFunctions.push_back(function);
    m_expansions.push_back({std::make_unique<WireReader>(called.message), std::move(inner)});
    return true;
}

bool GraphReader::runExpansions()
{
    while (!m_expansions.empty() && !m_failed) {
        WireReader& reader = *m_expansions.back().reader;
        if (!reader.next()) {
            if (broken(reader))
                return false;
            m_expansions.pop_back();
            m_lastModule = {}; // Its scope is gone, and another may come to lie in its place.
            m_state.openFunctions.pop_back();
            continue;
        }
        if (reader.field() != function::node)
            continue;
        ++m_state.expandedNodes;
        const NameScope& scope = *m_expansions.back().scope;
        if (!readNode(reader.bytes(), scope))
            return false;
    }
    return !m_failed;
}

NameScope GraphReader::scopeOfCall(const Function& function, const NameScope& caller)
{
    NameScope scope;
    std::string callName = caller.textOf(m_node.name);
    if (callName.empty())
        callName = std::string(function.title);
    callName += '#' + std::to_string(m_calls++);
    scope.prefix = callName + '/';

    std::string instance = m_node.name.empty()
        ? std::string(function.title) + '_' + std::to_string(m_calls - 1)
        : moduleOfNodeName(std::string(m_node.name) + '/');
    scope.modulePath =
        caller.modulePath.empty() ? std::move(instance) : caller.modulePath + '.' + instance;
    scope.moduleType = function.title;

    for (std::size_t at = 0; at < function.inputs.size(); ++at) {
        const bool given = at < m_node.inputs.size();
        scope.bindings[function.inputs[at]] =
            given ? caller.textOf(m_node.inputs[at]) : std::string();
    }
    for (std::size_t at = 0; at < function.outputs.size() && at < m_node.outputs.size(); ++at) {
        if (!m_node.outputs[at].empty())
            scope.bindings.try_emplace(function.outputs[at], caller.textOf(m_node.outputs[at]));
    }

    bindAttributes(function, caller, scope);
    return scope;
}

void GraphReader::bindAttributes(const Function& function, const NameScope& caller,
                                 NameScope& scope) const
{
    for (const std::string_view message : function.attributeDefaults)
        scope.attributes[readAttribute(message).name] = message;
    for (const std::string_view message : m_node.attributes) {
        const AttributeView view = readAttribute(message);
        if (view.reference.empty())
            scope.attributes[view.name] = message;
        else if (const auto outer = caller.attributes.find(view.reference);
                 outer != caller.attributes.end())
            scope.attributes[view.name] = outer->second;
    }
}

/// The call stays one node, with the body inside as those of If and Loop are.
bool GraphReader::emitClosed(std::size_t function, const NameScope& scope,
                             std::string_view nativeName)
{
    ++m_state.expandedNodes;
    if (!mayExpand(function))
        return false;
    emitNode(scope, nativeName);
    if (m_failed || !mayNest(scope))
        return false;
    const Function& called = m_state.file.functions[function];
    NameScope inner;
    bindAttributes(called, scope, inner);
    m_state.openFunctions.push_back(function);
    ++m_state.depth;
    auto graph = GraphReader(m_state, inner).readBody(called);
    --m_state.depth;
    m_state.openFunctions.pop_back();
    m_failed = !graph;
    if (m_failed)
        return false;
    if (m_state.options.tidy && !m_state.options.infer)
        *graph = tidy(std::move(*graph)).graph;
    m_builder.addNested("function", std::make_shared<const Graph>(*std::move(graph)));
    return true;
}

std::optional<Graph> GraphReader::readBody(const Function& function)
{
    m_builder.setName(std::string(function.title));
    for (const std::string_view name : function.inputs)
        m_builder.addInput(m_builder.intern(name), {});
    WireReader reader(function.message);
    while (reader.next()) {
        if (reader.field() != onnx::function::node)
            continue;
        ++m_state.expandedNodes;
        if (!readNode(reader.bytes(), m_scope) || !runExpansions())
            return std::nullopt;
    }
    if (broken(reader))
        return std::nullopt;
    for (const std::string_view name : function.outputs)
        m_builder.addOutput(m_builder.intern(name));
    return build(UnmadeNames::BecomeInputs);
}

/// An output that is one of the inputs has no node in the body that makes it.
void GraphReader::passThroughInputs(const Function& function, const NameScope& scope,
                                    const NameScope& caller)
{
    for (std::size_t at = 0; at < function.outputs.size() && at < m_node.outputs.size(); ++at) {
        const auto input = std::ranges::find(function.inputs, function.outputs[at]);
        if (input == function.inputs.end() || m_node.outputs[at].empty())
            continue;
        m_builder.beginNode("Identity", Symbol(0u));
        m_builder.addOperand(scope.resolve(*input, m_builder));
        m_builder.addResult(caller.resolve(m_node.outputs[at], m_builder));
    }
}

} // namespace fusewright::onnx
