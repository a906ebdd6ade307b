// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/body_gradients.h"

#include "engine/autograd/differentiation.h"

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

std::vector<ValueId> BodyGradients::operandsOf(const Graph& graph, NodeId node) const
{
    const auto written = graph.inputs(node).first(graph.writtenInputCount(node));
    const auto& captured = graph.nested(node).front().captured;
    std::vector<ValueId> operands(written.begin(), written.end());
    operands.insert(operands.end(), captured.begin(), captured.end());
    return operands;
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
    if (m_depth == deepest || body.nodeCount() > mostOperators - m_operators)
        return nullptr;
    m_operators += body.nodeCount();
    ++m_depth;
    BodyBackward made = make(body, gradients, areWanted);
    --m_depth;
    return &m_made.emplace(std::move(key), std::move(made)).first->second;
}

BodyBackward BodyGradients::make(const Graph& body, std::span<const ValueId> gradients,
                                 const std::vector<bool>& areWanted)
{
    BackwardWish wish;
    for (std::size_t at = 0; at < gradients.size(); ++at) {
        if (gradients[at].isValid() && body.outputs()[at].isValid())
            wish.losses.push_back(body.outputs()[at]);
    }
    for (std::size_t at = 0; at < areWanted.size(); ++at) {
        if (areWanted[at])
            wish.wanted.emplace_back(at);
    }
    Differentiation inside(body, m_table, wish, *this);
    inside.seedAll();
    inside.run(m_cancel);
    BodyBackward made{.body = nullptr, .ownInputs = body.inputCount() - body.capturedCount()};
    std::vector<ValueId> outputs;
    for (const ValueGradient& found : inside.gradients()) {
        const bool isBehind = found.value.index >= made.ownInputs;
        const std::size_t seeds = isBehind ? wish.losses.size() : 0;
        made.gradientOf.push_back(found.value.index - seeds);
        outputs.push_back(found.gradient);
    }
    made.body = std::make_shared<const Graph>(inside.joint().finishBody(outputs));
    return made;
}

} // namespace fusewright
