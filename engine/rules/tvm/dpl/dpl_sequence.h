// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_call.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// How one pattern of a sequence uses the one before, as a copy of the sequence says it.
struct DplStep {
    std::int64_t index = -1;
    bool isOnly = true;
};

/// Patterns that use each other: `a ^ b >> c`. Its methods and operators lead from its last pattern
/// to the first one of the other.
class DplSequence : public PythonHostObject {
public:
    DplSequence(std::vector<DplObject*> patterns, std::vector<DplStep> steps)
        : m_patterns(std::move(patterns)), m_steps(std::move(steps))
    {
    }

    const std::vector<DplObject*>& patterns() const { return m_patterns; }
    /// One fewer than patterns.
    const std::vector<DplStep>& steps() const { return m_steps; }

    std::string typeName() const override { return "PatternSeq"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;

private:
    std::vector<DplObject*> m_patterns;
    std::vector<DplStep> m_steps;
};

/// Whether `^` or `>>`, of which both are joins.
bool isDplJoin(PythonOperator which);
/// `left ^ right` or `left >> right`, each a pattern or a sequence, which the context takes note
/// of; nothing without raising for anything else.
PythonValue joinDpl(const PythonAsk& ask, PythonValue left, PythonValue right, DplStep step);
/// What `used_by` and `only_used_by` do.
PythonValue joinByMethod(DplCall& call, bool isOnly);
/// Another object that asks for the same.
PythonValue duplicateDpl(const PythonAsk& ask, const DplObject& pattern);
/// A method, taken from a pattern or a sequence.
PythonValue boundDplMethod(const PythonAsk& ask, const TvmFunctionRow& row, PythonValue self);
/// What the function of this name does.
PythonValue makeSequence(DplCall& call);

} // namespace fusewright
