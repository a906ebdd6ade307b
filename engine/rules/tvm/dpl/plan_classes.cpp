// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/plan_classes.h"

#include "engine/python/eval/python_program.h"

#include <algorithm>

namespace fusewright {

namespace {

using MethodKind = PlanFunction::Kind;

std::vector<std::pair<std::string, PythonValue>> namesOf(const std::string& of,
                                                         const PythonNames& names)
{
    std::vector<std::pair<std::string, PythonValue>> found;
    for (const PythonNames::Entry& entry : names.entries())
        found.emplace_back(of + '.' + entry.name, entry.value);
    return found;
}

/// Whether a call without further arguments is one.
bool needsOnly(const PythonFunction& function, std::size_t given)
{
    using ParameterKind = PythonParameter::Kind;
    std::size_t at = 0;
    return std::ranges::all_of(function.parameters, [&](const PythonParameter& each) {
        return at++ < given || each.byDefault.isValid() || each.kind == ParameterKind::Rest
            || each.kind == ParameterKind::Keywords;
    });
}

} // namespace

std::vector<PythonClass*> PlanClasses::own() const
{
    std::vector<PythonClass*> classes;
    for (const PythonNames::Entry& entry : m_module.scope->names.entries()) {
        if (!entry.value.is(PythonType::Class))
            continue;
        auto& made = entry.value.as<PythonClass>();
        if (made.place.source == m_module.program->source)
            classes.push_back(&made);
    }
    return classes;
}

std::vector<std::pair<std::string, PythonValue>> PlanClasses::variables() const
{
    std::vector<std::pair<std::string, PythonValue>> found;
    const auto add = [&](std::vector<std::pair<std::string, PythonValue>> more) {
        found.insert(found.end(), more.begin(), more.end());
    };
    for (const PythonClass* const made : own())
        add(namesOf(made->name, made->attributes));
    for (const PythonNames::Entry& entry : m_module.scope->names.entries()) {
        if (entry.value.is(PythonType::Instance))
            add(namesOf(entry.name, entry.value.as<PythonInstance>().attributes));
    }
    return found;
}

/// Nothing where `__init__` raises, or has to decide by what it is not given.
PythonValue PlanClasses::instanceOf(PythonClass& made)
{
    const auto known = m_instances.find(&made);
    if (known != m_instances.end())
        return known->second;
    PythonArguments arguments;
    const PythonValue initial = made.find("__init__");
    if (initial.is(PythonType::Function)) {
        const auto& parameters = initial.as<PythonFunction>().parameters;
        for (std::size_t at = 1; at < parameters.size(); ++at) {
            const PythonParameter& each = parameters[at];
            const bool isPlain = each.kind == PythonParameter::Kind::PositionalOnly
                || each.kind == PythonParameter::Kind::Plain;
            if (!isPlain || each.byDefault.isValid())
                break;
            arguments.positional.push_back(
                m_runtime.unknown("The parameter `" + std::string(each.name)
                                  + "` is given by whoever makes a `" + made.name + "`."));
        }
    }
    const OnUnknownDecision before = std::exchange(m_runtime.onUnknown, OnUnknownDecision::EndCall);
    PythonValue instance = m_runtime.instantiate(made, std::move(arguments));
    m_runtime.onUnknown = before;
    m_runtime.goOn();
    return m_instances[&made] = instance;
}

std::vector<std::pair<std::string, PythonValue>> PlanClasses::attributesOf(PythonClass& made)
{
    const PythonValue instance = instanceOf(made);
    return instance.isValid() && instance.is(PythonType::Instance)
        ? namesOf(made.name, instance.as<PythonInstance>().attributes)
        : std::vector<std::pair<std::string, PythonValue>>();
}

PythonValue PlanClasses::subjectOf(const PlanFunction& method)
{
    if (method.kind == MethodKind::OfClass)
        return PythonValue(*method.owner);
    const bool isOfInstance =
        method.kind == MethodKind::OfInstance || method.kind == MethodKind::Property;
    return isOfInstance ? instanceOf(*method.owner) : PythonValue();
}

PythonValue PlanClasses::bound(const PlanFunction& method)
{
    const bool isPlain = method.kind == MethodKind::Plain || method.kind == MethodKind::Static;
    if (!needsOnly(*method.function, isPlain ? 0 : 1))
        return {};
    if (isPlain)
        return PythonValue(*method.function);
    const PythonValue subject = subjectOf(method);
    if (!subject.isValid())
        return {};
    const PythonValue found = m_runtime.findAttribute(subject, method.function->name);
    m_runtime.goOn();
    return found;
}

} // namespace fusewright
