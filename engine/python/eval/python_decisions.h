// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <string>
#include <vector>

namespace fusewright {

/// A line at which a function decided: a condition, a return, a raise or an assert.
struct PythonDecision {
    enum class Kind : std::uint8_t { Condition, Return, Raise, Assert };

    Kind kind = Kind::Condition;
    PythonPlace statement;
    PythonPlace place;       ///< The part of the expression that decided.
    std::string what;        ///< As it is written: `shape[-1] % 4`
    std::string saw;         ///< With the values that were read: `66 % 4 = 2`
    PythonValue value;       ///< Of the whole expression.
    std::size_t depth = 0;   ///< Calls around it.
    bool isConstant = false; ///< The expression reads nothing: `return False`.
};

/// Is told what functions decide, while they run.
class PythonListener {
public:
    virtual ~PythonListener() = default;
    virtual void decided(const PythonDecision& decision) = 0;
};

/// Keeps what decided the outermost call: the reason for what it returned or raised.
class PythonDecisionLog : public PythonListener {
public:
    void decided(const PythonDecision& decision) override;

    /// Null before anything was decided. Of a constant that is returned under a condition, the
    /// condition.
    const PythonDecision* last() const;
    /// The `return`, `raise` or `assert` itself; null when the end was reached without.
    const PythonDecision* end() const { return m_hasEnd ? &m_end : nullptr; }
    void clear();

private:
    std::size_t m_depth = 0;
    bool m_hasEnd = false;
    PythonDecision m_end;
    std::vector<PythonDecision> m_conditions; ///< Of the outermost call, the latest last.
};

} // namespace fusewright
