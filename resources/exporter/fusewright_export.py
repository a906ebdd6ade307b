# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a torch.fx GraphModule or a torch.export ExportedProgram as a Fusewright graph (JSON).

    import torch
    from fusewright_export import export

    export(torch.export.export(model, (x,)), "model.json")
    export(torch.fx.symbolic_trace(model), "model.json", example_inputs=(x,))

or, as torch.compile or TT-XLA sees the model:

    from fusewright_export import capture, export

    export(capture(model, x, mode="tt"), "model.json")

or as it is trained, with the backward graph that PyTorch makes of it:

    export(model, "model.json", example_inputs=(x, target), training=True)

Needs torch and nothing else: 1.13, or any 2.x. Weights are named and described, never written.
Open the file with Fusewright: shapes, types, modules and weights are all in it.
"""

import contextlib
import copy
import inspect
import json
import math
import operator
import re

import torch
import torch.fx

__all__ = ["capture", "export", "to_json"]

_FORMAT_VERSION = 1


def export(module_or_program, path, example_inputs=None, training=False):
    """Writes the graph to `path`.

    Where the graph has no shapes yet and `example_inputs` are given, the module is run once with
    them to learn the shapes. They are a tuple, or one tensor. With `training`, which needs a module
    and its inputs, the backward graph of its outputs is behind the module's own: `tangents_1` is
    the gradient of the first of them, and all parameters that require gradients have one.
    """
    graph = to_json(module_or_program, example_inputs, training)
    with open(path, "w", encoding="utf-8") as file:
        file.write(_text(graph))


_NEEDED = {"dynamo": (2, 0), "tt": (2, 6), "export": (2, 1)}


def capture(model, *inputs, mode="dynamo", **named_inputs):
    """The graph of a model, or of any function of tensors, as what `export` takes.

    mode="dynamo"   what torch.compile passes to a backend: `a + b` is operator.add
    mode="tt"       the same as TT-XLA's backend gets it: `a + b` is the method add
    mode="export"   torch.export: operators of ATen; of modules only

    The first two run the model once on the inputs. A model that torch.compile would split into
    several graphs is refused by torch, which says where.
    """
    if mode not in _NEEDED:
        raise ValueError("Unknown mode %r. Use 'dynamo', 'tt' or 'export'." % (mode,))
    if _torch_version() < _NEEDED[mode]:
        raise RuntimeError(
            "capture(mode=%r) needs torch %d.%d or later; this is torch %s. "
            "Use export(torch.fx.symbolic_trace(model), path, example_inputs=inputs)."
            % (mode, *_NEEDED[mode], torch.__version__))
    if mode == "export":
        return torch.export.export(model, inputs, named_inputs or None)
    with _calls_as_tt_xla_sees_them() if mode == "tt" else contextlib.nullcontext():
        return _compiled_graph(model, inputs, named_inputs)


def _torch_version():
    found = re.match(r"(\d+)\.(\d+)", torch.__version__)
    return int(found[1]), int(found[2])


def _calls_as_tt_xla_sees_them():
    """A mode that changes nothing, and by being there changes what torch.compile records.

    TT-XLA enters a TorchFunctionMode when it is imported, and leaves it on. While any such mode is
    on, dynamo does not record an operator of Python itself: it traces what the mode is told, which
    is the method of Tensor that Python calls for the operator. `a + b` becomes a.add(b), `1.0 + w`
    w.add(1.0), `a += 1` a.add_(1) and `1 - x` torch.rsub(x, 1). `2 / x` is a method written in
    Python: dynamo follows it to x.reciprocal(), and the `*` in it is operator.mul again, because a
    mode is off while it works. No table of operators is needed, and none that could grow old.
    """
    from torch.overrides import TorchFunctionMode

    class PassOn(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    return PassOn()


def _compiled_graph(model, inputs, named_inputs):
    import torch._dynamo

    captured = []

    def backend(module, _):
        # Dynamo takes the shapes off its graph when the backend is done.
        graph = copy.deepcopy(module.graph)
        for node in graph.nodes:
            node.meta["stack_trace"] = _MODE_FRAME.sub("", node.meta.get("stack_trace") or "")
        captured.append(torch.fx.GraphModule(module, graph))
        # Not the module's code: with a mode on, it names functions that cannot be imported.
        return torch.fx.Interpreter(module).run

    torch._dynamo.reset()
    torch.compile(model, backend=backend, fullgraph=True, dynamic=False)(*inputs, **named_inputs)
    torch._dynamo.reset()
    if not captured:
        raise RuntimeError("torch.compile found no operator in the model.")
    return captured[0]


def _joint_graph(model, inputs):
    """The forward and the backward operators of a module, as AOTAutograd traces them."""
    if not isinstance(model, torch.nn.Module) or inputs is None:
        raise ValueError("training=True needs a torch.nn.Module, and example_inputs to trace it.")
    if not any(each.requires_grad for each in (*model.parameters(), *_tensors_in(inputs))):
        raise ValueError("No parameter and no input of the module requires a gradient.")
    return _aot_joint(model, inputs) if _torch_version() >= (2, 1) else _traced_joint(model, inputs)


def _aot_joint(model, inputs):
    import torch._dynamo
    from torch._functorch.aot_autograd import aot_module_simplified
    from torch._functorch.partitioners import default_partition

    joints = []

    def backend(module, values):
        names = [name for name, _ in (*module.named_parameters(), *module.named_buffers())]
        names = [(name.replace("L__self___", ""), True) for name in names]
        for node in module.graph.nodes:
            if node.op == "placeholder":
                is_weight = bool(_DYNAMO_WEIGHT.match(str(node.target)))
                names.append((_path_of_dynamo_name(str(node.target)) if is_weight
                              else re.sub(r"^[Ll]_(.*?)_*$", r"\1", node.name), is_weight))

        def partition(joint, *arguments, **options):
            joints.append(_named(copy.deepcopy(joint), names))
            return default_partition(joint, *arguments, **options)

        return aot_module_simplified(module, values, fw_compiler=lambda graph, _: graph,
                                     bw_compiler=lambda graph, _: graph, partition_fn=partition)

    torch._dynamo.reset()
    torch.compile(model, backend=backend, fullgraph=True, dynamic=False)(*inputs)
    torch._dynamo.reset()
    if not joints:
        raise RuntimeError("torch.compile found nothing that a gradient goes through.")
    return joints[0]


def _traced_joint(model, inputs):
    """What AOTAutograd makes, with numbers like those that it gives operators since torch 2.1.

    The operators below autograd run one by one, so that every node of autograd is known by the
    operator that made it. A hook of each says which operators it called. Tensors in tuples, lists
    and dicts are inputs, too; all else among the inputs stays what it is.
    """
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.nn.utils.stateless import functional_call
    from torch.utils._pytree import tree_flatten, tree_unflatten

    weights = {**dict(model.named_parameters()), **dict(model.named_buffers())}
    arguments = inspect.signature(model.forward).parameters.values()
    titles = [each.name for each in arguments if each.kind == each.POSITIONAL_OR_KEYWORD]
    titles = (titles + ["input%d" % at for at in range(len(inputs))])[:len(inputs)]
    titles = [name for title, each in zip(titles, inputs) for name in _titles_in(title, each)]
    leaves, layout = tree_flatten(tuple(inputs))
    places = [at for at, each in enumerate(leaves) if isinstance(each, torch.Tensor)]
    values = [each.detach().clone().requires_grad_(each.requires_grad)
              for each in (*weights.values(), *(leaves[at] for at in places))]

    def forward(*given):
        filled = list(leaves)
        for at, value in zip(places, given[len(weights):]):
            filled[at] = value
        result = functional_call(model, dict(zip(weights, given)), tree_unflatten(filled, layout))
        return _tensors_in(result)

    plain = make_fx(forward)(*values)
    with torch.no_grad():
        results = plain(*[each.clone() for each in values])
    tangents = [torch.ones_like(each) for each in results if each.is_floating_point()]
    made = []
    create = torch.fx.Graph.create_node

    def noting(graph, *arguments, **named):
        made.append(create(graph, *arguments, **named))
        return made[-1]

    torch.fx.Graph.create_node = noting
    try:
        joint = make_fx(_numbered(plain, made))(values, tangents)
    finally:
        torch.fx.Graph.create_node = create
    names = [(name, True) for name in weights] + [(name, False) for name in titles]
    return _named(joint, names)


def _numbered(plain, made):
    """Runs a graph forward and backward, and gives what is `made` for it the `seq_nr`."""
    def joint(primals, tangents):
        known, owner, given = {}, {}, iter(primals)
        done = 0

        def note(number):
            nonlocal done
            for node in made[done:]:
                node.meta["seq_nr"] = number
            done = len(made)

        note(None)
        for number, node in enumerate(plain.graph.nodes):
            if node.op == "placeholder":
                known[node] = next(given)
            elif node.op == "get_attr":
                known[node] = _at(plain, node.target)
            elif node.op == "output":
                results = _tensors_in(torch.fx.node.map_arg(node.args[0], known.get))
            else:
                args, named = torch.fx.node.map_arg((node.args, node.kwargs), known.get)
                known[node] = node.target(*args, **named)
            note(number)
            for tensor in _tensors_in(known.get(node)):
                if tensor.grad_fn is not None:
                    owner.setdefault(tensor.grad_fn, number)

        def after(number):
            """Sums of gradients are made before the node of autograd that they are for."""
            nonlocal done
            while done < len(made) and str(made[done].target) == "aten.add.Tensor":
                done += 1
            note(number)

        for each, number in owner.items():
            each.register_hook(lambda *_, number=number: after(number))
        pairs = zip((each for each in results if each.is_floating_point()), tangents)
        pairs = [pair for pair in pairs if pair[0].requires_grad]
        wanted = [each for each in primals if each.requires_grad]
        gradients = torch.autograd.grad([each for each, _ in pairs], wanted,
                                        [each for _, each in pairs], allow_unused=True)
        return results + [each for each in gradients if each is not None]

    return joint


def _tensors_in(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in _tensors_in(item)]
    return []


def _titles_in(title, value):
    """A name for each tensor of an input: x, or x_0 and x_1_0 for those of a tuple (a, (b,))."""
    if isinstance(value, torch.Tensor):
        return [title]
    pairs = value.items() if isinstance(value, dict) else ()
    if isinstance(value, (list, tuple)):
        pairs = enumerate(value)
    return [name for key, item in pairs for name in _titles_in("%s_%s" % (title, key), item)]


def _named(joint, names):
    """The joint graph with what the model calls its weights and inputs."""
    primals = [node for node in joint.graph.nodes
               if node.op == "placeholder" and node.name.startswith("primals")]
    for node, (name, is_weight) in zip(primals, names if len(primals) == len(names) else ()):
        node.meta["model_name"], node.meta["is_weight"] = name, is_weight
    return joint


# A mode stands between the model's line and torch.
_MODE_FRAME = re.compile(r' *File "[^"]+", line \d+, in __torch_function__\n.*\n?')


def _text(graph):
    """JSON with an entry of the long lists on a line each."""
    def member(key, value):
        lines = []
        if isinstance(value, list):
            lines = [json.dumps(item, allow_nan=False) for item in value]
        elif isinstance(value, dict):
            lines = [json.dumps(name) + ": " + json.dumps(item, allow_nan=False)
                     for name, item in value.items()]
        else:
            return json.dumps(key) + ": " + json.dumps(value, allow_nan=False)
        opening, closing = ("[", "]") if isinstance(value, list) else ("{", "}")
        inner = "\n    " + ",\n    ".join(lines) + "\n  " if lines else ""
        return json.dumps(key) + ": " + opening + inner + closing

    return "{\n  " + ",\n  ".join(member(*item) for item in graph.items()) + "\n}\n"


def to_json(module_or_program, example_inputs=None, training=False):
    """The graph as the object that `export` writes."""
    module, signature = module_or_program, None
    if isinstance(example_inputs, torch.Tensor):
        example_inputs = (example_inputs,)
    if training:
        module = _joint_graph(module, example_inputs)
    elif hasattr(module_or_program, "graph_signature"):
        module = module_or_program.graph_module
        signature = module_or_program.graph_signature
    elif not isinstance(module, torch.fx.GraphModule):
        module = torch.fx.symbolic_trace(module)
    if example_inputs is not None and not _has_shapes(module):
        from torch.fx.passes.shape_prop import ShapeProp

        ShapeProp(module).propagate(*example_inputs)
    writer = _Writer(module, _weights_of(signature, module))
    writer.walk_top()
    return writer.finish(_title(module_or_program, module))


def _title(given, module):
    name = getattr(module, "_get_name", lambda: type(module).__name__)()
    return name if name not in ("GraphModule", "<lambda>") else type(given).__name__


def _known_value(node):
    """What tracing kept of the value: a fake tensor, a symbol, or what ShapeProp found out."""
    for key in ("val", "example_value", "tensor_meta"):
        if node.meta.get(key) is not None:
            return node.meta[key]
    return None


def _has_shapes(module):
    return any(_known_value(node) is not None for node in module.graph.nodes)


def _weights_of(signature, module):
    """Placeholders that stand for weights, with the path of each in the model."""
    weights = {}
    for node in module.graph.nodes:  # torch.compile: L_self_modules_fc_parameters_weight_
        if node.meta.get("is_weight"):
            weights[node.name] = node.meta["model_name"]
        elif node.op == "placeholder" and _DYNAMO_WEIGHT.match(str(node.target)):
            weights[node.name] = _path_of_dynamo_name(str(node.target))
    for spec in getattr(signature, "input_specs", ()):
        if getattr(spec.kind, "name", "") in ("PARAMETER", "BUFFER", "CONSTANT_TENSOR"):
            weights[spec.arg.name] = spec.target
    if signature is not None and not hasattr(signature, "input_specs"):  # torch 2.0
        weights.update(getattr(signature, "inputs_to_parameters", {}))
        weights.update(getattr(signature, "inputs_to_buffers", {}))
    return weights


_DYNAMO_WEIGHT = re.compile(r"[Ll]_self_.*(parameters|buffers)_")


def _path_of_dynamo_name(name):
    name = re.sub(r"^[Ll]_self_+", "", name).rstrip("_")
    return ".".join(part for part in re.split(r"_?_?modules_+|_+parameters_+|_+buffers_+|"
                                              r"^parameters_+|^buffers_+", name) if part)


def _extent(size):
    return size if isinstance(size, int) else str(size)


def _type_of(value):
    """{"dtype", "shape"} of a tensor, a fake one or what ShapeProp keeps of one; else nothing."""
    for kind, dtype in (("SymBool", "bool"), ("SymInt", "int64"), ("SymFloat", "float64")):
        if type(value).__name__ == kind:
            return {"dtype": dtype, "shape": []}
    if not hasattr(value, "shape") or not hasattr(value, "dtype"):
        return {}
    dtype = str(value.dtype).replace("torch.", "")
    return {"dtype": dtype, "shape": [_extent(size) for size in value.shape]}


def _operator_of(node):
    if node.op == "call_method":
        return str(node.target)
    if isinstance(node.target, torch._ops.OpOverload):
        return "torch.ops." + str(node.target)
    if isinstance(node.target, str):
        return node.target
    return _operator_name(node.target)


def _operator_name(function):
    if function is getattr:
        return "builtins.getattr"
    name = torch.fx.node._get_qualified_name(function)
    return name[1:] if name.startswith("_operator.") else name


_HIGHER_ORDER = {
    "cond": "pred true_fn false_fn operands",
    "while_loop": "cond_fn body_fn carried_inputs additional_inputs",
    "scan": "combine_fn init xs additional_inputs",
    "associative_scan": "combine_fn xs additional_inputs",
    "map_impl": "f xs pos_args",
    "wrap": "func",
    "wrap_with_set_grad_enabled": "enable_grad wrapped_func",
    "wrap_with_autocast": "device_type dtype enabled cache_enabled wrapped_func",
    "tag_activation_checkpoint": "gmod",
    "invoke_subgraph": "subgraph identifier",
    "flex_attention": "query key value score_mod block_mask scale kernel_options",
}
_BINARY = ("add sub mul truediv floordiv mod pow matmul and_ or_ xor lshift rshift lt le gt ge eq ne "
           "iadd isub imul itruediv ifloordiv imod ipow imatmul iand ior ixor ilshift irshift").split()
_NUMBERS = ("int", "SymInt", "float", "number", "Scalar", "bool")


def _schemas_of(node):
    """Overloads of the ATen operator that a method or function stands for."""
    name = node.target if isinstance(node.target, str) else getattr(node.target, "__name__", "")
    for each in dict.fromkeys((name, name[:-1] if name.endswith("_") else name)):
        found = torch._C._jit_get_schemas_for_operator("aten::" + each)
        if found:
            return [schema for schema in found if not any(
                getattr(argument, "is_out", False) or argument.name == "out"
                for argument in schema.arguments)]
    return []


def _misfit(argument, value):
    """How badly a value fits to an argument: 0 for what is meant, 100 for what is wrong."""
    kind = str(getattr(argument, "real_type", argument.type)).replace("?", "")
    if kind.startswith("Optional["):
        kind = kind[9:-1]
    is_list = kind.startswith("List[")
    if value is None:
        return 0
    if isinstance(value, torch.fx.Node):
        return 0 if "Tensor" in kind else 1 if is_list or kind in _NUMBERS else 100
    if isinstance(value, (list, tuple)):
        has_nodes = any(isinstance(item, torch.fx.Node) for item in value)
        return 100 if not is_list else 0 if has_nodes == ("Tensor" in kind) else 1
    if isinstance(value, (torch.dtype, torch.layout, torch.memory_format, torch.device)):
        # Old schemas have them as integers; the name tells.
        return 0 if argument.name == type(value).__name__ else 100
    fitting = {bool: ("bool",), int: ("int", "SymInt", "number", "Scalar"),
               float: ("float", "number", "Scalar"), str: ("str", "Device")}
    if kind in fitting.get(type(value), ()):
        return 0
    if isinstance(value, (bool, int, float)):
        return 1 if is_list or kind in _NUMBERS else 2 if kind == "Tensor" else 100
    return 100


def _best_schema(node):
    best, least = None, 100
    for schema in _schemas_of(node):
        arguments = [each for each in schema.arguments if not each.kwarg_only]
        cost = sum(_misfit(*pair) for pair in zip(arguments, node.args))
        if len(node.args) > len(arguments):
            is_open = arguments and str(arguments[-1].type) in ("List[int]", "List[SymInt]")
            is_list = arguments and str(arguments[-1].type) == "List[Tensor]"
            are_nodes = all(isinstance(each, torch.fx.Node) for each in node.args[1:])
            cost += 1 if is_open or is_list and are_nodes else 100
        if cost < least:
            best, least = arguments, cost
    return best


def _is_number(value):
    return isinstance(value, (int, torch.fx.Node)) and not isinstance(value, bool)


def _named_arguments(node):
    """Positional arguments with the names that the operator has for them, where it has any."""
    given = list(node.args)
    names, takes_rest = [], False
    schema = getattr(node.target, "_schema", None)
    module = getattr(node.target, "__module__", "")
    title = getattr(node.target, "__name__", "")
    if schema is not None:
        names = [argument.name for argument in schema.arguments]
    elif module in ("_operator", "operator"):
        names = {"getitem": ["self", "index"], "setitem": ["self", "index", "value"]}.get(
            title, ["self", "other"] if title in _BINARY else [])
    elif node.target is getattr:
        names = ["self", "name"]
    elif type(node.target).__module__.startswith("torch._higher_order") or "HigherOrder" in str(
            type(node.target).__mro__):
        names = _HIGHER_ORDER.get(title, "").split()
    elif node.op == "call_function" and inspect.isfunction(node.target):
        parameters = inspect.signature(node.target).parameters.values()
        if module in ("torch.nn.functional", "torch.functional"):
            names = [each.name for each in parameters if each.kind == each.POSITIONAL_OR_KEYWORD]
    if not names and schema is None and node.op != "call_module":
        best = _best_schema(node) or []
        names = [argument.name for argument in best]
        takes_rest = bool(best) and str(best[-1].type) in ("List[int]", "List[SymInt]")
    rest = given[len(names) - 1:]
    if takes_rest and rest and all(_is_number(value) for value in rest):
        given[len(names) - 1:] = [rest]  # x.view(2, -1) is x.view([2, -1])
    return [(names[at] if at < len(names) else "arg%d" % at, value)
            for at, value in enumerate(given)]


def _module_of(node):
    """The path and the type of the innermost module that a node comes from."""
    stack = dict(node.meta.get("nn_module_stack") or {})
    stack.pop("_empty_nn_module_stack_from_metadata_hook", None)
    if not stack:
        return "", ""
    key, value = list(stack.items())[-1]
    path, kind = value if isinstance(value, (tuple, list)) else (key, value)
    for prefix in ("L['self'].", "L__self___", "self."):
        if path.startswith(prefix):
            path = path[len(prefix):]
    path = path.replace("[", ".").replace("]", "").replace("'", "").replace("..", ".")
    path = re.sub(r"(^|\.)_modules\.", r"\1", path)  # Dynamo looks into lists of modules so.
    name = kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
    return path if path != "L.self" else "", name.rsplit(".", 1)[-1]


def _source_of(node):
    """The innermost line of the model's code, not of PyTorch's own: "model.py:42 in forward: …"."""
    found = own = ""
    for path, line, name, code in _FRAME.findall(getattr(node, "stack_trace", None) or ""):
        found = "%s:%s in %s: %s" % (path, line, name, code)
        own = own if "/torch/" in path else found
    return own or found


_FRAME = re.compile(r'File "([^"]+)", line (\d+), in (.+)\n\s*(.*)')


def _backward_of(graph, ids):
    """Which operator each of the backward part belongs to, in a joint graph of AOTAutograd: those
    of one node of autograd have one seq_nr. Empty for other graphs."""
    nodes = [node for node in graph.nodes if node in ids]
    begin = _begin_of_backward(graph, nodes)
    first, owner = {}, {}
    for node in nodes[:begin]:
        if node.meta.get("seq_nr") is not None:
            first.setdefault(node.meta["seq_nr"], node)
    late = nodes[begin:]
    sums = _sums_of_gradients(late)
    for node in late:
        if node not in sums and node.meta.get("seq_nr") in first:
            owner[node] = first[node.meta["seq_nr"]]
    # A sum belongs to what made the value, whose backward operators read it; of an input or
    # parameter nothing reads it, and it belongs to the last user.
    forward, active = set(nodes[:begin]), set(owner.values())
    for node in reversed(late):
        readers = [owner[each] for each in node.users if each in owner and each not in sums]
        later = [owner[each] for each in node.users if each in owner and each in sums]
        if node in sums and readers:
            owner[node] = _maker_of(readers[0], forward, active)
        elif node in sums and later:
            owner[node] = later[0]
    for node in late:
        before = [owner[each] for each in node.all_input_nodes if each in owner]
        if node in sums and node not in owner and before:
            owner[node] = before[-1]
    return {ids[node]: ids[owner[node]] for node in late if node in owner}


def _maker_of(node, forward, active):
    """What made the value whose gradient a node's backward operators read: they may belong to an
    operator before it, because an addition needs none of its own."""
    while True:
        users = [each for each in node.users
                 if each in forward and "detach" not in str(each.target)]
        if len(users) != 1 or users[0] in active:
            return node
        node = users[0]


def _begin_of_backward(graph, nodes):
    """The place of the first backward operator among the nodes; behind the last in other graphs."""
    late = set()
    for node in graph.nodes:
        is_tangent = node.op == "placeholder" and node.name.startswith("tangents")
        if is_tangent or any(each in late for each in node.all_input_nodes):
            late.add(node)
    if not late:
        return len(nodes)
    for place, node in enumerate(nodes):
        if node.meta.get("partitioner_tag") == "is_backward":
            return place
    ends = [node for node in graph.nodes if node.op == "output"]
    open_nodes = [each for end in ends for each in end.all_input_nodes if each not in late]
    forward = set()
    while open_nodes:
        node = open_nodes.pop()
        if node not in forward:
            forward.add(node)
            open_nodes += node.all_input_nodes
    return max((place + 1 for place, node in enumerate(nodes) if node in forward), default=0)


def _sums_of_gradients(nodes):
    """Additions that are of no node of autograd: they stand alone with the number that was last."""
    sums, run = set(), []
    for node in [*nodes, None]:
        if run and (node is None or node.meta.get("seq_nr") != run[-1].meta.get("seq_nr")):
            if all(str(each.target) == "aten.add.Tensor" for each in run):
                sums.update(run)
            run = []
        run.append(node)
    return sums | {node for node in nodes
                   if (getattr(node, "stack_trace", None) or "").startswith("Gradient addition")}


def _at(module, target):
    for name in target.split("."):
        module = getattr(module, name, None)
    return module


class _Writer:
    """Collects one graph. Modules that are graphs too are written in the place of their calls."""

    def __init__(self, module, weights):
        self.module = module
        self.weights = weights
        self.inputs, self.constants, self.nodes = [], {}, []
        self.values, self.outputs = {}, []
        self.used = {}
        self.ids = {}

    def finish(self, name):
        graph = {
            "format": "fusewright-graph",
            "version": _FORMAT_VERSION,
            "name": name,
            "properties": {"producer": "torch " + torch.__version__},
            "inputs": self.inputs,
            "constants": list(self.constants.values()),
            "nodes": self.nodes,
            "values": self.values,
            "outputs": self.outputs,
        }
        backward = _backward_of(self.module.graph, self.ids)
        if backward:
            graph["backward_of"] = backward
        return graph

    def unique(self, name):
        count = self.used.get(name, 0)
        self.used[name] = count + 1
        return name if count == 0 else self.unique("%s_%d" % (name, count))

    def weight(self, path, tensor, kind=None):
        if path not in self.constants:
            entry = {"name": self.unique(path)}
            entry.update(kind if kind is not None else _type_of(tensor))
            self.constants[path] = entry
        return self.constants[path]["name"]

    def walk_top(self):
        known = {}
        for node in self.module.graph.nodes:
            if node.op == "placeholder":
                known[node] = self.outside(node)
        given = self.walk(self.module, known, "", "")
        self.outputs = [name for name in _names_in(given) if name is not None]

    def outside(self, node):
        kind = self.type_of(node)
        name = node.meta.get("model_name", node.name)
        if node.name in self.weights:
            return self.weight(name, None, kind)
        self.inputs.append({"name": self.unique(name), **kind})
        return self.inputs[-1]["name"]

    def walk(self, module, known, prefix, path):
        """Writes the nodes of a module; gives what its output node gives, as names of values."""
        for node in module.graph.nodes:
            if node.op == "get_attr":
                known[node] = self.attribute(module, node, path)
            elif node.op == "output":
                return _mapped(node.args[0], known)
            elif node.op.startswith("call_"):
                known[node] = self.call(module, node, known, prefix, path)
        return None

    def attribute(self, module, node, path):
        value = _at(module, node.target)
        if isinstance(value, torch.fx.GraphModule):
            return value
        return self.weight(path + node.target, value)

    def call(self, module, node, known, prefix, path):
        submodule = _at(module, node.target) if node.op == "call_module" else None
        if isinstance(submodule, torch.fx.GraphModule):
            return self.call_graph(submodule, node, known, prefix, path + node.target)
        if node.target is operator.getitem and isinstance(node.args[1], int):
            several = _mapped(node.args[0], known)  # What a module gave that was written in place.
            if isinstance(several, list) and abs(node.args[1]) < len(several):
                return several[node.args[1]]
        name = self.unique(prefix + node.name)
        self.ids[node] = name
        entry = {"id": name, "op": type(submodule).__name__ if submodule is not None
                 else _operator_of(node), "inputs": [], "attrs": {}}
        self.arguments(node, known, entry)
        entry["call"] = _call_of(node, known)
        where, kind = _module_of(node)
        if submodule is not None:
            where, kind = path + node.target, type(submodule).__name__
            self.own(submodule, where, entry)
        elif not where:
            where = path[:-1] or self.module_of_weights(entry)
            owner = _at(self.module, where) if where else None
            kind = type(owner).__name__ if isinstance(owner, torch.nn.Module) else ""
        if where:
            entry["module"] = where
        if kind and where:
            entry["module_type"] = kind
        if not entry["attrs"]:
            del entry["attrs"]
        source = _source_of(node)
        if source:
            entry["source"] = source
        self.nodes.append(entry)
        described = self.type_of(node)
        if described:
            self.values[name] = described
        return name

    def own(self, module, path, entry):
        """What a module that is called as a whole has of its own: its weights are inputs behind its
        arguments, what it was made with are attributes as its function has them."""
        for name, tensor in (*module.named_parameters(), *module.named_buffers()):
            if not name.endswith("num_batches_tracked"):
                entry["inputs"].append(self.weight(path + "." + name, tensor))
        for name in getattr(module, "__constants__", ()):
            value = _constant(getattr(module, name, None))
            if value is not None:
                entry["attrs"].setdefault(name, value)

    def module_of_weights(self, entry):
        """Where no stack was kept, the first weight tells the module."""
        for name in entry["inputs"]:
            path = self.weights.get(name, name)
            if name in self.constants and "." in path:
                return path.rsplit(".", 1)[0]
        return ""

    def call_graph(self, submodule, node, known, prefix, path):
        inner = {}
        given = [_mapped(value, known) for value in node.args]
        for parameter in (n for n in submodule.graph.nodes if n.op == "placeholder"):
            if given:
                inner[parameter] = given.pop(0)
            elif parameter.target in node.kwargs:
                inner[parameter] = _mapped(node.kwargs[parameter.target], known)
            else:
                inner[parameter] = None
        return self.walk(submodule, inner, prefix + node.name + "/", path + ".")

    def arguments(self, node, known, entry):
        arguments = [("arg%d" % at, value) for at, value in enumerate(node.args)]
        if node.op != "call_module":
            arguments = _named_arguments(node)
        for name, value in arguments + list(node.kwargs.items()):
            mapped = _mapped(value, known)
            for body in _graphs_in(value, mapped):
                self.nested(entry, *body)
            if isinstance(mapped, torch.fx.GraphModule):
                entry["attrs"][name] = value.target
                continue
            values = [each for each in _names_in(mapped) if each is not None]
            entry["inputs"] += values
            if not values or _has_constants(value):
                constant = _constant(value)
                if constant is not None:
                    entry["attrs"][name] = constant

    def nested(self, entry, node, module):
        writer = _Writer(module, {})
        writer.walk_top()
        body = writer.finish(node.target)
        for key in ("format", "version", "properties"):
            del body[key]
        entry.setdefault("graphs", {})[node.target] = body

    def type_of(self, node):
        return _type_of(_known_value(node))


def _call_of(node, known):
    """How the model's own code calls a node: positional and named arguments in their order."""
    call = {"kind": node.op[len("call_"):], "args": [_told(each, known) for each in node.args]}
    if node.kwargs:
        call["kwargs"] = {name: _told(each, known) for name, each in node.kwargs.items()}
    return call


def _told(value, known):
    """An argument of a call. What JSON has no word for is an object that no text is equal to."""
    if isinstance(value, torch.fx.Node):
        return _told_node(value, known.get(value))
    if isinstance(value, (tuple, list)):
        return [_told(item, known) for item in value]
    if isinstance(value, dict):
        return {"dict": {str(key): _told(item, known) for key, item in value.items()}}
    if isinstance(value, slice):
        return {"slice": [_told(item, known) for item in (value.start, value.stop, value.step)]}
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int) and -2**63 <= value < 2**63:
        return int(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": str(value)}
    return {"python": _python_of(value)}


def _told_node(node, found):
    if isinstance(found, torch.fx.GraphModule):
        return {"python": str(node.target)}
    if isinstance(found, list):
        return [_told_node(node, each) for each in found]
    return None if found is None else {"value": str(found)}


def _python_of(value):
    """A constant as it is written in Python: torch.float32, torch.device('cpu'), Ellipsis."""
    if isinstance(value, torch.device):
        return "torch.device(%r)" % str(value)
    if isinstance(value, (torch.dtype, torch.layout, torch.memory_format)):
        return str(value)
    if callable(value) and hasattr(value, "__name__"):
        return _operator_name(value)
    return repr(value)


class _Name(str):
    """The name of a value, told apart from texts that are constants."""


def _mapped(value, known):
    """An argument with the names of values in the place of nodes."""
    if isinstance(value, torch.fx.Node):
        found = known.get(value)
        return _Name(found) if isinstance(found, str) else found
    if isinstance(value, (tuple, list)):
        return [_mapped(item, known) for item in value]
    if isinstance(value, dict):
        return [_mapped(item, known) for item in value.values()]
    if isinstance(value, slice):
        return [_mapped(item, known) for item in (value.start, value.stop, value.step)]
    return None


def _graphs_in(value, mapped):
    """Graphs among an argument, each with the node that reads it."""
    if isinstance(mapped, torch.fx.GraphModule):
        yield value, mapped
    elif isinstance(value, (tuple, list)):
        for each, inner in zip(value, mapped):
            yield from _graphs_in(each, inner)


def _names_in(value):
    if isinstance(value, _Name):
        yield str(value)
    elif isinstance(value, list):
        for item in value:
            yield from _names_in(item)


def _has_constants(value):
    if isinstance(value, (tuple, list)):
        return any(_has_constants(item) for item in value)
    return not isinstance(value, torch.fx.Node)


def _constant(value):
    """A constant argument as JSON; `None` is left out, and what JSON has no word for is a text."""
    if value is None:
        return None
    if isinstance(value, bool) or isinstance(value, str):
        return value
    if isinstance(value, int):
        return value if -2**63 <= value < 2**63 else str(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": str(value)}
    if isinstance(value, (tuple, list)):
        items = list(value)
        for kind in (int, float, str):
            if all(isinstance(item, kind) and not isinstance(item, bool) for item in items):
                if kind is not float or all(math.isfinite(item) for item in items):
                    return items
    return str(value)
