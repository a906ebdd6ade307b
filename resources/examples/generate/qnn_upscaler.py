#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a quantized network that doubles the size of a picture: few channels, many rows."""
from qnn_model import GRAPH_INPUT, GRAPH_OUTPUT, U8, QuantizedModel, scale, write


def block(model, name, value, channels):
    """Depth-wise, wider, narrower, and the sum of it and what came in."""
    deep = model.conv(f"{name}_depth", value, channels, 3, deep=True)
    wide = model.relu(f"{name}_relu", model.conv(f"{name}_wide", deep, 4 * channels))
    narrow = model.conv(f"{name}_narrow", wide, channels)
    return model.node(f"{name}_add", "ElementWiseAdd", [value, narrow], model.dims(value), 0.08)


def upscaler(height):
    model = QuantizedModel()
    width = height * 16 // 9
    value = model.tensor("picture", GRAPH_INPUT, U8, [1, height, width, 3], scale(1 / 255))
    value = model.conv("stem", value, 32, 3)
    for at in range(4):
        value = block(model, f"block{at}", value, 32)
    value = model.conv("last", value, 12, 3)
    model.node("larger", "DepthToSpace", [value], [1, 2 * height, 2 * width, 3], 1 / 255, 0,
               tensors={"block_size": ([2], [2, 2])},
               scalars={"mode": {"QNN_DATATYPE_UINT_32": 1}}, out=GRAPH_OUTPUT)
    return model


if __name__ == "__main__":
    write(__doc__, "upscaler", upscaler, "--height", 270, "rows of the small picture")
