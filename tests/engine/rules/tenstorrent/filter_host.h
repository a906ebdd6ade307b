// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"
#include "engine/support/diagnostic.h"

#include <map>
#include <string>
#include <string_view>

namespace fusewright::test {

/// A name of torch: `torch.float32`, `torch.nn.functional`. Each is there once.
class FilterTorchName : public PythonHostObject {
public:
    explicit FilterTorchName(std::string dotted) : m_dotted(std::move(dotted)) { }

    std::string typeName() const override { return "torch"; }
    std::string text() const override { return m_dotted; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue hasInstance(const PythonAsk& ask, PythonValue value) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

private:
    std::string m_dotted;
};

/// A host with torch as nothing but names, and the base class of providers.
class FilterTestHost : public PythonHost {
public:
    PythonValue module(const PythonAsk& ask, std::string_view dotted) override;
    std::optional<std::pair<std::string, std::string>>
    moduleText(std::string_view dotted, const SourceText& importer) override;

    PythonValue torchName(PythonRuntime& runtime, std::string_view dotted);

private:
    std::map<std::string, PythonValue, std::less<>> m_names;
};

/// A file of filters that was run.
struct FilterProgram {
    explicit FilterProgram(std::string text);

    PythonValue value(std::string_view name) const;
    TorchNames torchNames();
    FilterAnswer ask(PythonValue filter, const FilterGround& ground);

    FilterTestHost host;
    PythonEvaluator evaluator;
    Diagnostics findings;
    PythonModule* module;
};

} // namespace fusewright::test
