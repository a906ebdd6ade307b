// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Units are put in an order in which they can follow each other: of those that wait for no other
// the one with the smallest operator. Where all that are left wait, some wait in circles. Each
// circle (a strongly connected component of the units) is then ordered operator by operator: the
// unit at hand goes on as long as it can; next comes a unit that can go to its end, if there is
// one; else the one with the smallest operator that can go.

#include "engine/layout/group_pieces.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>

namespace fusewright {

namespace {

struct Links {
    std::vector<std::uint32_t> begin;
    std::vector<std::uint32_t> to;

    std::span<const std::uint32_t> of(std::uint32_t at) const
    {
        return std::span(to).subspan(begin[at], begin[at + 1] - begin[at]);
    }
};

Links linksFrom(std::size_t count, std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs)
{
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    Links links;
    links.begin.assign(count + 1, 0);
    for (const auto& [from, to] : pairs) {
        ++links.begin[from + 1];
        links.to.push_back(to);
    }
    for (std::size_t at = 0; at < count; ++at)
        links.begin[at + 1] += links.begin[at];
    return links;
}

/// Circles of links: each a set of things that lead to each other, those that lead to others first.
class Circles {
public:
    explicit Circles(const Links& links)
        : m_links(links),
          m_index(links.begin.size() - 1, NodeId::nothing),
          m_low(m_index.size()),
          m_isOpen(m_index.size()),
          circleOf(m_index.size())
    {
        for (std::uint32_t at = 0; at < m_index.size(); ++at) {
            if (m_index[at] == NodeId::nothing)
                search(at);
        }
        for (std::uint32_t& circle : circleOf)
            circle = count - 1 - circle;
    }

private:
    void open(std::uint32_t at)
    {
        m_index[at] = m_low[at] = m_next++;
        m_isOpen[at] = true;
        m_stack.push_back(at);
        m_path.emplace_back(at, 0);
    }

    void search(std::uint32_t start)
    {
        open(start);
        while (!m_path.empty()) {
            const std::uint32_t at = m_path.back().first;
            const auto next = m_links.of(at);
            if (m_path.back().second < next.size()) {
                const std::uint32_t to = next[m_path.back().second++];
                if (m_index[to] == NodeId::nothing)
                    open(to);
                else if (m_isOpen[to])
                    m_low[at] = std::min(m_low[at], m_index[to]);
                continue;
            }
            m_path.pop_back();
            if (!m_path.empty()) {
                std::uint32_t& low = m_low[m_path.back().first];
                low = std::min(low, m_low[at]);
            }
            if (m_low[at] == m_index[at])
                close(at);
        }
    }

    void close(std::uint32_t root)
    {
        std::uint32_t at = NodeId::nothing;
        while (at != root) {
            at = m_stack.back();
            m_stack.pop_back();
            m_isOpen[at] = false;
            circleOf[at] = count;
        }
        ++count;
    }

    const Links& m_links;
    std::vector<std::uint32_t> m_index;
    std::vector<std::uint32_t> m_low;
    std::vector<bool> m_isOpen;
    std::vector<std::uint32_t> m_stack;
    std::vector<std::pair<std::uint32_t, std::size_t>> m_path;
    std::uint32_t m_next = 0;

public:
    std::vector<std::uint32_t> circleOf;
    std::uint32_t count = 0;
};

/// Orders operators whose units wait for each other in circles.
class CircleCutter {
public:
    CircleCutter(const UnitedOperators& operators, const Links& users)
        : m_operators(operators),
          m_users(users),
          m_waits(operators.nodes.size(), 0),
          m_unitWaits(operators.unitCount, 0),
          m_ready(operators.unitCount)
    {
    }

    void cut(std::span<const std::uint32_t> places, PieceOrder& result)
    {
        const std::set<std::uint32_t> inside(places.begin(), places.end());
        for (const std::uint32_t place : places) {
            for (const std::uint32_t user : m_users.of(place)) {
                if (!inside.contains(user))
                    continue;
                ++m_waits[user];
                if (unitOf(user) != unitOf(place))
                    ++m_unitWaits[unitOf(user)];
            }
        }
        for (const std::uint32_t place : places) {
            if (m_waits[place] == 0)
                makeReady(place);
        }
        for (std::size_t left = places.size(); left > 0; --left)
            take(inside, result);
    }

private:
    using Choice = std::tuple<bool, std::uint32_t, std::uint32_t>;

    std::uint32_t unitOf(std::uint32_t place) const { return m_operators.unitOf[place]; }
    Choice choice(std::uint32_t unit) const
    {
        return {m_unitWaits[unit] > 0, *m_ready[unit].begin(), unit};
    }
    void makeReady(std::uint32_t place)
    {
        const std::uint32_t unit = unitOf(place);
        if (!m_ready[unit].empty())
            m_choices.erase(choice(unit));
        m_ready[unit].insert(place);
        m_choices.insert(choice(unit));
    }

    void take(const std::set<std::uint32_t>& inside, PieceOrder& result)
    {
        if (m_current == NodeId::nothing || m_ready[m_current].empty()) {
            m_current = std::get<2>(*m_choices.begin());
            const auto begin = static_cast<std::uint32_t>(result.nodes.size());
            if (result.pieces.empty() || result.pieces.back().unit != m_current)
                result.pieces.push_back({m_current, begin});
        }
        const std::uint32_t place = *m_ready[m_current].begin();
        m_choices.erase(choice(m_current));
        m_ready[m_current].erase(m_ready[m_current].begin());
        if (!m_ready[m_current].empty())
            m_choices.insert(choice(m_current));
        result.nodes.push_back(m_operators.nodes[place]);
        for (const std::uint32_t user : m_users.of(place)) {
            if (inside.contains(user))
                release(user);
        }
    }

    void release(std::uint32_t user)
    {
        const std::uint32_t unit = unitOf(user);
        if (unit != m_current) {
            const bool isListed = !m_ready[unit].empty();
            if (isListed)
                m_choices.erase(choice(unit));
            --m_unitWaits[unit];
            if (isListed)
                m_choices.insert(choice(unit));
        }
        if (--m_waits[user] == 0)
            makeReady(user);
    }

    const UnitedOperators& m_operators;
    const Links& m_users; ///< By place.
    std::vector<std::uint32_t> m_waits;
    std::vector<std::uint32_t> m_unitWaits; ///< For operators of other units.
    std::vector<std::set<std::uint32_t>> m_ready;
    std::set<Choice> m_choices;
    std::uint32_t m_current = NodeId::nothing;
};

/// The units in an order in which they can follow each other; shorter where some cannot.
std::vector<std::uint32_t> unitOrder(const Links& units, const std::vector<std::uint32_t>& firstOf)
{
    std::vector<std::uint32_t> waits(firstOf.size(), 0);
    for (const std::uint32_t to : units.to)
        ++waits[to];
    using Choice = std::pair<std::uint32_t, std::uint32_t>;
    std::priority_queue<Choice, std::vector<Choice>, std::greater<>> ready;
    for (std::uint32_t unit = 0; unit < firstOf.size(); ++unit) {
        if (waits[unit] == 0)
            ready.emplace(firstOf[unit], unit);
    }
    std::vector<std::uint32_t> order;
    while (!ready.empty()) {
        const std::uint32_t unit = ready.top().second;
        ready.pop();
        order.push_back(unit);
        for (const std::uint32_t to : units.of(unit)) {
            if (--waits[to] == 0)
                ready.emplace(firstOf[to], to);
        }
    }
    return order;
}

} // namespace

PieceFinder::PieceFinder(const Graph& graph)
    : m_graph(graph), m_placeOf(graph.nodeCount(), NodeId::nothing)
{
}

PieceOrder PieceFinder::order(const UnitedOperators& operators)
{
    const std::span<const NodeId> nodes = operators.nodes;
    for (std::uint32_t place = 0; place < nodes.size(); ++place)
        m_placeOf[nodes[place].index] = place;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> between;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> users;
    std::vector<std::uint32_t> firstOf(operators.unitCount, NodeId::nothing);
    std::vector<std::uint32_t> sizes(operators.unitCount, 0);
    for (std::uint32_t place = 0; place < nodes.size(); ++place) {
        const std::uint32_t unit = operators.unitOf[place];
        firstOf[unit] = std::min(firstOf[unit], place);
        ++sizes[unit];
        for (const NodeId user : m_graph.users(nodes[place])) {
            const std::uint32_t to = m_placeOf[user.index];
            if (to == NodeId::nothing)
                continue;
            users.emplace_back(place, to);
            if (operators.unitOf[to] != unit)
                between.emplace_back(unit, operators.unitOf[to]);
        }
    }
    const Links units = linksFrom(operators.unitCount, std::move(between));
    std::vector<std::uint32_t> begin(operators.unitCount + 1, 0);
    std::inclusive_scan(sizes.begin(), sizes.end(), begin.begin() + 1);
    std::vector<std::uint32_t> placesOf(nodes.size());
    std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
    for (std::uint32_t place = 0; place < nodes.size(); ++place)
        placesOf[next[operators.unitOf[place]]++] = place;
    PieceOrder result;
    result.nodes.reserve(nodes.size());
    const auto takeWhole = [&](std::uint32_t unit) {
        result.pieces.push_back({unit, static_cast<std::uint32_t>(result.nodes.size())});
        for (std::uint32_t at = begin[unit]; at < begin[unit + 1]; ++at)
            result.nodes.push_back(nodes[placesOf[at]]);
    };
    const std::vector<std::uint32_t> order = unitOrder(units, firstOf);
    if (order.size() == operators.unitCount) {
        for (const std::uint32_t unit : order)
            takeWhole(unit);
    } else {
        const Links placeUsers = linksFrom(nodes.size(), std::move(users));
        const Circles circles(units);
        std::vector<std::vector<std::uint32_t>> inCircle(circles.count);
        for (std::uint32_t unit = 0; unit < operators.unitCount; ++unit)
            inCircle[circles.circleOf[unit]].push_back(unit);
        for (const std::vector<std::uint32_t>& circle : inCircle) {
            if (circle.size() == 1) {
                takeWhole(circle.front());
                continue;
            }
            std::vector<std::uint32_t> places;
            for (const std::uint32_t unit : circle)
                places.insert(places.end(), placesOf.begin() + begin[unit],
                              placesOf.begin() + begin[unit + 1]);
            CircleCutter(operators, placeUsers).cut(places, result);
        }
    }
    for (const NodeId node : nodes)
        m_placeOf[node.index] = NodeId::nothing;
    return result;
}

} // namespace fusewright
