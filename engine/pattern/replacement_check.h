// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement_builder.h"

#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// Looks through a replacement that is not finished for everything that is wrong with it.
class ReplacementCheck {
public:
    ReplacementCheck(const Pattern& pattern, const Replacement& replacement);

    std::vector<ReplacementFault> faults();
    std::uint32_t depth() const { return m_depth; }

private:
    using Kind = ReplacementFault::Kind;
    enum class Wanted : std::uint8_t { Operand, Bool, Whole, Number, ElementType, Scalar };
    /// The innermost loop that an expression uses; those it uses may exclude each other.
    struct LoopUse {
        LoopId loop;
        bool isPossible = true;
    };

    void checkNesting();
    void findLoopUses();
    LoopUse joined(LoopUse a, LoopUse b) const;
    void checkLoops();
    void checkPart(PartId id);
    void checkKind(const ReplacementPart& part);
    void checkCount(const ReplacementPart& part);
    void checkRepeat(const ReplacementPart& part);
    void checkOperands(const ReplacementPart& part);
    void checkOperand(const ReplacementPart& part, const PartOperand& operand);
    void checkUse(LoopId scope, const PartOperand& operand);
    void checkAttributes(const ReplacementPart& part);
    void checkFacts(const ReplacementPart& part);
    void checkFact(const ReplacementPart& part, const MadeFact& fact);
    void checkResults();
    void checkResult(const ReplacedResult& result);
    bool givesItself(const ReplacedResult& result) const;
    void need(ExpressionId expression, Wanted wanted, LoopId loop);
    void allow(ExpressionId expression, Wanted wanted, LoopId loop);
    void add(Kind kind);
    bool isWithin(LoopId inner, LoopId outer) const;

    const Pattern& m_pattern;
    const Replacement& m_replacement;
    std::vector<LoopUse> m_loopUse;      ///< By expression.
    std::vector<std::uint32_t> m_depths; ///< By loop.
    std::uint32_t m_depth = 0;
    ReplacementFault m_at; ///< Where it is checked now.
    std::vector<ReplacementFault> m_faults;
};

} // namespace fusewright
