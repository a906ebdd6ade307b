// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/differentiation.h"

#include "engine/autograd/derivative_table.h"
#include "engine/autograd/formula_run.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

/// First every operator is looked at in the graph's order: how gradients go through it, and
/// whether it leads from a wanted value on. Then, in the reverse order, each operator that leads
/// somewhere and that a gradient has reached passes it on to its operands, where gradients of
/// several users are added up as they arrive. Operands come before their operator, so that all
/// gradients of a value are there when its maker's turn comes.
namespace fusewright {

namespace {

/// An item of a tuple.
std::uint64_t itemKey(ValueId tuple, std::int64_t place)
{
    return std::uint64_t(tuple.index) << 32 | static_cast<std::uint64_t>(place);
}

bool isLeftOut(const Derivative& entry, std::size_t operand)
{
    return entry.steps[entry.roots[operand]].kind == FormulaStep::Kind::Nothing;
}

} // namespace

Differentiation::Differentiation(const Graph& graph, const DerivativeTable& table,
                                 const BackwardWish& wish, BodyGradients& bodies)
    : m_graph(graph),
      m_wish(wish),
      m_bodies(bodies),
      m_choice(graph, table),
      m_entries(graph.nodeCount()),
      m_ways(graph.nodeCount(), GradientWay::None),
      m_needs(graph.valueCount()),
      m_gradients(graph.valueCount())
{
}

void Differentiation::run(const CancelToken& cancel)
{
    for (const ValueId wanted : m_wish.wanted)
        m_needs[wanted.index] = canHaveGradient(m_graph, wanted);
    findWays();
    seed();
    for (std::size_t at = m_graph.nodeCount(); at-- > 0 && !cancel.isCancelled();)
        goBack(NodeId(at));
    collect();
}

void Differentiation::findWays()
{
    for (const NodeId node : m_graph.nodes()) {
        findWay(node);
        if (m_ways[node.index] == GradientWay::None)
            continue;
        for (const ValueId result : m_graph.outputs(node)) {
            if (canHaveGradient(m_graph, result))
                m_needs[result.index] = true;
        }
    }
}

void Differentiation::findWay(NodeId node)
{
    if (const auto item = tupleItemOf(m_graph, node)) {
        const ValueId tuple = m_graph.inputs(node).front();
        if (m_graph.outputCount(node) > 0)
            m_items.try_emplace(itemKey(tuple, *item), *m_graph.outputs(node).begin());
        m_ways[node.index] = isNeeded(tuple) ? GradientWay::Fused : GradientWay::None;
        return;
    }
    const bool isLed = std::ranges::any_of(m_graph.inputs(node),
                                           [this](ValueId operand) { return isNeeded(operand); });
    if (isLed || m_bodies.hasParameters(m_graph, node))
        m_ways[node.index] = wayOf(node, isLed);
}

/// An operator to which no wanted value leads may still have wanted parameters in its bodies.
GradientWay Differentiation::wayOf(NodeId node, bool isLed)
{
    const Derivative* const entry = m_choice.find(ForwardOperator(m_graph, node));
    m_entries[node.index] = entry;
    const GradientWay none = isLed ? GradientWay::Unknown : GradientWay::None;
    if (!entry)
        return m_bodies.canOpen(m_graph, node) ? GradientWay::Body : none;
    switch (entry->kind) {
    case Derivative::Kind::Formula:
        return hasNeedyOperand(node, entry) ? GradientWay::Formula : GradientWay::None;
    case Derivative::Kind::Stop:
        return GradientWay::None;
    case Derivative::Kind::Fused:
        return isLed ? GradientWay::Fused : GradientWay::None;
    case Derivative::Kind::Branches:
        return m_bodies.canBranch(m_graph, node) ? GradientWay::Branches : none;
    case Derivative::Kind::Loop:
        return none;
    }
    return none;
}

bool Differentiation::hasNeedyOperand(NodeId node, const Derivative* entry) const
{
    const ForwardOperator forward(m_graph, node);
    for (std::size_t place = 0; place < forward.operands().size(); ++place) {
        const auto operand = entry->operandAt(place);
        if (operand && !isLeftOut(*entry, *operand) && isNeeded(forward.operands()[place]))
            return true;
    }
    return false;
}

std::vector<ValueId> Differentiation::seededLosses() const
{
    if (m_seedsAll)
        return m_wish.losses;
    std::vector<ValueId> losses;
    std::vector<bool> isSeeded(m_graph.valueCount());
    for (const ValueId loss : m_wish.losses) {
        if (m_needs[loss.index] && !isSeeded[loss.index])
            losses.push_back(loss);
        isSeeded[loss.index] = true;
    }
    return losses;
}

void Differentiation::seed()
{
    const std::vector<ValueId> losses = seededLosses();
    m_joint.emplace(m_graph, losses);
    m_maker.emplace(*m_joint);
    for (std::size_t at = 0; at < losses.size(); ++at) {
        const NodeId maker = m_graph.producer(losses[at]);
        m_maker->setForward(maker.isValid() ? maker : NodeId(std::size_t(0)));
        accumulate(losses[at], m_joint->seed(at));
    }
}

void Differentiation::goBack(NodeId node)
{
    if (m_ways[node.index] == GradientWay::None)
        return;
    m_maker->setForward(node);
    if (tupleItemOf(m_graph, node)) {
        passItem(node);
        return;
    }
    const ForwardOperator forward(m_graph, node);
    const std::vector<ValueId> gradients = gradientsOf(forward);
    if (std::ranges::none_of(gradients, &ValueId::isValid))
        return;
    const JointGraph::Mark mark = m_joint->mark();
    bool isMade = false;
    if (m_ways[node.index] == GradientWay::Formula)
        isMade = applyFormula(forward, gradients);
    else if (m_ways[node.index] == GradientWay::Body)
        isMade = applyBody(forward, gradients);
    else if (m_ways[node.index] == GradientWay::Branches)
        isMade = applyBranches(forward, gradients);
    if (isMade)
        return;
    m_joint->rewind(mark);
    const Derivative* const entry = m_entries[node.index];
    const bool isFormula =
        entry ? entry->kind == Derivative::Kind::Formula : m_choice.isKnown(node);
    if (m_ways[node.index] != GradientWay::Formula && m_ways[node.index] != GradientWay::Fused)
        warn(node, isFormula ? "unknown-arguments" : "no-derivative");
    else if (m_ways[node.index] != GradientWay::Fused && !m_choice.mayBeOne(node))
        warn(node, "unknown-arguments");
    applyOne(forward, gradients);
}

std::vector<ValueId> Differentiation::gradientsOf(const ForwardOperator& forward) const
{
    std::vector<ValueId> gradients(forward.resultCount());
    for (std::size_t place = 0; place < gradients.size(); ++place) {
        const ValueId result = forward.result(place);
        if (result.isValid())
            gradients[place] = m_gradients[result.index];
    }
    return gradients;
}

/// Nothing is passed on before all gradients are made, so that a formula that cannot be followed
/// leaves nothing behind.
bool Differentiation::applyFormula(const ForwardOperator& forward,
                                   std::span<const ValueId> gradients)
{
    const Derivative& entry = *m_entries[forward.node().index];
    FormulaRun run(m_graph, *m_maker, forward, entry, gradients);
    std::vector<std::pair<ValueId, ValueId>> made;
    for (std::size_t place = 0; place < forward.operands().size(); ++place) {
        const ValueId operand = forward.operands()[place];
        if (!isNeeded(operand) || isLeftOut(entry, *entry.operandAt(place)))
            continue;
        const auto gradient = run.gradientOf(place);
        if (!gradient)
            return false;
        made.emplace_back(operand, *gradient);
    }
    for (const auto& [operand, gradient] : made)
        accumulate(operand, gradient);
    return true;
}

/// One operator with the gradients, operands and results of the forward one.
void Differentiation::applyOne(const ForwardOperator& forward, std::span<const ValueId> gradients)
{
    const NodeId node = forward.node();
    std::vector<ValueId> operands;
    std::vector<ValueId> wanted;
    std::vector<ValueType> results;
    std::unordered_set<ValueId> seen;
    std::ranges::copy_if(gradients, std::back_inserter(operands), &ValueId::isValid);
    for (const ValueId operand : m_graph.inputs(node)) {
        operands.push_back(m_joint->valueOf(operand));
        if (!isNeeded(operand) || !seen.insert(operand).second)
            continue;
        wanted.push_back(operand);
        results.push_back({m_graph.valueType(operand), m_graph.shapeId(operand)});
    }
    for (const ValueId result : m_graph.outputs(node))
        operands.push_back(m_joint->valueOf(result));
    const ValueId first = makeBackwardOf(node, operands, results);
    for (std::size_t at = 0; at < wanted.size(); ++at)
        accumulate(wanted[at], ValueId(first.index + at));
}

bool Differentiation::applyBody(const ForwardOperator& forward, std::span<const ValueId> gradients)
{
    const NodeId node = forward.node();
    const std::vector<ValueId> all = m_bodies.operandsOf(m_graph, node);
    std::vector<bool> areWanted;
    areWanted.reserve(all.size());
    for (const ValueId operand : all)
        areWanted.push_back(isNeeded(operand));
    const auto made = m_bodies.open(m_graph, node, gradients, areWanted);
    if (!made)
        return false;
    std::vector<ValueId> operands;
    const auto take = [&](std::size_t begin, std::size_t end) {
        for (std::size_t at = begin; at < end; ++at)
            operands.push_back(m_joint->valueOf(all[at]));
    };
    take(0, made->ownInputs);
    std::ranges::copy_if(gradients, std::back_inserter(operands), &ValueId::isValid);
    take(made->ownInputs, all.size());
    std::vector<ValueType> results;
    for (const std::size_t place : made->gradientOf)
        results.push_back({m_graph.valueType(all[place]), m_graph.shapeId(all[place])});
    for (const BodyParameter& parameter : made->parameters)
        results.push_back(m_joint->typeIn(*parameter.body, parameter.value));
    if (results.empty())
        return true;
    const ValueId first = makeWithBodies(node, operands, results, {&made->body, 1});
    const std::size_t count = made->gradientOf.size();
    for (std::size_t at = 0; at < count; ++at)
        accumulate(all[made->gradientOf[at]], ValueId(first.index + at));
    accumulateInBodies(node, made->parameters, ValueId(first.index + count));
    return true;
}

/// The backward operator chooses by the same first operand.
bool Differentiation::applyBranches(const ForwardOperator& forward,
                                    std::span<const ValueId> gradients)
{
    const NodeId node = forward.node();
    const auto made = m_bodies.branch(m_graph, node, gradients, m_needs);
    if (!made)
        return false;
    std::vector<ValueId> operands{m_joint->valueOf(m_graph.inputs(node).front())};
    for (const ValueId operand : made->operands)
        operands.push_back(m_joint->valueOf(operand));
    std::ranges::copy_if(gradients, std::back_inserter(operands), &ValueId::isValid);
    std::vector<ValueType> results;
    for (const std::size_t place : made->gradientOf) {
        const ValueId operand = made->operands[place];
        results.push_back({m_graph.valueType(operand), m_graph.shapeId(operand)});
    }
    for (const BodyParameter& parameter : made->parameters)
        results.push_back(m_joint->typeIn(*parameter.body, parameter.value));
    if (results.empty())
        return true;
    const ValueId first = makeWithBodies(node, operands, results, made->bodies);
    const std::size_t count = made->gradientOf.size();
    for (std::size_t at = 0; at < count; ++at)
        accumulate(made->operands[made->gradientOf[at]], ValueId(first.index + at));
    accumulateInBodies(node, made->parameters, ValueId(first.index + count));
    return true;
}

ValueId Differentiation::makeWithBodies(NodeId node, std::span<const ValueId> operands,
                                        std::span<const ValueType> results,
                                        std::span<const std::shared_ptr<const Graph>> bodies)
{
    const NodeId fresh(m_joint->nodeCount());
    const ValueId first = makeBackwardOf(node, operands, results);
    for (std::size_t at = 0; at < bodies.size(); ++at)
        m_joint->addBody(fresh, m_graph.text(m_graph.nested(node)[at].attribute), bodies[at]);
    return first;
}

/// `first` is the gradient of the first of them, and the others follow.
void Differentiation::accumulateInBodies(NodeId owner, std::span<const BodyParameter> parameters,
                                         ValueId first)
{
    for (std::size_t at = 0; at < parameters.size(); ++at) {
        const ValueId gradient(first.index + at);
        const auto [place, isNew] = m_bodyPlace.try_emplace(parameters[at], m_bodyGradients.size());
        if (isNew) {
            m_bodyGradients.push_back({parameters[at], gradient, owner});
            continue;
        }
        BodyParameterGradient& sum = m_bodyGradients[place->second];
        sum.gradient = m_maker->add(sum.gradient, gradient);
        sum.owner = owner;
    }
}

/// `NAME_backward`, with the arguments of the forward operator.
ValueId Differentiation::makeBackwardOf(NodeId node, std::span<const ValueId> operands,
                                        std::span<const ValueType> results)
{
    std::vector<MadeArgument> arguments;
    arguments.reserve(m_graph.attributes(node).size());
    for (const Attribute& attribute : m_graph.attributes(node))
        arguments.push_back({m_graph.text(attribute.name), attribute.value});
    const std::string name = std::string(m_graph.canonicalName(node)) + "_backward";
    return m_maker->make(m_joint->operatorNamed(name), operands, arguments, results);
}

/// The first that takes an item holds its gradient, until the maker of the tuple asks.
void Differentiation::passItem(NodeId node)
{
    const ValueId own = *m_graph.outputs(node).begin();
    const ValueId first =
        m_items.at(itemKey(m_graph.inputs(node).front(), *tupleItemOf(m_graph, node)));
    if (own != first && m_gradients[own.index].isValid())
        accumulate(first, m_gradients[own.index]);
}

/// The sum belongs to the operator that makes the value: so the backward operators of a section
/// that can run in one piece can do so, too. Of inputs and parameters it belongs to the last user.
void Differentiation::accumulate(ValueId value, ValueId gradient)
{
    ValueId& sum = m_gradients[value.index];
    if (!sum.isValid()) {
        sum = gradient;
        return;
    }
    const NodeId user = m_maker->forward();
    const NodeId producer = m_graph.producer(value);
    m_maker->setForward(producer.isValid() ? producer : user);
    sum = m_maker->add(sum, gradient);
    m_maker->setForward(user);
}

void Differentiation::warn(NodeId node, const std::string& code)
{
    ++m_warnings[{code, std::string(m_graph.canonicalName(node))}];
}

void Differentiation::collect()
{
    std::vector<bool> isListed(m_graph.valueCount());
    for (const ValueId wanted : m_wish.wanted) {
        const ValueId gradient = m_gradients[wanted.index];
        if (!gradient.isValid() || isListed[wanted.index])
            continue;
        isListed[wanted.index] = true;
        m_found.push_back({m_joint->valueOf(wanted), gradient});
    }
}

std::vector<BackwardWarning> Differentiation::warnings() const
{
    std::vector<BackwardWarning> all;
    for (const auto& [kind, count] : m_warnings)
        all.push_back({.op = kind.second, .code = kind.first, .count = count});
    return all;
}

} // namespace fusewright
