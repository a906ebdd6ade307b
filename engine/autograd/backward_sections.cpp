// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_sections.h"

#include "engine/partition/section_arrangement.h"
#include "engine/partition/section_order.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using NodeList = std::vector<NodeId>;

/// The backward operators of each forward section that are free, in the graph's order.
std::vector<NodeList> backwardNodes(const BackwardGraph& joint, const Partition& forward,
                                    const std::vector<bool>& isTaken)
{
    std::vector<NodeList> nodes(forward.sections.size());
    for (std::size_t at = joint.forwardCount; at < joint.graph.nodeCount(); ++at) {
        const NodeId forwardNode = joint.forwardOf[at];
        if (isTaken[at])
            continue;
        nodes[forward.sectionOf[forwardNode.index]].push_back(NodeId(at));
    }
    return nodes;
}

/// The parts that can run in one piece each: where a path leaves a part and comes back, the part
/// is cut before the operator that the path comes back to.
std::vector<NodeList> cutParts(NodeList whole, SectionOrder& order, std::uint32_t section,
                               std::vector<CutPartner>& cuts)
{
    std::vector<NodeList> parts;
    std::vector<NodeList> open;
    if (!whole.empty())
        open.push_back(std::move(whole));
    bool isFirst = true;
    while (!open.empty()) {
        NodeList part = std::move(open.back());
        open.pop_back();
        const auto route = order.add(part);
        if (!route) {
            parts.push_back(std::move(part));
            continue;
        }
        if (std::exchange(isFirst, false))
            cuts.push_back({section, route->path});
        const auto cut = std::ranges::lower_bound(part, route->path.back());
        const auto at = std::clamp(cut, part.begin() + 1, part.end() - 1);
        open.emplace_back(at, part.end());
        open.emplace_back(part.begin(), at);
    }
    return parts;
}

} // namespace

BackwardSections addPartners(const BackwardGraph& joint, const Partition& forward,
                             std::span<const Section> own)
{
    BackwardSections made;
    SectionOrder order(joint.graph);
    std::vector<Section> sections;
    std::vector<bool> isTaken(joint.graph.nodeCount());
    const auto add = [&](const Section& section) {
        order.add(section.nodes);
        sections.push_back(section);
    };
    for (const Section& section : own) {
        for (const NodeId node : section.nodes)
            isTaken[node.index] = true;
    }
    for (const Section& section : forward.sections) {
        if (!isTaken[section.nodes.front().index])
            add(section);
    }
    std::ranges::for_each(own, add);
    std::vector<NodeList> backward = backwardNodes(joint, forward, isTaken);
    // By the first operator of a section, for sections are put into another order in the end.
    std::vector<std::pair<NodeId, NodeId>> partners;
    for (std::uint32_t at = static_cast<std::uint32_t>(backward.size()); at-- > 0;) {
        const Section& section = forward.sections[at];
        for (NodeList& part : cutParts(std::move(backward[at]), order, at, made.cuts)) {
            partners.emplace_back(section.nodes.front(), part.front());
            sections.push_back({.nodes = std::move(part),
                                .rule = section.rule,
                                .match = {},
                                .manual = section.manual});
        }
    }
    made.partition = arrangeSections(joint.graph, forward.mode, std::move(sections));
    made.partnerOf.resize(made.partition.sections.size());
    made.isBackward.resize(made.partition.sections.size());
    for (std::size_t at = 0; at < made.isBackward.size(); ++at)
        made.isBackward[at] = made.partition.sections[at].nodes.front().index >= joint.forwardCount;
    for (const auto& [first, partner] : partners) {
        const std::uint32_t whole = made.partition.sectionOf[first.index];
        const std::uint32_t other = made.partition.sectionOf[partner.index];
        made.partnerOf[other] = whole;
        const auto sizeOf = [&](std::uint32_t section) {
            return made.partition.sections[section].nodes.size();
        };
        if (!made.partnerOf[whole] || sizeOf(*made.partnerOf[whole]) < sizeOf(other))
            made.partnerOf[whole] = other;
    }
    for (CutPartner& cut : made.cuts)
        cut.section = made.partition.sectionOf[forward.sections[cut.section].nodes.front().index];
    std::ranges::sort(made.cuts, {}, &CutPartner::section);
    return made;
}

} // namespace fusewright
