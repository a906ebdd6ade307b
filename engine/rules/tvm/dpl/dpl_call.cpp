// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_call.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_attributes.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <algorithm>

namespace fusewright {

namespace {

struct CallParameter {
    std::string_view name;
    bool isOptional = false;
    bool isRest = false;
    bool isByName = false;
};

std::vector<CallParameter> parametersOf(std::string_view text)
{
    std::vector<CallParameter> found;
    bool isByName = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        CallParameter parameter{.name = text.substr(0, end), .isByName = isByName};
        text.remove_prefix(std::min(end + 1, text.size()));
        parameter.isOptional = parameter.name.ends_with('=');
        parameter.isRest = parameter.name.starts_with('*');
        if (parameter.isOptional)
            parameter.name.remove_suffix(1);
        isByName = isByName || parameter.isRest;
        found.push_back(parameter);
    }
    return found;
}

std::string counted(std::size_t count, std::string_view what)
{
    return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

} // namespace

std::optional<DplCall> DplCall::bind(const PythonAsk& ask, std::string_view function,
                                     std::string_view parameters, const PythonArguments& arguments)
{
    DplCall call(ask, function);
    return call.take(parameters, arguments) ? std::optional(std::move(call)) : std::nullopt;
}

bool DplCall::take(std::string_view parameters, const PythonArguments& arguments)
{
    const std::vector<CallParameter> known = parametersOf(parameters);
    m_values.resize(known.size());
    std::size_t next = 0;
    bool takesRest = false;
    std::size_t places = 0;
    for (std::size_t at = 0; at < known.size(); ++at) {
        takesRest = takesRest || known[at].isRest;
        if (known[at].isRest || known[at].isByName)
            continue;
        ++places;
        if (next < arguments.positional.size())
            m_values[at] = arguments.positional[next++];
    }
    if (next < arguments.positional.size() && !takesRest)
        return raise("TypeError",
                     "takes " + counted(places, "positional argument") + " but "
                         + std::to_string(arguments.positional.size())
                         + (arguments.positional.size() == 1 ? " was given" : " were given"))
            .isValid();
    m_rest.assign(arguments.positional.begin() + static_cast<std::ptrdiff_t>(next),
                  arguments.positional.end());
    for (const PythonKeyword& keyword : arguments.keywords) {
        const auto found = std::ranges::find_if(known, [&](const CallParameter& each) {
            return each.name == keyword.name && !each.isRest;
        });
        if (found == known.end())
            return raise("TypeError", "got an unexpected keyword argument '" + keyword.name + '\'')
                .isValid();
        PythonValue& value = m_values[static_cast<std::size_t>(found - known.begin())];
        if (value.isValid())
            return raise("TypeError", "got multiple values for argument '" + keyword.name + '\'')
                .isValid();
        value = keyword.value;
    }
    for (std::size_t at = 0; at < known.size(); ++at) {
        if (!m_values[at].isValid() && !known[at].isOptional && !known[at].isRest)
            return raise("TypeError",
                         "missing 1 required positional argument: '" + std::string(known[at].name)
                             + '\'')
                .isValid();
    }
    return true;
}

bool DplCall::has(std::size_t parameter) const
{
    const PythonValue value = m_values[parameter];
    return value.isValid() && !value.is(PythonType::None);
}

PythonValue DplCall::unknown(PythonValue from)
{
    if (!m_instead.isValid())
        m_instead = m_ask.runtime.unknown('`' + std::string(m_function) + "` is given it.", from);
    return m_instead;
}

PythonValue DplCall::makeCall(std::vector<DplObject*> parts, bool isOpen)
{
    const DplNode node{.kind = DplKind::Call, .anyArguments = isOpen};
    return make(node, std::move(parts));
}

/// True after it raised or took note of an unknown.
bool DplCall::isWrong(PythonValue value, std::string_view wanted)
{
    if (value.is(PythonType::Unknown))
        unknown(value);
    else
        raise("TypeError",
              "takes " + std::string(wanted) + ", not '" + m_ask.runtime.typeName(value) + '\'');
    return true;
}

DplObject* DplCall::pattern(PythonValue value)
{
    DplObject* const found = asDplObject(value);
    if (!found)
        isWrong(value, "a pattern");
    return found;
}

std::optional<std::vector<DplObject*>> DplCall::patterns(const std::vector<PythonValue>& values)
{
    std::vector<DplObject*> found;
    for (const PythonValue value : values) {
        found.push_back(pattern(value));
        if (!found.back())
            return std::nullopt;
    }
    return found;
}

std::optional<std::vector<PythonValue>> DplCall::items(PythonValue value)
{
    if (value.is(PythonType::List) || value.is(PythonType::Tuple))
        return value.as<PythonSequence>().items;
    isWrong(value, "a list or tuple");
    return std::nullopt;
}

std::optional<std::string> DplCall::text(PythonValue value)
{
    if (value.is(PythonType::String))
        return value.as<PythonString>().text;
    if (const TvmName* const name = asTvmName(value))
        return name->name();
    isWrong(value, "a string");
    return std::nullopt;
}

std::optional<std::int64_t> DplCall::integer(PythonValue value)
{
    if (value.isIntegral())
        return value.asInteger();
    isWrong(value, "an integer");
    return std::nullopt;
}

std::optional<bool> DplCall::truth(PythonValue value)
{
    if (value.is(PythonType::Unknown)) {
        unknown(value);
        return std::nullopt;
    }
    return m_ask.runtime.truth(value);
}

std::optional<std::vector<DplExtent>> DplCall::extents(PythonValue value)
{
    const auto values = items(value);
    if (!values)
        return std::nullopt;
    std::vector<DplExtent> found;
    for (const PythonValue each : *values) {
        if (each.isIntegral())
            found.push_back({each.asInteger(), {}});
        else if (const TvmSymbol* const symbol = asTvmSymbol(each))
            found.push_back({std::nullopt, symbol->written()});
        else if (each.is(PythonType::String))
            found.push_back({std::nullopt, each.as<PythonString>().text});
        else if (isWrong(each, "integers and variables as extents"))
            return std::nullopt;
    }
    return found;
}

std::optional<std::vector<std::pair<std::string, AttributeValue>>>
DplCall::attributes(PythonValue dict)
{
    std::vector<std::pair<std::string, AttributeValue>> found;
    if (!dict.is(PythonType::Dict)) {
        isWrong(dict, "a dict");
        return std::nullopt;
    }
    for (const PythonTable::Entry& entry : dict.as<PythonTable>().entries()) {
        if (!entry.key.isValid())
            continue;
        auto name = text(entry.key);
        if (!name)
            return std::nullopt;
        auto value = dplAttribute(entry.value);
        if (!value) {
            isWrong(entry.value, "numbers, strings, and lists of them as attributes");
            return std::nullopt;
        }
        found.emplace_back(std::move(*name), std::move(*value));
    }
    return found;
}

PythonValue callTvmFunction(const PythonAsk& ask, const TvmFunctionRow& row,
                            const PythonArguments& arguments, PythonValue self)
{
    PythonArguments all = arguments;
    if (self.isValid())
        all.positional.insert(all.positional.begin(), self);
    auto call = DplCall::bind(ask, row.name, row.parameters, all);
    if (!call)
        return {};
    const PythonValue made = row.function(*call);
    return ask.runtime.isStopped() ? PythonValue() : call->result(made);
}

} // namespace fusewright
