// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_host.h"

#include "engine/rules/tenstorrent/filter/host_names.h"

namespace fusewright::test {

namespace {

constexpr std::string_view baseClass = "class FusionProvider:\n"
                                       "    default_enabled = True\n"
                                       "    @staticmethod\n"
                                       "    def match_filter(*args, **kwargs):\n"
                                       "        return True\n"
                                       "    def get_match_filters(self):\n"
                                       "        return [self.match_filter]\n"
                                       "    def get_patterns(self):\n"
                                       "        return [(self.pattern, self.replacement)]\n";

FilterTestHost& hostOf(const PythonAsk& ask)
{
    return static_cast<FilterTestHost&>(ask.runtime.host());
}

} // namespace

PythonValue FilterTorchName::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "is_complex")
        return PythonValue::boolean(m_dotted.starts_with("torch.complex"));
    if (name == "is_floating_point")
        return PythonValue::boolean(m_dotted.find("float") != std::string::npos);
    if (name.starts_with("__"))
        return {};
    return hostOf(ask).torchName(ask.runtime, m_dotted + '.' + std::string(name));
}

PythonValue FilterTorchName::call(const PythonAsk& ask, const PythonArguments&)
{
    return hostOf(ask).torchName(ask.runtime, m_dotted + "()");
}

PythonValue FilterTorchName::hasInstance(const PythonAsk&, PythonValue value)
{
    return value.is(PythonType::Host) ? PythonValue() : PythonValue::boolean(false);
}

PythonValue FilterTorchName::isInstanceOf(const PythonAsk&, PythonValue wanted)
{
    return wanted.is(PythonType::Host) ? PythonValue::boolean(false) : PythonValue();
}

PythonValue FilterTestHost::torchName(PythonRuntime& runtime, std::string_view dotted)
{
    if (const auto found = m_names.find(dotted); found != m_names.end())
        return found->second;
    const PythonValue made(runtime.heap().make<FilterTorchName>(std::string(dotted)));
    runtime.heap().keep();
    m_names.emplace(std::string(dotted), made);
    return made;
}

PythonValue FilterTestHost::module(const PythonAsk& ask, std::string_view dotted)
{
    const bool isOfTorch = dotted == "torch" || dotted.starts_with("torch.");
    return isOfTorch ? torchName(ask.runtime, dotted) : PythonValue();
}

std::optional<std::pair<std::string, std::string>>
FilterTestHost::moduleText(std::string_view dotted, const SourceText&)
{
    if (dotted == "tt_torch")
        return std::pair(std::string("tt_torch.py"), std::string());
    if (dotted == "tt_torch.fusion_providers")
        return std::pair(std::string("fusion_providers.py"), std::string(baseClass));
    return std::nullopt;
}

FilterProgram::FilterProgram(std::string text)
    : evaluator(host), module(evaluator.runModule("a.py", std::move(text), findings))
{
}

PythonValue FilterProgram::value(std::string_view name) const
{
    return module ? module->scope->names.find(name) : PythonValue();
}

TorchNames FilterProgram::torchNames()
{
    return namesOfHost(evaluator.runtime());
}

FilterAnswer FilterProgram::ask(PythonValue filter, const FilterGround& ground)
{
    WorkBudget budget(1'000'000);
    return askFilter(evaluator, filter, ground, torchNames(), budget);
}

} // namespace fusewright::test
