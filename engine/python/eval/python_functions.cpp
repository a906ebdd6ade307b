// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Arguments go to parameters as in Python: by place, then by name, then by default, and what is
// left over to `*` and `**`; what does not fit is told in Python's words.

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_iterators.h"
#include "engine/python/eval/python_library.h"

#include <algorithm>

namespace fusewright {

namespace {

using Kind = PythonParameter::Kind;

std::string listed(const std::vector<std::string_view>& names)
{
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at) {
        const bool isLast = at + 1 == names.size();
        text += at == 0 ? "" : isLast ? (names.size() > 2 ? ", and " : " and ") : ", ";
        text += '\'' + std::string(names[at]) + '\'';
    }
    return text;
}

class ArgumentBinder {
public:
    ArgumentBinder(PythonRuntime& runtime, const PythonFunction& function, PythonNames& names)
        : m_runtime(runtime), m_function(function), m_names(names)
    {
    }

    bool bind(const PythonArguments& arguments);

private:
    bool refuse(std::string message)
    {
        m_runtime.raise("TypeError", m_function.qualifiedName + "() " + std::move(message));
        return false;
    }
    bool bindPlaces(const PythonArguments& arguments);
    bool bindKeywords(const PythonArguments& arguments);
    bool bindDefaults();
    bool refuseTooMany(const PythonArguments& arguments, std::size_t most);

    PythonRuntime& m_runtime;
    const PythonFunction& m_function;
    PythonNames& m_names;
};

bool isByPlace(const PythonParameter& parameter)
{
    return parameter.kind == Kind::Plain || parameter.kind == Kind::PositionalOnly;
}

bool ArgumentBinder::bind(const PythonArguments& arguments)
{
    return bindPlaces(arguments) && bindKeywords(arguments) && bindDefaults();
}

bool ArgumentBinder::bindPlaces(const PythonArguments& arguments)
{
    std::size_t next = 0;
    const PythonParameter* rest = nullptr;
    for (const PythonParameter& parameter : m_function.parameters) {
        if (isByPlace(parameter) && next < arguments.positional.size())
            m_names.set(parameter.name, arguments.positional[next++]);
        if (parameter.kind == Kind::Rest)
            rest = &parameter;
    }
    const auto begin = arguments.positional.begin() + static_cast<std::ptrdiff_t>(next);
    if (rest) {
        const PythonValue items = m_runtime.tuple({begin, arguments.positional.end()});
        m_names.set(rest->name, items);
        return items.isValid();
    }
    return begin == arguments.positional.end() || refuseTooMany(arguments, next);
}

bool ArgumentBinder::refuseTooMany(const PythonArguments& arguments, std::size_t most)
{
    std::size_t defaults = 0;
    std::size_t keywordOnly = 0;
    for (const PythonParameter& parameter : m_function.parameters) {
        defaults += isByPlace(parameter) && parameter.byDefault.isValid() ? 1 : 0;
        keywordOnly +=
            parameter.kind == Kind::KeywordOnly && arguments.keyword(parameter.name).isValid() ? 1
                                                                                               : 0;
    }
    const std::size_t given = arguments.positional.size();
    const std::string takes = defaults > 0
        ? "from " + std::to_string(most - defaults) + " to " + std::to_string(most)
        : std::to_string(most);
    std::string got = std::to_string(given);
    if (keywordOnly > 0)
        got += " positional argument" + std::string(given == 1 ? "" : "s") + " (and "
            + std::to_string(keywordOnly) + " keyword-only argument"
            + (keywordOnly == 1 ? ")" : "s)");
    return refuse("takes " + takes + " positional argument"
                  + (most == 1 && defaults == 0 ? "" : "s") + " but " + got
                  + (given == 1 && keywordOnly == 0 ? " was given" : " were given"));
}

bool ArgumentBinder::bindKeywords(const PythonArguments& arguments)
{
    const auto rest = std::ranges::find_if(m_function.parameters, [](const auto& parameter) {
        return parameter.kind == Kind::Keywords;
    });
    const bool hasRest = rest != m_function.parameters.end();
    PythonTable* left = nullptr;
    if (hasRest) {
        left = &m_runtime.table(PythonType::Dict);
        m_names.set(rest->name, PythonValue(*left));
    }
    for (const PythonKeyword& keyword : arguments.keywords) {
        const auto known = std::ranges::find_if(m_function.parameters, [&](const auto& parameter) {
            return parameter.name == keyword.name
                && (parameter.kind == Kind::Plain || parameter.kind == Kind::KeywordOnly);
        });
        if (known != m_function.parameters.end()) {
            if (m_names.contains(keyword.name))
                return refuse("got multiple values for argument '" + keyword.name + '\'');
            m_names.set(keyword.name, keyword.value);
            continue;
        }
        if (hasRest) {
            const PythonValue name = m_runtime.string(keyword.name);
            if (!name.isValid() || !m_runtime.setKey(*left, name, keyword.value))
                return false;
            continue;
        }
        const bool isByPlaceOnly =
            std::ranges::any_of(m_function.parameters, [&](const auto& parameter) {
                return parameter.name == keyword.name && parameter.kind == Kind::PositionalOnly;
            });
        if (isByPlaceOnly)
            return refuse("got some positional-only arguments passed as keyword arguments: '"
                          + keyword.name + '\'');
        return refuse("got an unexpected keyword argument '" + keyword.name + '\'');
    }
    return true;
}

bool ArgumentBinder::bindDefaults()
{
    std::vector<std::string_view> missing;
    std::vector<std::string_view> missingKeywords;
    for (const PythonParameter& parameter : m_function.parameters) {
        if (m_names.contains(parameter.name))
            continue;
        if (parameter.byDefault.isValid())
            m_names.set(parameter.name, parameter.byDefault);
        else
            (isByPlace(parameter) ? missing : missingKeywords).push_back(parameter.name);
    }
    const auto& named = missing.empty() ? missingKeywords : missing;
    if (named.empty())
        return true;
    return refuse("missing " + std::to_string(named.size()) + " required "
                  + (missing.empty() ? "keyword-only" : "positional") + " argument"
                  + (named.size() == 1 ? "" : "s") + ": " + listed(named));
}

/// What a call gives whose function cannot be followed to its end.
PythonValue unfollowed(PythonRuntime& runtime, const PythonFunction& function)
{
    if (runtime.stop() != PythonStop::Unknown || runtime.onUnknown != OnUnknownDecision::EndCall)
        return {};
    const PythonValue reason(*runtime.undecided());
    runtime.goOn();
    return runtime.unknown("`" + function.name + "()` cannot be followed to its end.", reason);
}

} // namespace

PythonValue callPythonFunction(PythonRuntime& runtime, PythonFunction& function,
                               PythonArguments arguments)
{
    auto& scope = runtime.heap().make<PythonScope>(PythonScope::Kind::Function, function.closure,
                                                   *function.closure->module);
    scope.declared = function.declared;
    scope.qualifier = function.qualifiedName + ".<locals>.";
    scope.classCell = function.classCell;
    if (!runtime.grow(8) || !ArgumentBinder(runtime, function, scope.names).bind(arguments))
        return {};
    if (!function.parameters.empty() && isByPlace(function.parameters.front()))
        scope.firstArgument = scope.names.find(function.parameters.front().name);

    runtime.frames().push_back({function.name, function.program->place(function.node), &scope});
    PythonInterpreter interpreter(runtime, *function.program, scope);
    const PythonTree& tree = function.program->tree;
    PythonValue result;
    if (tree.is(function.node, PythonKind::Lambda)) {
        result = interpreter.evaluate(tree.last(function.node));
    } else {
        const auto flow = interpreter.runBlock(tree.find(function.node, PythonKind::Block));
        if (flow != PythonInterpreter::Flow::Stop)
            result = flow == PythonInterpreter::Flow::Return ? interpreter.returned()
                                                             : PythonValue::none();
    }
    if (result.isValid() && function.declared->yields)
        result = PythonValue(runtime.heap().make<PythonItemsIterator>(interpreter.takeYielded()));
    runtime.frames().pop_back();
    return runtime.isStopped() ? unfollowed(runtime, function) : result;
}

} // namespace fusewright
