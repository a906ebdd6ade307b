// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_runtime.h"

#include <array>
#include <utility>

namespace fusewright {

namespace {

struct TypeRow {
    std::string_view name;
    PythonType type;
};

constexpr auto typeRows = std::to_array<TypeRow>({
    {"NoneType", PythonType::None},
    {"ellipsis", PythonType::Ellipsis},
    {"NotImplementedType", PythonType::NotImplemented},
    {"int", PythonType::Int},
    {"float", PythonType::Float},
    {"str", PythonType::String},
    {"list", PythonType::List},
    {"tuple", PythonType::Tuple},
    {"dict_keys", PythonType::View},
    {"dict", PythonType::Dict},
    {"set", PythonType::Set},
    {"frozenset", PythonType::FrozenSet},
    {"slice", PythonType::Slice},
    {"range", PythonType::Range},
    {"generator", PythonType::Iterator},
    {"function", PythonType::Function},
    {"builtin_function_or_method", PythonType::Builtin},
    {"method", PythonType::Method},
    {"module", PythonType::Module},
    {"property", PythonType::Descriptor},
    {"super", PythonType::Super},
});

/// An exception and what it derives from.
constexpr auto exceptionRows = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"BaseException", ""},
    {"Exception", "BaseException"},
    {"KeyboardInterrupt", "BaseException"},
    {"SystemExit", "BaseException"},
    {"ArithmeticError", "Exception"},
    {"AssertionError", "Exception"},
    {"AttributeError", "Exception"},
    {"ImportError", "Exception"},
    {"LookupError", "Exception"},
    {"NameError", "Exception"},
    {"OSError", "Exception"},
    {"RuntimeError", "Exception"},
    {"StopIteration", "Exception"},
    {"SyntaxError", "Exception"},
    {"TypeError", "Exception"},
    {"ValueError", "Exception"},
    {"Warning", "Exception"},
    {"UserWarning", "Warning"},
    {"DeprecationWarning", "Warning"},
    {"RuntimeWarning", "Warning"},
    {"FileNotFoundError", "OSError"},
    {"IndexError", "LookupError"},
    {"KeyError", "LookupError"},
    {"ModuleNotFoundError", "ImportError"},
    {"NotImplementedError", "RuntimeError"},
    {"OverflowError", "ArithmeticError"},
    {"TraceError", "ValueError"},
    {"RecursionError", "RuntimeError"},
    {"UnboundLocalError", "NameError"},
    {"ZeroDivisionError", "ArithmeticError"},
});

PythonValue nothingToDo(PythonCall&)
{
    return PythonValue::none();
}

PythonValue initializeException(PythonCall& call)
{
    const PythonValue self = call.at(0);
    if (self.is(PythonType::Instance) && self.as<PythonInstance>().made->isException)
        self.as<PythonException>().arguments.assign(call.arguments.positional.begin() + 1,
                                                    call.arguments.positional.end());
    return PythonValue::none();
}

PythonValue setSetter(PythonCall& call)
{
    const auto& property = call.self.as<PythonDescriptor>();
    auto& made = call.runtime.heap().make<PythonDescriptor>(property.kind, property.function);
    made.setter = call.at(0);
    return PythonValue(made);
}

PythonValue setGetter(PythonCall& call)
{
    const auto& property = call.self.as<PythonDescriptor>();
    auto& made = call.runtime.heap().make<PythonDescriptor>(property.kind, call.at(0));
    made.setter = property.setter;
    return PythonValue(made);
}

constexpr auto descriptorRows = std::to_array<PythonNativeRow>({
    {"setter", setSetter, 1, 1, {}, true},
    {"getter", setGetter, 1, 1, {}, true},
});

std::span<const PythonNativeRow> methodsOf(PythonType type)
{
    switch (type) {
    case PythonType::String:
        return pythonStringMethods();
    case PythonType::List:
        return pythonListMethods();
    case PythonType::Tuple:
        return pythonTupleMethods();
    case PythonType::Dict:
        return pythonDictMethods();
    case PythonType::Set:
    case PythonType::FrozenSet:
        return pythonSetMethods();
    case PythonType::Descriptor:
        return descriptorRows;
    default:
        return {};
    }
}

} // namespace

PythonValue makeBuiltin(PythonRuntime& runtime, const PythonNativeRow& row, PythonValue self)
{
    auto& made = runtime.heap().make<PythonBuiltin>(std::string(row.name), row.function);
    made.self = self;
    made.fewest = row.fewest;
    made.most = row.most;
    made.keywords = row.keywords;
    made.takesUnknown = row.takesUnknown;
    return PythonValue(made);
}

const PythonNativeRow* findRow(std::span<const PythonNativeRow> rows, std::string_view name)
{
    for (const PythonNativeRow& row : rows) {
        if (row.name == name)
            return &row;
    }
    return nullptr;
}

PythonLibrary::PythonLibrary(PythonRuntime& runtime)
{
    addTypes(runtime);
    addExceptions(runtime);
    addFunctions(runtime);
}

PythonClass& PythonLibrary::addClass(PythonRuntime& runtime, std::string name, PythonClass* base)
{
    auto& made = runtime.heap().make<PythonClass>(std::move(name));
    made.order = {&made};
    if (base) {
        made.bases.emplace_back(*base);
        made.order.insert(made.order.end(), base->order.begin(), base->order.end());
        made.isException = base->isException;
    }
    return made;
}

void PythonLibrary::addTypes(PythonRuntime& runtime)
{
    object = &addClass(runtime, "object", nullptr);
    type = &addClass(runtime, "type", object);
    classes[PythonType::Class] = type;
    for (const TypeRow& row : typeRows) {
        PythonClass& made = addClass(runtime, std::string(row.name), object);
        made.instances = row.type;
        classes[row.type] = &made;
    }
    PythonClass& truth = addClass(runtime, "bool", classes[PythonType::Int]);
    truth.instances = PythonType::Bool;
    classes[PythonType::Bool] = &truth;
    for (const PythonNativeRow& row : pythonConstructors()) {
        for (const auto& [instances, made] : classes) {
            if (made->name == row.name) {
                made->make = row.function;
                builtins.set(row.name, PythonValue(*made));
            }
        }
    }
    builtins.set("object", PythonValue(*object));
}

void PythonLibrary::addExceptions(PythonRuntime& runtime)
{
    for (const auto& [name, base] : exceptionRows) {
        PythonClass* const parent = base.empty() ? object : exception(base);
        PythonClass& made = addClass(runtime, std::string(name), parent);
        made.isException = true;
        builtins.set(name, PythonValue(made));
    }
}

void PythonLibrary::addFunctions(PythonRuntime& runtime)
{
    for (const auto rows : {pythonFunctions(), pythonObjectFunctions()}) {
        for (const PythonNativeRow& row : rows)
            builtins.set(row.name, makeBuiltin(runtime, row));
    }
    builtins.set("NotImplemented", PythonValue::notImplemented());
    builtins.set("Ellipsis", PythonValue::ellipsis());
    builtins.set("__debug__", PythonValue::boolean(true));
    const PythonNativeRow nothing{"__nothing__", nothingToDo, 0, -1, "*", true};
    builtins.set(nothing.name, makeBuiltin(runtime, nothing));
    const PythonNativeRow init{"__init__", initializeException, 1, -1, {}, true};
    const PythonValue initialize = makeBuiltin(runtime, init);
    initialize.as<PythonBuiltin>().isMethod = true;
    exception("BaseException")->attributes.set(init.name, initialize);
}

PythonClass& PythonLibrary::classOf(PythonType wanted) const
{
    const auto found = classes.find(wanted);
    return found == classes.end() ? *object : *found->second;
}

PythonClass* PythonLibrary::exception(std::string_view name) const
{
    PythonValue found = builtins.find(name);
    if (!found.is(PythonType::Class) || !found.as<PythonClass>().isException)
        found = builtins.find("Exception");
    return &found.as<PythonClass>();
}

PythonValue PythonLibrary::method(PythonRuntime& runtime, PythonType wanted, std::string_view name,
                                  PythonValue self) const
{
    const PythonNativeRow* row = findRow(methodsOf(wanted), name);
    if (!row && wanted == PythonType::String)
        row = findRow(pythonStringShapes(), name);
    if (!row || (wanted == PythonType::FrozenSet && row->changesSet))
        return {};
    if (self.isValid())
        return makeBuiltin(runtime, *row, self);
    const PythonValue made = makeBuiltin(runtime, *row, PythonValue(classOf(wanted)));
    // A class method of a dict needs no dict.
    if (name != "fromkeys")
        made.as<PythonBuiltin>().attributes.set("unbound", PythonValue::boolean(true));
    return made;
}

PythonModule* PythonLibrary::module(PythonRuntime& runtime, std::string_view dotted)
{
    if (const auto found = modules.find(dotted); found != modules.end())
        return found->second;
    PythonModule& made = makeModule(runtime, std::string(dotted));
    if (!fillModule(runtime, made))
        return nullptr;
    runtime.heap().keep();
    modules.emplace(std::string(dotted), &made);
    return &made;
}

} // namespace fusewright
