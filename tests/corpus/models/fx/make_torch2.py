# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes the files of `torch2/`, beside this script or in a folder: small models in the forms of torch 2.

    python3 make_torch2.py [FOLDER]   # torch 2.6 and tabulate

NAME.graph      str(graph)               NAME.readable   print_readable()
NAME.code       graph module's code      NAME.colours    print_readable(), with all there is
NAME.table      print_tabular()          NAME.program    str(exported program)
NAME.json       the exporter's           NAME.export     the JSON in what torch.export.save saves
"""

import contextlib
import io
import os
import re
import sys
import warnings
import zipfile

import torch
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "torch2")
sys.path.insert(0, os.path.join(HERE, "../../../../resources/exporter"))
sys.dont_write_bytecode = True
warnings.simplefilter("ignore")
from fusewright_export import export  # noqa: E402


def turned(x):
    first, second = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2:]
    return torch.cat((-second, first), dim=-1)


class Norm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        scale = torch.rsqrt(x.to(torch.float32).pow(2).mean(-1, keepdim=True) + 1e-6)
        return self.weight * (x * scale).to(x.dtype)


class Layer(nn.Module):
    """A decoder layer: grouped heads, rotary positions, a gated MLP."""

    def __init__(self, width=16, heads=4, groups=2):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, width // heads
        self.norm1, self.norm2 = Norm(width), Norm(width)
        self.q, self.o = nn.Linear(width, width, bias=False), nn.Linear(width, width)
        self.kv = nn.Linear(width, 2 * groups * self.size, bias=False)
        self.gate, self.up = nn.Linear(width, 32), nn.Linear(width, 32)
        self.down = nn.Linear(32, width)

    def forward(self, x, cos, sin):
        batch, length, width = x.shape
        h = self.norm1(x)
        q = self.q(h).view(batch, length, self.heads, self.size).transpose(1, 2)
        k, v = self.kv(h).view(batch, length, 2 * self.groups, self.size).transpose(1, 2).chunk(2, 1)
        q, k = q * cos + turned(q) * sin, k * cos + turned(k) * sin
        k, v = (each.repeat_interleave(self.heads // self.groups, dim=1) for each in (k, v))
        h = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.o(h.transpose(1, 2).reshape(batch, length, width))
        h = self.norm2(x)
        return x + self.down(F.silu(self.gate(h)) * self.up(h))


class Branches(nn.Module):
    """Graphs in the graph, buffers that change, keyword arguments, outputs of every sort."""

    def __init__(self):
        super().__init__()
        self.fc, self.bn = nn.Linear(8, 8), nn.BatchNorm1d(8)
        self.register_buffer("count", torch.zeros(()))

    def forward(self, x, *, bias=None, pair, options):
        self.count.add_(1)

        def yes(x):
            return self.fc(x).relu()

        def no(x):
            return x * 2 - 1

        y = torch.cond(x.sum() > 0, yes, no, (x,))
        with torch.no_grad():
            z = self.bn(y).mean(0, keepdim=True)
        best, index = torch.topk(y + z, 2)
        y = torch.where(y > 0, y, -float("inf")) + pair[0] * options["scale"]
        return {"y": y, "nothing": bias, "number": 3}, [best, index, pair[1][:, None, index[0]]]


class Experts(nn.Module):
    """What torch.compile sees: methods, operators of Python, in place."""

    def __init__(self):
        super().__init__()
        self.router = nn.Linear(8, 4)
        self.w1, self.w2 = nn.Parameter(torch.randn(4, 8, 16)), nn.Parameter(torch.randn(4, 16, 8))

    def forward(self, x):
        p, index = F.softmax(self.router(x), -1).topk(2)
        p /= p.sum(-1, True)
        mask = torch.zeros(x.shape[0], 4).scatter(1, index, p)
        h = F.gelu(torch.einsum("td,edf->tef", x, self.w1), approximate="tanh")
        y = torch.einsum("tef,efd->ted", h, self.w2)
        y[..., 0] = 0.5
        return (y * mask[..., None]).sum(1).view(-1, 8)


class Small(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.fc = nn.Conv2d(3, 4, 3, padding=1), nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(F.adaptive_avg_pool2d(F.relu(self.conv(x)), 1).flatten(1))


def write(name, text):
    text = re.sub(r"(?<= at 0x)[0-9a-f]+", lambda it: "0" * len(it[0]), text.replace(HERE + "/", ""))
    with open(os.path.join(TARGET, name), "w", encoding="utf-8") as file:
        file.write("\n".join(line.rstrip() for line in text.splitlines()) + "\n")


def write_exported(name, module):
    path = os.path.join(TARGET, name + ".json")
    export(module, path)
    with open(path, encoding="utf-8") as file:
        write(name + ".json", file.read())


def write_module(name, module):
    write(name + ".readable.fx.txt", module.print_readable(print_output=False))
    write(name + ".colours.fx.txt", module.print_readable(
        print_output=False, include_stride=True, include_device=True, colored=True))
    write(name + ".graph.fx.txt", str(module.graph))
    write(name + ".code.fx.txt", module.code)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        module.graph.print_tabular()
    write(name + ".table.fx.txt", printed.getvalue())


def write_program(name, program):
    write_module(name, program.graph_module)
    write(name + ".program.fx.txt", str(program))
    write_exported(name, program)
    saved = io.BytesIO()
    torch.export.save(program, saved)
    with zipfile.ZipFile(saved) as archive:
        inside = next(each for each in archive.namelist() if each.endswith("program.json"))
        write(name + ".export.json", archive.read(inside).decode())


def write_compiled(name, model, inputs):
    def backend(module, _):
        write_module(name, module)
        write_exported(name, module)
        return module.forward

    torch.compile(model, backend=backend)(*inputs)


def write_joint(name, model, inputs):
    from torch._functorch.aot_autograd import aot_module
    from torch._functorch.partitioners import default_partition

    def partition(joint, *arguments, **options):
        write_module(name, joint)
        write_exported(name, joint)
        return default_partition(joint, *arguments, **options)

    run = aot_module(model, fw_compiler=lambda graph, _: graph, partition_fn=partition)
    run(*inputs).sum().backward()


def main():
    torch.manual_seed(0)
    length = torch.export.Dim("length", max=512)
    tables = torch.randn(1, 1, 6, 4), torch.randn(1, 1, 6, 4)
    write_program("layer", torch.export.export(
        Layer().eval(), (torch.randn(1, 6, 16), *tables),
        dynamic_shapes={"x": {1: length}, "cos": {2: length}, "sin": {2: length}}))
    options = {"pair": (torch.randn(4, 8), torch.randn(4, 8)), "options": {"scale": torch.randn(8)}}
    write_program("branches", torch.export.export(Branches(), (torch.randn(4, 8),), options))
    write_compiled("experts", Experts(), (torch.randn(6, 8),))
    write_joint("joint", Small(), (torch.randn(1, 3, 8, 8),))


main()
