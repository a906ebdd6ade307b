// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Eight experts of which each is added to the sum of those before are eight steps, one under the
// other, but for what all of them take from above: a value that fans out, and one that passes by
// all of them. Such edges are cut where the block falls into pieces without them, and only there: a
// fan whose branches meet in one place stays. What remains too large is cut where few values pass,
// as between the steps of a recurrent network, which hand on two.

#include "engine/layout/inner_graph.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace fusewright {

namespace {

/// A value fans out when it has so many uses in one block.
constexpr std::size_t leastFan = 6;
/// Smaller blocks are readable as they are.
constexpr std::uint64_t leastBlock = 25;
/// What passes by less than so much is no bypass, but a way.
constexpr std::uint32_t shortBypass = 40;
/// The same in rows.
constexpr std::uint32_t lowBypass = 20;
/// A block is large beside all the rest when it has so much of it, in percent.
constexpr std::uint64_t largeShare = 40;
/// The largest piece that is left must be at most so much of the block, in percent.
constexpr std::uint64_t smallPiece = 60;
/// Larger blocks are cut where few values pass.
constexpr std::uint64_t largestBlock = 100;
constexpr std::int32_t fewValues = 4;
/// Between two such cuts, in operators; the best one within as many is taken.
constexpr std::uint64_t leastPiece = 30;
/// The same where one of the values stays a line: less is cut then.
constexpr std::uint64_t leastLinked = 16;

/// One block, from its upper neck to its lower one, as a graph of its own.
class BlockTrial {
public:
    BlockTrial(const InnerGraph& graph, std::span<const std::uint32_t> vertices,
               const std::vector<bool>& isCut)
        : m_vertices(vertices.begin(), vertices.end())
    {
        std::ranges::sort(m_vertices);
        for (const std::uint32_t vertex : m_vertices) {
            m_graph.inCount += vertex < graph.inCount ? 1 : 0;
            m_graph.outCount += vertex >= graph.size() - graph.outCount ? 1 : 0;
            m_graph.cells.push_back(graph.cells[vertex]);
            m_graph.weights.push_back(graph.weights[vertex]);
        }
        m_graph.edgeBegin.push_back(0);
        for (std::uint32_t from = 0; from < m_vertices.size(); ++from) {
            for (std::uint32_t at = graph.edgeBegin[m_vertices[from]];
                 at < graph.edgeBegin[m_vertices[from] + 1]; ++at) {
                const auto to = std::ranges::lower_bound(m_vertices, graph.edges[at].to);
                if (isCut[at] || to == m_vertices.end() || *to != graph.edges[at].to)
                    continue;
                m_graph.edges.push_back({from, static_cast<std::uint32_t>(to - m_vertices.begin()),
                                         graph.edges[at].segment, graph.edges[at].value});
                m_edgeOf.push_back(at);
            }
            m_graph.edgeBegin.push_back(static_cast<std::uint32_t>(m_graph.edges.size()));
        }
        m_makers.resize(m_vertices.size(), 0);
        m_users.resize(m_vertices.size(), 0);
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            ++m_users[edge.from];
            ++m_makers[edge.to];
        }
        m_depth.resize(m_vertices.size(), 0);
        for (const InnerGraph::Edge& edge : m_graph.edges)
            m_depth[edge.to] = std::max(m_depth[edge.to], bottomOf(edge.from));
        const auto order = drawingOrder(m_graph);
        m_placeOf = placesIn(order);
        m_above.resize(order.size() + 1, 0);
        for (std::uint32_t place = 0; place < order.size(); ++place)
            m_above[place + 1] = m_above[place] + m_graph.weights[order[place]];
    }

    std::vector<bool> fans() const
    {
        std::map<std::pair<std::uint32_t, ValueId>, std::size_t> uses;
        for (const InnerGraph::Edge& edge : m_graph.edges)
            ++uses[{edge.from, edge.value}];
        return chosen([&](const InnerGraph::Edge& edge) {
            return uses[{edge.from, edge.value}] >= leastFan;
        });
    }
    std::vector<bool> bypasses() const
    {
        return chosen([&](const InnerGraph::Edge& edge) {
            return m_above[m_placeOf[edge.to]] > m_above[m_placeOf[edge.from] + 1] + shortBypass
                || m_depth[edge.to] > bottomOf(edge.from) + lowBypass;
        });
    }

    /// How large the largest piece is without some edges.
    std::uint64_t largestWithout(const std::vector<bool>& isCut) const
    {
        const InnerGraph left = withoutEdges(m_graph, isCut);
        const std::vector<std::uint32_t> order = drawingOrder(left);
        std::uint64_t largest = 0;
        std::uint64_t weight = 0;
        std::uint32_t place = 0;
        for (const std::uint32_t neck : findNecks(left, placesIn(order))) {
            for (; place <= neck; ++place)
                weight += m_graph.weights[order[place]];
            largest = std::max(largest, weight);
            weight = 0;
        }
        return largest;
    }

    /// The edges that pass by the places where fewest values do; with `linksSteps` but for what is
    /// made there, which is the way on.
    std::vector<bool> thinnest(bool linksSteps) const
    {
        const std::uint64_t least = linksSteps ? leastLinked : leastPiece;
        const std::uint32_t behind = linksSteps ? 1 : 0;
        const std::size_t count = m_placeOf.size();
        // How far each value of a vertex reaches, and how many reach from one place to the next.
        std::map<std::pair<std::uint32_t, ValueId>, std::uint32_t> reach;
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            std::uint32_t& last = reach[{edge.from, edge.value}];
            last = std::max(last, m_placeOf[edge.to]);
        }
        std::vector<std::int32_t> passing(count + 1, 0);
        for (const auto& [value, last] : reach) {
            ++passing[m_placeOf[value.first] + behind];
            --passing[last];
        }
        std::partial_sum(passing.begin(), passing.end(), passing.begin());
        // Of places that as few values pass, one within a chain comes last.
        std::vector<std::int32_t> cost(count + 1, 0);
        for (const InnerGraph::Edge& edge : m_graph.edges) {
            if (!isChain(edge))
                continue;
            ++cost[m_placeOf[edge.from] + behind];
            --cost[m_placeOf[edge.to]];
        }
        std::partial_sum(cost.begin(), cost.end(), cost.begin());
        for (std::size_t place = 0; place < cost.size(); ++place)
            cost[place] = std::min(cost[place], 1) + 2 * passing[place];
        std::vector<bool> isBreak(count, false);
        // The first place with so much above it.
        const auto placeBelow = [&](std::uint64_t above) {
            const auto at = std::ranges::lower_bound(m_above, above);
            return std::min(static_cast<std::size_t>(at - m_above.begin()), count);
        };
        const std::uint64_t all = m_above.back();
        for (std::uint64_t above = least; above + least < all;) {
            const std::uint64_t last = std::min(above + least, all - least);
            const std::size_t begin = placeBelow(above);
            const std::size_t end = placeBelow(last);
            std::size_t thin = begin;
            for (std::size_t place = begin; place < end; ++place)
                thin = cost[place] < cost[thin] ? place : thin;
            const bool isThin = begin < end && passing[thin] <= fewValues;
            if (isThin)
                isBreak[thin] = true;
            above = isThin ? m_above[thin] + least : last;
        }
        return chosen([&](const InnerGraph::Edge& edge) {
            const auto from = isBreak.begin() + m_placeOf[edge.from] + behind;
            return std::find(from, isBreak.begin() + m_placeOf[edge.to], true)
                != isBreak.begin() + m_placeOf[edge.to];
        });
    }

    /// The edges of the hull's graph that some of these are.
    void add(const std::vector<bool>& isChosen, std::vector<std::uint32_t>& edges) const
    {
        for (std::size_t at = 0; at < m_graph.edges.size(); ++at) {
            if (isChosen[at])
                edges.push_back(m_edgeOf[at]);
        }
    }

private:
    std::uint32_t bottomOf(std::uint32_t vertex) const
    {
        return m_depth[vertex] + m_graph.weights[vertex];
    }

    bool isChain(const InnerGraph::Edge& edge) const
    {
        return m_users[edge.from] == 1 && m_makers[edge.to] == 1;
    }

    template <class Choice>
    std::vector<bool> chosen(Choice choice) const
    {
        std::vector<bool> isChosen;
        for (const InnerGraph::Edge& edge : m_graph.edges)
            isChosen.push_back(choice(edge));
        return isChosen;
    }

    std::vector<std::uint32_t> m_vertices; ///< Of the hull's graph.
    std::vector<std::uint32_t> m_edgeOf;   ///< By edge: its number in the hull's graph.
    InnerGraph m_graph;
    std::vector<std::uint32_t> m_placeOf; ///< By vertex, with nothing cut.
    std::vector<std::uint64_t> m_above;   ///< By place: what stands before it.
    std::vector<std::uint32_t> m_users;   ///< By vertex: edges from it, and to it.
    std::vector<std::uint32_t> m_makers;
    std::vector<std::uint32_t> m_depth; ///< By vertex: what stands above it, on the longest way.
};

bool isAny(const std::vector<bool>& isChosen)
{
    return std::ranges::find(isChosen, true) != isChosen.end();
}

std::vector<bool> either(std::vector<bool> left, const std::vector<bool>& right)
{
    for (std::size_t at = 0; at < left.size(); ++at)
        left[at] = left[at] || right[at];
    return left;
}

/// The edges of a block that are cut.
struct Cut {
    std::vector<bool> isChosen;
    bool isAtSteps = false;
};

/// The first way to cut a block after which it falls into pieces; nothing is chosen where none
/// does.
Cut chooseEdges(const BlockTrial& trial, std::uint64_t weight, bool isLarge, bool linksSteps)
{
    const auto isWorth = [&](const std::vector<bool>& isChosen) {
        return isAny(isChosen) && trial.largestWithout(isChosen) * 100 <= weight * smallPiece;
    };
    std::vector<bool> fans = trial.fans();
    if (isWorth(fans))
        return {fans};
    std::vector<bool> bypasses = trial.bypasses();
    if (isLarge && isWorth(bypasses))
        return {bypasses};
    if (isAny(fans)) {
        std::vector<bool> both = either(fans, bypasses);
        if (isWorth(both))
            return {both};
    }
    if (weight > largestBlock) {
        std::vector<bool> thinnest = trial.thinnest(linksSteps);
        if (isWorth(thinnest))
            return {thinnest, true};
    }
    return {std::vector<bool>(fans.size(), false)};
}

} // namespace

HoldingEdges findHoldingEdges(const InnerGraph& graph, std::span<const std::uint32_t> order,
                              std::span<const std::uint32_t> placeOf,
                              const std::vector<bool>& isCut, bool linksSteps)
{
    HoldingEdges holding;
    const auto all = std::accumulate(graph.weights.begin(), graph.weights.end(), std::uint64_t(0));
    std::uint32_t first = 0;
    for (const std::uint32_t neck : findNecks(graph, placeOf, isCut)) {
        const auto block = order.subspan(first, neck + 1 - first);
        first = neck;
        std::uint64_t weight = 0;
        bool mayFan = false;
        for (const std::uint32_t vertex : block) {
            weight += graph.weights[vertex];
            mayFan = mayFan || graph.edgesFrom(vertex).size() >= leastFan;
        }
        const bool isLarge = weight * 100 > all * largeShare;
        if (weight < leastBlock || !(isLarge || mayFan || weight > largestBlock))
            continue;
        BlockTrial trial(graph, block, isCut);
        const Cut cut = chooseEdges(trial, weight, isLarge, linksSteps);
        trial.add(cut.isChosen, holding.edges);
        holding.areStepsCut = holding.areStepsCut || cut.isAtSteps;
    }
    return holding;
}

} // namespace fusewright
