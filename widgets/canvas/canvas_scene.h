// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/layout/picture.h"
#include "engine/report/piece_titles.h"
#include "widgets/canvas/canvas_classes.h"
#include "widgets/canvas/loose_grid.h"
#include "widgets/canvas/stub_ways.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace fusewright {

/// What a card tells about the classes of its operators.
struct CardLook {
    static constexpr std::size_t mostClasses = 4;

    std::vector<std::uint32_t> classes; ///< Ascending, with `none` for those without; not empty.
    bool isDimmed = false;
    bool isStale = false;

    bool isPlain() const { return classes.size() == 1 && classes[0] == CanvasClasses::none; }
};

/// A straight part of a line.
struct LineSegment {
    Point from;
    Point to;
    std::uint32_t line = 0;
};

/// A picture of a graph, with what is needed to find and to colour its parts quickly.
class CanvasScene {
public:
    static constexpr std::uint32_t noItem = std::numeric_limits<std::uint32_t>::max();

    CanvasScene();
    CanvasScene(std::shared_ptr<const Graph> graph, std::shared_ptr<const Picture> picture);

    void setClasses(CanvasClasses classes);
    void setGroupTitles(std::vector<QString> titles);
    const std::vector<QString>& groupTitles() const { return m_groupTitles; }

    bool isEmpty() const { return m_picture->items.empty(); }
    /// Null only in an empty scene.
    const Graph* graph() const { return m_graph.get(); }
    const Picture& picture() const { return *m_picture; }
    const PictureItem& item(std::uint32_t item) const { return m_picture->items[item]; }
    const CanvasClasses& classes() const { return m_classes; }
    QString groupTitle(std::uint32_t group) const;
    /// What can be written on a hull, the most telling first.
    QStringList frameTitles(std::uint32_t hull) const;
    /// Of a closed group's card, which may be one piece of it.
    QString closedTitle(std::uint32_t item) const;
    /// Equal for such cards that have the same title.
    std::uint32_t closedTitleNumber(std::uint32_t item) const;

    /// The card that shows an operator, or `noItem`.
    std::uint32_t itemOf(NodeId node) const;
    /// False where its card stands for several blocks and shows another one.
    bool isShown(NodeId node) const;
    std::uint32_t itemAt(Point point) const;
    /// The number of a stub, or `noItem`.
    std::uint32_t stubAt(Point point) const;
    /// In the order of the picture.
    std::vector<std::uint32_t> itemsIn(const Box& part) const;
    std::vector<std::uint32_t> hullsIn(const Box& part) const;
    std::vector<std::uint32_t> linesIn(const Box& part) const;
    std::vector<std::uint32_t> stubsIn(const Box& part) const;
    const LooseGrid& itemGrid() const { return m_itemGrid; }
    const LooseGrid& segmentGrid() const { return m_segmentGrid; }
    const LineSegment& segment(std::uint32_t at) const { return m_segments[at]; }
    /// Lines that begin or end at a card.
    std::span<const std::uint32_t> linesOf(std::uint32_t item) const;
    /// Of values that are written at a card instead of a line, at most so many.
    std::vector<StubWay> stubWaysOf(std::uint32_t item, std::size_t most) const
    {
        return m_stubWays.of(*m_picture, item, most);
    }

    std::span<const CardLook> looks() const { return m_looks; }
    /// A number of `looks`.
    std::uint32_t lookOf(std::uint32_t item) const { return m_lookOf[item]; }
    /// The one class of the cards right in a hull's group; `none` when they differ.
    std::uint32_t classOfHull(std::uint32_t hull) const;
    bool isHullDimmed(std::uint32_t hull) const;
    /// That a card is fused in, where no frame shows it; else `CanvasClasses::none`.
    std::uint32_t sectionOf(std::uint32_t item) const;
    bool showsSections() const { return !m_classes.sectionOf.empty(); }
    /// Dimmed is a line from or to a dimmed card.
    bool isLineDimmed(const PictureLine& line) const
    {
        return m_looks[m_lookOf[line.from]].isDimmed || m_looks[m_lookOf[line.to]].isDimmed;
    }

private:
    void index();
    void linkLines();
    std::uint32_t lookFor(std::vector<std::uint32_t> classes);
    void findLooks();
    void findGroupClasses();

    std::shared_ptr<const Graph> m_graph;
    std::shared_ptr<const Picture> m_picture;
    CanvasClasses m_classes;
    std::vector<QString> m_groupTitles;
    PieceTitles m_pieceTitles;

    std::vector<LineSegment> m_segments;
    LooseGrid m_itemGrid;
    LooseGrid m_hullGrid;
    LooseGrid m_segmentGrid;
    LooseGrid m_stubGrid;
    StubWays m_stubWays;
    std::vector<std::uint32_t> m_lineBegin; ///< By item.
    std::vector<std::uint32_t> m_lines;

    std::vector<CardLook> m_looks;
    std::map<std::vector<std::uint32_t>, std::uint32_t> m_lookIndex; ///< By classes.
    std::vector<std::uint32_t> m_lookOf;                             ///< By item.
    std::vector<std::uint32_t> m_classOfGroup;                       ///< By group.
};

} // namespace fusewright
