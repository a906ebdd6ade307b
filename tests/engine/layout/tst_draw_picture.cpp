// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"
#include "engine/layout/picture_measures.h"
#include "engine/session/fusion_session.h"
#include "engine/session/model_session.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/layout/random_pictures.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_source.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace fusewright;
using test::areEqual;
using test::randomDag;
using test::RandomSource;

namespace {

const std::string examples = FUSEWRIGHT_EXAMPLES;

PictureRequest requestFor(Graph graph)
{
    PictureRequest request;
    request.graph = std::make_shared<Graph>(std::move(graph));
    for (std::size_t op = 0; op < request.graph->operators().size(); ++op)
        request.sizes.operatorWidths.push_back(60 + static_cast<float>(op % 5) * 20);
    return request;
}

PictureRequest requestFor(const std::string& file)
{
    PictureRequest request = requestFor(Graph(GraphArrays()));
    request.graph = openModel(examples + "/" + file, {}, nullptr).model->graph;
    return request;
}

/// The sections of the Llama example as groups.
PictureRequest llamaSections()
{
    PictureRequest request = requestFor("llama2-7b.json");
    RuleContext context;
    context.model = request.graph;
    FusionSession session("llama2.yaml", context);
    const FusionAnswer answer = session.answer(test::fileText(examples + "/llama2.yaml"));
    const Partition& partition = answer.made.partition;
    request.groups.parentOf.assign(partition.sections.size(), noGroup);
    request.groups.isClosed.assign(partition.sections.size(), false);
    request.groups.groupOf = partition.sectionOf;
    return request;
}

Graph chainOf(std::size_t count)
{
    test::SmallGraph graph;
    for (std::size_t node = 0; node < count; ++node) {
        test::SmallOperand operand;
        if (node > 0)
            operand = {test::SmallOperand::Kind::Result, node - 1, 0};
        graph.nodes.push_back({.op = "a", .operands = {operand}});
    }
    return graph.build();
}

/// A group for each name in the paths of modules.
PictureGroups framesByModule(const Graph& graph)
{
    PictureGroups groups;
    std::map<std::string, std::uint32_t, std::less<>> groupOf;
    for (const NodeId node : graph.nodes()) {
        const std::string_view path = graph.text(graph.moduleOf(node).path);
        std::uint32_t group = noGroup;
        for (std::size_t end = 0; end < path.size();) {
            end = std::min(path.find_first_of("./", end + 1), path.size());
            const auto next = static_cast<std::uint32_t>(groups.parentOf.size());
            const auto [known, isNew] = groupOf.emplace(path.substr(0, end), next);
            if (isNew)
                groups.parentOf.push_back(group);
            group = known->second;
        }
        groups.groupOf.push_back(group);
    }
    groups.isClosed.assign(groups.parentOf.size(), false);
    return groups;
}

} // namespace

class DrawPictureTest : public QObject {
    Q_OBJECT

private slots:
    void drawsNothingOfNothing();
    void drawsOneOperator();
    void drawsExamples_data();
    void drawsExamples();
    void drawsFramesOfExamplesOnce_data() { drawsExamples_data(); }
    void drawsFramesOfExamplesOnce();
    void drawsRandomGraphs();
    void drawsRandomGroups();
    void drawsTangles();
    void drawsLongChainsAndManyBesideEachOther();
    void putsIntoOneColumnWhatIsLowerThanTheHighestBlock();
    void chainsOfModelsAreStraight_data();
    void chainsOfModelsAreStraight();
    void columnsEndWhereNoChainDoes();
    void cardsStandCloserWhereAllLinesAreUpright();
    void closedSectionsHideTheirOperators();
    void openSectionsStandOnTheirGround();
    void inputsThatNobodyUsesAreOneCard();
    void modulesThatRepeatAreFoundWhateverAllOfThemUse();
    void foldsTheLayersOfLlama_data();
    void foldsTheLayersOfLlama();
    void splitsAGroupThatOthersStandInTheWayOf();
    void drawsDeepGroups();
    void givesNothingWhenCancelled();
};

void DrawPictureTest::drawsNothingOfNothing()
{
    QVERIFY(drawPicture({}).items.empty());

    const Picture picture = drawPicture(requestFor(test::SmallGraph().build()));

    QVERIFY(picture.items.empty() && picture.lines.empty());
}

void DrawPictureTest::drawsOneOperator()
{
    const PictureRequest request = requestFor(chainOf(1));

    const Picture picture = drawPicture(request);

    QCOMPARE(picture.items.size(), std::size_t(3));
    QCOMPARE(picture.lines.size(), std::size_t(2));
    QCOMPARE(test::faultsOf(request, picture), QString());
}

void DrawPictureTest::drawsExamples_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"llama2-7b.json", "bert.onnx", "unet.onnx", "mixtral-moe.onnx",
                             "gpt2.onnx", "resnet50.onnx"})
        QTest::newRow(file) << file;
}

void DrawPictureTest::drawsExamples()
{
    QFETCH(const QString, file);
    const PictureRequest request = requestFor(file.toStdString());

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(areEqual(picture, drawPicture(request)));
    QVERIFY(!picture.repeats.empty());
    PictureRequest folded = request;
    folded.foldsRepeats = true;
    QCOMPARE(test::faultsOf(folded, drawPicture(folded)), QString());
}

/// Lines lead on from the one frame that is drawn of several.
void DrawPictureTest::drawsFramesOfExamplesOnce()
{
    QFETCH(const QString, file);
    PictureRequest request = requestFor(file.toStdString());
    request.groups = framesByModule(*request.graph);
    request.foldsRepeats = true;

    QCOMPARE(test::faultsOf(request, drawPicture(request)), QString());
}

void DrawPictureTest::drawsRandomGraphs()
{
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        RandomSource random(seed);
        const PictureRequest request =
            requestFor(seed % 2 == 0 ? test::randomGraph(random).build()
                                     : randomDag(random, 5 + random.below(seed)));
        QCOMPARE(test::faultsOf(request, drawPicture(request)), QString());
    }
}

void DrawPictureTest::drawsRandomGroups()
{
    for (const std::uint64_t seed : test::pictureSeeds(150)) {
        RandomSource random(seed);
        PictureRequest request = requestFor(randomDag(random, 5 + random.below(80)));
        const auto groups = static_cast<std::uint32_t>(random.between(1, 8));
        for (std::uint32_t group = 0; group < groups; ++group) {
            const bool isInner = group > 0 && random.chance(60);
            request.groups.parentOf.push_back(
                isInner ? static_cast<std::uint32_t>(random.below(group)) : noGroup);
            request.groups.isClosed.push_back(random.chance(25));
        }
        std::uint32_t group = noGroup;
        for (std::size_t node = 0; node < request.graph->nodeCount(); ++node) {
            if (random.chance(30))
                group =
                    random.chance(20) ? noGroup : static_cast<std::uint32_t>(random.below(groups));
            request.groups.groupOf.push_back(group);
        }

        const Picture picture = drawPicture(request);

        const QString faults = test::faultsOf(request, picture);
        request.foldsRepeats = true;
        const QString folded = test::faultsOf(request, drawPicture(request));
        QVERIFY2((faults + folded).isEmpty(),
                 qPrintable(QStringLiteral("seed %1: %2%3").arg(seed).arg(faults, folded)));
    }
}

void DrawPictureTest::drawsTangles()
{
    RandomSource random(3);
    test::SmallGraph graph;
    for (std::size_t node = 0; node < 1500; ++node) {
        test::SmallNode made{.op = "a"};
        for (std::size_t at = 0; at < 12; ++at) {
            if (node > 0)
                made.operands.push_back({test::SmallOperand::Kind::Result, random.below(node), 0});
        }
        graph.nodes.push_back(made);
    }
    const PictureRequest request = requestFor(graph.build());

    QCOMPARE(test::faultsOf(request, drawPicture(request)), QString());
}

void DrawPictureTest::drawsLongChainsAndManyBesideEachOther()
{
    const PictureRequest chain = requestFor(chainOf(20'000));
    QCOMPARE(drawPicture(chain).lines.size(), std::size_t(20'001));

    test::SmallGraph graph;
    for (std::size_t node = 0; node < 10'000; ++node)
        graph.nodes.push_back({.op = "a", .operands = {{}}});
    const Picture picture = drawPicture(requestFor(graph.build()));
    QCOMPARE(picture.items.size(), std::size_t(20'001));
    QVERIFY(picture.bounds.width < 10 * picture.bounds.height);
    QVERIFY(picture.bounds.height < 10 * picture.bounds.width);
}

/// Two long ways beside each other, which cannot be broken, then a few operators in a row.
void DrawPictureTest::putsIntoOneColumnWhatIsLowerThanTheHighestBlock()
{
    using enum test::SmallOperand::Kind;
    constexpr std::size_t length = 30;
    constexpr std::size_t join = 2 * length + 1;
    test::SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    for (std::size_t at = 1; at < join; ++at) {
        const std::size_t before = at == length + 1 ? 0 : at - 1;
        graph.nodes.push_back({.op = "a", .operands = {{Result, before, 0}}});
    }
    graph.nodes.push_back({.op = "b", .operands = {{Result, length, 0}, {Result, join - 1, 0}}});
    for (const char* const op : {"c", "d", "e", "f", "g", "h"})
        graph.nodes.push_back({.op = op, .operands = {{Result, graph.nodes.size() - 1, 0}}});

    const Picture picture = drawPicture(requestFor(graph.build()));

    std::set<float> columns;
    for (std::size_t node = join + 1; node < graph.nodes.size(); ++node)
        columns.insert(picture.items[picture.itemOf[node]].box.middle().x);
    QCOMPARE(columns.size(), std::size_t(1));
}

void DrawPictureTest::chainsOfModelsAreStraight_data()
{
    QTest::addColumn<QString>("file");
    // Blocks with gates beside long lines; then such in which lines cross.
    QTest::newRow("gates") << FUSEWRIGHT_TEST_DATA "/models/pictures/efficientnet_b0.onnx";
    QTest::newRow("splits") << FUSEWRIGHT_TEST_DATA "/models/pictures/yolov8n.onnx";
    QTest::newRow("crossings") << FUSEWRIGHT_EXAMPLES "/tenstorrent-llama.json";
}

void DrawPictureTest::chainsOfModelsAreStraight()
{
    QFETCH(QString, file);
    PictureRequest request = requestFor(Graph(GraphArrays()));
    request.graph = openModel(file.toStdString(), {}, nullptr).model->graph;
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);

    const PictureMeasures measures = measurePicture(drawPicture(request));

    QVERIFY2(measures.straight >= 0.95, qPrintable(QString::number(measures.straight)));
    QCOMPARE(measures.through, std::optional(std::size_t(0)));
}

/// Chains of seven, each with a line that passes by the middle of it.
void DrawPictureTest::columnsEndWhereNoChainDoes()
{
    using enum test::SmallOperand::Kind;
    test::SmallGraph graph;
    for (std::size_t block = 0; block < 20; ++block) {
        const std::size_t top = graph.nodes.size();
        for (std::size_t step = 0; step < 7; ++step) {
            test::SmallOperand above;
            if (top + step > 0)
                above = {Result, top + step - 1, 0};
            // None of a block's operators is like another of another block.
            graph.nodes.push_back({.op = "a" + std::to_string(top + step), .operands = {above}});
        }
        graph.nodes.push_back({.op = "add" + std::to_string(block),
                               .operands = {{Result, top + 6, 0}, {Result, top + 4, 0}}});
    }
    const PictureRequest request = requestFor(graph.build());

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.bounds.width > picture.bounds.height / 2);
    QCOMPARE(measurePicture(picture).straight, 1.0);
}

void DrawPictureTest::cardsStandCloserWhereAllLinesAreUpright()
{
    using enum test::SmallOperand::Kind;
    test::SmallGraph graph;
    graph.nodes.push_back({.op = "a", .operands = {{}}});
    graph.nodes.push_back({.op = "b", .operands = {{Result, 0, 0}}});
    graph.nodes.push_back({.op = "c", .operands = {{Result, 1, 0}}});
    graph.nodes.push_back({.op = "d", .operands = {{Result, 1, 0}}});
    graph.nodes.push_back({.op = "e", .operands = {{Result, 2, 0}, {Result, 3, 0}}});

    const Picture picture = drawPicture(requestFor(graph.build()));

    const auto boxOf = [&](std::size_t node) { return picture.items[picture.itemOf[node]].box; };
    QVERIFY(boxOf(1).top - boxOf(0).bottom() < boxOf(2).top - boxOf(1).bottom());
}

void DrawPictureTest::closedSectionsHideTheirOperators()
{
    PictureRequest request = llamaSections();
    request.groups.isClosed.assign(request.groups.isClosed.size(), true);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(std::ranges::none_of(picture.items, [](const PictureItem& item) {
        return item.kind == PictureItem::Kind::Operator;
    }));
    QVERIFY(picture.hulls.empty());
}

void DrawPictureTest::openSectionsStandOnTheirGround()
{
    const PictureRequest request = llamaSections();

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.hulls.size() >= request.groups.parentOf.size());
}

void DrawPictureTest::foldsTheLayersOfLlama_data()
{
    QTest::addColumn<int>("closed"); // -1: no groups.
    QTest::newRow("operators") << -1;
    QTest::newRow("open sections") << 0;
    QTest::newRow("closed sections") << 1;
}

void DrawPictureTest::foldsTheLayersOfLlama()
{
    QFETCH(const int, closed);
    PictureRequest request = closed < 0 ? requestFor("llama2-7b.json") : llamaSections();
    request.groups.isClosed.assign(request.groups.parentOf.size(), closed == 1);
    request.foldsRepeats = true;

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(!picture.repeats.empty());
    QCOMPARE(picture.repeats.front().count, 32U);
    QVERIFY(picture.repeats.front().isFolded);
    QVERIFY(picture.items.size() < 100);
}

void DrawPictureTest::splitsAGroupThatOthersStandInTheWayOf()
{
    PictureRequest request = requestFor(chainOf(3));
    request.groups = {{noGroup}, {0, noGroup, 0}, {true}};

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QVERIFY(picture.itemOf[0] != picture.itemOf[2]);
    QCOMPARE(picture.items[picture.itemOf[0]].group, 0U);
    QCOMPARE(picture.items[picture.itemOf[2]].group, 0U);
}

void DrawPictureTest::drawsDeepGroups()
{
    constexpr std::uint32_t depth = 100'000;
    PictureRequest request = requestFor(chainOf(2));
    for (std::uint32_t group = 0; group < depth; ++group)
        request.groups.parentOf.push_back(group == 0 ? noGroup : group - 1);
    request.groups.isClosed.assign(depth, false);
    request.groups.groupOf = {depth - 1, depth - 1};

    const Picture picture = drawPicture(request);

    QCOMPARE(picture.items.size(), std::size_t(4));
    QVERIFY(!picture.hulls.empty());
}

void DrawPictureTest::givesNothingWhenCancelled()
{
    CancelToken cancel;
    cancel.cancel();

    QVERIFY(drawPicture(requestFor(chainOf(100)), cancel).items.empty());
}

void DrawPictureTest::inputsThatNobodyUsesAreOneCard()
{
    GraphBuilder builder("built", OperatorCatalogue::builtIn());
    for (const char* name : {"x", "a", "b", "through", "c"})
        builder.addInput(builder.intern(name), {});
    builder.beginNode("relu", builder.intern("y"));
    builder.addOperand(builder.intern("x"));
    builder.addResult(builder.intern("y"));
    builder.addOutput(builder.intern("y"));
    builder.addOutput(builder.intern("through"));
    Diagnostics findings;
    const PictureRequest request =
        requestFor(builder.build(UnmadeNames::BecomeInputs, "built", {}, findings).value());

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    std::vector<std::uint32_t> inputs;
    for (const PictureItem& item : picture.items) {
        if (item.kind == PictureItem::Kind::Input)
            inputs.push_back(item.inside);
    }
    QCOMPARE(inputs, (std::vector<std::uint32_t>{1, 3, 1}));
}

/// Eight modules of thirty operators after each other; one value goes into all of them.
void DrawPictureTest::modulesThatRepeatAreFoundWhateverAllOfThemUse()
{
    constexpr std::size_t modules = 8;
    constexpr std::size_t each = 30;
    test::SmallGraph graph;
    for (std::size_t node = 0; node < modules * each + 2; ++node) {
        // None of a module's operators is like another of them.
        const std::size_t place = node < 2 ? node : 2 + (node - 2) % each;
        test::SmallNode made{.op = "a" + std::to_string(place)};
        if (node > 0)
            made.operands.push_back({test::SmallOperand::Kind::Result, node - 1, 0});
        else
            made.operands.push_back({});
        if (node > 1 && (node - 2) % each == 3)
            made.operands.push_back({test::SmallOperand::Kind::Result, 0, 0});
        graph.nodes.push_back(made);
    }
    PictureRequest request = requestFor(graph.build());
    request.groups.parentOf.assign(modules, noGroup);
    request.groups.isClosed.assign(modules, false);
    request.groups.groupOf.assign(modules * each + 2, noGroup);
    for (std::size_t node = 2; node < modules * each + 2; ++node)
        request.groups.groupOf[node] = static_cast<std::uint32_t>((node - 2) / each);

    const Picture picture = drawPicture(request);

    QCOMPARE(test::faultsOf(request, picture), QString());
    QCOMPARE(picture.repeats.size(), std::size_t(1));
    QCOMPARE(picture.repeats.front().count, std::uint32_t(modules));
    const double aspect = double(picture.bounds.width) / double(picture.bounds.height);
    QVERIFY2(aspect > 0.5 && aspect < 3, qPrintable(QString::number(aspect)));
}

FUSEWRIGHT_TEST(DrawPictureTest)
#include "tst_draw_picture.moc"
