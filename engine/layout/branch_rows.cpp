// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// In attention the queries and the keys are turned in the same way, each in a branch three cards
// wide. Beside each other they are six, and all above and below them is one or two. A branch is all
// that only one edge of a vertex leads to: what its end dominates, with what hangs on nothing and
// is used there. The second one begins as late as it must for both not to be wide in one row.

#include "engine/layout/branch_rows.h"

#include "engine/layout/hanging_rows.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint32_t noVertex = NodeId::nothing;
/// A branch with less in all of its rows is not wide.
constexpr std::uint32_t leastWide = 3;
/// A wider hull counts as so many.
constexpr float mostCards = 1000;
/// Blocks with more vertices are left as they are.
constexpr std::size_t mostVertices = 150;

/// How wide something is in each row, from the first on which it has a card.
struct Profile {
    std::vector<float> widths;
    std::uint32_t most = 0; ///< Cards in one row.

    float widest() const { return widths.empty() ? 0 : std::ranges::max(widths); }
};

class BranchRows {
public:
    BranchRows(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank, BranchOrder order)
        : m_sketch(sketch),
          m_rank(rank),
          m_branchOrder(order),
          m_only(sketch.vertices.size(), noVertex)
    {
        findUsers();
        for (const BlockSketch::Vertex& vertex : sketch.vertices) {
            const bool isNarrower = vertex.left + vertex.right < m_card.left + m_card.right;
            if (!vertex.isFrame && vertex.height > 0 && (isNarrower || m_card.height == 0))
                m_card = vertex;
        }
        findDominators();
    }

    bool stagger(std::vector<std::uint32_t>& lengths)
    {
        bool isAny = false;
        for (std::uint32_t vertex = 0; vertex < m_sketch.vertices.size(); ++vertex)
            isAny = staggerAt(vertex, lengths) || isAny;
        return isAny;
    }

private:
    /// Of what hangs on nothing and is used in one place.
    void findUsers()
    {
        const std::vector<bool> isHanging = findHanging(m_sketch);
        std::vector<std::uint32_t> uses(m_sketch.vertices.size(), 0);
        for (const BlockSketch::Edge& edge : m_sketch.edges)
            ++uses[edge.from];
        m_user.assign(m_sketch.vertices.size(), noVertex);
        for (const BlockSketch::Edge& edge : m_sketch.edges) {
            if (isHanging[edge.from] && uses[edge.from] == 1)
                m_user[edge.from] = edge.to;
        }
    }

    /// By vertex: the last one that all ways to it go through. Producers come before users.
    void findDominators()
    {
        const std::size_t count = m_sketch.vertices.size();
        m_dominator.assign(count, noVertex);
        std::vector<std::vector<std::uint32_t>> above(count);
        for (std::uint32_t edge = 0; edge < m_sketch.edges.size(); ++edge) {
            if (m_user[m_sketch.edges[edge].from] == noVertex)
                above[m_sketch.edges[edge].to].push_back(edge);
        }
        m_depth.assign(count, 0);
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            bool isFirst = true;
            for (const std::uint32_t edge : above[vertex]) {
                const std::uint32_t from = m_sketch.edges[edge].from;
                m_dominator[vertex] = isFirst ? from : meet(m_dominator[vertex], from);
                isFirst = false;
            }
            if (m_dominator[vertex] != noVertex)
                m_depth[vertex] = m_depth[m_dominator[vertex]] + 1;
            if (above[vertex].size() == 1)
                m_only[vertex] = above[vertex].front();
        }
    }

    std::uint32_t meet(std::uint32_t left, std::uint32_t right) const
    {
        while (left != right) {
            if (left == noVertex || right == noVertex)
                return noVertex;
            std::uint32_t& lower = m_depth[left] >= m_depth[right] ? left : right;
            lower = m_dominator[lower];
        }
        return left;
    }

    /// A hull is as wide as so many cards.
    std::uint32_t cardsIn(const BlockSketch::Vertex& vertex) const
    {
        if (!vertex.isFrame)
            return 1;
        const float cards =
            (vertex.left + vertex.right) / std::max(m_card.left + m_card.right, 1.0F);
        return std::max(1U, static_cast<std::uint32_t>(std::min(cards, mostCards)));
    }

    Profile profileOf(std::uint32_t branch) const
    {
        Profile profile;
        std::vector<std::uint32_t> cards;
        const auto count = static_cast<std::uint32_t>(m_sketch.vertices.size());
        std::vector<bool> isIn(count, false);
        for (std::uint32_t vertex = branch; vertex < count; ++vertex)
            isIn[vertex] =
                vertex == branch || (m_dominator[vertex] != noVertex && isIn[m_dominator[vertex]]);
        for (std::uint32_t vertex = count; vertex-- > 0;) {
            isIn[vertex] = isIn[vertex] || (m_user[vertex] != noVertex && isIn[m_user[vertex]]);
            if (!isIn[vertex] || m_rank[vertex] < m_rank[branch])
                continue;
            const std::uint32_t row = m_rank[vertex] - m_rank[branch];
            profile.widths.resize(std::max<std::size_t>(profile.widths.size(), row + 1), 0);
            cards.resize(profile.widths.size(), 0);
            const BlockSketch::Vertex& card = m_sketch.vertices[vertex];
            profile.widths[row] += card.left + card.right + Spacing::between;
            cards[row] += cardsIn(card);
            profile.most = std::max(profile.most, cards[row]);
        }
        return profile;
    }

    /// In the order of the file: others change with what is fused.
    std::vector<std::uint32_t> branchesOf(std::uint32_t vertex) const
    {
        std::vector<std::uint32_t> branches;
        for (std::uint32_t branch = vertex + 1; branch < m_sketch.vertices.size(); ++branch) {
            if (m_dominator[branch] == vertex && m_only[branch] != noVertex)
                branches.push_back(branch);
        }
        std::ranges::stable_sort(
            branches, {}, [&](std::uint32_t branch) { return m_sketch.vertices[branch].order; });
        if (m_branchOrder == BranchOrder::Turned)
            std::ranges::reverse(branches);
        return branches;
    }

    bool staggerAt(std::uint32_t vertex, std::vector<std::uint32_t>& lengths) const
    {
        Profile all;
        bool isAny = false;
        for (const std::uint32_t branch : branchesOf(vertex)) {
            const Profile own = profileOf(branch);
            if (own.most < leastWide)
                continue;
            const std::uint32_t delay = delayOf(own, all);
            lengths[m_only[branch]] += delay;
            isAny = isAny || delay > 0;
            add(own, delay, all);
        }
        return isAny;
    }

    /// How many rows later a branch must begin to be beside others only where one is narrow.
    static std::uint32_t delayOf(const Profile& own, const Profile& others)
    {
        const float allowed = std::max(own.widest(), others.widest());
        std::uint32_t delay = 0;
        const auto fits = [&] {
            for (std::size_t row = 0; row < own.widths.size(); ++row) {
                const std::size_t at = row + delay;
                if (at < others.widths.size() && own.widths[row] + others.widths[at] > allowed)
                    return false;
            }
            return true;
        };
        while (!fits())
            ++delay;
        return delay;
    }

    static void add(const Profile& own, std::uint32_t delay, Profile& all)
    {
        all.widths.resize(std::max(all.widths.size(), own.widths.size() + delay), 0);
        for (std::size_t row = 0; row < own.widths.size(); ++row)
            all.widths[row + delay] += own.widths[row];
    }

    const BlockSketch& m_sketch;
    const std::vector<std::uint32_t>& m_rank;
    BranchOrder m_branchOrder;
    BlockSketch::Vertex m_card;        ///< The narrowest.
    std::vector<std::uint32_t> m_only; ///< By vertex: the edge to it, if it is the only one.
    std::vector<std::uint32_t> m_user; ///< By vertex that hangs on nothing: its one user.
    std::vector<std::uint32_t> m_dominator;
    std::vector<std::uint32_t> m_depth;
};

} // namespace

bool staggerBranches(const BlockSketch& sketch, const std::vector<std::uint32_t>& rank,
                     BranchOrder order, std::vector<std::uint32_t>& lengths)
{
    return sketch.vertices.size() <= mostVertices
        && BranchRows(sketch, rank, order).stagger(lengths);
}

} // namespace fusewright
