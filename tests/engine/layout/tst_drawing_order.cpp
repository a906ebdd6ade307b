// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"
#include "engine/layout/inner_graph.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

using namespace fusewright;

using Vertices = std::vector<std::uint32_t>;

/// In which order what is in a hull is drawn, where it does not all hold together.
class DrawingOrderTest : public QObject {
    Q_OBJECT

private slots:
    void partsUnderEachOtherHaveEachAnOrder();
    void aPartBesideALargerOneStaysTogether();
    void aLittlePartThatEndsEarlyStandsFirst();
    void whatOnlyAnInputLeadsToStandsBesideIt();
    void aPartBesideFramesStandsWhereNothingPassesBy();
    void whatIsGivenOutByItselfComesLast();
    void whatIsMadeOfEachRowOfATableStandsBehindIt();
    void whatIsAloneInABlockStandsUnderEachOther();

private:
    /// Edges by where they begin; without ports.
    static InnerGraph graphOf(std::uint32_t size,
                              const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges)
    {
        InnerGraph graph;
        graph.edgeBegin.push_back(0);
        for (std::uint32_t vertex = 0; vertex < size; ++vertex) {
            graph.cells.push_back(vertex);
            graph.weights.push_back(1);
            for (const auto& [from, to] : edges) {
                if (from == vertex)
                    graph.edges.push_back({.from = from, .to = to});
            }
            graph.edgeBegin.push_back(static_cast<std::uint32_t>(graph.edges.size()));
        }
        return graph;
    }
};

/// As layers between which nothing is drawn; 7 is what the first one gives out, and in the file all
/// that is given out comes last.
void DrawingOrderTest::partsUnderEachOtherHaveEachAnOrder()
{
    const InnerGraph graph = graphOf(8, {{0, 1}, {1, 2}, {1, 7}, {3, 4}, {4, 5}, {5, 6}});

    const Vertices order = drawingOrder(graph);

    QCOMPARE(order, (Vertices{0, 1, 2, 7, 3, 4, 5, 6}));
    QVERIFY(findNecks(graph, placesIn(order)).size() >= 6);
}

void DrawingOrderTest::aPartBesideALargerOneStaysTogether()
{
    const InnerGraph graph = graphOf(9, {{0, 2}, {2, 4}, {4, 6}, {6, 8}, {1, 3}, {3, 5}});

    const Vertices order = drawingOrder(graph);

    const auto part = std::ranges::find(order, 1U);
    QVERIFY(order.end() - part >= 3);
    QCOMPARE(Vertices(part, part + 3), (Vertices{1, 3, 5}));
    QCOMPARE(order.size(), std::size_t(9));
}

/// As the mask that all layers use: among the first one's operators it would make this unlike the
/// others.
void DrawingOrderTest::aLittlePartThatEndsEarlyStandsFirst()
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges{{1, 3}, {0, 2}, {2, 4}};
    constexpr std::uint32_t count = 40;
    for (std::uint32_t vertex = 4; vertex + 1 < count; ++vertex)
        edges.emplace_back(vertex, vertex + 1);

    const Vertices order = drawingOrder(graphOf(count, edges));

    QCOMPARE(Vertices(order.begin(), order.begin() + 5), (Vertices{1, 3, 0, 2, 4}));
}

/// As the image that is made larger for the end of the network: a way goes on below it.
void DrawingOrderTest::whatOnlyAnInputLeadsToStandsBesideIt()
{
    const InnerGraph graph = graphOf(6, {{0, 1}, {0, 2}, {1, 3}, {3, 4}, {4, 5}});

    const Vertices order = drawingOrder(graph);

    QCOMPARE(order, (Vertices{0, 2, 1, 3, 4, 5}));
}

/// In a row with a frame it would make a wide picture.
void DrawingOrderTest::aPartBesideFramesStandsWhereNothingPassesBy()
{
    InnerGraph graph = graphOf(10, {{0, 2}, {2, 4}, {4, 5}, {1, 3}, {6, 7}, {7, 8}, {8, 9}});
    graph.weights[2] = 20;

    const Vertices order = drawingOrder(graph);

    QCOMPARE(order, (Vertices{0, 2, 4, 5, 1, 3, 6, 7, 8, 9}));
}

/// As a counter in a training step: an input, one operator, an output.
void DrawingOrderTest::whatIsGivenOutByItselfComesLast()
{
    const InnerGraph graph = graphOf(8, {{0, 4}, {1, 2}, {2, 3}, {3, 5}, {5, 6}, {4, 7}});

    const Vertices order = drawingOrder(graph);

    QCOMPARE(order, (Vertices{1, 2, 3, 5, 6, 0, 4, 7}));
}

/// Each of eight rows goes to one table as it is, to another one unsqueezed; in the file all the
/// unsqueezing comes last.
void DrawingOrderTest::whatIsMadeOfEachRowOfATableStandsBehindIt()
{
    constexpr std::uint32_t rows = 8;
    constexpr std::uint32_t stack = 3 + 2 * rows;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges{
        {0, 1}, {1, 2}, {2, stack}, {stack, stack + 2}};
    for (std::uint32_t row = 3; row < 3 + rows; ++row) {
        edges.emplace_back(row, row + rows);
        edges.emplace_back(row, stack + 1);
        edges.emplace_back(row + rows, stack);
    }
    const InnerGraph graph = graphOf(stack + 3, edges);

    const Vertices places = placesIn(drawingOrder(graph));

    for (std::uint32_t row = 3; row < 3 + rows; ++row)
        QCOMPARE(places[row + rows], places[row] + 1);
}

/// As values that are turned for the backward pass, each from a name to a name.
void DrawingOrderTest::whatIsAloneInABlockStandsUnderEachOther()
{
    BlockSketch sketch;
    const BlockSketch::Vertex card{.left = 50, .right = 50, .height = 40};
    sketch.vertices.assign(11, card);
    for (std::uint32_t vertex = 0; vertex < 6; ++vertex)
        sketch.edges.push_back({.from = vertex, .to = vertex == 5 ? 10 : vertex + 1});
    sketch.topCount = 1;
    sketch.bottomCount = 1;

    const BlockDrawing drawing = drawBlock(sketch, Effort::Full, {});

    // A chain of 7, and the 4 others in a column beside it.
    QVERIFY(drawing.right - drawing.left < 250);
    for (std::size_t vertex = 6; vertex < 9; ++vertex)
        QVERIFY(drawing.places[vertex].y < drawing.places[vertex + 1].y);
}

FUSEWRIGHT_TEST(DrawingOrderTest)
#include "tst_drawing_order.moc"
