// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"
#include "engine/python/python_tree.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class PythonRuntime;
struct PythonProgram;
struct PythonReading;

/// A line at which a function decided: a condition, a return, a raise or an assert.
struct PythonDecision {
    enum class Kind : std::uint8_t { Condition, Return, Raise, Assert };

    Kind kind = Kind::Condition;
    PythonPlace statement;
    PythonPlace place;       ///< The part of the expression that decided.
    std::string_view what;   ///< As it is written: `shape[-1] % 4`
    PythonValue value;       ///< Of the whole expression.
    PythonValue partValue;   ///< Of the part that decided.
    bool isCall = false;     ///< That part is a call.
    std::size_t depth = 0;   ///< Calls around it.
    bool isConstant = false; ///< The expression reads nothing: `return False`.
    /// From which `saw` is told: most decisions are never asked.
    const PythonProgram* program = nullptr;
    std::shared_ptr<const PythonReading> reading;
    PythonNodeId part;

    /// With the values that were read: `66 % 4 = 2`. As long as those are there.
    std::string saw(PythonRuntime& runtime) const;
};

/// Is told what functions decide, while they run.
class PythonListener {
public:
    virtual ~PythonListener() = default;
    virtual void decided(const PythonDecision& decision) = 0;
};

/// Keeps what decided the outermost call: the reason for what it returned or raised. Where that is
/// what a function returned that was called there, it is the reason of that function.
class PythonDecisionLog : public PythonListener {
public:
    void decided(const PythonDecision& decision) override;

    /// Null before anything was decided. Of a constant that is returned under a condition, the
    /// condition.
    const PythonDecision* last() const;
    /// The `return`, `raise` or `assert` itself; null when the end was reached without.
    const PythonDecision* end() const;
    void clear();

private:
    /// The latest call at a depth.
    struct Level {
        std::vector<PythonDecision> conditions; ///< The latest last.
        std::optional<PythonDecision> end;
        PythonPlace asked; ///< The part that decided the last condition.

        const PythonDecision* reason() const;
    };

    std::map<std::size_t, Level> m_levels; ///< By depth.
};

} // namespace fusewright
