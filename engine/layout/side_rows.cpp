// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/side_rows.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

/// What a frame that comes apart costs, in lines.
constexpr std::uint32_t frameCost = 4;
/// Rows that are nearer to each other are one: there is no ground to cut.
constexpr float leastGap = 1;

/// Above a frame's upper edge, and below its lower one.
struct FrameEdge {
    float y = 0;
    int inside = 0;
};

template <typename Visit>
void eachFrame(const Picture& picture, Visit visit)
{
    for (const PictureHull& hull : picture.hulls)
        visit(hull.box);
    for (const PictureRepeat& repeat : picture.repeats) {
        for (const Box& frame : repeat.frames)
            visit(frame);
    }
}

std::vector<FrameEdge> frameEdgesOf(const Picture& picture)
{
    std::vector<FrameEdge> edges;
    eachFrame(picture, [&](const Box& box) {
        edges.push_back({box.top, 1});
        edges.push_back({box.bottom(), -1});
    });
    std::ranges::sort(edges, {}, &FrameEdge::y);
    return edges;
}

/// The rows that stand where they are wanted: of those that can, in the order that there is, those
/// that weigh most together.
std::vector<bool> chooseAnchors(const std::vector<WantedRow>& wanted, std::uint32_t leftCount)
{
    struct Anchors {
        double weight = 0;
        std::size_t last = 0; ///< One more than its last row; nothing is 0.
    };
    // By row of the left side, as a tree of prefixes: the heaviest chain that ends up to there.
    std::vector<Anchors> heaviest(leftCount + 1);
    std::vector<std::size_t> before(wanted.size(), 0);
    std::size_t end = 0;
    double most = 0;
    for (std::size_t row = 0; row < wanted.size(); ++row) {
        if (wanted[row].weight <= 0)
            continue;
        Anchors chain;
        for (std::size_t at = wanted[row].row + 1; at > 0; at &= at - 1) {
            if (heaviest[at].weight > chain.weight)
                chain = heaviest[at];
        }
        before[row] = chain.last;
        chain = {chain.weight + wanted[row].weight, row + 1};
        if (chain.weight > most) {
            most = chain.weight;
            end = chain.last;
        }
        for (std::size_t at = wanted[row].row + 1; at < heaviest.size(); at += at & (~at + 1)) {
            if (chain.weight > heaviest[at].weight)
                heaviest[at] = chain;
        }
    }
    std::vector<bool> isAnchor(wanted.size(), false);
    for (; end > 0; end = before[end - 1])
        isAnchor[end - 1] = true;
    return isAnchor;
}

/// The middle of those of some rows that stand where they are wanted, without those that weigh
/// little beside the others; the middle of all where none does.
float anchorOf(const SideRows& rows, const std::vector<double>& weights, std::uint32_t begin,
               std::uint32_t end)
{
    double most = 0;
    for (std::uint32_t row = begin; row < end; ++row)
        most = std::max(most, weights[row]);
    std::uint32_t first = begin;
    std::uint32_t last = end - 1;
    while (first < last && weights[first] < most / 2)
        ++first;
    while (last > first && weights[last] < most / 2)
        --last;
    return (rows[first].top + rows[last].bottom) / 2;
}

} // namespace

SideRows::SideRows(const Picture& picture)
{
    findRows(picture);
    findCuts(picture);
    countCosts(picture);
}

void SideRows::findRows(const Picture& picture)
{
    std::vector<SideRow> cards;
    cards.reserve(picture.items.size());
    for (const PictureItem& item : picture.items)
        cards.push_back({item.box.top, item.box.bottom(), item.box.left, item.box.right()});
    for (const PictureStub& stub : picture.stubs) {
        SideRow& card = cards[stub.item];
        card.top = std::min(card.top, stub.box.top);
        card.bottom = std::max(card.bottom, stub.box.bottom());
        card.left = std::min(card.left, stub.box.left);
        card.right = std::max(card.right, stub.box.right());
    }
    std::vector<std::uint32_t> order(cards.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t at) { return std::pair(cards[at].top, at); });
    m_rowOf.resize(cards.size());
    for (const std::uint32_t at : order) {
        const SideRow& card = cards[at];
        if (m_rows.empty() || card.top >= m_rows.back().bottom + leastGap)
            m_rows.push_back(card);
        SideRow& row = m_rows.back();
        row.bottom = std::max(row.bottom, card.bottom);
        row.left = std::min(row.left, card.left);
        row.right = std::max(row.right, card.right);
        m_rowOf[at] = count() - 1;
    }
}

void SideRows::findCuts(const Picture& picture)
{
    const std::vector<FrameEdge> edges = frameEdgesOf(picture);
    auto edge = edges.begin();
    int depth = 0;
    for (std::size_t row = 0; row + 1 < m_rows.size(); ++row) {
        const float end = m_rows[row + 1].top;
        float begin = m_rows[row].bottom;
        for (; edge != edges.end() && edge->y <= begin; ++edge)
            depth += edge->inside;
        int least = depth;
        float from = begin;
        float to = edge != edges.end() ? std::min(edge->y, end) : end;
        while (edge != edges.end() && edge->y < end) {
            begin = edge->y;
            for (; edge != edges.end() && edge->y == begin; ++edge)
                depth += edge->inside;
            if (depth >= least)
                continue;
            least = depth;
            from = begin;
            to = edge != edges.end() ? std::min(edge->y, end) : end;
        }
        m_cuts.push_back((from + to) / 2);
    }
}

std::uint32_t SideRows::rowAt(float y) const
{
    return static_cast<std::uint32_t>(std::ranges::lower_bound(m_cuts, y) - m_cuts.begin());
}

void SideRows::countCosts(const Picture& picture)
{
    std::vector<std::int64_t> steps(m_rows.size() + 1, 0);
    const auto add = [&](std::uint32_t above, std::uint32_t below, std::int64_t cost) {
        if (above >= below || below >= m_rows.size())
            return;
        steps[above + 1] += cost;
        steps[below + 1] -= cost;
    };
    // Lines of one value share their way.
    std::unordered_map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> reach;
    for (const PictureLine& line : picture.lines) {
        const auto [from, to] = std::minmax(m_rowOf[line.from], m_rowOf[line.to]);
        const auto [known, isNew] = reach.emplace(line.value.index, std::pair(from, to));
        known->second.first = std::min(known->second.first, from);
        known->second.second = std::max(known->second.second, to);
    }
    for (const auto& [value, rows] : reach)
        add(rows.first, rows.second, 1);
    eachFrame(picture,
              [&](const Box& box) { add(rowAt(box.top), rowAt(box.bottom()), frameCost); });
    std::int64_t cost = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        cost += steps[row];
        m_costs.push_back(static_cast<std::uint32_t>(std::max<std::int64_t>(cost, 0)));
    }
}

void turnOver(Picture& picture)
{
    const float height = picture.bounds.top + picture.bounds.bottom();
    const auto turn = [height](Box& box) { box.top = height - box.bottom(); };
    for (PictureItem& item : picture.items)
        turn(item.box);
    for (PictureStub& stub : picture.stubs)
        turn(stub.box);
    for (PictureHull& hull : picture.hulls)
        turn(hull.box);
    for (PictureRepeat& repeat : picture.repeats)
        std::ranges::for_each(repeat.frames, turn);
    for (Point& point : picture.points)
        point.y = height - point.y;
}

PairedRows pairRows(const SideRows& left, const SideRows& right,
                    const std::vector<WantedRow>& wanted)
{
    PairedRows paired;
    const std::vector<bool> isAnchor = chooseAnchors(wanted, left.count());
    // The others go with the one above, those at the top with the one below.
    const auto top = std::ranges::find(isAnchor, true) - isAnchor.begin();
    std::uint32_t slot = top < std::ssize(isAnchor) ? wanted[static_cast<std::size_t>(top)].row : 0;
    std::vector<double> weights;
    for (std::size_t row = 0; row < wanted.size(); ++row) {
        slot = isAnchor[row] ? wanted[row].row : slot;
        paired.slotOf.push_back(slot);
        weights.push_back(isAnchor[row] ? wanted[row].weight : 0);
    }
    const auto gapAbove = [](const SideRows& rows, std::uint32_t row) {
        return row == 0 ? 0 : rows[row].top - rows[row - 1].bottom;
    };
    float leftEnd = 0;
    float rightEnd = 0;
    std::uint32_t other = 0;
    for (std::uint32_t row = 0; row < left.count(); ++row) {
        const SideRow& own = left[row];
        float begin = leftEnd + gapAbove(left, row);
        std::uint32_t end = other;
        while (end < right.count() && paired.slotOf[end] == row)
            ++end;
        if (end > other) {
            const float first = right[other].top;
            const float rightTop = rightEnd + gapAbove(right, other);
            const float anchor = anchorOf(right, weights, other, end) - first;
            const float middle = std::max(begin + own.height() / 2, rightTop + anchor);
            begin = middle - own.height() / 2;
            for (; other < end; ++other)
                paired.rightMoves.push_back(middle - anchor - first);
            rightEnd = right[end - 1].bottom + paired.rightMoves.back();
        }
        paired.leftMoves.push_back(begin - own.top);
        leftEnd = begin + own.height();
    }
    // Without a left side there is nothing to stand beside.
    for (; other < right.count(); ++other)
        paired.rightMoves.push_back(0);
    return paired;
}

} // namespace fusewright
