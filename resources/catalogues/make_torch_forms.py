# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes `torch_forms.txt`, beside this script or where told: how torch.fx sees torch's functions.

    python3 make_torch_forms.py [FILE]   # torch 2.6

The README beside it says what the lines are.
"""

import ast
import inspect
import os
import re
import sys
import textwrap

import torch
import torch.fx
import torch.nn.functional as F

NATIVE = (("torch", torch._C._VariableFunctions), ("torch._C._nn", torch._C._nn),
          ("torch._C._linalg", torch._C._linalg), ("torch._C._special", torch._C._special),
          ("torch._C._fft", torch._C._fft))
PUBLIC = (("torch", torch), ("torch.nn.functional", F), ("torch.functional", torch.functional),
          ("torch.linalg", torch.linalg), ("torch.special", torch.special), ("torch.fft", torch.fft))
UNUSUAL = re.compile(r"_foreach|_fused|cudnn|miopen|mkldnn|fbgemm|mps|_nested|sparse|_test|quantized"
                     r"|_jagged|_cslt|_debug|_print|_copy$|_backward|gru|lstm|rnn|batch_norm_")

# Functions whose code does something else than to hand itself over.
BY_HAND = """
p torch.functional.meshgrid(*tensors, indexing=None) | *tensors | \
torch.functional.meshgrid(*tensors, indexing=indexing)
c torch
t(Tensor input)
erf(Tensor input, *, Tensor out=None)
erfc(Tensor input, *, Tensor out=None)
expm1(Tensor input, *, Tensor out=None)
log1p(Tensor input, *, Tensor out=None)
det(Tensor input)
logspace(Scalar start, Scalar end, int64_t steps, double base=10.0, *, Tensor out=None, \
ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, \
bool? requires_grad=False)
polygamma(int64_t n, Tensor input, *, Tensor out=None)
b torch.functional.unique return_inverse 2 False torch.functional._return_inverse_true \
torch.functional._return_inverse_false
b torch.functional.unique_consecutive return_inverse 2 False \
torch.functional._consecutive_return_inverse_true torch.functional._consecutive_return_inverse_false
p torch.nn.functional.sigmoid(input) | input | .sigmoid(input)
p torch.nn.functional.tanh(input) | input | .tanh(input)
p torch.nn.functional.upsample(input, size=None, scale_factor=None, mode='nearest', align_corners=None) \
| input | torch.nn.functional.interpolate(input, size=size, scale_factor=scale_factor, mode=mode, \
align_corners=align_corners, recompute_scale_factor=None, antialias=False)
p torch.nn.functional.upsample_nearest(input, size=None, scale_factor=None) | input | \
torch.nn.functional.interpolate(input, size=size, scale_factor=scale_factor, mode='nearest', \
align_corners=None, recompute_scale_factor=None, antialias=False)
p torch.nn.functional.upsample_bilinear(input, size=None, scale_factor=None) | input | \
torch.nn.functional.interpolate(input, size=size, scale_factor=scale_factor, mode='bilinear', \
align_corners=True, recompute_scale_factor=None, antialias=False)
p torch.functional.unravel_index(indices, shape) | indices | \
torch.functional.unravel_index(indices, shape=shape)
"""


def qualified(function):
    name = torch.fx.node._get_qualified_name(function)
    return name[1:] if name.startswith("_operator.") else name


def texts_of_binary():
    """The signatures that torch's own parser of arguments is made with, by function."""
    with open("/proc/self/maps", encoding="ascii") as maps:
        path = next(line.split()[-1] for line in maps if "libtorch_python" in line)
    with open(path, "rb") as file:
        found = re.findall(rb"[A-Za-z_0-9]+\([ -~]*\)(?:\|deprecated)?(?=\0)", file.read())
    texts, tails = {}, {}
    for text in dict.fromkeys(each.decode() for each in found):
        name = text.split("(")[0]
        texts.setdefault(name, []).append(text)
        # The linker keeps a text that another one ends with only there.
        for at in range(1, len(name)):
            tails.setdefault(name[at:], []).append(text[at:])
    return texts, tails


def parameters_of(signature):
    inner = signature[signature.index("(") + 1:signature.rindex(")")]
    return [each for each in inner.split(", ") if each not in ("", "*")]


TYPES = {"Scalar": "Number", "int64_t": "int", "SymInt": "int", "double": "float",
         "TensorList": "tuple of Tensors", "IntArrayRef": "tuple of ints",
         "SymIntArrayRef": "tuple of ints", "ArrayRef<double>": "tuple of floats",
         "Generator": "torch.Generator", "Storage": "torch.Storage", "PyObject*": "object",
         "ScalarType": "torch.dtype", "Layout": "torch.layout", "Device": "torch.device",
         "MemoryFormat": "torch.memory_format", "QScheme": "torch.qscheme", "Stream": "torch.Stream",
         "c10::string_view": "str", "std::string": "str", "Dimname": "name",
         "DimnameList": "tuple of names", "ArrayRef<Scalar>": "tuple of Scalars",
         "DispatchKeySet": "DispatchKeySet"}


def described(signature):
    """Types and names of the parameters, as an error of torch has them."""
    told = []
    for each in parameters_of(signature):
        kind, name = each.split("=")[0].rsplit(" ", 1)
        kind = re.sub(r"\[\d*\]", "", kind).replace("?", "")
        told.append("%s %s" % (TYPES.get(kind, kind), name))
    return told


class S:
    pass


def signatures_of(function, texts, tails):
    """Which of the texts of this name belong to the function, as its errors tell."""
    for arguments in ((S(),) * 31, (), (S(),), (S(),) * 2, (S(),) * 3):
        try:
            function(*arguments)
        except TypeError as error:
            message = str(error)
        except Exception:
            continue
        else:
            continue
        if ", but expected " in message:
            options = re.findall(r"^ \* \((.*)\)$|but expected \((.*)\)$", message, re.M)
            options = [one or other for one, other in options]
            wanted = [re.sub(r" = [^,]*", "", each).replace("*, ", "").split(", ")
                      for each in options]
            chosen = []
            for want in wanted:
                fitting = [text for text in texts + tails
                           if described(text) == want and not text.endswith("|deprecated")]
                chosen += fitting[:1]
            hidden = [text for text in texts if text.endswith("|deprecated")
                      and any(each.startswith("Tensor input") for each in parameters_of(text))]
            if len(chosen) == len(wanted):
                return chosen[:1] + hidden + chosen[1:] if hidden else chosen
            return []
        counted = re.search(r"takes (?:from )?\d* ?(?:to )?(\d+) positional arguments? but", message)
        if counted and len(texts) > 1:
            most = int(counted.group(1))
            fitting = [text for text in texts if places_of(text) == most]
            if len(fitting) == 1:
                return fitting
    most = most_of(function)
    if len(texts) == 1 and parameters_of(texts[0]) and places_of(texts[0]) == most:
        return texts
    for each in (texts, tails):
        inputs = [text for text in each if re.search(r"\((Tensor|TensorList) (input|self|tensors)\b",
                                                     text) and places_of(text) == most]
        if inputs and len({tuple(described(text)) for text in inputs}) == 1:
            return inputs[:1]
    return []


def most_of(function):
    """How many places a function with one signature has."""
    try:
        function(*(S(),) * 31)
    except TypeError as error:
        counted = re.search(r"takes (?:from )?\d* ?(?:to )?(\d+) positional arguments? but", str(error))
        return int(counted.group(1)) if counted else -1


def places_of(signature):
    inner = signature[signature.index("(") + 1:signature.rindex(")")]
    parts = inner.split(", ")
    return parts.index("*") if "*" in parts else len([each for each in parts if each])


def native_lines():
    texts, tails = texts_of_binary()
    for prefix, module in NATIVE:
        yield "c " + prefix
        plain = []
        for name in sorted(dir(module)):
            function = getattr(module, name)
            if name.startswith("__") or not callable(function) or inspect.isclass(function):
                continue
            if UNUSUAL.search(name) or (prefix == "torch" and (name.startswith("_")
                                                               or not hasattr(torch, name))):
                continue
            found = signatures_of(function, texts.get(name, []), tails.get(name, []))
            yield from found
            if not found:
                plain.append(name)
        yield "u " + " ".join(plain)


def handed_over(function):
    """The call with which a function of Python hands itself over."""
    for each in ast.walk(tree_of(function)):
        if isinstance(each, ast.Call) and getattr(each.func, "id", "") == "handle_torch_function":
            return each
    return None


def tree_of(function):
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def tuple_of(function, written):
    """A tuple that is written, or that a name stands for."""
    if isinstance(written, ast.Name):
        for each in ast.walk(tree_of(function)):
            if isinstance(each, ast.Assign) and getattr(each.targets[0], "id", "") == written.id:
                return each.value
    return written


def form_of(path, function):
    call = handed_over(function)
    if call is None and function.__name__.startswith(("_return_", "_consecutive_return_")):
        inner = "_unique_impl" if function.__name__.startswith("_r") else "_unique_consecutive_impl"
        line = form_of(path, getattr(torch.functional, inner))
        return line + (" | _unique2" if inner == "_unique_impl" else " | unique_consecutive")
    if call is None:
        return None
    relevant = tuple_of(function, call.args[1])
    public = eval(ast.unparse(call.args[0]), function.__globals__)
    if isinstance(relevant, ast.Tuple):
        tensors = [ast.unparse(each) for each in relevant.elts]
    elif any(isinstance(each, ast.Starred) for each in call.args):
        tensors = ["*" + call.args[1].id]
    else:
        return None
    arguments = [ast.unparse(each) for each in call.args[2:]] + [ast.unparse(each)
                                                                for each in call.keywords]
    parameters = []
    star = False
    for each in inspect.signature(function).parameters.values():
        if each.kind == each.KEYWORD_ONLY and not star:
            parameters.append("*")
            star = True
        if each.kind == each.VAR_POSITIONAL:
            star = True
        text = {each.VAR_POSITIONAL: "*", each.VAR_KEYWORD: "**"}.get(each.kind, "") + each.name
        parameters.append(text if each.default is each.empty else "%s=%r" % (text, each.default))
    called = {"_lu_with_infos": " | _lu_with_info", "_lu_no_infos": " | _lu_with_info"}
    return "p %s(%s) | %s | %s(%s)%s" % (path, ", ".join(parameters), " ".join(tensors),
                                         qualified(public), ", ".join(arguments),
                                         called.get(function.__name__, ""))


def dispatch_of(path, prefix, function):
    """`boolean_dispatch`: one flag decides which of two functions runs."""
    names = function.__code__.co_freevars
    if "dispatch_flag" in names or "if_true" not in names:
        return None
    told = {name: cell.cell_contents for name, cell in zip(names, function.__closure__)}
    return "b %s %s %d %s %s.%s %s.%s" % (path, told["arg_name"], told["arg_index"], told["default"],
                                         prefix, told["if_true"].__name__, prefix,
                                         told["if_false"].__name__)


def python_lines():
    by_hand = [line for line in BY_HAND.splitlines() if line]
    known = {re.split(r"[( ]", line)[1] for line in by_hand}
    for prefix, module in (("torch.nn.functional", F), ("torch.functional", torch.functional),
                           ("torch._lowrank", torch._lowrank)):
        for name in sorted(dir(module)):
            function = getattr(module, name)
            if not inspect.isfunction(function) or name.startswith("__"):
                continue
            path = prefix + "." + name
            if function.__module__ not in ("torch._jit_internal", prefix) or path in known:
                continue
            line = dispatch_of(path, prefix, function) or form_of(path, function)
            if line:
                yield line
    yield from by_hand


def public_lines():
    """Other names of the same functions, and names of which nothing else is known."""
    for prefix, module in PUBLIC:
        plain = []
        for name in sorted(dir(module)):
            value = getattr(module, name)
            path = prefix + "." + name
            if name.startswith("_"):
                continue
            if isinstance(value, torch.dtype):
                yield "d %s %s" % (path, value)
                continue
            if isinstance(value, (torch.layout, torch.memory_format)):
                yield "d %s %s" % (path, value)
                continue
            if not callable(value) or inspect.isclass(value):
                plain.append(name)
                continue
            try:
                target = qualified(value)
            except Exception:
                plain.append(name)
                continue
            if target == path:
                plain.append(name)
            elif target.startswith("torch."):
                yield "= %s %s" % (path, target)
            else:
                plain.append(name)
        yield "n %s %s" % (prefix, " ".join(plain))
    yield "n torch.nn " + " ".join(name for name in sorted(dir(torch.nn)) if not name.startswith("_"))


def operator_lines():
    found = {}
    for each in torch._C._jit_get_all_schemas():
        if each.name.startswith("aten::"):
            found.setdefault(each.name[6:], []).append(each.overload_name or "default")
    for name in sorted(found):
        if name.isidentifier() and name.islower() and not UNUSUAL.search(name):
            yield "o %s %s" % (name, " ".join(sorted(set(found[name]))))


def method_line():
    base = torch._C.TensorBase
    return "t " + " ".join(name for name in sorted(dir(base)) if not name.startswith("_")
                           and inspect.ismethoddescriptor(getattr(base, name))
                           and getattr(torch.Tensor, name) is getattr(base, name))


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "torch_forms.txt")
    lines = [*native_lines(), *python_lines(), *public_lines(), *operator_lines(), method_line()]
    text = "".join(line.rstrip() + "\n" for line in lines)
    if path == "-":
        sys.stdout.write(text)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
