// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/replacement_part.h"
#include "engine/rules/rule.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Makes a rule that wraps one operator into a composite: its operands and, of its attributes,
/// those that are asked for.
class CompositeMaker {
public:
    /// `sources` are the operators by their native names; they have so many operands.
    CompositeMaker(std::string_view composite, std::initializer_list<std::string_view> sources,
                   OperandCount operands);

    ExpressionId make(ExpressionOp op, std::initializer_list<ExpressionId> operands,
                      ExpressionPayload payload = {})
    {
        return m_builder.expressions().add(op, operands, std::move(payload));
    }
    template <class T>
    ExpressionId literal(T value)
    {
        return m_builder.expressions().addLiteral(Scalar::of(value));
    }
    /// What the operator gives.
    ExpressionId whole() { return make(ExpressionOp::Whole, {}); }
    ExpressionId operand(std::uint64_t index)
    {
        return make(ExpressionOp::InputOf, {whole(), literal(index)});
    }
    ExpressionId isGiven(std::string_view attribute);
    /// An attribute of the operator, or its usual value.
    ExpressionId attributeOf(std::string_view name, ExpressionId usual);
    /// False only where the type is known to be another one.
    ExpressionId mayBe(ExpressionId operand, DataType type);
    /// False only where the type is known to be this one.
    ExpressionId mayBeOther(ExpressionId operand, DataType type);

    /// Must hold; all of them must.
    void check(ExpressionId condition) { m_checks.push_back(condition); }
    void setJudge(std::shared_ptr<const MatchJudge> judge) { m_judge = std::move(judge); }
    /// An attribute of the composite.
    void set(std::string_view name, ExpressionId value);
    /// An attribute that is taken over as it is, where the operator has it.
    void take(std::string_view name, std::string_view source);
    /// All operands but the first are cast to its type where theirs is another one.
    void castOthers() { m_castsOthers = true; }
    /// Only these operands are inputs of the composite.
    void takeOperands(std::initializer_list<std::uint64_t> operands) { m_taken = operands; }
    /// An attribute that is a list.
    void setList(std::string_view name, std::initializer_list<ExpressionId> values);
    /// What it gives is what inference says, not what the operator gave.
    void inferResults() { m_infersResults = true; }

    Rule rule();

private:
    PartId add(ReplacementPart part);
    PartId addCast(PartId operand, ExpressionId value, LoopId loop);
    PartId addOperands();
    std::vector<PartOperand> operands();
    ExpressionId all(const std::vector<ExpressionId>& conditions);
    RulePattern built();

    std::string m_composite;
    PatternBuilder m_builder;
    EntryId m_entry;
    std::vector<ExpressionId> m_checks;
    std::vector<PartAttribute> m_attributes;
    std::vector<ReplacementLoop> m_loops;
    std::vector<ReplacementPart> m_parts;
    std::shared_ptr<const MatchJudge> m_judge;
    std::vector<std::uint64_t> m_taken; ///< Empty for all.
    bool m_castsOthers = false;
    bool m_infersResults = false;
};

} // namespace fusewright
