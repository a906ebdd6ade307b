// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_call.h"

#include <vector>

namespace fusewright {

/// Patterns that use each other: `a ^ b >> c`. Says nothing that `FuseOpsByPattern` heeds.
class DplSequence : public PythonHostObject {
public:
    explicit DplSequence(std::vector<DplObject*> patterns) : m_patterns(std::move(patterns)) { }

    const std::vector<DplObject*>& patterns() const { return m_patterns; }

    std::string typeName() const override { return "PatternSeq"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;

private:
    std::vector<DplObject*> m_patterns;
};

/// `left ^ right`, each a pattern or a sequence; nothing without raising for anything else.
PythonValue joinDpl(const PythonAsk& ask, PythonValue left, PythonValue right);
/// The host takes note that the file says how patterns use each other.
void noteContextUse(const PythonAsk& ask);
/// Another object that asks for the same.
PythonValue duplicateDpl(const PythonAsk& ask, const DplObject& pattern);
/// A method, taken from a pattern or a sequence.
PythonValue boundDplMethod(const PythonAsk& ask, const TvmFunctionRow& row, PythonValue self);

} // namespace fusewright
