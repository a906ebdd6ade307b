// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <string>
#include <string_view>

namespace fusewright {

/// A function that torch has in C++.
class TorchNative : public PythonHostObject {
public:
    TorchNative(std::string path, const std::vector<TorchSignature>& signatures)
        : m_path(std::move(path)), m_signatures(&signatures)
    {
    }

    const std::string& path() const { return m_path; }

    std::string typeName() const override { return "builtin_function_or_method"; }
    std::string text() const override { return "<built-in method " + name() + '>'; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    std::string name() const { return m_path.substr(m_path.rfind('.') + 1); }

    std::string m_path;
    const std::vector<TorchSignature>* m_signatures;
};

/// A function that torch has in Python.
class TorchFunction : public PythonHostObject {
public:
    explicit TorchFunction(std::string path) : m_path(std::move(path)) { }

    const std::string& path() const { return m_path; }

    std::string typeName() const override { return "function"; }
    std::string text() const override { return "<function " + m_path + '>'; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    std::string m_path;
};

/// An operator of `torch.ops.aten`, or one overload of it.
class TorchOperator : public PythonHostObject {
public:
    TorchOperator(std::string name, std::string overload)
        : m_name(std::move(name)), m_overload(std::move(overload))
    {
    }

    /// `torch.ops.aten.add.Tensor`
    std::string path() const;
    bool isOverload() const { return !m_overload.empty(); }

    std::string typeName() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    std::string m_name;
    std::string m_overload;
};

/// Calls the function of a path in the catalogue; unknown where there is none.
PythonValue callTorch(const PythonAsk& ask, std::string_view path,
                      const PythonArguments& arguments);
/// The path that a function of torch has as the target of a call; empty for any other value.
std::string torchPathOf(PythonValue value);
/// The path of an overload; empty for any other value.
std::string torchOverloadOf(PythonValue value);

} // namespace fusewright
