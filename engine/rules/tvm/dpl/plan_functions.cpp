// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/plan_functions.h"

#include "engine/python/eval/python_interpreter.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Flow = PythonInterpreter::Flow;

PlanFunction::Kind kindOfMethod(PythonValue value)
{
    if (!value.is(PythonType::Descriptor))
        return PlanFunction::Kind::OfInstance;
    switch (value.as<PythonDescriptor>().kind) {
    case PythonDescriptor::Kind::Static:
        return PlanFunction::Kind::Static;
    case PythonDescriptor::Kind::Class:
        return PlanFunction::Kind::OfClass;
    case PythonDescriptor::Kind::Property:
        return PlanFunction::Kind::Property;
    }
    return PlanFunction::Kind::OfInstance;
}

PythonFunction* plainFunction(PythonValue value)
{
    if (value.is(PythonType::Descriptor))
        value = value.as<PythonDescriptor>().function;
    return value.is(PythonType::Function) ? &value.as<PythonFunction>() : nullptr;
}

/// Runs statements one by one, see `runUndecided`.
class UndecidedRun {
public:
    /// Where a block goes on, and what ends before it does.
    struct Later {
        PythonNodeId next;
        bool isAlone = false; ///< What stands behind it is not run.
        std::vector<PythonHostObject*> entered = {};
    };

    UndecidedRun(PythonRuntime& runtime, const PythonProgram& program, PythonScope& scope)
        : m_runtime(runtime), m_program(program), m_scope(scope)
    {
    }

    void run(std::string_view name, PythonNodeId place, std::vector<Later> later);
    /// The blocks of a compound statement up to the next one; a `with` as it is.
    void pushBlocks(PythonNodeId from, PythonNodeId to, std::vector<Later>& later) const;

private:
    void bindUnknown(PythonNodeId from, PythonNodeId to, const std::string& why);
    bool enter(PythonInterpreter& interpreter, const Later& at, std::vector<Later>& later);

    PythonRuntime& m_runtime;
    const PythonProgram& m_program;
    PythonScope& m_scope;
};

void UndecidedRun::bindUnknown(PythonNodeId from, PythonNodeId to, const std::string& why)
{
    for (PythonNodeId part = from; part.isValid() && part != to; part = m_program.tree.next(part)) {
        for (const std::string_view name : m_program.boundBy(part).locals)
            m_scope.names.set(name, m_runtime.unknown(why));
    }
}

void UndecidedRun::pushBlocks(PythonNodeId from, PythonNodeId to, std::vector<Later>& later) const
{
    const PythonTree& tree = m_program.tree;
    const std::size_t before = later.size();
    for (PythonNodeId part = from; part.isValid() && part != to; part = tree.next(part)) {
        const PythonNodeId inner = tree.is(part, PythonKind::Compound)
            ? tree.find(part, PythonKind::Block)
            : PythonNodeId();
        if (inner.isValid() && tree.is(part, PythonKind::Compound, "with"))
            later.push_back({.next = part, .isAlone = true});
        else if (inner.isValid())
            later.push_back({.next = tree.first(inner)});
    }
    std::reverse(later.begin() + static_cast<std::ptrdiff_t>(before), later.end());
}

/// The block of a `with` is run within it, whatever becomes of its statements.
bool UndecidedRun::enter(PythonInterpreter& interpreter, const Later& at, std::vector<Later>& later)
{
    const PythonTree& tree = m_program.tree;
    if (!tree.is(at.next, PythonKind::Compound, "with"))
        return false;
    auto entered = interpreter.enterWith(at.next);
    if (!entered) {
        const std::string why = m_runtime.error().message;
        m_runtime.goOn();
        bindUnknown(at.next, tree.next(at.next), why);
        entered.emplace();
    }
    later.push_back(
        {.next = at.isAlone ? PythonNodeId() : tree.next(at.next), .entered = *std::move(entered)});
    const PythonNodeId block = tree.find(at.next, PythonKind::Block);
    if (block.isValid())
        later.push_back({.next = tree.first(block)});
    return true;
}

void UndecidedRun::run(std::string_view name, PythonNodeId place, std::vector<Later> later)
{
    m_runtime.frames().push_back({name, m_program.place(place), &m_scope});
    PythonInterpreter interpreter(m_runtime, m_program, m_scope);
    const auto leave = [&]() {
        Later last = std::move(later.back());
        later.pop_back();
        interpreter.leaveWith(last.entered);
        return last;
    };
    while (!later.empty() && m_runtime.step()) {
        const Later at = leave();
        PythonNodeId next = at.next;
        if (!next.isValid() || enter(interpreter, at, later))
            continue;
        const PythonNodeId statement = next;
        const Flow flow = interpreter.runStatement(next);
        if (flow == Flow::Return || flow == Flow::Break || flow == Flow::Continue)
            continue; // The end of the block, whoever runs it.
        later.push_back({.next = next});
        if (flow != Flow::Stop)
            continue;
        const std::string why = m_runtime.error().message;
        m_runtime.goOn();
        bindUnknown(statement, next, why);
        pushBlocks(statement, next, later);
    }
    while (!later.empty())
        leave();
    m_runtime.frames().pop_back();
}

/// The statement behind one and its `else` and the like.
PythonNodeId afterParts(const PythonTree& tree, PythonNodeId statement)
{
    static constexpr std::string_view followers = " elif else except finally ";
    PythonNodeId next = tree.next(statement);
    while (tree.is(next, PythonKind::Compound)
           && followers.find(' ' + std::string(tree.word(next)) + ' ') != followers.npos)
        next = tree.next(next);
    return next;
}

void bindParameters(PythonRuntime& runtime, const PythonFunction& function, PythonScope& scope)
{
    for (const PythonParameter& parameter : function.parameters) {
        const std::string sentence =
            "The parameter `" + std::string(parameter.name) + "` is given by whoever calls.";
        scope.names.set(parameter.name,
                        parameter.byDefault.isValid() ? parameter.byDefault
                                                      : runtime.unknown(sentence));
    }
}

} // namespace

std::vector<PlanFunction> functionsOf(const PythonModule& module)
{
    std::vector<PlanFunction> found;
    const auto add = [&](std::string name, PythonValue value, PythonClass* owner) {
        PythonFunction* const function = plainFunction(value);
        const bool isOwn = function && function->program == module.program
            && !function->program->tree.is(function->node, PythonKind::Lambda);
        if (isOwn)
            found.push_back({.name = std::move(name),
                             .function = function,
                             .owner = owner,
                             .kind = owner ? kindOfMethod(value) : PlanFunction::Kind::Plain});
    };
    for (const PythonNames::Entry& entry : module.scope->names.entries()) {
        add(entry.name, entry.value, nullptr);
        if (!entry.value.is(PythonType::Class))
            continue;
        auto& made = entry.value.as<PythonClass>();
        if (made.place.source != module.program->source)
            continue;
        for (const PythonNames::Entry& inner : made.attributes.entries())
            add(made.name + '.' + inner.name, inner.value, &made);
    }
    return found;
}

std::vector<std::size_t> placesOfName(const PythonTree& tree, std::string_view name)
{
    std::vector<std::size_t> places;
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const PythonNodeId node(at);
        if (tree.is(node, PythonKind::Name, name) || tree.is(node, PythonKind::Attribute, name))
            places.push_back(tree.bytes(node).begin);
    }
    std::ranges::sort(places);
    return places;
}

bool isAmong(const std::vector<std::size_t>& places, ByteRange whole)
{
    const auto first = std::ranges::lower_bound(places, whole.begin);
    return first != places.end() && *first < whole.end;
}

void runUndecided(PythonRuntime& runtime, PythonFunction& function, PythonValue first)
{
    const OnUnknownDecision before = runtime.onUnknown;
    runtime.onUnknown = OnUnknownDecision::EndCall;
    auto& scope = runtime.heap().make<PythonScope>(PythonScope::Kind::Function, function.closure,
                                                   *function.closure->module);
    scope.declared = function.declared;
    scope.qualifier = function.qualifiedName + ".<locals>.";
    scope.classCell = function.classCell;
    bindParameters(runtime, function, scope);
    if (first.isValid() && !function.parameters.empty())
        scope.names.set(function.parameters.front().name, first);
    const PythonTree& tree = function.program->tree;
    const PythonNodeId block = tree.find(function.node, PythonKind::Block);
    if (block.isValid())
        UndecidedRun(runtime, *function.program, scope)
            .run(function.name, function.node, {{.next = tree.first(block)}});
    runtime.goOn();
    runtime.onUnknown = before;
}

void runUndecidedBlocks(PythonRuntime& runtime, PythonModule& module,
                        const std::vector<std::string_view>& names)
{
    const PythonProgram& program = *module.program;
    const PythonTree& tree = program.tree;
    std::vector<std::size_t> stopped;
    for (const PythonError& error : runtime.errors) {
        if (error.stop == PythonStop::Unknown && error.place.source == program.source)
            stopped.push_back(error.place.bytes.begin);
    }
    if (stopped.empty())
        return;
    std::ranges::sort(stopped);
    std::vector<std::size_t> named;
    for (const std::string_view name : names) {
        const std::vector<std::size_t> places = placesOfName(tree, name);
        named.insert(named.end(), places.begin(), places.end());
    }
    std::ranges::sort(named);
    UndecidedRun run(runtime, program, *module.scope);
    std::vector<UndecidedRun::Later> later;
    for (const PythonNodeId statement : tree.children(tree.root())) {
        const ByteRange whole = tree.bytes(statement);
        if (!tree.is(statement, PythonKind::Compound) || !isAmong(stopped, whole))
            continue;
        const PythonNodeId end = afterParts(tree, statement);
        const std::size_t last =
            end.isValid() ? tree.bytes(end).begin : tree.bytes(tree.root()).end;
        if (isAmong(named, {whole.begin, last}))
            run.pushBlocks(statement, end, later);
    }
    std::ranges::reverse(later);
    const OnUnknownDecision before = runtime.onUnknown;
    runtime.onUnknown = OnUnknownDecision::EndCall;
    run.run("<module>", tree.root(), std::move(later));
    runtime.goOn();
    runtime.onUnknown = before;
}

} // namespace fusewright
