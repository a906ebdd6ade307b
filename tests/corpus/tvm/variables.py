from tvm.relax.dpl import *
from tvm import relax

x, w, bias = wildcard(), wildcard(), wildcard()
conv = is_op("relax.nn.conv2d")(x, w)
biased = is_op("relax.add")(conv, bias)
relu = is_op("relax.nn.relu")(biased)
alone = is_op("relax.nn.gelu")(wildcard())
TABLE = {"acme.sigmoid": is_op("relax.sigmoid")(x), "acme.tanh": is_op("relax.tanh")(x)}
LIST = [("acme.conv", relu, {"conv": conv, "nowhere": alone}), is_op("relax.exp")(x)]
ONE = relax.transform.FusionPattern(name="acme.log", pattern=is_op("relax.log")(x))
