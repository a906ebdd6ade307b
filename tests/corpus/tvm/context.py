from tvm.relax.dpl import PatternContext, is_op, rewrite_bindings, wildcard

with PatternContext() as ctx:
    x = wildcard()
    left = is_op("relax.matmul")(x, wildcard())
    right = is_op("relax.matmul")(x, wildcard())
    x.fork_to(left, right)
    chain = left ^ right.dup() >> right
    left.same_shape_as(right)

PATTERNS = [("acme.left", chain[0])]


def rewrite(func):
    return rewrite_bindings(ctx, lambda matches, values: matches, func)
