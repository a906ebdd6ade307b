// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/picture_request.h"
#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/match/small_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <memory>

using namespace fusewright;

namespace {

PictureRequest framesOf(const test::SmallGraph& graph)
{
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 80);
    return request;
}

} // namespace

/// What is drawn as a frame, and what stands in it.
class FramesTest : public QObject {
    Q_OBJECT

private slots:
    void whatOnlyLeadsOutOfAGroupStandsBesideEachOther();
    void manyThatLeadOutOfAGroupAreWrapped();
    void aFrameAroundOneFrameIsNotDrawn();
    void manyOutputsStandBesideWhatMakesThem();
    void manyInputsStandBesideWhatUsesThem();
    void whatIsInAGroupThatIsCutStaysWhole();
    void framesAreAlikeWhateverLeadsToTheFirst_data();
    void framesAreAlikeWhateverLeadsToTheFirst();
};

/// Experts, say: nothing in the group leads to any of them, so none is above the others.
void FramesTest::whatOnlyLeadsOutOfAGroupStandsBesideEachOther()
{
    constexpr std::size_t count = 4;
    test::SmallGraph graph;
    for (std::size_t node = 0; node < count; ++node)
        graph.nodes.push_back({.op = "a", .operands = {}});
    for (std::size_t node = 0; node < count; ++node)
        graph.nodes.push_back(
            {.op = "b", .operands = {{test::SmallOperand::Kind::Result, node, 0}}});
    PictureRequest request = framesOf(graph);
    request.groups = {{noGroup}, {0, 0, 0, 0, noGroup, noGroup, noGroup, noGroup}, {false}};

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.hulls.size(), std::size_t(1));
    for (std::size_t node = 1; node < count; ++node)
        QCOMPARE(picture.items[picture.itemOf[node]].box.top,
                 picture.items[picture.itemOf[0]].box.top);
}

/// As the rows of many tables, each with its own line on.
void FramesTest::manyThatLeadOutOfAGroupAreWrapped()
{
    constexpr std::uint32_t count = 26;
    test::SmallGraph graph;
    PictureRequest request;
    for (const char* op : {"gather", "reshape"}) {
        for (std::size_t node = 0; node < count; ++node) {
            test::SmallNode made{.op = op};
            if (!graph.nodes.empty() && graph.nodes.size() >= count)
                made.operands.push_back({test::SmallOperand::Kind::Result, node, 0});
            graph.nodes.push_back(made);
        }
    }
    request = framesOf(graph);
    request.groups.groupOf.assign(2 * count, 0);
    std::fill(request.groups.groupOf.begin() + count, request.groups.groupOf.end(), 1U);
    request.groups.parentOf = {noGroup, noGroup};
    request.groups.isClosed = {false, false};

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.hulls.size(), std::size_t(2));
    for (const PictureHull& hull : picture.hulls)
        QVERIFY(hull.box.width < 6 * hull.box.height);
}

void FramesTest::aFrameAroundOneFrameIsNotDrawn()
{
    using Groups = std::vector<std::uint32_t>;
    test::SmallGraph chain;
    for (std::size_t node = 0; node < 4; ++node)
        chain.nodes.push_back(
            {.op = "a",
             .operands = {
                 node == 0 ? test::SmallOperand()
                           : test::SmallOperand{test::SmallOperand::Kind::Result, node - 1, 0}}});
    PictureRequest request = framesOf(chain);
    request.groups = {{noGroup, 0, 1}, {2, 2, noGroup, noGroup}, {false, false, false}};

    const Picture alone = drawPicture(request);
    QCOMPARE(test::faultsOf(request, alone), QString());
    QCOMPARE(alone.hulls.size(), std::size_t(1));
    QCOMPARE(alone.hulls[0].group, 2U);
    QCOMPARE(alone.hulls[0].around, Groups({0, 1}));

    request.groups.groupOf[2] = 0;
    const Picture beside = drawPicture(request);
    QCOMPARE(test::faultsOf(request, beside), QString());
    QCOMPARE(beside.hulls.size(), std::size_t(2));
    QCOMPARE(beside.hulls[0].group, 0U);
    QCOMPARE(beside.hulls[0].around, Groups());
    QCOMPARE(beside.hulls[1].group, 2U);
    QCOMPARE(beside.hulls[1].around, Groups({1}));

    // What is closed can be opened again where it is.
    request.groups = {{noGroup, 0, 1}, {2, 2, noGroup, noGroup}, {false, false, true}};
    const Picture closed = drawPicture(request);
    QCOMPARE(closed.hulls.size(), std::size_t(1));
    QCOMPARE(closed.hulls[0].group, 1U);
    QCOMPARE(closed.hulls[0].around, Groups({0}));
}

void FramesTest::manyOutputsStandBesideWhatMakesThem()
{
    for (const std::size_t count : {4, 5}) {
        test::SmallGraph graph;
        for (std::size_t node = 0; node < count; ++node)
            graph.nodes.push_back({.op = "a", .operands = {{}}});
        PictureRequest request = framesOf(graph);
        QCOMPARE(request.graph->outputs().size(), count);
        request.groups = {{noGroup}, std::vector<std::uint32_t>(count, 0), {false}};

        const Picture picture = drawPicture(request);

        QCOMPARE(test::faultsOf(request, picture), QString());
        for (const PictureItem& item : picture.items) {
            if (item.kind == PictureItem::Kind::Output)
                QCOMPARE(picture.hulls[0].box.contains(item.box.middle()), count > 4);
        }
    }
}

void FramesTest::manyInputsStandBesideWhatUsesThem()
{
    for (const std::size_t count : {4, 5}) {
        using Kind = test::SmallOperand::Kind;
        test::SmallGraph graph;
        std::vector<test::SmallOperand> all;
        // The first input goes to what is outside, too, so it stays there.
        for (std::size_t node = 0; node <= count; ++node) {
            const std::size_t input = node == count ? 0 : node;
            graph.nodes.push_back({.op = "a", .operands = {{Kind::Input, input, 0}}});
            all.push_back({Kind::Result, node, 0});
        }
        graph.nodes.push_back({.op = "b", .operands = all});
        PictureRequest request = framesOf(graph);
        QCOMPARE(request.graph->inputCount(), count);
        request.groups = {{noGroup}, std::vector<std::uint32_t>(count, 0), {false}};
        request.groups.groupOf.insert(request.groups.groupOf.end(), 2, noGroup);

        const Picture picture = drawPicture(request);

        QCOMPARE(test::faultsOf(request, picture), QString());
        std::size_t inside = 0;
        for (const PictureItem& item : picture.items) {
            if (item.kind == PictureItem::Kind::Input)
                inside += picture.hulls[0].box.contains(item.box.middle()) ? 1 : 0;
        }
        QCOMPARE(inside, count > 4 ? count - 1 : 0);
    }
}

/// Two groups lead to each other by turns. An operator of what comes third waits for nothing: it
/// could stand with what comes first.
void FramesTest::whatIsInAGroupThatIsCutStaysWhole()
{
    using Kind = test::SmallOperand::Kind;
    constexpr std::uint32_t first = 2;
    constexpr std::uint32_t third = 3;
    test::SmallGraph graph;
    graph.nodes = {{.op = "early", .operands = {{}}},
                   {.op = "a", .operands = {{}}},
                   {.op = "b", .operands = {{Kind::Result, 1, 0}}},
                   {.op = "c", .operands = {{Kind::Result, 2, 0}}},
                   {.op = "d", .operands = {{Kind::Result, 3, 0}}},
                   {.op = "e", .operands = {{Kind::Result, 4, 0}, {Kind::Result, 0, 0}}},
                   {.op = "f", .operands = {{Kind::Result, 5, 0}}},
                   {.op = "g", .operands = {{Kind::Result, 6, 0}}}};
    PictureRequest request = framesOf(graph);
    request.groups = {{noGroup, noGroup, 0, 0},
                      {third, first, first, 1, 1, third, third, 1},
                      std::vector<bool>(4, false)};

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    const auto hull = std::ranges::find(picture.hulls, third, &PictureHull::group);
    QVERIFY(hull != picture.hulls.end());
    QCOMPARE(std::ranges::count(picture.hulls, third, &PictureHull::group), 1);
    for (const std::size_t node : {0, 5, 6})
        QVERIFY(hull->box.contains(picture.items[picture.itemOf[node]].box.middle()));
}

void FramesTest::framesAreAlikeWhateverLeadsToTheFirst_data()
{
    QTest::addColumn<int>("usedToo"); // So far before the last result, or none.
    QTest::addColumn<bool>("isFolded");
    QTest::addColumn<bool>("isInside");
    QTest::addColumn<std::uint32_t>("count");

    QTest::newRow("all are drawn") << 0 << false << false << 6U;
    QTest::newRow("one is drawn") << 0 << true << false << 6U;
    QTest::newRow("all are drawn, the last leads further") << 1 << false << false << 6U;
    QTest::newRow("one is drawn, which does not lead as far") << 1 << true << false << 5U;
    QTest::newRow("in a frame, all are drawn") << 1 << false << true << 6U;
    QTest::newRow("in a frame, one is drawn") << 0 << true << true << 6U;
    QTest::newRow("in a frame, one is drawn, which does not lead as far")
        << 1 << true << true << 5U;
    QTest::newRow("in a frame, that before the last leads further") << 3 << false << true << 6U;
    QTest::newRow("in a frame, one is drawn of those before it") << 3 << true << true << 5U;
}

/// Two values come from a frame into the first one, and one, which is used twice, into each of the
/// others.
void FramesTest::framesAreAlikeWhateverLeadsToTheFirst()
{
    QFETCH(const int, usedToo);
    QFETCH(const bool, isFolded);
    QFETCH(const bool, isInside);
    QFETCH(const std::uint32_t, count);
    constexpr std::size_t frames = 6;
    const auto result = [](std::size_t node) {
        return test::SmallOperand{test::SmallOperand::Kind::Result, node, 0};
    };
    test::SmallGraph graph;
    graph.nodes = {{.op = "x", .operands = {{}}}, {.op = "y", .operands = {{}}}};
    // Group 0 is what leads to the first frame, group 1 is around the frames.
    std::vector<std::uint32_t> groupOf{0, 0};
    for (std::size_t frame = 0; frame < frames; ++frame) {
        const std::size_t first = graph.nodes.size();
        const std::size_t above = frame == 0 ? 0 : first - 1;
        graph.nodes.push_back({.op = "a", .operands = {result(above)}});
        graph.nodes.push_back({.op = "b", .operands = {result(first), result(first - 1)}});
        graph.nodes.push_back({.op = "c", .operands = {result(first + 1)}});
        groupOf.insert(groupOf.end(), 3, static_cast<std::uint32_t>(frame + 2));
    }
    const std::size_t last = graph.nodes.size() - 1;
    graph.nodes.push_back({.op = "z", .operands = {result(last)}});
    if (usedToo > 0)
        graph.nodes.back().operands.push_back(result(last - static_cast<std::size_t>(usedToo)));
    groupOf.push_back(noGroup);
    PictureRequest request = framesOf(graph);
    request.groups = {std::vector<std::uint32_t>(frames + 2, isInside ? 1 : noGroup), groupOf,
                      std::vector<bool>(frames + 2, false)};
    request.groups.parentOf[0] = request.groups.parentOf[1] = noGroup;
    request.foldsRepeats = isFolded;

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats[0].count, count);
    QCOMPARE(picture.hulls.size(),
             (isFolded ? frames + 2 - count : frames + 1) + (isInside ? 1 : 0));
    const auto end = static_cast<std::uint32_t>(picture.itemOf.back());
    const auto isToEnd = [&](const PictureLine& line) { return line.to == end; };
    QCOMPARE(std::ranges::count_if(picture.lines, isToEnd), usedToo > 0 ? 2 : 1);
}

FUSEWRIGHT_TEST(FramesTest)
#include "tst_frames.moc"
