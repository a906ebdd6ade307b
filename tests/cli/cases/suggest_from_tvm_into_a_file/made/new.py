from tvm.relax.backend.pattern_registry import register_patterns
from tvm.relax.backend.utils import has_leaking_intermediate_variables
from tvm.relax.dpl import is_op, is_tuple, wildcard


def mul_to_cat():
    data = wildcard()
    data_2 = wildcard()
    mul = is_op("relax.multiply")(data, data_2)
    reshape = is_op("relax.reshape")(mul, wildcard())
    data_3 = wildcard()
    cat = is_op("relax.concat")(is_tuple([reshape, data_3]))
    annotations = {
        "data": data,
        "data_2": data_2,
        "mul": mul,
        "reshape": reshape,
        "data_3": data_3,
        "cat": cat,
    }
    return cat, annotations


def _check_mul_to_cat(context):
    return not has_leaking_intermediate_variables(context)


register_patterns(
    [
        ("mine.mul_to_cat", *mul_to_cat(), _check_mul_to_cat),
    ]
)
