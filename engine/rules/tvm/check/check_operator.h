// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <string>
#include <string_view>

namespace fusewright {

/// As what TVM calls a node of the graph.
struct RelaxOperator {
    std::string name;      ///< `relax.nn.conv2d`; empty where TVM has no name for it.
    bool isNative = false; ///< The graph has it as an operator of Relax.
    bool isKernel = false; ///< It is a `call_tir` of a function: `name` is that function's.
};

RelaxOperator relaxOperator(const Graph& graph, NodeId node);
/// `relax.nn.conv2d` for `R.nn.conv2d`; empty for what is no operator of Relax.
std::string relaxName(std::string_view nativeName);

/// An operator of TVM's: `tvm.ir.Op`. Equal to any other of its name.
class CheckOperator : public CheckObject {
public:
    CheckOperator(CheckScene& scene, std::string name)
        : CheckObject(scene, CheckKind::Operator), m_name(std::move(name))
    {
    }
    /// Of `tvm.ir.Op.get(…)`.
    explicit CheckOperator(std::string name)
        : CheckObject(CheckKind::Operator), m_name(std::move(name))
    {
    }

    std::string text() const override { return "Op(" + m_name + ')'; }
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override
    {
        return " get_attr has_attr num_inputs arguments op_type ";
    }

private:
    std::string m_name;
};

/// A function that a call names: `relax.GlobalVar`.
class CheckGlobal : public CheckObject {
public:
    CheckGlobal(CheckScene& scene, std::string name)
        : CheckObject(scene, CheckKind::Global), m_name(std::move(name))
    {
    }

    std::string text() const override { return "I.GlobalVar(\"" + m_name + "\")"; }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " struct_info ty checked_type span "; }

private:
    std::string m_name;
};

/// The same object for the same name.
PythonValue makeOperator(CheckScene& scene, std::string_view name);
PythonValue makeGlobal(CheckScene& scene, std::string_view name);

} // namespace fusewright
