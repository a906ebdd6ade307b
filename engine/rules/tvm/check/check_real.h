// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <string>
#include <string_view>

namespace fusewright {

/// A number with a fraction among the arguments of a call: `tvm.tir.FloatImm`.
class CheckReal : public CheckObject {
public:
    CheckReal(CheckScene& scene, double value) : CheckObject(scene, CheckKind::Real), m_value(value)
    {
    }

    double value() const { return m_value; }

    std::string text() const override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue reflected(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue compare(const PythonAsk& ask, PythonComparison which, PythonValue other) override;
    PythonValue truth(const PythonAsk& ask) override;
    PythonValue absolute(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override { return " span ty struct_info astype "; }

private:
    double m_value;
};

/// A number of a call as TVM has it: an `IntImm`, a `FloatImm`; anything else as it is.
PythonValue makeNumber(CheckScene& scene, PythonValue number);

} // namespace fusewright
