#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a small vision model as a Relax module: convolutions, then four blocks of a transformer.

Channels come last, as CUTLASS wants them. Two blocks have attention as one operator, two have it in
parts; the feed-forward part has a GELU in those and a gate in these.
"""

import argparse

SIDE, CHANNELS = 224, (3, 32, 64, 128, 256)
BLOCKS, HEADS, INNER, CLASSES = 4, 4, 1024, 1001
WIDTH, HEAD = CHANNELS[-1], CHANNELS[-1] // HEADS
TOKENS = (SIDE // 16) ** 2


def tensor(shape):
    extents = ", ".join(map(str, shape)) + ("," if len(shape) == 1 else "")
    return f'R.Tensor(({extents}), dtype="float16")'


class Module:
    """Parameters and bindings in the order in which they are asked for."""

    def __init__(self):
        self.parameters, self.lines, self.shapes = [], [], {}

    def parameter(self, name, *shape):
        self.parameters.append(f"{name}: {tensor(shape)}")
        self.shapes[name] = shape
        return name

    def bind(self, name, shape, value):
        self.lines.append(f"{name}: {tensor(shape)} = {value}")
        self.shapes[name] = tuple(shape)
        return name

    def same(self, name, operator, of, *others):
        return self.bind(name, self.shapes[of], f"R.{operator}({', '.join((of, *others))})")

    def reshape(self, name, of, *shape):
        return self.bind(name, shape, f"R.reshape({of}, R.shape([{', '.join(map(str, shape))}]))")

    def permute(self, name, of, *axes):
        shape = [self.shapes[of][axis] for axis in axes]
        return self.bind(name, shape, f"R.permute_dims({of}, axes={list(axes)})")

    def matmul(self, name, left, right):
        shape = (*self.shapes[left][:-1], self.shapes[right][-1])
        return self.bind(name, shape, f'R.matmul({left}, {right}, out_dtype="void")')

    def dense(self, name, of, outputs):
        weight = self.parameter(name + "_weight", self.shapes[of][-1], outputs)
        product = self.matmul(name, of, weight)
        return self.same(name + "_biased", "add", product, self.parameter(name + "_bias", outputs))

    def norm(self, name, of):
        weight = self.parameter(name + "_weight", WIDTH)
        return self.same(name, "nn.rms_norm", of, weight, "axes=[-1]", "epsilon=1e-05")


def stem(module, image):
    """Four convolutions that each halve the picture; the map of the third is an output too."""
    side, value, biased = SIDE, image, []
    for number, (inputs, outputs) in enumerate(zip(CHANNELS, CHANNELS[1:]), 1):
        side //= 2
        name, shape = f"conv{number}", (1, side, side, outputs)
        weight = module.parameter(name + "_weight", outputs, 3, 3, inputs)
        bias = module.parameter(name + "_bias", 1, 1, 1, outputs)
        module.bind(
            name,
            shape,
            f"R.nn.conv2d({value}, {weight}, strides=[2, 2], padding=[1, 1, 1, 1], "
            'dilation=[1, 1], groups=1, data_layout="NHWC", kernel_layout="OHWI", '
            'out_layout="NHWC", out_dtype="void")',
        )
        biased.append(module.same(name + "_biased", "add", name, bias))
        value = module.same(name + "_relu", "nn.relu", biased[-1])
    tokens = module.reshape("patches", value, 1, TOKENS, WIDTH)
    positions = module.parameter("positions", 1, TOKENS, WIDTH)
    return module.same("tokens", "add", tokens, positions), biased[2]


def attention_in_parts(module, name, query, key, value):
    query = module.permute(name + "_q_heads", query, 0, 2, 1, 3)
    key = module.permute(name + "_k_heads", key, 0, 2, 3, 1)
    value = module.permute(name + "_v_heads", value, 0, 2, 1, 3)
    scores = module.matmul(name + "_scores", query, key)
    scale = f'R.const({HEAD ** -0.5}, "float16")'
    scaled = module.same(name + "_scaled", "multiply", scores, scale)
    weights = module.same(name + "_probs", "nn.softmax", scaled, "axis=-1")
    return module.permute(name + "_mixed", module.matmul(name + "_mix", weights, value), 0, 2, 1, 3)


def attention(module, name, of, is_whole):
    heads = [
        module.reshape(f"{name}_{part}_split", module.dense(f"{name}_{part}", of, WIDTH),
                       1, TOKENS, HEADS, HEAD)
        for part in "qkv"
    ]
    if is_whole:
        mixed = module.same(name + "_attention", "nn.attention", *heads, "scale=None",
                            "causal_mask=None", "window_size=None")
    else:
        mixed = attention_in_parts(module, name, *heads)
    joined = module.reshape(name + "_joined", mixed, 1, TOKENS, WIDTH)
    return module.dense(name + "_out", joined, WIDTH)


def feed_forward(module, name, of, is_gated):
    if is_gated:
        gate = module.same(name + "_silu", "nn.silu", module.dense(name + "_gate", of, INNER))
        up = module.dense(name + "_up", of, INNER)
        inner = module.same(name + "_gated", "multiply", gate, up)
    else:
        inner = module.same(name + "_gelu", "nn.gelu", module.dense(name + "_up", of, INNER))
    return module.dense(name + "_down", inner, WIDTH)


def build():
    module = Module()
    image = module.parameter("image", 1, SIDE, SIDE, CHANNELS[0])
    value, features = stem(module, image)
    for number in range(BLOCKS):
        name, is_whole = f"block{number}", number % 2 == 0
        attended = attention(module, name, module.norm(name + "_norm1", value), is_whole)
        value = module.same(name + "_mid", "add", value, attended)
        passed = feed_forward(module, name, module.norm(name + "_norm2", value), not is_whole)
        value = module.same(name + "_result", "add", value, passed)
    normed = module.norm("norm", value)
    pooled = module.bind("pooled", (1, WIDTH), f"R.mean({normed}, axis=[1], keepdims=False)")
    return module, module.dense("head", pooled, CLASSES), features


def text():
    module, scores, features = build()
    results = ", ".join(tensor(module.shapes[each]) for each in (scores, features))
    parameters = "".join(f"        {each},\n" for each in module.parameters)
    bindings = "".join(f"            {each}\n" for each in module.lines)
    return (
        "# SPDX-FileCopyrightText: 2026 The Fusewright authors\n"
        "# SPDX-License-Identifier: Apache-2.0\n"
        "# from tvm.script import ir as I\n"
        "# from tvm.script import relax as R\n\n"
        "@I.ir_module\n"
        "class Module:\n"
        "    @R.function\n"
        f"    def main(\n{parameters}    ) -> R.Tuple({results}):\n"
        '        R.func_attr({"num_input": 1})\n'
        "        with R.dataflow():\n"
        f"{bindings}"
        f"            R.output({scores}, {features})\n"
        f"        return ({scores}, {features})\n"
    )


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("-o", "--output", required=True, help="the file to write")
    with open(options.parse_args().output, "w", encoding="utf-8", newline="\n") as file:
        file.write(text())


main()
