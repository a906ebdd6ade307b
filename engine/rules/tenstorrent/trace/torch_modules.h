// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <functional>
#include <string>
#include <string_view>

namespace fusewright {

/// A module of torch: `torch.nn.functional`.
class TorchModule : public PythonHostObject {
public:
    explicit TorchModule(std::string path) : m_path(std::move(path)) { }

    std::string typeName() const override { return "module"; }
    std::string text() const override { return "<module '" + m_path + "'>"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;

private:
    std::string m_path;
};

/// A class of torch, or something else that is called: `torch.device`, `torch.nn.ReLU`.
class TorchClass : public PythonHostObject {
public:
    explicit TorchClass(std::string path) : m_path(std::move(path)) { }

    const std::string& path() const { return m_path; }

    std::string typeName() const override { return "type"; }
    std::string text() const override { return "<class '" + m_path + "'>"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue hasInstance(const PythonAsk& ask, PythonValue value) override;

private:
    std::string m_path;
};

/// Names whose values nobody needs: loggers, warnings, what stands after `with`.
class QuietObject : public PythonHostObject {
public:
    explicit QuietObject(std::string name) : m_name(std::move(name)) { }

    std::string typeName() const override { return m_name; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    bool entersBlocks() const override { return true; }

private:
    std::string m_name;
};

/// A module of Python's own whose functions torch.fx records: `math`, `operator`; `numpy`.
class WrappedModule : public PythonHostObject {
public:
    explicit WrappedModule(std::string name) : m_name(std::move(name)) { }

    std::string typeName() const override { return "module"; }
    std::string text() const override { return "<module '" + m_name + "'>"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;

private:
    std::string m_name;
};

/// A function whose calls are recorded as one operator of that name where a proxy takes part.
PythonValue wrappedFunction(PythonRuntime& runtime, std::string name, PythonValue inner);

bool isTorchModule(std::string_view path);
/// Whatever a name of torch stands for; unknown where nothing is known of it.
PythonValue torchName(const PythonAsk& ask, std::string_view module, std::string_view name);
/// `TorchHost::kept`, where the host is one.
PythonValue keptByHost(const PythonAsk& ask, const std::string& path,
                       const std::function<PythonValue()>& make);

} // namespace fusewright
