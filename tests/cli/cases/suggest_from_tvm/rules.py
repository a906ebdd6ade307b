"""Patterns of ours."""
from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.dpl import is_op, wildcard


def matmul():
    return is_op("relax.matmul")(wildcard(), wildcard())


# What we register.
register_patterns(
    [
        ("ours.matmul", matmul()),  # plain
    ]
)
