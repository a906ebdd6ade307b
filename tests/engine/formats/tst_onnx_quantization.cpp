// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class OnnxQuantizationTest : public QObject {
    Q_OBJECT

private slots:
    void givesEncodingsToWhatIsQuantized();
    void leavesOtherModelsAsTheyAre();
};

void OnnxQuantizationTest::givesEncodingsToWhatIsQuantized()
{
    const Reading reading = readCorpus("models/onnx/qdq_55n.onnx", Keep::TidyInferred);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    std::size_t quantized = 0;
    for (const NodeId node : graph.nodes()) {
        if (graph.nativeName(node) != "DequantizeLinear")
            continue;
        const ValueId value = graph.inputs(node).front();
        QVERIFY(graph.isQuantized(value));
        QVERIFY(commonStep(*graph.encodingOf(value))->scale > 0);
        ++quantized;
    }
    QVERIFY(quantized > 0);
}

void OnnxQuantizationTest::leavesOtherModelsAsTheyAre()
{
    const Reading reading = readCorpus("models/onnx/light_resnet50_opset9.onnx");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QVERIFY(!reading.graph().tellsEncodings());
}

FUSEWRIGHT_TEST(OnnxQuantizationTest)
#include "tst_onnx_quantization.moc"
