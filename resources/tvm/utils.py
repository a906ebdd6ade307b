# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""What tvm.relax.backend.utils decides about a match."""

from tvm.relax import DataflowVar


def has_leaking_intermediate_variables(context):
    """Whether a value that the match computes, but its result, is used outside of it."""
    result = context.value_to_bound_var[context.matched_expr]
    for variable in context.matched_bindings:
        if variable == result:
            continue
        if not isinstance(variable, DataflowVar):
            return True
        for user in context.var_usages[variable]:
            if user not in context.matched_bindings:
                return True
    return False
