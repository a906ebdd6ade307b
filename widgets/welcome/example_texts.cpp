// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/welcome/example_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace fusewright {

namespace {

/// What `index.json` says of the examples, for the translators.
constexpr const char* texts[] = {
    QT_TRANSLATE_NOOP("examples", "Llama-2-7B"),
    QT_TRANSLATE_NOOP("examples",
                      "1,641 operators, 32 identical decoder layers of 51 operators, real shapes; "
                      "its rules cover every layer"),
    QT_TRANSLATE_NOOP("examples", "QNN rules: detector, fused"),
    QT_TRANSLATE_NOOP("examples",
                      "A detector of 95 operators in 8 bits; its rules change the "
                      "graph, pass by pass, for Qualcomm's HTP"),
    QT_TRANSLATE_NOOP("examples", "QNN rules: upscaler, in tiles"),
    QT_TRANSLATE_NOOP("examples",
                      "23 operators on large pictures; its rules cut what is too "
                      "large into rows and channels"),
    QT_TRANSLATE_NOOP("examples", "QNN rules: speech, in 16 bits"),
    QT_TRANSLATE_NOOP("examples",
                      "Keyword spotting, 59 float operators; its rules compute products in 16 bits "
                      "and remove redundant casts"),
    QT_TRANSLATE_NOOP("examples", "Tenstorrent: Llama, two layers"),
    QT_TRANSLATE_NOOP("examples",
                      "127 operators as TT-XLA captures them; providers fuse norms, "
                      "attention and SwiGLU, composites wrap them"),
    QT_TRANSLATE_NOOP("examples", "TVM: vision with attention"),
    QT_TRANSLATE_NOOP("examples",
                      "126 operators in a Relax module; patterns of a backend take "
                      "75, their checks refuse what is not aligned"),
    QT_TRANSLATE_NOOP("examples", "Mixtral (mixture of experts)"),
    QT_TRANSLATE_NOOP("examples",
                      "560 operators, 4 layers with grouped-query attention and 8 "
                      "SwiGLU experts each, top 2 by scatter"),
    QT_TRANSLATE_NOOP("examples", "GPT-2"),
    QT_TRANSLATE_NOOP("examples",
                      "413 operators, 12 layers; LayerNormalization whole, tanh GELU "
                      "in parts, q/k/v from one Split"),
    QT_TRANSLATE_NOOP("examples", "BERT base"),
    QT_TRANSLATE_NOOP("examples",
                      "421 operators, 12 encoder layers; LayerNormalization whole, "
                      "erf GELU in parts, biases as Add"),
    QT_TRANSLATE_NOOP("examples", "ResNet-50"),
    QT_TRANSLATE_NOOP("examples",
                      "175 operators: 53 Conv, each with its BatchNormalization, 49 "
                      "Relu, 16 residual Add"),
    QT_TRANSLATE_NOOP("examples", "Stable Diffusion U-Net"),
    QT_TRANSLATE_NOOP("examples",
                      "1,920 operators: 98 Conv, 32 attentions (self and cross), SiLU "
                      "and norms in parts, skip Concat"),
};

} // namespace

bool isExampleText(const QString& english)
{
    return std::ranges::find(texts, english) != std::end(texts);
}

QString exampleText(const QString& english)
{
    return QCoreApplication::translate("examples", english.toUtf8().constData());
}

} // namespace fusewright
