// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_svg.h"

#include "engine/graph/graph.h"
#include "engine/report/class_palette.h"
#include "engine/report/picture_style.h"
#include "engine/rules/manual_fusion.h"
#include "engine/rules/rule.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/report/made_kit.h"
#include "tests/engine/report/xml_check.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::Dice;
using test::elementCount;
using test::found;
using test::madePartition;
using test::missingIds;
using test::rulesNamed;
using test::TypedGraph;
using test::whyNotXml;

class PictureSvgTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardIsThere();
    void cardsThatLookAlikeAreDrawnOnce();
    void operatorsTellNameAndType();
    void sectionsAreHullsWithTitlesAndColours();
    void namesFromFilesStayText();
    void equalDrawingsGiveEqualPictures();
    void idsBeginWithTheKey();
    void classesBeyondTheColoursAreHatched();
    void stepsOfCostHaveColoursOfTheirOwn();
    void repeatsAreCounted();
    void aCardOfAFoldedRepeatTellsOfItsOwnOperators();
    void piecesOfAClosedModuleAreToldApart();
    void aFrameIsCalledByAsMuchAsHasRoom();
    void veryManyCardsAreBlocksOfOnePathForEachClass();
    void amongVeryManyCardsLargeFramesHaveTitles();
    void theStyleHasAColourForEveryClass();
};

namespace {

const char* const attention = "in x f32 4 8\n"
                              "par w f32 8 8\n"
                              "q = linear x w : f32 4 8\n"
                              "a = relu q : f32 4 8\n"
                              "b = relu a : f32 4 8\n"
                              "c = softmax b : f32 4 8\n";

GraphDrawing drawingOf(std::shared_ptr<const Graph> graph, NodeClasses classes = {},
                       TitledGroups groups = {}, bool foldsRepeats = false)
{
    GraphDrawing drawing;
    drawing.graph = std::move(graph);
    drawing.classes = std::move(classes);
    if (drawing.classes.classOf.empty())
        drawing.classes.classOf.assign(drawing.graph->nodeCount(), noClass);
    drawing.groups = std::move(groups);
    drawing.picture = drawPicture({.graph = drawing.graph,
                                   .groups = drawing.groups.groups,
                                   .sizes = reportCardSizes(*drawing.graph),
                                   .foldsRepeats = foldsRepeats});
    return drawing;
}

GraphDrawing drawingOf(Graph graph, NodeClasses classes = {}, TitledGroups groups = {},
                       bool foldsRepeats = false)
{
    return drawingOf(std::make_shared<const Graph>(std::move(graph)), std::move(classes),
                     std::move(groups), foldsRepeats);
}

/// With the sections of one rule.
GraphDrawing drawingBySection(TypedGraph typed, std::string_view nodes, const char* rule)
{
    const RuleSet rules = rulesNamed({rule});
    const MadePartition made = madePartition(typed, FusionMode::O1, {{nodes, 0}});
    NodeClasses classes = classifyNodes(Coloring::Rule, typed.graph, rules, {}, made);
    TitledGroups groups = groupsBySection(typed.graph, rules, {}, made);
    return drawingOf(std::move(typed.graph), std::move(classes), std::move(groups));
}

std::string asFile(const SvgContent& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\">"
        + content.elements + "</svg>";
}

/// A chain of blocks that are alike.
TypedGraph blocks(int count, const char* module = "")
{
    std::string text = "in v f32 4\n";
    std::string last = "v";
    for (int at = 0; at < count; ++at) {
        const std::string number = std::to_string(at);
        const std::string in = *module ? " @" + std::string(module) + number + ":Block" : "";
        const auto add = [&](const char* op) {
            const std::string name = op + number;
            text.append(name).append(" = ").append(op).append(" ").append(last);
            text.append(in).append(" : f32 4\n");
            last = name;
        };
        add("exp");
        add("relu");
        add("tanh");
    }
    return TypedGraph(text);
}

} // namespace

void PictureSvgTest::everyCardIsThere()
{
    const GraphDrawing drawing = drawingOf(std::move(TypedGraph(attention).graph));

    const std::string svg = asFile(pictureSvg(drawing, "p"));

    QCOMPARE(whyNotXml(svg), QString());
    QCOMPARE(elementCount(svg, "use"), 4);
    QCOMPARE(missingIds(svg), QSet<QString>());
}

void PictureSvgTest::cardsThatLookAlikeAreDrawnOnce()
{
    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(TypedGraph(attention).graph)), "p"));

    QCOMPARE(found(svg, "href=\"#([^\"]+)\"").size(), 3); // linear, relu, softmax
}

void PictureSvgTest::operatorsTellNameAndType()
{
    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(TypedGraph(attention).graph)), "p"));

    QVERIFY(found(svg, ">([^<]*)</text>").contains("softmax"));
    QVERIFY(found(svg, ">([^<]*)</text>").contains("f32 [4, 8]"));
    QVERIFY(found(svg, ">([^<]*)</text>").contains("q"));
}

void PictureSvgTest::sectionsAreHullsWithTitlesAndColours()
{
    const GraphDrawing drawing = drawingBySection(TypedGraph(attention), "a b", "two_relus");

    const std::string svg = asFile(pictureSvg(drawing, "p"));

    QVERIFY(found(svg, ">([^<]*)</text>").contains("two_relus"));
    QVERIFY(svg.find("class=\"ph0\"") != std::string::npos);
    QVERIFY(svg.find("class=\"pb0\"") != std::string::npos);
}

void PictureSvgTest::namesFromFilesStayText()
{
    const auto reading = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1, "inputs": [{"name": "<x>\u0001"}],
            "nodes": [{"id": "\"</text><script>", "op": "&amp;</g>", "inputs": ["<x>\u0001"]}]})");
    QVERIFY(reading.model);

    const std::string svg = asFile(pictureSvg(drawingOf(reading.model->graph), "p"));

    QCOMPARE(whyNotXml(svg), QString());
    QVERIFY(svg.find("<script") == std::string::npos);
    QCOMPARE(elementCount(svg, "use"), 1);
}

void PictureSvgTest::equalDrawingsGiveEqualPictures()
{
    const SvgContent first = pictureSvg(drawingOf(std::move(TypedGraph(attention).graph)), "p");
    const SvgContent second = pictureSvg(drawingOf(std::move(TypedGraph(attention).graph)), "p");

    QCOMPARE(first.elements, second.elements);
    QVERIFY(first.width > 0 && first.height > 0);
}

void PictureSvgTest::idsBeginWithTheKey()
{
    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(TypedGraph(attention).graph)), "o1"));

    for (const QString& id : found(svg, " id=\"([^\"]+)\""))
        QVERIFY2(id.startsWith("o1"), qPrintable(id));
}

void PictureSvgTest::classesBeyondTheColoursAreHatched()
{
    TypedGraph typed(attention);
    NodeClasses classes;
    classes.classes.resize(14);
    classes.classes.back().color = 13;
    classes.classOf = {13, 0, noClass, 0};

    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(typed.graph), std::move(classes)), "p"));

    QVERIFY(svg.find("class=\"pb1\"") != std::string::npos);
    QVERIFY(svg.find("stroke-width=\"1.5\"><path class=\"pm\"") != std::string::npos);
    QCOMPARE(missingIds(svg), QSet<QString>());
}

void PictureSvgTest::stepsOfCostHaveColoursOfTheirOwn()
{
    TypedGraph typed(attention);
    NodeClasses classes;
    classes.classes.resize(palette::heatCount);
    for (std::uint32_t at = 0; at < palette::heatCount; ++at)
        classes.classes[at].color = palette::heatBegin + at;
    classes.classOf = {4, 0, noClass, 0};

    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(typed.graph), std::move(classes)), "p"));

    QVERIFY(svg.find("class=\"pb12\"") != std::string::npos);
    QVERIFY(svg.find("class=\"pb16\"") != std::string::npos);
    QVERIFY(found(svg, "url\\(#([^)]+)\\)").isEmpty());
}

void PictureSvgTest::repeatsAreCounted()
{
    const GraphDrawing drawing = drawingOf(std::move(blocks(40).graph), {}, {}, true);

    const std::string svg = asFile(pictureSvg(drawing, "p"));

    QVERIFY(!drawing.picture.repeats.empty());
    QVERIFY(found(svg, ">([^<]*)</text>").contains("× 40"));
    QCOMPARE(elementCount(svg, "use"), 3);
}

void PictureSvgTest::aCardOfAFoldedRepeatTellsOfItsOwnOperators()
{
    TypedGraph typed = blocks(40, "layers.");
    TitledGroups groups = groupsByModule(typed.graph);
    closeOuterGroups(typed.graph, groups, true);

    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(typed.graph), {}, std::move(groups), true), "p"));

    QVERIFY(found(svg, ">([^<]*)</text>").contains("× 40"));
    QVERIFY(found(svg, ">([^<]*)</text>").contains("3 operators"));
}

void PictureSvgTest::piecesOfAClosedModuleAreToldApart()
{
    TypedGraph typed("in x f32 4\n"
                     "a = relu x @ups.1\n"
                     "b = tanh a\n"
                     "c = relu b @ups.2\n");
    TitledGroups groups = groupsByModule(typed.graph);
    closeBelow(groups.groups, 0);

    const std::string svg =
        asFile(pictureSvg(drawingOf(std::move(typed.graph), {}, std::move(groups)), "p"));

    const QSet<QString> texts = found(svg, ">([^<]*)</text>");
    QVERIFY(texts.contains("ups.1"));
    QVERIFY(texts.contains("ups.2"));
    QVERIFY(!texts.contains("ups"));
}

void PictureSvgTest::aFrameIsCalledByAsMuchAsHasRoom()
{
    const auto textsOf = [](const std::string& path) {
        TypedGraph typed("in x f32 4\n"
                         "a = relu x @"
                         + path
                         + ":Mlp\n"
                           "b = exp a @"
                         + path
                         + ":Mlp\n"
                           "c = tanh b\n");
        TitledGroups groups = groupsByModule(typed.graph);
        return found(
            asFile(pictureSvg(drawingOf(std::move(typed.graph), {}, std::move(groups)), "p")),
            ">([^<]*)</text>");
    };

    QVERIFY(textsOf("h.mlp").contains("h.mlp · Mlp"));
    const QSet<QString> texts = textsOf("a_model_with_a_long_name.blocks.mlp");
    QVERIFY(texts.contains("blocks.mlp · Mlp") || texts.contains("mlp · Mlp"));
}

void PictureSvgTest::veryManyCardsAreBlocksOfOnePathForEachClass()
{
    TypedGraph typed = blocks(int(mostSvgCards) / 3 + 1);
    NodeClasses classes;
    classes.classes = {{.name = "even", .nodeCount = 1},
                       {.name = "<odd>", .nodeCount = 1, .color = 1}};
    for (const NodeId node : typed.graph.nodes())
        classes.classOf.push_back(node.index % 2);
    const GraphDrawing drawing = drawingOf(std::move(typed.graph), std::move(classes));

    const std::string svg = asFile(pictureSvg(drawing, "p"));

    QVERIFY(drawing.picture.items.size() > mostSvgCards);
    QCOMPARE(whyNotXml(svg), QString());
    QCOMPARE(found(svg, "<path class=\"(pc\\d+)\"").size(), 2);
    QCOMPARE(svg.find("pc0", svg.find("pc0") + 1), std::string::npos);
    QCOMPARE(found(svg, "<title>([^<:]*):"), QSet<QString>({"even", "&lt;odd&gt;"}));
    QVERIFY(svg.size() < drawing.picture.items.size() * 60);
}

void PictureSvgTest::amongVeryManyCardsLargeFramesHaveTitles()
{
    TypedGraph typed = blocks(int(mostSvgCards) / 3 + 1, "trunk.");
    TitledGroups groups = groupsByModule(typed.graph);
    const GraphDrawing drawing = drawingOf(std::move(typed.graph), {}, std::move(groups));
    QVERIFY(drawing.picture.items.size() > mostSvgCards);

    const std::string svg = asFile(pictureSvg(drawing, "p"));

    QCOMPARE(whyNotXml(svg), QString());
    const QSet<QString> texts = found(svg, ">([^<]*)</text>");
    QVERIFY(texts.contains("trunk"));
    // Each block of it is too small for one.
    QVERIFY(texts.size() < 10);
}

void PictureSvgTest::theStyleHasAColourForEveryClass()
{
    const std::string both = pictureStyle(ReportTheme::Auto);
    const std::string light = pictureStyle(ReportTheme::Light);
    const std::string dark = pictureStyle(ReportTheme::Dark);

    constexpr std::size_t all = palette::colorCount + palette::heatCount;
    for (std::size_t at = 0; at < all; ++at) {
        const std::string fill = ".pc" + std::to_string(at) + "{fill:#";
        QVERIFY(light.find(fill) != std::string::npos);
        QVERIFY(dark.find(fill) != std::string::npos);
    }
    QVERIFY(light != dark);
    QVERIFY(both.starts_with(light));
    QVERIFY(both.find("prefers-color-scheme:dark){\n" + dark) != std::string::npos);
}

FUSEWRIGHT_TEST(PictureSvgTest)
#include "tst_picture_svg.moc"
