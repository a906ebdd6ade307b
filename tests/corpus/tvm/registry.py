"""A backend's table: what is registered last is tried first."""

from functools import partial

from tvm.relax import transform
from tvm.relax.dpl.pattern import is_op, wildcard
from tvm.relax.transform import FusionPattern, PatternCheckContext

from ..pattern_registry import get_patterns_with_prefix, register_patterns
from ..patterns import make_conv2d_pattern, make_matmul_pattern
from ..utils import has_leaking_intermediate_variables


def _check(context: PatternCheckContext, layout: str = "NHWC") -> bool:
    if has_leaking_intermediate_variables(context):
        return False
    return context.annotated_expr["root"].attrs.data_layout == layout


def unary(op_name):
    x = wildcard()
    out = is_op("relax." + op_name)(x)
    return (f"acme.{op_name}", out, {"x": x, "root": out})


register_patterns(
    [
        *[unary(op) for op in ("nn.relu", "nn.gelu")],
        ("acme.conv2d", *make_conv2d_pattern(), _check),
        ("acme.conv2d_bias", *make_conv2d_pattern(with_bias=True), partial(_check, layout="NCHW")),
    ]
)
register_patterns([("acme.matmul", *make_matmul_pattern(transposed_rhs=True))])
register_patterns(
    [FusionPattern("other.exp", is_op("relax.exp")(wildcard()), attrs_getter=lambda exprs: {})]
)


def partition_for_acme(mod, annotate_codegen=True):
    for name, func in mod.functions_items():
        mod[name] = func
    patterns = get_patterns_with_prefix("acme.nn") + get_patterns_with_prefix("acme.conv")
    return transform.FuseOpsByPattern(
        patterns, bind_constants=False, annotate_codegen=annotate_codegen
    )(mod)
