# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Patterns of a backend for TVM, "vision", which has kernels for rows of eight halves.

What is registered last is tried first, so the general patterns stand above the specific ones. One
pattern is almost right: attention in parts, which divides where the model multiplies.
"""

from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.backend.utils import has_leaking_intermediate_variables
from tvm.relax.dpl import is_const, is_op, wildcard
from tvm.relax.transform import PatternCheckContext

# Elements that a kernel loads at once.
ALIGNMENT = 8

activations = {
    "relu": ["relax.nn.relu"],
    "gelu": ["relax.nn.gelu", "relax.nn.gelu_tanh"],
    "silu": ["relax.nn.silu"],
}


def is_aligned(value):
    """Rows of halves whose length is known and a multiple of eight."""
    if value.struct_info.dtype != "float16":
        return False
    return value.struct_info.shape[-1] % ALIGNMENT == 0


def check_operands(context: PatternCheckContext) -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    operands = [context.annotated_expr[label] for label in ("lhs", "rhs")]
    return all(is_aligned(operand) for operand in operands)


def check_conv2d(context: PatternCheckContext) -> bool:
    # Kernels exist for channels that come last.
    if context.annotated_expr["root"].attrs.data_layout != "NHWC":
        return False
    return check_operands(context)


def check_attention(context: PatternCheckContext) -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    head = context.annotated_expr["query"].struct_info.shape[-1]
    return head % ALIGNMENT == 0 and head <= 128


def check_rms_norm(context: PatternCheckContext) -> bool:
    # One row is normalized by one block of threads.
    return context.annotated_expr["data"].struct_info.shape[-1] <= 4096


def two_operands(operator, bias=False, activation=None):
    """The operator, with what the kernel can do in the same run, and the labels."""
    lhs, rhs = wildcard(), wildcard()
    out = root = is_op(operator)(lhs, rhs)
    labels = {"lhs": lhs, "rhs": rhs, "root": root}
    if bias:
        labels["bias"] = wildcard()
        out = is_op("relax.add")(out, labels["bias"])
    if activation:
        first, *others = [is_op(each)(out) for each in activations[activation]]
        for other in others:
            first = first | other
        out = first
    return out, labels


def attention():
    query, key, value = wildcard(), wildcard(), wildcard()
    out = is_op("relax.nn.attention")(query, key, value)
    return out, {"query": query, "key": key, "value": value}


def attention_in_parts():
    """Write `relax.multiply` for `relax.divide`, and it matches."""
    query, key, value, scale = wildcard(), wildcard(), wildcard(), is_const()
    scores = is_op("relax.matmul")(query, key)
    scaled = is_op("relax.divide")(scores, scale)
    out = is_op("relax.matmul")(is_op("relax.nn.softmax")(scaled), value)
    return out, {"query": query, "key": key, "value": value, "scale": scale}


def rms_norm():
    data, weight = wildcard(), wildcard()
    return is_op("relax.nn.rms_norm")(data, weight), {"data": data, "weight": weight}


def matmul(*epilogue):
    return *two_operands("relax.matmul", *epilogue), check_operands


def conv2d(*epilogue):
    return *two_operands("relax.nn.conv2d", *epilogue), check_conv2d


register_patterns(
    [
        # expect: 0
        ("vision.conv2d", *conv2d()),
        # expect: 1
        ("vision.conv2d_bias", *conv2d(True)),
        # expect: 2
        ("vision.conv2d_bias_relu", *conv2d(True, "relu")),
        # expect: 0
        ("vision.matmul", *matmul()),
        # expect: 22
        ("vision.matmul_bias", *matmul(True)),
        # expect: 2
        ("vision.matmul_bias_gelu", *matmul(True, "gelu")),
        # expect: 2
        ("vision.matmul_bias_silu", *matmul(True, "silu")),
        # expect: 2
        ("vision.attention", *attention(), check_attention),
        # expect: 0
        ("vision.attention_in_parts", *attention_in_parts(), check_attention),
        # expect: 9
        ("vision.rms_norm", *rms_norm(), check_rms_norm),
    ]
)
