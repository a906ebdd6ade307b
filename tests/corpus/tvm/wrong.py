from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.dpl import is_op, is_tuple_get_item, wildcard

x, y = wildcard(), wildcard()
conv = is_op("relax.nn.conv2d")(x, y)

register_patterns(
    [
        ("wrong.conv_relu", is_op("relax.nn.relu")(conv)),
        ("wrong.conv_add", is_op("relax.add")(conv, wildcard()) | is_op("relax.exp")(conv)),
        ("wrong.conv", conv),
        ("wrong.clip", is_op("relax.clip")(x)),
        ("wrong.item", is_tuple_get_item(is_op("relax.split")(x), 0)),
        ("wrong.name", is_op("relax.nn.rleu")(x)),
        ("wrong.either", is_op("relax.sqrt")(x, y) | is_op("relax.rsqrt")(x)),
        ("wrong.slice", is_op("relax.strided_slice")(x, varg_default_wildcard=True)),
    ]
)
