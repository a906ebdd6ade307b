# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes the files `block.*`, beside this script or in a folder: one graph in every form that torch prints.

    python3 make_block.py [FOLDER]   # torch 1.13

`print_tabular` wants the package tabulate, of which the few lines it needs are below.
"""

import contextlib
import io
import os
import re
import sys
import types

import torch
import torch.fx
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../../../resources/exporter"))
sys.dont_write_bytecode = True
from fusewright_export import export  # noqa: E402


def tabulate(rows, headers):
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[at]) for row in rows + [headers]) for at in range(len(headers))]
    ruler = ["-" * width for width in widths]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
             for row in [headers, ruler] + rows]
    return "\n".join(lines)


sys.modules["tabulate"] = types.ModuleType("tabulate")
sys.modules["tabulate"].tabulate = tabulate


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.scale = nn.Parameter(torch.ones(1))

    def forward(self, x, mask):
        parts = self.qkv(x).chunk(3, dim=-1)
        q, k, v = parts[0], parts[1], parts[2]
        scores = q @ k.transpose(-2, -1) * self.scale
        scores = scores.masked_fill(~mask, float("-inf"))
        return self.out(F.softmax(scores, dim=-1) @ v)


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.attention = Attention(width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x, mask):
        x = x + self.attention(self.ln1(x), mask)
        x = x + self.down(F.gelu(self.up(self.ln2(x)), approximate="tanh"))
        return x


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([Block(8), Block(8)])
        self.register_buffer("bias", torch.zeros(8))

    def forward(self, x, mask):
        for layer in self.layers:
            x = layer(x, mask)
        first = x[:, 0, None] + self.bias
        return {"first": first.to(torch.float16), "all": torch.cat([x, x.to(device="cpu")], 1)}


TARGET = sys.argv[1] if len(sys.argv) > 1 else HERE


def write(name, text):
    with open(os.path.join(TARGET, name), "w", encoding="utf-8") as file:
        file.write(text)


def main():
    traced = torch.fx.symbolic_trace(Model())
    write("block.code.fx.txt", traced.code)
    write("block.module.fx.txt", str(traced))
    write("block.graph.fx.txt", str(traced.graph) + "\n")
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        traced.graph.print_tabular()
    table = "\n".join(line for line in printed.getvalue().splitlines())
    write("block.table.fx.txt", re.sub(r"(?<= at 0x)[0-9a-f]+", lambda it: "0" * len(it[0]), table) + "\n")
    inputs = torch.randn(2, 5, 8), torch.ones(5, 5, dtype=torch.bool)
    export(traced, os.path.join(TARGET, "block.json"), example_inputs=inputs)


main()
