// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_graph.h"

#include "engine/autograd/body_gradients.h"
#include "engine/autograd/differentiation.h"
#include "engine/partition/operator_cost.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

/// Gradients are called after what they are of.
void nameGradients(const Graph& graph, JointGraph& joint, std::span<const ValueId> wanted,
                   std::span<const ValueGradient> gradients)
{
    std::size_t at = 0;
    std::unordered_set<ValueId> isNamed;
    for (const ValueGradient& found : gradients) {
        while (joint.valueOf(wanted[at]) != found.value)
            ++at;
        // One that several share is called after the first.
        if (joint.isBackward(found.gradient) && isNamed.insert(found.gradient).second)
            joint.rename(found.gradient, "grad_" + std::string(graph.valueName(wanted[at])));
    }
}

std::vector<ValueId> outputsOf(std::span<const ValueGradient> gradients)
{
    std::vector<ValueId> outputs;
    for (const ValueGradient& found : gradients)
        outputs.push_back(found.gradient);
    return outputs;
}

/// What only the shape of its operand counts for.
bool readsShapeOnly(const Graph& graph, NodeId node)
{
    return graph.nativeName(node) == "zeros_like";
}

} // namespace

bool canHaveGradient(const Graph& graph, ValueId value)
{
    switch (graph.valueType(value)) {
    case DataType::Unknown:
    case DataType::F64:
    case DataType::F32:
    case DataType::F16:
    case DataType::BF16:
    case DataType::F8E4M3FN:
    case DataType::F8E4M3FNUZ:
    case DataType::F8E5M2:
    case DataType::F8E5M2FNUZ:
    case DataType::BFP8:
    case DataType::BFP4:
    case DataType::C64:
    case DataType::C128:
    case DataType::Sequence:
        return true;
    default:
        return false;
    }
}

std::vector<ValueId> lossesOf(const Graph& graph)
{
    std::vector<ValueId> losses;
    for (const ValueId output : graph.outputs()) {
        if (output.isValid() && canHaveGradient(graph, output))
            losses.push_back(output);
    }
    return losses;
}

BackwardGraph makeBackward(const Graph& graph, const DerivativeTable& table,
                           const BackwardWish& wish, const CancelToken& cancel)
{
    BodyGradients bodies(table, cancel);
    Differentiation work(graph, table, wish, bodies);
    work.run(cancel);
    JointGraph& joint = work.joint();
    nameGradients(graph, joint, wish.wanted, work.gradients());
    std::vector<NodeId> forwardOf = joint.forwardOf();
    BackwardGraph made{.graph = joint.finish(outputsOf(work.gradients())),
                       .forwardCount = graph.nodeCount(),
                       .forwardOf = std::move(forwardOf),
                       .gradients = work.gradients(),
                       .saved = {},
                       .warnings = work.warnings()};
    made.saved = savedValues(made.graph, made.forwardCount);
    return made;
}

std::vector<SavedValue> savedValues(const Graph& graph, std::size_t forwardCount)
{
    std::vector<SavedValue> saved;
    for (const ValueId value : graph.values()) {
        const NodeId maker = graph.producer(value);
        const bool isForward = maker.isValid() ? maker.index < forwardCount
                                               : graph.valueKind(value) == ValueKind::Input;
        if (!isForward)
            continue;
        std::vector<NodeId> readers;
        bool isForwardUsed = maker.isValid();
        for (const Use& use : graph.uses(value)) {
            if (use.node.index < forwardCount)
                isForwardUsed = true;
            else if (!readsShapeOnly(graph, use.node)
                     && (readers.empty() || readers.back() != use.node))
                readers.push_back(use.node);
        }
        // An input that only the backward graph reads is a gradient from outside.
        if (isForwardUsed && !readers.empty())
            saved.push_back({value, bytesOf(graph, value), std::move(readers)});
    }
    return saved;
}

} // namespace fusewright
