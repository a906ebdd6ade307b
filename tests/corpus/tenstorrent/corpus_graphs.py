# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""The graphs of this corpus: models as torch captures them, and small graphs for one thing each.

`GRAPHS` has for every name a function that makes its GraphModule anew, always the same one.
"""

import math
import operator
import warnings

import torch
import torch.fx
from torch import nn
from torch.nn import functional as F

import canonical  # First: it knows where the exporter is.
import corpus_models as models
from fusewright_export import capture

HERE = canonical.HERE
warnings.simplefilter("ignore")

GRAPHS = {}
aten = torch.ops.aten


def captured(name, model, *inputs, modes=("dynamo", "tt", "export"), dtype=None):
    """A model as every mode captures it; inputs are shapes of ones, or tensors."""
    for mode in modes:
        GRAPHS["%s.%s" % (name, mode)] = lambda mode=mode: _capture(model, inputs, mode, dtype)


def _capture(model, inputs, mode, dtype):
    torch.manual_seed(0)
    made = model() if isinstance(model, type) else model
    if isinstance(made, nn.Module):
        made = made.eval().to(dtype) if dtype else made.eval()
    elif mode == "export":
        made = _AsModule(made)
    tensors = [each if isinstance(each, torch.Tensor) else torch.ones(each, dtype=dtype)
               for each in inputs]
    with torch.no_grad():
        found = capture(made, *tensors, mode=mode)
    if mode != "export":
        return found
    for node in found.graph_module.graph.nodes:
        if "val" in node.meta:  # So that filters see what our readers tell of the file.
            node.meta["example_value"] = node.meta["val"]
    found.graph_module.program = found
    return found.graph_module


class _AsModule(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *inputs):
        return self.function(*inputs)


def _ids(*shape):
    return torch.ones(shape, dtype=torch.int64)


def traced(function):
    """A graph by symbolic_trace: without shapes, operators as they are written."""
    GRAPHS[function.__name__ + ".traced"] = lambda: torch.fx.symbolic_trace(function)
    return function


def compiled(*shapes, modes=("dynamo",)):
    """A function as dynamo captures it."""
    def register(function):
        captured(function.__name__, function, *shapes, modes=modes)
        return function

    return register


def built(function):
    """A graph that is put together by hand."""
    def make():
        graph = torch.fx.Graph()
        graph.output(function(graph))
        return torch.fx.GraphModule(nn.Module(), graph)

    GRAPHS[function.__name__ + ".built"] = make
    return function


def _shaped(node, *shape, dtype=torch.float32):
    node.meta["example_value"] = torch.empty(shape, dtype=dtype, device="meta")
    return node


# Models.

captured("llama", models.Llama, _ids(1, 8), (1, 1, 8, 16), (1, 1, 8, 16), (1, 1, 8, 8))
captured("llama_bf16", models.LlamaMLP(32, 64), (1, 8, 32), modes=("tt",), dtype=torch.bfloat16)
captured("gpt2", models.Gpt2, _ids(1, 8))
captured("bert", models.Bert, _ids(1, 8), _ids(1, 8), (1, 8))
captured("experts", models.Experts, (1, 4, 16))
captured("resnet", models.ResNet, (1, 3, 32, 32))
captured("vit", models.ViT, (1, 3, 16, 16))
captured("t5", models.T5Block, (1, 8, 32), (1, 4, 8, 8))
captured("upsampler", models.Upsampler, (1, 8, 4, 4))
captured("five_norms", models.FiveNorms, (2, 4, 32))
captured("five_norms_bf16", models.FiveNorms, (2, 4, 32), modes=("dynamo", "tt"),
         dtype=torch.bfloat16)
captured("many_widths", models.ManyWidths, (2, 32), (2, 3968), (2, 4096), modes=("dynamo", "tt"))


# Operators and how they are spelled.

@compiled((4, 4), (4, 4), modes=("dynamo", "tt", "export"))
def operators(x, w):
    a = x + w
    b, c, d = 1.0 + w, 1 - x, x // 2
    e = a * 1
    e += 1
    e -= 2
    e *= 3
    e /= 4
    f, g, h = 2 / x, x / w, x @ w
    i, j, k = -x, x ** 2, 2 ** x
    truth = (x > 0) & (w <= 1) | ~(x == w)
    return b, c, d, e, f, g, h, i, j, k, x % 2, truth, abs(x), 5 // x, x - 1, x != w


@traced
def operators(x, w):  # noqa: F811
    a = x + w
    b, c, d = 1.0 + w, 1 - x, x // 2
    e = a * 1
    e += 1
    e -= 2
    f, g, h = 2 / x, x / w, x @ w
    return b, c, d, e, f, g, h, -x, x ** 2, 2 ** x, (x > 0) & (w <= 1), abs(x), 5 // x


@traced
def additions(x, y):
    a = x + y
    b = x.add(y)
    c = torch.add(x, y)
    d = x.clone()
    d += y
    e = x.clone().add_(y)
    f = operator.iadd(x.clone(), y)
    g = aten.add.Tensor(x, y)
    h = aten.add(x, y)
    return a, b, c, d, e, f, g, h, y + x, y.add(x), torch.add(x, other=y), x.add(other=y)


@built
def in_place(graph):
    x, y = graph.placeholder("x"), graph.placeholder("y")
    a = graph.call_function(operator.iadd, (x, y))
    b = graph.call_function(operator.add, (a, y))
    c = graph.call_method("add_", (b, 1))
    d = graph.call_function(operator.imul, (c, 2))
    return graph.call_method("mul", (d, 2))


# Literals.

@compiled((4, 4), modes=("dynamo", "tt"))
def whole_and_real(x):
    a = x.add(2).mul(2.0).add(True).mul(1).add(1.0).mul(False)
    b = x.pow(2).add(x.pow(2.0)).add(x.pow(3)).add(x.pow(-0.5))
    return a.sub(0), b.sub(0.0), x.sub(1e-06), x.sub(1e-05), x.sub(0.000001), x.sub(-2)


@built
def odd_reals(graph):
    x = graph.placeholder("x")
    values = (0.0, -0.0, math.nan, math.inf, -math.inf, 0, False, 1e-45, 2.0 ** 70, 2 ** 62)
    return tuple(graph.call_method("mul", (x, value)) for value in values)


@traced
def words(x):
    a = F.gelu(x, approximate="tanh")
    b = F.gelu(x, approximate="none")
    c = F.gelu(x)
    d = torch.einsum("bij,bjk->bik", x, x)
    e = F.pad(x, (1, 1), mode="reflect")
    f = F.pad(x, [1, 1], "constant", 0.0)
    return a, b, c, d, e, f, torch.div(x, 2, rounding_mode="floor"), x.to("cpu")


@traced
def types(x, y):
    return (x.to(torch.float32), x.to(torch.float16), x.to(dtype=torch.float32), x.float(),
            x.type_as(y), x.to(y), x.to(y.dtype), x.to(torch.device("cpu")),
            x.to(memory_format=torch.channels_last), x.to(torch.float32, copy=True),
            torch.zeros(2, dtype=torch.int64), x.to("torch.float32"))


# Forms of calls.

@traced
def keywords(x):
    return (x.mean(-1, keepdim=True), x.mean(dim=-1, keepdim=True), x.mean(keepdim=True, dim=-1),
            x.mean(-1, True), x.mean(-1), x.mean((-1,), keepdim=True), x.mean([-1], keepdim=True),
            torch.mean(x, -1, keepdim=True), torch.mean(input=x, dim=-1, keepdim=True),
            torch.mean(x, dim=-1, keepdim=True), x.mean(-1, keepdim=False))


@traced
def defaults(x, y):
    return (torch.add(x, y), torch.add(x, y, alpha=1), torch.add(x, y, alpha=1.0),
            x.softmax(-1), x.softmax(-1, dtype=None), F.softmax(x, dim=-1), F.softmax(x, -1),
            F.softmax(x, dim=-1, dtype=torch.float32), F.softmax(x), torch.softmax(x, -1),
            torch.clamp(x, min=0), torch.clamp(x, 0), torch.clamp(x, 0, None),
            torch.clamp(x, min=0, max=None), F.layer_norm(x, (4,)), F.layer_norm(x, [4]),
            F.layer_norm(x, (4,), None, None, 1e-05), F.silu(x), F.silu(x, inplace=False),
            F.dropout(x, 0.0, False), F.dropout(x, p=0.0, training=False))


@built
def overloads(graph):
    x, y = graph.placeholder("x"), graph.placeholder("y")

    def call(target, *args, **kwargs):
        return graph.call_function(target, args, kwargs)

    add, mean, softmax = aten.add.Tensor, aten.mean.dim, aten._softmax.default
    return (call(add, x, y), call(add, x, y, alpha=1), call(add, x, y, alpha=1.0),
            call(add, x, other=y), call(add, self=x, other=y), call(add, other=y, self=x),
            call(add, x, y, alpha=2), call(add, y, x), call(aten.add, x, y),
            call(mean, x, [-1], True), call(mean, x, [-1], keepdim=True),
            call(mean, x, dim=[-1], keepdim=True), call(mean, x, keepdim=True, dim=(-1,)),
            call(mean, x, [-1]), call(mean, x, [-1], False, dtype=None),
            call(softmax, x, -1, False), call(softmax, x, dim=-1, half_to_float=False),
            call(aten.add.Scalar, x, 1), call(aten.mul.Tensor, x, 2.0),
            call(aten.clamp.default, x, 0), call(aten.clamp.default, x, min=0),
            call(aten.clamp.default, x, 0, None), call(aten.clamp.default, x, max=None, min=0))


# Lists.

@traced
def lists(x, y, z):
    return (x.view(1, 2), x.view((1, 2)), x.view([1, 2]), x.view(1, -1), x.view(torch.Size([1, 2])),
            x.permute(0, 2, 1), x.permute((0, 2, 1)), x.permute([0, 2, 1]),
            torch.permute(x, (0, 2, 1)), torch.permute(x, [0, 2, 1]),
            torch.cat([x, y]), torch.cat((x, y)), torch.cat([x, y, z]), torch.cat([x, y], dim=0),
            torch.cat([x, y], 0), torch.cat((y, x)), torch.stack((x, x)), x.expand(2, -1),
            x.sum([0, 1]), x.sum((0, 1)), x.sum(0), torch.cat([x]), x.reshape(()), x.reshape([]))


@built
def nested_lists(graph):
    x, y = graph.placeholder("x"), graph.placeholder("y")

    def call(*args, **kwargs):
        return graph.call_method("index_put", (x, *args), kwargs)

    return (call([x, [y, 1]]), call([x, (y, 1)]), call((x, [y, 1.0])), call([x, [y]], [2]),
            call({"a": x, "b": 1}), call({"a": 1}), call([None, x]), call(k=[x, y]))


# Wildcards.

@traced
def same_operand(x, y):
    a, b = x.relu(), y.relu()
    return (x * x, x * y, a * a, a * b, a.mul(a), a.mul(b), (a + b) * (a - b), (a + b) * (b - a),
            torch.add(a, 2).mul(2), torch.add(a, 2).mul(2.0), torch.add(a, 1).mul(True),
            torch.add(a, 2).mul(3), torch.clamp(a, 1, 1), torch.clamp(a, 1, 1.0), x.mul(a),
            torch.clamp(a, 0, 1))


@traced
def indices(x, i):
    n = x.size(0)
    return (x[0], x[i], x[n], x[:2], x[:n], x[n:], x[:, :2], x[:, 0], x[:, i], x[:, None], x[...],
            x[..., :n], x[..., 2:], x[(0, 1)], x[0, 1], x[[0, 1]], x[None], x[::2], x[0:2], x[:-1],
            x[i, n], x[slice(None, 2)])


@compiled((4, 8), modes=("dynamo", "tt"))
def halves(x):
    n = x.shape[-1] // 2
    y = torch.cat((-x[..., n:], x[..., :n]), dim=-1)
    a, b = x.chunk(2, dim=-1)
    c, d = torch.split(y, 4, -1)
    x[:, 0] = 0.0
    return a * b, c + d, x[:, :3], y[0], y[..., None]


@traced
def no_operators(x):
    return x


@traced
def chain(x):
    return x.relu().relu().relu().relu().relu()


@traced
def two_chains(x, y):
    for _ in range(3):
        x, y = x.relu(), y.relu()
    return torch.sigmoid(x) * y, x


# Results that are used elsewhere.

@built
def escapes(graph):
    x, w = graph.placeholder("x"), graph.placeholder("w")
    results = []
    for use in ("nothing", "operator", "output", "dead", "result twice", "dead result"):
        a = graph.call_method("exp", (x,))
        b = graph.call_method("add", (a, 1))
        c = graph.call_method("mul", (b, w))
        if use == "operator":
            results.append(graph.call_method("neg", (b,)))
        elif use == "output":
            results.append(b)
        elif use == "dead":
            graph.call_method("neg", (a,))
        elif use == "result twice":
            results += [graph.call_method("neg", (c,)), graph.call_method("abs", (c,))]
        if use != "dead result":
            results.append(c)
    return tuple(results)


@built
def dead_ends(graph):
    x = graph.placeholder("x")
    graph.placeholder("unused")
    graph.call_method("relu", (x,))
    a = graph.call_method("relu", (x,))
    b = graph.call_method("exp", (a,))
    graph.call_method("exp", (b,))
    return b


@built
def shared(graph):
    """Two results of one inner operator: neither match may have it alone."""
    x, y = graph.placeholder("x"), graph.placeholder("y")
    total = graph.call_method("add", (x, y))
    a = graph.call_method("relu", (total,))
    b = graph.call_method("relu", (total,))
    c = graph.call_method("sigmoid", (graph.call_method("add", (a, b)),))
    d = graph.call_method("relu", (graph.call_method("add", (c, x)),))
    return a, d


@built
def cycles(graph):
    """What stands between two operators that one match would have."""
    x = graph.placeholder("x")
    a = graph.call_method("relu", (x,))
    b = graph.call_method("tanh", (a,))
    c = graph.call_method("sigmoid", (b,))
    d = graph.call_method("sigmoid", (a,))
    e = graph.call_method("add", (a, b))
    f = graph.call_method("mul", (e, a))
    return c, d, f


@built
def residual(graph):
    """A sum that goes on beside the norm made of it, twice."""
    x = _shaped(graph.placeholder("x"), 2, 32)
    weight = _shaped(graph.placeholder("weight"), 32)
    for step in range(2):
        y = _shaped(graph.call_method("tanh", (x,)), 2, 32)
        x = _shaped(graph.call_method("add", (x, y)), 2, 32)
        square = _shaped(graph.call_method("pow", (x, 2)), 2, 32)
        mean = _shaped(graph.call_method("mean", (square, -1), {"keepdim": True}), 2, 1)
        scale = _shaped(graph.call_function(torch.rsqrt, (graph.call_method("add", (mean, 1e-6)),)),
                        2, 1)
        normed = _shaped(graph.call_method("mul", (x, scale)), 2, 32)
        normed = _shaped(graph.call_method("mul", (weight, normed)), 2, 32)
        x = _shaped(graph.call_method("add", (x, normed)), 2, 32)
    return x


@traced
def pairs_of_results(x, y):
    a = x + y
    b, c = torch.sigmoid(a), torch.tanh(a)
    d = x - y
    e, f = torch.sigmoid(d), torch.tanh(d)
    g = torch.sigmoid(x)
    return b * c, e, f, g


@traced
def sigmoids_alone(x, y):
    return torch.sigmoid(x + y), torch.sigmoid(x - y)


@compiled((4, 8), modes=("dynamo", "tt"))
def several_results(x):
    values, places = torch.topk(x, 2, dim=-1)
    only = x.topk(3)[0]
    best, at = x.max(dim=-1, keepdim=True)
    low, high = x.aminmax(dim=0)
    first = x.sort(-1)[0]
    a, b, c = x.unbind(0)[:3]
    return (values + best, places, at, low * high, first, only, a + b + c, torch.max(x),
            x.split(4, 1)[1])


@built
def listed(graph):
    """An operand in a list that is itself a result of what takes the list."""
    x, i = graph.placeholder("x"), graph.placeholder("i")
    a = graph.call_method("index_put", (x, [i], x))
    b = graph.call_method("index_put", (a, (a, i), x))
    return graph.call_method("index_put", (x, [b], b))


# Modules and weights.

class _Modules(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc, self.act, self.norm = nn.Linear(8, 8), nn.GELU(), nn.LayerNorm(8)
        self.weight = nn.Parameter(torch.ones(8))
        self.register_buffer("shift", torch.zeros(8))
        self.inner = nn.Sequential(nn.Linear(8, 8), nn.ReLU())

    def forward(self, x):
        y = self.act(self.fc(x)) * self.weight + self.shift
        y = F.linear(self.norm(y), self.fc.weight, self.fc.bias)
        return self.inner(y), F.relu(y) * self.inner[0].weight


GRAPHS["modules.traced"] = lambda: torch.fx.symbolic_trace(_Modules())
captured("modules", _Modules, (8, 8), modes=("dynamo", "tt"))


# One pair after another.

@compiled((2, 8), modes=("dynamo", "tt"))
def steps(x):
    y = x.exp().add(1).log()
    y = y.exp().add(1).log()
    z = y.tanh().mul(x)
    return z.exp().add(1).log().tanh(), y.exp().add(2).log()


@built
def no_shapes(graph):
    """A norm of Llama in TT-XLA's form, whose tensors have no example values."""
    x, weight = graph.placeholder("x"), graph.placeholder("weight")
    h = graph.call_method("to", (x, torch.float32))
    mean = graph.call_method("mean", (graph.call_method("pow", (h, 2)), -1), {"keepdim": True})
    scale = graph.call_function(torch.rsqrt, (graph.call_method("add", (mean, 1e-6)),))
    cast = graph.call_method("to", (graph.call_method("mul", (h, scale)), torch.bfloat16))
    return graph.call_method("mul", (weight, cast))


@compiled((1, 2, 8, 4), (1, 2, 8, 4), (1, 2, 8, 4), (1, 1, 8, 8), modes=("dynamo", "tt", "export"))
def attentions(q, k, v, mask):
    a = torch.softmax(torch.matmul(q, k.transpose(-2, -1)) * 0.5, dim=-1) @ v
    b = F.softmax(q @ k.transpose(-2, -1) / 2.0 + mask, dim=-1) @ v
    c = torch.matmul(F.softmax(torch.matmul(q * 0.5, k.transpose(-1, -2)), -1), v)
    d = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=0.5)
    e = (q @ k.mT).masked_fill(mask == 0, float("-inf")).softmax(-1) @ v
    return a, b, c, d, e


@compiled((2, 16), modes=("dynamo", "tt", "export"))
def gelus(x):
    a = 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * x.pow(3))))
    b = 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))))
    c = x * 0.5 * (1.0 + torch.tanh(0.7978845608 * x * (1.0 + 0.044715 * x * x)))
    d = x * torch.sigmoid(1.702 * x)
    e = x * 0.5 * (1.0 + torch.erf(x / math.sqrt(2.0)))
    return a, b, c, d, e, F.gelu(x), F.gelu(x, approximate="tanh")


@compiled((2, 8), (16, 8), (16, 8), (8, 16), modes=("dynamo", "tt", "export"))
def gates(x, gate, up, down):
    a = F.linear(F.silu(F.linear(x, gate)) * F.linear(x, up), down)
    b = F.linear(F.linear(x, up) * F.silu(F.linear(x, gate)), down)
    g = F.linear(x, gate)
    c = F.linear(g * torch.sigmoid(g) * F.linear(x, up), down)
    both = F.linear(x, torch.cat([gate, up]))
    d = F.silu(both[..., :16]) * both[..., 16:]
    e = F.silu(F.linear(x, gate), inplace=False) * F.linear(x, up)
    f = F.linear(x, up) * F.silu(F.linear(x, gate), inplace=False)
    h = F.silu(both[..., :16], inplace=False) * both[..., 16:]
    return a, b, c, d, e, f, h
