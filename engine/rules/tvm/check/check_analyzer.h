// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <string_view>

namespace fusewright {

/// `tvm.arith.Analyzer`, as far as sizes need it that are numbers or plain variables.
class CheckAnalyzer : public CheckObject {
public:
    CheckAnalyzer() : CheckObject(CheckKind::Analyzer) { }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;
    std::string_view others() const override
    {
        return " bind const_int_bound modular_set canonical_simplify rewrite_simplify "
               "can_prove_greater_equal can_prove_less int_set update ";
    }
};

/// As a truth: whether both sizes are proven to be equal.
PythonValue provenEqual(const PythonAsk& ask, PythonValue left, PythonValue right);

} // namespace fusewright
