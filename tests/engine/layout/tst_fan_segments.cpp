// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_measures.h"
#include "engine/layout/picture_request.h"
#include "engine/session/model_session.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::SmallGraph;
using test::SmallNode;

namespace {

using Operand = test::SmallOperand;

Operand result(std::size_t node)
{
    return {Operand::Kind::Result, node, 0};
}

constexpr std::size_t experts = 8;
constexpr std::size_t expertSize = 6;

/// A value that eight experts take, each a chain; answers with the last nodes of these.
std::vector<std::size_t> addExperts(SmallGraph& graph)
{
    graph.nodes.push_back({.op = "norm", .operands = {{}}});
    std::vector<std::size_t> ends;
    for (std::size_t expert = 0; expert < experts; ++expert) {
        std::size_t last = 0;
        for (std::size_t step = 0; step < expertSize; ++step) {
            graph.nodes.push_back({.op = "op" + std::to_string(step), .operands = {result(last)}});
            last = graph.nodes.size() - 1;
        }
        ends.push_back(last);
    }
    return ends;
}

PictureRequest foldedRequest(std::shared_ptr<const Graph> graph)
{
    PictureRequest request;
    request.graph = std::move(graph);
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);
    request.foldsRepeats = true;
    return request;
}

} // namespace

class FanSegmentsTest : public QObject {
    Q_OBJECT

private slots:
    void branchesThatAreAddedOneByOneAreSteps();
    void branchesThatMeetInOnePlaceStayAFan();
    void expertsAreDrawnOnceWithinALayerThatIsDrawnOnce();
    void anInputOfAllLayersDoesNotHoldThemTogether();
    void aValueThatTwoLayersUseDoesNotHoldThemTogether();
    void stepsAreNotCutWithinAChain();
    void layersThatAddToASumHangTogether();
};

void FanSegmentsTest::branchesThatAreAddedOneByOneAreSteps()
{
    SmallGraph graph;
    const std::vector<std::size_t> ends = addExperts(graph);
    std::size_t sum = ends.front();
    for (std::size_t expert = 1; expert < experts; ++expert) {
        graph.nodes.push_back({.op = "add", .operands = {result(sum), result(ends[expert])}});
        sum = graph.nodes.size() - 1;
    }
    // What passes by all of it does not hold it together either.
    graph.nodes.push_back({.op = "residual", .operands = {result(0), result(sum)}});
    const PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, std::uint32_t(experts - 1));
    QCOMPARE(measurePicture(picture).crossings, std::optional<std::size_t>(0));
    QVERIFY(!picture.stubs.empty());
}

void FanSegmentsTest::branchesThatMeetInOnePlaceStayAFan()
{
    SmallGraph graph;
    SmallNode meeting{.op = "cat"};
    for (const std::size_t end : addExperts(graph))
        meeting.operands.push_back(result(end));
    graph.nodes.push_back(meeting);
    const PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.stubs.empty());
    QCOMPARE(measurePicture(picture).crossings, std::optional<std::size_t>(0));
}

void FanSegmentsTest::expertsAreDrawnOnceWithinALayerThatIsDrawnOnce()
{
    const auto model = openModel(FUSEWRIGHT_EXAMPLES "/mixtral-moe.onnx", {}, nullptr).model;
    const PictureRequest request = foldedRequest(model->graph);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(2));
    QCOMPARE(picture.repeats[0].count, 4U);
    QCOMPARE(picture.repeats[1].count, 7U);
    for (const Box& inner : picture.repeats[1].frames) {
        QVERIFY(std::ranges::any_of(picture.repeats[0].frames, [&](const Box& outer) {
            return outer.united(inner) == outer;
        }));
    }
    // What is drawn for others stands for all of them: of 4 layers, and 7 experts in each.
    std::uint32_t most = 0;
    std::uint32_t all = 0;
    for (const PictureItem& item : picture.items) {
        all += item.operators;
        most = std::max(most, item.operators);
    }
    QCOMPARE(std::size_t(all), model->graph->nodeCount());
    QCOMPARE(most, 28U);
}

void FanSegmentsTest::anInputOfAllLayersDoesNotHoldThemTogether()
{
    // Two layers of which each takes the mask; together no more than can be drawn as one block.
    constexpr std::size_t layerSize = 40;
    SmallGraph graph;
    graph.nodes.push_back({.op = "mask", .operands = {{}}});
    graph.nodes.push_back({.op = "embedding", .operands = {{}}});
    for (std::size_t step = 0; step < 2 * layerSize; ++step) {
        SmallNode node{.op = "op" + std::to_string(step),
                       .operands = {result(graph.nodes.size() - 1)}};
        if (step % layerSize == layerSize / 2)
            node.operands.push_back(result(0));
        graph.nodes.push_back(node);
    }
    const PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    const double aspect = double(picture.bounds.width) / double(picture.bounds.height);
    QVERIFY2(aspect > 0.5, qPrintable(QString::number(aspect)));
}

/// As a mask of attention: it goes into the middle of both layers, and past half of each.
void FanSegmentsTest::aValueThatTwoLayersUseDoesNotHoldThemTogether()
{
    constexpr std::size_t layerSize = 26;
    SmallGraph graph;
    graph.nodes.push_back({.op = "embedding", .operands = {{}}});
    graph.nodes.push_back({.op = "mask", .operands = {{}}});
    std::size_t last = 0;
    for (std::size_t layer = 0; layer < 2; ++layer) {
        for (std::size_t step = 0; step < layerSize; ++step) {
            SmallNode made{.op = "op" + std::to_string(step), .operands = {result(last)}};
            if (step == layerSize / 2)
                made.operands.push_back(result(1));
            graph.nodes.push_back(made);
            last = graph.nodes.size() - 1;
        }
    }
    const PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(!picture.stubs.empty());
}

/// As of a recurrent network: two values are handed on from step to step, and as few pass by the
/// middle of a chain within one.
void FanSegmentsTest::stepsAreNotCutWithinAChain()
{
    SmallGraph graph;
    std::size_t hidden = graph.add("hidden", {});
    std::size_t cell = graph.add("cell", {});
    for (int step = 0; step < 30; ++step) {
        std::size_t gates = graph.add("gates", {hidden, cell});
        for (int link = 0; link < 4; ++link)
            gates = graph.add("chain", {gates});
        cell = graph.add("update", {cell, gates});
        hidden = graph.add("output", {cell, gates});
    }
    graph.add("last", {hidden, cell});
    const PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(!picture.stubs.empty());
    for (const PictureStub& stub : picture.stubs) {
        const NodeId maker = request.graph->producer(stub.value);
        QVERIFY(!maker.isValid() || request.graph->users(maker).size() > 1
                || request.graph->producers(request.graph->users(maker).front()).size() > 1);
    }
}

/// As those of a WaveNet: the sum is written as a name from layer to layer, the way on is a line,
/// and each layer is a piece of one repeat.
void FanSegmentsTest::layersThatAddToASumHangTogether()
{
    SmallGraph graph;
    std::size_t way = graph.add("front", {});
    std::size_t sum = graph.add("skip", {way});
    constexpr int layers = 16;
    for (int layer = 0; layer < layers; ++layer) {
        const std::size_t split = graph.add(
            "split", {graph.add("add", {graph.add("bias", {graph.add("dilated", {way})})})});
        const std::size_t left = graph.add("tanh", {graph.add("left", {split})});
        const std::size_t right = graph.add("sigmoid", {graph.add("right", {split})});
        const std::size_t gated =
            graph.add("drop", {graph.add("norm", {graph.add("mul", {left, right})})});
        sum = graph.add("sum", {sum, graph.add("bias", {graph.add("skip", {gated})})});
        way = graph.add(
            "scale",
            {graph.add("residual", {way, graph.add("bias", {graph.add("conv", {gated})})})});
    }
    graph.add("last", {way, sum});
    PictureRequest request = foldedRequest(std::make_shared<Graph>(graph.build()));

    const Picture folded = drawPicture(request);
    QCOMPARE(folded.repeats.size(), 1U);
    QVERIFY(folded.repeats.front().count >= layers - 2);

    request.foldsRepeats = false;
    const Picture picture = drawPicture(request);
    QCOMPARE(test::faultsOf(request, picture), QString());
    for (const PictureStub& stub : picture.stubs) {
        const NodeId maker = request.graph->producer(stub.value);
        QCOMPARE(request.graph->canonicalName(maker), std::string_view("sum"));
    }
}

FUSEWRIGHT_TEST(FanSegmentsTest)
#include "tst_fan_segments.moc"
