// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every part is evaluated once, in the order of the table, so nothing recurses and nothing is left
// out: an unknown part does no harm to what does not need it. Logic is Kleene's; all else is
// unknown as soon as one operand is.

#include "engine/pattern/evaluation.h"

#include "engine/pattern/operand_facts.h"
#include "engine/pattern/operand_test.h"
#include "engine/pattern/pattern.h"
#include "engine/pattern/scalar_arithmetic.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace fusewright {

namespace {

using Op = ExpressionOp;
using CauseKind = UnknownCause::Kind;

class PlanRun {
public:
    PlanRun(const ExpressionPlan& plan, const ExpressionGround& ground)
        : m_plan(plan), m_table(plan.table()), m_ground(ground), m_facts(ground)
    {
    }

    void run();
    Evaluation take();

private:
    Scalar valueOf(std::size_t at);
    Scalar leafOf(ExpressionId id, Scalar unknown);
    Scalar optionValue(ExpressionId id, Scalar unknown);
    Scalar loopValue(ExpressionId id, Scalar unknown);
    Scalar externalValue(ExpressionId id, Scalar unknown);
    Scalar tested(ExpressionId id, std::span<const Scalar> operands);
    Scalar joined(Op op, std::span<const Scalar> operands) const;
    Scalar selected(ExpressionId id, std::span<const Scalar> operands);
    Scalar side(ExpressionId id, const Scalar& operand);
    Scalar note(Scalar unknown, ExpressionId part, CauseKind kind, std::string name = {});
    Scalar taken(const ScalarReading& reading, ScalarType type, ExpressionId part,
                 std::span<const Scalar> operands);

    const ExpressionPlan& m_plan;
    const ExpressionTable& m_table;
    const ExpressionGround& m_ground;
    OperandFacts m_facts;
    std::vector<Scalar> m_operands;
    Evaluation m_result;
};

void PlanRun::run()
{
    m_result.values.reserve(m_plan.parts().size());
    for (std::size_t at = 0; at < m_plan.parts().size(); ++at)
        m_result.values.push_back(valueOf(at));
    m_result.result = m_result.values.back();
}

Evaluation PlanRun::take()
{
    m_result.parts = m_plan.parts();
    return std::move(m_result);
}

Scalar PlanRun::note(Scalar unknown, ExpressionId part, CauseKind kind, std::string name)
{
    m_result.causes.push_back({.kind = kind, .part = part, .name = std::move(name), .value = {}});
    return unknown;
}

Scalar PlanRun::valueOf(std::size_t at)
{
    const ExpressionId id = m_plan.parts()[at];
    const Op op = m_table.op(id);
    const ScalarType type = m_table.type(id);
    const auto positions = m_plan.operandsAt(at);
    m_operands.clear();
    for (const std::uint32_t position : positions)
        m_operands.push_back(m_result.values[position]);
    const std::span<const Scalar> operands(m_operands);
    if (op == Op::Tested)
        return tested(id, operands);
    if (op <= Op::LoopSize)
        return leafOf(id, Scalar::unknown(type));
    if (op == Op::And || op == Op::Or || op == Op::Xor || op == Op::Not)
        return joined(op, operands);
    if (op == Op::Select)
        return selected(id, operands);
    if (!std::ranges::all_of(operands, &Scalar::isKnown)) {
        const auto told = m_facts.contentOfNone(op, operands);
        return told ? *told : Scalar::unknown(type);
    }
    if (op >= Op::Negate)
        return taken(compute(op, type, operands), type, id, operands);
    if (signatureOf(op).payload == ExpressionSignature::Payload::None)
        return taken(m_facts.read(op, operands), type, id, operands);
    return taken(m_facts.readNamed(op, m_table.name(id), type, operands), type, id, operands);
}

Scalar PlanRun::taken(const ScalarReading& reading, ScalarType type, ExpressionId part,
                      std::span<const Scalar> operands)
{
    if (reading.value.isKnown())
        return reading.value;
    const bool isNamed = reading.why == CauseKind::Attribute || reading.why == CauseKind::Option;
    note({}, part, reading.why, isNamed ? std::string(m_table.name(part)) : std::string());
    if (const OperandRef* const operand =
            operands.empty() ? nullptr : operands[0].get<OperandRef>())
        m_result.causes.back().value = operand->value;
    return Scalar::unknown(type);
}

Scalar PlanRun::leafOf(ExpressionId id, Scalar unknown)
{
    switch (m_table.op(id)) {
    case Op::Literal:
        return m_table.literal(id);
    case Op::Option:
        return optionValue(id, unknown);
    case Op::External:
        return externalValue(id, unknown);
    case Op::Bound:
    case Op::Whole: {
        const bool isWhole = m_table.op(id) == Op::Whole;
        return taken(isWhole ? m_facts.whole() : m_facts.bound(m_table.entry(id)), unknown.type, id,
                     {});
    }
    default:
        return loopValue(id, unknown);
    }
}

Scalar PlanRun::optionValue(ExpressionId id, Scalar unknown)
{
    std::string name(m_table.name(id));
    if (m_ground.choices) {
        const auto found = m_ground.choices->options.find(name);
        if (found != m_ground.choices->options.end())
            return taken(readOption(found->second, unknown.type), unknown.type, id, {});
    }
    return note(unknown, id, CauseKind::Option, std::move(name));
}

Scalar PlanRun::loopValue(ExpressionId id, Scalar unknown)
{
    const LoopId loop = m_table.loop(id);
    if (loop.index >= m_ground.loops.size() || !m_ground.loops[loop.index].isRunning)
        return note(unknown, id, CauseKind::Unbound);
    const LoopTurn& turn = m_ground.loops[loop.index];
    const Op op = m_table.op(id);
    return Scalar::of(op == Op::LoopAxis        ? turn.axis
                          : op == Op::LoopStart ? turn.start
                                                : turn.size);
}

Scalar PlanRun::externalValue(ExpressionId id, Scalar unknown)
{
    std::string name(m_table.name(id));
    if (m_ground.choices && unknown.type == ScalarType::Bool) {
        const auto answer = m_ground.choices->assumed.find(name);
        if (answer != m_ground.choices->assumed.end()) {
            m_result.assumed.push_back(std::move(name));
            return Scalar::of(answer->second);
        }
    }
    return note(unknown, id, CauseKind::External, std::move(name));
}

bool isLogicOrChoice(Op op)
{
    return op == Op::And || op == Op::Or || op == Op::Xor || op == Op::Not || op == Op::Select;
}

/// Whether it asks something of what its first operand is, with no name beside it.
bool isAskedOfOperand(Op op)
{
    return op > Op::LoopSize && op < Op::Negate && !isLogicOrChoice(op)
        && signatureOf(op).payload == ExpressionSignature::Payload::None;
}

Scalar PlanRun::tested(ExpressionId id, std::span<const Scalar> operands)
{
    std::vector<OperandRef> given;
    for (const Scalar& operand : operands) {
        const OperandRef* const known = operand.get<OperandRef>();
        if (!known)
            return Scalar::unknown(ScalarType::Bool);
        given.push_back(*known);
    }
    OperandAnswer answer = m_table.test(id)->ask(m_ground, given);
    if (answer.outcome != Outcome::Unknown)
        return Scalar::of(answer.outcome == Outcome::True);
    UnknownCause cause = answer.cause.value_or(UnknownCause{});
    if (!answer.cause) {
        cause.kind = CauseKind::External;
        cause.name = m_table.test(id)->text();
    }
    cause.part = id;
    m_result.causes.push_back(std::move(cause));
    return Scalar::unknown(ScalarType::Bool);
}

Scalar PlanRun::joined(Op op, std::span<const Scalar> operands) const
{
    Outcome all = outcomeOf(operands.front());
    if (op == Op::Not)
        all = !all;
    for (const Scalar& operand : operands.subspan(1)) {
        const Outcome next = outcomeOf(operand);
        if (op == Op::And)
            all = both(all, next);
        else if (op == Op::Or)
            all = either(all, next);
        else // One of the two, but not both.
            all = both(either(all, next), !both(all, next));
    }
    return all == Outcome::Unknown ? Scalar::unknown(ScalarType::Bool)
                                   : Scalar::of(all == Outcome::True);
}

Scalar PlanRun::side(ExpressionId id, const Scalar& operand)
{
    const ScalarType type = m_table.type(id);
    return operand.isKnown() ? taken(converted(operand, type), type, id, {})
                             : Scalar::unknown(type);
}

/// Where it is not known which is chosen, it is known what if both are the same.
Scalar PlanRun::selected(ExpressionId id, std::span<const Scalar> operands)
{
    const Outcome chosen = outcomeOf(operands[0]);
    if (chosen != Outcome::Unknown)
        return side(id, operands[chosen == Outcome::True ? 1 : 2]);
    const Scalar first = side(id, operands[1]);
    const bool isEither = first.isKnown() && isSame(first, side(id, operands[2]));
    return isEither ? first : Scalar::unknown(m_table.type(id));
}

} // namespace

std::uint32_t ExpressionGround::fewestAxes() const
{
    return std::max(axes.fewest, pattern ? pattern->axes().fewest : 0U);
}

ExpressionPlan::ExpressionPlan(const ExpressionTable& table, ExpressionId root)
    : m_table(&table), m_parts(table.orderOf(root)), m_begin{0}
{
    m_begin.reserve(m_parts.size() + 1);
    m_operands.reserve(m_parts.size());
    for (const ExpressionId part : m_parts) {
        for (const ExpressionId operand : table.operands(part)) {
            const auto at = std::ranges::lower_bound(m_parts, operand) - m_parts.begin();
            m_operands.push_back(static_cast<std::uint32_t>(at));
        }
        m_begin.push_back(static_cast<std::uint32_t>(m_operands.size()));
    }
}

const ExpressionPlan& ExpressionPlans::of(const ExpressionTable& table, ExpressionId root)
{
    if (m_plans.empty())
        m_plans.resize(table.size());
    std::optional<ExpressionPlan>& plan = m_plans[root.index];
    if (!plan)
        plan.emplace(table, root);
    assert(&plan->table() == &table);
    return *plan;
}

const Scalar* Evaluation::at(ExpressionId part) const
{
    const auto found = std::ranges::lower_bound(parts, part);
    if (found == parts.end() || *found != part)
        return nullptr;
    return &values[static_cast<std::size_t>(found - parts.begin())];
}

Evaluation evaluate(const ExpressionPlan& plan, const ExpressionGround& ground)
{
    PlanRun first(plan, ground);
    first.run();
    Evaluation result = first.take();
    if (result.assumed.empty())
        return result;
    // What is known without the answers does not rest on them.
    ExpressionGround unanswered = ground;
    RuleChoices choices = *ground.choices;
    choices.assumed.clear();
    unanswered.choices = &choices;
    PlanRun second(plan, unanswered);
    second.run();
    if (second.take().result.isKnown())
        result.assumed.clear();
    std::ranges::sort(result.assumed);
    const auto end = std::unique(result.assumed.begin(), result.assumed.end());
    result.assumed.erase(end, result.assumed.end());
    return result;
}

std::optional<Scalar> valueOfLeaves(const ExpressionTable& table, ExpressionId root,
                                    const ExpressionGround& ground)
{
    constexpr std::size_t mostOperands = 3;
    const OperandFacts facts(ground);
    const auto leaf = [&](ExpressionId id) {
        switch (table.op(id)) {
        case Op::Literal:
            return table.literal(id);
        case Op::Bound:
            return facts.bound(table.entry(id)).value;
        case Op::Whole:
            return facts.whole().value;
        default:
            return Scalar();
        }
    };
    const auto operands = table.operands(root);
    std::optional<Scalar> value;
    if (operands.empty()) {
        value = leaf(root);
    } else if (operands.size() <= mostOperands && isAskedOfOperand(table.op(root))) {
        std::array<Scalar, mostOperands> leaves;
        for (std::size_t at = 0; at < operands.size(); ++at) {
            leaves[at] = leaf(operands[at]);
            if (!leaves[at].isKnown())
                return std::nullopt;
        }
        value = facts.read(table.op(root), std::span(leaves).first(operands.size())).value;
    }
    return value && value->isKnown() ? value : std::nullopt;
}

Evaluation evaluate(const ExpressionTable& table, ExpressionId root, const ExpressionGround& ground)
{
    if (ground.plans)
        return evaluate(ground.plans->of(table, root), ground);
    return evaluate(ExpressionPlan(table, root), ground);
}

} // namespace fusewright
