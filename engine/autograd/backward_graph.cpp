// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_graph.h"

#include "engine/autograd/body_gradients.h"
#include "engine/autograd/differentiation.h"

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

/// After the parameter; where that is taken, after the operator with the body, too.
void nameBodyGradients(const Graph& graph, JointGraph& joint,
                       std::span<const BodyParameterGradient> gradients)
{
    for (const BodyParameterGradient& found : gradients) {
        const std::string name(found.parameter.body->valueName(found.parameter.value));
        if (joint.rename(found.gradient, "grad_" + name))
            continue;
        const std::string owner(graph.nodeName(found.owner));
        joint.rename(found.gradient, "grad_" + owner + '.' + name);
    }
}

std::vector<ValueId> outputsOf(const Differentiation& work)
{
    std::vector<ValueId> outputs;
    for (const ValueGradient& found : work.gradients())
        outputs.push_back(found.gradient);
    for (const BodyParameterGradient& found : work.bodyGradients())
        outputs.push_back(found.gradient);
    return outputs;
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
    BodyGradients bodies(table, wish.wantsBodies, cancel);
    Differentiation work(graph, table, wish, bodies);
    work.run(cancel);
    JointGraph& joint = work.joint();
    nameGradients(graph, joint, wish.wanted, work.gradients());
    nameBodyGradients(graph, joint, work.bodyGradients());
    std::vector<NodeId> forwardOf = joint.forwardOf();
    BackwardGraph made{.graph = joint.finish(outputsOf(work)),
                       .forwardCount = graph.nodeCount(),
                       .forwardOf = std::move(forwardOf),
                       .gradients = work.gradients(),
                       .bodyGradients = work.bodyGradients(),
                       .saved = {},
                       .savedInside = {},
                       .warnings = work.warnings()};
    AllSaved saved = savedValues(made.graph, made.forwardCount, made.forwardOf);
    made.saved = std::move(saved.values);
    made.savedInside = std::move(saved.inside);
    return made;
}

} // namespace fusewright
