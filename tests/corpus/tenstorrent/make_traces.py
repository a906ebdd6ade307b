# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes `trace_cases.json`, beside this script or in a folder: how torch traces patterns.

    python3 make_traces.py [FOLDER]   # torch 2.6

Each case is the text of a function, and either the nodes that `symbolic_trace` finds and the
anchors that the matcher takes of them, or who refuses it ("pattern", "matcher") with which words.
First come cases by hand, then every function of torch.nn.functional and torch.functional that is
written in Python, called in three forms.
"""

import inspect
import math
import operator
import os
import sys

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.fx.passes.utils.matcher_utils import SubgraphMatcher

from canonical import HERE, lines_of, text_of, write_json
from fusion_run import error_of

EPS = 1e-6
SHAPE = (2, -1)
OPTIONS = {"dim": -1, "keepdim": True}


class Spellings:
    half = 0.5

    @staticmethod
    def twice(x):
        return x.add(x)


def helper(x, scale=2):
    return torch.mul(x, scale)


NAMES = {"torch": torch, "F": F, "operator": operator, "math": math, "Tensor": Tensor, "EPS": EPS,
         "aten": torch.ops.aten, "SHAPE": SHAPE, "OPTIONS": OPTIONS, "Spellings": Spellings,
         "helper": helper}

# Parameters, then the lines of the body. A text without `return` in its first line gets one.
CASES = """
x | x.relu()
x | torch.relu(x)
x | F.relu(x)
x | torch.ops.aten.relu.default(x)
x | torch.ops.aten.relu(x)
x | -x
x | +x
x | ~x
x | abs(x)
x | round(x)
x | x.T
x | x.mT.relu()
x | x.shape
x | x.shape[-1]
x | x.shape[-1] // 2
x | x.dtype
x | x.to(x.dtype)
x | x.size()
x | x.size(0)
x | x.size()[-1]
x | x.ndim
x | x.data.relu()
x | x.device
x | x[0]
x | x[-1]
x | x[:2]
x | x[2:]
x | x[::2]
x | x[...]
x | x[..., 0]
x | x[:, None]
x | x[:, :2, 1:]
x | x[0, 1]
x | x[(0, 1)]
x | x[[0, 1]]
x | x[None, ...]
x, i | x[i]
x, i | x[i:]
x, i | x[:, i]
x, i, j | x[i:j]
x, i, j | x[i, j]
x, mask | x[mask].sum()
x | x[..., x.shape[-1] // 2:]
x | torch.cat((-x[..., 2:], x[..., :2]), dim=-1)
x, y | x + y
x, y | x - y
x, y | x * y
x, y | x / y
x, y | x // y
x, y | x % y
x, y | x ** y
x, y | x @ y
x, y | x & y
x, y | x | y
x, y | x ^ y
x, y | x << y
x, y | x >> y
x, y | x < y
x, y | x <= y
x, y | x > y
x, y | x >= y
x, y | x == y
x, y | x != y
x, y | x is y
x, y | x in y
x, y | x and y
x, y | x or y
x | not x
x | 1 + x
x | 1.0 - x
x | 2 * x
x | 2 / x
x | 2 // x
x | 2 % x
x | 2 ** x
x | 1 < x
x | 0 == x
x | [1, 2] @ x
x | True & x
x | divmod(x, 2)
x, y | operator.add(x, y)
x, y | operator.iadd(x, y)
x, y | operator.matmul(x, y)
x | operator.neg(x)
x | operator.getitem(x, 0)
x | getattr(x, "shape")
x | math.sqrt(x)
x | math.sqrt(2.0 / math.pi) * x
x | math.pi * x
x | len(x)
x | int(x)
x | float(x)
x | bool(x)
x | str(x)
x | list(x)
x | tuple(x)
x | sum(x)
x | max(x, 0)
x | isinstance(x, Tensor)
x | hasattr(x, "shape") * x
x | x.add(1, alpha=2)
x | x.add(1).mul(2).sub(3)
x | x.mean(-1, keepdim=True)
x | x.mean(dim=-1, keepdim=True)
x | x.mean(**OPTIONS)
x | x.view(*SHAPE)
x | x.view(SHAPE)
x | x.view([2, -1])
x | x.view(2, x.shape[-1])
x | x.reshape((2, (3)))
x | x.to(torch.float32)
x | x.to(dtype=torch.float32)
x | x.to("cpu")
x | x.to(torch.device("cpu"))
x | x.to(memory_format=torch.channels_last)
x | x.float()
x | x.type(torch.float16)
x, dtype | x.to(dtype)
x, y | x.type_as(y)
x | x.mul(1e-6)
x | x.mul(1E6)
x | x.mul(-2)
x | x.mul(- -2)
x | x.mul(0x10)
x | x.mul(1_000)
x | x.mul(1j)
x | x.mul(10 ** 20)
x | x.mul(2 ** -1)
x | x.mul(7 // 2)
x | x.mul(-0.0)
x | x.mul(float("nan"))
x | x.mul(float("-inf"))
x | x.mul(math.inf)
x | x.mul(True)
x | x.mul(None)
x | x.mul("a" "b")
x | x.mul(b"a")
x | x.mul(...)
x | x.mul(EPS)
x | x.mul(Spellings.half)
x | x.mul(1 if EPS else 2)
x | x.mul((1, 2)[0])
x | x.mul(OPTIONS["dim"])
x | x.mul({"a": 1}["a"])
x | x.mul(len(SHAPE))
x | x.mul(max(1, 2))
x | x.mul(int(2.5))
x | x.mul(round(2.5))
x | x.mul(torch.finfo(torch.float32).min)
x | x.mul(torch.pi)
x | x.new_zeros(2)
x | torch.zeros_like(x)
x | torch.full_like(x, 2)
x | torch.zeros(2).add(x)
x | torch.ones((2,), dtype=torch.int64).add(x)
x | torch.tensor(2.0).add(x)
x | torch.arange(4).add(x)
k | torch.zeros(k)
k | torch.full((2,), k)
k | torch.arange(k)
x, d | torch.zeros(2, dtype=d).add(x)
x, k | torch.topk(x, k)
x, k | torch.topk(x, k, dim=-1)[0]
x, k | torch.topk(x, k).values
x, k | x.topk(k, largest=False)
x | x.chunk(2, dim=-1)
x | x.chunk(2, dim=-1)[1]
x | x.split(2)
x | torch.split(x, 2)
x | torch.split(x, [1, 2], dim=1)[0]
x | x.unbind(0)[0]
x | x.max(dim=-1)
x | x.max()
x | torch.max(x, 1)
x, y | torch.maximum(x, y)
x, y | torch.where(x > 0, x, y)
x, y | torch.where(x, y, 0.0)
x, y | torch.cat([x, y])
x, y | torch.cat((x, y), 1)
x, y | torch.stack([x, y], dim=0)
x | torch.cat(x)
x | torch.cat([x] * 2)
x | torch.cat([x for _ in range(2)])
x, y | torch.einsum("ij,jk->ik", x, y)
x, y | torch.einsum("ij,jk->ik", [x, y])
x, d | torch.einsum(d, x)
x, y | torch.matmul(x, y.transpose(-2, -1))
x, y, z | torch.addmm(x, y, z)
x, y, z | torch.baddbmm(x, y, z, beta=1, alpha=0.5)
x | torch.clamp(x, min=0)
x | torch.clamp(x, 0, None)
x | torch.softmax(x, dim=-1)
x | x.softmax(-1)
x | torch.pow(x, 3.0)
x | torch.pow(2, x)
x | torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + EPS)
x | torch.square(x)
x | torch.sigmoid(x) * x
x | torch.tanh(x)
x | torch.norm(x)
x | torch.special.expit(x)
x | torch.linalg.vector_norm(x, dim=-1)
x | torch.fft.fft(x)
x | torch.Tensor.relu(x)
x, y | torch.Tensor.add(x, y)
x | torch._C._nn.gelu(x)
x | torch._C._nn.softplus(x)
x, w | torch._C._nn.linear(x, w)
x, w | F.linear(x, w)
x, w, b | F.linear(x, w, b)
x, w, b | F.linear(x, w, bias=b)
x | F.gelu(x)
x | F.gelu(x, approximate="tanh")
x, w | F.rms_norm(x, w.shape, w)
x, w | F.rms_norm(x, (32,), weight=w, eps=1e-6)
x, w, eps | F.rms_norm(x, normalized_shape=w.shape, weight=w, eps=eps)
x, w, b | F.layer_norm(x, (32,), w, b, 1e-5)
x, w, b | F.conv2d(x, w, b, stride=2, padding=1)
x, w | torch.conv2d(x, w)
x | F.max_pool2d(x, 3, 2)
x | F.max_pool2d(x, 3, return_indices=True)
x | F.avg_pool2d(x, 2)
x | F.adaptive_avg_pool2d(x, (1, 1))
x | F.softplus(x)
x | F.logsigmoid(x)
x | F.one_hot(x, 4)
x | F.hardshrink(x)
x | F.softmax(x, -1)
x | F.softmax(x, dim=-1, dtype=torch.float32)
x, k | F.softmax(x, dim=k)
x | F.dropout(x, 0.1)
x | F.dropout(x, p=0.1, training=False)
x | F.interpolate(x, scale_factor=2.0)
x | F.pad(x, (1, 1), "constant", 0)
q, k, v | F.scaled_dot_product_attention(q, k, v)
q, k, v, m | F.scaled_dot_product_attention(q, k, v, attn_mask=m, dropout_p=0.0, scale=0.5)
x, y | aten.add.Tensor(x, y)
x, y | aten.add.Tensor(x, y, alpha=2)
x | aten.mean.dim(x, [-1], True)
x | aten.no_such(x)
x | aten.add.NoSuch(x)
x | Spellings.twice(x)
x | helper(x)
x | helper(x, scale=3)
x, k | helper(x, k)
x | (lambda y: y.relu())(x)
x, f | f(x)
x | x()
x | x.no_such(1)
x | no_such(x)
x | F.no_such(x)
x | torch.no_such(x)
x | x.relu(), x.exp()
x | [x.relu(), x.exp()]
x | (x.relu(),)
x | {"y": x.relu()}
x | x
x |
 | 1
 | torch.zeros(2)
x | 1
x | None
x | "x"
x, y | x
x, y | x, y
x, y | x.relu()
x, y | x.relu(), y
x | x.relu(), 1
x | x.relu(), None
x | x.relu(), x
x=2 | torch.mul(x, x)
x, k=2 | x.mul(k)
x, k=None | x.mul(k)
x, *, k | x.mul(k)
x, *, k=2 | x.mul(k)
x, /, y | x.mul(y)
*xs | torch.cat(xs)
*xs | xs[0]
*xs | xs
x, *rest | x.add(rest)
x, **options | x.relu()
x, **options | x.add(options)
**options | torch.add(**options)
x: Tensor, eps: float | x.add(eps)
x: "Tensor", w: Tensor = None | x.mul(w)
self, x | x.relu()
input, dim, type, max, print | input.add(dim).mul(type).add(max).mul(print)
x_1, x | x_1.add(x)
add, mul | add.add(mul).mul(add)
"""

BLOCKS = (
    ("x", 'return x.relu()  # a comment'),
    ("x", '"""A docstring."""\nreturn x.relu()'),
    ("x", "y = x.exp()\nreturn y"),
    ("x", "x = x.exp()\nx = x.add(1)\nreturn x"),
    ("x", "y: Tensor = x.exp()\nreturn y"),
    ("x", "y = z = x.exp()\nreturn y.add(z)"),
    ("x", "y, z = x.exp(), x.log()\nreturn y * z"),
    ("x", "(y, z), k = (x.exp(), x.log()), 2\nreturn (y * z).mul(k)"),
    ("x", "a, *b = x.exp(), x.log(), x.neg()\nreturn torch.stack([a, *b])"),
    ("x", "x += 1\nreturn x"),
    ("x, y", "x += y\nx -= 1\nx *= 2\nx /= 3\nx //= 4\nx %= 5\nx **= 2\nreturn x"),
    ("x, y", "x @= y\nx &= y\nx |= y\nx ^= y\nx <<= 1\nx >>= 1\nreturn x"),
    ("x", "k = 1\nk += 1\nreturn x.mul(k)"),
    ("x", "y = x.exp()\ny += x\nreturn y, x"),
    ("x", "x[0] = 1.0\nreturn x"),
    ("x", "x.grad = None\nreturn x.relu()"),
    ("x", "x[0] += 1\nreturn x"),
    ("x", "del x[0]\nreturn x"),
    ("x", "y = x.exp()\ndel y\nreturn x.relu()"),
    ("x", "y = x.exp()\nreturn x.relu()"),
    ("x", "x.exp()\nreturn x.relu()"),
    ("x", "x.exp().add(1)\nreturn x.relu()"),
    ("x", "y = x.shape\nreturn x.relu()"),
    ("x", "y = x[0]\nreturn x.relu()"),
    ("x", "n = x.size(0)\nreturn x.view(n, -1)"),
    ("x", "b, t, c = x.shape\nreturn x.view(b, t, 2, c // 2)"),
    ("x", "b, t, c = x.size()\nreturn x.view(b, t, c)"),
    ("x", "first, second = x.chunk(2)\nreturn first * second"),
    ("x", "parts = x.chunk(2)\nreturn parts[0] * parts[1]"),
    ("x", "values, _ = torch.topk(x, 2)\nreturn values"),
    ("x", "values, places = x.max(dim=-1)\nreturn values, places"),
    ("x", "found = torch.topk(x, 2)\nreturn found[0], found[1]"),
    ("x", "found = torch.topk(x, 2)\nreturn found.values, found.indices"),
    ("x", "if x.sum() > 0:\n    return x\nreturn x.neg()"),
    ("x", "if x is None:\n    return 0\nreturn x.neg()"),
    ("x", "if x is not None:\n    x = x.exp()\nreturn x.neg()"),
    ("x", "if EPS:\n    x = x.exp()\nreturn x.neg()"),
    ("x", "if True:\n    return x.exp()"),
    ("x", "if False:\n    return x.exp()\nelse:\n    return x.log()"),
    ("x", "y = x.exp() if EPS > 0 else x.log()\nreturn y"),
    ("x", "y = x.exp() if x else x.log()\nreturn y"),
    ("x", "for _ in range(3):\n    x = x.exp()\nreturn x"),
    ("x", "for k in (1, 2.0, True):\n    x = x.add(k)\nreturn x"),
    ("x", "for each in x:\n    x = each\nreturn x"),
    ("x", "while EPS > 1:\n    x = x.exp()\nreturn x.log()"),
    ("x", "while x.sum():\n    x = x.exp()\nreturn x"),
    ("x", "assert x.dim() == 2\nreturn x.relu()"),
    ("x", "assert x is not None\nreturn x.relu()"),
    ("x", "assert EPS > 0\nreturn x.relu()"),
    ("x", "assert x\nreturn x.relu()"),
    ("x", "raise NotImplementedError\nreturn x"),
    ("x", "raise NotImplementedError('by hand')"),
    ("x", "raise ValueError(f'{x}')"),
    ("x", "try:\n    return x.relu()\nfinally:\n    pass"),
    ("x", "with torch.no_grad():\n    return x.relu()"),
    ("x", "with torch.autocast('cpu'):\n    return x.relu()"),
    ("x", "def inner(y):\n    return y.exp()\nreturn inner(x).relu()"),
    ("x", "inner = lambda y: y.exp()\nreturn inner(x).relu()"),
    ("x", "inner = torch.exp\nreturn inner(x).relu()"),
    ("x", "method = x.exp\nreturn method()"),
    ("x", "return (y := x.exp()).add(y)"),
    ("x", "return [each.exp() for each in (x, x.relu())]"),
    ("x", "return torch.stack([x.pow(k) for k in range(3)])"),
    ("x", "return {k: x.pow(k) for k in range(2)}"),
    ("x", "return sum(x.pow(k) for k in range(3))"),
    ("x", "yield x.relu()"),
    ("x", "import math\nreturn x.mul(math.e)"),
    ("x", "from torch import relu\nreturn relu(x)"),
    ("x", "global EPS\nreturn x.mul(EPS)"),
    ("x", "pass\nreturn x.relu()"),
    ("x", "..."),
    ("x", "x.relu()"),
    ("x", "return"),
    ("x", "print('here')\nreturn x.relu()"),
    ("x", "match x:\n    case _:\n        return x.relu()"),
    ("x", "match 1:\n    case 1:\n        return x.relu()"),
    ("x", "return torch.nn.ReLU()(x)"),
    ("x", "return torch.nn.functional.relu(\n    x,\n    inplace=True,\n)"),
    ("x", "return (\n    x\n    .exp()\n    .log()\n)"),
    ("x", "y = x \\\n    .exp()\nreturn y"),
    ("x", "y = x.exp(); z = y.log(); return z"),
    ("x, weight, eps, dtype",
     "h = x.to(torch.float32)\nv = h.pow(2).mean(-1, keepdim=True)\n"
     "h = h.mul(torch.rsqrt(v.add(eps)))\nreturn weight.mul(h.to(dtype))"),
    ("q, k, v, scale",
     "s = torch.matmul(q, k.transpose(-2, -1)) * scale\n"
     "s = F.softmax(s, dim=-1, dtype=torch.float32).to(q.dtype)\nreturn torch.matmul(s, v)"),
    ("x, residual, weight, eps",
     "total = x.add(residual)\nv = total.pow(2).mean(-1, keepdim=True).add(eps)\n"
     "return weight.mul(total.mul(torch.rsqrt(v))), total"),
)


def sources():
    """Name and text of every case."""
    lines = [line for line in CASES.splitlines() if "|" in line]
    for place, line in enumerate(lines):
        parameters, body = (part.strip() for part in line.split("|", 1))
        body = "return " + body if body else "pass"
        yield "expression %03d" % place, "def pattern(%s):\n    %s\n" % (parameters, body)
    for place, (parameters, body) in enumerate(BLOCKS):
        text = "".join("    %s\n" % line for line in body.split("\n"))
        yield "block %03d" % place, "def pattern(%s):\n%s" % (parameters, text)
    yield from functions()


def functions():
    """Functions written in Python, with what they need, with everything, and by keywords."""
    for path, module in (("torch.nn.functional", F), ("torch", torch.functional)):
        for name in sorted(dir(module)):
            function = getattr(module, name)
            if name.startswith("_") or not inspect.isfunction(function):
                continue
            if path == "torch" and getattr(torch, name, None) is not function:
                continue
            if name in ("handle_torch_function", "has_torch_function", "boolean_dispatch"):
                continue
            target = "%s.%s" % (path, name)
            try:
                parameters = inspect.signature(function).parameters.values()
            except ValueError:
                continue
            for form, text in forms_of(target, [each for each in parameters]):
                yield "%s: %s" % (target, form), text


def forms_of(target, parameters):
    def written(names, arguments):
        return "def pattern(%s):\n    return %s(%s)\n" % (", ".join(names), target,
                                                          ", ".join(arguments))

    if any(each.kind in (each.VAR_POSITIONAL, each.VAR_KEYWORD) for each in parameters):
        yield "two operands", written(("a", "b"), ("a", "b"))
        yield "a list", written(("a", "b"), ("[a, b]",))
        return
    names = [each.name for each in parameters]
    needed = [each.name for each in parameters if each.default is each.empty]
    yield "needed", written(needed, needed)
    places = [each.name for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD]
    if places != needed:
        yield "all wildcards", written(places, places)
    told = ["%s=%s" % (each.name, each.name if each.default is each.empty
                       else text_of(each.default)) for each in parameters]
    if names != needed:
        yield "defaults told", written(needed, told)
    yield "keywords", written(needed, ["%s=%s" % (name, name) for name in needed])


def case(name, source):
    told = {"name": name, "source": source}
    stage = "python"
    try:
        scope = dict(NAMES)
        exec(compile(source, "pattern.py", "exec"), scope)
        stage = "pattern"
        graph = torch.fx.symbolic_trace(scope["pattern"]).graph
        told["nodes"] = lines_of(graph)
        stage = "matcher"
        told["anchors"] = [node.name for node in SubgraphMatcher(graph).pattern_anchors]
    except Exception as error:
        told["refused"] = {"by": stage, "error": error_of(error)}
    return told


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else HERE
    cases = [case(*each) for each in sources()]
    write_json(os.path.join(folder, "trace_cases.json"),
               {"torch": torch.__version__, "cases": cases})


if __name__ == "__main__":
    main()
