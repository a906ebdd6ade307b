// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/model_session.h"
#include "widgets/canvas/canvas_scene.h"

#include "engine/layout/picture_request.h"
#include "engine/report/picture_groups.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"
#include "widgets/base/text.h"
#include "widgets/canvas/card_face.h"

#include <QTest>

#include <set>

using namespace fusewright;
using test::TypedGraph;

class CanvasSceneTest : public QObject {
    Q_OBJECT

private slots:
    void piecesOfAClosedModuleAreCalledByTheModuleThatTheyAreOf();
    void cardsOfOneTitleShareAFace();
    void whatAFoldedRepeatDoesNotShowIsNotShown();
};

namespace {

/// With its modules as cards.
CanvasScene closedModules(std::string_view text)
{
    const auto graph = std::make_shared<const Graph>(TypedGraph(text).graph);
    TitledGroups titled = groupsByModule(*graph);
    closeBelow(titled.groups, 0);
    PictureRequest request;
    request.graph = graph;
    request.groups = titled.groups;
    request.sizes.operatorWidths.assign(graph->operators().size(), 100);
    CanvasScene scene(graph, std::make_shared<const Picture>(drawPicture(request)));
    std::vector<QString> titles;
    for (const std::string& title : titled.titles)
        titles.push_back(toQt(title));
    scene.setGroupTitles(std::move(titles));
    return scene;
}

std::vector<std::uint32_t> closedCards(const CanvasScene& scene)
{
    std::vector<std::uint32_t> cards;
    for (std::uint32_t item = 0; item < scene.picture().items.size(); ++item) {
        if (scene.item(item).kind == PictureItem::Kind::Group)
            cards.push_back(item);
    }
    return cards;
}

QStringList titlesOf(const CanvasScene& scene)
{
    QStringList titles;
    for (const std::uint32_t item : closedCards(scene))
        titles.push_back(cardTitle(scene, item));
    titles.sort();
    return titles;
}

constexpr auto upAndUp = "in x f32 4\n"
                         "a = relu x @ups.1\n"
                         "b = exp a @ups.2\n"
                         "c = tanh b\n"
                         "d = relu c @ups.10\n"
                         "e = tanh d\n"
                         "f = exp e @head\n"
                         "g = relu f @head\n";

} // namespace

void CanvasSceneTest::piecesOfAClosedModuleAreCalledByTheModuleThatTheyAreOf()
{
    QCOMPARE(titlesOf(closedModules(upAndUp)), QStringList({"head", "ups", "ups.10"}));
}

void CanvasSceneTest::cardsOfOneTitleShareAFace()
{
    const CanvasScene scene = closedModules("in x f32 4\n"
                                            "a = relu x @ups.1\n"
                                            "b = exp a @ups.2\n"
                                            "c = tanh b\n"
                                            "d = relu c @ups.1\n"
                                            "e = exp d @ups.2\n"
                                            "f = tanh e\n"
                                            "g = exp f @ups.2\n");
    QCOMPARE(titlesOf(scene), QStringList({"ups", "ups", "ups.2"}));

    std::set<std::pair<QString, std::uint32_t>> numbers;
    for (const std::uint32_t item : closedCards(scene))
        numbers.emplace(scene.closedTitle(item), scene.closedTitleNumber(item));
    QCOMPARE(numbers.size(), 2U);
    QVERIFY(numbers.begin()->second != numbers.rbegin()->second);
}

void CanvasSceneTest::whatAFoldedRepeatDoesNotShowIsNotShown()
{
    const OpenedModel opened =
        openModel(std::string(FUSEWRIGHT_EXAMPLES) + "/gpt2.onnx", {}, nullptr);
    PictureRequest request;
    request.graph = opened.model->graph;
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 100);
    request.foldsRepeats = true;
    const CanvasScene scene(request.graph, std::make_shared<const Picture>(drawPicture(request)));

    std::size_t hidden = 0;
    for (const NodeId node : request.graph->nodes()) {
        const PictureItem& card = scene.item(scene.itemOf(node));
        QCOMPARE(scene.isShown(node), card.node == node);
        hidden += scene.isShown(node) ? 0 : 1;
    }
    QVERIFY(hidden > request.graph->nodeCount() / 2);
    QVERIFY(!scene.isShown(NodeId()));
}

FUSEWRIGHT_TEST(CanvasSceneTest)
#include "tst_canvas_scene.moc"
