// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/tensor_nodes.h"

#include "engine/formats/dot/dot_source.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fusewright {

namespace {

enum class Look : std::uint8_t { Octagon, Round, Box, Other };

Look lookOf(std::string_view shape)
{
    static constexpr auto boxes = std::to_array<std::string_view>(
        {"box", "rect", "rectangle", "square", "record", "Mrecord", "box3d", "component"});
    if (shape == "octagon")
        return Look::Octagon;
    // Without a shape, Graphviz draws an ellipse.
    if (shape.empty() || shape == "ellipse" || shape == "oval")
        return Look::Round;
    return std::ranges::find(boxes, shape) == boxes.end() ? Look::Other : Look::Box;
}

/// How the nodes that may be tensors hang together with the others.
class TensorSearch {
public:
    TensorSearch(const DotGraph& graph, const std::function<bool(std::uint32_t)>& namesOperator)
        : m_graph(graph),
          m_namesOperator(namesOperator),
          m_mayBe(graph.nodes.size(), false),
          m_makers(graph.nodes.size(), 0),
          m_users(graph.nodes.size(), 0)
    {
    }

    std::vector<bool> run()
    {
        findCandidates();
        for (const DotEdge& edge : m_graph.edges) {
            ++m_makers[edge.head];
            ++m_users[edge.tail];
        }
        dropNeighbours();
        dropBetweenOperators();
        return std::move(m_mayBe);
    }

private:
    void findCandidates();
    void dropNeighbours();
    void dropBetweenOperators();

    const DotGraph& m_graph;
    const std::function<bool(std::uint32_t)>& m_namesOperator;
    std::vector<bool> m_mayBe;
    std::vector<std::uint32_t> m_makers;
    std::vector<std::uint32_t> m_users;
};

void TensorSearch::findCandidates()
{
    std::array<std::size_t, 4> counts{};
    std::vector<Look> looks;
    looks.reserve(m_graph.nodes.size());
    for (const DotNode& node : m_graph.nodes) {
        looks.push_back(lookOf(m_graph.text(node.shape)));
        ++counts[static_cast<std::size_t>(looks.back())];
    }
    const std::size_t octagons = counts[static_cast<std::size_t>(Look::Octagon)];
    const bool hasOctagons = octagons > 0 && octagons < looks.size();
    const bool hasBoxes = counts[static_cast<std::size_t>(Look::Box)] > 0;
    if (!hasOctagons && !hasBoxes)
        return;
    const Look wanted = hasOctagons ? Look::Octagon : Look::Round;
    for (std::uint32_t node = 0; node < looks.size(); ++node)
        m_mayBe[node] = looks[node] == wanted && (hasOctagons || !m_namesOperator(node));
}

void TensorSearch::dropNeighbours()
{
    std::vector<bool> dropped(m_mayBe.size(), false);
    for (const DotEdge& edge : m_graph.edges) {
        if (m_mayBe[edge.tail] && m_mayBe[edge.head])
            dropped[edge.tail] = dropped[edge.head] = true;
    }
    for (std::size_t node = 0; node < m_mayBe.size(); ++node)
        m_mayBe[node] = m_mayBe[node] && !dropped[node] && m_makers[node] <= 1;
}

void TensorSearch::dropBetweenOperators()
{
    const bool flowsPastThem = std::ranges::any_of(m_graph.edges, [&](const DotEdge& edge) {
        return !m_mayBe[edge.tail] && !m_mayBe[edge.head];
    });
    if (!flowsPastThem)
        return;
    for (std::size_t node = 0; node < m_mayBe.size(); ++node)
        m_mayBe[node] = m_mayBe[node] && (m_makers[node] == 0 || m_users[node] == 0);
}

} // namespace

std::vector<bool> findTensorNodes(const DotGraph& graph,
                                  const std::function<bool(std::uint32_t node)>& namesOperator)
{
    return TensorSearch(graph, namesOperator).run();
}

} // namespace fusewright
