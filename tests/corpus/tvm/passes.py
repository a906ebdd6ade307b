import tvm
from tvm import relax
from tvm.relax.dpl import GlobalVarPattern, TuplePattern, is_const, is_op, wildcard


def dequantize(count):
    w = is_op("relax.call_tir")(
        GlobalVarPattern(), TuplePattern([wildcard() for _ in range(count)]), add_constraint=False
    )
    x = ~is_const()
    out = is_op("relax.matmul")(x, w)
    return out, {"w": w, "x": x}, lambda ctx: True


@tvm.transform.module_pass(opt_level=0, name="Fuse")
class Fuse:
    def transform_module(self, mod, _ctx):
        seq = []
        for count in [1, 2]:
            seq.append(relax.transform.FuseOpsByPattern([("dequantize", *dequantize(count))]))
        if self.more:
            seq.append(
                relax.transform.FuseOpsByPattern(
                    [("exp", is_op("relax.exp")(wildcard()))],
                    annotate_codegen=True,
                    entry_functions=["main", "decode"],
                )
            )
        return tvm.transform.Sequential(seq)(mod)


PATTERNS = [("acme.a", is_op("relax.abs")), ("acme.b", is_op("relax.exp"))]


def run(mod, prefix):
    chosen = [(name, op(wildcard())) for name, op in PATTERNS if name.startswith(prefix)]
    return relax.transform.FuseOpsByPattern(chosen)(mod)


def run_a(mod):
    return run(mod, "acme.a")
