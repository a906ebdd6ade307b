// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_measures.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace fusewright {

namespace {

/// How far from upright a line may be that the eye takes for vertical.
constexpr float tolerance = 0.75F;
/// Cards shrink by this before a line counts as passing through them.
constexpr float skin = 0.5F;
/// So many pairs are looked at.
constexpr std::size_t mostPairs = 200'000'000;
constexpr float leastCell = 48;
constexpr float mostCells = 1'024; ///< In one direction.

struct LinePiece {
    Point from;
    Point to;
    std::uint32_t line = 0;
};

double areaOf(const Box& box)
{
    return double(box.width) * double(box.height);
}

bool isVertical(std::span<const Point> points)
{
    return std::ranges::all_of(
        points, [&](Point point) { return std::abs(point.x - points.front().x) <= tolerance; });
}

bool isOperator(const Picture& picture, std::uint32_t item)
{
    const PictureItem::Kind kind = picture.items[item].kind;
    return kind == PictureItem::Kind::Operator || kind == PictureItem::Kind::Group;
}

using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// Edges between cards, and whether a vertical line shows them.
std::map<Edge, bool> edgesOf(const Picture& picture)
{
    std::map<Edge, bool> edges;
    for (const PictureLine& line : picture.lines) {
        if (isOperator(picture, line.from) && isOperator(picture, line.to))
            edges[{line.from, line.to}] |= isVertical(picture.pointsOf(line));
    }
    const std::map<ValueId, std::uint32_t> sources = stubSources(picture);
    for (const PictureStub& stub : picture.stubs) {
        const auto source = sources.find(stub.value);
        if (!stub.isSource && source != sources.end() && isOperator(picture, source->second)
            && isOperator(picture, stub.item))
            edges.try_emplace({source->second, stub.item}, false);
    }
    return edges;
}

/// Pieces and cards by the squares that they touch, so that only neighbours are compared.
class Neighbours {
public:
    Neighbours(const Picture& picture, const CancelToken& cancel)
        : m_picture(picture),
          m_cancel(cancel),
          m_cell(std::max(
              {leastCell, picture.bounds.width / mostCells, picture.bounds.height / mostCells})),
          m_columns(cellAt(picture.bounds.width) + 1),
          m_squares(m_columns * (cellAt(picture.bounds.height) + 1))
    {
        for (std::uint32_t line = 0; line < picture.lines.size(); ++line) {
            const auto points = picture.pointsOf(picture.lines[line]);
            for (std::size_t at = 0; at + 1 < points.size(); ++at)
                add({points[at], points[at + 1], line});
        }
    }

    std::optional<std::size_t> crossings();
    std::optional<std::size_t> through();

private:
    std::size_t cellAt(float distance) const
    {
        return static_cast<std::size_t>(std::max(0.0F, std::floor(distance / m_cell)));
    }
    std::size_t squareOf(Point point) const
    {
        return rowAt(point.y) * m_columns + columnAt(point.x);
    }
    std::size_t columnAt(float x) const
    {
        return std::min(cellAt(x - m_picture.bounds.left), m_columns - 1);
    }
    std::size_t rowAt(float y) const
    {
        return std::min(cellAt(y - m_picture.bounds.top), m_squares.size() / m_columns - 1);
    }
    void add(const LinePiece& piece);
    template <class Visit>
    void visit(const Box& box, Visit visit) const;
    bool mayLook() { return ++m_looked <= mostPairs && !m_cancel.isCancelled(); }
    std::optional<Point> crossing(const LinePiece& one, const LinePiece& other) const;
    bool passes(const LinePiece& piece, std::uint32_t item) const;

    const Picture& m_picture;
    const CancelToken& m_cancel;
    float m_cell;
    std::size_t m_columns;
    std::vector<LinePiece> m_pieces;
    std::vector<std::vector<std::uint32_t>> m_squares; ///< Pieces.
    std::size_t m_looked = 0;
};

template <class Visit>
void Neighbours::visit(const Box& box, Visit visit) const
{
    for (std::size_t row = rowAt(box.top); row <= rowAt(box.bottom()); ++row) {
        for (std::size_t column = columnAt(box.left); column <= columnAt(box.right()); ++column)
            visit(row * m_columns + column);
    }
}

/// Pieces are short or upright or level, so the squares of their box are theirs.
void Neighbours::add(const LinePiece& piece)
{
    const auto number = static_cast<std::uint32_t>(m_pieces.size());
    m_pieces.push_back(piece);
    const auto [left, right] = std::minmax(piece.from.x, piece.to.x);
    const auto [top, bottom] = std::minmax(piece.from.y, piece.to.y);
    visit({left, top, right - left, bottom - top},
          [&](std::size_t square) { m_squares[square].push_back(number); });
}

/// Where two pieces cross between their ends.
std::optional<Point> Neighbours::crossing(const LinePiece& one, const LinePiece& other) const
{
    const PictureLine& a = m_picture.lines[one.line];
    const PictureLine& b = m_picture.lines[other.line];
    if (one.line == other.line || (a.value == b.value && a.from == b.from))
        return std::nullopt;
    const double ax = double(one.to.x) - one.from.x;
    const double ay = double(one.to.y) - one.from.y;
    const double bx = double(other.to.x) - other.from.x;
    const double by = double(other.to.y) - other.from.y;
    const double turn = ax * by - ay * bx;
    if (turn == 0)
        return std::nullopt;
    const double dx = double(other.from.x) - one.from.x;
    const double dy = double(other.from.y) - one.from.y;
    const double onOne = (dx * by - dy * bx) / turn;
    const double onOther = (dx * ay - dy * ax) / turn;
    constexpr double end = 1e-6;
    if (onOne <= end || onOne >= 1 - end || onOther <= end || onOther >= 1 - end)
        return std::nullopt;
    return Point{static_cast<float>(one.from.x + onOne * ax),
                 static_cast<float>(one.from.y + onOne * ay)};
}

std::optional<std::size_t> Neighbours::crossings()
{
    std::size_t count = 0;
    for (std::size_t square = 0; square < m_squares.size(); ++square) {
        const std::vector<std::uint32_t>& pieces = m_squares[square];
        for (std::size_t at = 0; at < pieces.size(); ++at) {
            for (std::size_t next = at + 1; next < pieces.size(); ++next) {
                if (!mayLook())
                    return std::nullopt;
                const auto place = crossing(m_pieces[pieces[at]], m_pieces[pieces[next]]);
                count += place && squareOf(*place) == square ? 1 : 0;
            }
        }
    }
    return count;
}

/// Whether a piece has points inside a card that is not one of its line's ends.
bool Neighbours::passes(const LinePiece& piece, std::uint32_t item) const
{
    const PictureLine& line = m_picture.lines[piece.line];
    if (line.from == item || line.to == item)
        return false;
    const Box& box = m_picture.items[item].box;
    // The part of the piece that is in the box, as shares of its length.
    double begin = 0;
    double end = 1;
    const auto clip = [&](double from, double to, double low, double high) {
        if (from == to) {
            if (from <= low || from >= high)
                end = -1;
            return;
        }
        const auto [first, last] =
            std::minmax({(low - from) / (to - from), (high - from) / (to - from)});
        begin = std::max(begin, first);
        end = std::min(end, last);
    };
    clip(piece.from.x, piece.to.x, box.left + skin, box.right() - skin);
    clip(piece.from.y, piece.to.y, box.top + skin, box.bottom() - skin);
    return begin < end;
}

std::optional<std::size_t> Neighbours::through()
{
    std::size_t count = 0;
    std::set<std::uint32_t> near;
    for (std::uint32_t item = 0; item < m_picture.items.size(); ++item) {
        near.clear();
        visit(m_picture.items[item].box, [&](std::size_t square) {
            near.insert(m_squares[square].begin(), m_squares[square].end());
        });
        for (const std::uint32_t piece : near) {
            if (!mayLook())
                return std::nullopt;
            count += passes(m_pieces[piece], item) ? 1 : 0;
        }
    }
    return count;
}

} // namespace

std::map<ValueId, std::uint32_t> stubSources(const Picture& picture)
{
    std::map<ValueId, std::uint32_t> sources;
    for (const PictureStub& stub : picture.stubs) {
        if (stub.isSource)
            sources.emplace(stub.value, stub.item);
    }
    return sources;
}

double fillOf(const Picture& picture)
{
    double cards = 0;
    for (const PictureItem& item : picture.items)
        cards += areaOf(item.box);
    const double area = areaOf(picture.bounds);
    return area > 0 ? cards / area : 0;
}

double straightness(const Picture& picture)
{
    const std::map<Edge, bool> edges = edgesOf(picture);
    std::vector<std::size_t> users(picture.items.size(), 0);
    std::vector<std::size_t> producers(picture.items.size(), 0);
    for (const auto& [edge, isStraight] : edges) {
        ++users[edge.first];
        ++producers[edge.second];
    }
    std::size_t chained = 0;
    std::size_t straight = 0;
    for (const auto& [edge, isStraight] : edges) {
        if (users[edge.first] != 1 || producers[edge.second] != 1)
            continue;
        ++chained;
        straight += isStraight ? 1 : 0;
    }
    return chained == 0 ? 1 : double(straight) / double(chained);
}

PictureMeasures measurePicture(const Picture& picture, const CancelToken& cancel)
{
    PictureMeasures measures;
    measures.fill = fillOf(picture);
    if (areaOf(picture.bounds) > 0)
        measures.aspect = double(picture.bounds.width) / double(picture.bounds.height);
    for (const PictureLine& line : picture.lines) {
        const auto points = picture.pointsOf(line);
        measures.bends += points.size() - 2;
        for (std::size_t at = 0; at + 1 < points.size(); ++at)
            measures.length += std::hypot(double(points[at + 1].x) - points[at].x,
                                          double(points[at + 1].y) - points[at].y);
    }
    measures.straight = straightness(picture);
    Neighbours neighbours(picture, cancel);
    measures.crossings = neighbours.crossings();
    measures.through = neighbours.through();
    return measures;
}

} // namespace fusewright
