# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Operations of matrix multiplications and convolutions in eleven models, by hand: flops_by_hand.csv.

From the architectures alone, a multiplication and an addition as two, without biases. Run it to write
the file again. flops_by_torch.py counts the same models with torch.
"""
def gemm(rows, inner, columns):
    return 2 * rows * inner * columns

def attention(batch, heads, queries, keys, width):
    return 2 * gemm(batch * heads * queries, width, keys)

def encoder(layers, batch, words, width, heads, inner):
    rows = batch * words
    return layers * (4 * gemm(rows, width, width) + gemm(rows, width, inner) + gemm(rows, inner, width)
                     + attention(batch, heads, words, words, width // heads))

def conv(out, channels, made, window):
    return 2 * out * out * channels * made * window * window

def resnet50(size, classes=1000):
    size //= 2
    flops = conv(size, 3, 64, 7)
    size //= 2
    channels = 64
    for blocks, width in ((3, 64), (4, 128), (6, 256), (3, 512)):
        for block in range(blocks):
            first = block == 0
            smaller = size // 2 if first and width > 64 else size
            flops += conv(size, channels, width, 1) + conv(smaller, width, width, 3)
            flops += conv(smaller, width, 4 * width, 1)
            flops += conv(smaller, channels, 4 * width, 1) if first else 0
            size, channels = smaller, 4 * width
    return flops + gemm(1, 2048, classes)

def llama(layers, words, width, keys, heads, inner, vocabulary):
    projections = 2 * gemm(words, width, width) + 2 * gemm(words, width, keys)
    return layers * (projections + 3 * gemm(words, width, inner)
                     + attention(1, heads, words, words, width // heads)) + gemm(words, width, vocabulary)

examples, onnx = "resources/examples/", "tests/corpus/models/onnx/"
models = [
    (examples + "llama2-7b.json", "", llama(32, 2048, 4096, 4096, 32, 11008, 32000)),
    (examples + "tenstorrent-llama.json", "", llama(2, 128, 2048, 512, 32, 8192, 32000)),
    (examples + "bert.onnx", "", encoder(12, 1, 4, 16, 2, 64) + gemm(1, 16, 16)),
    (examples + "gpt2.onnx", "", encoder(12, 1, 4, 16, 2, 64) + gemm(4, 16, 32)),
    (examples + "mixtral-moe.onnx", "",
     # Queries and results have 16, keys and values 8 channels; 8 experts and what chooses them.
     4 * (2 * gemm(4, 16, 16) + 2 * gemm(4, 16, 8) + gemm(4, 16, 8) + 8 * 3 * gemm(4, 16, 16)
          + attention(1, 4, 4, 4, 4)) + gemm(4, 16, 32)),
    (examples + "resnet50.onnx", "", resnet50(64)),
    (onnx + "light_resnet50_opset9.onnx", "", resnet50(224)),
    (onnx + "cnn_mnist_weights.onnx", "",
     conv(24, 1, 10, 5) + conv(8, 10, 20, 5) + gemm(1, 320, 50) + gemm(1, 50, 10)),
    (examples + "qnn-keywords_net.json", "",
     encoder(4, 1, 100, 64, 1, 256) + gemm(100, 40, 64) + gemm(100, 64, 12)),
    (onnx + "bert_base_12l_pytorch_opset11.onnx", "batch_size=3",
     encoder(12, 3, 10, 8, 2, 32) + gemm(3 * 10, 8, 2)),
    (onnx + "tfbert_24l_keras_opset11.onnx", "batch_size=2",
     encoder(24, 2, 7, 8, 2, 32) + gemm(2 * 7, 8, 2)),
]

print("# file,extents,operations; made by flops_by_hand.py")
for file, extents, flops in models:
    print(f"{file},{extents},{flops}")
