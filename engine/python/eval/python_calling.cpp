// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

namespace fusewright {

namespace {

std::string counted(std::size_t count, std::string_view what)
{
    return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

bool isKnownKeyword(std::string_view keywords, std::string_view name)
{
    return keywords == "*" || keywords.find(' ' + std::string(name) + ' ') != keywords.npos;
}

/// False after something was raised.
bool checkCount(PythonRuntime& runtime, const PythonBuiltin& builtin,
                const PythonArguments& arguments)
{
    for (const PythonKeyword& keyword : arguments.keywords) {
        if (isKnownKeyword(builtin.keywords, keyword.name))
            continue;
        if (builtin.keywords.empty())
            runtime.raise("TypeError", builtin.name + "() takes no keyword arguments");
        else
            runtime.raise("TypeError",
                          '\'' + keyword.name + "' is an invalid keyword argument for "
                              + builtin.name + "()");
        return false;
    }
    const auto given = static_cast<int>(arguments.positional.size());
    const bool isTooFew = given + static_cast<int>(arguments.keywords.size()) < builtin.fewest;
    const bool isTooMany = builtin.most >= 0 && given > builtin.most;
    if (!isTooFew && !isTooMany)
        return true;
    const std::string got = std::to_string(given);
    // Methods are named with their type, but only where the words are a sentence.
    const std::string name = builtin.self.isValid() && !builtin.self.is(PythonType::Class)
        ? runtime.typeName(builtin.self) + '.' + builtin.name
        : builtin.name;
    if (builtin.most == 0)
        runtime.raise("TypeError", name + "() takes no arguments (" + got + " given)");
    else if (builtin.fewest == 1 && builtin.most == 1)
        runtime.raise("TypeError", name + "() takes exactly one argument (" + got + " given)");
    else if (isTooFew)
        runtime.raise(
            "TypeError",
            builtin.name + " expected " + (builtin.fewest == builtin.most ? "" : "at least ")
                + counted(static_cast<std::size_t>(builtin.fewest), "argument") + ", got " + got);
    else
        runtime.raise(
            "TypeError",
            builtin.name + " expected " + (builtin.fewest == builtin.most ? "" : "at most ")
                + counted(static_cast<std::size_t>(builtin.most), "argument") + ", got " + got);
    return false;
}

PythonValue callBuiltin(PythonRuntime& runtime, PythonBuiltin& builtin, PythonArguments arguments)
{
    PythonValue self = builtin.self;
    // A method that was taken from its type: `str.upper("a")`.
    if (self.is(PythonType::Class) && self.as<PythonClass>().make
        && builtin.attributes.contains("unbound")) {
        if (arguments.positional.empty())
            return runtime.raise("TypeError",
                                 "unbound method " + self.as<PythonClass>().name + '.'
                                     + builtin.name + "() needs an argument");
        const PythonValue first = arguments.positional.front();
        if (!first.is(self.as<PythonClass>().instances)) {
            if (first.is(PythonType::Unknown))
                return runtime.unknown("`" + builtin.name + "` is given it.", first);
            return runtime.raise(
                "TypeError",
                "descriptor '" + builtin.name + "' for '" + self.as<PythonClass>().name
                    + "' objects doesn't apply to a '" + runtime.typeName(first) + "' object");
        }
        self = first;
        arguments.positional.erase(arguments.positional.begin());
    }
    if (!checkCount(runtime, builtin, arguments))
        return {};
    if (!builtin.takesUnknown) {
        for (const PythonValue argument : arguments.positional) {
            if (argument.is(PythonType::Unknown))
                return runtime.unknown("`" + builtin.name + "` is given it.", argument);
        }
        for (const PythonKeyword& keyword : arguments.keywords) {
            if (keyword.value.is(PythonType::Unknown))
                return runtime.unknown("`" + builtin.name + "` is given it.", keyword.value);
        }
    }
    bool hasSteps = runtime.stepOver(self);
    for (const PythonValue argument : arguments.positional)
        hasSteps = hasSteps && runtime.stepOver(argument);
    if (!hasSteps)
        return {};
    PythonCall call{runtime, builtin, self, std::move(arguments)};
    const PythonValue result = builtin.function(call);
    return runtime.isStopped() ? PythonValue() : result;
}

/// The fields of a dataclass in its order, base classes first.
std::vector<std::string> fieldsOf(const PythonClass& made)
{
    std::vector<std::string> fields;
    for (std::size_t at = made.order.size(); at > 0; --at) {
        for (const std::string& field : made.order[at - 1]->fields) {
            if (made.order[at - 1]->isData
                && std::find(fields.begin(), fields.end(), field) == fields.end())
                fields.push_back(field);
        }
    }
    return fields;
}

/// As the `__init__` that a dataclass is given.
bool fillFields(PythonRuntime& runtime, PythonInstance& made, const PythonArguments& arguments)
{
    const std::vector<std::string> fields = fieldsOf(*made.made);
    const std::string name = made.made->name + ".__init__()";
    if (arguments.positional.size() > fields.size()) {
        runtime.raise("TypeError",
                      name + " takes " + counted(fields.size() + 1, "positional argument") + " but "
                          + std::to_string(arguments.positional.size() + 1) + " were given");
        return false;
    }
    for (const PythonKeyword& keyword : arguments.keywords) {
        if (std::find(fields.begin(), fields.end(), keyword.name) == fields.end()) {
            runtime.raise("TypeError",
                          name + " got an unexpected keyword argument '" + keyword.name + '\'');
            return false;
        }
    }
    for (std::size_t at = 0; at < fields.size(); ++at) {
        PythonValue value = at < arguments.positional.size() ? arguments.positional[at]
                                                             : arguments.keyword(fields[at]);
        if (!value.isValid())
            value = made.made->find(fields[at]);
        if (!value.isValid()) {
            runtime.raise("TypeError",
                          name + " missing 1 required positional argument: '" + fields[at] + '\'');
            return false;
        }
        made.attributes.set(fields[at], value);
    }
    const PythonValue after = made.made->find("__post_init__");
    return !after.isValid() || runtime.call(after, {{PythonValue(made)}, {}}).isValid();
}

bool initialize(PythonRuntime& runtime, PythonInstance& made, PythonArguments arguments)
{
    const PythonValue init = made.made->find("__init__");
    if (init.is(PythonType::Unknown))
        return true;
    if (init.isValid()) {
        arguments.positional.insert(arguments.positional.begin(), PythonValue(made));
        return runtime.call(init, std::move(arguments)).isValid();
    }
    if (made.made->isException) {
        static_cast<PythonException&>(made).arguments = std::move(arguments.positional);
        return true;
    }
    if (made.made->isData)
        return fillFields(runtime, made, arguments);
    if (!made.made->hosts.empty() || (arguments.positional.empty() && arguments.keywords.empty()))
        return true;
    runtime.raise("TypeError", made.made->name + "() takes no arguments");
    return false;
}

} // namespace

PythonValue PythonRuntime::instantiate(PythonClass& made, PythonArguments arguments)
{
    if (made.isEnumeration && arguments.positional.size() == 1) {
        for (const PythonNames::Entry& entry : made.attributes.entries()) {
            if (!entry.value.is(PythonType::Instance))
                continue;
            const PythonValue value = entry.value.as<PythonInstance>().attributes.find("value");
            if (value.isValid() && isSameKey(value, arguments.positional.front()))
                return entry.value;
        }
        const auto shown = repr(arguments.positional.front());
        return shown ? raise("ValueError", *shown + " is not a valid " + made.name) : PythonValue();
    }
    for (const PythonClass* const each : made.order) {
        if (each->make && each != &made)
            return unknown("Instances of `" + made.name + "`, which derives from `" + each->name
                           + "`, are not modelled.");
    }
    PythonInstance& instance =
        made.isException ? m_heap.make<PythonException>(made) : m_heap.make<PythonInstance>(made);
    if (made.isException) {
        // `args` is what was given, whatever `__init__` does.
        static_cast<PythonException&>(instance).arguments = arguments.positional;
        place(static_cast<PythonException&>(instance));
    }
    if (!grow(4) || !initialize(*this, instance, std::move(arguments)))
        return {};
    return PythonValue(instance);
}

PythonValue PythonRuntime::call(PythonValue function, PythonArguments arguments)
{
    Level level(*this);
    if (isStopped() || !step() || level.isTooDeep())
        return {};
    switch (function.type()) {
    case PythonType::Function:
        return callPythonFunction(*this, function.as<PythonFunction>(), std::move(arguments));
    case PythonType::Builtin:
        return callBuiltin(*this, function.as<PythonBuiltin>(), std::move(arguments));
    case PythonType::Method:
        arguments.positional.insert(arguments.positional.begin(), function.as<PythonMethod>().self);
        return call(function.as<PythonMethod>().function, std::move(arguments));
    case PythonType::Descriptor:
        if (function.as<PythonDescriptor>().kind == PythonDescriptor::Kind::Static)
            return call(function.as<PythonDescriptor>().function, std::move(arguments));
        break;
    case PythonType::Class: {
        auto& made = function.as<PythonClass>();
        if (!made.make)
            return instantiate(made, std::move(arguments));
        PythonBuiltin& maker = m_heap.make<PythonBuiltin>(made.name, made.make);
        const PythonNativeRow* const row = findRow(pythonConstructors(), made.name);
        maker.fewest = row->fewest;
        maker.most = row->most;
        maker.keywords = row->keywords;
        maker.takesUnknown = row->takesUnknown;
        return callBuiltin(*this, maker, std::move(arguments));
    }
    case PythonType::Instance:
        if (const PythonValue does = function.as<PythonInstance>().made->find("__call__");
            does.isValid()) {
            arguments.positional.insert(arguments.positional.begin(), function);
            return call(does, std::move(arguments));
        }
        break;
    case PythonType::Host: {
        for (const PythonValue argument : arguments.positional) {
            if (!stepOver(argument))
                return {};
        }
        const PythonValue result = function.as<PythonHostObject>().call(ask(), arguments);
        return isStopped() ? PythonValue() : result.isValid() ? result : PythonValue::none();
    }
    case PythonType::Unknown:
        return unknown("It is called.", function);
    default:
        break;
    }
    return raise("TypeError", '\'' + typeName(function) + "' object is not callable");
}

PythonValue PythonRuntime::callMethod(PythonValue of, std::string_view name,
                                      std::vector<PythonValue> with)
{
    const PythonValue method = attribute(of, name);
    return method.isValid() ? call(method, {std::move(with), {}}) : PythonValue();
}

} // namespace fusewright
