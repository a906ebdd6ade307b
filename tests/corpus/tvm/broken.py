import somewhere
import tvm
from tvm.relax.backend import register_patterns
from tvm.relax.dpl import is_op, wildcard

x = wildcard()
target = tvm.target.Target.current()
bad = is_op("relax.add")(x, y)
after = is_op("relax.exp")(x)

register_patterns(
    [
        ("good.first", after),
        ("bad.arity", is_op("relax.abs", 2)(x)),
        (target.kind, after),
        ("bad.pattern", somewhere.make()),
        ("bad.number", 3),
        "bad.text",
        ("bad.stars", *somewhere.both()),
        ("bad.labels", after, {"x": 1}),
        ("bad.keyword", is_op(name="relax.abs")(x)),
        ("bad.part", is_op("relax.abs")("x")),
        ("good.last", is_op("relax.abs")(x)),
    ]
)
register_patterns(somewhere.patterns())
if target.kind.name == "cuda":
    register_patterns([("good.branch", is_op("relax.log")(x))])
else:
    register_patterns([("good.other", is_op("relax.sin")(x))])
