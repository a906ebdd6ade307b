// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tvm/check/check_question.h"
#include "engine/support/diagnostic.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A name of TVM or numpy: `tvm.relax.Call`. Each is there once.
class CheckTestName : public PythonHostObject {
public:
    explicit CheckTestName(std::string dotted) : m_dotted(std::move(dotted)) { }

    const std::string& dotted() const { return m_dotted; }

    std::string typeName() const override { return "tvm"; }
    std::string text() const override { return m_dotted; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue hasInstance(const PythonAsk& ask, PythonValue value) override;

private:
    std::string m_dotted;
};

/// A host with TVM as nothing but names, and the functions that checks call.
class CheckTestHost : public PythonHost {
public:
    PythonValue module(const PythonAsk& ask, std::string_view dotted) override;
    PythonValue name(PythonRuntime& runtime, std::string_view dotted);

private:
    std::map<std::string, PythonValue, std::less<>> m_names;
};

/// A file of checks that was run, and a graph that they are asked about.
struct CheckProgram {
    /// The model is a graph in JSON, or a module in TVMScript.
    CheckProgram(std::string text, std::string_view model);

    PythonValue value(std::string_view name) const;
    /// A node, `node.1` for an item of its result, or a value that no node makes.
    CheckedExpression expression(std::string_view name) const;
    /// Each label as `label=node`; the first one is the root, and all nodes are members.
    CheckQuestion question(const std::vector<std::string>& labels,
                           const std::vector<std::string>& members) const;
    TvmCheckAnswer ask(std::string_view check, const CheckQuestion& asked);
    TvmNameOf names() const;

    CheckTestHost host;
    PythonEvaluator evaluator;
    Diagnostics findings;
    PythonModule* module;
    std::shared_ptr<const Graph> graph;
};

/// `true`, `false what | saw`, `raises what`, `unknown: why`.
std::string shownAnswer(const TvmCheckAnswer& answer);

} // namespace fusewright::test
