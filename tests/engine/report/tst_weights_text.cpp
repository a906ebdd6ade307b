// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/weights_text.h"

#include "engine/graph/graph.h"
#include "engine/layout/picture_request.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// What a card tells of an operator's weights.
class WeightsTextTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatTheyAreAndTheirSizes();
    void constantsThatAreWrittenOutAreNone();
    void makesRoomOnTheCard();
};

namespace {

std::shared_ptr<const Graph> read()
{
    const test::Reading reading = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "inputs": [{"name": "x"}],
            "constants": [
                {"name": "conv1.weight", "dtype": "f32", "shape": [64, 3, 7, 7]},
                {"name": "conv1.bias", "dtype": "f32", "shape": [64]},
                {"name": "onnx::Conv_7", "dtype": "f16"},
                {"name": "/Sub_output_0", "dtype": "i64", "shape": ["seq", "seq"]},
                {"name": "two", "dtype": "f32", "shape": [], "value": 2.0}],
            "nodes": [
                {"id": "conv", "op": "Conv", "inputs": ["x", "conv1.weight", "conv1.bias"]},
                {"id": "other", "op": "Conv", "inputs": ["conv", "onnx::Conv_7"]},
                {"id": "mask", "op": "Add", "inputs": ["other", "/Sub_output_0"]},
                {"id": "pow", "op": "Pow", "inputs": ["other", "two"]}],
            "outputs": ["pow", "mask"]})",
        "t.json", test::Keep::Tidy);
    return std::make_shared<const Graph>(Graph::copyOf(reading.graph()));
}

std::string textOf(const char* name)
{
    const auto graph = read();
    return weightsText(*graph, graph->findNode(name).value());
}

} // namespace

void WeightsTextTest::tellsWhatTheyAreAndTheirSizes()
{
    QCOMPARE(textOf("conv"), std::string("weight 64×3×7×7 f32, bias 64"));
    QCOMPARE(textOf("other"), std::string("f16"));
    QCOMPARE(textOf("mask"), std::string("from extents seq×seq i64"));
}

void WeightsTextTest::constantsThatAreWrittenOutAreNone()
{
    const auto graph = read();

    QCOMPARE(textOf("pow"), std::string());
    QVERIFY(!hasWeights(*graph, graph->findNode("pow").value()));
}

void WeightsTextTest::makesRoomOnTheCard()
{
    PictureRequest request{.graph = read()};
    request.sizes.weightsHeight = 16;

    const Picture picture = drawPicture(request);

    for (const PictureItem& item : picture.items) {
        if (item.kind != PictureItem::Kind::Operator)
            continue;
        const bool hasWeights = request.graph->nodeName(item.node) != "pow";
        QCOMPARE(item.box.height, request.sizes.height + (hasWeights ? 16 : 0));
    }
}

FUSEWRIGHT_TEST(WeightsTextTest)
#include "tst_weights_text.moc"
