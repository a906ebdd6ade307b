# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Twelve patterns for TVM, each with a check, that have places in a Llama."""

from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.backend.utils import has_leaking_intermediate_variables
from tvm.relax.dpl import is_op, wildcard

kinds = {
    "add": "relax.add", "mul": "relax.multiply", "mm": "relax.matmul", "silu": "relax.nn.silu",
    "cast": "relax.astype", "softmax": "relax.nn.softmax", "neg": "relax.negative",
    "permute": "relax.permute_dims", "view": "relax.reshape", "cat": "relax.concat",
}


def chain(*names):
    """Operators one after the other, the first operand of each made by the one before."""
    out, labels = wildcard(), {}
    labels["data"] = out
    for at, name in enumerate(names):
        more = [wildcard()] if name in ("add", "mul", "mm") else []
        out = is_op(kinds[name])(out, *more, varg_default_wildcard=True)
        labels[f"step_{at}"] = out
    return out, labels


def check(context):
    if has_leaking_intermediate_variables(context):
        return False
    for label, value in context.annotated_expr.items():
        shape = value.struct_info.shape
        if label != "data" and (len(shape) > 4 or int(shape[-1]) % 8 != 0):
            return False
    return context.matched_expr.struct_info.dtype in ("float16", "bfloat16", "float32")


register_patterns(
    [
        ("twelve.add", *chain("add"), check),
        ("twelve.mul", *chain("mul"), check),
        ("twelve.matmul", *chain("mm"), check),
        ("twelve.silu", *chain("silu"), check),
        ("twelve.gate", *chain("silu", "mul"), check),
        ("twelve.mul_add", *chain("mul", "add"), check),
        ("twelve.mul_mul", *chain("mul", "mul"), check),
        ("twelve.add_add", *chain("add", "add"), check),
        ("twelve.softmax", *chain("softmax"), check),
        ("twelve.weights", *chain("softmax", "mm"), check),
        ("twelve.neg", *chain("neg"), check),
        ("twelve.view", *chain("permute", "view"), check),
    ]
)
