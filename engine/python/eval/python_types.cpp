// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <algorithm>

namespace fusewright {

bool PythonClass::derivesFrom(const PythonClass& other) const
{
    return std::ranges::find(order, &other) != order.end();
}

PythonValue PythonClass::find(std::string_view attribute) const
{
    for (const PythonClass* const each : order) {
        if (const PythonValue found = each->attributes.find(attribute); found.isValid())
            return found;
    }
    return {};
}

std::string PythonRuntime::typeName(PythonValue value) const
{
    switch (value.type()) {
    case PythonType::None:
        return "NoneType";
    case PythonType::Ellipsis:
        return "ellipsis";
    case PythonType::NotImplemented:
        return "NotImplementedType";
    case PythonType::View:
        return std::string(value.as<PythonSequence>().viewName);
    case PythonType::Tuple: {
        const std::string_view type = value.as<PythonSequence>().viewName;
        return std::string(type.empty() ? "tuple" : type);
    }
    case PythonType::Iterator:
        return std::string(value.as<PythonIterator>().name());
    case PythonType::Class:
        return "type";
    case PythonType::Instance:
        return value.as<PythonInstance>().made->name;
    case PythonType::Descriptor: {
        const auto kind = value.as<PythonDescriptor>().kind;
        return kind == PythonDescriptor::Kind::Property ? "property"
            : kind == PythonDescriptor::Kind::Static    ? "staticmethod"
                                                        : "classmethod";
    }
    case PythonType::Host:
        return value.as<PythonHostObject>().typeName();
    case PythonType::Unknown:
        return "unknown";
    default:
        return m_library->classOf(value.type()).name;
    }
}

PythonValue PythonRuntime::typeOf(PythonValue value)
{
    if (value.is(PythonType::Unknown))
        return unknown("Its type is asked for.", value);
    if (value.is(PythonType::Instance))
        return PythonValue(*value.as<PythonInstance>().made);
    if (value.is(PythonType::Host)) {
        const PythonValue made = value.as<PythonHostObject>().attribute(ask(), "__class__");
        return made.isValid() || isStopped() ? made : unknown("It is the type of a host's object.");
    }
    if (value.is(PythonType::Tuple) && !value.as<PythonSequence>().viewName.empty())
        return unknown("It is the type of a host's tuple.");
    return PythonValue(library().classOf(value.type()));
}

namespace {

/// Of abstract types nothing is known but their names; nothing for any other type.
PythonValue isAbstract(PythonRuntime& runtime, PythonValue value, const PythonClass& own,
                       const PythonClass& wanted)
{
    if (!wanted.module.starts_with("collections") && wanted.module != "typing")
        return {};
    static constexpr std::string_view lists = " Sequence MutableSequence List ";
    static constexpr std::string_view tables = " Mapping MutableMapping Dict ";
    const std::string name = ' ' + wanted.name + ' ';
    const bool isList = value.is(PythonType::List)
        || (name != " MutableSequence "
            && (value.is(PythonType::Tuple) || value.is(PythonType::String)
                || value.is(PythonType::Range)));
    if (lists.find(name) != lists.npos)
        return PythonValue::boolean(isList);
    if (tables.find(name) != tables.npos)
        return PythonValue::boolean(value.is(PythonType::Dict));
    if (name == " Callable ")
        return PythonValue::boolean(value.is(PythonType::Function) || value.is(PythonType::Builtin)
                                    || value.is(PythonType::Method) || value.is(PythonType::Class)
                                    || own.find("__call__").isValid());
    if (name == " Iterable ")
        return PythonValue::boolean(value.isSequence() || value.is(PythonType::String)
                                    || value.is(PythonType::Dict) || value.isAnySet()
                                    || value.is(PythonType::Range) || value.is(PythonType::Iterator)
                                    || own.find("__iter__").isValid());
    return runtime.unknown("`" + wanted.name + "` is an abstract type.");
}

// NOLINTBEGIN(misc-no-recursion): as deep as tuples are nested, which is counted.
PythonValue isInstanceOfAny(PythonRuntime& runtime, PythonValue value, PythonValue types)
{
    // Of several types together an object may know more than of each.
    if (value.is(PythonType::Host)) {
        const PythonValue is = value.as<PythonHostObject>().isInstanceOf(runtime.ask(), types);
        if (is.isValid() || runtime.isStopped())
            return is;
    }
    PythonValue unclear;
    for (const PythonValue each : types.as<PythonSequence>().items) {
        PythonRuntime::Level level(runtime);
        const PythonValue is = level.isTooDeep() ? PythonValue() : runtime.isInstance(value, each);
        if (!is.isValid() || (is.is(PythonType::Bool) && is.asBoolean()))
            return is;
        if (is.is(PythonType::Unknown))
            unclear = is;
    }
    return unclear.isValid() ? unclear : PythonValue::boolean(false);
}
// NOLINTEND(misc-no-recursion)

} // namespace

PythonValue PythonRuntime::isInstance(PythonValue value, PythonValue type)
{
    if (type.is(PythonType::Tuple))
        return isInstanceOfAny(*this, value, type);
    for (const PythonValue each : {value, type}) {
        if (each.is(PythonType::Unknown))
            return unknown("`isinstance` is asked about it.", each);
    }
    if (type.is(PythonType::None))
        return PythonValue::boolean(value.is(PythonType::None));
    if (type.is(PythonType::Host)) {
        const PythonValue is = type.as<PythonHostObject>().hasInstance(ask(), value);
        if (is.isValid() || isStopped())
            return is;
        if (value.is(PythonType::Instance)) {
            for (const PythonValue base : value.as<PythonInstance>().made->hosts) {
                if (base.isSame(type))
                    return PythonValue::boolean(true);
            }
            return PythonValue::boolean(false);
        }
    }
    if (value.is(PythonType::Host) && type.object()) {
        const PythonValue is = value.as<PythonHostObject>().isInstanceOf(ask(), type);
        if (is.isValid() || isStopped())
            return is;
    }
    if (!type.is(PythonType::Class))
        return raise("TypeError",
                     "isinstance() arg 2 must be a type, a tuple of types, or a union");
    const auto& wanted = type.as<PythonClass>();
    if (value.is(PythonType::Host))
        return PythonValue::boolean(&wanted == library().object);
    const PythonValue own = value.is(PythonType::Tuple)
        ? PythonValue(library().classOf(PythonType::Tuple))
        : typeOf(value);
    if (!own.is(PythonType::Class))
        return own;
    if (own.as<PythonClass>().derivesFrom(wanted))
        return PythonValue::boolean(true);
    for (const PythonValue base : own.as<PythonClass>().hosts) {
        if (base.is(PythonType::Unknown))
            return unknown("Its class derives from a base that is not known.", base);
    }
    const PythonValue abstract = isAbstract(*this, value, own.as<PythonClass>(), wanted);
    if (abstract.isValid())
        return abstract;
    return PythonValue::boolean(false);
}

PythonValue PythonRuntime::isSubclass(PythonValue value, PythonValue type)
{
    if (value.is(PythonType::Unknown) || type.is(PythonType::Unknown))
        return unknown("`issubclass` is asked about it.",
                       value.is(PythonType::Unknown) ? value : type);
    if (!value.is(PythonType::Class))
        return raise("TypeError", "issubclass() arg 1 must be a class");
    const auto& made = value.as<PythonClass>();
    const auto isBase = [&](PythonValue wanted) {
        return (wanted.is(PythonType::Class) && made.derivesFrom(wanted.as<PythonClass>()))
            || std::ranges::any_of(made.hosts,
                                   [&](PythonValue host) { return host.isSame(wanted); });
    };
    if (type.is(PythonType::Tuple))
        return PythonValue::boolean(std::ranges::any_of(type.as<PythonSequence>().items, isBase));
    if (!type.is(PythonType::Class) && !type.is(PythonType::Host))
        return raise("TypeError",
                     "issubclass() arg 2 must be a class, a tuple of classes, or a union");
    return PythonValue::boolean(isBase(type));
}

} // namespace fusewright
