// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <string>

namespace fusewright {

/// A tensor that the program makes itself. Nothing is known of it but that it is one.
class TorchTensor : public PythonHostObject {
public:
    explicit TorchTensor(bool isParameter = false) : m_isParameter(isParameter) { }

    bool isParameter() const { return m_isParameter; }

    std::string typeName() const override { return m_isParameter ? "Parameter" : "Tensor"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue truth(const PythonAsk& ask) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

    /// What a method does: a call where a proxy takes part, else another tensor.
    PythonValue callMethod(const PythonAsk& ask, std::string_view name,
                           const PythonArguments& arguments);

private:
    bool m_isParameter;
};

/// A constant that torch writes by its name: `torch.float32`, `torch.device('cpu')`.
class TorchConstant : public PythonHostObject {
public:
    TorchConstant(std::string ofType, std::string inPython)
        : m_type(std::move(ofType)), m_written(std::move(inPython))
    {
    }

    std::string typeName() const override { return m_type; }
    std::string text() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;

    /// As it is written in Python.
    const std::string& written() const { return m_written; }

private:
    std::string m_type;
    std::string m_written;
};

/// An object of a class of `torch.nn`.
class TorchLayer : public PythonHostObject {
public:
    TorchLayer(std::string path, PythonArguments arguments);

    const std::string& path() const { return m_path; }
    const PythonArguments& arguments() const { return m_arguments; }

    std::string typeName() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    std::string m_path;
    PythonArguments m_arguments;
};

TorchTensor* asTensor(PythonValue value);
TorchConstant* asConstant(PythonValue value);
TorchLayer* asLayer(PythonValue value);

} // namespace fusewright
