// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/rules/tvm/dpl/tvm_name.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// An operator as a value: `tvm.ir.Op.get("relax.add")`.
class TvmOperator : public PythonHostObject {
public:
    explicit TvmOperator(std::string name) : m_name(std::move(name)) { }

    const std::string& name() const { return m_name; }
    std::string typeName() const override { return "Op"; }
    std::string text() const override { return "Op(" + m_name + ')'; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;

private:
    std::string m_name;
};

/// An extent that is known when the model runs: `tir.Var("n", "int64")`. Also what is calculated
/// with some, as it is written.
class TvmSymbol : public PythonHostObject {
public:
    explicit TvmSymbol(std::string written) : m_written(std::move(written)) { }

    const std::string& written() const { return m_written; }
    std::string typeName() const override { return "Var"; }
    std::string text() const override { return m_written; }
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;

private:
    std::string m_written;
};

/// A tensor's type: `relax.TensorStructInfo((2, n), "float32")`, `R.Tensor(…)`.
class TvmTensorType : public PythonHostObject {
public:
    TvmTensorType(std::optional<std::vector<DplExtent>> extents, std::string element)
        : m_extents(std::move(extents)), m_element(std::move(element))
    {
    }

    /// Nothing where the shape is not told.
    const std::optional<std::vector<DplExtent>>& extents() const { return m_extents; }
    /// Empty where it is not told.
    const std::string& element() const { return m_element; }
    std::string typeName() const override { return "TensorType"; }

private:
    std::optional<std::vector<DplExtent>> m_extents;
    std::string m_element;
};

/// What does nothing here but take what it is given: decorators, a pass, a context.
class TvmQuietObject : public PythonHostObject {
public:
    explicit TvmQuietObject(std::string name) : m_name(std::move(name)) { }

    std::string typeName() const override { return m_name; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    /// A decorator gives back what stands below it; anything else is unknown.
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    bool entersBlocks() const override { return true; }

private:
    std::string m_name;
};

TvmOperator* asTvmOperator(PythonValue value);
TvmSymbol* asTvmSymbol(PythonValue value);
TvmTensorType* asTvmTensorType(PythonValue value);
/// What a decorator is given, where it is a function or a class.
PythonValue decoratedBy(const PythonArguments& arguments);

} // namespace fusewright
