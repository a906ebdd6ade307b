// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/session/backward_session.h"
#include "engine/session/model_session.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/layout/random_pictures.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_source.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>
#include <initializer_list>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

/// The joint graph of an example.
PictureRequest jointRequest(const std::string& file)
{
    OpenedModel model = openModel(std::string(FUSEWRIGHT_EXAMPLES) + '/' + file, {}, nullptr);
    std::vector<Diagnostic> findings;
    BackwardGraph joint = openBackward(model, {}, findings).value();
    PictureRequest request;
    request.sides = std::make_shared<const PictureSides>(
        PictureSides{.leftCount = joint.forwardCount, .partnerOf = joint.forwardOf});
    request.graph = std::make_shared<const Graph>(std::move(joint.graph));
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);
    return request;
}

/// A graph of which any operators may be the later side, and any may be partners.
PictureRequest randomRequest(RandomSource& random)
{
    const std::size_t count = 2 + random.below(90);
    PictureRequest request;
    request.graph = std::make_shared<const Graph>(test::randomDag(random, count));
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 90);
    auto sides = std::make_shared<PictureSides>();
    sides->leftCount = random.below(count + 2);
    sides->partnerOf.resize(count);
    for (NodeId& partner : sides->partnerOf) {
        if (random.chance(80))
            partner = NodeId(random.below(count));
    }
    request.sides = std::move(sides);
    request.aspect = static_cast<float>(random.between(2, 30)) / 10;
    return request;
}

/// Some operators of one side are in groups, which may be in groups.
void group(PictureRequest& request, RandomSource& random)
{
    constexpr std::uint32_t perSide = 4;
    for (std::uint32_t at = 0; at < 2 * perSide; ++at) {
        const std::uint32_t first = at < perSide ? 0 : perSide;
        const bool isInner = at > first && random.chance(50);
        request.groups.parentOf.push_back(
            isInner ? first + static_cast<std::uint32_t>(random.below(at - first)) : noGroup);
        request.groups.isClosed.push_back(random.chance(25));
    }
    std::uint32_t current = noGroup;
    for (std::size_t node = 0; node < request.graph->nodeCount(); ++node) {
        const std::uint32_t first = node < request.sides->leftCount ? 0 : perSide;
        if (node == request.sides->leftCount || random.chance(30))
            current = random.chance(20) ? noGroup
                                        : first + static_cast<std::uint32_t>(random.below(perSide));
        request.groups.groupOf.push_back(current);
    }
}

std::vector<std::uint64_t> seedsAnd(std::uint64_t count, std::initializer_list<std::uint64_t> more)
{
    std::vector<std::uint64_t> seeds = test::pictureSeeds(count);
    seeds.insert(seeds.end(), more);
    return seeds;
}

} // namespace

class TwoColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void drawsNothingOfNothing();
    void drawsJointGraphs_data();
    void drawsJointGraphs();
    void putsPartnersAtOneHeight();
    void foldsLayersOnBothSides();
    void closedCardsWriteTheirFirstValues();
    void savedInputsAreWrittenOnceAtTheTop();
    void wrapsIntoPairs();
    void drawsRandomSides();
    void drawsRandomGroupsOnSides();
};

void TwoColumnsTest::drawsNothingOfNothing()
{
    PictureRequest request;
    request.graph = std::make_shared<const Graph>(test::SmallGraph().build());
    request.sides = std::make_shared<const PictureSides>();

    QVERIFY(drawPicture(request).items.empty());
}

void TwoColumnsTest::drawsJointGraphs_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"bert.onnx", "unet.onnx", "gpt2.onnx", "resnet50.onnx"})
        QTest::newRow(file) << file;
}

void TwoColumnsTest::drawsJointGraphs()
{
    QFETCH(const QString, file);
    const PictureRequest request = jointRequest(file.toStdString());

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(test::areEqual(picture, drawPicture(request)));
    const double aspect = double(picture.bounds.width) / double(picture.bounds.height);
    QVERIFY2(aspect > 0.4 && aspect < 5, qPrintable(QString::number(aspect)));
}

/// A chain, and the way back: one operator for each.
void TwoColumnsTest::putsPartnersAtOneHeight()
{
    constexpr std::size_t length = 5;
    test::SmallGraph graph;
    for (std::size_t node = 0; node < 2 * length; ++node) {
        test::SmallOperand operand;
        if (node > 0)
            operand = {test::SmallOperand::Kind::Result, node - 1, 0};
        graph.nodes.push_back({.op = "a", .operands = {operand}});
    }
    PictureRequest request;
    request.graph = std::make_shared<const Graph>(graph.build());
    request.sizes.operatorWidths = {80};
    PictureSides sides{.leftCount = length, .partnerOf = std::vector<NodeId>(2 * length)};
    for (std::size_t node = length; node < 2 * length; ++node)
        sides.partnerOf[node] = NodeId(2 * length - 1 - node);
    request.sides = std::make_shared<const PictureSides>(std::move(sides));

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    for (std::size_t node = length; node < 2 * length; ++node) {
        const Box& up = picture.items[picture.itemOf[node]].box;
        const Box& down = picture.items[picture.itemOf[2 * length - 1 - node]].box;
        QCOMPARE(up.middle().y, down.middle().y);
        QVERIFY(up.left > down.right());
    }
    // The one value that goes across is written at both ends.
    QCOMPARE(picture.stubs.size(), std::size_t(2));
    QVERIFY(picture.stubs[0].isSource && !picture.stubs[1].isSource);
}

void TwoColumnsTest::foldsLayersOnBothSides()
{
    PictureRequest request = jointRequest("llama2-7b.json");
    request.foldsRepeats = true;

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.items.size() < 400);
    const auto layers = std::ranges::count_if(
        picture.repeats, [](const PictureRepeat& repeat) { return repeat.count >= 31; });
    QVERIFY(layers >= 2);
}

/// All of each side in one card: hundreds of values go across, and hundreds of gradients come out.
void TwoColumnsTest::closedCardsWriteTheirFirstValues()
{
    PictureRequest request = jointRequest("llama2-7b.json");
    request.groups.parentOf = {noGroup, noGroup};
    request.groups.isClosed = {true, true};
    for (std::size_t node = 0; node < request.graph->nodeCount(); ++node)
        request.groups.groupOf.push_back(node < request.sides->leftCount ? 0 : 1);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.items.size() < 20);
    QVERIFY(picture.stubs.size() >= 16 && picture.stubs.size() < 24);
    QVERIFY(picture.bounds.height < 1500);
}

/// The input's card is where it is made; a stub beside it would say its name again.
void TwoColumnsTest::savedInputsAreWrittenOnceAtTheTop()
{
    const PictureRequest request = jointRequest("llama2-7b.json");

    const Picture picture = drawPicture(request);

    std::size_t inputs = 0;
    for (const PictureStub& stub : picture.stubs) {
        if (!stub.isSource || request.graph->producer(stub.value).isValid())
            continue;
        QVERIFY(isItsOwnCard(picture, stub));
        ++inputs;
    }
    QVERIFY(inputs > 0);
}

void TwoColumnsTest::wrapsIntoPairs()
{
    PictureRequest request = jointRequest("bert.onnx");
    request.aspect = 0.2F;
    const Picture narrow = drawPicture(request);
    request.aspect = 3;
    const Picture wide = drawPicture(request);

    QCOMPARE(test::faultsOf(request, wide), QString());
    QVERIFY(wide.bounds.height < narrow.bounds.height / 2);
    QVERIFY(wide.bounds.width > narrow.bounds.width);
}

void TwoColumnsTest::drawsRandomSides()
{
    // A slanted line to another piece went over the other side's cards.
    for (const std::uint64_t seed : seedsAnd(300, {10617, 11103})) {
        RandomSource random(seed);
        PictureRequest request = randomRequest(random);
        const QString faults = test::faultsOf(request, drawPicture(request));
        QVERIFY2(faults.isEmpty(), qPrintable(QString::number(seed) + ": " + faults));
    }
}

void TwoColumnsTest::drawsRandomGroupsOnSides()
{
    // The same; and a frame of which a piece had the title alone.
    for (const std::uint64_t seed : seedsAnd(200, {10922, 20360})) {
        RandomSource random(seed);
        PictureRequest request = randomRequest(random);
        group(request, random);
        for (const bool folds : {false, true}) {
            request.foldsRepeats = folds;
            const QString faults = test::faultsOf(request, drawPicture(request));
            QVERIFY2(faults.isEmpty(), qPrintable(QString::number(seed) + ": " + faults));
        }
    }
}

FUSEWRIGHT_TEST(TwoColumnsTest)
#include "tst_two_columns.moc"
