// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/layout/repeat_blocks.h"
#include "engine/report/picture_groups.h"
#include "engine/session/model_session.h"

#include "tests/engine/layout/picture_faults.h"
#include "tests/engine/match/random_source.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::RandomSource;

namespace {

/// A model folded, with its modules as groups: each of a level is closed or open.
PictureRequest requestFor(const QString& file, bool closesModules)
{
    PictureRequest request;
    request.graph =
        openModel(std::string(FUSEWRIGHT_EXAMPLES) + '/' + file.toStdString(), {}, nullptr)
            .model->graph;
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);
    request.foldsRepeats = true;
    if (!closesModules)
        return request;
    const Graph& graph = *request.graph;
    request.groups.parentOf.assign(graph.modules().size(), noGroup);
    request.groups.isClosed.assign(graph.modules().size(), true);
    for (const NodeId node : graph.nodes())
        request.groups.groupOf.push_back(graph.moduleId(node).index);
    return request;
}

/// What is wrong with what a picture says of its lines; empty when each is of the graph.
QString wrongLine(const PictureRequest& request, const Picture& picture)
{
    const Graph& graph = *request.graph;
    for (const PictureLine& line : picture.lines) {
        const NodeId user = picture.items[line.to].node;
        const bool isOperator = picture.items[line.to].kind == PictureItem::Kind::Operator;
        if (isOperator && std::ranges::count(graph.inputs(user), line.value) == 0)
            return QString::fromStdString(std::string(graph.nodeName(user)) + " does not use "
                                          + std::string(graph.valueName(line.value)));
    }
    for (const PictureStub& stub : picture.stubs) {
        const PictureItem& item = picture.items[stub.item];
        if (item.kind != PictureItem::Kind::Operator)
            continue;
        const bool isRight = stub.isSource
            ? graph.producer(stub.value) == item.node
            : std::ranges::count(graph.inputs(item.node), stub.value) > 0;
        if (!isRight)
            return QString::fromStdString("a stub of " + std::string(graph.nodeName(item.node)));
    }
    return {};
}

std::vector<NodeId> shownNodes(const Picture& picture)
{
    std::vector<NodeId> nodes;
    for (const PictureItem& item : picture.items)
        nodes.push_back(item.node);
    return nodes;
}

} // namespace

class RepeatBlocksTest : public QObject {
    Q_OBJECT

private slots:
    void allLayersAreOneRepeat_data();
    void allLayersAreOneRepeat();
    void showsTheBlockOfAnyOperator_data();
    void showsTheBlockOfAnyOperator();
    void allOfALayerIsShown();
    void goesOnToTheNextBlock();
    void nothingFoldedIsNothingToChoose();
};

void RepeatBlocksTest::allLayersAreOneRepeat_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<std::uint32_t>("layers");
    QTest::newRow("gpt2") << "gpt2.onnx" << 12U;
    QTest::newRow("bert") << "bert.onnx" << 12U;
}

/// The first one too, whose input comes from outside of the module that all are in.
void RepeatBlocksTest::allLayersAreOneRepeat()
{
    QFETCH(const QString, file);
    QFETCH(const std::uint32_t, layers);
    PictureRequest request = requestFor(file, false);
    request.groups = groupsByModule(*request.graph).groups;

    const Picture picture = drawPicture(request);

    QVERIFY(!picture.repeats.empty());
    QCOMPARE(picture.repeats.front().count, layers);
}

void RepeatBlocksTest::showsTheBlockOfAnyOperator_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("closesModules");
    for (const char* file : {"llama2-7b.json", "bert.onnx", "unet.onnx", "mixtral-moe.onnx",
                             "gpt2.onnx", "resnet50.onnx"}) {
        QTest::addRow("%s operators", file) << QString(file) << false;
        QTest::addRow("%s modules", file) << QString(file) << true;
    }
}

void RepeatBlocksTest::showsTheBlockOfAnyOperator()
{
    QFETCH(const QString, file);
    QFETCH(const bool, closesModules);
    const PictureRequest request = requestFor(file, closesModules);
    const Graph& graph = *request.graph;
    const Picture first = drawPicture(request);
    Picture now = first;
    RandomSource random(7);
    int shown = 0;

    for (int round = 0; round < 60; ++round) {
        const NodeId node{static_cast<std::uint32_t>(random.below(graph.nodeCount()))};
        auto next = showBlockOf(now, graph, request.groups, node);
        if (!next)
            continue;
        ++shown;
        now = *std::move(next);
        const PictureItem& item = now.items[now.itemOf[node.index]];
        QVERIFY(item.kind == PictureItem::Kind::Group || item.node == node);
        QVERIFY(test::areEqual(first, now));
        QCOMPARE(wrongLine(request, now), QString());
        QVERIFY(!showBlockOf(now, graph, request.groups, node));
    }
    QVERIFY2(shown >= 20, qPrintable(QString::number(shown)));

    for (const PictureItem& item : first.items) {
        if (!item.node.isValid())
            continue;
        if (auto back = showBlockOf(now, graph, request.groups, item.node))
            now = *std::move(back);
    }
    QVERIFY(shownNodes(now) == shownNodes(first));
}

void RepeatBlocksTest::allOfALayerIsShown()
{
    const PictureRequest request = requestFor("llama2-7b.json", false);
    const Graph& graph = *request.graph;
    const NodeId node = graph.findNode("layers.5.attn.softmax").value();

    const auto picture = showBlockOf(drawPicture(request), graph, {}, node);

    QVERIFY(picture.has_value());
    int ofLayer = 0;
    for (const PictureItem& item : picture->items) {
        if (item.kind != PictureItem::Kind::Operator || item.operators == 1)
            continue;
        QVERIFY(graph.nodeName(item.node).starts_with("layers.5."));
        ++ofLayer;
    }
    QVERIFY(ofLayer > 40);
    const auto inFifth = [](const PictureRepeat& repeat) { return repeat.shown == 5; };
    QCOMPARE(std::ranges::count_if(picture->repeats, inFifth), 1);
}

void RepeatBlocksTest::goesOnToTheNextBlock()
{
    const PictureRequest request = requestFor("llama2-7b.json", false);
    const Graph& graph = *request.graph;
    const Picture picture = drawPicture(request);
    const NodeId node = graph.findNode("layers.5.attn.softmax").value();

    QCOMPARE(inOtherBlock(picture, {}, node, 1), graph.findNode("layers.6.attn.softmax").value());
    QCOMPARE(inOtherBlock(picture, {}, node, -5), graph.findNode("layers.0.attn.softmax").value());
    QVERIFY(!inOtherBlock(picture, {}, node, -6).isValid());
    QVERIFY(!inOtherBlock(picture, {}, node, 27).isValid());
    QVERIFY(!inOtherBlock(picture, {}, graph.findNode("embed_tokens").value(), 1).isValid());
}

void RepeatBlocksTest::nothingFoldedIsNothingToChoose()
{
    PictureRequest request = requestFor("llama2-7b.json", false);
    request.foldsRepeats = false;
    const Picture picture = drawPicture(request);

    for (const NodeId node : request.graph->nodes())
        QVERIFY(!showBlockOf(picture, *request.graph, {}, node));
}

FUSEWRIGHT_TEST(RepeatBlocksTest)
#include "tst_repeat_blocks.moc"
