// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/body_gradients.h"

#include "engine/autograd/backward_wish.h"
#include "engine/autograd/branch_gradients.h"
#include "engine/autograd/branch_inputs.h"
#include "engine/autograd/differentiation.h"

#include <algorithm>
#include <unordered_set>

namespace fusewright {

bool BodyGradients::canOpen(const Graph& graph, NodeId node) const
{
    const auto nested = graph.nested(node);
    if (nested.size() != 1)
        return false;
    const Graph& body = *nested.front().graph;
    return body.nodeCount() > 0
        && body.inputCount() == graph.writtenInputCount(node) + nested.front().captured.size()
        && body.outputs().size() == graph.outputCount(node);
}

bool BodyGradients::canBranch(const Graph& graph, NodeId node) const
{
    const std::size_t count = graph.nested(node).size();
    return count >= 2 && count <= mostBranches && haveBranchInputs(graph, node);
}

bool BodyGradients::hasOwnParameter(const Graph& body) const
{
    for (std::size_t at = 0; at < body.parameterCount(); ++at) {
        if (isTrained(body, ValueId(body.inputCount() + at)))
            return true;
    }
    return false;
}

bool BodyGradients::hasParameters(const Graph& graph, NodeId node)
{
    if (!m_wantsParameters || graph.nested().empty())
        return false;
    return std::ranges::any_of(graph.nested(node), [this](const NestedGraph& nested) {
        const auto [known, isNew] = m_hasParameters.try_emplace(nested.graph.get(), false);
        if (!isNew)
            return known->second;
        std::unordered_set<const Graph*> seen{nested.graph.get()};
        std::vector<const Graph*> open{nested.graph.get()};
        while (!open.empty() && !known->second) {
            const Graph& body = *open.back();
            open.pop_back();
            known->second = hasOwnParameter(body);
            for (const NestedGraph& inner : body.nested()) {
                if (seen.insert(inner.graph.get()).second)
                    open.push_back(inner.graph.get());
            }
        }
        return known->second;
    });
}

std::vector<ValueId> BodyGradients::operandsOf(const Graph& graph, NodeId node) const
{
    const auto written = graph.inputs(node).first(graph.writtenInputCount(node));
    const auto& captured = graph.nested(node).front().captured;
    std::vector<ValueId> operands(written.begin(), written.end());
    operands.insert(operands.end(), captured.begin(), captured.end());
    return operands;
}

/// Whether there is room for the bodies of an operator; they take it.
bool BodyGradients::takesOperators(const Graph& graph, NodeId node)
{
    if (m_depth == deepest)
        return false;
    return std::ranges::all_of(graph.nested(node), [this](const NestedGraph& nested) {
        return takes(nested.graph->nodeCount());
    });
}

bool BodyGradients::takes(std::size_t count)
{
    if (count > mostOperators - m_operators)
        return false;
    m_operators += count;
    return true;
}

const BodyBackward* BodyGradients::open(const Graph& graph, NodeId node,
                                        std::span<const ValueId> gradients,
                                        const std::vector<bool>& areWanted)
{
    const Graph& body = *graph.nested(node).front().graph;
    Key key{&body, areWanted};
    for (const ValueId gradient : gradients)
        key.second.push_back(gradient.isValid());
    if (const auto made = m_made.find(key); made != m_made.end())
        return &made->second;
    if (!takesOperators(graph, node))
        return nullptr;
    ++m_depth;
    BodyBackward made = make(body, gradients, areWanted);
    --m_depth;
    return &m_made.emplace(std::move(key), std::move(made)).first->second;
}

BackwardWish BodyGradients::wishFor(const Graph& body, std::span<const ValueId> gradients,
                                    const std::vector<bool>& areWanted) const
{
    BackwardWish wish{.losses = {}, .wanted = {}, .wantsBodies = m_wantsParameters};
    for (std::size_t at = 0; at < gradients.size(); ++at) {
        if (gradients[at].isValid() && body.outputs()[at].isValid())
            wish.losses.push_back(body.outputs()[at]);
    }
    for (std::size_t at = 0; at < areWanted.size(); ++at) {
        if (areWanted[at])
            wish.wanted.emplace_back(at);
    }
    for (std::size_t at = 0; m_wantsParameters && at < body.parameterCount(); ++at) {
        const ValueId parameter(body.inputCount() + at);
        if (isTrained(body, parameter))
            wish.wanted.push_back(parameter);
    }
    return wish;
}

BodyBackward BodyGradients::make(const Graph& body, std::span<const ValueId> gradients,
                                 const std::vector<bool>& areWanted)
{
    const BackwardWish wish = wishFor(body, gradients, areWanted);
    Differentiation inside(body, m_table, wish, *this);
    inside.seedAll();
    inside.run(m_cancel);
    const BodyOutputs found = outputsOf(inside, body, wish.losses.size());
    BodyBackward made{.body = nullptr,
                      .ownInputs = body.inputCount() - body.capturedCount(),
                      .gradientOf = {},
                      .parameters = {}};
    std::vector<ValueId> outputs;
    for (const auto& [input, gradient] : found.inputs) {
        made.gradientOf.push_back(input);
        outputs.push_back(gradient);
    }
    for (const auto& [parameter, gradient] : found.parameters) {
        made.parameters.push_back(parameter);
        outputs.push_back(gradient);
    }
    made.body = std::make_shared<const Graph>(inside.joint().finishBody(outputs));
    return made;
}

/// First each body is gone through, so that it is known what any of them gives a gradient; then
/// each gives all of these, zeros among them. Each has the operands of all and gives the gradients
/// of all, which is more than is written in the graph, so both are paid like operators.
std::optional<BranchesBackward> BodyGradients::branch(const Graph& graph, NodeId node,
                                                      std::span<const ValueId> gradients,
                                                      const std::vector<bool>& isWanted)
{
    if (!takesOperators(graph, node))
        return std::nullopt;
    BranchInputs inputs = branchInputsOf(graph, node);
    if (!takes(inputs.places.size() * inputs.operands.size()))
        return std::nullopt;
    std::vector<bool> areWanted;
    for (const ValueId operand : inputs.operands)
        areWanted.push_back(operand.isValid() && isWanted[operand.index]);
    BranchGradients branches;
    ++m_depth;
    for (std::size_t at = 0; at < inputs.places.size(); ++at) {
        const Graph& body = *graph.nested(node)[at].graph;
        OpenBranch& open =
            branches.add(body, withInputsAt(body, inputs.places[at], graph, inputs.operands));
        open.wish = wishFor(open.forward, gradients, areWanted);
        open.work = std::make_unique<Differentiation>(open.forward, m_table, open.wish, *this);
        open.work->seedAll();
        open.work->run(m_cancel);
    }
    --m_depth;
    if (!takes(inputs.places.size() * branches.collectAll()))
        return std::nullopt;
    BranchesBackward made = branches.finish();
    made.operands = std::move(inputs.operands);
    return made;
}

} // namespace fusewright
