# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""One text for what a call says, from a node of torch.fx or from the "call" of a graph's JSON.

Lists and tuples are one thing, because torch's matcher takes them for one. A value of the graph has
a % before its name. 2, 2.0, True and 'x' are written as in Python.
"""

import json
import os
import sys

import torch
import torch.fx

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../../resources/exporter"))
sys.dont_write_bytecode = True
from fusewright_export import _operator_of, _python_of  # noqa: E402


def name_of(node):
    """What the JSON calls a node: weights of the module go by their path."""
    return str(node.target) if node.op == "get_attr" else node.name


def text_of(value):
    if isinstance(value, torch.fx.Node):
        return "%" + name_of(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(text_of, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join("%s: %s" % (key, text_of(each)) for key, each in value.items()) + "}"
    if isinstance(value, slice):
        return "slice(%s)" % ", ".join(map(text_of, (value.start, value.stop, value.step)))
    if value is None or isinstance(value, (bool, int, float, str)):
        return repr(value)
    return _python_of(value)


def arguments_of(args, kwargs):
    return ", ".join([text_of(each) for each in args]
                     + ["%s=%s" % (key, text_of(each)) for key, each in kwargs.items()])


def target_of(node):
    return str(node.target) if node.op == "call_module" else _operator_of(node)


def line_of(node):
    """`add = call_method add(%x, 1)`; placeholders, weights and the output in the same manner."""
    if node.op == "placeholder":
        return "%s = placeholder" % node.name
    if node.op == "get_attr":
        return "%s = get_attr" % node.target
    if node.op == "output":
        return "output(%s)" % text_of(node.args[0])
    arguments = arguments_of(node.args, node.kwargs)
    return "%s = %s %s(%s)" % (node.name, node.op, target_of(node), arguments)


def lines_of(graph):
    return [line_of(node) for node in graph.nodes]


def text_of_json(value):
    """The same of an argument in the JSON of a graph."""
    if isinstance(value, list):
        return "[" + ", ".join(map(text_of_json, value)) + "]"
    if not isinstance(value, dict):
        return repr(value)
    (kind, inner), = value.items()
    if kind == "value":
        return "%" + inner
    if kind == "slice":
        return "slice(%s)" % ", ".join(map(text_of_json, inner))
    if kind == "dict":
        return "{" + ", ".join("%s: %s" % (k, text_of_json(each))
                               for k, each in inner.items()) + "}"
    return inner  # {"python": …} and {"float": …}


def line_of_json(node):
    call = node["call"]
    arguments = ", ".join([text_of_json(each) for each in call["args"]]
                          + ["%s=%s" % (key, text_of_json(each))
                             for key, each in call.get("kwargs", {}).items()])
    target = node["module"] if call["kind"] == "module" else node["op"]
    return "%s = call_%s %s(%s)" % (node["id"], call["kind"], target, arguments)


def write_json(path, value):
    """JSON with the long lists and objects opened two deep, and a line for each of their items."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(_opened(value, 0) + "\n")


def _opened(value, depth):
    flat = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if len(flat) <= 96 - 2 * depth or not isinstance(value, (list, dict)) or depth > 6:
        return flat
    space = "\n" + "  " * (depth + 1)
    if isinstance(value, list):
        inner = [_opened(each, depth + 1) for each in value]
    else:
        inner = [json.dumps(key) + ": " + _opened(each, depth + 1) for key, each in value.items()]
    opening, closing = "[]" if isinstance(value, list) else "{}"
    return opening + space + ("," + space).join(inner) + space[:-2] + closing
