// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/python/eval/evaluation_kit.h"

#include "engine/support/source_text.h"

namespace fusewright::test {

PythonValue TracedObject::made(const PythonAsk& ask, std::string text) const
{
    return PythonValue(ask.runtime.heap().make<TracedObject>(std::move(text)));
}

PythonValue TracedObject::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "missing" || name.starts_with("__"))
        return {};
    return made(ask, m_written + '.' + std::string(name));
}

PythonValue TracedObject::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    std::string text = m_written + '(';
    for (const PythonValue each : arguments.positional)
        text += (text.back() == '(' ? "" : ", ") + ask.runtime.repr(each).value_or("?");
    for (const PythonKeyword& each : arguments.keywords)
        text += (text.back() == '(' ? "" : ", ") + each.name + '='
            + ask.runtime.repr(each.value).value_or("?");
    return made(ask, text + ')');
}

PythonValue TracedObject::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return made(ask,
                '(' + m_written + ' ' + std::string(namesOf(which).symbol) + ' '
                    + ask.runtime.repr(other).value_or("?") + ')');
}

PythonValue TracedObject::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return made(ask,
                '(' + ask.runtime.repr(other).value_or("?") + ' '
                    + std::string(namesOf(which).symbol) + ' ' + m_written + ')');
}

PythonValue TracedObject::unary(const PythonAsk& ask, PythonUnary which)
{
    return made(ask, std::string(symbolOf(which)) + m_written);
}

PythonValue TracedObject::item(const PythonAsk& ask, PythonValue index)
{
    return made(ask, m_written + '[' + ask.runtime.repr(index).value_or("?") + ']');
}

PythonValue TracedObject::truth(const PythonAsk& ask)
{
    return ask.raise("TypeError",
                     "symbolically traced variables cannot be used as inputs to control flow");
}

bool TracedObject::derive(const PythonAsk& ask, PythonClass& derived)
{
    static_cast<TestHost&>(ask.runtime.host()).derived += derived.name + ' ';
    return true;
}

PythonValue TracedObject::inherited(const PythonAsk& ask, PythonValue, std::string_view name)
{
    return name == "from_host" ? ask.runtime.string(m_written) : PythonValue();
}

PythonValue TracedObject::enter(const PythonAsk& ask)
{
    dynamic_cast<TestHost&>(ask.runtime.host()).blocks += "in " + m_written + ' ';
    return made(ask, "as " + m_written);
}

void TracedObject::leave(const PythonAsk& ask)
{
    dynamic_cast<TestHost&>(ask.runtime.host()).blocks += "out " + m_written + ' ';
}

PythonValue TestHost::module(const PythonAsk& ask, std::string_view dotted)
{
    if (dotted != "torch" && !dotted.starts_with("torch."))
        return {};
    return PythonValue(ask.runtime.heap().make<TracedObject>(std::string(dotted)));
}

std::optional<std::pair<std::string, std::string>> TestHost::moduleText(std::string_view dotted,
                                                                        const SourceText&)
{
    const auto found = files.find(dotted);
    if (found == files.end())
        return std::nullopt;
    return std::pair(std::string(dotted) + ".py", found->second);
}

std::optional<std::string> TestHost::environment(std::string_view name)
{
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional(found->second);
}

Evaluated::Evaluated(std::string text, PythonLimits limits,
                     std::map<std::string, std::string, std::less<>> files)
    : evaluator(host, limits)
{
    host.files = std::move(files);
    host.variables = {{"FLAG", "1"}};
    module = evaluator.runModule("a.py", std::move(text), findings);
}

PythonValue Evaluated::value(std::string_view name) const
{
    return module ? module->scope->names.find(name) : PythonValue();
}

std::string Evaluated::shown(std::string_view name)
{
    const PythonValue found = value(name);
    if (found.is(PythonType::Unknown)) {
        std::string text = "unknown:";
        for (const PythonUnknownStep& step : pythonOrigin(found))
            text += ' ' + step.sentence;
        return text;
    }
    if (!found.isValid())
        return "nothing";
    const std::string text = evaluator.runtime().repr(found).value_or("?");
    evaluator.runtime().goOn();
    return text;
}

std::string Evaluated::shown(const PythonOutcome& outcome)
{
    if (!outcome.hasValue())
        return errorText(outcome.error);
    return evaluator.runtime().repr(outcome.value).value_or("?");
}

std::string Evaluated::firstError() const
{
    return evaluator.errors().empty() ? std::string() : errorText(evaluator.errors().front());
}

PythonOutcome Evaluated::call(std::string_view name, std::vector<PythonValue> arguments)
{
    return evaluator.call(value(name), {std::move(arguments), {}});
}

std::string errorText(const PythonError& error)
{
    const std::string line =
        error.place.source ? " @" + std::to_string(error.place.range().begin.line) : std::string();
    const std::string_view type = error.stop == PythonStop::Unknown ? "unknown"
        : error.stop == PythonStop::Budget                          ? "budget"
                                                                    : std::string_view(error.type);
    return std::string(type) + ": " + error.message + line;
}

} // namespace fusewright::test
