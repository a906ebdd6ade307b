# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Patterns for TVM as a backend of kernel templates lists them: products and convolutions with what
may follow them, residual blocks of each, attention, norms. Large for a file of patterns."""

import operator
from functools import partial, reduce

from tvm import relax
from tvm.relax import transform
from tvm.relax.backend.pattern_registry import get_patterns_with_prefix, register_patterns
from tvm.relax.backend.patterns import (
    make_attention_pattern,
    make_fused_bias_activation_pattern,
    make_layer_norm_pattern,
    make_matmul_pattern,
    make_residual_block_pattern,
    make_rms_norm_pattern,
    make_stacked_attention_pattern,
)
from tvm.relax.backend.utils import has_leaking_intermediate_variables
from tvm.relax.dpl import is_const, is_op, wildcard
from tvm.relax.transform import PatternCheckContext

supported_types = {
    ("float16", "float16", "float16"),
    ("float16", "float16", "float32"),
    ("float32", "float32", "float32"),
    ("int8", "int8", "int32"),
}

activations = {"bias_relu": "relax.nn.relu", "bias_gelu": "relax.nn.gelu",
               "bias_silu": "relax.nn.silu", "bias_gelu_tanh": "relax.nn.gelu_tanh"}


def _is_supported_dtype(lhs_dtype, rhs_dtype, out_dtype):
    return (lhs_dtype, rhs_dtype, out_dtype) in supported_types


def _shape_1d(shape):
    return reduce(operator.mul, shape, 1)


def _is_same_shape(one, other):
    return len(one) == len(other) and all(a == b for a, b in zip(one, other))


def _is_aligned(dtype, *extents):
    lanes = 16 if dtype == "int8" else 8 if dtype == "float16" else 4
    for extent in extents:
        if not isinstance(extent, (int, relax.tir.IntImm)) and not hasattr(extent, "value"):
            return False
        if int(extent) % lanes != 0:
            return False
    return True


def _is_bias_like(shape, channels):
    return shape[-1] == channels and _shape_1d(shape) == channels


def _check_residual(root_call, context):
    if "residual" not in context.annotated_expr:
        return True
    residual = context.annotated_expr["residual"]
    if not isinstance(residual, relax.Var):
        residual = context.value_to_bound_var.get(residual, residual)
    if context.matched_expr.struct_info.dtype != residual.struct_info.dtype:
        return False
    shape1 = [int(each) for each in root_call.struct_info.shape]
    shape2 = [int(each) for each in residual.struct_info.shape]
    return _is_same_shape(shape1, shape2) or _is_bias_like(shape2, shape1[-1])


def _check_conv2d(context: PatternCheckContext) -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    root = context.annotated_expr["root"]
    if root.attrs.data_layout != "NHWC" or root.attrs.kernel_layout != "OHWI":
        return False
    data, weight = context.annotated_expr["lhs"], context.annotated_expr["rhs"]
    types = [each.struct_info.dtype for each in (data, weight, root)]
    if not _is_supported_dtype(*types) or not _check_residual(root, context):
        return False
    channels = (data.struct_info.shape[3], weight.struct_info.shape[0])
    return root.attrs.groups == 1 and _is_aligned(types[0], *channels)


def _check_matmul(context: PatternCheckContext) -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    lhs, rhs = context.annotated_expr["lhs"], context.annotated_expr["rhs"]
    root = context.annotated_expr["root"]
    types = [each.struct_info.dtype for each in (lhs, rhs, root)]
    if not _is_supported_dtype(*types) or not _check_residual(root, context):
        return False
    left = lhs.struct_info.shape.values
    right = rhs.struct_info.shape.values
    if "bias" in context.annotated_expr:
        bias = context.annotated_expr["bias"].struct_info.shape
        if not _is_bias_like(bias, root.struct_info.shape[-1]):
            return False
    if len(right) > 2 and not _is_same_shape(left[:-2], right[:-2]):
        return False
    return _is_aligned(types[0], left[-1], right[-1], right[-2])


def _check_gated(context: PatternCheckContext) -> bool:
    """Gates: a product whose sides have one shape and type."""
    if has_leaking_intermediate_variables(context):
        return False
    gate, up = context.annotated_expr["gate"], context.annotated_expr["up"]
    if gate.struct_info.dtype != up.struct_info.dtype:
        return False
    return _is_same_shape(gate.struct_info.shape, up.struct_info.shape)


def _check_elementwise(context: PatternCheckContext, limit=1 << 31) -> bool:
    for expr in context.annotated_expr.values():
        shape = expr.struct_info.shape
        if any(not isinstance(int(each), int) for each in shape) or _shape_1d(shape) > limit:
            return False
    return not has_leaking_intermediate_variables(context)


def _check_attention(context: PatternCheckContext) -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    heads = [context.annotated_expr[each].struct_info.shape for each in ("query", "key", "value")]
    return all(len(each) == 4 for each in heads) and int(heads[0][-1]) <= 256


def _check_norm(context: PatternCheckContext) -> bool:
    attrs = context.matched_expr.attrs
    if not attrs.center or not attrs.scale:
        return False
    rank = len(context.matched_expr.struct_info.shape)
    return list(attrs.axes) in ([-1], [rank - 1])


def with_bias_and_activation(prefix, make, check):
    patterns = [(f"{prefix}", *make(), check), (f"{prefix}_bias", *make(with_bias=True), check)]
    for suffix, activation in activations.items():
        name = f"{prefix}_{suffix}"
        patterns.append((name, *make(with_bias=True, activation=activation), check))
    return patterns


def residual_blocks(patterns, check):
    found = []
    for name, *made in patterns:
        made = tuple(made[:2])
        for op_suffix, binary in [("_add", "relax.add"), ("_multiply", "relax.multiply")]:
            for end, activation in [("", None), ("_relu", "relax.nn.relu")]:
                pattern = make_residual_block_pattern(made, binary, activation=activation)
                found.append((f"{name}_residual{op_suffix}{end}", *pattern, check))
    return found


def conv2d_patterns():
    make = partial(make_fused_bias_activation_pattern, "relax.nn.conv2d")
    base = with_bias_and_activation("cutlass.conv2d", make, _check_conv2d)
    return base + residual_blocks(base, _check_conv2d)


def matmul_patterns():
    patterns = []
    for transposed in (False, True):
        suffix = "_transposed" if transposed else ""
        make = partial(make_matmul_pattern, transposed_rhs=transposed)
        base = with_bias_and_activation(f"cutlass.matmul{suffix}", make, _check_matmul)
        patterns += base + residual_blocks(base, _check_matmul)
    return patterns


def attention_patterns():
    patterns = [("cutlass.attention", *make_attention_pattern(), _check_attention),
                ("cutlass.attention_bias", *make_attention_pattern(with_bias=True))]
    for start in ("split", "strided_slice"):
        for with_bias in (False, True):
            pattern = make_stacked_attention_pattern(start_op=start, with_bias=with_bias)
            patterns.append((f"cutlass.stacked_attention_{start}_{int(with_bias)}", *pattern))
    return patterns


def norm_patterns():
    return [("cutlass.layer_norm", *make_layer_norm_pattern(), _check_norm),
            ("cutlass.rms_norm", *make_rms_norm_pattern())]


def gated(activation=None):
    gate, up = wildcard(), wildcard()
    out = is_op("relax.multiply")(is_op(activation)(gate) if activation else gate, up)
    return out, {"gate": gate, "up": up}


def chained(*names):
    """Elementwise operators one after the other."""
    labels = {"data": wildcard()}
    out = labels["data"]
    for at, name in enumerate(names):
        others = [wildcard()] if name in ("relax.add", "relax.multiply") else []
        out = labels[f"step_{at}"] = is_op(name)(out, *others)
    return out, labels


register_patterns(
    [
        *conv2d_patterns(),
        *matmul_patterns(),
        *attention_patterns(),
        *norm_patterns(),
        ("cutlass.gated", *gated(), _check_gated),
        ("cutlass.swiglu", *gated("relax.nn.silu"), _check_gated),
    ]
)


def partition_for_cutlass(mod, annotate_codegen=True):
    patterns = get_patterns_with_prefix("cutlass")
    return transform.FuseOpsByPattern(
        patterns, bind_constants=False, annotate_codegen=annotate_codegen
    )(mod)
