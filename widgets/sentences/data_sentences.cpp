// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of resources: heuristics, and the gallery of fusions.
std::span<const char* const> dataSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "Aims for the highest throughput of a section that "
                                     "one large matrix multiplication dominates, with the "
                                     "compiler's usual estimate of the resources it needs."),
        QT_TRANSLATE_NOOP("engine", "Estimates resources cautiously so that compilation "
                                     "succeeds: it may shard less and puts every matrix "
                                     "multiplication in a section alone, which costs speed."),
        QT_TRANSLATE_NOOP("engine", "Pushes some optimizations of a section that one "
                                     "large matrix multiplication dominates as far as they go, "
                                     "at a higher risk that compilation fails."),
        QT_TRANSLATE_NOOP("engine", "For cached inference that waits for memory rather "
                                     "than for arithmetic: packs more matrix multiplications "
                                     "into one section, with fewer shards and less parallelism "
                                     "than DEFAULT_GEMM."),
        QT_TRANSLATE_NOOP("engine", "The cautious variant for cached inference: gives up "
                                     "speed, with every matrix multiplication in a section "
                                     "alone, so that compilation finishes."),
        QT_TRANSLATE_NOOP("engine", "For multi-head attention written out as two matmul "
                                     "operators with a softmax between them; other operators "
                                     "may be there unless they are matrix multiplications "
                                     "themselves."),
        QT_TRANSLATE_NOOP("engine", "Works like MHA, for attention that the model holds "
                                     "as one scaled_dot_product_attention operator."),
        QT_TRANSLATE_NOOP("engine", "Bias and activation"),
        QT_TRANSLATE_NOOP("engine", "A linear layer, its bias and the activation behind "
                                     "it: in every network with dense layers."),
        QT_TRANSLATE_NOOP("engine", "Convolution, norm, ReLU"),
        QT_TRANSLATE_NOOP("engine", "The step of convolutional networks, with the norm "
                                     "as it is trained, folded or in parts."),
        QT_TRANSLATE_NOOP("engine", "Layer normalization"),
        QT_TRANSLATE_NOOP("engine", "Centred and scaled by the deviation: in BERT, GPT "
                                     "and vision transformers, in parts where models have no "
                                     "such operator."),
        QT_TRANSLATE_NOOP("engine", "RMS normalization"),
        QT_TRANSLATE_NOOP("engine", "Scaled by the root of the mean square: in Llama, "
                                     "Mixtral, Gemma and T5."),
        QT_TRANSLATE_NOOP("engine", "Residual and normalization"),
        QT_TRANSLATE_NOOP("engine", "A residual sum with the norm behind it: twice in "
                                     "every layer of a transformer."),
        QT_TRANSLATE_NOOP("engine", "GELU"),
        QT_TRANSLATE_NOOP("engine", "The activation of BERT, GPT and vision "
                                     "transformers, in parts: exact by erf, or approximated by "
                                     "tanh."),
        QT_TRANSLATE_NOOP("engine", "SwiGLU and GeGLU"),
        QT_TRANSLATE_NOOP("engine", "A feed-forward block with a gate: in Llama, Mixtral "
                                     "and Gemma."),
        QT_TRANSLATE_NOOP("engine", "Attention"),
        QT_TRANSLATE_NOOP("engine", "Scores, scale, mask, softmax and values: in every "
                                     "transformer, in parts or as one operator."),
        QT_TRANSLATE_NOOP("engine", "Rotary position embedding"),
        QT_TRANSLATE_NOOP("engine", "Queries and keys turned by their position, once "
                                     "each in every layer of Llama and its relatives."),
        QT_TRANSLATE_NOOP("engine", "Quantize and dequantize"),
        QT_TRANSLATE_NOOP("engine", "Operators between dequantized operands and a "
                                     "quantized result, which integer kernels run whole."),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
