// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"

namespace fusewright {

PythonValue PythonInterpreter::readName(std::string_view name)
{
    for (PythonScope* scope = m_scope; scope; scope = scope->outer) {
        if (scope->kind == PythonScope::Kind::Module)
            break;
        if (scope->kind == PythonScope::Kind::Class && scope != m_scope)
            continue;
        const PythonScopeNames* const declared = scope->declared;
        if (declared && declared->globals.contains(name))
            break;
        if (const PythonValue found = scope->names.find(name); found.isValid())
            return found;
        if (!declared || scope->kind != PythonScope::Kind::Function
            || !declared->locals.contains(name))
            continue;
        if (scope == m_scope)
            return m_runtime.raise("UnboundLocalError",
                                   "cannot access local variable '" + std::string(name)
                                       + "' where it is not associated with a value");
        return m_runtime.raise(
            "NameError",
            "cannot access free variable '" + std::string(name)
                + "' where it is not associated with a value in enclosing scope");
    }
    return readGlobal(name);
}

PythonValue PythonInterpreter::readGlobal(std::string_view name)
{
    PythonScope& globals = *m_scope->module->scope;
    if (const PythonValue found = globals.names.find(name); found.isValid())
        return found;
    if (const PythonValue found = m_runtime.library().builtin(name); found.isValid())
        return found;
    if (const PythonValue found = m_runtime.host().builtin(m_runtime.ask(), name);
        found.isValid() || m_runtime.isStopped())
        return found;
    if (name == "__name__")
        return m_runtime.string(m_scope->module->name);
    if (name == "__file__")
        return m_runtime.string(m_program.source->name());
    // What `from … import *` of a module that is not known may have brought.
    if (const PythonValue all = globals.names.find("*"); all.isValid())
        return m_runtime.unknown("`" + std::string(name) + "` may come from there.", all);
    return m_runtime.raise("NameError", "name '" + std::string(name) + "' is not defined");
}

/// Where a name is written.
PythonScope* PythonInterpreter::scopeFor(std::string_view name)
{
    PythonScope* scope = m_scope;
    if (!scope->declared)
        return scope;
    if (scope->declared->globals.contains(name))
        return scope->module->scope;
    if (!scope->declared->nonlocals.contains(name))
        return scope;
    for (PythonScope* at = scope->outer; at; at = at->outer) {
        if (at->kind == PythonScope::Kind::Function && at->declared
            && at->declared->locals.contains(name))
            return at;
    }
    return scope;
}

bool PythonInterpreter::writeName(std::string_view name, PythonValue value)
{
    PythonScope* const scope = scopeFor(name);
    m_runtime.heap().changing(*scope);
    scope->names.set(name, value);
    return m_runtime.grow(1);
}

bool PythonInterpreter::removeName(std::string_view name)
{
    PythonScope* const scope = scopeFor(name);
    m_runtime.heap().changing(*scope);
    if (!m_runtime.step(scope->names.entries().size() + 1))
        return false;
    if (scope->names.erase(name))
        return true;
    if (scope->kind == PythonScope::Kind::Function)
        m_runtime.raise("UnboundLocalError",
                        "cannot access local variable '" + std::string(name)
                            + "' where it is not associated with a value");
    else
        m_runtime.raise("NameError", "name '" + std::string(name) + "' is not defined");
    return false;
}

// NOLINTBEGIN(misc-no-recursion): targets nest as brackets do.
bool PythonInterpreter::assign(PythonNodeId target, PythonValue value)
{
    switch (m_tree.kind(target)) {
    case PythonKind::Name:
        return writeName(m_tree.word(target), value);
    case PythonKind::Attribute: {
        const PythonValue base = evaluate(m_tree.first(target));
        at(target);
        return base.isValid() && m_runtime.setAttribute(base, m_tree.word(target), value);
    }
    case PythonKind::Subscript: {
        const PythonValue base = evaluate(m_tree.first(target));
        const PythonValue index = base.isValid() ? evaluate(m_tree.last(target)) : base;
        at(target);
        return index.isValid() && m_runtime.setItem(base, index, value);
    }
    case PythonKind::Tuple:
    case PythonKind::List:
        at(target);
        return unpack(target, value);
    case PythonKind::Star:
        return assign(m_tree.first(target), value);
    default:
        at(target);
        m_runtime.raise("SyntaxError", "cannot assign to this expression");
        return false;
    }
}

bool PythonInterpreter::unpack(PythonNodeId targets, PythonValue value)
{
    std::size_t wanted = 0;
    bool hasStar = false;
    for (const PythonNodeId target : m_tree.children(targets)) {
        ++wanted;
        hasStar = hasStar || m_tree.is(target, PythonKind::Star);
    }
    if (value.is(PythonType::Unknown)) {
        for (const PythonNodeId target : m_tree.children(targets)) {
            if (!assign(target, m_runtime.unknown("It is unpacked.", value)))
                return false;
        }
        return true;
    }
    if (!value.isSequence() && !value.is(PythonType::Instance) && !value.is(PythonType::Host)
        && !value.is(PythonType::String) && !value.is(PythonType::Dict) && !value.isAnySet()
        && !value.is(PythonType::Range) && !value.is(PythonType::Iterator)) {
        m_runtime.raise("TypeError",
                        "cannot unpack non-iterable " + m_runtime.typeName(value) + " object");
        return false;
    }
    const auto items = value.is(PythonType::Host) && !hasStar
        ? value.as<PythonHostObject>().unpacked(m_runtime.ask(), wanted)
        : m_runtime.itemsOf(value);
    if (!items || m_runtime.isStopped())
        return false;
    const std::size_t fewest = wanted - (hasStar ? 1 : 0);
    if (items->size() < fewest || (!hasStar && items->size() > wanted)) {
        const bool isTooFew = items->size() < fewest;
        m_runtime.raise(
            "ValueError",
            isTooFew
                ? "not enough values to unpack (expected " + std::string(hasStar ? "at least " : "")
                    + std::to_string(fewest) + ", got " + std::to_string(items->size()) + ')'
                : "too many values to unpack (expected " + std::to_string(wanted) + ')');
        return false;
    }
    std::size_t next = 0;
    for (const PythonNodeId target : m_tree.children(targets)) {
        PythonValue part;
        if (m_tree.is(target, PythonKind::Star)) {
            const auto begin = items->begin() + static_cast<std::ptrdiff_t>(next);
            const auto count = static_cast<std::ptrdiff_t>(items->size() - fewest);
            part = m_runtime.list({begin, begin + count});
            next += items->size() - fewest;
        } else {
            part = (*items)[next++];
        }
        if (!part.isValid() || !assign(target, part))
            return false;
    }
    return true;
}
// NOLINTEND(misc-no-recursion)

} // namespace fusewright
