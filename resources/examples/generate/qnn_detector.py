#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a small quantized detector as Qualcomm's converters write models (MODEL_net.json).

Inverted residual blocks and three heads, 8 bits, channels last. Equal options give equal bytes;
there are no weights, only their shapes.
"""
import argparse
import json

U8, I8, I32, INDEX = 1032, 776, 818, 306
GRAPH_INPUT, GRAPH_OUTPUT, INNER, STATIC = 0, 1, 3, 4

# Channels, stride and times of the blocks.
STAGES = [(16, 1, 1), (24, 2, 2), (32, 2, 3), (64, 2, 3), (96, 1, 2), (160, 2, 2)]
HEADS = {32: 2, 96: 4, 160: 6}  # Anchors at the end of the stages with so many channels.
CLASSES = 21


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

    def node(self, name, kind, inputs, dims, step, offset=-128, tensors=None, scalars=None,
             out=INNER):
        result = self.tensor(f"{name}_out", out, U8, dims, scale(step, offset))
        self.nodes[name] = {
            "package": "qti.aisw", "type": kind,
            "tensor_params": {
                key: {f"{name}_{key}": {"id": 0, "type": STATIC, "dataFormat": 0,
                                        "data_type": INDEX, "dims": shape, "data": data}}
                for key, (shape, data) in (tensors or {}).items()},
            "scalar_params": scalars or {},
            "input_names": inputs, "output_names": [result], "macs_per_inference": ""}
        return result

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

    def block(self, name, value, channels, stride):
        depth = self.dims(value)[3]
        wide = self.relu(f"{name}_relu1", self.conv(f"{name}_expand", value, 4 * depth))
        deep = self.conv(f"{name}_depth", wide, 4 * depth, 3, stride, True)
        narrow = self.conv(f"{name}_project", self.relu(f"{name}_relu2", deep), channels)
        if stride != 1 or depth != channels:
            return narrow
        return self.node(f"{name}_add", "ElementWiseAdd", [value, narrow], self.dims(value), 0.08)

    def head(self, name, value, anchors):
        depth = self.dims(value)[3]
        shared = self.relu(f"{name}_relu", self.conv(f"{name}_shared", value, depth, 3))
        results = []
        for kind, wanted in (("box", 4), ("class", CLASSES)):
            conv = self.conv(f"{name}_{kind}", shared, anchors * wanted)
            _, height, width, _ = self.dims(conv)
            results.append(self.node(f"{name}_{kind}_flat", "Reshape", [conv],
                                     [1, height * width * anchors, wanted], 0.05))
        return results


def detector(size):
    model = Model()
    image = model.tensor("image", GRAPH_INPUT, U8, [1, size, size, 3], scale(1 / 255))
    value = model.relu("stem_relu", model.conv("stem", image, 32, 3, 2))
    boxes, classes = [], []
    for stage, (channels, stride, times) in enumerate(STAGES):
        for at in range(times):
            value = model.block(f"block{stage}_{at}", value, channels, stride if at == 0 else 1)
        if channels in HEADS:
            box, scores = model.head(f"head{len(boxes)}", value, HEADS[channels])
            boxes.append(box)
            classes.append(scores)
    count = sum(model.dims(box)[1] for box in boxes)
    axis = {"axis": {"QNN_DATATYPE_UINT_32": 1}}
    model.node("boxes", "Concat", boxes, [1, count, 4], 0.05, scalars=axis, out=GRAPH_OUTPUT)
    scores = model.node("scores", "Concat", classes, [1, count, CLASSES], 0.05, scalars=axis)
    model.node("probabilities", "Softmax", [scores], [1, count, CLASSES], 1 / 256, 0,
               scalars={"axis": {"QNN_DATATYPE_UINT_32": 2}, "beta": {"QNN_DATATYPE_FLOAT_32": 1.0}},
               out=GRAPH_OUTPUT)
    return model


def written(model):
    """One tensor and one node a line."""
    def lines(members):
        return ",\n".join(f"   {json.dumps(name)}: {json.dumps(value)}"
                          for name, value in members.items())
    types = sorted({node["type"] for node in model.nodes.values()})
    return ('{\n "model.cpp": "detector.cpp",\n "model.bin": "",\n'
            ' "converter_command": "",\n "copyright_str": "",\n'
            f' "op_types": {json.dumps(types)},\n "graph": {{\n  "tensors": {{\n'
            f'{lines(model.tensors)}\n  }},\n  "nodes": {{\n{lines(model.nodes)}\n  }}\n }}\n}}\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", required=True, metavar="FILE", help="the file to write")
    parser.add_argument("--size", type=int, default=320, help="height and width of the image")
    options = parser.parse_args()
    with open(options.o, "w", encoding="utf-8") as file:
        file.write(written(detector(options.size)))


if __name__ == "__main__":
    main()
