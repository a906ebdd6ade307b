# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Makes `composites/*.json` and `expected/composites.json`, beside this script or in a folder.

    python3 make_composites.py [FOLDER]   # torch 2.6

Graphs with calls that become composites, and what the functions of our example
`tenstorrent-composites.py` make of every call of these and all other graphs with shapes. Python
and torch run the functions, on tensors without contents; only the builder of composites is a stub.
"""

import importlib.util
import operator
import os
import sys
import types

import torch
import torch.fx
from torch import nn
from torch.nn import functional as F

from canonical import name_of, write_json
from corpus_graphs import GRAPHS, HERE, _capture
from fusewright_export import _text
from make_graphs import json_of, write

EXAMPLE = os.path.join(HERE, "../../../resources/examples/tenstorrent-composites.py")
X, WIDE = (2, 8, 32), (1, 4, 8, 16)


class Topk(nn.Module):
    def forward(self, x):
        values, indices = torch.topk(x, 3)
        only_values = torch.topk(x, 2, dim=1, largest=False)[0]
        _, only_indices = x.topk(4, -2, sorted=False)
        return values, indices, only_values.relu(), only_indices, torch.topk(x, 5).values + 1


class Argmax(nn.Module):
    def forward(self, x):
        return (torch.argmax(x), torch.argmax(x, -1), torch.argmax(x, dim=1, keepdim=True),
                x.argmax(-1), torch.argmax(x, dim=None))


class Gather(nn.Module):
    def forward(self, x, at):
        return torch.gather(x, 1, at), x.gather(-1, at), torch.gather(x, dim=2, index=at)


class Norms(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(32))
        self.bias = nn.Parameter(torch.zeros(32))

    def forward(self, x):
        a = F.layer_norm(x, (32,), self.weight, self.bias, 1e-6)
        b = F.layer_norm(x, [8, 32])
        c = F.layer_norm(x, (32,), weight=self.weight)
        d = F.layer_norm(x, (32,), bias=self.bias, eps=1e-3)
        e = F.rms_norm(x, (32,), self.weight, 1e-6)
        f = torch.rms_norm(x, (32,))
        g = F.rms_norm(x, normalized_shape=(8, 32), eps=1e-5)
        return a, b, c, d, e, f, g


class MixedNorms(nn.Module):
    """Weights in float32, inputs in bfloat16: two casts before the composite."""

    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(32)

    def forward(self, x):
        return self.norm(x.to(torch.bfloat16)), self.norm(x)


class Gelus(nn.Module):
    def forward(self, x):
        return F.gelu(x), F.gelu(x, approximate="tanh"), F.gelu(input=x, approximate="none")


class Attention(nn.Module):
    def forward(self, q, k, v, mask, allowed):
        a = F.scaled_dot_product_attention(q, k, v)
        b = F.scaled_dot_product_attention(q, k, v, mask, scale=0.5)
        c = F.scaled_dot_product_attention(q, k, v, attn_mask=allowed)
        d = F.scaled_dot_product_attention(q, k, v, dropout_p=0.1)
        e = F.scaled_dot_product_attention(q, k, v, is_causal=True, dropout_p=0.0)
        f = F.scaled_dot_product_attention(q.float(), k.float(), v.float())
        return a, b, c, d, e, f


def bf16(*shape):
    return torch.ones(shape, dtype=torch.bfloat16)


OWN = {
    "topk": (Topk, (X,)),
    "argmax": (Argmax, (X,)),
    "gather": (Gather, (X, torch.zeros(X, dtype=torch.int64))),
    "norms": (Norms, (X,)),
    "mixed_norms": (MixedNorms, (X,)),
    "gelus": (Gelus, (X,)),
    "attention": (Attention, (bf16(*WIDE), bf16(*WIDE), bf16(*WIDE), bf16(1, 1, 8, 8),
                              torch.ones(1, 1, 8, 8, dtype=torch.bool))),
}


class Builder:
    """Notes what it is told."""

    made = []

    def __init__(self, name, attr=None):
        self.told = {"name": name, "attributes": dict(attr or {}), "inputs": []}
        self.tensors = []
        Builder.made.append(self)

    def mark_inputs(self, *tensors):
        self.tensors += tensors
        return tensors[0] if len(tensors) == 1 else tensors

    def mark_outputs(self, *tensors):
        return tensors[0] if len(tensors) == 1 else tensors


def example():
    package = types.ModuleType("torch_xla.experimental.mark_pattern_utils")
    package.StableHLOCompositeBuilder = Builder
    for name in ("torch_xla", "torch_xla.experimental"):
        sys.modules[name] = types.ModuleType(name)
    sys.modules[package.__name__] = package
    spec = importlib.util.spec_from_file_location("composites", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def used_outputs(node):
    return frozenset(user.args[1] for user in node.users
                     if user.target is operator.getitem and len(user.users) > 0)


def function_for(composites, node):
    """What the compiler takes for a call, or None."""
    target = node.target
    if node.op == "call_method":
        target = composites.method_name_to_function.get(target)
    elif node.op != "call_function" or target not in composites.replacements:
        return None
    elif not composites.can_apply_composite(node):
        return "refused"
    found = composites.replacements.get(target)
    if not isinstance(found, dict):
        return found
    return found.get(used_outputs(node)) or found[max(found, key=len)]


def tensor_of(node):
    """Without contents; None where nobody told a shape. `weight.shape` is its numbers."""
    value = node.meta.get("example_value")
    if node.op == "get_attr":
        value = node.graph.owning_module.get_parameter(node.target)
    if node.target is getattr:
        return getattr(tensor_of(node.args[0]), node.args[1])
    if not isinstance(value, torch.Tensor):
        raise LookupError(node.name)
    return torch.empty(value.shape, dtype=value.dtype, device="meta")


def composite_of(composites, node):
    """A line for a call: the composite, or that the file refuses it; None for any other call."""
    function = function_for(composites, node)
    if function in (None, "refused"):
        return function and {"node": node.name, "refused": True}
    names = {}

    def given(argument):
        value = tensor_of(argument)
        names[id(value)] = name_of(argument)
        kept.append(value)
        return value

    kept = []
    Builder.made = []
    try:
        args = torch.fx.node.map_arg(node.args, given)
        kwargs = torch.fx.node.map_arg(node.kwargs, given)
    except LookupError:
        return None
    function(*args, **kwargs)
    builder = Builder.made[0]
    attributes = {key: list(value) if isinstance(value, (tuple, torch.Size)) else value
                  for key, value in builder.told["attributes"].items()}
    return {"node": node.name, "function": function.__name__, "name": builder.told["name"],
            "attributes": attributes,
            "inputs": [names.get(id(tensor), "") for tensor in builder.tensors]}


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else HERE
    composites = example()
    modules = {name: make() for name, make in GRAPHS.items() if not name.endswith(".export")}
    for name, (model, inputs) in OWN.items():
        module = _capture(model, inputs, "tt", None)
        module.graph.owning_module = module
        modules["composites/" + name] = module
        write(os.path.join(folder, "composites", name + ".json"), _text(json_of(name, module)))
    expected = {}
    for name, module in modules.items():
        found = [composite_of(composites, node) for node in module.graph.nodes]
        found = [each for each in found if each]
        if found:
            expected[name] = found
    write_json(os.path.join(folder, "expected", "composites.json"), expected)
    print(sum(map(len, expected.values())), "calls on", len(expected), "graphs")


if __name__ == "__main__":
    main()
