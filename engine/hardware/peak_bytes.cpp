// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/peak_bytes.h"

#include "engine/graph/graph.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/partition.h"

#include <algorithm>
#include <queue>
#include <unordered_map>
#include <vector>

namespace fusewright {

namespace {

/// A value that the section makes and uses.
struct HeldValue {
    double bytes = 0;
    std::uint32_t usersLeft = 0;
    std::uint32_t usersXor = 0; ///< Of their places: with one user left, this is its place.
};

/// One section with its operators by place in it.
class SectionRun {
public:
    SectionRun(const Graph& graph, const Partition& partition, std::uint32_t section)
        : m_graph(graph), m_nodes(partition.sections[section].nodes)
    {
    }

    std::optional<double> peak();

private:
    bool gather();
    bool holdResults(std::uint32_t at);
    double inOwnOrder();
    double greedily();
    double change(std::uint32_t at) const;
    /// Runs an operator; the values that have one user left afterwards are put into `lastOnes`.
    void run(std::uint32_t at, std::vector<std::uint32_t>* lastOnes);

    const Graph& m_graph;
    const std::vector<NodeId>& m_nodes;
    std::unordered_map<NodeId, std::uint32_t> m_placeOf;
    std::vector<HeldValue> m_values;
    std::vector<std::vector<std::uint32_t>> m_made;  ///< By place: values that it makes.
    std::vector<std::vector<std::uint32_t>> m_used;  ///< By place: values that it uses, each once.
    std::vector<std::uint32_t> m_waitsFor;           ///< By place: values that are not made yet.
    std::vector<std::vector<std::uint32_t>> m_users; ///< By value.
    double m_alive = 0;
    double m_most = 0;
};

std::optional<double> SectionRun::peak()
{
    if (m_nodes.size() < 2)
        return 0.0;
    if (!gather())
        return std::nullopt;
    const std::vector<HeldValue> untouched = m_values;
    const double own = inOwnOrder();
    m_values = untouched;
    return std::min(own, greedily());
}

bool SectionRun::gather()
{
    m_placeOf.reserve(m_nodes.size());
    for (std::uint32_t at = 0; at < m_nodes.size(); ++at)
        m_placeOf.emplace(m_nodes[at], at);
    m_made.resize(m_nodes.size());
    m_used.resize(m_nodes.size());
    m_waitsFor.assign(m_nodes.size(), 0);
    for (std::uint32_t at = 0; at < m_nodes.size(); ++at) {
        if (!holdResults(at))
            return false;
    }
    return true;
}

bool SectionRun::holdResults(std::uint32_t at)
{
    for (const ValueId result : m_graph.outputs(m_nodes[at])) {
        std::vector<std::uint32_t> users;
        for (const Use& use : m_graph.uses(result)) {
            const auto place = m_placeOf.find(use.node);
            if (place != m_placeOf.end())
                users.push_back(place->second);
        }
        std::ranges::sort(users);
        users.erase(std::unique(users.begin(), users.end()), users.end());
        if (users.empty())
            continue;
        const std::optional<double> bytes = bytesOf(m_graph, result);
        if (!bytes)
            return false;
        const auto held = static_cast<std::uint32_t>(m_values.size());
        HeldValue value{.bytes = *bytes, .usersLeft = static_cast<std::uint32_t>(users.size())};
        for (const std::uint32_t user : users) {
            value.usersXor ^= user;
            m_used[user].push_back(held);
            ++m_waitsFor[user];
        }
        m_values.push_back(value);
        m_made[at].push_back(held);
        m_users.push_back(std::move(users));
    }
    return true;
}

void SectionRun::run(std::uint32_t at, std::vector<std::uint32_t>* lastOnes)
{
    for (const std::uint32_t made : m_made[at])
        m_alive += m_values[made].bytes;
    m_most = std::max(m_most, m_alive);
    for (const std::uint32_t used : m_used[at]) {
        HeldValue& value = m_values[used];
        --value.usersLeft;
        value.usersXor ^= at;
        if (value.usersLeft == 0)
            m_alive -= value.bytes;
        else if (value.usersLeft == 1 && lastOnes)
            lastOnes->push_back(value.usersXor);
    }
}

double SectionRun::inOwnOrder()
{
    m_alive = m_most = 0;
    for (std::uint32_t at = 0; at < m_nodes.size(); ++at)
        run(at, nullptr);
    return m_most;
}

/// How many bytes more are alive after an operator than before.
double SectionRun::change(std::uint32_t at) const
{
    double bytes = 0;
    for (const std::uint32_t made : m_made[at])
        bytes += m_values[made].bytes;
    for (const std::uint32_t used : m_used[at])
        bytes -= m_values[used].usersLeft == 1 ? m_values[used].bytes : 0;
    return bytes;
}

double SectionRun::greedily()
{
    m_alive = m_most = 0;
    using Next = std::pair<double, std::uint32_t>;
    std::priority_queue<Next, std::vector<Next>, std::greater<>> ready;
    std::vector<bool> hasRun(m_nodes.size(), false);
    for (std::uint32_t at = 0; at < m_nodes.size(); ++at) {
        if (m_waitsFor[at] == 0)
            ready.emplace(change(at), at);
    }
    std::vector<std::uint32_t> lastOnes;
    while (!ready.empty()) {
        const std::uint32_t at = ready.top().second;
        ready.pop();
        // An operator whose change has become smaller is in the queue twice, the smaller first.
        if (hasRun[at])
            continue;
        hasRun[at] = true;
        lastOnes.clear();
        run(at, &lastOnes);
        for (const std::uint32_t made : m_made[at]) {
            for (const std::uint32_t user : m_users[made]) {
                if (--m_waitsFor[user] == 0)
                    ready.emplace(change(user), user);
            }
        }
        for (const std::uint32_t last : lastOnes) {
            if (!hasRun[last] && m_waitsFor[last] == 0)
                ready.emplace(change(last), last);
        }
    }
    return m_most;
}

} // namespace

std::optional<double> peakBytesOf(const Graph& graph, const Partition& partition,
                                  std::uint32_t section)
{
    return SectionRun(graph, partition, section).peak();
}

} // namespace fusewright
