// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/check/check_host.h"

#include "engine/rules/tvm/check/tvm_functions.h"
#include "tests/engine/kit/read_text.h"

namespace fusewright::test {

namespace {

CheckTestHost& checkHostOf(const PythonAsk& ask)
{
    return static_cast<CheckTestHost&>(ask.runtime.host());
}

} // namespace

PythonValue CheckTestName::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name.starts_with("__"))
        return {};
    return checkHostOf(ask).name(ask.runtime, m_dotted + '.' + std::string(name));
}

PythonValue CheckTestName::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    const PythonValue given = callTvmFunction(ask, m_dotted, arguments);
    if (given.isValid() || ask.runtime.isStopped())
        return given;
    return ask.unknown("`" + m_dotted + "` is called.");
}

PythonValue CheckTestName::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return which == PythonOperator::Or ? ask.runtime.tuple({PythonValue(*this), other})
                                       : PythonValue();
}

PythonValue CheckTestName::hasInstance(const PythonAsk&, PythonValue value)
{
    return value.is(PythonType::Host) ? PythonValue() : PythonValue::boolean(false);
}

PythonValue CheckTestHost::name(PythonRuntime& runtime, std::string_view dotted)
{
    if (const auto found = m_names.find(dotted); found != m_names.end())
        return found->second;
    const PythonValue made(runtime.heap().make<CheckTestName>(std::string(dotted)));
    runtime.heap().keep();
    m_names.emplace(std::string(dotted), made);
    return made;
}

PythonValue CheckTestHost::module(const PythonAsk& ask, std::string_view dotted)
{
    for (const std::string_view package : {"tvm", "numpy"}) {
        if (dotted == package || dotted.starts_with(std::string(package) + '.'))
            return name(ask.runtime, dotted);
    }
    return dotted == "..utils" ? name(ask.runtime, "tvm.relax.backend.utils") : PythonValue();
}

CheckProgram::CheckProgram(std::string text, std::string_view model)
    : evaluator(host),
      module(evaluator.runModule("a.py", std::move(text), findings)),
      graph(readBytes(model, model.starts_with('{') ? "a.json" : "a.py").model->graph)
{
}

PythonValue CheckProgram::value(std::string_view name) const
{
    return module ? module->scope->names.find(name) : PythonValue();
}

CheckedExpression CheckProgram::expression(std::string_view name) const
{
    CheckedExpression expression;
    const std::size_t dot = name.find('.');
    const std::size_t hash = name.find('#');
    const auto node = graph->findNode(name.substr(0, std::min(dot, hash)));
    if (node) {
        expression.call = *node;
        if (dot != std::string_view::npos)
            expression.item = static_cast<std::uint32_t>(name[dot + 1] - '0');
        if (hash != std::string_view::npos)
            expression.argument = static_cast<std::uint32_t>(name[hash + 1] - '0');
        return expression;
    }
    for (const ValueId value : graph->values()) {
        if (graph->valueName(value) == name)
            expression.value = value;
    }
    return expression;
}

CheckQuestion CheckProgram::question(const std::vector<std::string>& labels,
                                     const std::vector<std::string>& members) const
{
    CheckQuestion asked{.graph = *graph, .root = {}, .matched = {}, .annotations = {}};
    for (const std::string& label : labels) {
        const std::size_t equal = label.find('=');
        asked.annotations.emplace_back(label.substr(0, equal),
                                       expression(std::string_view(label).substr(equal + 1)));
    }
    asked.root = asked.annotations.front().second;
    for (const std::string& member : members)
        asked.matched.push_back(expression(member).call);
    return asked;
}

TvmNameOf CheckProgram::names() const
{
    return [](PythonValue value) -> std::string_view {
        const auto* const name =
            value.is(PythonType::Host) ? dynamic_cast<CheckTestName*>(value.object()) : nullptr;
        return name ? std::string_view(name->dotted()) : std::string_view();
    };
}

TvmCheckAnswer CheckProgram::ask(std::string_view check, const CheckQuestion& asked)
{
    WorkBudget budget(1'000'000);
    return askCheck(evaluator, value(check), asked, names(), budget);
}

std::string shownAnswer(const TvmCheckAnswer& answer)
{
    if (answer.outcome == Outcome::Unknown)
        return "unknown: " + answer.unknown;
    if (answer.outcome == Outcome::True)
        return "true";
    if (answer.raises)
        return "raises " + answer.what;
    return "false " + answer.what + " | " + answer.saw;
}

} // namespace fusewright::test
