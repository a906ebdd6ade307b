// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/plan_functions.h"

#include "engine/python/eval/python_interpreter.h"

#include <algorithm>

namespace fusewright {

namespace {

using Flow = PythonInterpreter::Flow;

PythonFunction* plainFunction(PythonValue value)
{
    if (value.is(PythonType::Descriptor))
        value = value.as<PythonDescriptor>().function;
    return value.is(PythonType::Function) ? &value.as<PythonFunction>() : nullptr;
}

/// Runs one function, see `runUndecided`.
class UndecidedRun {
public:
    UndecidedRun(PythonRuntime& runtime, PythonFunction& function)
        : m_runtime(runtime),
          m_function(function),
          m_tree(function.program->tree),
          m_scope(runtime.heap().make<PythonScope>(PythonScope::Kind::Function, function.closure,
                                                   *function.closure->module))
    {
    }

    void run();

private:
    void bindParameters();
    void bindUnknown(PythonNodeId from, PythonNodeId to, const std::string& why);

    PythonRuntime& m_runtime;
    PythonFunction& m_function;
    const PythonTree& m_tree;
    PythonScope& m_scope;
};

void UndecidedRun::bindParameters()
{
    for (const PythonParameter& parameter : m_function.parameters) {
        const std::string sentence =
            "The parameter `" + std::string(parameter.name) + "` is given by whoever calls.";
        m_scope.names.set(parameter.name,
                          parameter.byDefault.isValid() ? parameter.byDefault
                                                        : m_runtime.unknown(sentence));
    }
}

void UndecidedRun::bindUnknown(PythonNodeId from, PythonNodeId to, const std::string& why)
{
    for (PythonNodeId part = from; part.isValid() && part != to; part = m_tree.next(part)) {
        for (const std::string_view name : m_function.program->boundBy(part).locals)
            m_scope.names.set(name, m_runtime.unknown(why));
    }
}

void UndecidedRun::run()
{
    m_scope.declared = m_function.declared;
    m_scope.qualifier = m_function.qualifiedName + ".<locals>.";
    m_scope.classCell = m_function.classCell;
    m_runtime.frames().push_back(
        {m_function.name, m_function.program->place(m_function.node), &m_scope});
    bindParameters();
    PythonInterpreter interpreter(m_runtime, *m_function.program, m_scope);
    const PythonNodeId block = m_tree.find(m_function.node, PythonKind::Block);
    std::vector<PythonNodeId> later;
    if (block.isValid())
        later.push_back(m_tree.first(block));
    while (!later.empty() && m_runtime.step()) {
        PythonNodeId next = later.back();
        later.pop_back();
        if (!next.isValid())
            continue;
        const PythonNodeId statement = next;
        const Flow flow = interpreter.runStatement(next);
        if (flow == Flow::Return || flow == Flow::Break || flow == Flow::Continue)
            continue; // The end of the block, whoever runs it.
        later.push_back(next);
        if (flow != Flow::Stop)
            continue;
        const std::string why = m_runtime.error().message;
        m_runtime.goOn();
        bindUnknown(statement, next, why);
        if (m_tree.is(statement, PythonKind::Compound)) {
            for (PythonNodeId part = statement; part.isValid() && part != next;
                 part = m_tree.next(part)) {
                const PythonNodeId inner = m_tree.find(part, PythonKind::Block);
                if (inner.isValid())
                    later.push_back(m_tree.first(inner));
            }
        }
    }
    m_runtime.frames().pop_back();
}

} // namespace

std::vector<PlanFunction> functionsOf(const PythonModule& module)
{
    std::vector<PlanFunction> found;
    const auto add = [&](std::string name, PythonValue value) {
        PythonFunction* const function = plainFunction(value);
        const bool isOwn = function && function->program == module.program
            && !function->program->tree.is(function->node, PythonKind::Lambda);
        if (isOwn)
            found.push_back({std::move(name), function});
    };
    for (const PythonNames::Entry& entry : module.scope->names.entries()) {
        add(entry.name, entry.value);
        if (!entry.value.is(PythonType::Class))
            continue;
        const auto& made = entry.value.as<PythonClass>();
        if (made.place.source != module.program->source)
            continue;
        for (const PythonNames::Entry& inner : made.attributes.entries())
            add(made.name + '.' + inner.name, inner.value);
    }
    return found;
}

bool mentions(const PythonFunction& function, std::string_view name)
{
    const PythonTree& tree = function.program->tree;
    const ByteRange whole = tree.bytes(function.node);
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        const PythonNodeId node(at);
        const bool isName =
            tree.is(node, PythonKind::Name, name) || tree.is(node, PythonKind::Attribute, name);
        if (isName && whole.contains(tree.bytes(node)))
            return true;
    }
    return false;
}

bool needsNoArguments(const PythonFunction& function)
{
    using Kind = PythonParameter::Kind;
    return std::ranges::all_of(function.parameters, [](const PythonParameter& each) {
        return each.byDefault.isValid() || each.kind == Kind::Rest || each.kind == Kind::Keywords;
    });
}

void runUndecided(PythonRuntime& runtime, PythonFunction& function)
{
    const OnUnknownDecision before = runtime.onUnknown;
    runtime.onUnknown = OnUnknownDecision::EndCall;
    UndecidedRun(runtime, function).run();
    runtime.goOn();
    runtime.onUnknown = before;
}

} // namespace fusewright
