from tvm.relax.dpl import is_op, wildcard

patterns = [
    ("base.relu", is_op("relax.nn.relu")(wildcard())),
    ("base.clip", is_op("relax.clip")(wildcard())),
]
