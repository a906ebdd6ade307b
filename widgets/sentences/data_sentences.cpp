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
        QT_TRANSLATE_NOOP("engine", "A linear layer with its bias inside, as PyTorch has "
                                     "it and ONNX as Gemm."),
        QT_TRANSLATE_NOOP("engine", "What torch.export makes of a linear layer."),
        QT_TRANSLATE_NOOP("engine", "The bias is an operator of its own, as in ONNX and "
                                     "Relax."),
        QT_TRANSLATE_NOOP("engine", "The same with a SiLU in two operators, which has no "
                                     "name in ONNX."),
        QT_TRANSLATE_NOOP("engine", "The end of a residual block: the other branch is "
                                     "added before the ReLU."),
        QT_TRANSLATE_NOOP("engine", "Training and Relax take the first of the several "
                                     "results of the normalization."),
        QT_TRANSLATE_NOOP("engine", "The normalization as a factor and an offset, as "
                                     "compilers decompose it."),
        QT_TRANSLATE_NOOP("engine", "The normalization folded into the weights; what is "
                                     "added is a bias or another branch."),
        QT_TRANSLATE_NOOP("engine", "The normalization folded into the weights, with any "
                                     "activation of one operator."),
        QT_TRANSLATE_NOOP("engine", "The same with a SiLU in two operators, as in "
                                     "EfficientNet and YOLO."),
        QT_TRANSLATE_NOOP("engine", "Normalized before the convolution, as in DenseNet."),
        QT_TRANSLATE_NOOP("engine", "As PyTorch exports it to ONNX before opset 17."),
        QT_TRANSLATE_NOOP("engine", "Older exports subtract the mean twice."),
        QT_TRANSLATE_NOOP("engine", "As Keras writes it: the mean is scaled and taken "
                                     "off the bias."),
        QT_TRANSLATE_NOOP("engine", "As JAX lowers it to StableHLO: a mean is a sum and "
                                     "a division."),
        QT_TRANSLATE_NOOP("engine", "As Llama's own code writes it; half precision is "
                                     "widened around it."),
        QT_TRANSLATE_NOOP("engine", "As PyTorch exports it to ONNX, which has no rsqrt."),
        QT_TRANSLATE_NOOP("engine", "Layer normalization as one operator."),
        QT_TRANSLATE_NOOP("engine", "RMS normalization as one operator."),
        QT_TRANSLATE_NOOP("engine", "Layer normalization in parts, as PyTorch exports it "
                                     "to ONNX before opset 17."),
        QT_TRANSLATE_NOOP("engine", "RMS normalization in parts, as Llama's own code "
                                     "writes it."),
        QT_TRANSLATE_NOOP("engine", "RMS normalization in parts, as PyTorch exports it "
                                     "to ONNX."),
        QT_TRANSLATE_NOOP("engine", "The exact one by erf: x (1 + erf(x / √2)) / 2."),
        QT_TRANSLATE_NOOP("engine", "The same, halved first: (x / 2) (1 + erf(x / √2))."),
        QT_TRANSLATE_NOOP("engine", "The approximation by tanh, as GPT-2 has it."),
        QT_TRANSLATE_NOOP("engine", "The same as JAX lowers it: the cube is two "
                                     "products, and what is halved is the sum."),
        QT_TRANSLATE_NOOP("engine", "SwiGLU as PyTorch has it."),
        QT_TRANSLATE_NOOP("engine", "SwiGLU as exported: SiLU in two operators, products "
                                     "of matrices without bias."),
        QT_TRANSLATE_NOOP("engine", "SwiGLU with biases of their own, as in Relax."),
        QT_TRANSLATE_NOOP("engine", "GeGLU as Gemma has it: gated by GELU, and "
                                     "torch.export flattens around each product."),
        QT_TRANSLATE_NOOP("engine", "Scores scaled behind the product, with or without a "
                                     "mask."),
        QT_TRANSLATE_NOOP("engine", "The same with a softmax in single precision, as "
                                     "Llama is exported in half precision."),
        QT_TRANSLATE_NOOP("engine", "Scaled before the product, or not at all, as in T5."),
        QT_TRANSLATE_NOOP("engine", "What torch.export makes of it: heads are put "
                                     "together for each product."),
        QT_TRANSLATE_NOOP("engine", "As JAX lowers it to StableHLO: the softmax in parts."),
        QT_TRANSLATE_NOOP("engine", "Attention as one operator, with the projection "
                                     "behind it."),
        QT_TRANSLATE_NOOP("engine", "The halves as PyTorch indexes them."),
        QT_TRANSLATE_NOOP("engine", "The halves as slices, as in exported models."),
        QT_TRANSLATE_NOOP("engine", "A convolution between its operands and its result; "
                                     "the bias may be in floats."),
        QT_TRANSLATE_NOOP("engine", "A product of matrices, or what takes two operands "
                                     "element by element."),
        QT_TRANSLATE_NOOP("engine", "What has one operand, and often only moves elements."),
        QT_TRANSLATE_NOOP("engine", "Both at once: the rounding of quantization-aware training."),
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
