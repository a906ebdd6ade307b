// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/formula.h"
#include "engine/autograd/formula_term.h"
#include "engine/autograd/forward_operator.h"
#include "engine/autograd/operator_maker.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fusewright {

/// Makes what formulas ask for beyond operators, at one forward operator.
class FormMaker {
public:
    /// `gradients` are those of the results, invalid where there is none. All outlive it.
    FormMaker(OperatorMaker& maker, const ForwardOperator& forward,
              std::span<const ValueId> gradients)
        : m_maker(maker), m_forward(forward), m_gradients(gradients)
    {
    }

    /// The operand whose gradient is wanted next.
    void setPlace(std::size_t place) { m_place = place; }
    /// Nothing where what it needs of arguments and shapes is not known.
    std::optional<FormulaTerm> make(FormulaForm form, std::span<const FormulaTerm> operands);

private:
    using Made = std::optional<FormulaTerm>;
    using Axes = std::optional<std::vector<std::int64_t>>;

    JointGraph& joint() const { return m_maker.joint(); }
    ShapeId shapeOf(const FormulaTerm& term) const { return joint().shape(term.value); }
    ValueId operand(std::size_t place) const
    {
        return joint().valueOf(m_forward.operands()[place]);
    }
    ShapeId operandShape(std::size_t place) const { return joint().shape(operand(place)); }
    Axes toldAxes() const;
    Axes lostAxes() const;
    std::optional<std::size_t> axis(std::size_t rank) const;

    std::optional<ValueId> restore(ValueId value);
    Made restoreView(ValueId value);
    Made reduceAgain(std::string_view op, ValueId value);
    Made permuteBack(ValueId value);
    Made joinGradients(bool areLayers);
    bool coverOperand(std::span<const ValueId> parts) const;
    Made part();
    Made layer();
    Made einsumBack();
    Made size(const FormulaTerm& value, const FormulaTerm& axis);
    Made ratio(const FormulaTerm& whole, const FormulaTerm& part);
    void findBegins(std::size_t along);
    FormulaTerm termOf(const infer::Extent& extent);
    AttributeValueId contentOf(const FormulaTerm& term);

    OperatorMaker& m_maker;
    const ForwardOperator& m_forward;
    std::span<const ValueId> m_gradients;
    std::size_t m_place = 0;
    std::vector<FormulaTerm> m_begins; ///< Of the parts of a `cat`, and where the last one ends.
};

} // namespace fusewright
