// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <array>
#include <cmath>

namespace fusewright {

namespace {

PythonValue builtinIsInstance(PythonCall& call)
{
    return call.runtime.isInstance(call.at(0), call.at(1));
}

PythonValue builtinIsSubclass(PythonCall& call)
{
    return call.runtime.isSubclass(call.at(0), call.at(1));
}

/// The name of an attribute that is given as a text; nothing after something was raised.
std::optional<std::string> attributeName(PythonCall& call)
{
    const PythonValue name = call.at(1);
    if (name.is(PythonType::String))
        return name.as<PythonString>().text;
    call.runtime.raise("TypeError",
                       "attribute name must be string, not '" + call.runtime.typeName(name) + '\'');
    return std::nullopt;
}

/// Found, or nothing where there is none: an AttributeError that is raised for it is taken away.
PythonValue findQuietly(PythonCall& call, const std::string& name)
{
    const PythonValue found = call.runtime.findAttribute(call.at(0), name);
    if (call.runtime.stop() == PythonStop::Raised
        && call.runtime.raised()->made->derivesFrom(
            *call.runtime.library().exception("AttributeError"))) {
        call.runtime.goOn();
        return {};
    }
    return found;
}

PythonValue builtinGetAttr(PythonCall& call)
{
    const auto name = attributeName(call);
    if (!name)
        return {};
    if (call.size() < 3)
        return call.runtime.attribute(call.at(0), *name);
    const PythonValue found = findQuietly(call, *name);
    return found.isValid() || call.runtime.isStopped() ? found : call.at(2);
}

PythonValue builtinHasAttr(PythonCall& call)
{
    const auto name = attributeName(call);
    if (!name)
        return {};
    const PythonValue found = findQuietly(call, *name);
    if (call.runtime.isStopped())
        return {};
    // Of what is not known nobody knows it.
    if (found.is(PythonType::Unknown) && call.at(0).is(PythonType::Unknown))
        return found;
    return PythonValue::boolean(found.isValid());
}

PythonValue builtinSetAttr(PythonCall& call)
{
    const auto name = attributeName(call);
    return name && call.runtime.setAttribute(call.at(0), *name, call.at(2)) ? PythonValue::none()
                                                                            : PythonValue();
}

PythonValue builtinCallable(PythonCall& call)
{
    const PythonValue of = call.at(0);
    switch (of.type()) {
    case PythonType::Function:
    case PythonType::Builtin:
    case PythonType::Method:
    case PythonType::Class:
        return PythonValue::boolean(true);
    case PythonType::Instance:
        return PythonValue::boolean(of.as<PythonInstance>().made->find("__call__").isValid());
    case PythonType::Host:
        return call.runtime.unknown("Whether the host's object can be called is not known.");
    default:
        return PythonValue::boolean(false);
    }
}

PythonValue builtinRepr(PythonCall& call)
{
    PythonRuntime::TextWatch watch(call.runtime);
    return watch.valueOf(call.runtime.repr(call.at(0)));
}

PythonValue builtinId(PythonCall& call)
{
    const PythonObject* const object = call.at(0).object();
    return PythonValue::integer(object ? static_cast<std::int64_t>(object->serial)
                                       : static_cast<std::int64_t>(call.at(0).type()));
}

PythonValue descriptor(PythonCall& call, PythonDescriptor::Kind kind)
{
    return PythonValue(call.runtime.heap().make<PythonDescriptor>(kind, call.at(0)));
}

PythonValue builtinStaticMethod(PythonCall& call)
{
    return descriptor(call, PythonDescriptor::Kind::Static);
}

PythonValue builtinClassMethod(PythonCall& call)
{
    return descriptor(call, PythonDescriptor::Kind::Class);
}

PythonValue builtinSuper(PythonCall& call)
{
    PythonScope* scope = call.runtime.frames().back().scope;
    while (scope && scope->kind == PythonScope::Kind::Comprehension)
        scope = scope->outer;
    PythonValue start = call.at(0);
    PythonValue self = call.at(1);
    if (!start.isValid() && scope && scope->classCell) {
        start = static_cast<PythonClassCell*>(scope->classCell)->value;
        self = scope->firstArgument;
    }
    if (!start.is(PythonType::Class))
        return call.runtime.raise("RuntimeError", "super(): no arguments");
    if (!self.is(PythonType::Instance) && !self.is(PythonType::Class)) {
        if (self.is(PythonType::Unknown))
            return call.runtime.unknown("`super` is asked of it.", self);
        return call.runtime.raise("TypeError",
                                  "super(type, obj): obj must be an instance or subtype of type");
    }
    return PythonValue(call.runtime.heap().make<PythonSuper>(start.as<PythonClass>(), self));
}

PythonValue builtinVars(PythonCall& call)
{
    return call.runtime.attribute(call.at(0), "__dict__");
}

PythonValue builtinDir(PythonCall& call)
{
    return call.runtime.unknown("What `dir` lists is not known.");
}

PythonValue notAllowed(PythonCall& call)
{
    return call.runtime.unknown("`" + call.builtin.name + "` is not evaluated.");
}

PythonValue builtinGlobals(PythonCall& call)
{
    PythonScope* const scope = call.runtime.frames().back().scope;
    PythonTable& names = call.runtime.table(PythonType::Dict);
    if (!scope)
        return PythonValue(names);
    for (const PythonNames::Entry& entry : scope->module->scope->names.entries()) {
        const PythonValue name = call.runtime.string(entry.name);
        if (!name.isValid() || !call.runtime.setKey(names, name, entry.value))
            return {};
    }
    return PythonValue(names);
}

constexpr auto objectFunctionRows = std::to_array<PythonNativeRow>({
    {"isinstance", builtinIsInstance, 2, 2, {}, true},
    {"issubclass", builtinIsSubclass, 2, 2, {}, true},
    {"getattr", builtinGetAttr, 2, 3, {}, true},
    {"hasattr", builtinHasAttr, 2, 2, {}, true},
    {"setattr", builtinSetAttr, 3, 3, {}, true},
    {"callable", builtinCallable, 1, 1},
    {"repr", builtinRepr, 1, 1},
    {"id", builtinId, 1, 1},
    {"staticmethod", builtinStaticMethod, 1, 1, {}, true},
    {"classmethod", builtinClassMethod, 1, 1, {}, true},
    {"super", builtinSuper, 0, 2, {}, true},
    {"vars", builtinVars, 1, 1},
    {"dir", builtinDir, 0, 1},
    {"globals", builtinGlobals, 0, 0},
    {"eval", notAllowed, 1, 3},
    {"exec", notAllowed, 1, 3},
    {"open", notAllowed, 1, -1, "*"},
    {"input", notAllowed, 0, 1},
    {"__import__", notAllowed, 1, -1, "*"},
});

} // namespace

std::span<const PythonNativeRow> pythonObjectFunctions()
{
    return objectFunctionRows;
}

} // namespace fusewright
