// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_evaluator.h"
#include "engine/support/diagnostic.h"

#include <map>
#include <string>

namespace fusewright::test {

/// A value of the host that writes down what is done with it: `(x.add(1) * y)`.
class TracedObject : public PythonHostObject {
public:
    explicit TracedObject(std::string written) : m_written(std::move(written)) { }

    std::string typeName() const override { return "Proxy"; }
    std::string text() const override { return m_written; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue truth(const PythonAsk& ask) override;
    /// One that is called a block may stand after `with`.
    bool entersBlocks() const override { return m_written.find("block") != std::string::npos; }
    PythonValue enter(const PythonAsk& ask) override;
    void leave(const PythonAsk& ask) override;
    bool derive(const PythonAsk& ask, PythonClass& derived) override;
    PythonValue inherited(const PythonAsk& ask, PythonValue self, std::string_view name) override;

private:
    PythonValue made(const PythonAsk& ask, std::string text) const;

    std::string m_written;
};

/// A host with texts beside the program, a module `torch` of traced objects, and an environment.
class TestHost : public PythonHost {
public:
    PythonValue module(const PythonAsk& ask, std::string_view dotted) override;
    std::optional<std::pair<std::string, std::string>>
    moduleText(std::string_view dotted, const SourceText& importer) override;
    std::optional<std::string> environment(std::string_view name) override;

    std::map<std::string, std::string, std::less<>> files;
    std::map<std::string, std::string, std::less<>> variables;
    std::string derived; ///< Names of classes that derive from a traced object.
    std::string blocks;  ///< Blocks that were entered and left.
};

/// A program that was run.
struct Evaluated {
    explicit Evaluated(std::string text, PythonLimits limits = {},
                       std::map<std::string, std::string, std::less<>> files = {});

    PythonValue value(std::string_view name) const;
    /// As `repr` gives it; `unknown: …` with its origin.
    std::string shown(std::string_view name);
    std::string shown(const PythonOutcome& outcome);
    /// `ValueError: text @3`, or empty.
    std::string firstError() const;
    PythonOutcome call(std::string_view name, std::vector<PythonValue> arguments = {});

    TestHost host;
    PythonEvaluator evaluator;
    Diagnostics findings;
    PythonModule* module;
};

std::string errorText(const PythonError& error);

} // namespace fusewright::test
