// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"

#include <string>
#include <string_view>

namespace fusewright {

/// A name of TVM's, whatever it stands for: `tvm.relax.Call`, `tvm.relax.dpl.wildcard`.
///
/// Each dotted name is one object of a program. Those that the pattern language needs can be
/// called; the others give what nobody knows without running TVM. Whether a value is an instance
/// of one is decided by `TvmHost::isInstance`, then by the value.
class TvmName : public PythonHostObject {
public:
    explicit TvmName(std::string dotted) : m_name(std::move(dotted)) { }

    const std::string& name() const { return m_name; }
    /// `Call` of `tvm.relax.Call`.
    std::string_view lastName() const;

    std::string typeName() const override { return "type"; }
    std::string text() const override { return m_name; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    /// A union of types is a tuple of them.
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    /// `tvm.ir.Array[Expr]` is the type itself.
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue hasInstance(const PythonAsk& ask, PythonValue value) override;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue type) override;
    /// What a class of TVM's has is not known.
    PythonValue inherited(const PythonAsk& ask, PythonValue self, std::string_view name) override;

private:
    std::string m_name;
};

/// Null for what is none.
TvmName* asTvmName(PythonValue value);

} // namespace fusewright
