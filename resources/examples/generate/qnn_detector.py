#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a small quantized detector: inverted residual blocks and three heads."""
from qnn_model import GRAPH_INPUT, GRAPH_OUTPUT, U8, QuantizedModel, scale, write

# Channels, stride and times of the blocks.
STAGES = [(16, 1, 1), (24, 2, 2), (32, 2, 3), (64, 2, 3), (96, 1, 2), (160, 2, 2)]
HEADS = {32: 2, 96: 4, 160: 6}  # Anchors at the end of the stages with so many channels.
CLASSES = 21


class Detector(QuantizedModel):
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
    model = Detector()
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


if __name__ == "__main__":
    write(__doc__, "detector", detector, "--size", 320, "height and width of the image")
