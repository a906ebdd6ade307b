// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/known_joint.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// From what an operator reads, or, where that is all of the forward graph, from what reads it; the
/// last forward operator has what is left.
void fillGaps(const Graph& graph, std::size_t first, std::vector<NodeId>& forwardOf)
{
    const auto take = [&](NodeId node, std::span<const NodeId> others) {
        for (const NodeId other : others) {
            if (!forwardOf[node.index].isValid() && other.index >= first)
                forwardOf[node.index] = forwardOf[other.index];
        }
    };
    for (std::size_t at = first; at < graph.nodeCount(); ++at)
        take(NodeId(at), graph.producers(NodeId(at)));
    for (std::size_t at = graph.nodeCount(); at-- > first;)
        take(NodeId(at), graph.users(NodeId(at)));
    for (std::size_t at = first; at < graph.nodeCount(); ++at) {
        if (!forwardOf[at].isValid())
            forwardOf[at] = NodeId(first - 1);
    }
}

/// What stands behind the first so many.
template <class T, class Id>
void dropFrom(std::vector<T>& all, Id T::*member, std::size_t count)
{
    std::erase_if(all, [&](const T& each) { return (each.*member).index >= count; });
}

} // namespace

std::optional<BackwardGraph> knownJoint(const Graph& graph, std::vector<NodeId> forwardOf)
{
    forwardOf.resize(graph.nodeCount());
    const auto begin = std::ranges::find_if(forwardOf, &NodeId::isValid);
    const auto first = static_cast<std::size_t>(begin - forwardOf.begin());
    if (begin == forwardOf.end() || first == 0)
        return std::nullopt;
    for (NodeId& forward : forwardOf) {
        if (forward.isValid() && forward.index >= first)
            forward = NodeId();
    }
    fillGaps(graph, first, forwardOf);
    AllSaved saved = savedValues(graph, first, forwardOf);
    BackwardGraph joint{.graph = Graph::copyOf(graph),
                        .forwardCount = first,
                        .forwardOf = std::move(forwardOf),
                        .gradients = {},
                        .bodyGradients = {},
                        .saved = std::move(saved.values),
                        .savedInside = std::move(saved.inside),
                        .warnings = {}};
    for (const ValueId output : graph.outputs()) {
        const NodeId maker = output.isValid() ? graph.producer(output) : NodeId();
        if (maker.isValid() && maker.index >= first)
            joint.gradients.push_back({.value = {}, .gradient = output});
    }
    return joint;
}

Graph forwardPart(const BackwardGraph& joint)
{
    const std::size_t nodes = joint.forwardCount;
    GraphArrays arrays = Graph::dismantle(Graph::copyOf(joint.graph));
    const auto keepFirst = [](auto& all, std::size_t count) {
        if (all.size() > count)
            all.resize(count);
    };
    for (auto* const begin : {&arrays.attributeBegin, &arrays.inputBegin, &arrays.outputBegin})
        keepFirst(*begin, nodes + 1);
    keepFirst(arrays.nodeOperator, nodes);
    keepFirst(arrays.nodeName, nodes);
    keepFirst(arrays.nodeModule, nodes);
    keepFirst(arrays.nodeSource, nodes);
    keepFirst(arrays.spelled, nodes);
    keepFirst(arrays.attributes, arrays.attributeBegin.back());
    keepFirst(arrays.inputs, arrays.inputBegin.back());
    const std::size_t values = arrays.outputBegin.back();
    keepFirst(arrays.valueName, values);
    keepFirst(arrays.valueType, values);
    keepFirst(arrays.valueShape, values);
    keepFirst(arrays.valueOrigin, values);
    dropFrom(arrays.givenShapes, &GivenShape::value, values);
    dropFrom(arrays.valueEncodings, &ValueEncoding::value, values);
    dropFrom(arrays.hints, &FusionHint::node, nodes);
    dropFrom(arrays.nested, &NestedGraph::owner, nodes);
    dropFrom(arrays.calls, &NodeCall::node, nodes);
    std::erase_if(arrays.outputs, [&](ValueId output) { return output.index >= values; });
    return Graph(std::move(arrays));
}

} // namespace fusewright
