import somewhere
from tvm.relax.dpl import is_op, wildcard


def helper(op_name):
    return is_op(op_name)(wildcard())


def relu():
    return helper("relax.nn.relu")


def several(count=2):
    return [(f"acme.{at}", helper("relax.exp"), {}, lambda context: True) for at in range(count)]


def mixed():
    return [("acme.bad", somewhere.make()), ("acme.good", helper("relax.abs"))]


def nothing():
    return 3


def never_ends():
    while True:
        pass


def partition(mod, patterns):
    return somewhere.FuseOpsByPattern(patterns)(mod)
