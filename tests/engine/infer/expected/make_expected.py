#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes what onnx.shape_inference says of a model: a line for each value, `NAME TYPE[EXTENTS]`.

  make_expected.py MODEL.onnx > expected/MODEL.txt     (Debian's python3-onnx 1.12)

A `?` is an extent that it does not know. Without and with the propagation of data, of which the
first answer that knows more is taken; values that the file itself describes are left out.
"""
import sys

import onnx
from onnx import TensorProto, shape_inference

WORDS = {"FLOAT": "f32", "DOUBLE": "f64", "FLOAT16": "f16", "BFLOAT16": "bf16", "INT64": "i64",
         "INT32": "i32", "INT16": "i16", "INT8": "i8", "UINT8": "u8", "UINT16": "u16",
         "UINT32": "u32", "UINT64": "u64", "BOOL": "bool", "STRING": "string"}


def extents(kind):
    return [str(dim.dim_value) if dim.HasField("dim_value") else dim.dim_param or "?"
            for dim in kind.shape.dim]


def described(graph):
    found = {}
    for value in list(graph.value_info) + list(graph.output) + list(graph.input):
        kind = value.type.tensor_type
        if value.type.HasField("tensor_type") and kind.HasField("shape"):
            word = WORDS.get(TensorProto.DataType.Name(kind.elem_type), "?")
            found[value.name] = (word, extents(kind))
    return found


def main():
    model = onnx.load(sys.argv[1], load_external_data=False)
    before = described(model.graph)
    made = {name for node in model.graph.node for name in node.output}
    answers = {}
    for propagates in (len(sys.argv) > 2,):
        inferred = shape_inference.infer_shapes(model, data_prop=propagates)
        for name, (word, shape) in described(inferred.graph).items():
            if name in made and name not in before:
                answers[name] = f"{name} {word}[{','.join(shape)}]"
    print("\n".join(sorted(answers.values())))


main()
