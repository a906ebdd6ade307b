// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_iterators.h"
#include "engine/python/eval/python_library.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostBases = 500;

PythonParameter parameterOf(std::string_view written, bool isAfterStar)
{
    PythonParameter parameter{.name = written};
    if (written.starts_with("**"))
        parameter.kind = PythonParameter::Kind::Keywords;
    else if (written.starts_with('*'))
        parameter.kind = PythonParameter::Kind::Rest;
    else if (isAfterStar)
        parameter.kind = PythonParameter::Kind::KeywordOnly;
    const std::size_t begin = written.find_first_not_of("* ");
    parameter.name = begin == written.npos ? std::string_view() : written.substr(begin);
    return parameter;
}

/// The bases of a class in the order in which attributes are looked up (C3); empty where there is
/// none.
std::vector<PythonClass*> linearized(PythonClass& made)
{
    std::vector<std::vector<PythonClass*>> lists;
    std::vector<PythonClass*> direct;
    for (const PythonValue base : made.bases) {
        if (!base.is(PythonType::Class))
            continue;
        lists.push_back(base.as<PythonClass>().order);
        direct.push_back(&base.as<PythonClass>());
    }
    lists.push_back(direct);
    std::vector<PythonClass*> order{&made};
    while (true) {
        std::erase_if(lists, [](const auto& list) { return list.empty(); });
        if (lists.empty())
            return order;
        const auto isFree = [&](const PythonClass* candidate) {
            return std::ranges::none_of(lists, [&](const auto& list) {
                return std::find(list.begin() + 1, list.end(), candidate) != list.end();
            });
        };
        const auto next =
            std::ranges::find_if(lists, [&](const auto& list) { return isFree(list.front()); });
        if (next == lists.end())
            return {};
        PythonClass* const taken = next->front();
        order.push_back(taken);
        for (auto& list : lists) {
            if (list.front() == taken)
                list.erase(list.begin());
        }
    }
}

bool isMember(const PythonNames::Entry& entry)
{
    const PythonType type = entry.value.type();
    return !entry.name.starts_with("_") && type != PythonType::Function
        && type != PythonType::Descriptor && type != PythonType::Builtin
        && type != PythonType::Class;
}

/// What a class of `enum` makes of its attributes.
void makeMembers(PythonRuntime& runtime, PythonClass& made)
{
    for (const PythonNames::Entry& entry : std::vector(made.attributes.entries())) {
        if (!isMember(entry))
            continue;
        auto& member = runtime.heap().make<PythonInstance>(made);
        const PythonValue name = runtime.string(entry.name);
        if (!name.isValid())
            return;
        member.attributes.set("name", name);
        member.attributes.set("value", entry.value);
        made.attributes.set(entry.name, PythonValue(member));
    }
}

} // namespace

PythonValue PythonInterpreter::makeFunction(PythonNodeId node, std::string_view name)
{
    auto& made = m_runtime.heap().make<PythonFunction>();
    made.program = &m_program;
    made.node = node;
    made.name = name;
    made.qualifiedName = m_scope->qualifier + std::string(name);
    made.declared = &m_program.namesOf(node);
    made.closure = m_scope;
    made.classCell = m_scope->classCell;
    bool isAfterStar = false;
    for (const PythonNodeId child : m_tree.children(node)) {
        if (!m_tree.is(child, PythonKind::Parameter))
            continue;
        const std::string_view written = m_tree.word(child);
        if (written.starts_with('/')) {
            for (PythonParameter& before : made.parameters)
                before.kind = PythonParameter::Kind::PositionalOnly;
            continue;
        }
        PythonParameter parameter = parameterOf(written, isAfterStar);
        isAfterStar = isAfterStar || written.starts_with('*');
        if (parameter.name.empty())
            continue;
        const PythonNodeId byDefault = m_tree.find(child, PythonKind::Default);
        if (byDefault.isValid()) {
            parameter.byDefault = evaluate(m_tree.first(byDefault));
            if (!parameter.byDefault.isValid())
                return {};
        }
        made.parameters.push_back(parameter);
    }
    return m_runtime.grow(8) ? PythonValue(made) : PythonValue();
}

bool PythonInterpreter::defineFunction(PythonNodeId node)
{
    const PythonValue made = makeFunction(node, m_tree.word(node));
    return made.isValid() && bindDecorated(node, made);
}

/// Decorators are evaluated before, but that is seen only where they do something themselves.
bool PythonInterpreter::bindDecorated(PythonNodeId node, PythonValue value)
{
    std::vector<PythonNodeId> decorators;
    for (const PythonNodeId child : m_tree.children(node)) {
        if (m_tree.is(child, PythonKind::Decorator))
            decorators.push_back(m_tree.first(child));
    }
    for (; !decorators.empty(); decorators.pop_back()) {
        const PythonValue decorator = evaluate(decorators.back());
        if (!decorator.isValid())
            return false;
        at(decorators.back());
        value = m_runtime.call(decorator, {{value}, {}});
        if (!value.isValid())
            return false;
    }
    return writeName(m_tree.word(node), value);
}

bool PythonInterpreter::evaluateBases(PythonNodeId node, PythonClass& made,
                                      PythonArguments& keywords)
{
    PythonArguments given;
    for (const PythonNodeId child : m_tree.children(node)) {
        if (m_tree.is(child, PythonKind::Base) && !addArgument(m_tree.first(child), {}, given))
            return false;
    }
    made.bases = std::move(given.positional);
    keywords.keywords = std::move(given.keywords);
    for (const PythonValue base : made.bases) {
        if (base.is(PythonType::Class) || base.is(PythonType::Host) || base.is(PythonType::Unknown))
            continue;
        m_runtime.raise("TypeError",
                        "a class cannot derive from '" + m_runtime.typeName(base) + "' object");
        return false;
    }
    if (made.bases.empty())
        made.bases.emplace_back(*m_runtime.library().object);
    return true;
}

bool PythonInterpreter::defineClass(PythonNodeId node)
{
    auto& made = m_runtime.heap().make<PythonClass>(std::string(m_tree.word(node)));
    made.qualifiedName = m_scope->qualifier + made.name;
    made.module = m_scope->module->name;
    made.place = m_program.place(node);
    PythonArguments keywords;
    if (!evaluateBases(node, made, keywords))
        return false;
    auto& cell = m_runtime.heap().make<PythonClassCell>();
    auto& scope =
        m_runtime.heap().make<PythonScope>(PythonScope::Kind::Class, m_scope, *m_scope->module);
    scope.declared = &m_program.namesOf(node);
    scope.qualifier = made.qualifiedName + '.';
    scope.classCell = &cell;
    PythonInterpreter inner(m_runtime, m_program, scope);
    PythonScope* const around = m_runtime.frames().back().scope;
    m_runtime.frames().back().scope = &scope;
    const Flow flow = inner.runBlock(blockOf(node));
    m_runtime.frames().back().scope = around;
    if (flow == Flow::Stop)
        return false;
    made.attributes = std::move(scope.names);
    made.fields = std::move(inner.m_fields);
    cell.value = PythonValue(made);
    at(node);
    const PythonValue finished = finishClass(m_runtime, made, keywords);
    return finished.isValid() && bindDecorated(node, finished);
}

PythonValue finishClass(PythonRuntime& runtime, PythonClass& made, const PythonArguments& keywords)
{
    std::size_t size = made.bases.size();
    for (const PythonValue base : made.bases)
        size += base.is(PythonType::Class) ? base.as<PythonClass>().order.size() : 0;
    if (!runtime.grow(size))
        return {};
    if (size > mostBases)
        return runtime.raise("TypeError", "a class derives from too many others");
    made.order = linearized(made);
    if (made.order.empty()) {
        std::string names;
        for (const PythonValue base : made.bases)
            names += (names.empty() ? "" : ", ")
                + (base.is(PythonType::Class) ? base.as<PythonClass>().name : "?");
        return runtime.raise("TypeError",
                             "Cannot create a consistent method resolution\norder (MRO) for bases "
                                 + names);
    }
    if (made.order.back() != runtime.library().object)
        made.order.push_back(runtime.library().object);
    for (const PythonValue base : made.bases) {
        if (!base.is(PythonType::Class)) {
            made.hosts.push_back(base);
            continue;
        }
        const auto& known = base.as<PythonClass>();
        made.hosts.insert(made.hosts.end(), known.hosts.begin(), known.hosts.end());
        made.isException = made.isException || known.isException;
        made.isEnumeration = made.isEnumeration || known.isEnumeration;
        made.isData = made.isData || known.isData;
    }
    if (made.isEnumeration)
        makeMembers(runtime, made);
    for (PythonClass* const each : made.order) {
        const PythonValue does =
            each == &made ? PythonValue() : each->attributes.find("__init_subclass__");
        if (!does.isValid())
            continue;
        const PythonValue function =
            does.is(PythonType::Descriptor) ? does.as<PythonDescriptor>().function : does;
        if (!runtime.call(function, {{PythonValue(made)}, keywords.keywords}).isValid())
            return {};
        break;
    }
    for (const PythonValue host : made.hosts) {
        if (host.is(PythonType::Host) && !host.as<PythonHostObject>().derive(runtime.ask(), made)) {
            return runtime.isStopped() ? PythonValue()
                                       : runtime.raise("TypeError",
                                                       "a class cannot derive from '"
                                                           + runtime.typeName(host) + "' object");
        }
        if (runtime.isStopped())
            return {};
    }
    return PythonValue(made);
}

} // namespace fusewright
