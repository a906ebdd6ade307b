#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a step of training of small models with the exporter, as joint graphs: into the folder
`steps` of one called after the version of torch, here or in another folder.

    python3 make_training_steps.py [FOLDER]   # torch 1.13 (Debian 12), or 2.6 (Debian 13)
"""

import os
import sys

import torch
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../../resources/exporter"))
sys.dont_write_bytecode = True
from fusewright_export import export  # noqa: E402


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.conv1 = nn.Conv2d(width, width, 3, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.conv2 = nn.Conv2d(width, width, 3, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(width)

    def forward(self, x):
        h = F.relu(self.bn1(self.conv1(x)))
        return F.relu(self.bn2(self.conv2(h)) + x)


class ResNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, padding=1, bias=False)
        self.bn = nn.BatchNorm2d(8)
        self.blocks = nn.Sequential(Residual(8), Residual(8))
        self.head = nn.Linear(8, 5)

    def forward(self, image, target):
        x = F.max_pool2d(F.relu(self.bn(self.stem(image))), 2)
        x = F.adaptive_avg_pool2d(self.blocks(x), 1).flatten(1)
        return F.cross_entropy(self.head(x), target)


class EncoderLayer(nn.Module):
    def __init__(self, width=16, heads=4):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 32), nn.Linear(32, width)

    def forward(self, x):
        batch, length, width = x.shape
        qkv = self.qkv(self.norm1(x)).view(batch, length, 3, self.heads, width // self.heads)
        q, k, v = qkv.permute(2, 0, 3, 1, 4).unbind(0)
        h = attention(q, k, v)
        x = x + self.out(h.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Encoder(nn.Module):
    """Two layers of a transformer that learns to tell the tokens."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(20, 16)
        self.layers = nn.Sequential(EncoderLayer(), EncoderLayer())
        self.head = nn.Linear(16, 20)

    def forward(self, tokens, target):
        logits = self.head(self.layers(self.table(tokens)))
        return F.cross_entropy(logits.flatten(0, 1), target.flatten())


class RmsNorm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        return self.weight * (x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6))


def turned(x):
    first, second = x.chunk(2, -1)
    return torch.cat((-second, first), dim=-1)


class LlamaBlock(nn.Module):
    """Grouped heads, rotary positions, a gated MLP; learns to come near a target."""

    def __init__(self, width=16, heads=4, groups=2):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, width // heads
        self.norm1, self.norm2 = RmsNorm(width), RmsNorm(width)
        self.q, self.o = nn.Linear(width, width, bias=False), nn.Linear(width, width, bias=False)
        self.k = nn.Linear(width, groups * self.size, bias=False)
        self.v = nn.Linear(width, groups * self.size, bias=False)
        self.gate, self.up = nn.Linear(width, 32, bias=False), nn.Linear(width, 32, bias=False)
        self.down = nn.Linear(32, width, bias=False)
        angles = torch.arange(6)[:, None] * 10000 ** (-torch.arange(self.size) / self.size)
        self.register_buffer("cos", angles.cos())
        self.register_buffer("sin", angles.sin())

    def forward(self, x, target):
        batch, length, width = x.shape
        h = self.norm1(x)
        q = self.q(h).view(batch, length, self.heads, self.size).transpose(1, 2)
        k = self.k(h).view(batch, length, self.groups, self.size).transpose(1, 2)
        v = self.v(h).view(batch, length, self.groups, self.size).transpose(1, 2)
        q, k = q * self.cos + turned(q) * self.sin, k * self.cos + turned(k) * self.sin
        k, v = (each.repeat_interleave(self.heads // self.groups, dim=1) for each in (k, v))
        h = attention(q, k, v, is_causal=True)
        x = x + self.o(h.transpose(1, 2).reshape(batch, length, width))
        h = self.norm2(x)
        x = x + self.down(F.silu(self.gate(h)) * self.up(h))
        return F.mse_loss(x, target)


def attention(q, k, v, is_causal=False):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, is_causal=is_causal)
    scores = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5  # torch 1.13 has no operator for it.
    if is_causal:
        scores = scores.masked_fill(torch.ones_like(scores[0, 0]).triu(1).bool(), -1e9)
    return torch.softmax(scores, -1) @ v


def write(folder, name, model, inputs):
    path = os.path.join(folder, name + ".json")
    export(model, path, example_inputs=inputs, training=True)
    with open(path, encoding="utf-8") as file:
        text = file.read().replace(HERE + os.sep, "")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    torch.manual_seed(0)
    target = sys.argv[1] if len(sys.argv) > 1 else HERE
    version = ".".join(torch.__version__.split(".")[:2])
    folder = os.path.join(target, version, "steps")
    os.makedirs(folder, exist_ok=True)
    tokens = torch.randint(0, 20, (2, 6)), torch.randint(0, 20, (2, 6))
    write(folder, "resnet", ResNet(), (torch.rand(2, 3, 8, 8), torch.randint(0, 5, (2,))))
    write(folder, "encoder", Encoder(), tokens)
    write(folder, "llama", LlamaBlock(), (torch.rand(2, 6, 16), torch.rand(2, 6, 16)))


if __name__ == "__main__":
    main()
