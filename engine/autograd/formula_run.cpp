// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/formula_run.h"

#include "engine/autograd/derivative_choice.h"
#include "engine/autograd/formula_words.h"
#include "engine/infer/product_shapes.h"
#include "engine/infer/shape_algebra.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace fusewright {

namespace {

using StepKind = FormulaStep::Kind;

double computed(std::string_view name, double left, double right)
{
    return name == "add" ? left + right
        : name == "sub"  ? left - right
        : name == "mul"  ? left * right
                         : left / right;
}

/// What an operator calls a number that stands for its second operand.
std::string_view numberName(std::string_view op)
{
    return op == "pow" ? "exponent" : "other";
}

} // namespace

FormulaRun::FormulaRun(const Graph& graph, OperatorMaker& maker, const ForwardOperator& forward,
                       const Derivative& entry, std::span<const ValueId> gradients)
    : m_graph(graph),
      m_maker(maker),
      m_forward(forward),
      m_entry(entry),
      m_gradients(gradients),
      m_forms(maker, forward, gradients),
      m_firstMade(maker.joint().mark().values),
      m_terms(entry.steps.size()),
      m_isNeeded(entry.steps.size())
{
}

std::optional<ValueId> FormulaRun::gradientOf(std::size_t place)
{
    const std::size_t operand = *m_entry.operandAt(place);
    m_place = place;
    m_forms.setPlace(place);
    if (m_entry.operands[operand].isRest)
        forgetPlace();
    const std::uint32_t root = m_entry.roots[operand];
    markNeeded(root);
    for (std::uint32_t step = 0; step <= root; ++step) {
        if (m_isNeeded[step] && !m_terms[step] && !evaluate(step))
            return std::nullopt;
    }
    if (!m_terms[root]->isValue())
        return std::nullopt;
    const ValueId made = m_terms[root]->value;
    const ValueId value = joint().valueOf(m_forward.operands()[place]);
    if (made.index >= m_firstMade)
        joint().describe(made, {joint().type(value), joint().shape(value)});
    return m_maker.fit(made, joint().shape(value));
}

/// What depends on which operand of the rest is looked at has to be made anew.
void FormulaRun::forgetPlace()
{
    std::vector<bool> depends(m_entry.steps.size());
    for (std::size_t at = 0; at < m_entry.steps.size(); ++at) {
        const FormulaStep& step = m_entry.steps[at];
        const bool isPlace = step.kind == StepKind::Form
            && (step.form == FormulaForm::Part || step.form == FormulaForm::Layer
                || step.form == FormulaForm::EinsumBack);
        const bool isRest = step.kind == StepKind::Operand && m_entry.operands[step.place].isRest;
        depends[at] = isPlace || isRest
            || std::ranges::any_of(step.operands, [&](std::uint32_t used) { return depends[used]; })
            || std::ranges::any_of(step.arguments, [&](const FormulaArgument& argument) {
                          return depends[argument.step];
                      });
        if (depends[at])
            m_terms[at].reset();
    }
}

void FormulaRun::markNeeded(std::uint32_t root)
{
    m_isNeeded.assign(m_entry.steps.size(), false);
    m_isNeeded[root] = true;
    for (std::uint32_t at = root + 1; at-- > 0;) {
        if (!m_isNeeded[at])
            continue;
        for (const std::uint32_t operand : m_entry.steps[at].operands)
            m_isNeeded[operand] = true;
        for (const FormulaArgument& argument : m_entry.steps[at].arguments)
            m_isNeeded[argument.step] = true;
    }
}

bool FormulaRun::evaluate(std::uint32_t at)
{
    const FormulaStep& step = m_entry.steps[at];
    std::optional<Term>& term = m_terms[at];
    switch (step.kind) {
    case StepKind::Operand:
        term = operandTerm(step.place);
        break;
    case StepKind::Result:
        term = resultTerm(step.place);
        break;
    case StepKind::Gradient:
        term = gradientTerm(step.place);
        break;
    case StepKind::Number:
        term = Term::ofNumber(step.number);
        break;
    case StepKind::Argument:
        term = argumentTerm(step.place);
        break;
    case StepKind::Nothing:
        term = Term();
        break;
    case StepKind::Call:
        term = call(at);
        break;
    case StepKind::Form:
        term = form(step);
        break;
    case StepKind::Item: {
        const Term& whole = *m_terms[step.operands.front()];
        term = whole.isValue() ? Term::ofValue(ValueId(whole.value.index + step.place)) : Term();
        break;
    }
    }
    return term.has_value();
}

FormulaTerm FormulaRun::operandTerm(std::uint32_t operand) const
{
    const std::size_t place = m_entry.operands[operand].isRest ? m_place : operand;
    if (!m_forward.hasOperand(place))
        return {};
    if (m_entry.operands[operand].isNumber)
        return Term::ofNumber(m_forward.knownNumber(place).value_or(0));
    return Term::ofValue(joint().valueOf(m_forward.operands()[place]));
}

/// Of a tuple that nobody takes this item out of, it is taken out now.
FormulaTerm FormulaRun::resultTerm(std::uint32_t place)
{
    const ValueId result = m_forward.result(place);
    if (result.isValid())
        return Term::ofValue(joint().valueOf(result));
    if (!m_forward.isTuple())
        return {};
    const ValueId tuple = joint().valueOf(*m_graph.outputs(m_forward.node()).begin());
    const std::array index{
        MadeArgument{"index", joint().content(static_cast<std::int64_t>(place))}};
    return Term::ofValue(m_maker.make("getitem", std::array{tuple}, index, {}));
}

/// The first result counts with zeros where it has no gradient.
FormulaTerm FormulaRun::gradientTerm(std::uint32_t place)
{
    if (place < m_gradients.size() && m_gradients[place].isValid())
        return Term::ofValue(m_gradients[place]);
    const ValueId result = m_forward.result(place);
    if (place > 0 || !result.isValid())
        return {};
    return Term::ofValue(m_maker.zerosLike(joint().valueOf(result)));
}

FormulaTerm FormulaRun::argumentTerm(std::uint32_t argument) const
{
    const DerivativeArgument& wanted = m_entry.arguments[argument];
    if (const Attribute* const given = m_forward.argument(wanted.names)) {
        const auto number = numberOf(m_forward.content(*given));
        return number ? Term::ofNumber(*number) : Term::ofContent(given->value);
    }
    const auto count = countNamed(wanted.names.front(), m_forward);
    return Term::ofNumber(count.value_or(wanted.usual.value_or(0)));
}

std::optional<FormulaTerm> FormulaRun::form(const FormulaStep& step)
{
    std::vector<Term> operands;
    for (const std::uint32_t operand : step.operands)
        operands.push_back(*m_terms[operand]);
    return m_forms.make(step.form, operands);
}

/// An operand that is not there is left out at the end, and an empty place elsewhere.
std::optional<FormulaTerm> FormulaRun::call(std::uint32_t at)
{
    const FormulaStep& step = m_entry.steps[at];
    if (operandsOfArithmetic(step.name))
        return arithmetic(step);
    const OperatorId op = joint().operatorNamed(step.name);
    if (joint().shapeRule(op) == OperatorShape::Fused)
        return fused(at, op);
    std::vector<ValueId> operands;
    m_arguments.clear();
    for (const std::uint32_t operand : step.operands) {
        const Term& term = *m_terms[operand];
        if (term.kind == Term::Kind::Missing || (term.isArgument() && operands.empty()))
            return std::nullopt;
        if (term.isValue())
            operands.push_back(term.value);
        else
            m_arguments.push_back({numberName(step.name), contentOf(term)});
    }
    for (const FormulaArgument& argument : step.arguments)
        m_arguments.push_back({argument.name, contentOf(*m_terms[argument.step])});
    std::vector<ValueType> results(resultCount(at));
    results.front() = resultType(op, step, operands);
    return Term::ofValue(m_maker.make(op, operands, m_arguments, results));
}

std::size_t FormulaRun::resultCount(std::uint32_t call) const
{
    std::size_t count = 1;
    for (const FormulaStep& step : m_entry.steps) {
        if (step.kind == StepKind::Item && step.operands.front() == call)
            count = std::max<std::size_t>(count, step.place + 1);
    }
    return count;
}

/// It has the arguments of the forward operator, but for those that the formula says.
std::optional<FormulaTerm> FormulaRun::fused(std::uint32_t at, OperatorId op)
{
    const FormulaStep& step = m_entry.steps[at];
    std::vector<ValueId> operands;
    for (const std::uint32_t operand : step.operands)
        operands.push_back(m_terms[operand]->value);
    while (!operands.empty() && !operands.back().isValid())
        operands.pop_back();
    m_arguments.clear();
    for (const Attribute& attribute : m_graph.attributes(m_forward.node())) {
        const std::string_view name = m_graph.text(attribute.name);
        const bool isSaid = std::ranges::any_of(
            step.arguments, [&](const FormulaArgument& said) { return said.name == name; });
        if (!isSaid)
            m_arguments.push_back({name, attribute.value});
    }
    for (const FormulaArgument& argument : step.arguments)
        m_arguments.push_back({argument.name, contentOf(*m_terms[argument.step])});
    return Term::ofValue(m_maker.make(op, operands, m_arguments, fusedResults(at)));
}

/// A result that is the gradient of an operand is as the operand.
std::vector<ValueType> FormulaRun::fusedResults(std::uint32_t at) const
{
    std::vector<ValueType> results(resultCount(at));
    const auto describe = [&](std::size_t place, std::size_t operand) {
        const Term value = operandTerm(static_cast<std::uint32_t>(operand));
        if (value.isValue())
            results[place] = {joint().type(value.value), joint().shape(value.value)};
    };
    for (std::size_t operand = 0; operand < m_entry.roots.size(); ++operand) {
        const std::uint32_t root = m_entry.roots[operand];
        const FormulaStep& step = m_entry.steps[root];
        if (root == at)
            describe(0, operand);
        else if (step.kind == StepKind::Item && step.operands.front() == at)
            describe(step.place, operand);
    }
    return results;
}

std::optional<FormulaTerm> FormulaRun::arithmetic(const FormulaStep& step)
{
    const Term& left = *m_terms[step.operands.front()];
    const Term& right = *m_terms[step.operands.back()];
    if (left.kind == Term::Kind::Missing || right.kind == Term::Kind::Missing)
        return std::nullopt;
    if (left.isArgument() && right.isArgument()) {
        if (!left.number || !right.number)
            return std::nullopt;
        Term result = Term::ofNumber(
            step.name == "neg" ? -*left.number : computed(step.name, *left.number, *right.number));
        result.isCounted = left.isCounted || right.isCounted;
        return result;
    }
    if (left.isArgument() != right.isArgument())
        return left.isValue() ? withNumber(step, left, right, false)
                              : withNumber(step, right, left, true);
    const OperatorId op = joint().operatorNamed(step.name);
    std::vector<ValueId> operands{left.value};
    if (step.operands.size() > 1)
        operands.push_back(right.value);
    const ValueType type = resultType(op, step, operands);
    return Term::ofValue(m_maker.make(op, operands, {}, {&type, 1}));
}

/// What changes nothing is left out, but not where it only happens to: as autograd does it.
std::optional<FormulaTerm> FormulaRun::withNumber(const FormulaStep& step, const Term& value,
                                                  const Term& number, bool isNumberFirst)
{
    const bool isSum = step.name == "add" || step.name == "sub";
    const bool isSame = !number.isCounted && (isSum ? number.is(0) : number.is(1));
    if (isSame && (!isNumberFirst || step.name == "add" || step.name == "mul"))
        return value;
    const ValueType type{joint().type(value.value), joint().shape(value.value)};
    const std::array operand{value.value};
    if (isNumberFirst && step.name == "div") {
        const ValueId inverse = m_maker.make("reciprocal", operand, {}, type);
        const std::array factor{MadeArgument{"other", contentOf(number)}};
        return Term::ofValue(number.is(1) ? inverse
                                          : m_maker.make("mul", std::array{inverse}, factor, type));
    }
    const std::string_view name =
        isNumberFirst && step.name == "sub" ? std::string_view("rsub") : step.name;
    const std::array other{MadeArgument{"other", contentOf(number)}};
    return Term::ofValue(m_maker.make(name, operand, other, type));
}

ValueType FormulaRun::resultType(OperatorId op, const FormulaStep& step,
                                 std::span<const ValueId> operands) const
{
    if (operands.empty())
        return {};
    const DataType type = joint().type(operands.front());
    const auto extents = [&](std::size_t at) {
        return at < operands.size() ? joint().extents(joint().shape(operands[at])) : infer::Shape();
    };
    const auto argument = [&](std::string_view name) {
        const auto found = std::ranges::find(step.arguments, name, &FormulaArgument::name);
        return found == step.arguments.end() ? FormulaTerm() : *m_terms[found->step];
    };
    const auto axis = [&] {
        const double number = argument("dim").number.value_or(0);
        const bool isAxis = std::abs(number) <= infer::mostAxes;
        return infer::Numbers{isAxis ? static_cast<std::int64_t>(number) : 0};
    };
    switch (joint().shapeRule(op)) {
    case OperatorShape::Broadcast:
        return {type == DataType::Bool && operands.size() > 1 ? joint().type(operands.back())
                                                              : type,
                broadcastShape(operands)};
    case OperatorShape::Truth:
        return {DataType::Bool, broadcastShape(operands)};
    case OperatorShape::AsFirst:
        return {type, joint().shape(operands.front())};
    case OperatorShape::Matmul:
        return {type, joint().intern(infer::matmulShape(extents(0), extents(1)))};
    case OperatorShape::Swapped:
        return {type, joint().intern(infer::swappedLast(extents(0)))};
    case OperatorShape::Unsqueezed:
        return {type, joint().intern(infer::unsqueezedShape(extents(0), axis()))};
    case OperatorShape::Squeezed:
        return {type, joint().intern(infer::squeezedShape(extents(0), axis()))};
    case OperatorShape::Sized:
        return {type, argument("size").shape};
    case OperatorShape::Fused:
    case OperatorShape::Unknown:
        break;
    }
    return {type, ShapeTable::unranked};
}

ShapeId FormulaRun::broadcastShape(std::span<const ValueId> operands) const
{
    ShapeId shape = joint().shape(operands.front());
    for (const ValueId operand : operands.subspan(1)) {
        const ShapeId other = joint().shape(operand);
        if (other != shape)
            shape =
                joint().intern(infer::broadcast(joint().extents(shape), joint().extents(other)));
    }
    return shape;
}

AttributeValueId FormulaRun::contentOf(const Term& term)
{
    return term.number ? joint().number(*term.number) : term.content;
}

} // namespace fusewright
