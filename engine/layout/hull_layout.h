// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/block_library.h"
#include "engine/layout/cell_kinds.h"
#include "engine/layout/inner_graph.h"
#include "engine/layout/piece_columns.h"
#include "engine/layout/repeats.h"

#include <functional>
#include <unordered_map>

namespace fusewright {

struct ColumnStep;

/// How much room a cell takes, and what it is.
struct CellShape {
    float left = 0; ///< From its axis.
    float right = 0;
    float height = 0;
    float over = 0; ///< Of the height: what stubs over the card take, and under it.
    float under = 0;
    std::uint64_t label = 0; ///< Equal for cells that look the same.
};

/// Stubs of a card that need not be beside it: no line comes there.
struct LooseStubs {
    std::uint8_t over = 0;
    std::uint8_t under = 0;
    bool isAny() const { return over > 0 || under > 0; }
};

/// A drawing of a block in a hull.
struct PlacedBlock {
    std::uint32_t drawing = 0; ///< In the library.
    float x = 0;               ///< In the hull.
    float y = 0;
    std::uint32_t jointBegin = 0; ///< The way from its upper neck in another column, if it has one.
    std::uint32_t jointEnd = 0;
    float neckOffset = 0; ///< Where lines leave its upper neck, from where its own begin.
};

/// A repeat inside a hull.
struct HullRepeat {
    std::uint32_t hull = 0;
    std::vector<Box> frames; ///< In the hull.
    std::uint32_t count = 0;
    bool isFolded = false;
    NodeId first;
};

/// Where everything stands inside its hull. A hull's place is at its left and top.
struct HullLayouts {
    static constexpr std::uint32_t unplaced = noCell;
    static constexpr float padding = 8;
    static constexpr float title = 22;

    std::vector<CellShape> shapes;      ///< By cell.
    std::vector<LooseStubs> looseStubs; ///< By cell.
    std::vector<Point> places;          ///< By cell: its axis and top, in the hull around it.
    std::vector<std::uint32_t> standIn; ///< By cell: the one that is drawn in its place, or none.
    std::vector<PlacedBlock> blocks;
    std::vector<Point> jointPoints;
    std::vector<std::uint32_t> segmentBlock; ///< By segment: among the blocks, or unplaced.
    std::vector<std::uint32_t> segmentEdge;  ///< By segment: in its block's drawing.
    std::vector<HullRepeat> repeats;
};

/// Values that come into a hull or go out, and where, from its axis.
struct HullPorts {
    std::vector<std::pair<ValueId, float>> in; ///< By value.
    std::vector<std::pair<ValueId, float>> out;
};

/// At which side of its axis a block is wide.
enum class WideSide : std::uint8_t { Either, Left, Right };

/// Lays out the hulls of a tree, inner ones first.
class HullArrangement {
public:
    /// By operator: whether it stands in a block that is turned (see `turned`).
    using AskTurned = std::function<const std::vector<bool>&()>;

    /// Asks which blocks to turn, or chooses them.
    HullArrangement(const PictureRequest& request, const CellTree& tree, const Routes& routes,
                    const CellKinds& kinds, BlockLibrary& library, HullLayouts& layouts,
                    const ColumnRule& columnRule, AskTurned askTurned = {});

    void arrange(std::uint32_t hull);
    /// Of those that stand in no hull.
    std::vector<bool> turnedOperators() const;

private:
    /// A block, or the first vertex of a part of the graph that hangs together.
    struct Part {
        std::uint32_t first = 0; ///< Places in the order.
        std::uint32_t last = 0;
        std::uint32_t drawing = 0;
        std::uint32_t kind = 0;     ///< Equal for parts that may stand for each other.
        std::uint64_t borders = 0;  ///< Equal where also what comes into it and into hulls is.
        std::uint32_t topCount = 0; ///< Vertices that lead into it.
        std::uint32_t bottomCount = 0;
        std::uint32_t edgeBegin = 0; ///< In `m_edges`.
        std::uint32_t edgeEnd = 0;
        bool isHead = false;    ///< Nothing above it.
        bool isChained = false; ///< A chain leads into it.
        bool drawsTop = false;  ///< Its first vertex is not part of a part above.
        float neckOffset = 0;   ///< Where the one value of its upper neck leaves that.
        ValueId neckValue;      ///< That value, or none.
        std::uint32_t ownFirst() const { return drawsTop ? first : first + 1; }
    };
    struct PartEdge {
        std::uint32_t from = 0; ///< In the part.
        std::uint32_t to = 0;
        std::uint32_t slot = 0;
        std::uint32_t segment = 0;
        ValueId value;
        bool isChain = false;
    };
    /// A way to stand in columns.
    struct Columns {
        std::vector<Column> columns;
        float cutHeight = 0; ///< Pieces of repeats that are not higher are cut.
        float cost = 0;
    };
    /// How the line to what is placed next gets there.
    struct Arrival {
        enum class Kind : std::uint8_t { Straight, Gutter, Turn };
        Point neck{};
        Kind kind = Kind::Straight;
        float by = 0; ///< The x of a gutter; the y of a turn.
    };
    /// The columns that a drawn part is in: of the hull, and of its piece.
    struct ColumnNumber {
        std::size_t outer = 0;
        std::size_t inner = 0;
        bool isCut = false; ///< The piece is cut.
    };

    bool isRoot() const { return m_graph.inCount + m_graph.outCount == 0; }
    OrderStretch cellsOf(const Part& part) const;
    void orderPart(Part& part);
    bool beginsWithSeveral(std::span<const std::uint32_t> necks) const;
    void findParts();
    void addPart(Part part, bool isLast);
    CellShape shapeAt(std::uint32_t place) const;
    BlockSketch sketchOf(const Part& part) const;
    void drawPart(const Part& part);
    std::uint32_t turnedDrawing(const Part& part);
    Columns chooseSides(std::uint32_t hull);
    bool mayTurn(const Part& part) const;
    std::vector<NodeId> operatorsOf(const Part& part) const;
    Columns turnBlocks(std::uint32_t hull, WideSide side);
    Columns turnAsked(std::uint32_t hull);
    BlockSketch::Edge sketchEdge(const Part& part, const PartEdge& edge) const;
    float offsetIn(std::uint32_t cell, ValueId value) const;
    float offsetOut(std::uint32_t cell, ValueId value) const;
    std::uint32_t operatorsAt(std::uint32_t place) const;
    std::uint32_t orderAt(std::uint32_t place) const;
    std::vector<std::uint32_t> portSources(const Part& part) const;
    void orderPorts(BlockSketch& sketch, const Part& part) const;
    std::vector<ModuleEnds> modulesOfParts() const;
    void foldRuns();
    void addInnerRuns(const Run& run, const RunSequence& sequence);
    void endWhereLedOut(std::vector<Run>& runs) const;
    void letStandIn(const Part& copy, const Part& first);
    void leaveStandIn(Part& part) const;
    void pairCells(std::uint32_t copy, std::uint32_t first);
    std::vector<ColumnUnit> unitsFor(float columnHeight, bool cutsPieces) const;
    void addTo(ColumnUnit& unit, std::uint32_t drawn) const;
    static bool isChained(const Part& part);
    std::vector<Column> wrap(float columnHeight, bool isAll, bool cutsPieces) const;
    void findPieces();
    std::optional<PieceColumns> cutPieceAt(std::uint32_t begin) const;
    bool isLike(std::uint32_t piece, std::uint32_t other, std::uint32_t size) const;
    const PieceColumns* pieceAt(std::uint32_t drawn, float columnHeight) const;
    float chainCost(bool isAll) const;
    bool leavesInChain() const;
    float tallestPart() const;
    float heightOf(std::uint32_t drawn, bool isFirst) const;
    bool hasCards(std::uint32_t drawn) const;
    bool hasOperators(std::uint32_t drawn) const;
    std::uint32_t withLooseEnds(std::uint32_t end) const;
    static bool standsAlone(std::span<const ColumnUnit> units);
    float costOf(std::span<const Column> columns, bool isAll) const;
    Columns chooseColumns(std::uint32_t hull);
    Columns improved(Columns best, bool isAll) const;
    void placeColumns(std::uint32_t hull);
    float placeColumn(std::uint32_t begin, const Column& column, Point axis, Arrival& arrival);
    float placeStretch(std::uint32_t begin, const Column& column, Point axis, Arrival& arrival);
    float placePiece(std::uint32_t begin, const PieceColumns& piece, Point axis, Arrival& arrival);
    std::vector<float> shiftsOf(std::uint32_t begin, const Column& column) const;
    void keepPiecesNarrow(std::vector<ColumnStep>& steps, std::uint32_t begin) const;
    float leanOf(const Part& part) const;
    CellShape stackedShape(std::uint32_t cell) const;
    void addStacked(BlockSketch& sketch, const Part& part) const;
    void placePart(const Part& part, Point at, float neckX);
    void addJoint(PlacedBlock& block, const Arrival& arrival, Point to);
    Box groundOf(std::size_t drawn, std::uint32_t firstBlock) const;
    void addRepeats(std::uint32_t hull, std::uint32_t firstBlock);
    void finish(std::uint32_t hull, float width, float height);

    const PictureRequest& m_request;
    const CellTree& m_tree;
    const Routes& m_routes;
    const CellKinds& m_cellKinds;
    BlockLibrary& m_library;
    HullLayouts& m_layouts;
    ColumnRule m_columnRule;
    AskTurned m_askTurned;
    InnerGraphs m_graphs;
    std::unordered_map<std::uint32_t, HullPorts> m_ports;
    StretchOrder m_canonical;
    SignatureNumbers m_kindNumbers;

    InnerGraph m_graph;                     ///< Of the hull at hand.
    std::vector<std::uint32_t> m_order;     ///< Vertices.
    std::vector<std::uint32_t> m_placeOf;   ///< By vertex.
    std::vector<std::uint64_t> m_labels;    ///< By vertex: what it looks like.
    std::vector<std::uint64_t> m_kinds;     ///< By vertex: what it is.
    std::vector<std::uint32_t> m_kindOrder; ///< Vertices: each part's, sorted by what they are.
    std::vector<std::uint32_t> m_kindPlace; ///< By vertex.
    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_usual; ///< By part: its drawing, not turned; may be empty.
    std::vector<PartEdge> m_edges;
    std::vector<Run> m_runs;
    std::size_t m_outerRuns = 0;          ///< The others are in pieces of these.
    std::vector<std::uint32_t> m_drawn;   ///< Parts.
    std::vector<std::uint32_t> m_unitEnd; ///< By drawn part: the end of what stays together.
    std::vector<bool> m_isRepeated;       ///< By drawn part: in a repeat.
    std::vector<PieceColumns> m_pieces;
    std::vector<std::uint32_t> m_pieceOf; ///< By drawn part that a piece begins with: or none.
    float m_cutHeight = 0;
    std::vector<ColumnNumber> m_columnOf; ///< By drawn part.
    ColumnNumber m_columnNumber;
    std::size_t m_chainCount = 1; ///< In the whole picture.
    std::vector<float> m_portX;   ///< By vertex, of ports.
};

} // namespace fusewright
