// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The limit to measure against: it begins at the rarest operator and follows edges. It knows no
// optional entries, no choices, no context, no order of matches and no reasons.

#include "tests/bench/match_cases.h"

#include <algorithm>
#include <map>

namespace fusewright::bench {

namespace {

class Backtracker {
public:
    Backtracker(const PlainGraph& graph, const PlainPattern& pattern);

    std::size_t run();

private:
    struct Check {
        int other;
        bool feeds;
    };
    struct Step {
        int entry = 0;
        std::uint16_t op = 0;
        int from = -1;
        bool isProducer = false; ///< The candidates are producers of `from`.
        std::vector<Check> checks;
    };

    void plan(const PlainPattern& pattern, int root);
    void addStep(const PlainPattern& pattern, int entry, int from, bool isProducer);
    bool hasEdge(std::uint32_t from, std::uint32_t to) const;
    bool fits(const Step& step, std::size_t depth, std::uint32_t node) const;
    void search(std::size_t depth);

    const PlainGraph& m_graph;
    std::vector<std::uint16_t> m_ops;
    std::vector<Step> m_steps;
    std::vector<bool> m_isPlaced;
    std::vector<std::uint32_t> m_bound;
    std::size_t m_count = 0;
};

Backtracker::Backtracker(const PlainGraph& graph, const PlainPattern& pattern)
    : m_graph(graph), m_isPlaced(pattern.operators.size(), false), m_bound(pattern.operators.size())
{
    std::vector<std::size_t> counts(graph.names.size(), 0);
    for (const std::uint16_t op : graph.operators)
        ++counts[op];
    for (const std::string& name : pattern.operators) {
        const auto found = std::ranges::find(graph.names, name);
        if (found == graph.names.end())
            return;
        m_ops.push_back(static_cast<std::uint16_t>(found - graph.names.begin()));
    }
    int root = 0;
    for (std::size_t at = 1; at < m_ops.size(); ++at) {
        if (counts[m_ops[at]] < counts[m_ops[static_cast<std::size_t>(root)]])
            root = static_cast<int>(at);
    }
    plan(pattern, root);
}

void Backtracker::plan(const PlainPattern& pattern, int root)
{
    const auto isPlaced = [&](int entry) { return m_isPlaced[static_cast<std::size_t>(entry)]; };
    addStep(pattern, root, -1, false);
    while (m_steps.size() < m_ops.size()) {
        const auto up = std::ranges::find_if(pattern.edges, [&](const auto& edge) {
            return isPlaced(edge.second) && !isPlaced(edge.first);
        });
        if (up != pattern.edges.end()) {
            addStep(pattern, up->first, up->second, true);
            continue;
        }
        const auto down = std::ranges::find_if(pattern.edges, [&](const auto& edge) {
            return isPlaced(edge.first) && !isPlaced(edge.second);
        });
        addStep(pattern, down->second, down->first, false);
    }
}

void Backtracker::addStep(const PlainPattern& pattern, int entry, int from, bool isProducer)
{
    Step step{entry, m_ops[static_cast<std::size_t>(entry)], from, isProducer, {}};
    for (const auto& [source, target] : pattern.edges) {
        const bool isIn = target == entry && m_isPlaced[static_cast<std::size_t>(source)];
        const bool isOut = source == entry && m_isPlaced[static_cast<std::size_t>(target)];
        if (isIn && !(source == from && !isProducer))
            step.checks.push_back({source, true});
        if (isOut && !(target == from && isProducer))
            step.checks.push_back({target, false});
    }
    m_isPlaced[static_cast<std::size_t>(entry)] = true;
    m_steps.push_back(std::move(step));
}

bool Backtracker::hasEdge(std::uint32_t from, std::uint32_t to) const
{
    const auto producers = m_graph.producers(to);
    return std::ranges::find(producers, from) != producers.end();
}

bool Backtracker::fits(const Step& step, std::size_t depth, std::uint32_t node) const
{
    if (m_graph.operators[node] != step.op)
        return false;
    for (const Check& check : step.checks) {
        const std::uint32_t other = m_bound[static_cast<std::size_t>(check.other)];
        if (!(check.feeds ? hasEdge(other, node) : hasEdge(node, other)))
            return false;
    }
    for (std::size_t at = 0; at < depth; ++at) {
        if (m_bound[static_cast<std::size_t>(m_steps[at].entry)] == node)
            return false;
    }
    return true;
}

void Backtracker::search(std::size_t depth)
{
    if (depth == m_steps.size()) {
        ++m_count;
        return;
    }
    const Step& step = m_steps[depth];
    const std::uint32_t from = m_bound[static_cast<std::size_t>(step.from)];
    for (const std::uint32_t node :
         step.isProducer ? m_graph.producers(from) : m_graph.users(from)) {
        if (!fits(step, depth, node))
            continue;
        m_bound[static_cast<std::size_t>(step.entry)] = node;
        search(depth + 1);
    }
}

std::size_t Backtracker::run()
{
    if (m_steps.empty())
        return 0;
    for (std::uint32_t node = 0; node < m_graph.nodeCount(); ++node) {
        if (m_graph.operators[node] != m_steps.front().op)
            continue;
        m_bound[static_cast<std::size_t>(m_steps.front().entry)] = node;
        search(1);
    }
    return m_count;
}

} // namespace

std::size_t backtrack(const PlainGraph& graph, const PlainPattern& pattern)
{
    return Backtracker(graph, pattern).run();
}

} // namespace fusewright::bench
