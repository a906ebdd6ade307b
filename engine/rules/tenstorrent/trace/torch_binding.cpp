// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"
#include "engine/python/python_literals.h"
#include "engine/rules/tenstorrent/trace/torch_forms.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isStar(const TorchFormParameter& parameter)
{
    return parameter.name.starts_with('*');
}

std::string plural(std::size_t count)
{
    return count == 1 ? " positional argument" : " positional arguments";
}

void raiseCount(const PythonAsk& ask, std::string_view function, const TorchForm& form,
                std::size_t given)
{
    std::size_t places = 0;
    std::size_t fewest = 0;
    for (const TorchFormParameter& parameter : form.parameters) {
        places += parameter.isKeywordOnly ? 0 : 1;
        fewest += parameter.isKeywordOnly || !parameter.byDefault.empty() ? 0 : 1;
    }
    const std::string takes = fewest == places
        ? std::to_string(places) + plural(places)
        : "from " + std::to_string(fewest) + " to " + std::to_string(places) + plural(places);
    ask.raise("TypeError",
              std::string(function) + "() takes " + takes + " but " + std::to_string(given)
                  + (given == 1 ? " was given" : " were given"));
}

void raiseMissing(const PythonAsk& ask, std::string_view function,
                  const std::vector<std::string_view>& names)
{
    std::string list;
    for (std::size_t at = 0; at < names.size(); ++at) {
        const bool isLast = at + 1 == names.size();
        if (at > 0)
            list += names.size() == 2 ? " and " : isLast ? ", and " : ", ";
        list += '\'' + std::string(names[at]) + '\'';
    }
    ask.raise("TypeError",
              std::string(function) + "() missing " + std::to_string(names.size()) + " required"
                  + plural(names.size()) + ": " + list);
}

bool bindKeywords(const PythonAsk& ask, std::string_view function, const TorchForm& form,
                  const PythonArguments& arguments, PythonArguments& bound)
{
    for (const PythonKeyword& keyword : arguments.keywords) {
        const auto found = std::ranges::find(form.parameters, std::string_view(keyword.name),
                                             &TorchFormParameter::name);
        if (found == form.parameters.end()) {
            ask.raise("TypeError",
                      std::string(function) + "() got an unexpected keyword argument '"
                          + keyword.name + '\'');
            return false;
        }
        if (bound.keyword(keyword.name).isValid()) {
            ask.raise("TypeError",
                      std::string(function) + "() got multiple values for argument '" + keyword.name
                          + '\'');
            return false;
        }
        bound.keywords.push_back(keyword);
    }
    return true;
}

} // namespace

std::optional<PythonArguments> bindTorchForm(const PythonAsk& ask, std::string_view function,
                                             const TorchForm& form,
                                             const PythonArguments& arguments)
{
    PythonArguments bound;
    std::size_t next = 0;
    for (const TorchFormParameter& parameter : form.parameters) {
        if (isStar(parameter)) {
            const auto begin = arguments.positional.begin() + static_cast<std::ptrdiff_t>(next);
            bound.keywords.push_back({std::string(parameter.name.substr(1)),
                                      ask.runtime.tuple({begin, arguments.positional.end()})});
            next = arguments.positional.size();
        } else if (!parameter.isKeywordOnly && next < arguments.positional.size()) {
            bound.keywords.push_back({std::string(parameter.name), arguments.positional[next++]});
        }
    }
    if (next < arguments.positional.size()) {
        raiseCount(ask, function, form, arguments.positional.size());
        return std::nullopt;
    }
    if (!bindKeywords(ask, function, form, arguments, bound))
        return std::nullopt;
    std::vector<std::string_view> missing;
    for (const TorchFormParameter& parameter : form.parameters) {
        if (isStar(parameter) || bound.keyword(parameter.name).isValid())
            continue;
        if (parameter.byDefault.empty())
            missing.push_back(parameter.name);
        else
            bound.keywords.push_back(
                {std::string(parameter.name), torchLiteral(ask, parameter.byDefault)});
    }
    if (!missing.empty())
        raiseMissing(ask, function, missing);
    return ask.runtime.isStopped() ? std::nullopt : std::optional(std::move(bound));
}

PythonValue torchLiteral(const PythonAsk& ask, std::string_view written)
{
    if (written == "None")
        return PythonValue::none();
    if (written == "True" || written == "False")
        return PythonValue::boolean(written == "True");
    if (written.starts_with('\'') || written.starts_with('"'))
        return ask.runtime.string(pythonString(written));
    if (const auto integer = pythonInteger(written))
        return PythonValue::integer(*integer);
    if (const auto real = pythonFloat(written))
        return PythonValue::real(*real);
    return ask.unknown("`" + std::string(written) + "` is not modelled.");
}

} // namespace fusewright
