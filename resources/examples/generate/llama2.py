#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes Llama-2-7B as a Fusewright graph, 51 operators a layer, named as PyTorch names them.

The forward pass is the eager one in a single dtype, batch 1, no key/value cache. Only the shapes of
weights are written, never weights. Equal options give equal bytes.
"""
import argparse
import json
import math
import sys

BATCH, SEQUENCE, VOCABULARY = 1, 2048, 32000
HIDDEN, HEADS, HEAD_DIM, FFN = 4096, 32, 128, 11008
EPSILON = 1e-05

if "--open" in sys.argv:
    BATCH, SEQUENCE = "batch", "sequence"

TOKENS = [BATCH, SEQUENCE, HIDDEN]
SPLIT = [BATCH, SEQUENCE, HEADS, HEAD_DIM]  # a projection cut into heads
HEADED = [BATCH, HEADS, SEQUENCE, HEAD_DIM]  # the same with the heads in front
SCORES = [BATCH, HEADS, SEQUENCE, SEQUENCE]


class Graph:
    """Collects nodes, values and constants in the order of execution."""

    def __init__(self):
        self.inputs, self.constants, self.nodes, self.values = [], [], [], {}
        self.module = ("", "LlamaForCausalLM")

    def input(self, name, dtype, shape):
        self.inputs.append({"name": name, "dtype": dtype, "shape": shape})
        return name

    def constant(self, name, shape):
        self.constants.append({"name": name, "dtype": "bf16", "shape": shape})
        return name

    def node(self, op, id, inputs, shape, attrs=None, dtype="bf16"):
        path, kind = self.module
        node = {"id": id, "op": op, "inputs": inputs}
        # Sizes with a name in them are no numbers.
        is_open = lambda value: isinstance(value, list) and BATCH in value and BATCH != 1
        attrs = {key: value for key, value in (attrs or {}).items() if not is_open(value)}
        if attrs:
            node["attrs"] = attrs
        self.nodes.append({**node, "module": path, "module_type": kind})
        self.values[id] = {"dtype": dtype, "shape": shape}
        return id

    def linear(self, id, module, x, width_in, width_out):
        self.module = (module, "Linear")
        weight = self.constant(module + ".weight", [width_out, width_in])
        return self.node("linear", id, [x, weight], [BATCH, SEQUENCE, width_out])

    def rms_norm(self, id, module, x):
        self.module = (module, "LlamaRMSNorm")
        per_token = [BATCH, SEQUENCE, 1]
        square = self.node("pow", id + ".pow", [x], TOKENS, {"exponent": 2})
        mean = self.node("mean", id + ".mean", [square], per_token, {"dim": -1, "keepdim": True})
        shifted = self.node("add", id + ".add", [mean], per_token, {"other": EPSILON})
        scale = self.node("rsqrt", id + ".rsqrt", [shifted], per_token)
        normed = self.node("mul", id + ".mul", [x, scale], TOKENS)
        weight = self.constant(module + ".weight", [HIDDEN])
        return self.node("mul", id + ".mul_weight", [weight, normed], TOKENS)

    def into_heads(self, id, x):
        split = self.node("view", id + ".view", [x], SPLIT, {"size": SPLIT})
        return self.node("transpose", id + ".transpose", [split], HEADED, {"dim0": 1, "dim1": 2})

    def rotary(self, id, x, cos, sin):
        half = HEAD_DIM // 2
        half_shape = HEADED[:-1] + [half]
        straight = self.node("mul", id + ".mul_cos", [x, cos], HEADED)
        first, second = ({"dim": -1, "start": at, "end": at + half} for at in (0, half))
        low = self.node("getitem", id + ".low_half", [x], half_shape, first)
        high = self.node("getitem", id + ".high_half", [x], half_shape, second)
        negated = self.node("neg", id + ".neg", [high], half_shape)
        rotated = self.node("cat", id + ".cat", [negated, low], HEADED, {"dim": -1})
        turned = self.node("mul", id + ".mul_sin", [rotated, sin], HEADED)
        return self.node("add", id + ".add", [straight, turned], HEADED)

    def attention(self, id, q, k, v, mask):
        flipped = [BATCH, HEADS, HEAD_DIM, SEQUENCE]
        keys = self.node("transpose", id + ".k_transpose", [k], flipped, {"dim0": 2, "dim1": 3})
        scores = self.node("matmul", id + ".scores", [q, keys], SCORES)
        scaled = self.node("div", id + ".scale", [scores], SCORES, {"other": math.sqrt(HEAD_DIM)})
        masked = self.node("add", id + ".mask", [scaled, mask], SCORES)
        weights = self.node("softmax", id + ".softmax", [masked], SCORES, {"dim": -1})
        context = self.node("matmul", id + ".context", [weights, v], HEADED)
        rows = self.node("transpose", id + ".transpose", [context], SPLIT, {"dim0": 1, "dim1": 2})
        return self.node("reshape", id + ".reshape", [rows], TOKENS, {"shape": TOKENS})

    def layer(self, index, x, cos, sin, mask):
        id, path = f"layers.{index}.", f"model.layers.{index}"
        attention, mlp = (path + ".self_attn", "LlamaAttention"), (path + ".mlp", "LlamaMLP")

        h = self.rms_norm(id + "input_norm", path + ".input_layernorm", x)
        q = self.linear(id + "q_proj", attention[0] + ".q_proj", h, HIDDEN, HIDDEN)
        k = self.linear(id + "k_proj", attention[0] + ".k_proj", h, HIDDEN, HIDDEN)
        v = self.linear(id + "v_proj", attention[0] + ".v_proj", h, HIDDEN, HIDDEN)
        self.module = attention
        q, k, v = (self.into_heads(id + name, y) for name, y in (("q", q), ("k", k), ("v", v)))
        q = self.rotary(id + "q_rotary", q, cos, sin)
        k = self.rotary(id + "k_rotary", k, cos, sin)
        h = self.attention(id + "attn", q, k, v, mask)
        h = self.linear(id + "o_proj", attention[0] + ".o_proj", h, HIDDEN, HIDDEN)
        self.module = (path, "LlamaDecoderLayer")
        x = self.node("add", id + "attn_residual", [x, h], TOKENS)

        h = self.rms_norm(id + "post_attn_norm", path + ".post_attention_layernorm", x)
        gate = self.linear(id + "gate_proj", mlp[0] + ".gate_proj", h, HIDDEN, FFN)
        self.module = (mlp[0] + ".act_fn", "SiLU")
        gate = self.node("silu", id + "silu", [gate], [BATCH, SEQUENCE, FFN])
        up = self.linear(id + "up_proj", mlp[0] + ".up_proj", h, HIDDEN, FFN)
        self.module = mlp
        h = self.node("mul", id + "gated", [gate, up], [BATCH, SEQUENCE, FFN])
        h = self.linear(id + "down_proj", mlp[0] + ".down_proj", h, FFN, HIDDEN)
        self.module = (path, "LlamaDecoderLayer")
        return self.node("add", id + "mlp_residual", [x, h], TOKENS)


def llama2(layers):
    g = Graph()
    ids = g.input("input_ids", "i64", [BATCH, SEQUENCE])
    mask = g.input("attention_mask", "bf16", [BATCH, 1, SEQUENCE, SEQUENCE])
    cos = g.constant("model.rotary_emb.cos", [1, 1, SEQUENCE, HEAD_DIM])
    sin = g.constant("model.rotary_emb.sin", [1, 1, SEQUENCE, HEAD_DIM])
    table = g.constant("model.embed_tokens.weight", [VOCABULARY, HIDDEN])

    g.module = ("model.embed_tokens", "Embedding")
    x = g.node("embedding", "embed_tokens", [ids, table], TOKENS)
    for index in range(layers):
        x = g.layer(index, x, cos, sin, mask)
    x = g.rms_norm("norm", "model.norm", x)
    x = g.linear("lm_head", "lm_head", x, HIDDEN, VOCABULARY)
    g.module = ("", "LlamaForCausalLM")
    shape = [BATCH, SEQUENCE, VOCABULARY]
    return g, g.node("to", "logits", [x], shape, {"dtype": "f32"}, dtype="f32")


def write(out, name, g, output):
    """One node, value or constant a line, so that a diff or a line number points at one thing."""

    def lines(items):
        return ",\n".join("  " + json.dumps(item) for item in items)

    values = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in g.values.items())
    out.write(f'{{"format": "fusewright-graph", "version": 1, "name": {json.dumps(name)},\n')
    out.write(f'"inputs": [\n{lines(g.inputs)}\n],\n"constants": [\n{lines(g.constants)}\n],\n')
    out.write(f'"nodes": [\n{lines(g.nodes)}\n],\n"values": {{\n{values}\n}},\n')
    out.write(f'"outputs": {json.dumps([output])}}}\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, default=32, metavar="N", help="default: 32")
    parser.add_argument("--open", action="store_true",
                        help="extents `batch` and `sequence` instead of 1 and 2048")
    parser.add_argument("-o", dest="file", metavar="FILE", help="default: standard output")
    options = parser.parse_args()
    g, output = llama2(options.layers)
    name = "llama2-7b" if options.layers == 32 else f"llama2-7b-{options.layers}-layers"
    if options.open:
        name += "-open"
    if not options.file:
        return write(sys.stdout, name, g, output)
    with open(options.file, "w", encoding="utf-8", newline="\n") as out:
        write(out, name, g, output)


if __name__ == "__main__":
    main()
