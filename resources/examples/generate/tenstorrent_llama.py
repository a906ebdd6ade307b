#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes two layers of a Llama as Tenstorrent's compiler gets them from torch 2.6, without weights."""
import os
import sys

import torch
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../exporter"))
sys.dont_write_bytecode = True
from fusewright_export import capture, export  # noqa: E402

WIDTH, HEADS, GROUPS, INNER, WORDS, LENGTH = 2048, 32, 8, 8192, 32000, 128


class RMSNorm(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight, self.eps = nn.Parameter(torch.ones(WIDTH)), 1e-5

    def forward(self, hidden_states):
        input_dtype = hidden_states.dtype
        hidden_states = hidden_states.to(torch.float32)
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        hidden_states = hidden_states * torch.rsqrt(variance + self.eps)
        return self.weight * hidden_states.to(input_dtype)


def rotate_half(x):
    half = x.shape[-1] // 2
    return torch.cat((-x[..., half:], x[..., :half]), dim=-1)


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.size = WIDTH // HEADS
        self.q_proj = nn.Linear(WIDTH, WIDTH, bias=False)
        self.k_proj = nn.Linear(WIDTH, GROUPS * self.size, bias=False)
        self.v_proj = nn.Linear(WIDTH, GROUPS * self.size, bias=False)
        self.o_proj = nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x, cos, sin, mask):
        batch, length, _ = x.shape
        q = self.q_proj(x).view(batch, length, HEADS, self.size).transpose(1, 2)
        k = self.k_proj(x).view(batch, length, GROUPS, self.size).transpose(1, 2)
        v = self.v_proj(x).view(batch, length, GROUPS, self.size).transpose(1, 2)
        q, k = q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin
        k = k.repeat_interleave(HEADS // GROUPS, dim=1)
        v = v.repeat_interleave(HEADS // GROUPS, dim=1)
        scores = torch.matmul(q, k.transpose(2, 3)) * self.size ** -0.5
        weights = torch.softmax(scores + mask, dim=-1)
        out = torch.matmul(weights, v).transpose(1, 2)
        return self.o_proj(out.reshape(batch, length, -1))


class FeedForward(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate_proj = nn.Linear(WIDTH, INNER, bias=False)
        self.up_proj = nn.Linear(WIDTH, INNER, bias=False)
        self.down_proj, self.act_fn = nn.Linear(INNER, WIDTH, bias=False), nn.SiLU()

    def forward(self, x):
        return self.down_proj(self.act_fn(self.gate_proj(x)) * self.up_proj(x))


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.self_attn, self.mlp = Attention(), FeedForward()
        self.input_layernorm, self.post_attention_layernorm = RMSNorm(), RMSNorm()

    def forward(self, x, cos, sin, mask):
        x = x + self.self_attn(self.input_layernorm(x), cos, sin, mask)
        return x + self.mlp(self.post_attention_layernorm(x))


class Llama(nn.Module):
    def __init__(self, layers=2):
        super().__init__()
        self.embed_tokens = nn.Embedding(WORDS, WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.norm, self.lm_head = RMSNorm(), nn.Linear(WIDTH, WORDS, bias=False)

    def forward(self, ids, cos, sin, mask):
        x = self.embed_tokens(ids)
        for layer in self.layers:
            x = layer(x, cos, sin, mask)
        # Scores are kept between -30 and 30, as some models do.
        scores = self.lm_head(self.norm(x))
        return 30.0 * torch.tanh(scores / 30.0)


def main():
    model = Llama().to(torch.bfloat16).eval()
    ids = torch.zeros(1, LENGTH, dtype=torch.int64)
    cos, sin = (torch.zeros(1, 1, LENGTH, WIDTH // HEADS, dtype=torch.bfloat16) for _ in range(2))
    mask = torch.zeros(1, 1, LENGTH, LENGTH, dtype=torch.bfloat16)
    graph = capture(model, ids, cos, sin, mask, mode="tt")
    export(graph, sys.argv[1])
    # Without the folder of the machine.
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read().replace(HERE + "/", "").replace('"GraphModule"', '"Llama, 2 layers"')
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(text)


main()
