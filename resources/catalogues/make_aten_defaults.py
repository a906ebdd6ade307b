# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes aten_defaults.txt: what overloads of ATen take, and what for arguments that are left out.

    python3 make_aten_defaults.py > aten_defaults.txt

A line for each overload of two arguments and more: `sum.dim_IntList self dim keepdim=false *dtype=`. A star
stands before what goes by keyword only, a JSON value behind `=`, nothing for None.
"""

import json

import torch


def text_of(value):
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(text_of(each) or "null" for each in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value)


def lines():
    for schema in torch._C._jit_get_all_schemas():
        base = schema.name[len("aten::"):]
        overload = schema.overload_name or "default"
        is_inner = base.endswith("backward") or overload.endswith("out")
        if not schema.name.startswith("aten::") or is_inner:
            continue
        if not hasattr(getattr(torch.ops.aten, base, None), overload):
            continue
        if len(schema.arguments) < 2:
            continue
        words = [base + "." + overload]
        for each in schema.arguments:
            word = ("*" if each.kwarg_only else "") + each.name
            if each.has_default_value():
                word += "=" + text_of(each.default_value)
            words.append(word)
        yield " ".join(words)


print("\n".join(sorted(set(lines()))))
