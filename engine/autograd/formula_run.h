// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/derivative.h"
#include "engine/autograd/form_maker.h"
#include "engine/autograd/formula_term.h"
#include "engine/autograd/forward_operator.h"
#include "engine/autograd/operator_maker.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// Turns the formulas of one entry of the table into operators, at one forward operator.
class FormulaRun {
public:
    /// `gradients` are those of the results, invalid where there is none. All outlive it.
    FormulaRun(const Graph& graph, OperatorMaker& maker, const ForwardOperator& forward,
               const Derivative& entry, std::span<const ValueId> gradients);

    /// The gradient of an operand, which the entry does not leave out. Nothing where what the
    /// formula needs of the operator is not there; some operators may have been made then.
    std::optional<ValueId> gradientOf(std::size_t place);

private:
    using Term = FormulaTerm;

    void forgetPlace();
    void markNeeded(std::uint32_t root);
    bool evaluate(std::uint32_t step);
    Term operandTerm(std::uint32_t operand) const;
    Term resultTerm(std::uint32_t place);
    Term gradientTerm(std::uint32_t place);
    Term argumentTerm(std::uint32_t argument) const;
    std::optional<Term> form(const FormulaStep& step);

    std::optional<Term> call(std::uint32_t at);
    std::optional<Term> fused(std::uint32_t at, OperatorId op);
    std::optional<Term> arithmetic(const FormulaStep& step);
    std::optional<Term> withNumber(const FormulaStep& step, const Term& value, const Term& number,
                                   bool isNumberFirst);
    std::size_t resultCount(std::uint32_t call) const;
    std::vector<ValueType> fusedResults(std::uint32_t at) const;
    ValueType resultType(OperatorId op, const FormulaStep& step,
                         std::span<const ValueId> operands) const;
    ShapeId broadcastShape(std::span<const ValueId> operands) const;
    AttributeValueId contentOf(const Term& term);
    JointGraph& joint() const { return m_maker.joint(); }

    const Graph& m_graph;
    OperatorMaker& m_maker;
    const ForwardOperator& m_forward;
    const Derivative& m_entry;
    std::span<const ValueId> m_gradients;
    FormMaker m_forms;
    std::size_t m_place = 0;
    std::size_t m_firstMade; ///< The first value that is of this operator's gradients.
    std::vector<std::optional<Term>> m_terms; ///< By step.
    std::vector<bool> m_isNeeded;             ///< By step.
    std::vector<MadeArgument> m_arguments;    ///< Of an operator that is being made.
};

} // namespace fusewright
