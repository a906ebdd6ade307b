// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/form_maker.h"

#include "engine/autograd/einsum_gradient.h"
#include "engine/infer/node_facts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string>
#include <utility>

namespace fusewright {

using infer::Amount;
using infer::Extent;

namespace {

/// Where each axis comes from when the axes are put back; nothing for what is no order of axes.
std::optional<std::vector<std::int64_t>> inverseOrder(const std::vector<std::int64_t>& order)
{
    std::vector<std::int64_t> inverse(order.size(), -1);
    for (std::size_t at = 0; at < order.size(); ++at) {
        const auto axis = infer::axisIn(order[at], order.size());
        if (!axis || inverse[*axis] >= 0)
            return std::nullopt;
        inverse[*axis] = static_cast<std::int64_t>(at);
    }
    return inverse;
}

} // namespace

std::optional<FormulaTerm> FormMaker::make(FormulaForm form, std::span<const FormulaTerm> operands)
{
    const bool areThere = std::ranges::all_of(operands, [](const FormulaTerm& operand) {
        return operand.kind != FormulaTerm::Kind::Missing;
    });
    const bool areValues = operands.empty()
        || (operands.front().isValue() && (form == FormulaForm::Size || operands.back().isValue()));
    if (!areThere || !areValues)
        return std::nullopt;
    const ValueId value = operands.empty() ? ValueId() : operands.front().value;
    switch (form) {
    case FormulaForm::Swap:
        return FormulaTerm::ofValue(m_maker.swap(value));
    case FormulaForm::Rows:
        return FormulaTerm::ofValue(m_maker.rows(value));
    case FormulaForm::ViewLike:
        return FormulaTerm::ofValue(m_maker.newView(value, shapeOf(operands[1])));
    case FormulaForm::ExpandLike:
        return FormulaTerm::ofValue(m_maker.expand(value, shapeOf(operands[1])));
    case FormulaForm::CastLike:
        return FormulaTerm::ofValue(m_maker.cast(value, joint().type(operands[1].value)));
    case FormulaForm::Restore: {
        const auto restored = restore(value);
        return restored ? Made(FormulaTerm::ofValue(*restored)) : std::nullopt;
    }
    case FormulaForm::RestoreView:
        return restoreView(value);
    case FormulaForm::Unreduce: {
        const auto restored = restore(value);
        return restored ? Made(FormulaTerm::ofValue(m_maker.expand(*restored, operandShape(0))))
                        : std::nullopt;
    }
    case FormulaForm::Resum:
        return reduceAgain("sum", value);
    case FormulaForm::Remean:
        return reduceAgain("mean", value);
    case FormulaForm::PermuteBack:
        return permuteBack(value);
    case FormulaForm::CatGradients:
        return joinGradients(false);
    case FormulaForm::StackGradients:
        return joinGradients(true);
    case FormulaForm::Part:
        return part();
    case FormulaForm::Layer:
        return layer();
    case FormulaForm::EinsumBack:
        return einsumBack();
    case FormulaForm::Sizes: {
        const ShapeId shape = shapeOf(operands.front());
        FormulaTerm sizes = FormulaTerm::ofContent(joint().isRanked(shape) ? joint().sizes(shape)
                                                                           : AttributeValueId());
        sizes.shape = shape;
        return sizes;
    }
    case FormulaForm::Size:
        return size(operands[0], operands[1]);
    case FormulaForm::Ratio:
        return ratio(operands[0], operands[1]);
    }
    return std::nullopt;
}

/// The axes that the forward operator was told to reduce, as it was told; none for all of them.
FormMaker::Axes FormMaker::toldAxes() const
{
    Axes axes = m_forward.numbers({"dim", "axes", "axis", "dim_arg", "arg1"});
    if (!axes && m_forward.hasOperand(1))
        return m_forward.elements(1);
    return axes ? axes : std::vector<std::int64_t>();
}

/// The axes that have to be put back: none where they are still there, or where nothing is left of
/// them but one number.
FormMaker::Axes FormMaker::lostAxes() const
{
    const ShapeId whole = operandShape(0);
    const ShapeId rest = m_forward.resultShape(0);
    Axes axes = toldAxes();
    if (!joint().isRanked(whole) || !joint().isRanked(rest)) {
        const bool areKept = m_forward.isSet({"keepdim", "keepdims", "keep_dim", "arg2"});
        const bool isOrder = axes
            && (axes->size() <= 1
                || (axes->front() >= 0 && std::ranges::is_sorted(*axes, std::less_equal<>())));
        return areKept ? Axes(std::in_place) : isOrder ? axes : std::nullopt;
    }
    const std::size_t rank = joint().dims(whole).size();
    const std::size_t left = joint().dims(rest).size();
    if (left == rank || left == 0)
        return std::vector<std::int64_t>();
    if (!axes || axes->size() + left != rank)
        return std::nullopt;
    for (std::int64_t& axis : *axes) {
        const auto place = infer::axisIn(axis, rank);
        if (!place)
            return std::nullopt;
        axis = static_cast<std::int64_t>(*place);
    }
    std::ranges::sort(*axes);
    return std::ranges::adjacent_find(*axes) == axes->end() ? axes : std::nullopt;
}

std::optional<ValueId> FormMaker::restore(ValueId value)
{
    const Axes axes = lostAxes();
    if (!axes)
        return std::nullopt;
    for (const std::int64_t axis : *axes)
        value = m_maker.unsqueeze(value, axis);
    return value;
}

FormMaker::Made FormMaker::restoreView(ValueId value)
{
    const Axes axes = lostAxes();
    const infer::Shape whole = joint().extents(operandShape(0));
    if (axes && axes->empty())
        return FormulaTerm::ofValue(value);
    const bool areKnown = axes && whole && std::ranges::all_of(*axes, [&](std::int64_t axis) {
                              return axis >= 0 && static_cast<std::size_t>(axis) < whole->size();
                          });
    if (!areKnown) {
        const auto restored = restore(value);
        return restored ? Made(FormulaTerm::ofValue(*restored)) : std::nullopt;
    }
    infer::Extents extents = *whole;
    for (const std::int64_t axis : *axes)
        extents[static_cast<std::size_t>(axis)] = Extent(1);
    return FormulaTerm::ofValue(m_maker.newView(value, joint().intern(extents)));
}

/// Over the axes along which the result is shorter than the operand.
FormMaker::Made FormMaker::reduceAgain(std::string_view op, ValueId value)
{
    const Axes lost = lostAxes();
    const Axes told = toldAxes();
    if (!lost || !told || (told->empty() && !joint().isRanked(operandShape(0))))
        return std::nullopt;
    std::vector<std::int64_t> axes = lost->empty() ? *told : *lost;
    if (axes.empty()) {
        axes.resize(joint().dims(operandShape(0)).size());
        std::iota(axes.begin(), axes.end(), std::int64_t(0));
    }
    return FormulaTerm::ofValue(axes.empty() ? value : m_maker.reduce(op, value, axes));
}

/// Without an order the axes were turned around.
FormMaker::Made FormMaker::permuteBack(ValueId value)
{
    auto order = m_forward.numbers({"perm", "permutation", "dims", "axes", "arg1"});
    if (!order && joint().isRanked(operandShape(0))) {
        order.emplace(joint().dims(operandShape(0)).size());
        std::iota(order->rbegin(), order->rend(), std::int64_t(0));
    }
    const auto inverse = order ? inverseOrder(*order) : std::nullopt;
    if (!inverse)
        return std::nullopt;
    return FormulaTerm::ofValue(m_maker.permute(value, *inverse));
}

std::optional<std::size_t> FormMaker::axis(std::size_t rank) const
{
    return infer::axisIn(m_forward.number({"dim", "axis"}).value_or(0), rank);
}

/// A result without a gradient counts with zeros. The parts of a tuple that nobody takes out are
/// not known, so nothing can be put in their place.
FormMaker::Made FormMaker::joinGradients(bool areLayers)
{
    const auto first = std::ranges::find_if(m_gradients, &ValueId::isValid);
    if (first == m_gradients.end() || !joint().isRanked(operandShape(0)))
        return std::nullopt;
    const std::size_t rank = joint().dims(operandShape(0)).size();
    const auto along = axis(rank);
    if (!along)
        return std::nullopt;
    std::vector<ValueId> parts;
    for (std::size_t place = 0; place < m_gradients.size(); ++place) {
        ValueId part = m_gradients[place];
        if (!part.isValid() && !m_forward.result(place).isValid())
            return std::nullopt;
        if (!part.isValid())
            part = m_maker.zerosLike(joint().valueOf(m_forward.result(place)));
        parts.push_back(part);
    }
    if (m_forward.isTuple() && !areLayers && !coverOperand(parts))
        return std::nullopt;
    const std::array dim{MadeArgument{"dim", joint().content(static_cast<std::int64_t>(*along))}};
    return FormulaTerm::ofValue(m_maker.make(areLayers ? "stack" : "cat", parts, dim,
                                             {joint().type(*first), operandShape(0)}));
}

bool FormMaker::coverOperand(std::span<const ValueId> parts) const
{
    if (m_forward.number({"chunks"}) == static_cast<std::int64_t>(parts.size()))
        return true;
    const auto whole = joint().dims(operandShape(0));
    const auto along = axis(whole.size());
    std::int64_t covered = 0;
    for (const ValueId part : parts) {
        const auto dims = joint().dims(joint().shape(part));
        if (dims.size() != whole.size() || !dims[*along].isKnown()
            || __builtin_add_overflow(covered, dims[*along].size(), &covered))
            return false;
    }
    return whole[*along] == Dim::known(covered);
}

FormMaker::Made FormMaker::part()
{
    const ShapeId own = operandShape(m_place);
    const auto along = joint().isRanked(own) ? axis(joint().dims(own).size()) : std::nullopt;
    if (!along || m_gradients.empty() || !m_gradients.front().isValid())
        return std::nullopt;
    findBegins(*along);
    const std::array arguments{
        MadeArgument{"dim", joint().content(static_cast<std::int64_t>(*along))},
        MadeArgument{"start", contentOf(m_begins[m_place])},
        MadeArgument{"end", contentOf(m_begins[m_place + 1])}};
    return FormulaTerm::ofValue(m_maker.make("slice", std::array{m_gradients.front()}, arguments,
                                             {joint().type(m_gradients.front()), own}));
}

void FormMaker::findBegins(std::size_t along)
{
    if (!m_begins.empty())
        return;
    Amount begin(joint().texts(), Extent(0));
    m_begins.push_back(FormulaTerm::ofNumber(0));
    for (std::size_t place = 0; place < m_forward.operands().size(); ++place) {
        const auto dims = m_forward.hasOperand(place) ? joint().dims(operandShape(place))
                                                      : std::span<const Dim>();
        begin.add(along < dims.size() ? Extent(dims[along]) : Extent());
        m_begins.push_back(termOf(begin.value()));
    }
}

FormMaker::Made FormMaker::layer()
{
    const ShapeId own = operandShape(m_place);
    const auto along = joint().isRanked(own) ? axis(joint().dims(own).size() + 1) : std::nullopt;
    if (!along || m_gradients.empty() || !m_gradients.front().isValid())
        return std::nullopt;
    const std::array arguments{
        MadeArgument{"dim", joint().content(static_cast<std::int64_t>(*along))},
        MadeArgument{"index", joint().content(static_cast<std::int64_t>(m_place))}};
    return FormulaTerm::ofValue(m_maker.make("select", std::array{m_gradients.front()}, arguments,
                                             {joint().type(m_gradients.front()), own}));
}

FormMaker::Made FormMaker::einsumBack()
{
    static const std::string names[]{"equation", "arg0"};
    const Attribute* const given = m_forward.argument(names);
    const auto* const equation =
        given ? std::get_if<std::string>(&m_forward.content(*given)) : nullptr;
    const auto back =
        equation ? einsumGradient(*equation, m_forward.operands().size(), m_place) : std::nullopt;
    constexpr std::size_t mostFactors = 64; // Each of them reads all the others.
    if (!back || m_forward.operands().size() > mostFactors || m_gradients.empty()
        || !m_gradients.front().isValid())
        return std::nullopt;
    std::vector<ValueId> factors{m_gradients.front()};
    for (std::size_t place = 0; place < m_forward.operands().size(); ++place) {
        if (place != m_place)
            factors.push_back(operand(place));
    }
    const std::array arguments{MadeArgument{"equation", joint().content(*back)}};
    return FormulaTerm::ofValue(m_maker.make(
        "einsum", factors, arguments, {joint().type(m_gradients.front()), operandShape(m_place)}));
}

FormMaker::Made FormMaker::size(const FormulaTerm& value, const FormulaTerm& axis)
{
    const auto dims = joint().dims(shapeOf(value));
    if (!axis.number || *axis.number < 0 || *axis.number >= static_cast<double>(dims.size()))
        return FormulaTerm::ofContent({});
    return termOf(Extent(dims[static_cast<std::size_t>(*axis.number)]));
}

FormMaker::Made FormMaker::ratio(const FormulaTerm& whole, const FormulaTerm& part)
{
    const auto all = joint().extents(shapeOf(whole));
    const auto left = joint().extents(shapeOf(part));
    if (!all || !left)
        return FormulaTerm::ofContent({});
    Amount count(joint().texts());
    count.multiply(*all);
    Amount divisor(joint().texts());
    divisor.multiply(*left);
    FormulaTerm ratio = termOf(count.dividedBy(divisor));
    ratio.isCounted = true;
    return ratio;
}

AttributeValueId FormMaker::contentOf(const FormulaTerm& term)
{
    return term.number ? joint().number(*term.number) : term.content;
}

/// A number, or its name as a text; nothing is said of what is not known.
FormulaTerm FormMaker::termOf(const Extent& extent)
{
    if (extent.isKnown())
        return FormulaTerm::ofNumber(static_cast<double>(extent.number()));
    return FormulaTerm::ofContent(
        extent.isNamed() ? joint().content(std::string(joint().texts().text(extent.name())))
                         : AttributeValueId());
}

} // namespace fusewright
