#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes what PyTorch's autograd makes of small modules: MODULE.json, the forward graph of ATen
operators as a Fusewright graph, and in joint.json the backward operators of each of its operators;
into a folder called after the version of torch.

Needs torch 1.13 with functorch (python3-torch of Debian 12), or torch 2.6 (of Debian 13):

    python3 make_joint_graphs.py

A module is traced to ATen operators below autograd, as AOTAutograd does it, and these are run one
by one with autograd, so that every operator has the node of autograd that belongs to it. Then the
backward pass runs, and a hook of each node says which ATen operators it called. The total is
compared with the joint graph that aot_function makes. A sum of gradients belongs to the operator
that makes the value, or, for inputs and parameters, to its last user.
"""

import collections
import json
import pathlib

import torch
import torch.nn.functional as F
from torch import nn
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils._python_dispatch import TorchDispatchMode

try:
    from torch._functorch.aot_autograd import aot_function
    from torch._functorch.compilers import nop
    from torch._functorch.partitioners import default_partition
except ImportError:  # torch 1.13
    from functorch.compile import aot_function, default_partition, nop

VERSION = ".".join(torch.__version__.split(".")[:2])
FOLDER = pathlib.Path(__file__).parent / VERSION

# AOTAutograd traces as if gradients of gradients were wanted, for which silu and mish have other
# formulas than for gradients alone.
JOINT_DIFFERS = {"swiglu", "activations"}


class Linear(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 3)

    def forward(self, x):
        return self.fc(x)


class BatchedLinear(Linear):
    def forward(self, x):
        return torch.tanh(self.fc(x))


class ConvBnRelu(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(2, 3, 3, padding=1, bias=False)
        self.bn = nn.BatchNorm2d(3, track_running_stats=False)

    def forward(self, x):
        return torch.relu(self.bn(self.conv(x)))


class LayerNorm(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(6)

    def forward(self, x):
        return torch.sigmoid(self.norm(x))


class GroupNorm(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.GroupNorm(2, 4)

    def forward(self, x):
        return torch.exp(self.norm(x))


class RmsNorm(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(6))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * self.weight


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(8, 24)
        self.out = nn.Linear(8, 8)

    def forward(self, x):
        batch, length, width = x.shape
        qkv = self.qkv(x).view(batch, length, 3, 2, 4).permute(2, 0, 3, 1, 4)
        q, k, v = qkv.unbind(0)
        scores = torch.softmax(q @ k.transpose(-2, -1) / 2.0, dim=-1)
        return self.out((scores @ v).transpose(1, 2).reshape(batch, length, width))


class CausalAttention(nn.Module):
    def forward(self, q, k, v):
        mask = torch.ones(4, 4, dtype=torch.bool).triu(1)
        scores = (q @ k.transpose(-2, -1) * 0.5).masked_fill(mask, -1e9)
        return torch.softmax(scores, dim=-1) @ v


class Embedding(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(10, 4)

    def forward(self, index):
        return self.table(index).cos()


class SwiGlu(nn.Module):
    def __init__(self):
        super().__init__()
        self.gate = nn.Linear(4, 8, bias=False)
        self.up = nn.Linear(4, 8, bias=False)
        self.down = nn.Linear(8, 4, bias=False)

    def forward(self, x):
        return self.down(F.silu(self.gate(x)) * self.up(x))


class Gelu(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 8)
        self.second = nn.Linear(8, 4)

    def forward(self, x):
        return x + self.second(F.gelu(self.first(x)))


class CatAndSplit(nn.Module):
    def forward(self, x, y):
        a, b = torch.cat([x, y], 1).split(3, 1)
        return torch.stack([a.exp(), b.sin()]).flip(0)


class Broadcast(nn.Module):
    def __init__(self):
        super().__init__()
        self.row = nn.Parameter(torch.rand(3))
        self.column = nn.Parameter(torch.rand(2, 1))

    def forward(self, x):
        return (x + self.row) * self.column - x / (self.row + 2)


class Dropout(nn.Module):
    def forward(self, x):
        return torch.native_dropout(x, 0.5, True)[0].square()


class CrossEntropy(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 5)

    def forward(self, x, target):
        return F.cross_entropy(self.fc(x), target)


class MeanSquares(nn.Module):
    def forward(self, x, y):
        return F.mse_loss(x, y) + F.smooth_l1_loss(x, y)


class Pooling(nn.Module):
    def forward(self, x):
        return F.avg_pool2d(F.max_pool2d(x, 2), 2)


class GlobalPooling(nn.Module):
    def forward(self, x):
        return F.adaptive_avg_pool2d(x, 1).flatten(1), F.adaptive_avg_pool2d(x, 3)


class SharedWeights(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)

    def forward(self, x):
        return self.fc(torch.tanh(self.fc(x)))


class Activations(nn.Module):
    def forward(self, x):
        y = F.leaky_relu(x) + F.elu(x) + F.hardswish(x) + F.softplus(x) + F.hardtanh(x)
        return y * F.mish(x) * F.hardsigmoid(x) - F.logsigmoid(x)


class Clamps(nn.Module):
    def forward(self, x, y):
        z = torch.where(x > 0, x, y * 2) + torch.maximum(x, y)
        return z.abs() + torch.exp(-z).log1p() + z.pow(2).sum(1, keepdim=True).sqrt()


class Reductions(nn.Module):
    def forward(self, x):
        return x.sum(0), x.mean(), x.amax(1), x.logsumexp(1), x.cumsum(1), x.std(1)


class Slices(nn.Module):
    def forward(self, x, index):
        part = x[:, 1:3].squeeze(0).unsqueeze(1).expand(2, 3, 4)
        return part.t() if part.dim() == 2 else part.cos(), x.index_select(1, index), x[0, 2].cos()


class LstmCell(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(3, 16)
        self.outer = nn.Linear(4, 16)

    def forward(self, x, h, c):
        i, f, g, o = (self.inner(x) + self.outer(h)).chunk(4, 1)
        cell = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
        return torch.sigmoid(o) * torch.tanh(cell), cell


def samples():
    """The modules, with what they are called on."""
    whole = torch.randint(0, 5, (3,))
    return {
        "linear": (Linear(), [torch.rand(2, 4)]),
        "batched_linear": (BatchedLinear(), [torch.rand(2, 3, 4)]),
        "conv_bn_relu": (ConvBnRelu(), [torch.rand(2, 2, 5, 5)]),
        "layer_norm": (LayerNorm(), [torch.rand(2, 6)]),
        "group_norm": (GroupNorm(), [torch.rand(2, 4, 3)]),
        "rms_norm": (RmsNorm(), [torch.rand(2, 3, 6)]),
        "attention": (Attention(), [torch.rand(2, 5, 8)]),
        "causal_attention": (CausalAttention(), [torch.rand(2, 4, 3) for _ in range(3)]),
        "embedding": (Embedding(), [torch.randint(0, 10, (2, 3))]),
        "swiglu": (SwiGlu(), [torch.rand(2, 4)]),
        "gelu": (Gelu(), [torch.rand(2, 4)]),
        "cat_and_split": (CatAndSplit(), [torch.rand(2, 2), torch.rand(2, 4)]),
        "broadcast": (Broadcast(), [torch.rand(2, 3)]),
        "dropout": (Dropout(), [torch.rand(2, 3)]),
        "cross_entropy": (CrossEntropy(), [torch.rand(3, 4), whole]),
        "mean_squares": (MeanSquares(), [torch.rand(2, 3), torch.rand(2, 3)]),
        "pooling": (Pooling(), [torch.rand(1, 2, 8, 8)]),
        "global_pooling": (GlobalPooling(), [torch.rand(1, 2, 6, 6)]),
        "shared_weights": (SharedWeights(), [torch.rand(2, 4)]),
        "activations": (Activations(), [torch.rand(2, 3)]),
        "clamps": (Clamps(), [torch.rand(2, 3), torch.rand(2, 3)]),
        "reductions": (Reductions(), [torch.rand(2, 3)]),
        "slices": (Slices(), [torch.rand(1, 3, 4), torch.tensor([0, 2])]),
        "lstm_cell": (LstmCell(), [torch.rand(2, 3), torch.rand(2, 4), torch.rand(2, 4)]),
    }


class Log(TorchDispatchMode):
    """Every operator below autograd, in the order of the calls."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(str(func))
        return func(*args, **(kwargs or {}))


def pure(module, inputs):
    """The module as a function of its parameters and inputs."""
    names = [name for name, _ in module.named_parameters()]

    def function(*values):
        with torch.nn.utils.stateless._reparametrize_module(
            module, dict(zip(names, values[: len(names)]))
        ):
            result = module(*values[len(names) :])
        return result if isinstance(result, tuple) else (result,)

    values = [p.detach().clone() for _, p in module.named_parameters()] + list(inputs)
    return function, names, values


def needing_gradients(values):
    return [
        value.detach().clone().requires_grad_(value.is_floating_point()) for value in values
    ]


def tensors_in(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in tensors_in(item)]
    return []


def run_forward(traced, values):
    """The outputs, and for each node of autograd the operator that made it."""
    made = {}
    owner = {}
    given = iter(values)
    for node in traced.graph.nodes:
        if node.op == "placeholder":
            made[node] = next(given)
        elif node.op == "get_attr":
            made[node] = getattr(traced, node.target)
        elif node.op == "output":
            return torch.fx.node.map_arg(node.args[0], lambda each: made[each]), owner
        else:
            args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), lambda e: made[e])
            made[node] = node.target(*args, **kwargs)
            for tensor in tensors_in(made[node]):
                if tensor.grad_fn is not None:
                    owner.setdefault(tensor.grad_fn, node)


def nodes_before(outputs):
    seen = []
    open_nodes = [each.grad_fn for each in outputs if each.grad_fn is not None]
    while open_nodes:
        node = open_nodes.pop()
        if node in seen:
            continue
        seen.append(node)
        open_nodes += [before for before, _ in node.next_functions if before is not None]
    return seen


def backward_calls(outputs, wanted, owner):
    """For each operator of the forward graph the operators that its gradients are made of."""
    calls = collections.defaultdict(collections.Counter)
    log = Log()
    mark = 0
    reached = set()
    due = []
    roots = [each for each in outputs if each.grad_fn is not None]

    def sums(names):
        """Takes the sums of gradients from the front, which belong to what ran before."""
        for name in names[: len(due)]:
            assert name == "aten.add.Tensor", (name, names)
        for target in due:
            calls[target]["aten.add.Tensor"] += 1
        rest = names[len(due) :]
        due.clear()
        return rest

    def reach(node, place, user):
        if (node, place) in reached:
            due.append(owner[node].name if node in owner else user)
        reached.add((node, place))

    def after(node):
        def hook(grad_inputs, grad_outputs):
            nonlocal mark
            names = sums(log.names[mark:])
            mark = len(log.names)
            calls[owner[node].name].update(names)
            for (before, place), gradient in zip(node.next_functions, grad_inputs):
                if before is not None and gradient is not None:
                    reach(before, place, owner[node].name)

        return hook

    handles = [node.register_hook(after(node)) for node in nodes_before(roots) if node in owner]
    tangents = [torch.ones_like(each) for each in roots]
    for root in roots:
        reach(root.grad_fn, root.output_nr, None)
    due.clear()
    with log:
        torch.autograd.grad(roots, wanted, tangents, allow_unused=True)
    rest = sums(log.names[mark:])
    assert not rest, rest
    for handle in handles:
        handle.remove()
    return calls, collections.Counter(log.names)


def joint_counts(function, values):
    """The operators of the joint graph of AOTAutograd."""
    found = []

    def keep(joint, inputs, **options):
        found.append(joint)
        return default_partition(joint, inputs, **options)

    compiled = aot_function(function, fw_compiler=nop, bw_compiler=nop, partition_fn=keep)
    compiled(*needing_gradients(values))
    return collections.Counter(
        str(node.target) for node in found[0].graph.nodes if node.op == "call_function"
    )


def shape_of(value):
    kinds = {torch.float32: "f32", torch.int64: "i64", torch.bool: "bool", torch.uint8: "u8"}
    return {"dtype": kinds[value.dtype], "shape": list(value.shape)}


def argument(value):
    if isinstance(value, torch.dtype):
        return str(value)
    if isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(e, (int, float)) for e in value):
        return list(value)
    return None if value is None else str(value)


def graph_json(name, traced, names, values):
    """A Fusewright graph."""
    placeholders = [node for node in traced.graph.nodes if node.op == "placeholder"]
    called = {node: each for node, each in zip(placeholders, names)}
    graph = {"format": "fusewright-graph", "version": 1, "name": name, "inputs": [],
             "constants": [], "nodes": [], "values": {}, "outputs": []}
    made = {}
    for node, value in zip(placeholders, values):
        made[node] = value
        entry = {"name": called.get(node, node.name), **shape_of(value)}
        graph["constants" if node in called else "inputs"].append(entry)
    for node in traced.graph.nodes:
        if node.op == "get_attr":
            made[node] = getattr(traced, node.target)
            graph["constants"].append({"name": node.name, **shape_of(made[node])})
        elif node.op == "output":
            graph["outputs"] = [called.get(each, each.name) for each in node.args[0]]
        elif node.op == "call_function":
            args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), lambda e: made[e])
            made[node] = node.target(*args, **kwargs)
            if isinstance(made[node], torch.Tensor):
                graph["values"][node.name] = shape_of(made[node])
            graph["nodes"].append(node_json(node, called))
    return graph


def node_json(node, called):
    is_item = "getitem" in str(node.target)
    entry = {"id": node.name, "op": "operator.getitem" if is_item else f"torch.ops.{node.target}",
             "inputs": [], "attrs": {}}
    names = ["self", "index"] if is_item else [a.name for a in node.target._schema.arguments]
    for name, value in [*zip(names, node.args), *node.kwargs.items()]:
        inputs = [e for e in torch.fx.node.map_aggregate([value], lambda e: e)]
        nodes = []
        torch.fx.node.map_arg(inputs, nodes.append)
        entry["inputs"] += [called.get(each, each.name) for each in nodes]
        literal = argument(value)
        if not nodes and literal is not None:
            entry["attrs"][name] = literal
    return entry


def worth_counting(counts):
    """Without what only allocates or looks; what works in place, or on what nobody else has, is as
    its plain form."""
    without = ("detach", "getitem", "is_same_size", "ones_like", "empty_like")
    result = collections.Counter()
    for name, count in counts.items():
        if not any(word in name for word in without):
            result[name.replace("_.", ".").replace("_unsafe_view", "view")] += count
    return result


def main():
    torch.manual_seed(0)
    expected = {}
    for name, (module, inputs) in samples().items():
        function, names, values = pure(module, inputs)
        traced = make_fx(function)(*values)
        traced.graph.eliminate_dead_code()
        given = needing_gradients(values)
        outputs, owner = run_forward(traced, given)
        wanted = [each for each in given if each.requires_grad]
        calls, total = backward_calls(outputs, wanted, owner)
        forward = collections.Counter(
            str(n.target) for n in traced.graph.nodes if n.op == "call_function"
        )
        joint = worth_counting(joint_counts(function, values))
        both = worth_counting(forward + total)
        assert (joint != both) == (name in JOINT_DIFFERS), (name, joint, both)
        expected[name] = {
            op: dict(sorted(worth_counting(each).items()))
            for op, each in calls.items()
            if worth_counting(each)
        }
        graph = graph_json(name, traced, names, values)
        text = json.dumps(graph, indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n")
    document = {"torch": torch.__version__, "modules": expected}
    (FOLDER / "joint.json").write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
