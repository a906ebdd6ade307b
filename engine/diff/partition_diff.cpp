// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/partition_diff.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <utility>

// A section of one partition and a section of the other overlap when they share an operator. The
// changes are the connected pieces of this relation. Nobody writes the relation down: from a
// section one walks over its operators to their sections on the other side, and back from those, so
// that every operator is looked at twice, however many sections overlap.

namespace fusewright {

namespace {

class OverlapWalk {
public:
    OverlapWalk(const Graph& graph, const Partition& from, const Partition& to)
        : m_graph(graph),
          m_partitions{&from, &to},
          m_changeOf{Numbers(from.sections.size(), none), Numbers(to.sections.size(), none)}
    {
    }

    PartitionDiff run();

private:
    using Numbers = std::vector<std::uint32_t>;
    enum Side : std::size_t { From, To };
    struct Place {
        Side side;
        std::uint32_t section;
    };

    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t sectionOf(Side side, NodeId node) const
    {
        return m_partitions[side]->sectionOf[node.index];
    }
    void numberChanges();
    void walkFrom(NodeId node);
    void reach(Place place);
    void gatherSections();
    void gatherNodes();
    void countMoved();

    const Graph& m_graph;
    std::array<const Partition*, 2> m_partitions;
    std::array<Numbers, 2> m_changeOf; ///< By side and section.
    std::uint32_t m_changes = 0;
    std::vector<Place> m_frontier;
    PartitionDiff m_diff;
};

PartitionDiff OverlapWalk::run()
{
    numberChanges();
    m_diff.changes.resize(m_changes);
    gatherSections();
    gatherNodes();
    countMoved();
    return std::move(m_diff);
}

void OverlapWalk::numberChanges()
{
    for (const NodeId node : m_graph.nodes()) {
        if (m_changeOf[From][sectionOf(From, node)] != none)
            continue;
        walkFrom(node);
        ++m_changes;
    }
}

void OverlapWalk::walkFrom(NodeId node)
{
    reach({From, sectionOf(From, node)});
    while (!m_frontier.empty()) {
        const Place place = m_frontier.back();
        m_frontier.pop_back();
        const Side other = place.side == From ? To : From;
        for (const NodeId inside : m_partitions[place.side]->sections[place.section].nodes)
            reach({other, sectionOf(other, inside)});
    }
}

void OverlapWalk::reach(Place place)
{
    std::uint32_t& change = m_changeOf[place.side][place.section];
    if (change != none)
        return;
    change = m_changes;
    m_frontier.push_back(place);
}

void OverlapWalk::gatherSections()
{
    for (std::uint32_t section = 0; section < m_changeOf[From].size(); ++section)
        m_diff.changes[m_changeOf[From][section]].from.push_back(section);
    for (std::uint32_t section = 0; section < m_changeOf[To].size(); ++section)
        m_diff.changes[m_changeOf[To][section]].to.push_back(section);
    for (SectionChange& change : m_diff.changes) {
        if (change.to.size() == 1)
            change.kind = change.from.size() == 1 ? ChangeKind::Same : ChangeKind::Merged;
        else
            change.kind = change.from.size() == 1 ? ChangeKind::Split : ChangeKind::Regrouped;
    }
}

void OverlapWalk::gatherNodes()
{
    for (const NodeId node : m_graph.nodes())
        m_diff.changes[m_changeOf[From][sectionOf(From, node)]].nodes.push_back(node);
}

void OverlapWalk::countMoved()
{
    Numbers together(m_changeOf[To].size(), 0); // With the section at hand.
    Numbers largest(m_changes, 0);
    for (std::uint32_t section = 0; section < m_changeOf[From].size(); ++section) {
        std::uint32_t& most = largest[m_changeOf[From][section]];
        for (const NodeId node : m_partitions[From]->sections[section].nodes)
            most = std::max(most, ++together[sectionOf(To, node)]);
        for (const NodeId node : m_partitions[From]->sections[section].nodes)
            together[sectionOf(To, node)] = 0;
    }
    for (std::uint32_t at = 0; at < m_changes; ++at)
        m_diff.changes[at].movedOperators = m_diff.changes[at].nodes.size() - largest[at];
}

} // namespace

PartitionDiff diffPartitions(const Graph& graph, const Partition& from, const Partition& to)
{
    assert(from.sectionOf.size() == graph.nodeCount() && to.sectionOf.size() == graph.nodeCount());
    return OverlapWalk(graph, from, to).run();
}

std::string_view changeKindName(ChangeKind kind)
{
    constexpr std::array<std::string_view, 4> names{"merged", "split", "regrouped", "same"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace fusewright
