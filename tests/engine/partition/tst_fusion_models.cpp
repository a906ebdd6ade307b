// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/automatic_fusion.h"
#include "engine/session/model_session.h"

#include "tests/engine/partition/fusion_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Whole models, counted by hand from one layer.
class FusionModelsTest : public QObject {
    Q_OBJECT

private slots:
    void llamaHasEighteenSectionsALayer();
    void llamaHasTwentyByShape();
    void aLayerOfLlamaIsFusedLikeThis();
    void resnetHasSixSectionsABlock();
    void aBlockOfResnetIsFusedLikeThis();
};

namespace {

struct Example {
    explicit Example(const std::string& file)
        : opened(openModel(std::string(FUSEWRIGHT_EXAMPLES) + '/' + file, {}, nullptr)),
          graph(*opened.model->graph)
    {
    }

    std::size_t sectionCount(const FusionOptions& options = {}) const
    {
        return fuseAutomatically(graph, options).sections.size();
    }

    /// The section of an operator, with what all its names have in common left out.
    std::string sectionWith(const std::string& name, const std::string& common) const
    {
        const Partition partition = fuseAutomatically(graph, {});
        const NodeId node = graph.findNode(common + name).value_or(NodeId());
        if (!node.isValid())
            return "no such node";
        std::string text;
        for (const NodeId member : partition.sections[partition.sectionOf[node.index]].nodes)
            text += ' ' + std::string(graph.nodeName(member).substr(common.size()));
        return text.substr(1);
    }

    OpenedModel opened;
    const Graph& graph;
};

} // namespace

/// A layer: two norms of two sections each, as nothing goes into a mean; q, k and v; what becomes
/// of each of them; the scores, their softmax, the context and its reshape; the projection; gate,
/// up and down. The rest: the embedding, the last norm's two and the head.
void FusionModelsTest::llamaHasEighteenSectionsALayer()
{
    QCOMPARE(Example("llama2-7b.json").sectionCount(), std::size_t(32 * 18 + 4));
}

/// A norm's mean is smaller than what it is multiplied with, so its section ends before.
void FusionModelsTest::llamaHasTwentyByShape()
{
    QCOMPARE(Example("llama2-7b.json").sectionCount({.edgeKinds = EdgeKinds::Shape}),
             std::size_t(32 * 20 + 5));
}

void FusionModelsTest::aLayerOfLlamaIsFusedLikeThis()
{
    const Example llama("llama2-7b.json");
    const std::string layer = "layers.7.";

    QCOMPARE(llama.sectionWith("input_norm.pow", layer), std::string("input_norm.pow"));
    QCOMPARE(llama.sectionWith("input_norm.mean", layer),
             std::string("input_norm.mean input_norm.add input_norm.rsqrt input_norm.mul "
                         "input_norm.mul_weight"));
    QCOMPARE(llama.sectionWith("q_proj", layer), std::string("q_proj"));
    QCOMPARE(llama.sectionWith("q.view", layer),
             std::string("q.view q.transpose q_rotary.mul_cos q_rotary.low_half "
                         "q_rotary.high_half q_rotary.neg q_rotary.cat q_rotary.mul_sin "
                         "q_rotary.add"));
    QCOMPARE(llama.sectionWith("attn.scores", layer),
             std::string("attn.scores attn.scale attn.mask"));
    QCOMPARE(llama.sectionWith("attn.softmax", layer), std::string("attn.softmax"));
    QCOMPARE(llama.sectionWith("o_proj", layer), std::string("o_proj attn_residual"));
    QCOMPARE(llama.sectionWith("gate_proj", layer), std::string("gate_proj silu gated"));
    QCOMPARE(llama.sectionWith("up_proj", layer), std::string("up_proj"));
    QCOMPARE(llama.sectionWith("down_proj", layer), std::string("down_proj mlp_residual"));
}

/// A block: three convolutions, and three norms with what follows them. Four blocks have another
/// convolution and norm beside them. The rest: three sections before the blocks (a convolution, its
/// norm, the pooling) and three behind (the pooling, the flattening, the classifier).
void FusionModelsTest::resnetHasSixSectionsABlock()
{
    QCOMPARE(Example("resnet50.onnx").sectionCount(), std::size_t(16 * 6 + 4 * 2 + 3 + 3));
}

void FusionModelsTest::aBlockOfResnetIsFusedLikeThis()
{
    const Example resnet("resnet50.onnx");
    const std::string block = "/layer1/layer1.0/";

    QCOMPARE(resnet.sectionWith("conv1/Conv", block), std::string("conv1/Conv"));
    QCOMPARE(resnet.sectionWith("relu/Relu", block),
             std::string("bn1/BatchNormalization relu/Relu"));
    QCOMPARE(resnet.sectionWith("Add", block),
             std::string("bn3/BatchNormalization Add relu_2/Relu"));
    QCOMPARE(resnet.sectionWith("downsample/downsample.1/BatchNormalization", block),
             std::string("downsample/downsample.1/BatchNormalization"));
}

FUSEWRIGHT_TEST(FusionModelsTest)
#include "tst_fusion_models.moc"
