# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""A small writer of ONNX graphs that look like exports of PyTorch modules.

No weight is stored: each is a graph input with the name of its parameter.
"""

from collections import Counter
from contextlib import contextmanager

from onnx import TensorProto, checker, helper, save, shape_inference

FLOAT, INT64, BOOL = TensorProto.FLOAT, TensorProto.INT64, TensorProto.BOOL


class Net:
    """One graph. With `named`, nodes are named by the modules they are in, else by kind and number."""

    def __init__(self, name, named=True, opset=13):
        self.name, self.named, self.opset = name, named, opset
        self.nodes, self.inputs, self.outputs, self.inits = [], [], [], {}
        self.params, self.counts, self.path, self.next = set(), Counter(), [], 1

    @contextmanager
    def at(self, *modules):
        """Inside of a module. A number is a child of the Sequential before it, as in "layer1", "0";
        a child of a ModuleList is one name, "layers.0"."""
        before = list(self.path)
        self.path += [str(m) for m in modules if m != ""]
        yield self
        self.path = before

    def scope(self):
        names = []
        for m in self.path:
            names.append(f"{names[-1]}.{m}" if m.isdigit() and names else m)
        return "/" + "".join(n + "/" for n in names)

    def input(self, name, *dims, kind=FLOAT):
        self.inputs.append(helper.make_tensor_value_info(name, kind, dims))
        return name

    def param(self, name, *dims, kind=FLOAT):
        full = ".".join(self.path + [name])
        if full not in self.params:
            self.params.add(full)
            self.input(full, *dims, kind=kind)
        return full

    def const(self, value, kind=None):
        """A tiny initializer: a number or a list of whole numbers."""
        if kind is None:
            kind = FLOAT if isinstance(value, float) else INT64
        key = (repr(value), kind)
        if key not in self.inits:
            dims = [len(value)] if isinstance(value, list) else []
            data = value if isinstance(value, list) else [value]
            self.inits[key] = helper.make_tensor(f"onnx::Const_{len(self.inits)}", kind, dims, data)
        return self.inits[key].name

    def op(self, kind, *ins, out=1, **attrs):
        ins = [i if isinstance(i, str) else self.const(i) for i in ins]
        if self.named:
            base = self.scope() + kind
            n = self.counts[base]
            self.counts[base] += 1
            name = f"{base}_{n}" if n else base
            outs = [f"{name}_output_{i}" for i in range(out)]
        else:
            name = f"{kind}_{len(self.nodes)}"
            outs = [str(self.next + i) for i in range(out)]
            self.next += out
        self.nodes.append(helper.make_node(kind, ins, outs, name, **attrs))
        return outs[0] if out == 1 else outs

    def output(self, value, name, kind=FLOAT):
        """Gives a value out under a name of its own."""
        for node in self.nodes:
            for names in (node.input, node.output):
                for i, n in enumerate(names):
                    if n == value:
                        names[i] = name
        self.outputs.append(helper.make_value_info(name, helper.make_tensor_type_proto(kind, None)))
        return name

    def write(self, folder="."):
        graph = helper.make_graph(self.nodes, self.name, self.inputs, self.outputs,
                                  list(self.inits.values()))
        model = helper.make_model(graph, producer_name="pytorch", producer_version="2.1.0",
                                  opset_imports=[helper.make_opsetid("", self.opset)])
        model.ir_version = 8
        known = shape_inference.infer_shapes(model, strict_mode=True)
        for mine, found in zip(graph.output, known.graph.output):
            mine.CopyFrom(found)
        model.graph.CopyFrom(graph)
        checker.check_model(model)
        save(model, f"{folder}/{self.name}.onnx")

    # Layers. Names are those of the module in the module at hand.

    def conv(self, name, x, cin, cout, k=1, s=1, p=None, g=1, bias=True, d=1):
        k = k if isinstance(k, tuple) else (k,) * 2
        p = p if p is not None else tuple((i - 1) // 2 * d for i in k)
        p = p if isinstance(p, tuple) else (p,) * len(k)
        with self.at(*name.split("/")):
            ins = [x, self.param("weight", cout, cin // g, *k)]
            if bias:
                ins.append(self.param("bias", cout))
            return self.op("Conv", *ins, kernel_shape=k, strides=(s,) * len(k), pads=p * 2, group=g,
                           dilations=(d,) * len(k))

    def bn(self, name, x, c):
        with self.at(*name.split("/")):
            return self.op("BatchNormalization", x, *[
                self.param(p, c) for p in ("weight", "bias", "running_mean", "running_var")])

    def relu(self, x, name=""):
        with self.at(*name.split("/")):
            return self.op("Relu", x)

    def silu(self, x, name=""):
        with self.at(*name.split("/")):
            return self.op("Mul", x, self.op("Sigmoid", x))

    def gelu(self, x, name=""):
        with self.at(*name.split("/")):
            y = self.op("Add", self.op("Erf", self.op("Div", x, 1.4142135)), 1.0)
            return self.op("Mul", self.op("Mul", x, y), 0.5)

    def pool(self, x, k, s, p=0, kind="MaxPool", name="", ceil=0):
        with self.at(*name.split("/")):
            return self.op(kind, x, kernel_shape=(k, k), strides=(s, s), pads=(p,) * 4, ceil_mode=ceil)

    def gemm(self, name, x, cin, cout):
        with self.at(*name.split("/")):
            return self.op("Gemm", x, self.param("weight", cout, cin), self.param("bias", cout), transB=1)

    def linear(self, name, x, cin, cout, bias=True):
        with self.at(*name.split("/")):
            y = self.op("MatMul", x, self.param("weight", cin, cout))
            return self.op("Add", self.param("bias", cout), y) if bias else y

    def norm(self, name, x, c):
        """LayerNorm: one operator since opset 17."""
        with self.at(*name.split("/")):
            w, b = self.param("weight", c), self.param("bias", c)
            if self.opset >= 17:
                return self.op("LayerNormalization", x, w, b, axis=-1)
            y = self.op("Sub", x, self.op("ReduceMean", x, axes=[-1]))
            v = self.op("ReduceMean", self.op("Pow", y, 2.0), axes=[-1])
            y = self.op("Div", y, self.op("Sqrt", self.op("Add", v, 1e-5)))
            return self.op("Add", self.op("Mul", y, w), b)

    def reshape(self, x, *dims):
        return self.op("Reshape", x, self.const(list(dims)))

    def transpose(self, x, *perm):
        return self.op("Transpose", x, perm=perm)

    def slice(self, x, begin, end, axis, step=1):
        return self.op("Slice", x, [begin], [end], [axis], [step])

    def split(self, x, parts, axis):
        return self.op("Split", x, self.const(parts), out=len(parts), axis=axis)

    def concat(self, axis, *xs):
        return self.op("Concat", *xs, axis=axis)

    def add(self, x, y):
        return self.op("Add", x, y)
