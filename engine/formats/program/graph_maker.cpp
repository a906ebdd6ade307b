// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Graphs that are not finished wait on a stack, and so do the operations of each that are not told
// yet: however deep a file nests regions and calls, the program's own stack stays flat. A function
// is read once for all calls that keep it inside, because it sees nothing of its surroundings.

#include "engine/formats/program/graph_maker.h"

#include "engine/formats/model_text.h"
#include "engine/support/diagnostic.h"
#include "engine/support/progress.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright::program {

std::optional<Graph> graphOf(const GraphSource& source, FunctionIndex function, UnmadeNames unmade)
{
    return GraphMaker(source).make(function, unmade);
}

GraphMaker::GraphMaker(const GraphSource& source) : m_source(source), m_program(source.program) { }

std::optional<Graph> GraphMaker::make(FunctionIndex function, UnmadeNames unmade)
{
    const RegionIndex region = m_program.functions[function.index].body;
    openGraph({.name = {}, .region = region, .function = function, .scope = nullptr}, unmade);
    for (std::size_t step = 0; !m_graphs.empty() && !m_failed; ++step) {
        if (step % 1024 == 0 && m_source.options.cancel.isCancelled())
            return std::nullopt;
        OpenGraph& graph = *m_graphs.back();
        if (!graph.waiting.empty()) {
            openWaiting();
        } else if (graph.runs.empty()) {
            closeGraph();
        } else if (graph.runs.back().next == graph.runs.back().end) {
            closeRun();
        } else {
            Run& run = graph.runs.back();
            const Operation& operation = m_program.operations[run.next];
            run.next = operation.end;
            tell(operation, ScopeHold(run.scope));
        }
    }
    return m_failed ? std::nullopt : std::move(m_graph);
}

void GraphMaker::openGraph(Waiting body, UnmadeNames unmade)
{
    const Region& region = m_program.regions[body.region.index];
    if (body.function.isValid())
        m_entered.push_back(body.function);
    if (!body.scope) {
        body.scope = std::make_shared<CallScope>();
        body.scope->function = body.function;
    }
    std::string name = body.function.isValid() ? std::string(functionName(body.function)) : "";
    m_graphs.push_back(std::make_unique<OpenGraph>(
        OpenGraph{.builder = {std::move(name), m_source.options.catalogue},
                  .name = body.name,
                  .region = body.region,
                  .function = body.function,
                  .scope = body.scope,
                  .unmade = unmade}));
    tellArguments(body);
    m_graphs.back()->runs.push_back(
        {region.operations.begin, region.operations.end, std::move(body.scope)});
}

void GraphMaker::tellArguments(const Waiting& body)
{
    GraphBuilder& builder = m_graphs.back()->builder;
    const Region& region = m_program.regions[body.region.index];
    const bool isFunction = body.function.isValid();
    std::map<std::string_view, std::size_t> timesTold;
    if (isFunction) {
        for (const Argument& argument : m_program.functions[body.function.index].arguments)
            ++timesTold[argument.name];
    }
    for (std::uint32_t at = 0; at < region.arguments.size(); ++at) {
        const ValueIndex value(region.arguments.begin + at);
        Argument argument;
        if (isFunction) {
            const auto& told = m_program.functions[body.function.index].arguments;
            argument = at < told.size() ? told[at] : Argument();
        }
        if (!argument.name.empty() && timesTold.at(argument.name) == 1)
            body.scope->bindings[value.index] = argument.name;
        const Symbol name = symbolOf(value, *body.scope);
        const ValueType type = typeOf(m_program.values[value.index].type);
        if (argument.isParameter)
            builder.addParameter(name, type);
        else
            builder.addInput(name, type);
    }
}

void GraphMaker::openWaiting()
{
    Waiting body = std::move(m_graphs.back()->waiting.back());
    m_graphs.back()->waiting.pop_back();
    const auto known = m_read.find(body.function);
    if (body.function.isValid() && known != m_read.end()) {
        if (mayGrow(known->second.nodes, m_program.functions[body.function.index].place))
            nest(body.name, known->second.graph, known->second.nodes);
        return;
    }
    const std::size_t place =
        body.function.isValid() ? m_program.functions[body.function.index].place : body.place;
    if (m_graphs.size() > deepestNesting)
        fail("too-deep", "Graphs are nested more than " + std::to_string(deepestNesting) + " deep.",
             place);
    else if (!body.function.isValid() || mayEnter(body.function, place))
        openGraph(std::move(body), UnmadeNames::BecomeCaptures);
}

void GraphMaker::closeRun()
{
    // The first run is the body of the graph itself; the others are calls that were opened.
    OpenGraph& graph = *m_graphs.back();
    graph.runs.pop_back();
    if (!graph.runs.empty())
        m_entered.pop_back();
}

void GraphMaker::closeGraph()
{
    OpenGraph& open = *m_graphs.back();
    const Region& region = m_program.regions[open.region.index];
    for (std::uint32_t at = region.outputs.begin; at < region.outputs.end; ++at)
        open.builder.addOutput(symbolOf(m_program.operands[at], *open.scope));
    const bool isExcerpt = open.unmade == UnmadeNames::BecomeInputsWithWarning;
    if (isExcerpt && region.outputs.size() == 0)
        open.builder.giveOutUnusedResults();
    const std::size_t nodes = open.nodesInside + open.builder.nodeCount();
    const auto locate = [&](GraphBuilder::Place place) {
        return std::optional(m_source.file.range({place, place}));
    };
    auto graph =
        open.builder.build(open.unmade, m_source.file.path(), locate, m_source.file.diagnostics());
    const std::string name = std::move(open.name);
    const FunctionIndex function = open.function;
    m_graphs.pop_back();
    if (function.isValid())
        m_entered.pop_back();
    m_failed = m_failed || !graph;
    if (m_failed)
        return;
    if (m_graphs.empty()) {
        m_graph = std::move(graph);
        return;
    }
    if (m_source.options.tidy)
        *graph = tidy(std::move(*graph)).graph;
    auto shared = std::make_shared<const Graph>(*std::move(graph));
    if (function.isValid())
        m_read[function] = {shared, nodes};
    nest(name, std::move(shared), nodes);
}

void GraphMaker::nest(const std::string& name, std::shared_ptr<const Graph> graph,
                      std::size_t nodes)
{
    m_graphs.back()->nodesInside += nodes;
    m_graphs.back()->builder.addNested(name, std::move(graph));
}

void GraphMaker::tell(const Operation& operation, const ScopeHold& scope)
{
    if (!mayGrow(1, operation.place))
        return;
    const FunctionIndex function = functionToOpen(operation, *scope);
    if (function.isValid()) {
        openCall(operation, function, scope);
        return;
    }
    tellNode(operation, *scope);
    tellBodies(operation, scope);
}

FunctionIndex GraphMaker::functionToOpen(const Operation& operation, const CallScope& scope) const
{
    if (operation.bodies.size() != 1)
        return {};
    const Body& body = m_program.bodies[operation.bodies.begin];
    return isOpened(body.calling) ? functionOf(body, scope) : FunctionIndex();
}

FunctionIndex GraphMaker::functionOf(const Body& body, const CallScope& scope) const
{
    return m_program.findFunction(body.function, m_program.functions[scope.function.index].module);
}

bool GraphMaker::isOpened(Calling calling) const
{
    if (calling == Calling::Body)
        return false;
    if (m_source.options.calls == Calls::Default)
        return calling == Calling::Plain;
    return m_source.options.calls == Calls::Opened;
}

void GraphMaker::openCall(const Operation& operation, FunctionIndex function,
                          const ScopeHold& scope)
{
    if (!mayEnter(function, operation.place))
        return;
    const Region& region = m_program.regions[m_program.functions[function.index].body.index];
    if (region.arguments.size() > operation.operands.size()
        || region.outputs.size() < operation.results.size()) {
        fail("wrong-call",
             "\"" + std::string(functionName(function)) + "\" takes "
                 + std::to_string(region.arguments.size()) + " values and returns "
                 + std::to_string(region.outputs.size()) + ", but this call passes "
                 + std::to_string(operation.operands.size()) + " and expects "
                 + std::to_string(operation.results.size()) + '.',
             operation.place);
        return;
    }
    auto inner = scopeOfCall(operation, function, *scope);
    for (std::uint32_t at = 0; at < region.arguments.size(); ++at) {
        const ValueIndex operand = m_program.operands[operation.operands.begin + at];
        inner->bindings[region.arguments.begin + at] = scope->nameOf(m_program, operand);
    }
    bindResults(operation, region, *inner, *scope);
    m_entered.push_back(function);
    m_graphs.back()->runs.push_back(
        {region.operations.begin, region.operations.end, std::move(inner)});
}

GraphMaker::ScopeHold GraphMaker::scopeOfCall(const Operation& operation, FunctionIndex function,
                                              CallScope& caller)
{
    auto scope = std::make_shared<CallScope>();
    scope->function = function;
    scope->moduleType = functionName(function);
    std::string instance(functionName(function));
    if (const std::size_t before = caller.calls[instance]++)
        instance += '_' + std::to_string(before);
    scope->prefix = caller.prefix
        + (operation.node.empty() ? '@' + instance : std::string(operation.node)) + '/';
    const std::string outer = m_source.meaning.place(operation.location).path;
    scope->modulePath = (outer.empty() ? caller.modulePath : outer);
    scope->modulePath += (scope->modulePath.empty() ? "" : ".") + instance;
    return scope;
}

/// What the body gives gets the names that the caller has for it. What it passes through, or
/// gives twice, has no operation of its own to make it.
void GraphMaker::bindResults(const Operation& operation, const Region& region, CallScope& scope,
                             const CallScope& caller)
{
    GraphBuilder& builder = m_graphs.back()->builder;
    for (std::uint32_t at = 0; at < operation.results.size(); ++at) {
        const ValueIndex given = m_program.operands[region.outputs.begin + at];
        const ValueIndex result(operation.results.begin + at);
        const bool isNew =
            scope.bindings.try_emplace(given.index, caller.nameOf(m_program, result)).second;
        if (isNew)
            continue;
        builder.beginNode("identity", Symbol(0u), operation.place);
        builder.addOperand(symbolOf(given, scope));
        const Symbol name = symbolOf(result, caller);
        builder.addResult(name);
        builder.describe(name, typeOf(m_program.values[result.index].type));
    }
}

void GraphMaker::tellNode(const Operation& operation, const CallScope& scope)
{
    GraphBuilder& builder = m_graphs.back()->builder;
    const std::string node =
        operation.node.empty() ? std::string() : scope.prefix + std::string(operation.node);
    builder.beginNode(nativeName(operation), builder.intern(node), operation.place);
    placeInModule(operation, scope);
    const bool mayCapture = m_graphs.size() > 1;
    for (std::uint32_t at = operation.operands.begin; at < operation.operands.end; ++at) {
        const ValueIndex operand = m_program.operands[at];
        const Symbol name = symbolOf(operand, scope);
        builder.addOperand(name);
        // What comes from around has its type there.
        if (mayCapture && !m_program.values[operand.index].type.empty())
            builder.describe(name, typeOf(m_program.values[operand.index].type));
    }
    for (std::uint32_t at = operation.results.begin; at < operation.results.end; ++at) {
        const Symbol name = symbolOf(ValueIndex(at), scope);
        builder.addResult(name);
        if (!m_program.values[at].type.empty())
            builder.describe(name, typeOf(m_program.values[at].type));
    }
    for (std::uint32_t at = operation.attributes.begin; at < operation.attributes.end; ++at) {
        const AttributeText& attribute = m_program.attributes[at];
        builder.addAttribute(
            Attribute{builder.intern(attribute.name), attributeOf(attribute.value)});
    }
}

std::string GraphMaker::nativeName(const Operation& operation) const
{
    const Body* called = nullptr;
    for (std::uint32_t at = operation.bodies.begin; at < operation.bodies.end; ++at) {
        const Body& body = m_program.bodies[at];
        if (body.calling != Calling::Body)
            called = &body;
    }
    if (called && called->calling == Calling::Plain)
        return '@' + std::string(called->function);
    return m_source.meaning.operatorName(m_program, operation, called);
}

void GraphMaker::placeInModule(const Operation& operation, const CallScope& scope)
{
    auto known = m_places.find(operation.location);
    if (known == m_places.end())
        known =
            m_places.emplace(operation.location, m_source.meaning.place(operation.location)).first;
    const ModulePlace& place = known->second;
    // What a location tells is the whole way, wherever the operation stands.
    GraphBuilder& builder = m_graphs.back()->builder;
    if (!place.path.empty())
        builder.setModule(place.path, place.type);
    else if (!scope.modulePath.empty())
        builder.setModule(scope.modulePath, scope.moduleType);
}

void GraphMaker::tellBodies(const Operation& operation, const ScopeHold& scope)
{
    auto& waiting = m_graphs.back()->waiting;
    for (std::uint32_t at = operation.bodies.end; at-- > operation.bodies.begin;) {
        const Body& body = m_program.bodies[at];
        if (body.region.isValid()) {
            waiting.push_back({std::string(body.name), body.region, {}, scope, operation.place});
            continue;
        }
        const FunctionIndex function = functionOf(body, *scope);
        if (function.isValid())
            waiting.push_back({std::string(body.name), m_program.functions[function.index].body,
                               function, nullptr});
        else
            warnOfMissing(body, operation.place);
    }
}

/// What is only declared is meant to be elsewhere, and so is everything around an excerpt.
void GraphMaker::warnOfMissing(const Body& body, std::size_t place)
{
    if (m_graphs.front()->unmade == UnmadeNames::BecomeInputsWithWarning)
        return;
    if (m_program.declared.contains(body.function) || !m_missing.insert(body.function).second)
        return;
    m_source.file.warning("unknown-callee",
                          "There is no function \"" + std::string(body.function)
                              + "\" in this file; its call is kept as an operator.",
                          {place, place});
}

bool GraphMaker::mayEnter(FunctionIndex function, std::size_t place)
{
    if (std::ranges::find(m_entered, function) == m_entered.end())
        return true;
    std::string chain;
    for (const FunctionIndex outer : m_entered)
        chain += std::string(functionName(outer)) + " → ";
    const std::string name(functionName(function));
    fail("recursive-function",
         "The function \"" + name + "\" contains itself: " + chain + name + '.', place);
    return false;
}

bool GraphMaker::mayGrow(std::size_t nodes, std::size_t place)
{
    m_nodes += nodes;
    if (m_nodes > mostNodes) {
        fail("function-blow-up",
             "Inlining calls gives more than " + std::to_string(mostNodes) + " operators.", place);
    }
    return !m_failed;
}

void GraphMaker::fail(std::string code, std::string message, std::size_t place)
{
    m_source.file.error(std::move(code), std::move(message), {place, place});
    m_failed = true;
}

Symbol GraphMaker::symbolOf(ValueIndex value, const CallScope& scope)
{
    GraphBuilder& builder = m_graphs.back()->builder;
    const Value& written = m_program.values[value.index];
    if (scope.isPlain() && !written.isOneOfSeveral)
        return builder.intern(written.name);
    return builder.intern(scope.nameOf(m_program, value));
}

ValueType GraphMaker::typeOf(std::string_view text)
{
    auto& types = m_graphs.back()->types;
    const auto known = types.find(text);
    if (known != types.end())
        return known->second;
    const ValueType type = m_source.meaning.type(text, m_graphs.back()->builder);
    types.emplace(text, type);
    return type;
}

AttributeValueId GraphMaker::attributeOf(std::string_view text)
{
    // Looking for a constant of megabytes among those that are known would read all of it.
    constexpr std::size_t longestKnown = 4096;
    auto& attributes = m_graphs.back()->attributes;
    if (text.size() > longestKnown)
        return m_graphs.back()->builder.attributeValues().intern(m_source.meaning.attribute(text));
    const auto known = attributes.find(text);
    if (known != attributes.end())
        return known->second;
    const AttributeValueId id =
        m_graphs.back()->builder.attributeValues().intern(m_source.meaning.attribute(text));
    attributes.emplace(text, id);
    return id;
}

} // namespace fusewright::program
