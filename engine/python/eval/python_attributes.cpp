// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

namespace fusewright {

namespace {

/// What a class attribute is when it is read of an instance or of the class.
PythonValue bindAttribute(PythonRuntime& runtime, PythonValue found, PythonValue self,
                          PythonValue of)
{
    if (found.is(PythonType::Descriptor)) {
        const auto& descriptor = found.as<PythonDescriptor>();
        if (descriptor.kind == PythonDescriptor::Kind::Static)
            return descriptor.function;
        if (descriptor.kind == PythonDescriptor::Kind::Class)
            return PythonValue(runtime.heap().make<PythonMethod>(descriptor.function, of));
        if (!self.isValid())
            return found;
        return runtime.call(descriptor.function, {{self}, {}});
    }
    const bool isMethod = found.is(PythonType::Function)
        || (found.is(PythonType::Builtin) && found.as<PythonBuiltin>().isMethod);
    if (isMethod && self.isValid())
        return PythonValue(runtime.heap().make<PythonMethod>(found, self));
    return found;
}

/// From the host objects and unknowns that a class derives from.
PythonValue inheritedAttribute(PythonRuntime& runtime, const PythonClass& made, PythonValue self,
                               std::string_view name)
{
    for (const PythonValue base : made.hosts) {
        if (base.is(PythonType::Unknown))
            return runtime.unknown("The attribute `" + std::string(name) + "` of the class `"
                                       + made.name + "` may come from a base that is not known.",
                                   base);
        const PythonValue found = base.as<PythonHostObject>().inherited(runtime.ask(), self, name);
        if (found.isValid() || runtime.isStopped())
            return found;
    }
    return {};
}

PythonValue classAttribute(PythonRuntime& runtime, PythonClass& made, std::string_view name)
{
    const PythonValue self(made);
    if (name == "__name__")
        return runtime.string(made.name);
    if (name == "__qualname__")
        return runtime.string(made.qualifiedName.empty() ? made.name : made.qualifiedName);
    if (name == "__module__")
        return runtime.string(made.module.empty() ? "builtins" : made.module);
    if (name == "__bases__")
        return runtime.tuple(made.bases);
    if (name == "__mro__") {
        std::vector<PythonValue> order;
        for (PythonClass* const each : made.order)
            order.emplace_back(*each);
        return runtime.tuple(std::move(order));
    }
    if (const PythonValue found = made.find(name); found.isValid())
        return bindAttribute(runtime, found, {}, self);
    for (const PythonClass* const each : made.order) {
        if (each->instances == PythonType::Instance)
            continue;
        const PythonValue method = runtime.library().method(runtime, each->instances, name, {});
        if (method.isValid())
            return method;
    }
    return inheritedAttribute(runtime, made, self, name);
}

PythonValue exceptionAttribute(PythonRuntime& runtime, PythonInstance& of, std::string_view name)
{
    auto& exception = static_cast<PythonException&>(of);
    if (name == "args")
        return runtime.tuple(exception.arguments);
    if (name == "__cause__" || name == "__context__" || name == "__traceback__")
        return PythonValue::none();
    if (name == "value"
        && exception.made->derivesFrom(*runtime.library().exception("StopIteration")))
        return exception.arguments.empty() ? PythonValue::none() : exception.arguments.front();
    return {};
}

PythonValue instanceNames(PythonRuntime& runtime, const PythonInstance& of)
{
    PythonTable& names = runtime.table(PythonType::Dict);
    for (const auto& entry : of.attributes.entries()) {
        const PythonValue name = runtime.string(entry.name);
        if (!name.isValid() || !runtime.setKey(names, name, entry.value))
            return {};
    }
    return PythonValue(names);
}

PythonValue instanceAttribute(PythonRuntime& runtime, PythonInstance& of, std::string_view name)
{
    const PythonValue self(of);
    const PythonValue inClass = of.made->find(name);
    const bool isProperty = inClass.is(PythonType::Descriptor)
        && inClass.as<PythonDescriptor>().kind == PythonDescriptor::Kind::Property;
    if (!isProperty) {
        if (const PythonValue own = of.attributes.find(name); own.isValid())
            return own;
    }
    if (inClass.isValid())
        return bindAttribute(runtime, inClass, self, PythonValue(*of.made));
    if (name == "__class__")
        return PythonValue(*of.made);
    if (name == "__dict__")
        return instanceNames(runtime, of);
    if (of.made->isException) {
        if (const PythonValue found = exceptionAttribute(runtime, of, name); found.isValid())
            return found;
    }
    if (const PythonValue found = inheritedAttribute(runtime, *of.made, self, name);
        found.isValid() || runtime.isStopped())
        return found;
    const PythonValue asks = of.made->find("__getattr__");
    if (!asks.isValid())
        return {};
    const PythonValue text = runtime.string(std::string(name));
    return text.isValid() ? runtime.call(asks, {{self, text}, {}}) : PythonValue();
}

PythonValue superAttribute(PythonRuntime& runtime, PythonSuper& of, std::string_view name)
{
    const bool isClass = of.self.is(PythonType::Class);
    PythonClass& made = isClass ? of.self.as<PythonClass>() : *of.self.as<PythonInstance>().made;
    bool isAfter = false;
    for (PythonClass* const each : made.order) {
        if (isAfter) {
            const PythonValue found = each->attributes.find(name);
            if (found.isValid())
                return bindAttribute(runtime, found, isClass ? PythonValue() : of.self,
                                     PythonValue(made));
        }
        isAfter = isAfter || each == of.start;
    }
    if (const PythonValue found = inheritedAttribute(runtime, made, of.self, name);
        found.isValid() || runtime.isStopped())
        return found;
    // What every object has does nothing here.
    if (name == "__init__" || name == "__init_subclass__" || name == "__post_init__")
        return runtime.library().builtin("__nothing__");
    return {};
}

PythonValue functionAttribute(PythonRuntime& runtime, PythonFunction& of, std::string_view name)
{
    if (const PythonValue own = of.attributes.find(name); own.isValid())
        return own;
    if (name == "__name__")
        return runtime.string(of.name);
    if (name == "__qualname__")
        return runtime.string(of.qualifiedName);
    if (name == "__module__")
        return runtime.string(of.closure ? of.closure->module->name : std::string());
    if (name == "__doc__")
        return PythonValue::none();
    return {};
}

PythonValue builtinAttribute(PythonRuntime& runtime, PythonBuiltin& of, std::string_view name)
{
    if (const PythonValue own = of.attributes.find(name); own.isValid())
        return own;
    if (name == "__name__" || name == "__qualname__")
        return runtime.string(of.name);
    if (of.bound.empty())
        return {};
    if (name == "func")
        return of.bound.front();
    if (name == "args")
        return runtime.tuple({of.bound.begin() + 1, of.bound.end()});
    return {};
}

PythonValue sliceAttribute(PythonValue of, std::string_view name)
{
    if (of.is(PythonType::Slice)) {
        const auto& slice = of.as<PythonSlice>();
        return name == "start" ? slice.start
            : name == "stop"   ? slice.stop
            : name == "step"   ? slice.step
                               : PythonValue();
    }
    const auto& range = of.as<PythonRange>();
    return name == "start" ? PythonValue::integer(range.start)
        : name == "stop"   ? PythonValue::integer(range.stop)
        : name == "step"   ? PythonValue::integer(range.step)
                           : PythonValue();
}

PythonValue moduleAttribute(PythonRuntime& runtime, PythonModule& of, std::string_view name)
{
    if (const PythonValue found = of.scope->names.find(name); found.isValid())
        return found;
    if (name == "__name__")
        return runtime.string(of.name);
    if (of.isPartial && !name.starts_with("__"))
        return runtime.unknown("`" + of.name + '.' + std::string(name) + "` is not modelled.");
    if (!of.acceptsAnyName)
        return {};
    runtime.heap().changing(of);
    auto& made = runtime.heap().make<PythonClass>(std::string(name));
    made.module = of.name;
    made.order = {&made, runtime.library().object};
    of.scope->names.set(name, PythonValue(made));
    return PythonValue(made);
}

} // namespace

PythonValue PythonRuntime::findAttribute(PythonValue of, std::string_view name)
{
    const Level level(*this);
    switch (of.type()) {
    case PythonType::Unknown:
        return unknown("Its attribute `" + std::string(name) + "` is read.", of);
    case PythonType::Host:
        return of.as<PythonHostObject>().attribute(ask(), name);
    case PythonType::Module:
        return moduleAttribute(*this, of.as<PythonModule>(), name);
    case PythonType::Class:
        return classAttribute(*this, of.as<PythonClass>(), name);
    case PythonType::Instance:
        return instanceAttribute(*this, of.as<PythonInstance>(), name);
    case PythonType::Super:
        return superAttribute(*this, of.as<PythonSuper>(), name);
    case PythonType::Function:
        return functionAttribute(*this, of.as<PythonFunction>(), name);
    case PythonType::Builtin:
        return builtinAttribute(*this, of.as<PythonBuiltin>(), name);
    case PythonType::Method:
        return name == "__self__" ? of.as<PythonMethod>().self
            : name == "__func__"  ? of.as<PythonMethod>().function
                                  : findAttribute(of.as<PythonMethod>().function, name);
    case PythonType::Slice:
    case PythonType::Range:
        return sliceAttribute(of, name);
    case PythonType::Descriptor:
        return name == "fget" || name == "__func__" ? of.as<PythonDescriptor>().function
                                                    : library().method(*this, of.type(), name, of);
    default:
        break;
    }
    const PythonValue found =
        name == "__class__" ? typeOf(of) : library().method(*this, of.type(), name, of);
    const std::string_view hosts =
        of.is(PythonType::Tuple) ? of.as<PythonSequence>().viewName : std::string_view();
    if (found.isValid() || isStopped() || hosts.empty() || name.starts_with("__"))
        return found;
    return unknown('`' + std::string(hosts) + '.' + std::string(name) + "` is not modelled.");
}

PythonValue PythonRuntime::attribute(PythonValue of, std::string_view name)
{
    const PythonValue found = findAttribute(of, name);
    if (found.isValid() || isStopped())
        return found;
    const std::string written(name);
    if (of.is(PythonType::Module))
        return raise("AttributeError",
                     "module '" + of.as<PythonModule>().name + "' has no attribute '" + written
                         + '\'');
    if (of.is(PythonType::Class))
        return raise("AttributeError",
                     "type object '" + of.as<PythonClass>().name + "' has no attribute '" + written
                         + '\'');
    return raise("AttributeError",
                 '\'' + typeName(of) + "' object has no attribute '" + written + '\'');
}

bool PythonRuntime::setAttribute(PythonValue of, std::string_view name, PythonValue value)
{
    if (!grow(2))
        return false;
    if (of.object())
        m_heap.changing(*of.object());
    switch (of.type()) {
    case PythonType::Unknown:
        return true;
    case PythonType::Host:
        if (of.as<PythonHostObject>().setAttribute(ask(), name, value))
            return true;
        break;
    case PythonType::Module:
        of.as<PythonModule>().scope->names.set(name, value);
        return true;
    case PythonType::Class:
        of.as<PythonClass>().attributes.set(name, value);
        return true;
    case PythonType::Function:
        of.as<PythonFunction>().attributes.set(name, value);
        return true;
    case PythonType::Builtin:
        of.as<PythonBuiltin>().attributes.set(name, value);
        return true;
    case PythonType::Instance: {
        auto& instance = of.as<PythonInstance>();
        const PythonValue inClass = instance.made->find(name);
        const bool isProperty = inClass.is(PythonType::Descriptor)
            && inClass.as<PythonDescriptor>().kind == PythonDescriptor::Kind::Property;
        if (!isProperty) {
            instance.attributes.set(name, value);
            return true;
        }
        const PythonValue setter = inClass.as<PythonDescriptor>().setter;
        if (setter.isValid())
            return call(setter, {{of, value}, {}}).isValid();
        raise("AttributeError",
              "property '" + std::string(name) + "' of '" + typeName(of)
                  + "' object has no setter");
        return false;
    }
    default:
        break;
    }
    if (!isStopped())
        raise("AttributeError",
              '\'' + typeName(of) + "' object has no attribute '" + std::string(name) + '\'');
    return false;
}

bool PythonRuntime::deleteAttribute(PythonValue of, std::string_view name)
{
    const std::size_t names = of.is(PythonType::Instance)
        ? of.as<PythonInstance>().attributes.entries().size()
        : of.is(PythonType::Class) ? of.as<PythonClass>().attributes.entries().size()
                                   : 0;
    if (!step(names + 1))
        return false;
    const bool isDone =
        (of.is(PythonType::Instance) && of.as<PythonInstance>().attributes.erase(name))
        || (of.is(PythonType::Class) && of.as<PythonClass>().attributes.erase(name))
        || of.is(PythonType::Unknown);
    if (!isDone && !isStopped())
        raise("AttributeError",
              '\'' + typeName(of) + "' object has no attribute '" + std::string(name) + '\'');
    return isDone;
}

} // namespace fusewright
