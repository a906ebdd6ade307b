// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <string>
#include <vector>

namespace fusewright {

class TorchHost;

/// An object of `StableHLOCompositeBuilder`: what it was told in a call.
class CompositeBuilder : public PythonHostObject {
public:
    CompositeBuilder(PythonValue called, PythonValue table) : m_called(called), m_table(table) { }

    PythonValue called() const { return m_called; }
    PythonValue table() const { return m_table; }
    const std::vector<PythonValue>& inputs() const { return m_inputs; }
    const std::vector<PythonValue>& outputs() const { return m_outputs; }

    std::string typeName() const override { return "StableHLOCompositeBuilder"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    /// Its `id` may be set, which nobody needs here.
    bool setAttribute(const PythonAsk&, std::string_view name, PythonValue) override
    {
        return name == "id";
    }
    /// `mark_inputs` or `mark_outputs`: gives back what it is given.
    PythonValue mark(const PythonAsk& ask, bool areInputs, const PythonArguments& arguments);

private:
    PythonValue m_called;
    PythonValue m_table; ///< Of attributes; None where it has none.
    std::vector<PythonValue> m_inputs;
    std::vector<PythonValue> m_outputs;
};

/// The class `StableHLOCompositeBuilder`.
class CompositeBuilderClass : public PythonHostObject {
public:
    explicit CompositeBuilderClass(TorchHost& host) : m_host(host) { }

    std::string typeName() const override { return "type"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    TorchHost& m_host;
};

} // namespace fusewright
