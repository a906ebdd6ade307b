// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/card_frames.h"

#include "engine/layout/block_engine.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t none = FramedCards::none;
constexpr std::size_t mostForFullEffort = 200;
/// Between rows, for what lines are drawn from by hand, and for the line.
constexpr float handleRoom = 24;

/// The layout of one graph of cards.
class FrameLayout {
public:
    FrameLayout(const FramedCards& cards, const CancelToken& cancel)
        : m_cards(cards), m_cancel(cancel)
    {
        for (const FramedCards::Card& card : cards.cards)
            m_frames.push_back(card.frame);
    }

    FramedDrawing run()
    {
        breakFrameCircles();
        // Frames in which something leads out and back in are taken apart.
        while (!sort() && dissolveFrames()) { }
        measureFrames();
        return place(drawBlock(
            sketch(), m_cards.cards.size() > mostForFullEffort ? Effort::Little : Effort::Thorough,
            m_cancel));
    }

private:
    std::uint32_t outermost(std::uint32_t card) const
    {
        while (m_frames[card] != none)
            card = m_frames[card];
        return card;
    }

    void breakFrameCircles()
    {
        for (std::uint32_t card = 0; card < m_frames.size(); ++card) {
            std::uint32_t at = m_frames[card];
            for (std::size_t step = 0; at != none && step < m_frames.size(); ++step) {
                if (at == card)
                    break;
                at = m_frames[at];
            }
            if (at != none)
                m_frames[card] = none;
        }
    }

    void collectEdges()
    {
        m_edges = m_cards.edges;
        for (std::uint32_t card = 0; card < m_frames.size(); ++card) {
            if (m_cards.cards[card].frame != none && m_frames[card] == none)
                m_edges.push_back({m_cards.cards[card].frame, card});
        }
    }

    /// Puts what stands alone in an order in which producers come first; false where a circle is
    /// left, which is then cut open at the first card of it.
    bool sort()
    {
        collectEdges();
        const std::size_t count = m_frames.size();
        std::vector<std::vector<std::uint32_t>> users(count);
        std::vector<std::uint32_t> waits(count, 0);
        for (const FramedCards::Edge& edge : m_edges) {
            users[outermost(edge.from)].push_back(outermost(edge.to));
            ++waits[outermost(edge.to)];
        }
        m_order.clear();
        m_placeOf.assign(count, none);
        m_circle.clear();
        const auto take = [&](std::uint32_t card) {
            m_placeOf[card] = static_cast<std::uint32_t>(m_order.size());
            m_order.push_back(card);
        };
        for (std::uint32_t first = 0; first < count; ++first) {
            if (m_frames[first] != none)
                m_placeOf[first] = outermost(first);
            else if (waits[first] == 0)
                take(first);
        }
        for (std::size_t at = 0, next = 0;; ++at) {
            if (at == m_order.size()) {
                while (next < count && (m_frames[next] != none || m_placeOf[next] != none))
                    ++next;
                if (next == count)
                    break;
                const bool isWhole = m_circle.empty();
                for (std::uint32_t card = 0; isWhole && card < count; ++card) {
                    if (m_frames[card] == none && m_placeOf[card] == none)
                        m_circle.push_back(card);
                }
                take(static_cast<std::uint32_t>(next));
            }
            for (const std::uint32_t user : users[m_order[at]]) {
                if (--waits[user] == 0 && m_placeOf[user] == none)
                    take(user);
            }
        }
        return m_circle.empty();
    }

    bool dissolveFrames()
    {
        bool isAny = false;
        for (std::uint32_t& frame : m_frames) {
            if (frame == none || std::ranges::find(m_circle, frame) == m_circle.end())
                continue;
            frame = none;
            isAny = true;
        }
        return isAny;
    }

    /// Inner frames first: what is in a frame stands in a row.
    void measureFrames()
    {
        const std::size_t count = m_frames.size();
        std::vector<std::pair<std::size_t, std::uint32_t>> byDepth;
        for (std::uint32_t card = 0; card < count; ++card) {
            std::size_t depth = 0;
            for (std::uint32_t at = m_frames[card]; at != none; at = m_frames[at])
                ++depth;
            byDepth.emplace_back(count - depth, card);
            m_boxes.push_back({0, 0, m_cards.cards[card].width, m_cards.cards[card].height});
        }
        std::ranges::sort(byDepth);
        std::vector<std::vector<std::uint32_t>> inside(count);
        for (std::uint32_t card = 0; card < count; ++card) {
            if (m_frames[card] != none)
                inside[m_frames[card]].push_back(card);
        }
        for (auto& row : inside)
            std::ranges::stable_sort(
                row, {}, [this](std::uint32_t card) { return m_cards.cards[card].place; });
        const float padding = m_cards.framePadding;
        for (const auto& [depth, frame] : byDepth) {
            if (inside[frame].empty())
                continue;
            float width = padding;
            float height = 0;
            for (const std::uint32_t card : inside[frame]) {
                m_boxes[card].left = width;
                m_boxes[card].top = m_cards.frameTitle;
                width += m_boxes[card].width + padding;
                height = std::max(height, m_boxes[card].height);
            }
            // A wide title: what is in the frame stands in its middle.
            const float more = std::max(0.0F, m_boxes[frame].width - width) / 2;
            for (const std::uint32_t card : inside[frame])
                m_boxes[card].left += more;
            m_boxes[frame].width = width + 2 * more;
            m_boxes[frame].height = m_cards.frameTitle + height + padding;
        }
    }

    /// Where a card stands in what stands alone.
    Point offset(std::uint32_t card) const
    {
        Point at;
        for (; m_frames[card] != none; card = m_frames[card]) {
            at.x += m_boxes[card].left;
            at.y += m_boxes[card].top;
        }
        return at;
    }

    /// The middle of a card from the axis of what it stands in.
    float axisOffset(std::uint32_t card) const
    {
        return offset(card).x + m_boxes[card].width / 2 - m_boxes[outermost(card)].width / 2;
    }

    bool goesUp(const FramedCards::Edge& edge) const
    {
        return m_placeOf[outermost(edge.from)] > m_placeOf[outermost(edge.to)];
    }

    bool isDrawn(const FramedCards::Edge& edge) const
    {
        return outermost(edge.from) != outermost(edge.to);
    }

    BlockSketch sketch() const
    {
        BlockSketch sketch{.uprightGap = handleRoom, .rankGap = handleRoom};
        const float scale = 1 / m_cards.density;
        for (const std::uint32_t card : m_order) {
            const float half = m_boxes[card].width * scale / 2;
            sketch.vertices.push_back({half, half, m_boxes[card].height * scale});
        }
        for (const FramedCards::Edge& edge : m_edges) {
            if (!isDrawn(edge))
                continue;
            const bool up = goesUp(edge);
            const std::uint32_t from = up ? edge.to : edge.from;
            const std::uint32_t to = up ? edge.from : edge.to;
            sketch.edges.push_back({.from = m_placeOf[outermost(from)],
                                    .to = m_placeOf[outermost(to)],
                                    .slot = from,
                                    .fromOffset = up ? 0 : axisOffset(from) * scale,
                                    .toOffset = up ? axisOffset(to) * scale : 0});
        }
        return sketch;
    }

    FramedDrawing place(const BlockDrawing& drawn)
    {
        FramedDrawing drawing;
        drawing.frames = m_frames;
        drawing.edges = m_edges;
        drawing.boxes = m_boxes;
        const float scale = m_cards.density;
        const float left = drawn.left * scale;
        for (std::uint32_t card = 0; card < m_frames.size(); ++card) {
            const std::uint32_t outer = outermost(card);
            const Point axis = drawn.places[m_placeOf[outer]];
            const Point inside = offset(card);
            drawing.boxes[card].left = axis.x * scale - left - m_boxes[outer].width / 2 + inside.x;
            drawing.boxes[card].top = axis.y * scale + inside.y;
            drawing.bounds = drawing.bounds.united(drawing.boxes[card]);
        }
        std::size_t at = 0;
        for (const FramedCards::Edge& edge : m_edges) {
            std::vector<Point> points;
            if (isDrawn(edge)) {
                for (const Point point : drawn.pointsOf(at++))
                    points.push_back({point.x * scale - left, point.y * scale});
                if (goesUp(edge))
                    std::ranges::reverse(points);
                const Box& from = drawing.boxes[edge.from];
                if (m_frames[edge.from] != none && !goesUp(edge))
                    points.insert(points.begin(), {points.front().x, from.bottom()});
            } else {
                points = {drawing.boxes[edge.from].middle(), drawing.boxes[edge.to].middle()};
            }
            straighten(points);
            for (const Point point : points)
                drawing.bounds = drawing.bounds.united({point.x - 1, point.y, 2, 1});
            drawing.lines.push_back(std::move(points));
        }
        return drawing;
    }

    const FramedCards& m_cards;
    const CancelToken& m_cancel;
    std::vector<std::uint32_t> m_frames; ///< By card.
    std::vector<FramedCards::Edge> m_edges;
    std::vector<std::uint32_t> m_order; ///< What stands alone.
    std::vector<std::uint32_t> m_placeOf;
    std::vector<std::uint32_t> m_circle;
    std::vector<Box> m_boxes; ///< In what they stand in.
};

} // namespace

FramedDrawing drawFramedCards(const FramedCards& cards, const CancelToken& cancel)
{
    if (cards.cards.empty())
        return {};
    return FrameLayout(cards, cancel).run();
}

} // namespace fusewright
