// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_request.h"
#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::SmallGraph;
using test::SmallNode;

namespace {

test::SmallOperand fromNode(std::size_t node)
{
    return {test::SmallOperand::Kind::Result, node, 0};
}

/// One way down, and lines from some operators to later ones.
PictureRequest chainWith(std::size_t size,
                         const std::vector<std::pair<std::size_t, std::size_t>>& skips)
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "first", .operands = {{}}});
    while (graph.nodes.size() < size)
        graph.nodes.push_back({.op = "op" + std::to_string(graph.nodes.size()),
                               .operands = {fromNode(graph.nodes.size() - 1)}});
    for (const auto& [from, to] : skips)
        graph.nodes[to].operands.push_back(fromNode(from));
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);
    return request;
}

double aspectOf(const Picture& picture)
{
    return double(picture.bounds.width) / double(picture.bounds.height);
}

} // namespace

class FarSegmentsTest : public QObject {
    Q_OBJECT

private slots:
    void manyLinesBesideOneWayDownAreNames();
    void aSkipAloneStaysALine();
    void shortSkipsStayLines();
    void theLastOfLikeBlocksHasNoStubBehindIt();
    void sideMattersStandWhereTheyAreUsed();
    void whatTakesOneValueFromNearAndFarIsAlike();
};

/// As in a UNet, whose way up takes what was found on the way down; but so that no line alone is
/// what holds a block together.
void FarSegmentsTest::manyLinesBesideOneWayDownAreNames()
{
    std::vector<std::pair<std::size_t, std::size_t>> skips;
    for (std::size_t at = 0; at + 16 < 40; ++at)
        skips.emplace_back(at, at + 16);
    const PictureRequest request = chainWith(40, skips);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.stubs.size(), 2 * skips.size());
    QVERIFY2(aspectOf(picture) > 0.25, qPrintable(QString::number(aspectOf(picture))));
}

void FarSegmentsTest::aSkipAloneStaysALine()
{
    const PictureRequest request = chainWith(36, {{5, 20}});

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.stubs.empty());
}

void FarSegmentsTest::shortSkipsStayLines()
{
    std::vector<std::pair<std::size_t, std::size_t>> skips;
    for (std::size_t at = 0; at < 36; ++at)
        skips.emplace_back(at, at + 4);
    const PictureRequest request = chainWith(40, skips);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.stubs.empty());
}

/// Each block adds what came into it to what it made; behind the last, nobody far takes the sum.
void FarSegmentsTest::theLastOfLikeBlocksHasNoStubBehindIt()
{
    constexpr std::size_t blocks = 4;
    constexpr std::size_t each = 120;
    SmallGraph graph;
    graph.nodes.push_back({.op = "first", .operands = {{}}});
    for (std::size_t node = 1; node <= blocks * each; ++node) {
        const std::size_t place = (node - 1) % each;
        SmallNode made{.op = "op" + std::to_string(place), .operands = {fromNode(node - 1)}};
        if (place + 1 == each)
            made.operands.push_back(fromNode(node - each));
        graph.nodes.push_back(made);
    }
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.stubs.size(), 2 * blocks);
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, std::uint32_t(blocks));
}

/// Each block takes what is made of a condition in eight places, as a diffusion transformer's do:
/// what is cut is what is far from the block, alike in all of them.
void FarSegmentsTest::sideMattersStandWhereTheyAreUsed()
{
    constexpr std::size_t blocks = 4;
    constexpr std::size_t each = 160;
    constexpr std::size_t places = 8;
    SmallGraph graph;
    graph.nodes.push_back({.op = "condition", .operands = {{}}});
    graph.nodes.push_back({.op = "first", .operands = {{}}});
    graph.nodes.push_back({.op = "second", .operands = {fromNode(1)}});
    std::vector<std::pair<std::size_t, std::size_t>> uses;
    for (std::size_t block = 0; block < blocks; ++block) {
        const std::size_t before = graph.nodes.size() - 1;
        graph.nodes.push_back({.op = "project", .operands = {fromNode(0)}});
        const std::size_t project = graph.nodes.size() - 1;
        for (std::size_t place = 0; place < places; ++place)
            graph.nodes.push_back({.op = "slice", .operands = {fromNode(project)}});
        for (std::size_t at = 0; at < each; ++at) {
            const std::size_t node = graph.nodes.size();
            SmallNode made{.op = "op" + std::to_string(at),
                           .operands = {fromNode(at == 0 ? before : node - 1)}};
            if (at % (each / places) == each / places - 1) {
                const std::size_t slice = project + 1 + at / (each / places);
                made.operands.push_back(fromNode(slice));
                uses.emplace_back(slice, node);
            }
            graph.nodes.push_back(made);
        }
    }
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(!picture.stubs.empty());
    for (const auto& [slice, user] : uses) {
        const auto leadsThere = [&](const PictureLine& line) {
            return line.from == picture.itemOf[slice] && line.to == picture.itemOf[user];
        };
        QVERIFY2(std::ranges::any_of(picture.lines, leadsThere),
                 qPrintable(QString::number(slice)));
    }
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, std::uint32_t(blocks));
}

/// A step of training: all gradients are scaled by one number, which the first update would have
/// from near, and each update gives out three results.
void FarSegmentsTest::whatTakesOneValueFromNearAndFarIsAlike()
{
    constexpr std::size_t updates = 8;
    constexpr std::size_t moments = 14;
    constexpr std::size_t between = 70;
    SmallGraph graph;
    const auto add = [&graph](const std::string& op, std::vector<test::SmallOperand> operands) {
        graph.nodes.push_back({.op = op, .operands = std::move(operands)});
        return graph.nodes.size() - 1;
    };
    std::vector<std::size_t> gradients{add("gradient", {{}})};
    while (gradients.size() < updates)
        gradients.push_back(add("gradient", {fromNode(gradients.back())}));
    std::size_t scale = add("square", {fromNode(gradients.front())});
    for (std::size_t at = 1; at < updates; ++at)
        scale = add("sum", {fromNode(scale), fromNode(add("square", {fromNode(gradients[at])}))});
    for (std::size_t at = 0; at < between; ++at)
        scale = add("step" + std::to_string(at), {fromNode(scale)});
    for (const std::size_t gradient : gradients) {
        const std::size_t scaled =
            add("scaled", {fromNode(gradient), fromNode(add("expand", {fromNode(scale)}))});
        std::vector<std::size_t> ends;
        for (const char* const moment : {"first", "second"}) {
            std::size_t last = scaled;
            for (std::size_t at = 0; at < moments; ++at) {
                last = add(moment + std::to_string(at), {fromNode(last)});
                graph.nodes.back().isGivenOut = at == moments / 2;
            }
            ends.push_back(last);
        }
        add("update", {fromNode(ends.front()), fromNode(ends.back())});
    }
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, std::uint32_t(updates));
}

FUSEWRIGHT_TEST(FarSegmentsTest)
#include "tst_far_segments.moc"
