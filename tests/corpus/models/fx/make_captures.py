# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes the files `captures/*.fx.txt`: models as torch.compile hands them to a backend, before any decomposition.

    python3 make_captures.py [FOLDER]   # torch 2.6
"""

import os
import re
import sys

import torch
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))


class BertLayer(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value = (nn.Linear(width, width) for _ in range(3))
        self.output = nn.Linear(width, width)
        self.norm1, self.norm2 = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x, mask):
        batch, length, width = x.shape

        def split(y):
            return y.view(batch, length, self.heads, -1).transpose(1, 2)

        y = F.scaled_dot_product_attention(split(self.query(x)), split(self.key(x)), split(self.value(x)),
                                           attn_mask=mask, dropout_p=0.0)
        x = self.norm1(x + self.output(y.transpose(1, 2).reshape(batch, length, width)))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class Bert(nn.Module):
    def __init__(self, layers=12, width=768, heads=12):
        super().__init__()
        self.words, self.places = nn.Embedding(30522, width), nn.Embedding(512, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(BertLayer(width, heads) for _ in range(layers))
        self.pooler = nn.Linear(width, width)

    def forward(self, ids, mask):
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.norm(self.words(ids) + self.places(places))
        for layer in self.layers:
            x = layer(x, mask)
        return torch.tanh(self.pooler(x[:, 0]))


class RmsNorm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        kind = x.dtype
        x = x.to(torch.float32)
        x = x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * x.to(kind)


class LlamaBlock(nn.Module):
    """One decoder block, with the router of a mixture of experts behind it and a choice of the next token."""

    def __init__(self, width=2048, heads=32, pairs=8, inner=8192):
        super().__init__()
        self.heads, self.pairs, self.size = heads, pairs, width // heads
        self.q_proj = nn.Linear(width, width, bias=False)
        self.k_proj = nn.Linear(width, pairs * self.size, bias=False)
        self.v_proj = nn.Linear(width, pairs * self.size, bias=False)
        self.o_proj = nn.Linear(width, width, bias=False)
        self.gate_proj, self.up_proj = (nn.Linear(width, inner, bias=False) for _ in range(2))
        self.down_proj = nn.Linear(inner, width, bias=False)
        self.input_norm, self.norm = RmsNorm(width), nn.RMSNorm(width, eps=1e-6)
        self.router, self.head = nn.Linear(width, 16, bias=False), nn.Linear(width, 1024, bias=False)

    def rotate(self, x, cos, sin):
        half = x.shape[-1] // 2
        return x * cos + torch.cat((-x[..., half:], x[..., :half]), dim=-1) * sin

    def forward(self, x, cos, sin):
        batch, length, width = x.shape
        y = self.input_norm(x)
        q = self.q_proj(y).view(batch, length, self.heads, self.size).transpose(1, 2)
        k = self.k_proj(y).view(batch, length, self.pairs, self.size).transpose(1, 2)
        v = self.v_proj(y).view(batch, length, self.pairs, self.size).transpose(1, 2)
        q, k = self.rotate(q, cos, sin), self.rotate(k, cos, sin)
        k = k.repeat_interleave(self.heads // self.pairs, 1)
        v = v.repeat_interleave(self.heads // self.pairs, 1)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.o_proj(y.transpose(1, 2).reshape(batch, length, width))
        y = self.norm(x)
        x = x + self.down_proj(F.silu(self.gate_proj(y)) * self.up_proj(y))
        weights, experts = torch.topk(self.router(x), 2, dim=-1)
        best, _ = torch.topk(weights, 1)
        token = torch.argmax(self.head(x), dim=-1)
        likely = torch.gather(self.head(x), -1, token.unsqueeze(-1))
        return x, F.gelu(weights, approximate="tanh"), experts, best, likely, torch.argmax(weights)


def capture(path, model, *inputs):
    texts = []

    def backend(graph, _):
        texts.append(graph.print_readable(print_output=False))
        return graph.forward

    torch._dynamo.reset()
    with torch.no_grad():
        torch.compile(model.eval(), backend=backend, fullgraph=True)(*inputs)
    text = re.sub(r'# File: \S*/([^/\s]+\.py):', r'# File: \1:', texts[0])
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.rstrip() + "\n")


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "captures")
    os.makedirs(folder, exist_ok=True)
    torch.manual_seed(0)
    ids = torch.randint(0, 30522, (1, 128))
    capture(os.path.join(folder, "bert_base.fx.txt"), Bert(), ids, torch.zeros(1, 1, 128, 128))
    bf16 = torch.bfloat16
    cos = torch.ones(1, 1, 64, 64, dtype=bf16)
    capture(os.path.join(folder, "llama_block.fx.txt"), LlamaBlock().to(bf16), torch.zeros(1, 64, 2048, dtype=bf16), cos,
            cos)


main()
