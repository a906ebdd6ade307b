// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/piece_titles.h"

#include "engine/layout/picture.h"
#include "engine/layout/picture_request.h"
#include "engine/report/picture_groups.h"
#include "engine/session/model_session.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::TypedGraph;

using Titles = std::vector<std::string>;

class PieceTitlesTest : public QObject {
    Q_OBJECT

private slots:
    void piecesAreCalledByTheModuleThatTheyAreOf();
    void aModuleInOnePieceHasItsTitle();
    void aPieceOfSeveralModulesHasTheTitleOfAll();
    void titlesOfOtherThingsStay();
    void allPiecesOfAnExampleDiffer();
    void aFrameHasTheNamesOfThoseAroundItThatAreNotDrawn();

private:
    /// With all modules closed; sorted, without those of other cards.
    static Titles titlesOf(std::shared_ptr<const Graph> graph, const char* title = nullptr)
    {
        TitledGroups titled = groupsByModule(*graph);
        closeBelow(titled.groups, 0);
        PictureRequest request;
        request.graph = graph;
        request.groups = titled.groups;
        request.sizes.operatorWidths.assign(graph->operators().size(), 100);
        const Picture picture = drawPicture(request);
        const PieceTitles pieces(*graph, picture, [&](std::uint32_t group) {
            return title ? std::string(title) : titled.titles[group];
        });
        Titles titles;
        for (std::uint32_t item = 0; item < picture.items.size(); ++item)
            titles.push_back(pieces.of(item));
        std::erase(titles, std::string());
        std::ranges::sort(titles);
        return titles;
    }
    static Titles titlesOf(std::string_view text, const char* title = nullptr)
    {
        return titlesOf(std::make_shared<const Graph>(TypedGraph(text).graph), title);
    }
};

constexpr auto upAndUp = "in x f32 4\n"
                         "a = relu x @net.ups.1.conv:Conv\n"
                         "b = exp a @net.ups.1.norm:Norm\n"
                         "c = tanh b\n"
                         "d = relu c @net.ups.10:Block\n"
                         "e = exp d @net.ups.10:Block\n";

void PieceTitlesTest::piecesAreCalledByTheModuleThatTheyAreOf()
{
    QCOMPARE(titlesOf(upAndUp, "ups · ModuleList"), Titles({"ups.1", "ups.10"}));
    QCOMPARE(titlesOf(upAndUp, "net"), Titles({"net.ups.1", "net.ups.10"}));
}

void PieceTitlesTest::aModuleInOnePieceHasItsTitle()
{
    QCOMPARE(titlesOf("in x f32 4\n"
                      "a = relu x @ups.1\n"
                      "b = exp a @ups.2\n"),
             Titles());
}

void PieceTitlesTest::aPieceOfSeveralModulesHasTheTitleOfAll()
{
    QCOMPARE(titlesOf("in x f32 4\n"
                      "a = relu x @ups.1\n"
                      "b = exp a @ups.10\n"
                      "c = tanh b\n"
                      "d = relu c @ups.2\n"
                      "e = exp d @ups.2\n",
                      "ups"),
             Titles({"ups.2"}));
}

void PieceTitlesTest::titlesOfOtherThingsStay()
{
    for (const char* title : {"", "a rule", "up", "10", "s.1"})
        QCOMPARE(titlesOf(upAndUp, title), Titles());
}

void PieceTitlesTest::aFrameHasTheNamesOfThoseAroundItThatAreNotDrawn()
{
    const Titles titles{"net · Net", "h.0 · Block", "mlp · Mlp"};
    const auto titleOf = [&](std::uint32_t group) { return titles[group]; };

    QCOMPARE(frameTitles({.group = 2}, titleOf), Titles({"mlp · Mlp"}));
    QCOMPARE(frameTitles({.group = 2, .around = {0, 1}}, titleOf),
             Titles({"net.h.0.mlp · Mlp", "h.0.mlp · Mlp", "mlp · Mlp"}));
    // A number has what it is a number of in its title.
    const Titles numbered{"encoder", "layer", "layer.0"};
    QCOMPARE(frameTitles({.group = 2, .around = {0, 1}},
                         [&](std::uint32_t group) { return numbered[group]; }),
             Titles({"encoder.layer.0", "layer.0"}));
}

void PieceTitlesTest::allPiecesOfAnExampleDiffer()
{
    const auto model = openModel(FUSEWRIGHT_EXAMPLES "/unet.onnx", {}, nullptr).model;

    const Titles titles = titlesOf(model->graph);

    QVERIFY(titles.size() > 8);
    QVERIFY(std::ranges::adjacent_find(titles) == titles.end());
    for (const std::string& title : titles)
        QVERIFY(title.starts_with("ups."));
}

FUSEWRIGHT_TEST(PieceTitlesTest)
#include "tst_piece_titles.moc"
