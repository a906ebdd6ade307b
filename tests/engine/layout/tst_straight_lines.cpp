// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"
#include "engine/layout/block_engine.h"
#include "engine/layout/column_shifts.h"
#include "engine/layout/picture_measures.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace fusewright;
using test::SmallGraph;
using test::SmallOperand;

namespace {

SmallOperand resultOf(std::size_t node)
{
    return {SmallOperand::Kind::Result, node, 0};
}

PictureRequest requestFor(const SmallGraph& graph, std::vector<std::uint32_t> groupOf = {})
{
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);
    if (!groupOf.empty()) {
        request.groups.parentOf = {noGroup};
        request.groups.isClosed = {false};
    }
    request.groups.groupOf = std::move(groupOf);
    return request;
}

/// A step as wide as its column.
ColumnStep wideStep(float drift)
{
    return {.left = -50, .right = 50, .leftEnd = -50, .rightEnd = 50, .drift = drift};
}

ColumnStep narrowStep(float drift)
{
    return {.left = -10, .right = 10, .leftEnd = -50, .rightEnd = 50, .drift = drift};
}

} // namespace

class StraightLinesTest : public QObject {
    Q_OBJECT

private slots:
    void thoseFromSeveralPortsOfAHullAre();
    void oneIntoTheSideOfAHullIs();
    void aResidualThroughHullsIs();
    void columnsEndWhereNoChainIsBroken();
    void anInputOrAnOutputAloneIsNoColumn_data();
    void anInputOrAnOutputAloneIsNoColumn();
    void thoseThatLeaveAHullDoNotCross();
    void thoseThatEnterAHullStandAsWithoutIt();
    void aFewChainsAreKeptWhole();
    void aChainIsKeptWholeWhereAnInputStandsBesideIt();
    void sistersInAWideRowAreWrapped();
    void treesThatAreAlikeAreWrapped();
    void fewSistersStayBesideEachOther();
    void wideBranchesStandUnderEachOther();
    void wideFramesStandUnderEachOther();
    void sourcesStandBesideWhatTheyFeed();
    void whatHasRoomFollowsADrift();
    void whatHasNoRoomStays();
    void whatHasNoDriftStaysBelow();
    void aPieceOfARepeatBeginsOnTheAxis();
};

/// Three in a hull, beside each other, and a chain from each of them; beside them goes what all of
/// them use.
void StraightLinesTest::thoseFromSeveralPortsOfAHullAre()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    graph.nodes.push_back({.op = "norm", .operands = {resultOf(0)}});
    for (std::size_t branch = 0; branch < 3; ++branch)
        graph.nodes.push_back({.op = "q", .operands = {resultOf(1)}});
    for (std::size_t branch = 2; branch < 5; ++branch)
        graph.nodes.push_back({.op = "view", .operands = {resultOf(branch)}});
    graph.nodes.push_back({.op = "dot", .operands = {resultOf(5), resultOf(6), resultOf(7)}});
    graph.nodes.push_back({.op = "add", .operands = {resultOf(8), resultOf(1)}});
    const PictureRequest request =
        requestFor(graph, {noGroup, 0, 0, 0, 0, noGroup, noGroup, noGroup, noGroup, noGroup});

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

/// A norm and three linears in a frame, the rest of a layer outside: three times.
void StraightLinesTest::aResidualThroughHullsIs()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "begin", .operands = {{}}});
    std::vector<std::uint32_t> groupOf{noGroup};
    for (std::uint32_t layer = 0; layer < 3; ++layer) {
        const std::size_t norm = graph.nodes.size();
        graph.nodes.push_back({.op = "norm", .operands = {resultOf(norm - 1)}});
        for (std::size_t branch = 0; branch < 3; ++branch)
            graph.nodes.push_back({.op = "linear", .operands = {resultOf(norm)}});
        graph.nodes.push_back(
            {.op = "dot",
             .operands = {resultOf(norm + 1), resultOf(norm + 2), resultOf(norm + 3)}});
        graph.nodes.push_back({.op = "project", .operands = {resultOf(norm + 4)}});
        graph.nodes.push_back({.op = "add", .operands = {resultOf(norm + 5), resultOf(norm)}});
        groupOf.insert(groupOf.end(), {layer, layer, layer, layer, noGroup, noGroup, noGroup});
    }
    PictureRequest request = requestFor(graph, groupOf);
    request.groups.parentOf.assign(3, noGroup);
    request.groups.isClosed.assign(3, false);
    request.sizes.operatorWidths.assign(request.sizes.operatorWidths.size(), 200);
    request.aspect = 0.1F; // One column.

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(measurePicture(picture).straight, 1.0);
    for (std::size_t at = 8; at < graph.nodes.size(); at += 7)
        QCOMPARE(picture.items[picture.itemOf[at]].box.middle().x,
                 picture.items[picture.itemOf[at - 1]].box.middle().x);
}

/// Frames of a chain, every fourth of them with a residual inside: what leads to such a one is no
/// chain, although nothing else leads there.
void StraightLinesTest::columnsEndWhereNoChainIsBroken()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "begin", .operands = {{}}});
    std::vector<std::uint32_t> groupOf{noGroup};
    constexpr std::uint32_t count = 24;
    for (std::uint32_t frame = 0; frame < count; ++frame) {
        const std::size_t before = graph.nodes.size() - 1;
        for (std::size_t step = 0; step < 4; ++step) {
            graph.nodes.push_back({.op = "op" + std::to_string(4 * frame + step),
                                   .operands = {resultOf(before + step)}});
            groupOf.push_back(frame);
        }
        if (frame % 4 == 1)
            graph.nodes.back().operands.push_back(resultOf(before));
    }
    PictureRequest request = requestFor(graph, groupOf);
    request.groups.parentOf.assign(count, noGroup);
    request.groups.isClosed.assign(count, false);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.bounds.width > 500); // Several columns.
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

void StraightLinesTest::anInputOrAnOutputAloneIsNoColumn_data()
{
    QTest::addColumn<int>("size");
    for (int size = 8; size < 30; ++size)
        QTest::addRow("%d", size) << size;
}

void StraightLinesTest::anInputOrAnOutputAloneIsNoColumn()
{
    QFETCH(const int, size);
    SmallGraph graph;
    graph.nodes.push_back({.op = "op0", .operands = {{}}});
    while (graph.nodes.size() < std::size_t(size))
        graph.nodes.push_back({.op = "op" + std::to_string(graph.nodes.size()),
                               .operands = {resultOf(graph.nodes.size() - 1)}});
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    for (const PictureItem& item : picture.items) {
        if (item.kind != PictureItem::Kind::Input && item.kind != PictureItem::Kind::Output)
            continue;
        const bool isInput = item.kind == PictureItem::Kind::Input;
        const std::size_t beside = isInput ? 0 : graph.nodes.size() - 1;
        QCOMPARE(picture.items[picture.itemOf[beside]].box.middle().x, item.box.middle().x);
    }
}

/// In the hull one operator stands beside the one that the line goes to.
void StraightLinesTest::oneIntoTheSideOfAHullIs()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    graph.nodes.push_back({.op = "b", .operands = {resultOf(0)}});
    graph.nodes.push_back({.op = "c", .operands = {resultOf(1)}});
    graph.nodes.push_back({.op = "d", .operands = {resultOf(2)}});
    graph.nodes.push_back({.op = "e", .operands = {resultOf(2), resultOf(3)}});
    const PictureRequest request = requestFor(graph, {noGroup, noGroup, 0, 0, noGroup});

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

/// Two chains of nine after each other, each with a line beside it: a column could end in a chain.
void StraightLinesTest::aFewChainsAreKeptWhole()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    for (std::size_t step = 1; step < 18; ++step) {
        graph.nodes.push_back({.op = "a" + std::to_string(step), .operands = {resultOf(step - 1)}});
        if (step == 9)
            graph.nodes.back().operands.push_back(resultOf(7));
    }
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

/// A norm and the linear below it in a frame in a frame; what the norm makes passes by two more.
void StraightLinesTest::thoseThatLeaveAHullDoNotCross()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "add", .operands = {{}}});
    graph.nodes.push_back({.op = "norm", .operands = {resultOf(0)}});
    graph.nodes.push_back({.op = "linear", .operands = {resultOf(1)}});
    graph.nodes.push_back({.op = "gelu", .operands = {resultOf(2)}});
    graph.nodes.push_back({.op = "project", .operands = {resultOf(3)}});
    graph.nodes.push_back({.op = "sum", .operands = {resultOf(4), resultOf(1)}});
    PictureRequest request = requestFor(graph, {noGroup, 1, 1, 0, noGroup, noGroup});
    request.groups.parentOf = {noGroup, 0};
    request.groups.isClosed = {false, false};

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.hulls.size(), std::size_t(2));
    QCOMPARE(measurePicture(picture).crossings, std::optional<std::size_t>(0));
}

/// A gate stands left of what it gates, also when that is in a frame with the product.
void StraightLinesTest::thoseThatEnterAHullStandAsWithoutIt()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "norm", .operands = {{}}});
    graph.nodes.push_back({.op = "gate", .operands = {resultOf(0)}});
    graph.nodes.push_back({.op = "silu", .operands = {resultOf(1)}});
    graph.nodes.push_back({.op = "up", .operands = {resultOf(0)}});
    graph.nodes.push_back({.op = "mul", .operands = {resultOf(2), resultOf(3)}});
    for (const bool isFramed : {false, true}) {
        const PictureRequest request =
            requestFor(graph,
                       isFramed ? std::vector<std::uint32_t>{noGroup, noGroup, noGroup, 0, 0}
                                : std::vector<std::uint32_t>{});

        const Picture picture = drawPicture(request);

        QCOMPARE(test::faultsOf(request, picture), QString());
        const auto placeOf = [&](std::size_t node) {
            return picture.items[picture.itemOf[node]].box.middle().x;
        };
        QVERIFY(placeOf(1) < placeOf(3));
        QVERIFY(placeOf(2) < placeOf(3));
        QCOMPARE(measurePicture(picture).crossings, std::optional<std::size_t>(0));
    }
}

/// In the middle an input comes in; two steps further the chain ends, and a column can.
void StraightLinesTest::aChainIsKeptWholeWhereAnInputStandsBesideIt()
{
    constexpr std::size_t middle = 10;
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    for (std::size_t step = 1; step < 2 * middle; ++step) {
        graph.nodes.push_back({.op = "a" + std::to_string(step), .operands = {resultOf(step - 1)}});
        if (step == middle)
            graph.nodes.back().operands.push_back({SmallOperand::Kind::Input, 1, 0});
        if (step == middle + 2)
            graph.nodes.back().operands.push_back(resultOf(middle));
    }
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.bounds.width > 200);
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

namespace {

/// Chains of two that all begin and end in one place.
Picture pictureOfSisters(std::size_t count, QString& faults)
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    test::SmallNode join{.op = "add"};
    for (std::size_t branch = 0; branch < count; ++branch) {
        graph.nodes.push_back({.op = "b", .operands = {resultOf(0)}});
        graph.nodes.push_back({.op = "c", .operands = {resultOf(graph.nodes.size() - 1)}});
        join.operands.push_back(resultOf(graph.nodes.size() - 1));
    }
    graph.nodes.push_back(join);
    const PictureRequest request = requestFor(graph);
    Picture picture = drawPicture(request);
    faults = test::faultsOf(request, picture);
    return picture;
}

/// At how many heights cards stand.
std::size_t rowsOf(const Picture& picture)
{
    std::set<float> tops;
    for (const PictureItem& item : picture.items) {
        if (item.kind == PictureItem::Kind::Operator)
            tops.insert(item.box.top);
    }
    return tops.size();
}

} // namespace

void StraightLinesTest::sistersInAWideRowAreWrapped()
{
    QString faults;

    const Picture picture = pictureOfSisters(14, faults);

    QCOMPARE(faults, QString());
    const double aspect = double(picture.bounds.width) / double(picture.bounds.height);
    QVERIFY2(aspect < 3, qPrintable(QString::number(aspect)));
    QCOMPARE(measurePicture(picture).straight, 1.0);
    QVERIFY(rowsOf(picture) > 4);
}

/// An index from which two tables are read, twelve times.
void StraightLinesTest::treesThatAreAlikeAreWrapped()
{
    constexpr std::size_t count = 12;
    SmallGraph graph;
    graph.nodes.push_back({.op = "begin", .operands = {{}}});
    test::SmallNode rows{.op = "stack", .operands = {}};
    test::SmallNode weights{.op = "cat", .operands = {}};
    for (std::size_t index = 0; index < count; ++index) {
        const std::size_t at = graph.nodes.size();
        graph.nodes.push_back({.op = "index", .operands = {resultOf(0)}});
        for (const char* const op : {"rows", "weights"})
            graph.nodes.push_back({.op = op, .operands = {resultOf(at)}});
        rows.operands.push_back(resultOf(at + 1));
        weights.operands.push_back(resultOf(at + 2));
    }
    graph.nodes.push_back(rows);
    graph.nodes.push_back(weights);
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    const double aspect = double(picture.bounds.width) / double(picture.bounds.height);
    QVERIFY2(aspect < 4, qPrintable(QString::number(aspect)));
    QVERIFY(rowsOf(picture) > 6);
}

void StraightLinesTest::fewSistersStayBesideEachOther()
{
    QString faults;

    const Picture picture = pictureOfSisters(4, faults);

    QCOMPARE(faults, QString());
    QCOMPARE(rowsOf(picture), std::size_t(4));
}

/// Two branches that are three cards wide.
void StraightLinesTest::wideBranchesStandUnderEachOther()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    std::vector<SmallOperand> ends;
    for (std::size_t branch = 0; branch < 2; ++branch) {
        graph.nodes.push_back({.op = "q", .operands = {resultOf(0)}});
        const std::size_t top = graph.nodes.size() - 1;
        for (std::size_t part = 0; part < 3; ++part)
            graph.nodes.push_back({.op = "part", .operands = {resultOf(top)}});
        graph.nodes.push_back(
            {.op = "sum", .operands = {resultOf(top + 1), resultOf(top + 2), resultOf(top + 3)}});
        ends.push_back(resultOf(graph.nodes.size() - 1));
    }
    graph.nodes.push_back({.op = "dot", .operands = ends});
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY2(picture.bounds.width < 550, qPrintable(QString::number(picture.bounds.width)));
}

/// As queries and keys that are turned, each in one section.
void StraightLinesTest::wideFramesStandUnderEachOther()
{
    const auto card = [] { return BlockSketch::Vertex{.left = 80, .right = 80, .height = 40}; };
    BlockSketch sketch{.mayStagger = true, .topCount = 1, .bottomCount = 1};
    sketch.vertices.push_back(card());
    sketch.vertices.push_back({.left = 320, .right = 320, .height = 200, .isFrame = true});
    sketch.vertices.push_back({.left = 320, .right = 320, .height = 200, .isFrame = true});
    for (int below = 0; below < 6; ++below)
        sketch.vertices.push_back(card());
    sketch.edges = {
        {.from = 0, .to = 1}, {.from = 0, .to = 2}, {.from = 1, .to = 3}, {.from = 2, .to = 3}};
    for (std::uint32_t vertex = 3; vertex + 1 < sketch.vertices.size(); ++vertex)
        sketch.edges.push_back({.from = vertex, .to = vertex + 1});

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    QVERIFY(drawing.places[1].y != drawing.places[2].y);
    QVERIFY(drawing.right - drawing.left < 2 * 640);
}

/// A long chain; then steps, each with a source of its own, of which the last joins the chain.
void StraightLinesTest::sourcesStandBesideWhatTheyFeed()
{
    constexpr std::size_t steps = 16;
    constexpr std::size_t chain = 40;
    SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    for (std::size_t step = 1; step < chain; ++step)
        graph.nodes.push_back({.op = "a", .operands = {resultOf(step - 1)}});
    graph.nodes.push_back({.op = "source", .operands = {{}}});
    for (std::size_t step = 0; step < steps; ++step) {
        graph.nodes.push_back({.op = "source", .operands = {{}}});
        const std::size_t source = graph.nodes.size() - 1;
        graph.nodes.push_back(
            {.op = "update", .operands = {resultOf(source - 1), resultOf(source)}});
    }
    graph.nodes.push_back(
        {.op = "join", .operands = {resultOf(chain - 1), resultOf(graph.nodes.size() - 1)}});
    const PictureRequest request = requestFor(graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    // Two sources stand beside each other at the top.
    for (std::size_t source = chain + 3; source < chain + 2 * steps; source += 2) {
        const float from = picture.items[picture.itemOf[source]].box.middle().x;
        const float to = picture.items[picture.itemOf[source + 1]].box.middle().x;
        QVERIFY2(std::abs(from - to) < 150, qPrintable(QString::number(from - to)));
    }
}

void StraightLinesTest::whatHasRoomFollowsADrift()
{
    const std::vector<ColumnStep> steps{narrowStep(0), narrowStep(20), narrowStep(0)};

    QCOMPARE(shiftsInColumn(steps), (std::vector<float>{0, 20, 20}));
}

void StraightLinesTest::whatHasNoRoomStays()
{
    const std::vector<ColumnStep> steps{wideStep(0), wideStep(20), narrowStep(90)};

    QCOMPARE(shiftsInColumn(steps), (std::vector<float>{0, 0, 0}));
}

/// What stands above makes way for what is wide, as far as it can.
void StraightLinesTest::whatHasNoDriftStaysBelow()
{
    const std::vector<ColumnStep> steps{narrowStep(0), narrowStep(0), wideStep(30), narrowStep(0)};

    QCOMPARE(shiftsInColumn(steps), (std::vector<float>{-30, -30, 0, 0}));
}

void StraightLinesTest::aPieceOfARepeatBeginsOnTheAxis()
{
    std::vector<ColumnStep> steps{narrowStep(0), narrowStep(20), narrowStep(0), narrowStep(20)};
    steps[2].isAnchor = true;

    QCOMPARE(shiftsInColumn(steps), (std::vector<float>{-20, 0, 0, 20}));
}

FUSEWRIGHT_TEST(StraightLinesTest)
#include "tst_straight_lines.moc"
