# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes `torch_arguments.txt`, beside this script: what PyTorch calls the positional arguments.

    python3 make_torch_arguments.py   # torch 2
"""

import inspect
import os

import torch
import torch.ao.quantization.fx._decomposed  # noqa: F401 - registers its operators
import torch.nn.functional as F

KINDS = {"Tensor": "T", "int": "i", "SymInt": "i", "float": "f", "number": "n", "Scalar": "n",
         "bool": "b", "str": "s", "ScalarType": "d", "Device": "v", "Layout": "l",
         "MemoryFormat": "m", "List[int]": "I", "List[SymInt]": "I", "List[Tensor]": "T",
         "List[float]": "F", "List[bool]": "B", "List[number]": "F", "complex": "c", "List[Optional[Tensor]]": "T"}

# What has no schema to ask for.
OTHERS = """
operator.getitem self:? index:?
operator.setitem self:? index:? value:?
builtins.getattr self:? name:?
torch.ops.higher_order.cond pred:? true_fn:? false_fn:? operands:?
torch.ops.higher_order.while_loop cond_fn:? body_fn:? carried_inputs:? additional_inputs:?
torch.ops.higher_order.scan combine_fn:? init:? xs:? additional_inputs:?
torch.ops.higher_order.associative_scan combine_fn:? xs:? additional_inputs:?
torch.ops.higher_order.map_impl f:? xs:? pos_args:?
torch.ops.higher_order.wrap func:?
torch.ops.higher_order.wrap_with_set_grad_enabled enable_grad:? wrapped_func:?
torch.ops.higher_order.wrap_with_autocast device_type:? dtype:? enabled:? cache_enabled:? wrapped_func:?
torch.ops.higher_order.tag_activation_checkpoint gmod:?
torch.ops.higher_order.invoke_subgraph subgraph:? identifier:?
torch.ops.higher_order.flex_attention query:? key:? value:? score_mod:? block_mask:? scale:? kernel_options:?
"""
UNUSUAL = ("_foreach_", "_fused_", "_sparse", "sparse_", "_cudnn", "_th", "quantized_", "mkldnn_",
           "cudnn_", "miopen_", "fbgemm_", "_mkldnn", "_mps", "_cslt", "_test", "_nested", "_fake",
           "_cufft", "_nnpack", "_spdiags", "_jagged", "_padded", "_debug", "_triton", "_foobar")
SYMBOLS = ("add sub mul truediv floordiv mod pow matmul and_ or_ xor lshift rshift lt le gt ge eq ne "
           "iadd isub imul itruediv ifloordiv imod ipow imatmul iand ior ixor ilshift irshift").split()


def kind(argument):
    text = str(argument.real_type).replace("?", "")
    if text.startswith("Optional["):
        text = text[9:-1]
    return KINDS.get(text, "?")


def is_wanted(name, schema, kinds):
    if name.startswith("__") or name.endswith("_") or name.startswith(UNUSUAL):
        return False
    if any(each.is_out for each in schema.arguments) or schema.overload_name.startswith(
            ("name", "dimname", "prim_", "generator_with_names")):
        return False
    if name.startswith(("_assert", "sym_constrain")):
        return True
    makes_tensors = any("Tensor" in str(each.type) for each in schema.returns)
    return len(kinds) > 1 and "T" in kinds or bool(kinds) and makes_tensors and kinds != ["T"]


def schemas():
    for schema in torch._C._jit_get_all_schemas():
        namespace, name = schema.name.split("::")
        if namespace not in ("aten", "quantized_decomposed", "_c10d_functional"):
            continue
        arguments = [each for each in schema.arguments if not each.kwarg_only]
        kinds = [kind(each) for each in arguments]
        if not is_wanted(name, schema, kinds):
            continue
        prefix = "" if namespace == "aten" else namespace + "."
        full = prefix + name + "." + (schema.overload_name or "default")
        yield full + " " + " ".join("%s:%s" % (each.name, code)
                                    for each, code in zip(arguments, kinds))


def functions():
    for module in (F, torch.functional):
        for name, function in sorted(vars(module).items()):
            if name.startswith("_") or not inspect.isfunction(function):
                continue
            if function.__module__ != module.__name__:
                continue
            parameters = inspect.signature(function).parameters.values()
            if any(each.kind == each.VAR_POSITIONAL for each in parameters):
                continue
            named = [each.name for each in parameters if each.kind != each.KEYWORD_ONLY]
            if len(named) > 1:
                yield "%s.%s " % (module.__name__, name) + " ".join(each + ":?" for each in named)


def main():
    lines = set(functions()) | set(OTHERS.strip().splitlines())
    lines |= {"operator.%s self:? other:?" % name for name in SYMBOLS}
    ordered = list(dict.fromkeys(schemas()))  # Overloads of one name stay in the order of torch.
    names = sorted({line.split(" ")[0].rsplit(".", 1)[0] for line in ordered})
    by_name = {name: [] for name in names}
    for line in ordered:
        by_name[line.split(" ")[0].rsplit(".", 1)[0]].append(line)
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "torch_arguments.txt"), "w", encoding="utf-8") as file:
        for name in names:
            file.writelines(line + "\n" for line in by_name[name])
        file.writelines(line + "\n" for line in sorted(lines))


main()
