#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes a network that hears keywords, in floats of 32 bits: attention over frames of sound."""
from qnn_model import F32, GRAPH_INPUT, GRAPH_OUTPUT, INNER, PLAIN, STATIC, Model, write

FRAMES, BINS, DEPTH, WORDS = 100, 40, 64, 12


class Keywords(Model):
    def constant(self, name, dims):
        return self.tensor(name, STATIC, F32, dims, PLAIN)

    def node(self, name, kind, inputs, dims, tensors=None, scalars=None, out=INNER):
        return self.add(name, kind, inputs, F32, dims, PLAIN, tensors, scalars, out)

    def product(self, name, a, b, dims, isTurned=False):
        return self.node(name, "MatMul", [a, b], dims,
                         scalars={"transpose_in0": {"QNN_DATATYPE_BOOL_8": 0},
                                  "transpose_in1": {"QNN_DATATYPE_BOOL_8": int(isTurned)}})

    def linear(self, name, value, depth):
        *frames, last = self.dims(value)
        weight = self.constant(f"{name}_weight", [1, 1, last, depth])
        return self.product(name, value, weight, [*frames, depth])

    def sum(self, name, a, b):
        return self.node(name, "ElementWiseAdd", [a, b], self.dims(a))

    def norm(self, name, value):
        depth = self.dims(value)[3]
        inputs = [value, *(self.constant(f"{name}_{part}", [depth]) for part in ("gain", "bias"))]
        return self.node(name, "LayerNorm", inputs, self.dims(value),
                         {"axes": ([1], [3])}, {"epsilon": {"QNN_DATATYPE_FLOAT_32": 1e-5}})

    def layer(self, name, value):
        query, key, content = (self.linear(f"{name}_{part}", value, DEPTH)
                               for part in ("query", "key", "content"))
        scores = self.product(f"{name}_scores", query, key, [1, 1, FRAMES, FRAMES], True)
        weights = self.node(f"{name}_weights", "Softmax", [scores], self.dims(scores),
                            scalars={"axis": {"QNN_DATATYPE_UINT_32": 3},
                                     "beta": {"QNN_DATATYPE_FLOAT_32": 1.0}})
        mixed = self.product(f"{name}_mixed", weights, content, [1, 1, FRAMES, DEPTH])
        value = self.norm(f"{name}_norm1",
                          self.sum(f"{name}_add1", value, self.linear(f"{name}_out", mixed, DEPTH)))
        wide = self.linear(f"{name}_wide", value, 4 * DEPTH)
        wide = self.node(f"{name}_relu", "Relu", [wide], self.dims(wide))
        return self.norm(f"{name}_norm2",
                         self.sum(f"{name}_add2", value, self.linear(f"{name}_narrow", wide, DEPTH)))


def keywords(layers):
    model = Keywords()
    value = model.tensor("sound", GRAPH_INPUT, F32, [1, 1, FRAMES, BINS], PLAIN)
    value = model.linear("frames", value, DEPTH)
    for at in range(layers):
        value = model.layer(f"layer{at}", value)
    logits = model.linear("words", value, WORDS)
    model.node("mean", "ReduceMean", [logits], [1, 1, 1, WORDS], {"axes": ([1], [2])},
               {"keep_dims": {"QNN_DATATYPE_BOOL_8": 1}}, GRAPH_OUTPUT)
    return model


if __name__ == "__main__":
    write(__doc__, "keywords", keywords, "--layers", 4, "how many layers there are")
