// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/like_operators.h"

#include "engine/graph/graph.h"

#include <unordered_map>

namespace fusewright {

namespace {

using Label = std::uint64_t;

constexpr Label asProducer = 0x9e3779b97f4a7c15U;
constexpr Label asUser = 0xc2b2ae3d27d4eb4fU;

Label mixed(Label label)
{
    label ^= label >> 31U;
    label *= 0xbf58476d1ce4e5b9U;
    label ^= label >> 29U;
    label *= 0x94d049bb133111ebU;
    return label ^ (label >> 32U);
}

/// Each operator's name, then again and again its label with those around it. A sum, so that the
/// order of neighbours does not count.
std::vector<Label> labelsOf(const Graph& graph, int rounds)
{
    std::vector<Label> labels;
    labels.reserve(graph.nodeCount());
    for (const NodeId node : graph.nodes())
        labels.push_back(mixed(graph.operatorOf(node).canonical.index + asProducer));
    std::vector<Label> next(labels.size());
    for (int round = 0; round < rounds; ++round) {
        for (const NodeId node : graph.nodes()) {
            Label label = mixed(labels[node.index]);
            for (const NodeId producer : graph.producers(node))
                label += mixed(labels[producer.index] ^ asProducer);
            for (const NodeId user : graph.users(node))
                label += mixed(labels[user.index] ^ asUser);
            next[node.index] = label;
        }
        labels.swap(next);
    }
    return labels;
}

} // namespace

LikeOperators::LikeOperators(const Graph& graph, int rounds)
{
    const std::vector<Label> labels = labelsOf(graph, rounds);
    std::unordered_map<Label, std::uint32_t> classes;
    classes.reserve(labels.size() / 4);
    std::vector<std::uint32_t> counts;
    m_classOf.reserve(labels.size());
    for (const Label label : labels) {
        const auto number = static_cast<std::uint32_t>(classes.size());
        const std::uint32_t likeClass = classes.emplace(label, number).first->second;
        if (likeClass == counts.size())
            counts.push_back(0);
        ++counts[likeClass];
        m_classOf.push_back(likeClass);
    }
    m_begin.assign(1, 0);
    for (const std::uint32_t count : counts)
        m_begin.push_back(m_begin.back() + count);
    m_members.resize(labels.size());
    std::vector<std::uint32_t> at(m_begin.begin(), m_begin.end() - 1);
    for (const NodeId node : graph.nodes())
        m_members[at[classOf(node)]++] = node;
}

} // namespace fusewright
