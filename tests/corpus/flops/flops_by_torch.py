# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""What torch's FlopCounterMode counts in models: flops_by_torch.csv, and the models that are saved here.

    python3 flops_by_torch.py   # torch 2.6; writes the table and NAME.fx.txt beside it

The models of flops_by_hand.csv are built again, as torch modules without memory. The others are saved
as torch prints them. torch counts products of matrices, convolutions and attention, two operations for
a multiplication and an addition. Where it leaves something out, or counts it in another way,
`REASONS` says what, and how much more Fusewright counts.
"""
import os
import warnings

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils.flop_counter import FlopCounterMode

HERE = os.path.dirname(os.path.abspath(__file__))
warnings.simplefilter("ignore")


class Encoder(nn.Module):
    """Layers of attention and an MLP; keys may have fewer heads, the MLP a gate."""

    def __init__(self, layers, width, heads, inner, keys=None, gated=False, out=None, classes=None):
        super().__init__()
        self.heads, self.size, self.gated, self.classes = heads, width // heads, gated, classes
        keys = keys or width
        names = {"q": (width, width), "k": (width, keys), "v": (width, keys), "o": (width, width),
                 "up": (width, inner), "down": (inner, width)}
        if gated:
            names["gate"] = (width, inner)
        self.layers = nn.ModuleList(
            nn.ModuleDict({name: nn.Linear(*sizes) for name, sizes in names.items()})
            for _ in range(layers))
        self.out = nn.Linear(width, out) if out else nn.Identity()
        self.pooler = nn.Linear(width, classes) if classes else nn.Identity()

    def heads_of(self, x):
        batch, words, width = x.shape
        x = x.view(batch, words, width // self.size, self.size).transpose(1, 2)
        return x.repeat_interleave(self.heads // x.shape[1], dim=1)

    def attention(self, layer, x):
        q, k, v = (self.heads_of(layer[name](x)) for name in "qkv")
        scores = (q @ k.transpose(-1, -2)).softmax(-1)
        return layer["o"]((scores @ v).transpose(1, 2).reshape(x.shape))

    def mlp(self, layer, x):
        up = F.silu(layer["gate"](x)) * layer["up"](x) if self.gated else F.gelu(layer["up"](x))
        return layer["down"](up)

    def forward(self, x):
        for layer in self.layers:
            x = x + self.attention(layer, x)
            x = x + self.mlp(layer, x)
        x = self.out(x)
        return self.pooler(x[:, 0]) if self.classes else x


class Mixtral(nn.Module):
    """Attention with fewer keys, and experts that all look at all rows, as the example has it."""

    def __init__(self):
        super().__init__()
        self.attention = nn.ModuleList(
            Encoder(1, 16, 4, 1, keys=8) for _ in range(4))
        self.router = nn.ModuleList(nn.Linear(16, 8) for _ in range(4))
        self.experts = nn.ModuleList(
            nn.ModuleList(nn.Linear(16, 16) for _ in range(8 * 3)) for _ in range(4))
        self.out = nn.Linear(16, 32)

    def forward(self, x):
        for attention, router, experts in zip(self.attention, self.router, self.experts):
            x = attention.attention(attention.layers[0], x)
            chosen = router(x)
            x = sum(expert(x) for expert in experts) * chosen.sum()
        return self.out(x)


class ResNet50(nn.Module):
    def __init__(self):
        super().__init__()
        def conv(channels, made, window, stride=1):
            return nn.Sequential(nn.Conv2d(channels, made, window, stride, window // 2, bias=False),
                                 nn.BatchNorm2d(made))
        self.stem, self.blocks, channels = conv(3, 64, 7, 2), nn.ModuleList(), 64
        for blocks, width in ((3, 64), (4, 128), (6, 256), (3, 512)):
            for block in range(blocks):
                stride = 2 if block == 0 and width > 64 else 1
                self.blocks.append(nn.ModuleList([
                    conv(channels, width, 1), conv(width, width, 3, stride),
                    conv(width, 4 * width, 1),
                    conv(channels, 4 * width, 1, stride) if block == 0 else nn.Identity()]))
                channels = 4 * width
        self.out = nn.Linear(2048, 1000)

    def forward(self, x):
        x = F.max_pool2d(self.stem(x), 3, 2, 1)
        for a, b, c, side in self.blocks:
            x = F.relu(c(F.relu(b(F.relu(a(x))))) + side(x))
        return self.out(x.mean((2, 3)))


class Digits(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Conv2d(1, 10, 5), nn.Conv2d(10, 20, 5)
        self.c, self.d = nn.Linear(320, 50), nn.Linear(50, 10)

    def forward(self, x):
        x = F.max_pool2d(self.b(F.max_pool2d(self.a(x), 2)), 2)
        return self.d(self.c(x.flatten(1)))


class Keywords(nn.Module):
    def __init__(self):
        super().__init__()
        self.into, self.body, self.out = nn.Linear(40, 64), Encoder(4, 64, 1, 256), nn.Linear(64, 12)

    def forward(self, x):
        return self.out(self.body(self.into(x)))


class Mobile(nn.Module):
    """Inverted residuals: convolutions in as many groups as channels."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, 2, 1)
        self.up, self.deep, self.down = nn.Conv2d(8, 48, 1), nn.Conv2d(48, 48, 3, 1, 1, groups=48), \
            nn.Conv2d(48, 8, 1)
        self.grouped, self.out = nn.Conv2d(8, 16, 3, 2, 1, groups=4), nn.Linear(16, 10)

    def forward(self, x):
        x = self.stem(x)
        x = x + self.down(F.relu6(self.deep(F.relu6(self.up(x)))))
        return self.out(self.grouped(x).mean((2, 3)))


class Unet(nn.Module):
    """Down and up again: transposed convolutions, in groups too."""

    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Conv2d(1, 8, 3, padding=1), nn.Conv2d(8, 16, 3, 2, 1)
        self.up, self.c = nn.ConvTranspose2d(16, 8, 2, 2), nn.Conv2d(16, 8, 3, padding=1)
        self.more = nn.ConvTranspose2d(8, 8, 4, 2, 1, groups=4)

    def forward(self, x):
        side = F.relu(self.a(x))
        x = torch.cat((side, self.up(F.relu(self.b(side)))), 1)
        return self.more(self.c(x))


class Vision(nn.Module):
    """Patches and torch's own layers."""

    def __init__(self):
        super().__init__()
        self.patches = nn.Conv2d(3, 32, 8, 8)
        layer = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, norm_first=True)
        self.layers, self.out = nn.TransformerEncoder(layer, 2), nn.Linear(32, 10)

    def forward(self, x):
        return self.out(self.layers(self.patches(x).flatten(2).transpose(1, 2))[:, 0])


class Fused(Encoder):
    """Attention as one operator."""

    def attention(self, layer, x):
        q, k, v = (self.heads_of(layer[name](x)) for name in "qkv")
        x = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(x.shape)
        return layer["o"](x)


class Crossed(nn.Module):
    """More keys than queries, values of another width."""

    def __init__(self):
        super().__init__()
        self.q, self.k, self.v = nn.Linear(32, 32), nn.Linear(24, 32), nn.Linear(24, 32)
        self.out = nn.Linear(32, 32)

    def forward(self, x, memory):
        q, k, v = (f(y).view(y.shape[0], y.shape[1], 4, 8).transpose(1, 2)
                   for f, y in ((self.q, x), (self.k, memory), (self.v, memory)))
        return self.out(F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2))


class Sound(nn.Module):
    """One extent: convolutions, a dilated one, and products of their rows."""

    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Conv1d(16, 32, 5, 2), nn.Conv1d(32, 32, 3, dilation=4, groups=2)
        self.up, self.out = nn.ConvTranspose1d(32, 16, 6, 3), nn.Linear(16, 8)

    def forward(self, x):
        return self.out(self.up(F.relu(self.b(F.relu(self.a(x))))).transpose(1, 2))


class Steps(nn.Module):
    """A recurrence of two layers, both ways."""

    def __init__(self):
        super().__init__()
        self.steps = nn.LSTM(12, 16, 2, bidirectional=True, batch_first=True)
        self.gru, self.out = nn.GRU(32, 8, batch_first=True), nn.Linear(8, 4)

    def forward(self, x):
        return self.out(self.gru(self.steps(x)[0])[0])


class Volume(nn.Module):
    """Three extents."""

    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Conv3d(2, 8, 3, 2, 1), nn.ConvTranspose3d(8, 4, 2, 2)

    def forward(self, x):
        return self.b(F.relu(self.a(x)))


class Products(nn.Module):
    """Products of matrices in every spelling."""

    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.randn(4, 8, 16))
        self.bias = nn.Parameter(torch.randn(4, 5, 16))

    def forward(self, x, y):
        a = torch.einsum("bsd,hde->bhse", x, self.w)
        b = torch.baddbmm(self.bias, x[:4], self.w)
        c = torch.matmul(a, y.transpose(-1, -2))
        d = torch.bmm(b, y[:, 0, :1].transpose(1, 2))
        e = torch.addmm(self.bias[0], x[0], self.w[0])
        f = torch.tensordot(x, self.w[1], ([2], [0]))
        return c, d, e @ y[0, 0].t(), f


class Vectors(nn.Module):
    """Products with vectors, which torch does not count."""

    def __init__(self):
        super().__init__()
        self.w, self.v = nn.Parameter(torch.randn(24, 16)), nn.Parameter(torch.randn(16))

    def forward(self, x):
        return self.w @ self.v, torch.dot(self.v, self.v), x @ self.w.t()


class Trained(nn.Module):
    """Convolutions with gradients; one in groups."""

    def __init__(self, groups):
        super().__init__()
        self.a, self.b = nn.Conv2d(3, 8, 3, padding=1), nn.Conv2d(8, 16, 3, 2, 1, groups=groups)
        self.up, self.out = nn.ConvTranspose2d(16, 8, 2, 2), nn.Linear(8, 4)

    def forward(self, x):
        return self.out(self.up(F.relu(self.b(F.relu(self.a(x))))).mean((2, 3)))


def counted(run):
    # It does not know one operator for a whole recurrence, layer or attention on a processor.
    with torch.backends.mkldnn.flags(enabled=False), sdpa_kernel(SDPBackend.MATH), \
            FlopCounterMode(display=False) as counter:
        run()
    return counter.get_total_flops()


def without_memory(make, *shape):
    with torch.device("meta"):
        model, x = make().eval(), torch.empty(*shape)
        with torch.no_grad():
            return counted(lambda: model(x))


def save(name, text):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as file:
        # Where in this file a line comes from is no part of the model.
        lines = (line.rstrip() for line in text.splitlines() if "# File: " not in line)
        file.write("\n".join(lines) + "\n")


def exported(name, model, *inputs, decomposed=False):
    program = torch.export.export(model.eval(), inputs)
    if decomposed:
        program = program.run_decompositions()
    save(name, program.graph_module.print_readable(print_output=False))
    with torch.no_grad():
        return counted(lambda: model(*inputs))


def trained(name, model, *inputs):
    from torch._functorch.aot_autograd import aot_module
    from torch._functorch.partitioners import default_partition

    def partition(joint, *arguments, **options):
        save(name, joint.print_readable(print_output=False))
        return default_partition(joint, *arguments, **options)

    run = aot_module(model, fw_compiler=lambda graph, _: graph, partition_fn=partition)
    run(*inputs).sum().backward()
    return counted(lambda: model(*inputs).sum().backward())


examples, onnx, own = "resources/examples/", "tests/corpus/models/onnx/", "tests/corpus/flops/"
REASONS = {
    own + "vectors.fx.txt": (2 * (24 * 16 + 16), "torch leaves out mv and dot"),
    own + "trained_groups.fx.txt": (
        -2 * 2 * 16 * 8 * 8 * 9 * (8 - 2),
        "of a weight's gradient in groups torch counts all pairs of channels"),
    own + "trained_attention.fx.txt": (
        2 * 2 * 2 * 6 * 6 * 8, "the saved operator makes the scores again; what torch counts kept them"),
}


def tables():
    def encoder(rows, *arguments, **options):
        return without_memory(lambda: Encoder(*arguments, **options), *rows, arguments[1])
    yield examples + "llama2-7b.json", "", encoder((1, 2048), 32, 4096, 32, 11008, gated=True, out=32000)
    yield (examples + "tenstorrent-llama.json", "",
           encoder((1, 128), 2, 2048, 32, 8192, keys=512, gated=True, out=32000))
    yield examples + "bert.onnx", "", encoder((1, 4), 12, 16, 2, 64, classes=16)
    yield examples + "gpt2.onnx", "", encoder((1, 4), 12, 16, 2, 64, out=32)
    yield examples + "mixtral-moe.onnx", "", without_memory(Mixtral, 1, 4, 16)
    yield examples + "resnet50.onnx", "", without_memory(ResNet50, 1, 3, 64, 64)
    yield onnx + "light_resnet50_opset9.onnx", "", without_memory(ResNet50, 1, 3, 224, 224)
    yield onnx + "cnn_mnist_weights.onnx", "", without_memory(Digits, 1, 1, 28, 28)
    yield examples + "qnn-keywords_net.json", "", without_memory(Keywords, 1, 100, 40)
    yield (onnx + "bert_base_12l_pytorch_opset11.onnx", "batch_size=3",
           encoder((3, 10), 12, 8, 2, 32, out=2))
    yield onnx + "tfbert_24l_keras_opset11.onnx", "batch_size=2", encoder((2, 7), 24, 8, 2, 32, out=2)

    def saved(name, make, *shapes, way=exported, **options):
        return own + name, "", way(name, make, *(torch.randn(*shape) for shape in shapes), **options)
    yield saved("mobile.fx.txt", Mobile(), (2, 3, 16, 16))
    yield saved("mobile_decomposed.fx.txt", Mobile(), (1, 3, 16, 16), decomposed=True)
    yield saved("unet.fx.txt", Unet(), (1, 1, 16, 16))
    yield saved("vision.fx.txt", Vision(), (2, 3, 32, 32))
    yield saved("fused_attention.fx.txt", Fused(2, 32, 4, 48, keys=16, gated=True), (2, 10, 32))
    yield saved("attention_decomposed.fx.txt", Fused(1, 32, 4, 48), (2, 10, 32), decomposed=True)
    yield saved("crossed.fx.txt", Crossed(), (2, 6, 32), (2, 15, 24))
    yield saved("sound.fx.txt", Sound(), (2, 16, 64))
    yield saved("steps.fx.txt", Steps(), (3, 7, 12))
    yield saved("volume.fx.txt", Volume(), (1, 2, 8, 8, 8))
    yield saved("products.fx.txt", Products(), (4, 5, 8), (4, 4, 9, 16))
    yield saved("vectors.fx.txt", Vectors(), (3, 16))
    yield saved("trained.fx.txt", Trained(1), (2, 3, 16, 16), way=trained)
    yield saved("trained_groups.fx.txt", Trained(4), (2, 3, 16, 16), way=trained)
    yield saved("trained_attention.fx.txt", Fused(1, 16, 2, 24), (2, 6, 16), way=trained)


def main():
    torch.manual_seed(0)
    torch.backends.mha.set_fastpath_enabled(False)
    lines = ["# file,extents,operations,how many more Fusewright counts,why; made by flops_by_torch.py"]
    for file, extents, operations in tables():
        more, why = REASONS.get(file, (0, ""))
        lines.append(f"{file},{extents},{operations},{more},{why}")
    save("flops_by_torch.csv", "\n".join(lines))


main()
