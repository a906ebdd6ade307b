from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.dpl import is_op, wildcard

register_patterns([
    ("base.relu", is_op("relax.nn.relu")(wildcard())),
    ("base.clip", is_op("relax.clip")(wildcard())),
])
