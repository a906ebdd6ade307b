// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/column_wrap.h"
#include "engine/layout/picture_measures.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/layout/random_pictures.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/small_graphs.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fusewright;
using test::RandomSource;
using test::SmallGraph;

namespace {

constexpr float rounding = 0.1F;

/// Builds layers, one below the other. What is added last is what the next one uses.
class Layers {
public:
    SmallGraph graph;

    std::size_t add(const std::string& op, const std::vector<std::size_t>& from)
    {
        return graph.add(op, from);
    }
    std::size_t last() const { return graph.nodes.size() - 1; }
    void chain(std::size_t length)
    {
        for (std::size_t at = 0; at < length; ++at)
            add("c" + std::to_string(at), {last()});
    }
    /// Branches of one length that meet again, beside a line that passes by them or not.
    void row(std::size_t width, std::size_t length, bool isPassed)
    {
        const std::size_t top = last();
        std::vector<std::size_t> ends;
        for (std::size_t branch = 0; branch < width; ++branch) {
            std::size_t end = top;
            for (std::size_t at = 0; at < length; ++at)
                end = add("r" + std::to_string(branch), {end});
            ends.push_back(end);
        }
        if (isPassed)
            ends.push_back(top);
        add("meet", ends);
    }
};

/// A row of five cards, then a chain of forty, eight times.
SmallGraph wideAndLong()
{
    Layers layers;
    layers.add("begin", {});
    for (int layer = 0; layer < 8; ++layer) {
        layers.row(5, 3, false);
        layers.chain(40);
    }
    return layers.graph;
}

PictureRequest requestOf(const SmallGraph& graph)
{
    PictureRequest request;
    request.graph = std::make_shared<Graph>(graph.build());
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);
    return request;
}

/// Repeats whose frames cut a card, or that hold more of one block than of another.
QString wrongFrames(const Picture& picture)
{
    for (const PictureRepeat& repeat : picture.repeats) {
        std::size_t held = 0;
        for (const PictureItem& item : picture.items) {
            const bool isIn = std::ranges::any_of(
                repeat.frames, [&](const Box& frame) { return frame.contains(item.box.middle()); });
            const bool isWhole = std::ranges::any_of(repeat.frames, [&](const Box& frame) {
                const Box all = frame.united(item.box);
                return all.width < frame.width + rounding && all.height < frame.height + rounding;
            });
            if (isIn != isWhole)
                return QString("a frame cuts card %1").arg(&item - picture.items.data());
            held += isIn && item.kind == PictureItem::Kind::Operator ? 1 : 0;
        }
        if (!repeat.isFolded && held % repeat.count != 0)
            return QString("%1 cards in frames of %2 blocks").arg(held).arg(repeat.count);
    }
    return {};
}

ColumnUnit unitOf(std::uint32_t end, float width, bool isChained = false)
{
    return {.end = end,
            .right = width,
            .height = 100,
            .hasCards = true,
            .hasOperators = true,
            .isChained = isChained};
}

std::vector<std::uint32_t> endsOf(const std::vector<Column>& columns)
{
    std::vector<std::uint32_t> ends;
    for (const Column& column : columns)
        ends.push_back(column.end);
    return ends;
}

} // namespace

class PieceColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void unitsAreWrappedIntoTheNarrowestColumns();
    void aChainThatIsNotBrokenIsWorthWidth();
    void aGapIsNotAtTheTopOfAColumn();
    void narrowPartsStandBesideTheWideOne();
    void everyLayerHasTheSameShape();
    void aFoldedLayerStandsInColumnsOfThePicture();
    void whatIsWideThroughoutStaysOneColumn();
    void drawsRandomLayers();
};

void PieceColumnsTest::unitsAreWrappedIntoTheNarrowestColumns()
{
    const std::vector<ColumnUnit> units{unitOf(1, 10), unitOf(2, 290), unitOf(3, 290),
                                        unitOf(4, 10)};

    const std::vector<Column> columns = wrapIntoColumns(units, 200, 0);

    QCOMPARE(endsOf(columns), (std::vector<std::uint32_t>{1, 3, 4}));
    QCOMPARE(columns[1].right, 290.0F);
    QCOMPARE(columns[1].height, 200.0F);
    QCOMPARE(endsOf(wrapIntoColumns(units, 1000, 0)), std::vector<std::uint32_t>{4});
    QCOMPARE(wrapIntoColumns({}, 1000, 0).size(), std::size_t(1));
}

void PieceColumnsTest::aChainThatIsNotBrokenIsWorthWidth()
{
    const std::vector<ColumnUnit> units{unitOf(1, 10), unitOf(2, 90), unitOf(3, 90, true),
                                        unitOf(4, 90)};

    const std::vector<Column> whole = wrapIntoColumns(units, 200, 100);
    const std::vector<Column> broken = wrapIntoColumns(units, 200, 0);

    QCOMPARE(endsOf(whole), (std::vector<std::uint32_t>{1, 3, 4}));
    QCOMPARE(whole[1].brokenChains, 0U);
    QCOMPARE(endsOf(broken), (std::vector<std::uint32_t>{2, 4}));
    QCOMPARE(broken[1].brokenChains, 1U);
}

void PieceColumnsTest::aGapIsNotAtTheTopOfAColumn()
{
    std::vector<ColumnUnit> units{unitOf(1, 10), unitOf(2, 10), unitOf(3, 10)};
    units[1].gap = units[2].gap = 24;

    const std::vector<Column> columns = wrapIntoColumns(units, 210, 0);

    QCOMPARE(endsOf(columns), (std::vector<std::uint32_t>{1, 2, 3}));
    QCOMPARE(columns[1].height, 100.0F);
    units.pop_back();
    QCOMPARE(wrapIntoColumns(units, 230, 0).front().height, 224.0F);
}

void PieceColumnsTest::narrowPartsStandBesideTheWideOne()
{
    const PictureRequest request = requestOf(wideAndLong());

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(wrongFrames(picture), QString());
    const PictureMeasures measures = measurePicture(picture);
    // Layers that are not cut have 0.17.
    QVERIFY2(measures.fill > 0.26, qPrintable(QString::number(measures.fill)));
    QVERIFY2(measures.straight > 0.95, qPrintable(QString::number(measures.straight)));
    QCOMPARE(measures.through, std::optional(std::size_t(0)));
}

/// Where each stands is where the same one of the first layer does, all of them moved by one step.
void PieceColumnsTest::everyLayerHasTheSameShape()
{
    const PictureRequest request = requestOf(wideAndLong());
    const std::size_t perLayer = 5 * 3 + 1 + 40;

    const Picture picture = drawPicture(request);

    const auto boxOf = [&](std::size_t node) { return picture.items[picture.itemOf[node]].box; };
    std::set<float> columns;
    for (std::size_t layer = 1; layer < 8; ++layer) {
        const std::size_t top = 1 + layer * perLayer;
        const float x = boxOf(top).left - boxOf(1).left;
        const float y = boxOf(top).top - boxOf(1).top;
        for (std::size_t at = 0; at < perLayer; ++at) {
            QCOMPARE(boxOf(top + at).left - boxOf(1 + at).left, x);
            QCOMPARE(boxOf(top + at).top - boxOf(1 + at).top, y);
            columns.insert(boxOf(1 + at).left);
        }
    }
    // The row's five, and further columns for the chain.
    QVERIFY(columns.size() >= 7);
}

void PieceColumnsTest::aFoldedLayerStandsInColumnsOfThePicture()
{
    PictureRequest request = requestOf(wideAndLong());
    request.foldsRepeats = true;

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(wrongFrames(picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, 8U);
    QVERIFY(picture.repeats.front().frames.size() >= 3);
}

void PieceColumnsTest::whatIsWideThroughoutStaysOneColumn()
{
    Layers layers;
    layers.add("begin", {});
    for (int layer = 0; layer < 8; ++layer) {
        for (int row = 0; row < 6; ++row)
            layers.row(3, 3, false);
        layers.chain(4);
    }
    const PictureRequest request = requestOf(layers.graph);

    const Picture picture = drawPicture(request);

    std::set<float> meetings;
    for (std::size_t node = 0; node < 64; ++node) {
        if (layers.graph.nodes[node].op == "meet")
            meetings.insert(picture.items[picture.itemOf[node]].box.middle().x);
    }
    QCOMPARE(meetings.size(), std::size_t(1));
}

/// Layers of chains and rows with lines that pass by, in frames and not, folded and not.
void PieceColumnsTest::drawsRandomLayers()
{
    for (const std::uint64_t seed : test::pictureSeeds(150)) {
        RandomSource random(seed);
        Layers layers;
        layers.add("begin", {});
        const std::size_t before = random.below(12);
        layers.chain(before);
        struct Step {
            std::size_t chain = 0;
            std::size_t width = 0;
            std::size_t length = 0;
            bool isPassed = false;
        };
        std::vector<Step> steps(random.between(2, 5));
        for (Step& step : steps)
            step = {random.below(24), random.between(1, 7), random.between(1, 6),
                    random.chance(50)};
        const std::size_t count = random.between(2, 9);
        std::vector<std::uint32_t> groupOf(layers.graph.nodes.size(), noGroup);
        for (std::uint32_t layer = 0; layer < count; ++layer) {
            for (const Step& step : steps) {
                layers.chain(step.chain);
                layers.row(step.width, step.length, step.isPassed);
            }
            groupOf.resize(layers.graph.nodes.size(), layer);
        }
        layers.chain(random.below(20));
        groupOf.resize(layers.graph.nodes.size(), noGroup);
        PictureRequest request = requestOf(layers.graph);
        request.foldsRepeats = random.chance(40);
        request.aspect = 0.6F + 0.3F * static_cast<float>(random.below(7));
        const std::size_t grouping = random.below(3);
        if (grouping > 0) {
            // A frame around each layer, or one around all of them.
            request.groups.parentOf.assign(count, noGroup);
            request.groups.isClosed.assign(count, false);
            for (std::uint32_t& group : groupOf)
                group = grouping == 2 && group != noGroup ? 0 : group;
            request.groups.groupOf = groupOf;
        }

        const Picture picture = drawPicture(request);

        const QString at = QString("seed %1: ").arg(seed);
        QVERIFY2(test::faultsOf(request, picture).isEmpty(),
                 qPrintable(at + test::faultsOf(request, picture)));
        QVERIFY2(wrongFrames(picture).isEmpty(), qPrintable(at + wrongFrames(picture)));
        QCOMPARE(measurePicture(picture).through, std::optional(std::size_t(0)));
    }
}

FUSEWRIGHT_TEST(PieceColumnsTest)
#include "tst_piece_columns.moc"
