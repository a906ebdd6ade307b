// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_modules.h"

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"

#include <array>

namespace fusewright {

namespace {

PythonValue identity(PythonCall& call)
{
    return call.at(0);
}

PythonValue castTo(PythonCall& call)
{
    return call.at(1);
}

/// `functools.lru_cache` with or without brackets; nothing is kept.
PythonValue decoratorOrMaker(PythonCall& call)
{
    const PythonValue first = call.at(0);
    if (first.is(PythonType::Function) || first.is(PythonType::Class)
        || first.is(PythonType::Descriptor))
        return first;
    return makeBuiltin(call.runtime, {"decorator", identity, 1, 1, {}, true});
}

PythonValue markData(PythonCall& call)
{
    const PythonValue made = call.at(0);
    if (made.is(PythonType::Class))
        made.as<PythonClass>().isData = true;
    return made;
}

PythonValue dataClass(PythonCall& call)
{
    if (call.size() > 0)
        return markData(call);
    return makeBuiltin(call.runtime, {"dataclass", markData, 1, 1, {}, true});
}

PythonValue dataField(PythonCall& call)
{
    const PythonValue byDefault = call.arguments.keyword("default");
    const PythonValue factory = call.arguments.keyword("default_factory");
    if (byDefault.isValid())
        return byDefault;
    return factory.isValid() ? call.runtime.call(factory, {})
                             : call.runtime.unknown("A field without a default.");
}

PythonValue decorateProperty(PythonCall& call)
{
    return PythonValue(
        call.runtime.heap().make<PythonDescriptor>(PythonDescriptor::Kind::Property, call.at(0)));
}

/// The next number of an enumeration: one more than it has members.
PythonValue nextMember(PythonCall& call)
{
    std::int64_t members = 0;
    if (const PythonScope* const scope = call.runtime.frames().back().scope) {
        for (const PythonNames::Entry& entry : scope->names.entries())
            members += entry.name.starts_with('_') ? 0 : 1;
    }
    return PythonValue::integer(members + 1);
}

PythonValue environmentText(PythonRuntime& runtime, PythonValue name, PythonValue byDefault)
{
    if (!name.is(PythonType::String))
        return runtime.raise("TypeError", "str expected, not " + runtime.typeName(name));
    const auto text = runtime.host().environment(name.as<PythonString>().text);
    if (text)
        return runtime.string(*text);
    return byDefault.isValid() ? byDefault : PythonValue::none();
}

PythonValue getEnvironment(PythonCall& call)
{
    return environmentText(call.runtime, call.at(0, "key"), call.at(1, "default"));
}

/// `os.environ`: what the host says of each variable.
class PythonEnvironment : public PythonHostObject {
public:
    std::string typeName() const override { return "_Environ"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        if (name != "get")
            return {};
        return makeBuiltin(ask.runtime, {"get", getEnvironment, 1, 2, " key default "});
    }
    PythonValue item(const PythonAsk& ask, PythonValue index) override
    {
        const PythonValue text = environmentText(ask.runtime, index, {});
        return text.is(PythonType::None) ? ask.runtime.raise("KeyError", std::vector{index}) : text;
    }
    PythonValue contains(const PythonAsk& ask, PythonValue other) override
    {
        const PythonValue text = environmentText(ask.runtime, other, {});
        return text.isValid() ? PythonValue::boolean(!text.is(PythonType::None)) : text;
    }
};

constexpr auto typingRows = std::to_array<PythonNativeRow>({
    {"cast", castTo, 2, 2, {}, true},
    {"overload", identity, 1, 1, {}, true},
    {"final", identity, 1, 1, {}, true},
    {"override", identity, 1, 1, {}, true},
    {"runtime_checkable", identity, 1, 1, {}, true},
    {"no_type_check", identity, 1, 1, {}, true},
});

constexpr auto abcRows = std::to_array<PythonNativeRow>({
    {"abstractmethod", identity, 1, 1, {}, true},
    {"abstractclassmethod", identity, 1, 1, {}, true},
    {"abstractproperty", decorateProperty, 1, 1, {}, true},
});

constexpr auto dataRows = std::to_array<PythonNativeRow>({
    {"dataclass", dataClass, 0, 1, "*", true},
    {"field", dataField, 0, 0, "*", true},
});

constexpr auto enumRows = std::to_array<PythonNativeRow>({
    {"unique", identity, 1, 1, {}, true},
    {"auto", nextMember, 0, 0},
});

constexpr auto osRows = std::to_array<PythonNativeRow>({
    {"getenv", getEnvironment, 1, 2, " key default "},
});

constexpr auto cacheRows = std::to_array<PythonNativeRow>({
    {"lru_cache", decoratorOrMaker, 0, 2, "*", true},
    {"cache", identity, 1, 1, {}, true},
    {"cached_property", decorateProperty, 1, 1, {}, true},
    {"total_ordering", identity, 1, 1, {}, true},
});

bool isTypingModule(std::string_view name)
{
    return name == "typing" || name == "typing_extensions" || name == "collections.abc"
        || name == "abc" || name == "types" || name == "numbers";
}

} // namespace

void addRows(PythonRuntime& runtime, PythonModule& module, std::span<const PythonNativeRow> rows)
{
    for (const PythonNativeRow& row : rows)
        module.scope->names.set(row.name, makeBuiltin(runtime, row));
}

bool fillModule(PythonRuntime& runtime, PythonModule& module)
{
    const std::string& name = module.name;
    PythonNames& names = module.scope->names;
    module.isPartial = true;
    if (isTypingModule(name)) {
        module.isPartial = false;
        module.acceptsAnyName = true;
        addRows(runtime, module, typingRows);
        addRows(runtime, module, abcRows);
        names.set("TYPE_CHECKING", PythonValue::boolean(false));
        for (const std::string_view maker : {"TypeVar", "ParamSpec", "NewType"})
            names.set(maker, runtime.library().builtin("__nothing__"));
        return true;
    }
    if (name == "dataclasses") {
        addRows(runtime, module, dataRows);
        return true;
    }
    if (name == "enum") {
        addRows(runtime, module, enumRows);
        for (const std::string_view base : {"Enum", "IntEnum", "Flag", "IntFlag", "StrEnum"}) {
            auto& made = runtime.heap().make<PythonClass>(std::string(base));
            made.module = "enum";
            made.order = {&made, runtime.library().object};
            made.isEnumeration = true;
            names.set(base, PythonValue(made));
        }
        return true;
    }
    if (name == "os") {
        addRows(runtime, module, osRows);
        names.set("environ", PythonValue(runtime.heap().make<PythonEnvironment>()));
        return true;
    }
    if (name == "collections") {
        names.set("OrderedDict", PythonValue(runtime.library().classOf(PythonType::Dict)));
        return true;
    }
    if (name == "itertools") {
        fillIterationModule(runtime, module);
        return true;
    }
    if (name == "functools")
        addRows(runtime, module, cacheRows);
    return fillCalculatingModule(runtime, module);
}

} // namespace fusewright
