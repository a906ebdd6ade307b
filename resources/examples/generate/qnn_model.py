# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Models as Qualcomm's converters write them (MODEL_net.json). There are no weights, only their
shapes; equal calls give equal bytes.
"""
import argparse
import json

U8, I8, I32, F32, INDEX = 1032, 776, 818, 562, 306
GRAPH_INPUT, GRAPH_OUTPUT, INNER, STATIC = 0, 1, 3, 4
PLAIN = {"definition": 2147483647, "encoding": 2147483647,
         "scale_offset": {"scale": 0.0, "offset": 0}}


def scale(scale, offset=0):
    return {"definition": 1, "encoding": 0, "scale_offset": {"scale": scale, "offset": offset}}


class Model:
    """Collects tensors and nodes in the order of execution."""

    def __init__(self):
        self.tensors, self.nodes = {}, {}

    def tensor(self, name, kind, dtype, dims, quant, data=None):
        tensor = {"id": len(self.tensors) + 1, "type": kind, "dataFormat": 0, "data_type": dtype,
                  "dims": dims, "quant_params": quant}
        if data is not None:
            tensor["data"] = data
        self.tensors[name] = tensor
        return name

    def dims(self, name):
        return self.tensors[name]["dims"]

    def add(self, name, kind, inputs, dtype, dims, quant, tensors=None, scalars=None, out=INNER):
        result = self.tensor(f"{name}_out", out, dtype, dims, quant)
        self.nodes[name] = {
            "package": "qti.aisw", "type": kind,
            "tensor_params": {
                key: {f"{name}_{key}": {"id": 0, "type": STATIC, "dataFormat": 0,
                                        "data_type": INDEX, "dims": shape, "data": data}}
                for key, (shape, data) in (tensors or {}).items()},
            "scalar_params": scalars or {},
            "input_names": inputs, "output_names": [result], "macs_per_inference": ""}
        return result

    def written(self, name):
        """One tensor and one node a line."""
        def lines(members):
            return ",\n".join(f"   {json.dumps(key)}: {json.dumps(value)}"
                              for key, value in members.items())
        types = sorted({node["type"] for node in self.nodes.values()})
        return (f'{{\n "model.cpp": "{name}.cpp",\n "model.bin": "",\n'
                ' "converter_command": "",\n "copyright_str": "",\n'
                f' "op_types": {json.dumps(types)},\n "graph": {{\n  "tensors": {{\n'
                f'{lines(self.tensors)}\n  }},\n  "nodes": {{\n{lines(self.nodes)}\n  }}\n }}\n}}\n')


class QuantizedModel(Model):
    """Convolutions in 8 bits, channels last."""

    def node(self, name, kind, inputs, dims, step, offset=-128, tensors=None, scalars=None,
             out=INNER):
        return self.add(name, kind, inputs, U8, dims, scale(step, offset), tensors, scalars, out)

    def conv(self, name, value, channels, filter=1, stride=1, deep=False, step=0.05, offset=-128):
        batch, height, width, depth = self.dims(value)
        shape = [filter, filter, 1 if deep else depth, channels]
        weight = self.tensor(f"{name}_weight", STATIC, I8, shape, scale(0.01))
        bias = self.tensor(f"{name}_bias", STATIC, I32, [channels], scale(0.0005))
        pad = (filter - 1) // 2
        tensors = {"stride": ([2], [stride, stride]),
                   "pad_amount": ([2, 2], [[pad, pad], [pad, pad]]),
                   "dilation": ([2], [1, 1])}
        scalars = {} if deep else {"group": {"QNN_DATATYPE_UINT_32": 1}}
        dims = [batch, -(-height // stride), -(-width // stride), channels]
        return self.node(name, "DepthWiseConv2d" if deep else "Conv2d", [value, weight, bias],
                         dims, step, offset, tensors, scalars)

    def relu(self, name, value, step=0.025):
        return self.node(name, "Relu", [value], self.dims(value), step, 0)


def write(what, name, make, option, usual, help):
    """The program: one number is how large the model is."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("-o", required=True, metavar="FILE", help="the file to write")
    parser.add_argument(option, dest="size", type=int, default=usual, help=help)
    options = parser.parse_args()
    with open(options.o, "w", encoding="utf-8") as file:
        file.write(make(options.size).written(name))
