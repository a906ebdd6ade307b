import tvm
from tvm.relax.dpl import is_op, wildcard
from tvm.relax.transform import FuseOpsByPattern


class Patterns:
    products = [("vendor.matmul", is_op("relax.matmul")(wildcard(), wildcard()))]


@tvm.transform.module_pass(opt_level=0, name="Partition")
class Partition:
    def __init__(self, prefix):
        self.patterns = [("vendor.relu", is_op("relax.nn.relu")(wildcard()))]
        self.patterns += Patterns.products

    def transform_module(self, mod, ctx):
        return FuseOpsByPattern(self.patterns, annotate_codegen=True)(mod)

    @classmethod
    def products_only(cls, mod):
        return FuseOpsByPattern(Patterns.products, bind_constants=False)(mod)


from . import function_pass


@function_pass(opt_level=0)
class Beside:
    def transform_function(self, func, mod, ctx):
        return FuseOpsByPattern([("vendor.gelu", is_op("relax.nn.gelu")(wildcard()))])(mod)
